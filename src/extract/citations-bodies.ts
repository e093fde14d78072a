/**
 * Marks whose author is a body with words in small letters in its name, "(Organisation mondiale de la santé [OMS], 2018)", "the Department
 * of Water (2010)", and the short names a text makes for bodies, "… (BfG)". Nothing in the words tells where such a name begins, so
 * only names that an entry of the list bears count.
 */
import { fold } from '../text/fold.ts';
import { type AuthorMark, withoutInner, YEARS, yearsOf } from './citations-author.ts';
import { LEAD, LOCATOR } from './citations-words.ts';

/** Whether the list has a work of this body and year. */
export type BodyLeads = (reading: Pick<AuthorMark, 'families' | 'etAl' | 'year' | 'suffix'>) => boolean;

const BRACKETS = /[([（]([^()[\]（）]{8,600})[)\]）]/gu;
const PART = new RegExp(`^(\\p{Lu}[^\\d;]{6,140}?)\\s{0,14},?\\s?(${YEARS})${LOCATOR}`, 'u');
const NARRATIVE = new RegExp(`\\s?[(（](${YEARS})${LOCATOR}[)）]`, 'gu');
/** How far before its year a name may begin. */
const LONGEST = 140;

/** All such marks of a text that lead to an entry. */
export function bodyMarks(printed: string, leads: BodyLeads): AuthorMark[] {
  const text = withoutInner(printed);
  const marks: AuthorMark[] = [];
  const add = (start: number, end: number, name: string, years: string, locator: string | undefined, form: AuthorMark['form']): boolean => {
    const body = name.replace(/\s+/g, ' ').trim();
    const all = yearsOf(years).map((dated) => ({ families: [body], etAl: false, ...dated }));
    if (!all.some(leads)) return false;
    all.forEach((reading, i) => {
      const place = i === all.length - 1 && locator !== undefined ? { locator: locator.trim().replace(/(?<!ff?)\.$/, '') } : {};
      marks.push({ ...reading, span: { start, end }, form, label: `${body} ${reading.year}${reading.suffix}`, ...place });
    });
    return true;
  };
  for (const { 0: whole, 1: inside = '', index } of text.matchAll(BRACKETS)) {
    if (!/\d{4}/.test(inside)) continue;
    for (const part of inside.split(';')) {
      const [found, name = '', years = '', locator] = PART.exec(part.trim().replace(LEAD, '')) ?? [];
      if (found !== undefined && /\s/.test(name.trim())) add(index, index + whole.length, name, years, locator, 'bracketed');
    }
  }
  for (const { 0: whole, 1: years = '', 2: locator, index } of text.matchAll(NARRATIVE)) {
    const from = Math.max(0, index - LONGEST);
    const before = text.slice(from, index);
    const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n\n'), before.lastIndexOf('('), before.lastIndexOf(';'));
    for (const { index: at } of before.matchAll(/(?<![\p{L}\p{M}’'-])\p{Lu}/gu)) {
      const name = before.slice(at);
      if (at <= sentence || !/\s/.test(name)) continue;
      if (add(from + at, index + whole.length, name, years, locator, 'narrative')) break;
    }
  }
  return marks;
}

const SHORT = /[([（]\s?(?:hereafter |hereinafter |henceforth |im Folgenden |ci-après )?[“"„]?(\p{Lu}[\p{L}&-]{1,9})[”"]?\s?[)\]）,;]/gu;

/**
 * Short names that the text introduces behind the whole one: "World Health Organization (WHO)". `bodies` are the folded names of bodies
 * in the list. Gives the folded short names, each with the name it stands for.
 */
export function shortNames(text: string, bodies: ReadonlySet<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (bodies.size === 0) return found;
  for (const { 1: short = '', index } of text.matchAll(SHORT)) {
    if (!/\p{Lu}.*\p{Lu}/u.test(short) || found.has(fold(short))) continue;
    const before = fold(text.slice(Math.max(0, index - LONGEST), index)).split(' ');
    for (let at = Math.max(0, before.length - 14); at < before.length - 1; at += 1) {
      const name = before.slice(at).join(' ');
      if (!bodies.has(name)) continue;
      found.set(fold(short), name);
      break;
    }
  }
  return found;
}
