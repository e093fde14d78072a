import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CslItem } from '../../../src/model/csl.ts';
import type { BibliographicIndex } from '../../../src/model/ports.ts';
import { buildIndex } from '../../../src/store/index/build.ts';
import { openIndex } from '../../../src/store/index/read.ts';

const dir = mkdtempSync(join(tmpdir(), 'stet-read-'));
const person = (family: string): readonly { family: string; given: string }[] => [{ family, given: 'A.' }];
const ITEMS: readonly CslItem[] = [
  {
    id: '1',
    title: 'Sorting barley by the light of the moon',
    author: person('Harrow'),
    issued: { 'date-parts': [[2011]] },
    DOI: '10.5555/barley',
    ISBN: '3-16-148410-X',
  },
  { id: '2', title: 'Sorting barley by the light of the moon', author: person('Quill'), issued: { 'date-parts': [[1986]] }, PMID: '77' },
  {
    id: '3',
    title: 'Copper roofs of the northern towns: a survey',
    author: person('Harrow'),
    issued: { 'date-parts': [[2011]] },
    volume: '12',
    page: '345-360',
    arxiv: '2101.00001',
  },
  { id: '4', title: 'Introduction', author: person('Roe'), issued: { 'date-parts': [[1999]] }, URL: 'https://example.org/intro' },
  { id: '5', title: 'Introduction', author: person('Ash'), issued: { 'date-parts': [[2001]] }, PMCID: 'PMC123456' },
  { id: '6', title: '深度学习在大麦分类中的应用', author: person('Wang'), issued: { 'date-parts': [[2015]] } },
  { id: '7', title: 'Die Müßiggänger', 'original-title': 'The idlers of the granary', author: person('Größ') },
];
let index: BibliographicIndex;

beforeAll(async () => {
  const from = join(dir, 'r.jsonl');
  // Enough other records that rare words are rare.
  const others = Array.from({ length: 500 }, (_, i) => ({
    id: `o${i}`,
    title: `Notes on the ${['theory', 'practice'][i % 2]} of granite number ${i}`,
    author: person(`P${i % 50}`),
    issued: { 'date-parts': [[1900 + (i % 90)]] },
  }));
  writeFileSync(from, [...ITEMS, ...others].map((item) => JSON.stringify(item)).join('\n'));
  await buildIndex({ from: [from], out: join(dir, 'r.idx') });
  index = openIndex(join(dir, 'r.idx'));
});
afterAll(() => {
  index.close();
  rmSync(dir, { recursive: true, force: true });
});
const ids = (items: readonly CslItem[]): readonly (string | undefined)[] => items.map(({ id }) => id);
const first = (fields: CslItem): string | undefined => index.search(fields, 5)[0]?.id;

describe('byIdentifier', () => {
  it('finds by every scheme and spelling', () => {
    expect(ids(index.byIdentifier('doi', 'https://doi.org/10.5555/BARLEY'))).toEqual(['1']);
    expect(ids(index.byIdentifier('isbn', '9783161484100'))).toEqual(['1']);
    expect(ids(index.byIdentifier('pmid', 'PMID: 77'))).toEqual(['2']);
    expect(ids(index.byIdentifier('arxiv', 'arXiv:2101.00001v2'))).toEqual(['3']);
    expect(ids(index.byIdentifier('doi', '10.48550/arXiv.2101.00001'))).toEqual(['3']);
    expect(ids(index.byIdentifier('url', 'http://www.example.org/intro/'))).toEqual(['4']);
    expect(ids(index.byIdentifier('pmcid', 'PMC123456'))).toEqual(['5']);
  });

  it('finds nothing for strangers and nonsense', () => {
    for (const value of ['10.5555/none', '', '10.', '\u0000', 'x'.repeat(100_000)]) expect(index.byIdentifier('doi', value)).toEqual([]);
  });
});

describe('byTitle', () => {
  it('gives every record of a title, form aside', () => {
    expect(ids(index.byTitle('SORTING BARLEY — by the “light” of the moon!'))).toEqual(['1', '2']);
    expect(ids(index.byTitle('the idlers of the granary'))).toEqual(['7']);
    expect(index.byTitle('Sorting barley by the light')).toEqual([]);
    expect(index.byTitle('…')).toEqual([]);
  });
});

describe('search', () => {
  it('finds through a slip, a dropped word, and two slips', () => {
    expect(first({ title: 'Sorting barly by the light of the moon', author: person('Harrow') })).toBe('1');
    expect(first({ title: 'Copper of the northern twons' })).toBe('3');
    expect(first({ title: 'Coper rofs of the nothern towns' })).toBe('3');
    expect(first({ title: '深度学习在大麦分类的应用' })).toBe('6');
  });

  it('puts the namesake by the cited authors first', () => {
    expect(ids(index.search({ title: 'Sorting barley by the light of the moon', author: person('Quill') }, 2))).toEqual(['2', '1']);
    expect(first({ title: 'Introduction', author: person('Ash'), issued: { 'date-parts': [[2001]] } })).toBe('5');
  });

  it('sees the authors’ other works of that year, when the title is wrong or missing', () => {
    const found = ids(
      index.search({ title: 'A title that nobody ever wrote', author: person('Harrow'), issued: { 'date-parts': [[2012]] } }, 5),
    );
    expect(found).toEqual(expect.arrayContaining(['1', '3']));
    expect(first({ author: person('Harrow'), issued: { 'date-parts': [[2011]] }, volume: '12', page: '345' })).toBe('3');
    expect(first({ title: 'Mangled beyond all', volume: '12', page: '345–60' })).toBe('3');
  });

  it('finds the title within a whole printed line', () => {
    expect(first({ title: 'A. Harrow, Copper roofs of the northern towns: a survey, J. Roofs 12 (2011) 345-360.' })).toBe('3');
  });

  it('gives no more than asked, the same each time, and nothing for nothing', () => {
    const fields = { title: 'Notes on the theory of granite' };
    expect(index.search(fields, 3)).toHaveLength(3);
    expect(index.search(fields, 9)).toEqual(index.search(fields, 9));
    expect(index.search(fields, 0)).toEqual([]);
    expect(index.search({}, 5)).toEqual([]);
    expect(index.search({ title: '!!!', author: [] }, 5)).toEqual([]);
  });
});
