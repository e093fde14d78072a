import { describe, expect, it } from 'vitest';
import { sameWord, shortSlip, slip } from '../../../src/text/names/spelling.ts';

describe('one name in two spellings', () => {
  it.each([
    ['mueller', 'muller'],
    ['strauss', 'straus'],
    ['yilmaz', 'iilmaz'],
    ['stephen', 'stefen'],
    ['ito', 'itoh'],
    ['ohno', 'ono'],
    ['satoh', 'sato'],
    ['giannakis', 'yannakis'],
  ])('%s and %s', (a, b) => {
    expect(sameWord(a, b)).toBe(true);
    expect(sameWord(b, a)).toBe(true);
  });
  it('is not every word like it', () => {
    expect(sameWord('may', 'mai')).toBe(false);
    expect(sameWord('muller', 'miller')).toBe(false);
    expect(sameWord('stone', 'stein')).toBe(false);
    expect(sameWord('noh', 'no')).toBe(false);
    expect(sameWord('cohen', 'coen')).toBe(false);
    expect(sameWord('gill', 'yill')).toBe(false);
  });
});

describe('a slip of the pen', () => {
  it('is one letter in five, two changed about, or two letters in seven', () => {
    expect(slip('ajzen', 'azjen')).toBe(true);
    expect(slip('tarner', 'tarnir')).toBe(true);
    expect(slip('rosenberg', 'rosenburk')).toBe(true);
    expect(slip('sirnons', 'simons')).toBe(true);
    expect(slip('tarn', 'torn')).toBe(false);
    expect(slip('stone', 'shine')).toBe(false);
    expect(slip('quill', 'guill')).toBe(false);
  });
});

describe('a slip in a short name', () => {
  it('is two letters changed about or letters that look like others, in three or four letters', () => {
    for (const [a, b] of [
      ['wagn', 'wang'],
      ['sirns', 'sims'],
      ['arnin', 'amin'],
      ['lou', 'luo'],
    ] as const) {
      expect(shortSlip(a, b), a).toBe(true);
      expect(shortSlip(b, a), b).toBe(true);
    }
    for (const [a, b] of [
      ['wang', 'wong'],
      ['wang', 'wang'],
      ['li', 'il'],
      ['ali', 'lai'],
      ['ajzen', 'azjen'],
    ] as const)
      expect(shortSlip(a, b), a).toBe(false);
  });
});
