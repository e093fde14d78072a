import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersInOrder, overlap, ratio } from '../../src/text/similarity.ts';

describe('ratio', () => {
  it('is 1 for equal texts, 0 for texts with nothing in common', () => {
    expect(ratio('abc', 'abc')).toBe(1);
    expect(ratio('', '')).toBe(1);
    expect(ratio('abc', 'xyz')).toBe(0);
    expect(ratio('abcd', 'abce')).toBe(0.75);
  });
  it('is symmetric and stays within 0..1', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(ratio(a, b)).toBe(ratio(b, a));
        expect(ratio(a, b)).toBeGreaterThanOrEqual(0);
        expect(ratio(a, b)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('overlap', () => {
  it('counts repeated words as often as they occur', () => {
    expect(overlap(['a', 'a', 'b'], ['a', 'b'])).toBeCloseTo(2 / 3);
    expect(overlap([], [])).toBe(1);
    expect(overlap(['a'], [])).toBe(0);
  });
});

describe('letters', () => {
  it.each([
    ['jpn', 'japan', true],
    ['jnp', 'japan', false],
    ['', 'japan', true],
    ['japans', 'japan', false],
  ])('%j in %s: %s', (letters, word, held) => {
    expect(lettersInOrder(letters, word)).toBe(held);
  });
});
