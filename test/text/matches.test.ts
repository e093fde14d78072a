import { describe, expect, it } from 'vitest';
import { matchesOf } from '../../src/text/matches.ts';

describe('matchesOf', () => {
  it('gives all matches with their places and groups, as often as it is asked', () => {
    const pattern = /(\d)(\d)/g;
    for (let turn = 0; turn < 2; turn += 1) {
      const found = matchesOf(pattern, '12 and 34');
      expect(found.map(({ index, 0: whole, 2: second }) => [index, whole, second])).toEqual([
        [0, '12', '2'],
        [7, '34', '4'],
      ]);
    }
    expect(matchesOf(pattern, 'none')).toEqual([]);
  });
});
