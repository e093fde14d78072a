import { describe, expect, it } from 'vitest';
import { languageOf, ownScript, sameLanguage, strangerTo } from '../../../../src/compare/claim/recall/language.ts';

it.each([
  ['The cat is on the mat and it is happy with that', 'en'],
  ['Der Hund ist in dem Haus und die Katze auch', 'de'],
  ['Le chat est dans la maison et il ne mange pas', 'fr'],
  ['東京は日本の首都です。人口が多い。', 'han'],
  ['Москва является столицей', 'cyrillic'],
  ['La bibliothèque ouvre à neuf heures, mais elle ferme avec les autres', 'fr'],
  ['Die Gebühr wurde nach einem Jahr erhöht', 'de'],
  ['Revenue of Aldmere', 'latin'],
  ['Revenue 2020', null],
  ['', null],
])('%s: %s', (text, language) => expect(languageOf(text)).toBe(language));

it('differs only where both are known', () => {
  expect(sameLanguage('en', 'de')).toBe(false);
  expect(sameLanguage('en', null)).toBe(true);
  expect(sameLanguage(null, null)).toBe(true);
});

it('knows a Latin sentence that it cannot name to be in another language than one of another script', () => {
  expect(sameLanguage('latin', 'han')).toBe(false);
  expect(sameLanguage('cyrillic', 'latin')).toBe(false);
  expect(sameLanguage('latin', 'de')).toBe(true);
  expect(['han', 'thai', 'en', 'latin', null].map(ownScript)).toEqual([true, true, false, false, false]);
});

describe('strangerTo', () => {
  it.each([
    ['The company employs 2,310 people.', 'de', true],
    ['Das Unternehmen verkaufte 2021 3.200 Autos.', 'en', true],
    ['该公司2021年售出3200辆汽车。', 'en', true],
    ['Das Unternehmen verkaufte 2021 3.200 Autos.', 'de', false],
    ['Los Angeles employs 2,310 people.', 'en', false],
    ['Van der Meer hat 3 Läden.', 'de', false],
    ['Wang Jianguo (王建国先生) chairs it.', 'en', false],
    // Words that are English too are of no other language.
    ['A ten-year-old who brings a book back late pays nothing.', 'en', false],
    ['No child pays a fee.', 'en', false],
    ['A casa de um homem pobre.', 'en', true],
    ["Aucun résident n'a quitté l'étude.", 'en', true],
  ])('%s beside %s: %s', (claim, language, is) => expect(strangerTo(claim, language)).toBe(is));
});

it('tells the likeliest language where that is enough', () => {
  const text =
    'La central solar de Almera empezó a funcionar en 2018. Produce 210 gigavatios hora al año. Sin embargo, recibe subvenciones públicas.';
  expect([languageOf(text, true), languageOf('Ada Holm', true)]).toEqual(['es', null]);
});
