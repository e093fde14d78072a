/** Works as rows of a table. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';
import { blocksOf } from '../document-of.ts';

const table = (head: string, rows: readonly string[]) =>
  blocksOf([
    ['heading', 'Included studies'],
    ['table', [head, ...rows].join('\n')],
    ['paragraph', 'Hedges grow.'],
  ]);

describe('a table with a column for each part of a work', () => {
  const head = 'No. | Authors | Year | Title | Country | Journal';
  const row = (name: string, i: number) =>
    `${i + 1} | ${name}, A. & Lee, B. | 200${i} | On the growth of hedges, part ${i} | Norway | J Hedges`;
  const rows = ['Roe', 'Doe', 'Poe'].map(row);
  const printed = ['Roe', 'Doe', 'Poe'].map((name, i) => `${name}, A. & Lee, B. (200${i}). On the growth of hedges, part ${i}. J Hedges.`);

  it('gives each row as it would be printed, and the fields of it', () => {
    const { references } = extract(table(head, rows));
    expect(references.map(({ raw }) => raw)).toEqual(printed);
    expect(references[1]?.fields).toMatchObject({ title: 'On the growth of hedges, part 1' });
  });
  it('is read under the heading of a list, with tabs between its cells too', () => {
    const tabs = [head, ...rows].map((line) => line.replaceAll(' | ', '\t')).join('\n');
    const { references } = extract(
      blocksOf([
        ['heading', 'References'],
        ['paragraph', tabs],
      ]),
    );
    expect(references.map(({ raw }) => raw)).toEqual(printed);
  });
  it('takes volumes, pages and addresses, and a year beside the names', () => {
    const { references } = extract(
      table('Author (year) | Title | Journal | Volume | Issue | Pages | DOI', [
        'Roe (2001) | On hedges | J Hedges | 3 | 2 | 4–9 | 10.1000/hedge.1',
        'Doe (2002) | On walls | J Walls | 4 | 1 | 5–8 | 10.1000/wall.2',
      ]),
    );
    expect(references[0]?.raw).toBe('Roe (2001). On hedges. J Hedges, 3(2), 4–9. 10.1000/hedge.1');
    expect(references[0]?.fields).toMatchObject({ volume: '3', issue: '2', DOI: '10.1000/hedge.1' });
  });
  it('is none where authors and titles are all that there is', () => {
    const tasks = [
      'Ada Roe | Growth of the northern team | done',
      'Bea Doe | Walls of the new office | open',
      'Cy Poe | Gardens for all | open',
    ];
    expect(extract(table('Author | Title | Last update', tasks)).references).toEqual([]);
  });
  it('is none where it is the history of a document, or names no titles', () => {
    const history = ['3 May 2015', '4 June 2015', '5 July 2016'].map(
      (day, i) => `1.${i} | ${day} | Ada Roe | Draft of the report, part ${i}`,
    );
    expect(extract(table('Version | Date | Author | Title', history)).references).toEqual([]);
    expect(
      extract(table('Author | Year | Country | Journal', ['Roe | 2001 | Norway | J Hedges', 'Doe | 2002 | Chile | J Walls'])).references,
    ).toEqual([]);
  });
  it('may end with an empty cell', () => {
    const rows = ['Marsh, A. | 2016 | Growth of hedges | J Hedges | 10.5555/hedge.1', 'Poe, B. | 2017 | Walls and hedges | J Walls | '];
    const raw = extract(
      table(
        'Authors | Year | Title | Journal | DOI',
        rows.map((row) => row.trimEnd()),
      ),
    ).references.map((one) => one.raw);
    expect(raw).toEqual(['Marsh, A. (2016). Growth of hedges. J Hedges. 10.5555/hedge.1', 'Poe, B. (2017). Walls and hedges. J Walls.']);
  });
  it('is read out of LaTeX, where an ampersand of its own is none between cells', async () => {
    const source = String.raw`\documentclass{article}\begin{document}\section*{References}
\begin{tabular}{llll}Author & Year & Title & Journal \\ \hline
Marsh, A. & 2016 & Growth of hedges in the north & Journal of Hedges \\
Poe, B. \& Roe, C. & 2017 & Walls and what they hold & Annals of Walls \\\end{tabular}\end{document}`;
    const { references } = extract(await readDocument({ name: 'a.tex', bytes: new TextEncoder().encode(source) }));
    expect(references.map(({ raw }) => raw)).toEqual([
      'Marsh, A. (2016). Growth of hedges in the north. Journal of Hedges.',
      'Poe, B. & Roe, C. (2017). Walls and what they hold. Annals of Walls.',
    ]);
  });
});
