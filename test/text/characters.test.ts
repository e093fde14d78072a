import { describe, expect, it } from 'vitest';
import { APOSTROPHE, classOf, DIGIT, foldOf, HYPHEN, IGNORED, LOWER, MARKUP, SEPARATOR, UPPER } from '../../src/text/characters.ts';

const fold = (text: string): string => foldOf(text, 0).out;

describe('classOf', () => {
  it('knows the plain characters and takes the end of a text for a separator', () => {
    expect(['a', 'Z', '7', "'", '-', '&', ' ', '\u00ad'].map((letter) => classOf(letter.charCodeAt(0)))).toEqual([
      LOWER,
      UPPER,
      DIGIT,
      APOSTROPHE,
      HYPHEN,
      MARKUP,
      SEPARATOR,
      IGNORED,
    ]);
    expect(classOf(Number.NaN)).toBe(SEPARATOR);
  });
});

describe('foldOf', () => {
  it.each([
    ['ﬃ', 'ffi'],
    ['Ä', 'ä'],
    ['E\u0301', 'é'],
    ['ſ', 's'],
    ['Ω', 'omega'],
    ['²', '2'],
    ['𝒳', 'x'],
    ['€', '€'],
    ['☃', ''],
    ['深', '深'],
  ])('%s → %s', (letter, out) => expect(fold(letter)).toBe(out));
  it('takes combining marks with their letter', () => expect(foldOf('e\u0301\u0323x', 0).length).toBe(3));
});
