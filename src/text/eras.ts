/**
 * Years that stand alone in a reference, counted by eras of Japan or from the founding of the Republic of China, or written in Chinese numerals, as years of the
 * common count in as many signs: "（平成20年）" as "（2008 ）", "一九八五年" as "1985年". The count is exact for a year; a day is never moved.
 */

/** The year before the first of each era. */
export const BEFORE_ERA: Readonly<Record<string, number>> = {
  明治: 1867,
  大正: 1911,
  昭和: 1925,
  平成: 1988,
  令和: 2018,
  民國: 1911,
  民国: 1911,
  民: 1911,
};
/** Between signs that part fields: within a title an era is part of it. */
const ERA = /(?<=(?:^|[(（,，、。.』」》])\s?)(明治|大正|昭和|平成|令和|民國|民国|民)\s?(\d{1,3}|元)(年?)(?=\s?(?:[)）,，、。.]|$))/g;
const NUMERALS = /(?<=(?:^|[(（,，、。.』」》:：])\s?)([一二][〇○零一二三四五六七八九]{3})(?=年)/g;
const DIGITS = '〇一二三四五六七八九';
const ANY = /[治正和成民]|[一二][〇○零一二三四五六七八九]{3}年/;

const digitOf = (sign: string): string => String(Math.max(0, DIGITS.indexOf(sign)));

/** The text with such years in digits, as long as before, unit for unit. A year whose era leaves no room for four digits ("令和2)") stays as it is. */
export function withCommonYears(text: string): string {
  if (!ANY.test(text)) return text;
  return text
    .replace(NUMERALS, (numerals) => [...numerals].map(digitOf).join(''))
    .replace(ERA, (printed, era: string, count: string) => {
      const year = (BEFORE_ERA[era] ?? 0) + (count === '元' ? 1 : Number(count));
      return printed.length < 4 || year < 1868 || year > 2200 ? printed : String(year).padEnd(printed.length, ' ');
    });
}
