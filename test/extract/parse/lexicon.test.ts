import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_LEXICON, FUNCTION_WORDS, HashTable, hashOf, mix, WORD_CLASS } from '../../../src/extract/parse/lexicon.ts';

describe('HashTable', () => {
  it('gives back what was put in, and −1 for all else', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 0xffffffff }), { maxLength: 200 }), (keys) => {
        const table = new HashTable(
          Uint32Array.from(keys),
          keys.map((_, i) => i),
        );
        keys.forEach((key, i) => {
          expect(table.get(key)).toBe(i);
        });
        const absent = 12345;
        if (!keys.includes(absent)) expect(table.get(absent)).toBe(-1);
      }),
    );
  });

  it('is a set without values, and may be empty', () => {
    expect(new HashTable(Uint32Array.of(7, 9), null).get(9)).toBe(0);
    expect(EMPTY_LEXICON.venues.get(hashOf('nature'))).toBe(-1);
  });
});

describe('hashes', () => {
  it('are 32-bit, differ by order, and never change: weights depend on them', () => {
    expect(hashOf('')).toBe(hashOf(''));
    expect(mix(1, 2)).not.toBe(mix(2, 1));
    expect([hashOf('journal'), mix(1, 2)]).toMatchInlineSnapshot(`
      [
        -1970417038,
        -626962156,
      ]
    `);
  });
});

describe('word classes', () => {
  it('know announcing words in many languages', () => {
    const same = (...words: string[]): void => {
      expect(new Set(words.map((word) => WORD_CLASS.get(word))).size).toBe(1);
      expect(WORD_CLASS.get(words[0] ?? '')).toBeDefined();
    };
    same('march', 'märz', 'décembre', 'января');
    same('vol', 'band', 'jg', '卷');
    same('ed', 'hrsg', 'eds');
    expect(WORD_CLASS.get('penguin')).toBeUndefined();
    expect(FUNCTION_WORDS.get('und')).not.toBe(FUNCTION_WORDS.get('the'));
  });
});
