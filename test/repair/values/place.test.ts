import { describe, expect, it } from 'vitest';
import { leastOf, placedWords } from '../../../src/repair/values/place.ts';

const least = (mine: string, other: string): readonly [string, string] | null => {
  const found = leastOf(placedWords(mine), placedWords(other));
  return found === null ? null : [found.mine.map(({ text }) => text).join(' '), found.other.map(({ text }) => text).join(' ')];
};

describe('leastOf', () => {
  it.each([
    ['was leased on 21', 'leased on 12', '21', '12'],
    ['which carried 190 crates', 'carried 90 crates and', '190', '90'],
    ['1845', 'in 1854', '1845', '1854'],
    ['11 pm', 'midnight', '11 pm', 'midnight'],
    ['architect Max Reuter', 'engineer Albert Kroll', 'architect Max Reuter', 'engineer Albert Kroll'],
  ])('leaves the statement its own small words: %s beside %s', (mine, other, put, by) => {
    expect(least(mine, other)).toEqual([put, by]);
  });

  it.each([
    ['an article goes with its noun', 'a flood', 'arson'],
    ['an article of another form', 'a sealed', 'an unsealed'],
    ['a denial is whole', 'lowered', 'did not lower'],
    ['a denial that takes a word of the statement', 'and', 'but not'],
    ['a word that turns, alone', 'before', 'after'],
    ['a share has its “of”', 'all', '11% of'],
  ])('keeps the place where %s', (_why, mine, other) => {
    expect(least(mine, other)).toEqual([mine, other]);
  });

  it.each([
    ['a figure would be lost', 'rose from 187 to', 'fell from'],
    ['the figure is another end of the change', 'to 19', 'from 21'],
    ['two words differ that stand apart', 'red lamps of tin', 'blue lamps of brass and'],
  ])('has no least part where %s', (_why, mine, other) => {
    expect(least(mine, other)).toBeNull();
  });

  it('tells of long places too', () => {
    const words = (of: string): string => Array.from({ length: 60 }, (_, i) => `${of}${i}`).join(' ');
    expect(least(`${words('a')} 12`, `${words('b')} 21`)).toEqual([`${words('a')} 12`, `${words('b')} 21`]);
  });
});
