/** Which rows of a long table are drawn: those that can be seen, wherever the page was scrolled to. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsIn } from '../../../src/web/app/row-window.ts';

describe('rowsIn', () => {
  it('draws a table of a few hundred rows whole', () => {
    expect(rowsIn(400, -5_000, 40, 800)).toEqual({ from: 0, to: 400, above: 0, below: 0 });
  });

  it('draws what is in the window and some around it, and keeps the rest free', () => {
    expect(rowsIn(10_000, -40_000, 40, 800)).toEqual({ from: 960, to: 1_060, above: 38_400, below: 357_600 });
    expect(rowsIn(10_000, 300, 40, 800).from).toBe(0);
    expect(rowsIn(10_000, -1_000_000, 40, 800)).toMatchObject({ from: 10_000, to: 10_000, below: 0 });
  });

  it('leaves no visible row undrawn, and the page as long as it would be', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 401, max: 20_000 }),
        fc.double({ min: -900_000, max: 900, noNaN: true }),
        fc.integer({ min: 20, max: 90 }),
        (count, top, height) => {
          const { from, to, above, below } = rowsIn(count, top, height, 900);
          expect(above + below + (to - from) * height).toBe(count * height);
          for (const seen of [0, 450, 899]) {
            const row = Math.floor((seen - top) / height);
            if (row >= 0 && row < count) expect(row >= from && row < to).toBe(true);
          }
        },
      ),
    );
  });
});
