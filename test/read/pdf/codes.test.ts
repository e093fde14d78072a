import { describe, expect, it } from 'vitest';
import { withCodes } from '../../../src/read/pdf/codes.ts';
import type { RawItem } from '../../../src/read/pdf/pieces.ts';

const item = (str: string, fontName = 'f'): RawItem => ({ str, fontName, transform: [10, 0, 0, 10, 72, 700], width: 100, hasEOL: false });
const texts = (items: readonly RawItem[]): string[] => withCodes(items).map(({ str }) => str);
/** A text as a Cyrillic font without names shows it: by its codes. */
const coded = (text: string): string =>
  text.replace(/[А-яЁё№«»]/g, (sign) => {
    const special = 'Ё№ё«»'.indexOf(sign);
    return String.fromCharCode(special >= 0 ? ([0x9c, 0x9d, 0xbc, 0xbe, 0xbf][special] ?? 0) : sign.charCodeAt(0) - 0x410 + 0xc0);
  });

describe('Cyrillic fonts that name no letters', () => {
  const line = 'Марш А. Медленный рост выдуманного рифа, ещё раз // Вестник «Лагуна». 1999. № 4';

  it('are told by words of nothing but high letters', () => {
    expect(texts([item(coded(line)), item(coded('Рост'), 'bold'), item('Plain words.', 'other')])).toEqual([line, 'Рост', 'Plain words.']);
  });

  it('are no Latin fonts with accents, however many', () => {
    const french = 'Été, où l’élève créée a été fêtée à Nîmes; naïveté, ça, là, ôté, þæð, ÁÉÍÓ';
    expect(texts([item(french)])).toEqual([french]);
  });

  it('are no Latin font in which one name was decoded twice over', () => {
    const twice = 'Kurié für Krahé, Müller, Größe, naïve: ÃÆÃâÃ ÃâÃâÂ ÂÃâÃÆ ÃâÃâÃÆ ÂÂÃâÃâ ÃÆÃÆÃâ ÃâÃÆÂ';
    expect(texts([item(twice)])).toEqual([twice]);
  });

  it('are not believed on few words', () => {
    expect(texts([item(coded('Риф рост'))])).toEqual([coded('Риф рост')]);
  });
});

describe('Latin bitmap fonts in the Cork encoding', () => {
  it('are told by a bare ligature, and their letters of Central Europe put back', () => {
    expect(texts([item('Repov\u00b2, \u0090imon: e\u001bects of \u0092\u00ffe')])[0]).toMatch(/^Repovš, .imon: e\u001bects/);
  });

  it('leave signs of fonts that name theirs as they are', () => {
    expect(texts([item('5 \u00b2 of 10 \u00b0C')])).toEqual(['5 \u00b2 of 10 \u00b0C']);
  });

  it('speak for one font alone', () => {
    expect(texts([item('e\u001bect \u00ba', 'bitmap'), item('10 \u00b0C', 'named')])).toEqual(['e\u001bect ž', '10 \u00b0C']);
  });
});
