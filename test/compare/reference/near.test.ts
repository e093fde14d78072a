/** What of a search is an answer. */
import { describe, expect, it } from 'vitest';
import { nearness } from '../../../src/compare/reference/near.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { Asked, LookupResult, Source } from '../../../src/model/source.ts';

const source = (fields: CslItem): Source => ({
  id: `test:${fields.title ?? ''}`,
  adapter: 'test',
  fields,
  titles: [],
  years: [2018],
  authorsComplete: true,
  notices: [],
  sameAs: [],
  snapshot: null,
});
const CORALS = source({
  type: 'article-journal',
  title: 'On the slow growth of imaginary corals in glass lagoons',
  author: [{ family: 'Marsh', given: 'Ada' }],
  'container-title': 'Journal of Invented Reefs',
});
const result = (covers: Asked['covers'], ...sources: readonly Source[]): LookupResult => ({
  asked: [
    {
      adapter: 'test',
      question: 'work',
      query: '',
      covers,
      lookup: sources.length === 0 ? { kind: 'absent' } : { kind: 'found', sources },
      snapshots: [],
    },
  ],
  candidates: sources.map((one) => ({ id: one.id, sources: [one], likeness: 0.5 })),
});
const told = (asked: string | null, covers: Asked['covers'] = 'authoritative', sources: readonly Source[] = [CORALS]) => {
  const { near, far, settled } = nearness(asked, result(covers, ...sources));
  return [near.length, far.length, settled];
};

describe('nearness', () => {
  it.each([
    'Marsh (2018). On the slow growth of imaginary corals in glass lagoons. Journal of Invented Reefs.',
    'marsh corals lagoons',
    'slow growth of imaginary corals',
    'the slow growth of imaginery corals in glass lagoons',
    null,
  ])('%j is answered', (asked) => expect(told(asked)).toEqual([1, 0, true]));

  it.each(['zorbing quaffle glass borogoves', 'Quillfeather (2021). Recursive drift of glass quills in large growth collections'])(
    '%j is not, though a search brings something up',
    (asked) => {
      expect(told(asked)).toEqual([0, 1, true]);
      expect(told(asked, 'broad')).toEqual([0, 1, false]);
    },
  );

  it('is settled by a source that holds all and has nothing, by no other', () => {
    expect(told('corals', 'authoritative', [])).toEqual([0, 0, true]);
    expect(told('corals', 'broad', [])).toEqual([0, 0, false]);
  });
});
