/** UTF-8 read in another character set, and text that only looks so. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAgain } from '../../src/text/misread.ts';

/** UTF-8 read as Windows-1252, as often as is said; controls stand where that set has nothing. */
function wrongly(text: string, times: number): string {
  const high = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
  let out = text;
  for (let time = 0; time < times; time += 1)
    out = [...new TextEncoder().encode(out)]
      .map((byte) => (byte >= 0x80 && byte < 0xa0 ? (high[byte - 0x80] ?? '') : String.fromCharCode(byte)))
      .join('');
  return out;
}

describe('text in a wrong character set', () => {
  it.each([
    ['GÃ³mez', 'Gómez'],
    ['MÃ¼ÃŸig', 'Müßig'],
    ['LarrivÃƒÆ’Ã‚Â©e', 'Larrivée'],
    ['Wnt/ÃƒÆ’Ã…Â½Ãƒâ€šÃ‚Â²-catenin', 'Wnt/β-catenin'],
    ['the donâ€™t of bears', 'the don’t of bears'],
    ['Lأ³pez', 'López'],
    ['LГіpez', 'López'],
    ['LĂłpez', 'López'],
    ['L√≥pez', 'López'],
  ])('%s is %s', (wrong, right) => {
    expect(readAgain(wrong)).toBe(right);
  });

  it.each([
    'López, Müßig, Åström, Œuvre',
    'CAFÉ”',
    'Straß“',
    '„das Ä“',
    '¿Qué…',
    'Dvořák–Šťastný',
    'Вопросы языкового родства',
    '日本イデオロギー論',
    'المدرسة',
    '±√2 ≤ π',
  ])('%s stays as it is', (text) => {
    expect(readAgain(text)).toBe(text);
  });

  it('is put right however often it was read wrongly, up to four times', () => {
    fc.assert(
      fc.property(fc.constantFrom('é', 'ü', 'ß', 'ł', 'β', 'š', '’'), fc.integer({ min: 0, max: 4 }), (letter, times) => {
        expect(readAgain(`a${wrongly(letter, times)}b`)).toBe(`a${letter}b`);
      }),
    );
  });
});
