import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowest } from '../../src/text/lowest.ts';

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
