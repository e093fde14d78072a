/**
 * Marks in the running text that point back instead of naming a work: (ibid., p. 5), (ebd.), (a. a. O., S. 3), (там же, с. 7), 同上; and
 * those that name only an author whose work was cited before: (Roe, op. cit., p. 7), (Roe, supra). The first kind means the work
 * cited last, if that was one; the second the author's only work, or the one of his that was cited last. Else they mean nothing.
 */
import type { Span } from '../../model/document.ts';
import type { Links } from '../link.ts';

export interface Pointing {
  readonly span: Span;
  /** As printed, without brackets and place. */
  readonly label: string;
  readonly locator?: string;
  /** The named author; none for a mark that points at what was cited last. */
  readonly author?: string;
}

const AGAIN = String.raw`ibid(?:em)?\b\.?|ib\.|idem\b\.?|id\.|ebd\.?|ebenda|a\.\s?a\.\s?O\.|loc\.\s?cit\.?|там же|tamże|tamtéž|ivi|aynı yerde|a\.g\.e\.|[同仝]上(?:书|書|注)?|同書|同前|위의\s?[책글]|같은\s?[책글]|상게서|المرجع (?:السابق|نفسه)|المصدر (?:السابق|نفسه)|همان|שם`;
const BEFORE = String.raw`op\.\s?cit\.?|loc\.\s?cit\.?|supra(?:\snote\s\d{1,4})?|a\.\s?a\.\s?O\.|указ\.\s?соч\.|[前上][掲揭](?:書|书|論文|论文|稿)?|前引(?:书|文)?|上引(?:书|文)?|앞의\s?[책글]|전게서|المرجع السابق|پیشین`;
const LOCATOR = String.raw`(?:\s?[,:]?\s?((?:pp?\.?|S\.|Seiten?|с\.|стр\.|s\.|str\.|ص\.?|עמ['׳’]?|at|Tab\.|Tabelle|Abb\.|Abbildung|Kap\.|Rn\.|Rz\.|Anm\.|Fn\.|Fig\.|Table|ch\.|chap\.|n\.|sec\.|§)?\s?\d{1,5}(?:\s?[–-]\s?\d{1,5})?(?:\s?ff?\.)?[頁页]?))?`;
const NAME = String.raw`(?:\p{Lu}[\p{L}'’-]{1,30}|[\p{sc=Han}\p{sc=Hang}]{1,6}|[\p{sc=Arab}\p{sc=Hebr}]{2,20})`;
/** What may stand between brackets: one mark, or several with semicolons between, and what else is said there. */
const BRACKETS = /[([]([^()[\]]{2,400})[)\]]/gu;
const POINTING = new RegExp(
  String.raw`^\s?(?:see\s|vgl\.\s|siehe\s|cf\.\s|см\.\s)?(?:(${AGAIN})|(${NAME})(?:\set\sal\.|\s(?:and|&|und|et|y|e|и)\s${NAME})?,?\s?(?:${BEFORE}))${LOCATOR}\s?$`,
  'iu',
);
/** The same where the author stands in front of the brackets: "Roe and Poe (op. cit., p. 7)". */
const PLACE_BEHIND = new RegExp(String.raw`^\s?(?:${BEFORE})${LOCATOR}\s?$`, 'iu');
const NAMED_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{M}'’-])(${NAME})(?:\set\sal\.|\s(?:and|&|und|et|y|e|и)\s\p{Lu}[\p{L}'’-]{1,30})?,?\s?$`,
  'u',
);

/** All marks of this kind in a text whose signs are in half width, in reading order. One of several in a bracket has its own place alone. */
export const pointingMarks = (text: string): Pointing[] =>
  [...text.matchAll(BRACKETS)].flatMap(({ 0: whole, 1: inside = '', index }) => {
    const parts = inside.split(';');
    let at = index + 1;
    return parts.flatMap((part) => {
      const words = part.trim();
      const start = at + part.length - part.trimStart().length;
      at += part.length + 1;
      const span = parts.length === 1 ? { start: index, end: index + whole.length } : { start, end: start + words.length };
      const [found, again, author, locator] = POINTING.exec(words) ?? [];
      const behind = found === undefined && parts.length === 1 ? PLACE_BEHIND.exec(words) : null;
      if (behind !== null) {
        const [, name] = NAMED_BEFORE.exec(text.slice(Math.max(0, index - 80), index)) ?? [];
        const [, place] = behind;
        return name === undefined ? [] : [{ span, label: `${name}, ${words}`, author: name, ...(place && { locator: place.trim() }) }];
      }
      if (found === undefined || (author !== undefined && !/^[\p{Lu}\p{Lo}]/u.test(author))) return [];
      const label = again ?? words.replace(new RegExp(`${LOCATOR}$`, 'iu'), '').trim();
      return [{ span, label, ...(locator && { locator: locator.trim() }), ...(author && { author }) }];
    });
  });

/** A mark already tied, as far as it tells what was cited last. */
export interface CitedBefore {
  readonly span: Span;
  readonly to: string | null;
}

/** The work that a mark points back at; null when that is not one. `before` are the marks in front of it, in reading order. */
export function pointedAt({ author }: Pointing, before: readonly CitedBefore[], links: Links): string | null {
  const last = before.at(-1);
  if (author === undefined) {
    const group = new Set(before.filter(({ span }) => span.start === last?.span.start).map(({ to }) => to));
    return group.size === 1 ? (last?.to ?? null) : null;
  }
  const own = links.author(author);
  return own.length === 1 ? (own[0] ?? null) : (before.findLast(({ to }) => to !== null && own.includes(to))?.to ?? null);
}
