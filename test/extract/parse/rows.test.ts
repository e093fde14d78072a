import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { random } from '../../../scripts/train-parser/fit.ts';
import { LANES, RowTable } from '../../../src/extract/parse/rows.ts';

/** The sum of the rows of some keys, from the table: of the first by themselves, of the last, and both put together. */
function summed(table: RowTable, labels: number, keys: readonly number[]): number[] {
  const third = Math.floor(keys.length / 3);
  table.take(Uint32Array.from([9, ...keys, 9]));
  table.sum(1, 1 + third, 0, 0, 1);
  table.sum(1 + third, 1 + 2 * third, 0, 0, 2);
  table.sum(1 + 2 * third, 1 + keys.length, 1, 2, 3);
  return [...table.sums.subarray(3 * LANES, 3 * LANES + labels)];
}

describe.each([
  ['as code of WebAssembly', false],
  ['plainly', true],
])('RowTable, %s', (_, plain) => {
  it('gives the sum of any rows, of any number of labels, and nothing for keys that it does not hold', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: LANES }),
        fc.uniqueArray(fc.integer({ min: 0, max: 0xffffffff }), { maxLength: 60 }),
        fc.array(fc.integer({ min: -127, max: 127 }), { minLength: 1, maxLength: 50 }),
        fc.array(fc.nat(80), { maxLength: 120 }),
        (labels, all, weights, asked) => {
          // 0 stands for the same key as 1.
          const keys = all.includes(1) ? all.filter((key) => key !== 0) : all;
          const held = keys.slice(0, Math.ceil(keys.length / 2));
          const rows = held.flatMap((_, i) => Array.from({ length: labels }, (__, l) => weights[(i * 7 + l) % weights.length] ?? 0));
          const wanted = asked.flatMap((n) => keys[n % Math.max(1, keys.length)] ?? []);
          const expected = Array.from({ length: labels }, (__, l) =>
            wanted.reduce((sum, key) => sum + (held.includes(key) ? (rows[held.indexOf(key) * labels + l] ?? 0) : 0), 0),
          );
          expect(summed(new RowTable(Uint32Array.from(held), rows, labels, 3, plain), labels, wanted)).toEqual(expected);
        },
      ),
    );
  });

  it('finds every row of a table with more of them than are kept close at hand', () => {
    const next = random(5);
    const keys = [...new Set(Array.from({ length: 40_000 }, () => Math.floor(next() * 2 ** 32)))];
    const labels = 21;
    const rows = Int8Array.from({ length: keys.length * labels }, () => Math.floor(next() * 255) - 127);
    const table = new RowTable(Uint32Array.from(keys), rows, labels, 3, plain);
    keys.forEach((key, i) => {
      if (i % 37 === 0) expect(summed(table, labels, [key, (key + 1) >>> 0])).toEqual([...rows.subarray(i * labels, (i + 1) * labels)]);
    });
    const first = Array.from({ length: 75 }, (_, i) => i * 500);
    expect(
      summed(
        table,
        labels,
        first.map((i) => keys[i] ?? 0),
      ),
    ).toEqual(Array.from({ length: labels }, (_, l) => first.reduce((sum, i) => sum + (rows[i * labels + l] ?? 0), 0)));
  });
});

describe('RowTable where WebAssembly is not to be had', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['at all', undefined],
    [
      'by the policy of a page',
      {
        Memory: WebAssembly.Memory,
        Module: () => {
          throw new EvalError('unsafe-eval');
        },
      },
    ],
    [
      'for want of address space',
      {
        Memory: () => {
          throw new RangeError('could not allocate memory');
        },
      },
    ],
  ])('does without %s', (_, there) => {
    vi.stubGlobal('WebAssembly', there);
    const table = new RowTable(Uint32Array.of(5, 6), [1, -127, 10, 100], 2, 3);
    vi.unstubAllGlobals();
    expect(summed(table, 2, [5, 6, 7, 5])).toEqual([12, -154]);
  });
});
