/**
 * What a list region holds besides entries: an address at its end, a stray line, the first words of the next section. Such
 * pieces are left out and told as skipped, never lost silently. A label proves an entry; so does a reader that marked it.
 */
import type { Span } from '../../model/document.ts';
import { passesForEntry } from '../bibliography/entry.ts';
import { dated, likeness } from '../bibliography/likeness.ts';
import type { List } from '../bibliography/lines.ts';
import { UNCHECKABLE } from '../triage/uncheckable.ts';
import { namesCanonical } from '../triage.ts';
import { isSpoken, withoutNotes } from './notes.ts';
import type { Piece } from './piece.ts';
import { isShortTitle } from './short.ts';
import { nameForm } from './starts.ts';

export interface Kept {
  readonly pieces: readonly Piece[];
  readonly skipped: readonly Span[];
}

/** Parts entries from what is none. */
export function kept(list: List, divided: readonly Piece[], text: string): Kept {
  const { pieces, spoken } = withoutNotes(divided, text);
  const skipped: Span[] = spoken.map(({ span }) => span);
  // Where entries are whole, bare short titles and lines of a table of contents are none.
  const wholes = pieces.filter(({ body, span }) => span.end - body > USUAL).length;
  const others = wholes < pieces.length * 0.3 ? [] : pieces.filter((piece, i) => isOther(piece, i, text));
  if (others.length > 0) {
    const rest = kept(
      list,
      pieces.filter((piece) => !others.includes(piece)),
      text,
    );
    return { pieces: rest.pieces, skipped: [...skipped, ...others.map(({ span }) => span), ...rest.skipped] };
  }
  if (list.marked || list.found === 'whole') {
    const worded = pieces.filter(({ body, span }) => hasWords(text.slice(body, span.end)));
    return { pieces: worded, skipped: [...skipped, ...pieces.filter((piece) => !worded.includes(piece)).map(({ span }) => span)] };
  }
  // Where entries bear labels, what bears none must look like an entry itself: authors' lives stand behind many lists.
  const labelled = pieces.filter(({ label }) => label !== null).length;
  const strict = labelled >= 5 && labelled >= pieces.length * 0.8;
  const entries = pieces.flatMap((piece, i) => {
    const words = text.slice(piece.body, piece.span.end);
    if (!hasWords(words) || (piece.label === null && !isEntry(words, strict))) {
      skipped.push(piece.span);
      return [];
    }
    if (i < pieces.length - 1) return [piece];
    const end = endOfLast(list, piece, text);
    if (end === piece.span.end) return [piece];
    skipped.push({ start: end, end: piece.span.end });
    return [{ ...piece, span: { start: piece.span.start, end } }];
  });
  return { pieces: entries, skipped };
}

/** Characters of an entry that is more than a short title. */
const USUAL = 60;
/** Dots that lead to a page, at the end of a line of a table of contents. */
const LEADS = /(?:\.\s?){5}[.\s]{0,120}[\divxl]{1,5}$/u;

/** What no list of whole entries has as one: a short title alone, a line of a table of contents, words that introduce the list, the rest of a sentence. */
function isOther({ body, span, label }: Piece, i: number, text: string): boolean {
  const words = text.slice(body, span.end);
  if (/^[.,;:)\]]\s/.test(words) && !dated(words)) return true;
  if (label !== null) return false;
  if (isShortTitle(words)) return true;
  const leads = LEADS.exec(words.slice(-300));
  if (leads !== null && !dated(words) && !namesCanonical(words.slice(0, Math.max(0, words.length - 300) + leads.index))) return true;
  if (i === 0 && isSpoken(words) && !dated(words)) return true;
  return /^[.,;:)\]]/.test(words) && !dated(words);
}

/** Not a year alone, a number, a rule: headings of groups and what was left over by the page. "Id." is a word, and an entry. */
function hasWords(words: string): boolean {
  return (words.match(/\p{L}/gu)?.length ?? 0) >= 2;
}

function isEntry(words: string, strict: boolean): boolean {
  const line = words.replace(/\s+/g, ' ');
  if (line.length < 6) return false;
  if (strict) return passesForEntry(line);
  if (dated(line) || likeness(line) >= 1.25) return true;
  if (nameForm(line) !== null && line.length > 40) return true;
  return UNCHECKABLE.some(({ sign }) => sign.test(line)) || namesCanonical(line);
}

/** The last entry ends with its paragraph when what follows it goes on as no reference does. */
function endOfLast(list: List, piece: Piece, text: string): number {
  const inside = list.lines.filter((line) => line.start > piece.body && line.end <= piece.span.end);
  for (const [i, line] of inside.entries()) {
    if (!line.opens) continue;
    const before = text.slice(piece.body, line.start).trimEnd();
    const rest = inside
      .slice(i)
      .map((next) => next.text)
      .join(' ');
    if (/[.)\]\d”"]$/.test(before) && dated(before) && !/^\p{Ll}/u.test(line.text) && likeness(rest) < 1.5)
      return piece.body + before.length;
  }
  return piece.span.end;
}
