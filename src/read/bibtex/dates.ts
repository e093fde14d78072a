/**
 * Dates as .bib files write them: `year = {2020a}`, `in press`, `2019--2020`, `date = {2004-06-01/2006}`, `month = jun`,
 * `month = "12~" # jan`. What is no date is kept as literal words, so that nothing printed is lost.
 */
import type { CslDate } from '../../model/csl.ts';

export interface BibDate {
  readonly date?: CslDate;
  /** Letter behind the year (2020a). */
  readonly suffix?: string;
}

/** Month names by their first letters, English first; German, French, Spanish, Italian and Portuguese forms where they differ. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'jän'],
  ['feb', 'fév', 'fev'],
  ['mar', 'mär', 'maer'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mag', 'mayo'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aoû', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott', 'out'],
  ['nov'],
  ['dec', 'dez', 'déc', 'dic'],
];
const SEASONS: Readonly<Record<string, number>> = { spring: 1, summer: 2, autumn: 3, fall: 3, winter: 4 };

/** 1 to 12 for a month in words or digits, else null. */
export function monthOf(text: string): number | null {
  const digits = /^\s*(\d{1,2})\b/.exec(text);
  const word = /[\p{L}]{3,12}/u.exec(text)?.[0].toLowerCase();
  if (word !== undefined) {
    for (let length = 4; length >= 3; length--) {
      const at = MONTHS.findIndex((forms) => forms.some((form) => form.length === length && word.startsWith(form)));
      if (at >= 0) return at + 1;
    }
    return null;
  }
  const number = Number(digits?.[1] ?? 0);
  return number >= 1 && number <= 12 ? number : null;
}

/** Joins year, month and day fields (readable text) or reads a biblatex `date`. */
export function bibDate(fields: {
  readonly date?: string;
  readonly year?: string;
  readonly month?: string;
  readonly day?: string;
}): BibDate {
  const { date } = fields;
  const whole = date === undefined || date === '' ? (fields.year ?? '') : date;
  if (whole === '') return {};
  const edtf = edtfOf(whole);
  if (edtf !== null) return { date: withMonth(edtf, fields) };
  const found = /(?:^|[^\d])(\d{4})([a-z]?)(?![\da-z])/.exec(whole);
  if (found === null) return { date: { literal: whole } };
  const year = Number(found[1]);
  const suffix = found[2] ?? '';
  const range = /(\d{4})\s?(?:[-–—/]|--)\s?(\d{2,4})(?!\d)/.exec(whole);
  if (range !== null) {
    const end = range[2] ?? '';
    const last = end.length === 4 ? Number(end) : end.length === 2 ? Math.floor(year / 100) * 100 + Number(end) : Number.NaN;
    if (last >= year) return { date: { 'date-parts': [[year], [last]] } };
  }
  const circa = /\b(c|ca|circa|um)\b\.?\s?\d|\?/.test(whole);
  const words = whole.replace(found[0], ' ');
  const month = monthOf(words.replace(/\d/g, ' '));
  const base: CslDate = { 'date-parts': [month === null ? [year] : [year, month]], ...(circa ? { circa: true } : {}) };
  return { date: withMonth(base, fields), ...(suffix === '' ? {} : { suffix }) };
}

/** `2004`, `2004-06`, `2004-06-01`, `2004-06/2006-08`, `2004/`, `1999?`, `-0044`, `2004-21` (a season), with a time cut off. */
function edtfOf(text: string): CslDate | null {
  const halves = text.trim().split('/');
  if (halves.length > 2) return null;
  const parts: number[][] = [];
  let circa = false;
  for (const half of halves) {
    if (half === '' || half === '..') continue;
    const found = /^(-?\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?(?:T[\d:.Z+-]{1,20})?([?~%]?)$/.exec(half.trim());
    if (found === null) return null;
    if (found[4] !== '') circa = true;
    const month = Number(found[2] ?? 0);
    const day = Number(found[3] ?? 0);
    // "2019-20" is a range of years to most people; a month is 1 to 12.
    if (month > 12) return null;
    parts.push([Number(found[1]), ...(month >= 1 ? [month, ...(day >= 1 && day <= 31 ? [day] : [])] : [])]);
  }
  return parts.length === 0 ? null : { 'date-parts': parts, ...(circa ? { circa: true } : {}) };
}

function withMonth(date: CslDate, fields: { readonly month?: string; readonly day?: string }): CslDate {
  const first = date['date-parts']?.[0];
  if (first === undefined || date['date-parts']?.length !== 1 || first.length > 1) return date;
  const text = fields.month ?? '';
  if (text === '') return date;
  const month = monthOf(text);
  if (month === null) {
    const season = SEASONS[/[a-z]{4,6}/i.exec(text)?.[0].toLowerCase() ?? ''];
    return season === undefined ? date : { ...date, season };
  }
  const day = Number(/\d{1,2}/.exec(fields.day || (/\p{L}/u.test(text) ? text : ''))?.[0] ?? 0);
  return { ...date, 'date-parts': [[first[0] ?? 0, month, ...(day >= 1 && day <= 31 ? [day] : [])]] };
}
