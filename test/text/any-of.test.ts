import { describe, expect, test } from 'vitest';
import { anyOf } from '../../src/text/any-of.ts';

describe('anyOf', () => {
  const WORDS = anyOf("the a an\n  n't été");

  test('says of its words alone that they are, just as they are written', () => {
    expect(['the', 'a', 'an', "n't", 'été'].every((word) => WORDS.test(word))).toBe(true);
    expect(['', ' ', 'The', 'th', 'they', 'a an', 'the ', 'ete'].some((word) => WORDS.test(word))).toBe(false);
  });

  test('answers as the pattern of the same words does', () => {
    const pattern = /^(?:the|a|an|n't|été)$/;
    for (const word of ['the', 'a', 'aa', 'n’t', "n't", 'été', 'constructor', '__proto__', '\n', 'an\n'])
      expect(WORDS.test(word)).toBe(pattern.test(word));
  });
});
