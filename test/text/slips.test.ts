import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blurred, misread, transposed } from '../../src/text/slips.ts';

describe('two letters changed about', () => {
  it('are neighbours, and all else is the same', () => {
    expect(transposed('resluts', 'results')).toBe(true);
    expect(transposed('ctaegory', 'category')).toBe(true);
    expect(transposed('glacires', 'glaciers')).toBe(true);
    for (const [a, b] of [
      ['results', 'results'],
      ['rseluts', 'results'],
      ['sesultr', 'results'],
      ['result', 'results'],
      ['', ''],
    ] as const)
      expect(transposed(a, b), `${a} ${b}`).toBe(false);
  });

  it('are found in any word, whichever way round', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2, maxLength: 12 }), fc.nat(), (word, seed) => {
        const at = seed % (word.length - 1);
        const [x = '', y = ''] = [word[at], word[at + 1]];
        const turned = `${word.slice(0, at)}${y}${x}${word.slice(at + 2)}`;
        expect(transposed(word, turned)).toBe(x !== y);
        expect(transposed(turned, word)).toBe(x !== y);
      }),
    );
  });
});

describe('a word read for another', () => {
  it('has letters that look like those of the other', () => {
    for (const [a, b] of [
      ['modem', 'modern'],
      ['sirnons', 'simons'],
      ['lnterval', 'interval'],
      ['dassification', 'classification'],
      ['c0mputer', 'computer'],
      ['vvalking', 'walking'],
    ] as const)
      expect([misread(a, b), misread(b, a)], `${a} ${b}`).toEqual([true, true]);
  });

  it('is no other word, and no short one', () => {
    for (const [a, b] of [
      ['bom', 'born'],
      ['paths', 'baths'],
      ['glacier', 'glazier'],
      ['walking', 'talking'],
    ] as const)
      expect(misread(a, b), `${a} ${b}`).toBe(false);
  });
});

describe('a word of a bad print', () => {
  it('has letters that grain confuses', () => {
    for (const [a, b] of [
      ['tbe', 'the'],
      ['iu', 'in'],
      ['prccclampsia', 'preeclampsia'],
      ['btmllib', 'htmllib'],
    ] as const)
      expect([blurred(a, b), blurred(b, a)], `${a} ${b}`).toEqual([true, true]);
    for (const [a, b] of [
      ['a', 'o'],
      ['ice', 'ace'],
      ['type1', 'typei'],
      ['slow', 'slower'],
    ] as const)
      expect(blurred(a, b), `${a} ${b}`).toBe(false);
  });
});
