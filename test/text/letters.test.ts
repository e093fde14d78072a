import { describe, expect, it } from 'vitest';
import { codeAt, isCapital, isDigit, isLetter, isLetterOrMark } from '../../src/text/letters.ts';

describe('a character by its code', () => {
  it('is what Unicode says, for every unit of text', () => {
    const wrong: number[] = [];
    for (let code = 0; code <= 0xffff; code += 1) {
      const unit = String.fromCharCode(code);
      const same =
        isLetter(code) === /\p{L}/u.test(unit) &&
        isLetterOrMark(code) === /[\p{L}\p{M}]/u.test(unit) &&
        isDigit(code) === /\p{Nd}/u.test(unit) &&
        isCapital(code) === /[\p{Lu}\p{Lt}]/u.test(unit);
      if (!same) wrong.push(code);
    }
    expect(wrong).toEqual([]);
  });

  it('is none where there is no character', () => {
    expect(codeAt('ab', 1)).toBe(98);
    expect(codeAt('ab', 2)).toBeNaN();
    expect([isLetter(Number.NaN), isLetterOrMark(Number.NaN), isDigit(Number.NaN), isCapital(Number.NaN)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
