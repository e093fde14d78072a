import { describe, expect, test } from 'vitest';
import { ROWS } from '../../../../src/compare/claim/limits/pole-words.ts';

describe.each(ROWS)('$sides', ({ sides }) => {
  test('no phrase stands on both sides or twice on one', () => {
    const all = sides.flatMap((side) => side.split(', '));
    expect(all).not.toContain('');
    expect(new Set(all).size).toBe(all.length);
  });
});
