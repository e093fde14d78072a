/** Looking up and comparing, with the other names that lists of journals know for the cited venue. */
import { describe, expect, it } from 'vitest';
import { gather } from '../src/gather.ts';
import { sourceOf } from '../src/lookup/local.ts';
import type { SourceAdapter } from '../src/model/ports.ts';
import { referenceOf } from './compare/reference/make.ts';

const held = {
  id: '1',
  title: 'On the walking of small brown bears in winter',
  'container-title': 'Zeitschrift für Bären',
  author: [{ family: 'Quill' }],
};
const adapter: SourceAdapter = {
  name: 'held',
  remote: false,
  covers: () => 'no',
  find: async () => ({ lookup: { kind: 'found', sources: [sourceOf(held, 'held')] }, snapshots: [] }),
};
const run = { adapters: [adapter], signal: new AbortController().signal };
const cited = referenceOf({ fields: { ...held, 'container-title': 'Bear Q' } });

describe('gathering', () => {
  it('compares a venue by the name a record bears, where a list knows it', async () => {
    const alone = await gather(cited, run);
    expect(alone.comparison.evidence[0]?.components.venue.label).not.toBe('match');
    const { comparison } = await gather(cited, run, ['Bears Quarterly', 'Zeitschrift fur Baren']);
    expect(comparison.evidence[0]?.components.venue).toMatchObject({ label: 'match', cited: 'Bear Q', found: 'Zeitschrift für Bären' });
    expect((await gather(cited, run, ['Bears Quarterly'])).comparison).toEqual(alone.comparison);
  });

  it('tells how many records were found, and keeps them once', async () => {
    const { result } = await gather(cited, run);
    expect(result.asked.map(({ lookup }) => lookup)).toEqual(result.asked.map(() => ({ kind: 'found', sources: [], count: 1 })));
    expect(result.candidates.flatMap(({ sources }) => sources)).toHaveLength(1);
  });
});
