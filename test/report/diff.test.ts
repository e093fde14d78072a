import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference } from '../../src/report/diff.ts';

describe('difference', () => {
  it('marks the words that only one side has', () => {
    const { cited, found } = difference('Seeding of dark clouds', 'Positivity of clouds');
    expect(cited).toEqual([
      { text: 'Seeding', same: false },
      { text: ' of ', same: true },
      { text: 'dark', same: false },
      { text: ' clouds', same: true },
    ]);
    expect(found.filter(({ same }) => !same)).toEqual([{ text: 'Positivity', same: false }]);
  });

  it('takes case and accents for the same', () => {
    expect(difference('Über Wolken', 'uber WOLKEN').cited.every(({ same }) => same)).toBe(true);
  });

  it('loses no character of either side', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 }), (a, b) => {
        const { cited, found } = difference(a, b);
        expect(cited.map(({ text }) => text).join('')).toBe(a);
        expect(found.map(({ text }) => text).join('')).toBe(b);
      }),
    );
  });

  it('does not take very long texts apart', () => {
    expect(difference('word '.repeat(500), 'other '.repeat(500)).cited).toHaveLength(1);
  });
});
