import { describe, expect, it } from 'vitest';
import { rounds } from '../../../../src/compare/claim/judge/rounding.ts';

describe('a rounded number', () => {
  it('is the exact one with fewer places', () => {
    for (const [value, other] of [
      [3.2, 3.19],
      [4400, 4387],
      [3_200_000, 3_190_000],
      [-3.2, -3.19],
    ] as const)
      expect(rounds(value, other), `${value} of ${other}`).toBe(true);
  });

  it('is no near one, no year and nothing of nought', () => {
    for (const [value, other] of [
      [3.18, 3.2],
      [120, 118],
      [50, 47],
      [2000, 2011],
      [1990, 1987],
      [0, 0.001],
      [5000, 4000],
    ] as const)
      expect(rounds(value, other), `${value} of ${other}`).toBe(false);
  });
});
