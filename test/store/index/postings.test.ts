import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePostings, encodePostings } from '../../../src/store/index/postings.ts';

const ascending = fc.uniqueArray(fc.nat(0xffff_ffff), { minLength: 1, maxLength: 300 }).map((numbers) => numbers.sort((a, b) => a - b));

describe('postings', () => {
  it('come back as they were written', () => {
    fc.assert(
      fc.property(ascending, (numbers) => {
        const bytes = encodePostings(numbers, 0, numbers.length);
        expect(bytes.readUInt32LE(0)).toBe(bytes.length - 4);
        expect([...decodePostings(bytes.subarray(4), numbers.length)]).toEqual(numbers);
      }),
    );
  });

  it('give the first ones when fewer are asked for, and the whole ones when cut short', () => {
    const numbers = [3, 700, 70_000, 7_000_000];
    const bytes = encodePostings(numbers, 0, 4).subarray(4);
    expect([...decodePostings(bytes, 2)]).toEqual([3, 700]);
    expect([...decodePostings(bytes.subarray(0, bytes.length - 1), 4)]).toEqual([3, 700, 70_000]);
  });

  it('take a byte for a near neighbour', () => {
    expect(
      encodePostings(
        Uint32Array.from({ length: 100 }, (_, i) => i),
        0,
        100,
      ),
    ).toHaveLength(104);
  });
});
