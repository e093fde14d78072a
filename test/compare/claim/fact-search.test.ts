import { describe, expect, it } from 'vitest';
import { bearing, bearingAnywhere, type FactSource, factPool, searchFact } from '../../../src/compare/claim/fact-search.ts';
import { builtInJudge } from '../../../src/compare/claim/judge/judge.ts';

const POOL = factPool([
  {
    source: 'a',
    text: 'The Vantic trial enrolled 48 patients in Leeds. Mortality fell by 20% in the treated group. The trial lasted 18 months.',
  },
  { source: 'b', text: 'Orrin Steel sold its mines in 2019. The firm bought two railways in Canada.' },
]);
const judge = builtInJudge();
const signal = new AbortController().signal;

describe('searchFact', () => {
  it('scores between 0 and 1, whatever the size of the pool', () => {
    const hits = searchFact(POOL, 'The Vantic trial enrolled 48 patients in Leeds.');
    expect(hits[0]).toMatchObject({ source: 'a' });
    expect(hits[0]?.similarity).toBeGreaterThanOrEqual(0.9);
    const wide = factPool(
      Array.from({ length: 200 }, (_, i) => ({ source: `s${i}`, text: `Trial ${i} enrolled patients. Mortality in Leeds was low.` })),
    );
    for (const hit of searchFact(wide, 'The trial enrolled patients in Leeds.', { similarity: 0, most: 9 })) {
      expect(hit.similarity).toBeGreaterThanOrEqual(0);
      expect(hit.similarity).toBeLessThanOrEqual(1);
    }
  });

  it('gives nothing below 0.7, and at most three', () => {
    expect(searchFact(POOL, 'The Vantic trial was stopped early by the regulator in Oslo.')).toEqual([]);
    const same = factPool(Array.from({ length: 9 }, (_, i) => ({ source: `s${i}`, text: 'The trial enrolled 48 patients in Leeds.' })));
    expect(searchFact(same, 'The trial enrolled 48 patients in Leeds.')).toHaveLength(3);
  });

  it('finds nothing for a fact without words', () => {
    expect(searchFact(POOL, '…')).toEqual([]);
  });
});

describe('bearing', () => {
  it('bears out what a passage says and not another number', () => {
    const yes = 'Mortality fell by 20% in the treated group.';
    const no = 'Mortality fell by 30% in the treated group.';
    expect(bearing(yes, searchFact(POOL, yes), judge, 'pool')).toMatchObject({ borne: true, from: 'pool', hit: { source: 'a' } });
    const other = bearing(no, searchFact(POOL, no, { similarity: 0.5, most: 3 }), judge, 'pool');
    expect(other.borne).toBe(false);
    expect(other.contradicted).toBeGreaterThanOrEqual(0.7);
  });

  it('looks outside only when nothing inside bears it out', async () => {
    const asked: string[] = [];
    const outside: FactSource = {
      search: async (query) => {
        asked.push(query);
        return [{ source: 'web', text: 'Ada Holm has chaired Orrin Steel since 2011.' }];
      },
    };
    expect(await bearingAnywhere('Orrin Steel sold its mines in 2019.', POOL, [judge], outside, signal)).toMatchObject({
      borne: true,
      from: 'pool',
    });
    expect(asked).toEqual([]);
    expect(await bearingAnywhere('Ada Holm has chaired Orrin Steel since 2011.', POOL, [judge], outside, signal)).toMatchObject({
      borne: true,
      from: 'outside',
    });
    expect(asked).toHaveLength(1);
    expect(await bearingAnywhere('Ada Holm has chaired Orrin Steel since 2011.', POOL, [judge], null, signal)).toMatchObject({
      borne: false,
    });
  });
});
