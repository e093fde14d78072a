/** Numbers beside or behind the entries of a list by the alphabet. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { blocksOf } from '../document-of.ts';

const read = (entries: readonly string[]) =>
  extract(
    blocksOf([
      ['paragraph', 'Hedges are old (Ng, 2013[1]). Doe (2014[2]) and Roe (2018[3]) say so.'],
      ['heading', 'References', { level: 1 }],
      ...entries.map((entry) => ['paragraph', entry] as const),
    ]),
  );

describe('numbers behind entries', () => {
  const works = [
    'Doe, B. (2014), “On fences”, Journal of Hedges, Vol. 4/1, pp. 2-8.',
    'Ng, C. (2013), “On walls”, Journal of Hedges, Vol. 3/1, pp. 3-7.',
    'Roe, A. (2018), On Hedges, Garden Press, Aue.',
  ];
  const numbered = works.map((work, i) => `${work} [${[2, 1, 3][i]}]`);

  it('are their labels, and tell which of them a mark means', () => {
    const { references, citations, remarks } = read(numbered);
    expect(references.map(({ key, raw }) => [key, raw])).toEqual(works.map((work, i) => [String([2, 1, 3][i]), work]));
    expect([...new Set(citations.map(({ to }) => references.find(({ id }) => id === to)?.key))]).toEqual(['1', '2', '3']);
    expect(remarks).toEqual([]);
  });

  it('may stand at the end of the first line', () => {
    const { references } = read(numbered.map((entry) => entry.replace(/, (.*) (\[\d\])$/, ', $2 $1')));
    expect(references.map(({ key }) => key)).toEqual(['2', '1', '3']);
    expect(references.every(({ raw }) => !/\[\d\]/.test(raw))).toBe(true);
  });

  it('are words of the entry where two are the same or most have none', () => {
    expect(read(works.map((work) => `${work} [1]`)).references.map(({ key }) => key)).toEqual(['1', '2', '3']);
    expect(read([numbered[0] ?? '', ...works.slice(1)]).references[0]?.raw).toContain('[2]');
  });
});
