import { describe, expect, it } from 'vitest';
import { fitsGaps, withGaps } from '../../src/text/unreadable.ts';

describe('a name with gaps', () => {
  it.each([
    ['L?pez', 'L?pez'],
    ['M\ufffdller', 'M?ller'],
    ['SÃƒâ€ Ã¢itÃƒâ€Ã¢', 'S?it?'],
  ])('%s is %s', (text, gapped) => {
    expect(withGaps(text)).toBe(gapped);
  });
  it('is none where every letter is there, or too few are left', () => {
    for (const text of ['López', 'Who?', '?', 'Ã…ström'.replace('Ã…', 'Å'), 'L\ufffd', '王小明'] as const)
      expect(withGaps(text), text).toBeNull();
  });
  it('fits the names that have its letters around its gaps', () => {
    expect(fitsGaps('l?pez', 'lopez')).toBe(true);
    expect(fitsGaps('m?ller', 'mueller')).toBe(true);
    expect(fitsGaps('s?it?', 'seite')).toBe(true);
    expect(fitsGaps('l?pez', 'lopes')).toBe(false);
    expect(fitsGaps('l?pez', 'lpez')).toBe(true);
    expect(fitsGaps('m?ller', 'metzgermiller')).toBe(false);
    expect(fitsGaps('a?a', 'a')).toBe(false);
  });
});
