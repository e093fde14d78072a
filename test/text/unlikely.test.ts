import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNoLanguage, lettersOf, likeliness, pairsOf } from '../../src/text/unlikely.ts';

const LANGUAGES = [
  'The slow growth of coral reefs in warm and shallow waters',
  'Die Bedeutung der Rechtsprechung für die Entwicklung des öffentlichen Rechts',
  'L’évolution des récifs coralliens dans les eaux chaudes et peu profondes',
  'Wpływ przemian gospodarczych na kształtowanie się społeczeństwa obywatelskiego',
  'Vývoj českého jazyka a jeho vztah k ostatním slovanským jazykům',
  'A magyar nyelv története és a finnugor nyelvek összehasonlító vizsgálata',
  'Türkiye cumhuriyeti tarihinde eğitim politikalarının gelişimi üzerine inceleme',
  'Suomen kielen rakenteen kehitys ja yhteiskunnallinen merkitys',
  'Nghiên cứu ảnh hưởng của biến đổi khí hậu đến sản xuất nông nghiệp',
  'Datblygiad yr iaith Gymraeg a llenyddiaeth Cymru yn ystod yr ugeinfed ganrif',
  'Vliyanie ekonomicheskikh preobrazovaniy na razvitie obshchestva v Rossii',
  'Zhongguo jingji fazhan yu shehui bianqian de guanxi yanjiu',
  'Nihon ni okeru keizai hatten to shakai henka no kenkyu',
  'BLEU, ROUGE and METEOR at WMT: DNN and LSTM for SMT in HTML',
];

/** Every letter in place of another, always the same. */
const shifted = (text: string, by: number): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[a-z]/g, (letter) => String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + by) % 26)))
    .replace(/[A-Z]/g, (letter) => String.fromCharCode(65 + ((letter.charCodeAt(0) - 65 + by) % 26)));

describe('words of no language', () => {
  it.each(LANGUAGES)('are not those of “%s”', (text) => expect(isNoLanguage(text)).toBe(false));

  it.each([1, 3, 7, 16, 23])('are those of a title whose letters all stand %i further', (by) => {
    expect(isNoLanguage(shifted('The slow growth of coral reefs in warm and shallow waters', by))).toBe(true);
    expect(isNoLanguage(shifted('Die Bedeutung der Rechtsprechung für die Entwicklung des öffentlichen Rechts', by))).toBe(true);
  });

  it('are not told from few letters, from numbers, or from other scripts', () => {
    for (const text of [
      '',
      'Qxz vkw',
      'X. Q. Zhvk',
      '12(3):45–67',
      'Влияние экономических преобразований на развитие общества',
      '关于熊的研究与思考',
    ])
      expect(likeliness(text)).toBeNull();
    expect(isNoLanguage('Qxz vkw')).toBe(false);
  });

  it('count once however often they come, and only as far as they are words', () => {
    expect(likeliness('coral reefs growing slowly '.repeat(9))).toBe(likeliness('coral reefs growing slowly'));
    expect(lettersOf('A Naïve B2B re-use, d’Amore')).toEqual(['naive', 'use', 'damore']);
    expect(pairsOf('ab')).toEqual([26 * 27, 1, 27 + 26]);
  });

  it('never fail, whatever a text holds', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => Number.isFinite(likeliness(text) ?? 0)));
  });
});
