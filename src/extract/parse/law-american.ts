/**
 * Laws of the United States by marks of their own: a public law at the head, executive orders, the Federal Register, codes and constitutions of
 * the States, federal rules. Sets what the form says and gives the type, or gives null and leaves everything as it was.
 */
import type { LawForm } from './law-form.ts';
import { ACT_AMISS } from './law-statutes.ts';

const DAY = String.raw`(?:(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{L}{0,6}\.?\s\d{1,2},\s)?(?:19|20)\d\d`;
const PUBLIC_LAW = /^(Public\sLaw\s\d{1,3}[-–]\d{1,4})[.,:]\s(\p{Lu}[^.]{3,200})/u;
const REGISTER = new RegExp(
  `^(.{3,250}?),\\s(\\d{1,3})\\s(Fed\\.\\s?Reg\\.)\\s(\\d{1,3},\\d{3}|\\d{1,6})(?:,\\s\\d{1,6})?\\s\\((${DAY})`,
  'u',
);
const ORDER = new RegExp(
  `^((?:Exec(?:utive|\\.)\\sOrder|Proclamation)\\s(?:No\\.\\s)?\\d{1,2},?\\d{3})(?:,\\s(\\d{1,3})\\s(Fed\\.\\s?Reg\\.|C\\.\\s?F\\.\\s?R\\.)\\s(\\d{1,3},\\d{3}|\\d{1,6}))?(?:\\s\\((${DAY})\\))?`,
  'u',
);
const OF_STATES =
  /^((?:\p{Lu}[\p{L}.&’']{0,15}\s){1,8}?(?:Code|Laws?|Stat\.|Const\.)(?:\sAnn\.)?(?:\s(?:tit|ch)\.\s?\d{1,4}[A-Z]?,)?\s(?:§{1,2}|art\.|amend\.)\s?[\dIVX][\w.:()–-]{0,24}(?:,\s(?:§{1,2}\s?\d{1,3}|cl\.\s?\d{1,3})){0,2})(?=[\s,.;(]|$)(?:\s\((?:(?:West|McKinney|LexisNexis|Deering|Vernon)\s)?((?:19|20)\d\d)\))?/u;
const RULE = /^(Fed\.\sR\.\s(?:Civ|Crim|App|Evid|Bankr)\.(?:\sP\.)?\s\d{1,4}(?:\.\d)?(?:\(\w{1,4}\)){0,5})/u;

/** Laws of the United States that a mark of their own tells. */
export function americanLaw(form: LawForm): 'legislation' | null {
  const { text } = form;
  const law = PUBLIC_LAW.exec(text);
  if (law !== null) {
    form.clear(...ACT_AMISS);
    form.set('title', law[2], form.set('number', law[1], 0));
    return 'legislation';
  }
  const order = ORDER.exec(text);
  const register = order === null && text.includes('Fed.') ? REGISTER.exec(text) : null;
  const placed = order ?? register;
  if (placed !== null) {
    const [, name, volume, series, page, day] = placed;
    form.clear(...ACT_AMISS, 'issued');
    let at = form.set(order === null ? 'title' : 'number', name, 0);
    at = form.set('page', page, form.set('container-title', series, form.set('volume', volume, at)));
    if (day !== undefined) form.day(day, text.indexOf(day, at));
    return 'legislation';
  }
  const rule = OF_STATES.exec(text) ?? RULE.exec(text);
  if (rule === null) return null;
  const [, number, year] = rule;
  form.clear(...ACT_AMISS, 'issued');
  const at = form.set('number', number, 0);
  if (year !== undefined) form.day(year, text.indexOf(year, at));
  return 'legislation';
}
