/** Works in a column of a table. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { blocksOf } from '../document-of.ts';

const WORKS = ['Roe', 'Doe', 'Poe'].map(
  (name, i) => `${name} A, Lee B. On the growth of hedges, part ${i}. J Hedges. 200${i};3:1${i}-2${i}.`,
);
const table = (head: string, rows: readonly string[]) =>
  blocksOf([
    ['heading', 'Included studies'],
    ['table', [head, ...rows].join('\n')],
    ['paragraph', 'Hedges grow.'],
  ]);

describe('a table with a column of works', () => {
  it('gives each work, and nothing of the other columns', () => {
    const { references } = extract(
      table(
        'No. | Reference | Country',
        WORKS.map((work, i) => `${i + 1} | ${work} | Norway`),
      ),
    );
    expect(references.map(({ raw }) => raw)).toEqual(WORKS);
  });
  it('takes in the identifier or the address that has a column of its own, and no number of another kind', () => {
    const { references } = extract(
      table(
        'No. | Reference | n | PMID | DOI',
        WORKS.map((work, i) => `${i + 1} | ${work} | 12${i} | 1234567${i} | ${i === 1 ? '' : `10.9999/hedge.${i}`}`),
      ),
    );
    expect(references.map(({ raw }) => raw)).toEqual(
      WORKS.map((work, i) => `${work} PMID: 1234567${i}${i === 1 ? '' : ` 10.9999/hedge.${i}`}`),
    );
    expect(references.map(({ fields }) => fields.DOI)).toEqual(['10.9999/hedge.0', undefined, '10.9999/hedge.2']);
  });
  it('may be the readings of a course', () => {
    const { references } = extract(
      table(
        'Date | Topic | Reading',
        WORKS.map((work, i) => `${i + 3} Sep. 2019 | Hedges | ${work}`),
      ),
    );
    expect(references.map(({ raw }) => raw)).toEqual(WORKS);
  });
  it('is none where the column names studies only, or no column says what it holds', () => {
    expect(extract(table('No. | Reference | n', ['1 | Roe 2001 | 12', '2 | Doe 2002 | 14', '3 | Poe 2003 | 9'])).references).toEqual([]);
    expect(
      extract(
        table(
          'No. | What was seen | Year',
          WORKS.map((_, i) => `${i + 1} | Hedges in the north, and walls | 200${i}`),
        ),
      ).references,
    ).toEqual([]);
  });
  it('is not asked where the document has a list', () => {
    const { references } = extract(
      blocksOf([
        ['table', ['Study | Reference', ...WORKS.map((work, i) => `${i + 1} | ${work}`)].join('\n')],
        ['heading', 'References'],
        ...WORKS.map((work) => ['reference', work] as const),
      ]),
    );
    expect(references).toHaveLength(3);
  });
});
