/**
 * Marks whose author is a body with words in small letters in its name, "(Organisation mondiale de la santé [OMS], 2018)", "the Department
 * of Water (2010)", marks of works without author by their titles, "(“A Title”, 1984)", and the short names a text makes for bodies,
 * "… (BfG)". Nothing in the words tells where such a name begins, so only names and titles that an entry of the list bears count.
 */
import { fold } from '../../text/fold.ts';
import { type AuthorMark, YEARS, yearsOf } from './author.ts';
import { withoutInner } from './inner.ts';
import { LEAD, LOCATOR } from './words.ts';

/** Whether the list has a work of this body and year. */
export type BodyLeads = (reading: Pick<AuthorMark, 'families' | 'etAl' | 'year' | 'suffix'>) => boolean;

const BRACKETS = /[([（]([^()[\]（）]{8,600})[)\]）]/gu;
const DATED = new RegExp(`(?<![\\p{L}\\d])(${YEARS})${LOCATOR}`, 'gu');
/** What stands between one mark of a bracket and the next, and around a title. */
const EDGES = /^[\s,;.*_"“”„«»‘’'‚]+|[\s,.*_"“”„«»‘’'‚]+$/gu;
const NARRATIVE = new RegExp(`\\s?[(（](${YEARS})${LOCATOR}[)）]`, 'gu');
/** What is read as names: what follows begins another mark. */
const AUTHORS = /^\p{Lu}[^\s]{1,30}(?:\s.{0,60})?$/u;
/** How far before its year a name may begin. */
const LONGEST = 140;
/** The longest title that stands in brackets. */
const LONGEST_TITLE = 300;

/** All such marks of a text that lead to an entry. */
export function bodyMarks(printed: string, leads: BodyLeads): AuthorMark[] {
  const text = withoutInner(printed);
  const marks: AuthorMark[] = [];
  const add = (start: number, end: number, name: string, years: string, locator: string | undefined, form: AuthorMark['form']): boolean => {
    const body = name.replace(/\s+/g, ' ').replace(EDGES, '').trim();
    const all = yearsOf(years)
      .map((dated) => ({ families: [body], etAl: false, ...dated }))
      .filter(leads);
    if (all.length === 0) return false;
    all.forEach((reading, i) => {
      const place = i === all.length - 1 && locator !== undefined ? { locator: locator.trim().replace(/(?<!ff?)\.$/, '') } : {};
      marks.push({ ...reading, span: { start, end }, form, label: `${body} ${reading.year}${reading.suffix}`, ...place });
    });
    return true;
  };
  for (const { 0: whole, 1: inside = '', index } of text.matchAll(BRACKETS)) {
    let from = 0;
    for (const found of inside.matchAll(DATED)) {
      const name = inside.slice(from, found.index).replace(EDGES, '').replace(LEAD, '').replace(EDGES, '');
      const semicolon = name.lastIndexOf(';');
      const last = name
        .slice(semicolon + 1)
        .replace(EDGES, '')
        .replace(LEAD, '')
        .replace(EDGES, '');
      const read = [name, ...(semicolon < 0 ? [] : [last])].some(
        (one) =>
          /^[\p{Lu}\d]/u.test(one) &&
          one.length >= 6 &&
          one.length <= LONGEST_TITLE &&
          add(index, index + whole.length, one, found[1] ?? '', found[2], 'bracketed'),
      );
      if (read || AUTHORS.test(name)) from = found.index + found[0].length;
    }
  }
  for (const { 0: whole, 1: years = '', 2: locator, index } of text.matchAll(NARRATIVE)) {
    const from = Math.max(0, index - LONGEST);
    const before = text.slice(from, index);
    const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n\n'), before.lastIndexOf('('), before.lastIndexOf(';'));
    for (const { index: at } of before.matchAll(/(?<![\p{L}\p{M}’'-])\p{Lu}/gu)) {
      const name = before.slice(at);
      if ((at <= sentence && !/^["“„«‘']/.test(before.slice(at - 1))) || !/\s/.test(name.trim())) continue;
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
