/** Lists of nothing but addresses. */
import { describe, expect, it } from 'vitest';
import { isAddress, isDoiOf } from '../../../src/extract/entries/addresses.ts';
import { extract } from '../../../src/extract/index.ts';
import { blocksOf } from '../document-of.ts';

const LINKS = ['https://www.reef.org/2016/on-reefs', 'https://doi.org/10.9999/reef.12', 'www.hedges.org/2001/gates'];
const under = (lines: readonly string[]) =>
  extract(blocksOf([['heading', 'References'], ...lines.map((line) => ['paragraph', line] as const)])).references.map(({ raw }) => raw);

describe('a list of addresses', () => {
  it('has an entry for each', () => {
    expect(under(LINKS)).toEqual(LINKS);
  });
  it('leaves the address of a DOI with the work above it', () => {
    const works = [1999, 2001, 2004].map((year) => `Roe, A. (${year}). On hedges. Journal of Hedges, 3(2), 10–20.`);
    const lines = works.flatMap((work) => [work, 'https://doi.org/10.9999/reef.12']);
    expect(under(lines)).toHaveLength(3);
  });
  it('at the end of others, where no other has one below it, is a page that was copied in', () => {
    const works = [1999, 2001, 2004].map((year) => `Roe, A. (${year}). On hedges. Journal of Hedges, 3(2), 10–20.`);
    const page = 'https://www.reef.org/about-reefs/';
    expect(under([...works, page])).toEqual([...works, page]);
    expect(under([...works.slice(0, 2), 'Roe, A. (2004). On reefs. Retrieved from', page])).toHaveLength(3);
    expect(under(works.flatMap((work) => [work, page]))).toHaveLength(3);
  });
  it('knows an address from words about one', () => {
    expect(isAddress('https://reef.org/a')).toBe(true);
    expect(isAddress('see https://reef.org/a')).toBe(false);
    expect(isAddress('https://')).toBe(false);
  });
});

describe('isDoiOf', () => {
  const entry = { text: 'Roe, K. (2001). On hedges. Hedge Press.' };
  it('tells a DOI of the entry above from an entry of its own', () => {
    expect(isDoiOf('https://doi.org/10.1234/a3', [entry])).toBe(true);
    expect(isDoiOf('DOI: 10.1234/a3', [entry])).toBe(true);
    expect(isDoiOf('10.1234/a3', [entry, { text: 'doi:10.1234/a2' }])).toBe(false);
    expect(isDoiOf('10.1234/a3 On ponds', [entry])).toBe(false);
    expect(isDoiOf('10.1234/a3', [])).toBe(false);
  });
});
