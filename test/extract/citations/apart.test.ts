/** Items that stand in none of some spans. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apartFrom } from '../../../src/extract/citations/apart.ts';
import type { Span } from '../../../src/model/document.ts';

const same = (span: Span): Span => span;

describe('apartFrom', () => {
  it('leaves out what shares a character with a span, and nothing that only touches one', () => {
    const taken = [
      { start: 10, end: 20 },
      { start: 12, end: 14 },
    ];
    const items = [
      { start: 5, end: 10 },
      { start: 15, end: 16 },
      { start: 20, end: 22 },
      { start: 0, end: 30 },
    ];
    expect(apartFrom(taken, items, same)).toEqual([items[0], items[2]]);
    expect(apartFrom([], items, same)).toEqual(items);
  });
  it('says what holding each beside each would say', () => {
    const span = fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 9 })).map(([start, long]) => ({ start, end: start + long }));
    fc.assert(
      fc.property(fc.array(span), fc.array(span), (taken, items) => {
        const apart = items.filter((item) => !taken.some(({ start, end }) => start < item.end && item.start < end));
        expect(apartFrom(taken, items, same)).toEqual(apart);
      }),
    );
  });
});
