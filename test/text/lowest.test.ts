import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexFrom, indexHolding, lastUpTo, lowest } from '../../src/text/lowest.ts';

describe('lowest', () => {
  it('finds what reading one by one would find', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 })), fc.integer({ min: 0, max: 51 }), (numbers, least) => {
        const sorted = [...numbers].sort((a, b) => a - b);
        const found = sorted.findIndex((number) => number >= least);
        expect(lowest(sorted.length, (i) => (sorted[i] ?? 0) >= least)).toBe(found < 0 ? sorted.length : found);
      }),
    ));
});

/** Numbers in rising order, some of them twice, and one to look for. */
const rising = fc.tuple(
  fc.array(fc.integer({ min: 0, max: 50 })).map((numbers) => [...numbers].sort((a, b) => a - b)),
  fc.integer({ min: -1, max: 51 }),
);

describe('lastUpTo, indexHolding and indexFrom', () => {
  it('find what reading one by one would find', () =>
    fc.assert(
      fc.property(rising, ([numbers, value]) => {
        const stretches = numbers.map((start) => ({ start }));
        const last = Math.max(
          0,
          numbers.findLastIndex((number) => number <= value),
        );
        expect(lastUpTo(numbers, value)).toBe(last);
        expect(indexHolding(stretches, value)).toBe(last);
        const first = numbers.findIndex((number) => number >= value);
        expect(indexFrom(stretches, value)).toBe(first < 0 ? numbers.length : first);
      }),
    ));
});
