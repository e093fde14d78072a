/**
 * Marks of works without year in a text that cites by names and years: "(Price and Moreau)", "(Mbeki, 2016; Case; May et al., p. 37)". Styles
 * print nothing where the year would stand. Names in brackets are many things, so such a mark counts only where the list has one work of
 * just these authors, and that bears no year.
 */
import type { Span } from '../../model/document.ts';
import { namesOf } from './author.ts';
import { LEAD, LOCATOR } from './words.ts';

/** A mark with the work it means. */
export interface UndatedMark {
  readonly span: Span;
  readonly label: string;
  readonly to: string;
  readonly locator?: string;
}

/** The id of the only work of some authors, if it has no year; else null. */
export type FindUndated = (names: {
  readonly families: readonly string[];
  readonly etAl: boolean;
  readonly initial?: string;
}) => string | null;

const BRACKETS = /[([]([^()[\]\n]{1,600})[)\]]/gu;
const PLACE = new RegExp(`${LOCATOR}\\s?$`, 'u');
const CAPITALS = /^(?:(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|al|ten|ter|zu|af|bin|ibn)\s){0,3}\p{Lu}[\p{L}\p{M}'’-]/u;
/** Names in letters without capitals, and their "and others". */
const CASELESS = /^([\p{Lo}\p{M}][\p{Lo}\p{M}\s,、・·和与與及と]{0,30}?)(\s?(?:等|ら|ほか|외|وآخرون))?$/u;

/** All such marks of a text whose signs are in half width, in reading order. */
export function undatedMarks(text: string, find: FindUndated): UndatedMark[] {
  const marks: UndatedMark[] = [];
  for (const { 0: whole, 1: inside = '', index } of text.matchAll(BRACKETS)) {
    if (!/\p{Lu}|\p{Lo}/u.test(inside)) continue;
    for (const part of inside.split(';')) {
      let words = part.trim();
      for (let times = 0; times < 2; times += 1) words = words.replace(LEAD, '');
      if (/(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/.test(words) || words.length > 120) continue;
      const locator = PLACE.exec(words)?.[1]?.trim();
      const plain = locator === undefined ? words : words.replace(PLACE, '').trim();
      const caseless = CASELESS.exec(plain);
      const names = CAPITALS.test(plain)
        ? namesOf(plain)
        : caseless === null
          ? null
          : { families: (caseless[1] ?? '').split(/\s?[,、・·和与與及と]\s?/u), etAl: caseless[2] !== undefined };
      const to = names === null ? null : find(names);
      if (names === null || to === null) continue;
      const label = `${names.families.join(' and ')}${names.etAl ? ' et al.' : ''}`;
      marks.push({ span: { start: index, end: index + whole.length }, label, to, ...(locator && { locator }) });
    }
  }
  return marks;
}
