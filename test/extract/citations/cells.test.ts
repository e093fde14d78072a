/** Numbers of works alone in cells of tables. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

const FAMILIES = ['Arden', 'Brook', 'Croft', 'Dale', 'Elm'];
const LIST = FAMILIES.map(
  (name, i) => `<li>${name} A. On the ${name.toLowerCase()} of the northern gardens. Garden Letters. ${2001 + i};${i + 3}:1-9.</li>`,
);

/** The numbers that the marks in a table lead to; the text above it cites all works by raised numbers. */
async function cited(
  head: string,
  rows: readonly (readonly string[])[],
  text = 'Gardens grow.<sup>1,2</sup> They wither.<sup>3–5</sup>',
): Promise<string> {
  const table = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const html = `<html><body><p>${text}</p><table><tr>${head}</tr>${table}</table><h2>References</h2><ol>${LIST.join('')}</ol></body></html>`;
  const document = await readDocument({ name: 'a.html', bytes: new TextEncoder().encode(html) }, { isolate: false });
  const { citations, references } = extract(document);
  const from = document.text.indexOf('Garden |');
  const keys = new Map(references.map(({ id, key }) => [id, key]));
  return citations.flatMap(({ to, span }) => (span.start < from ? [] : [keys.get(to ?? '') ?? '?'])).join(' ');
}

describe('a column of references', () => {
  it('cites by what stands alone in its cells, raised or not, where its heading says so', async () => {
    const head = '<th>Garden</th><th>Trees</th><th>Ref.</th>';
    expect(
      await cited(head, [
        ['North', '4', '<sup>1</sup>'],
        ['South', '2', '<sup>2,3</sup>'],
      ]),
    ).toBe('1 2 3');
    expect(
      await cited(head, [
        ['North', '4', '1'],
        ['South', '2', '[2–4]'],
        ['East', '3', 'own data'],
      ]),
    ).toBe('1 2 3 4');
  });

  it('cites under any heading where all of it is raised, and not where a cell is not, or counts beyond the list', async () => {
    const head = '<th>Garden</th><th>Trees</th><th>Who</th>';
    expect(
      await cited(head, [
        ['North', '4', '<sup>1</sup>'],
        ['South', '2', '<sup>5</sup>'],
      ]),
    ).toBe('1 5');
    expect(
      await cited(head, [
        ['North', '4', '<sup>1</sup>'],
        ['South', '2', 'a'],
      ]),
    ).toBe('');
    expect(
      await cited(head, [
        ['North', '4', '<sup>1</sup>'],
        ['South', '2', '<sup>9</sup>'],
      ]),
    ).toBe('');
  });

  it('is none in a text that hardly cites by numbers', async () => {
    const rows = [
      ['North', '4', '1'],
      ['South', '2', '2'],
    ];
    expect(await cited('<th>Garden</th><th>Trees</th><th>Ref.</th>', rows, 'Gardens grow (Arden, 2001).')).toBe('');
  });
});
