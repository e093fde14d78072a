/**
 * What stands within the brackets of a mark and is no part of how marks are read elsewhere, written as it is there with every sign in its
 * place: initials, second years, short names of bodies, codes of reference managers.
 */
import { FOUR, NO_YEAR, PARTICLE, WORD } from './words.ts';

/** "Smith, K., 2018", "Nguyen T.H. (2019)": a lone name with its initials behind it. */
const TURNED = new RegExp(
  `(?<![\\p{L}\\p{M}'’.-])(?<!(?:[&,]|\\b(?:and|und|et|y|e|en))\\s)(${WORD})(,?\\s)((?:\\p{Lu}\\.-?){1,3})(?=,?\\s[(]?${FOUR})`,
  'gu',
);

/** "(Ng, A., & Li, B., 2020": names of several people with their initials behind, as lists have them. */
const ALL_TURNED = new RegExp(
  `(?<=[([;]\\s?)(?:${PARTICLE}${WORD},\\s(?:\\p{Lu}\\.\\s?){1,3}(?:,\\s?)?(?:(?:&|and)\\s)?){2,4}(?=,?\\s?${FOUR})`,
  'gu',
);
/** The names alone, with blanks for what was left out in front of the comma before the year. */
const withoutInitials = (printed: string): string => {
  const comma = /,\s?$/.exec(printed)?.[0] ?? '';
  const names = printed
    .replace(/,\s(?:\p{Lu}\.\s?){1,3}/gu, ' ')
    .replace(/\s{1,9},/g, ',')
    .replace(/,?\s{1,9}(&|and)\s/g, ' $1 ')
    .replace(/[,\s]{1,9}$/, '');
  return names.padEnd(printed.length - comma.length) + comma;
};

/** "[Ng (и др.), 2019]": what stands for further authors, in brackets of its own. */
const FURTHER = /(?<=\p{L})\s?\(((?:и\sдр|и\sсоавт|та\sін|et\sal)\.?)\)(?=,?\s?(?:1[5-9]|20)\d{2})/gu;

/** "{Ng, 2001 #12; Doe, 1999 #4@12-14}" */
const UNPRINTED = new RegExp(`\\{([^{}\\n]{1,80},\\s(?:${FOUR}[a-h]?|n\\.d\\.)\\s#\\d{1,6}[^{}\\n]{0,300})\\}`, 'g');

/**
 * The text with what is said within the brackets of a mark in square brackets written as the marks have it elsewhere, every sign in its
 * place: "[1900] 1953" as two years, the short name of a body left out, initials before their name, and what EndNote leaves in the text
 * where it was not told to print, "{Ng, 2001 #12}", in round brackets.
 */
export const withoutInner = (text: string): string =>
  text
    .replace(UNPRINTED, (_, inside: string) => `(${inside.replace(/#\d{1,6}(?:@[^;{}]{1,20})?/g, (number) => ' '.repeat(number.length))})`)
    .replace(FURTHER, (printed, further: string) => ` ${further}`.padEnd(printed.length))
    .replace(ALL_TURNED, withoutInitials)
    .replace(TURNED, (_, name: string, gap: string, initials: string) => `${initials} ${name}${gap === ' ' ? '' : ' '}`)
    .replace(new RegExp(`\\[(${FOUR})\\](\\s?)(?=${FOUR})`, 'g'), (_, year: string, gap: string) => `${year} /${gap}`)
    .replace(new RegExp(`(?<=(?<!\\d)${FOUR})(\\s?)\\[(${FOUR})\\]`, 'g'), (_, gap: string, year: string) => `${gap} /${year}`)
    .replace(new RegExp(`\\[(?=${NO_YEAR}\\])([^[\\]]{2,20})\\]`, 'gu'), (_, undated: string) => ` ${undated} `)
    .replace(new RegExp(`(?<=\\p{L}\\s?)\\[\\p{Lu}[\\p{L}&.-]{1,10}\\](?=,?\\s?[(]?${FOUR})`, 'gu'), (short) => ' '.repeat(short.length))
    .replace(new RegExp(`(?<=\\p{L}\\s?)\\(\\p{Lu}[\\p{L}&.-]{0,9}\\p{Lu}\\)(?=,\\s?${FOUR})`, 'gu'), (short) => ' '.repeat(short.length));
