/** What links of a page say of its marks and entries. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

const ENTRIES = ['Arden', 'Brook', 'Croft', 'Dale'].map(
  (name, i) =>
    `<p>${name}, A. (${2001 + i}). <a href="https://example.org/on/${name}">On the ${name} hedges</a>. Journal of Hedges, ${i + 1}, 1–9.</p>`,
);
const CITING = 'Hedges grow (Arden, 2001; Brook, 2002; Croft, 2003).';
const remarks = async (text: string, behind = '') => {
  const page = `<p>${CITING} ${text}</p>${behind}<h2>References</h2>${ENTRIES.join('')}`;
  const document = await readDocument({ name: 'a.html', bytes: new TextEncoder().encode(page) }, { isolate: false });
  const extraction = extract(document);
  return { says: extraction.remarks.map(({ says }) => says), references: extraction.references.map(({ origin }) => origin) };
};
const UNCITED = 'No mark in the text was found that points at entry 4.';

describe('links of a page', () => {
  it('lead where a mark says, so that its work is not called missing', async () => {
    const missing = 'The text cites “Marsh 2018”, which the reference list does not hold.';
    expect((await remarks('So do walls (Marsh, 2018).')).says).toEqual([missing, UNCITED]);
    expect((await remarks('So do walls (<a href="https://example.org/walls">Marsh, 2018</a>).')).says).toEqual([UNCITED]);
    expect((await remarks('Marsh (2018) <a href="https://example.org/walls">found</a> that walls do.')).says).toEqual([UNCITED]);
    expect((await remarks('<a href="https://example.org/x">Elsewhere</a> walls do (Marsh, 2018).')).says).toEqual([missing, UNCITED]);
  });
  it('are not looked for where a text hides its own authors', async () => {
    expect((await remarks('As we said (Author, 2020).')).says).toEqual([UNCITED]);
  });
  it('cite the entry that prints them too', async () => {
    expect((await remarks('As <a href="http://www.example.org/on/Dale/">others</a> say.')).says).toEqual([]);
    expect((await remarks('As <a href="https://example.org/">others</a> say.')).says).toEqual([UNCITED]);
  });
});

describe('a record shown in the text', () => {
  const record =
    '<p>Cited as:</p><pre>@article{own2020,\n  title = "On hedges and what grows in them",\n  author = "Own, Ada",\n  year = "2020"\n}</pre>';
  it('is how the page is to be cited: it is read, is not called uncited and hides no list', async () => {
    const { says, references } = await remarks('Dale (2004) says so.', record);
    expect(says).toEqual([]);
    expect(references).toEqual(['entry', 'list', 'list', 'list', 'list']);
  });
});
