/**
 * Links within a document as marks: those that lead to a place where an entry stands, and ranges whose ends alone are links: "[1–4]"
 * where 1 and 4 lead to their entries. What lies between is cited as well, as long as the list has as many entries between the two as
 * the numbers say.
 */
import type { Citation, Reference } from '../../model/cited.ts';
import type { Document, Span } from '../../model/document.ts';
import { lowest } from '../../text/lowest.ts';
import { announced } from '../headings.ts';

/** An entry cited by a range without a link of its own, and the range. */
export interface Between {
  readonly span: Span;
  readonly reference: Reference;
}

/** Longest range that is opened. */
const MOST = 60;

/** Entries between two neighbouring links of numbers with nothing but a dash between them; `to` tells the entry a key leads to. */
export function betweenAnchors(document: Document, references: readonly Reference[], to: (key: string) => string | null): Between[] {
  const places = new Map(references.map(({ id }, at) => [id, at]));
  const anchors = document.citations.filter(({ via }) => via === 'anchor').sort((a, b) => a.span.start - b.span.start);
  const end = ({ span, keys }: (typeof anchors)[number]): { number: number; place: number } | null => {
    const number = /^\[?(\d{1,4})\]?$/.exec(document.text.slice(span.start, span.end).normalize('NFKC').trim())?.[1];
    const place = places.get(to(keys[0] ?? '') ?? '');
    return number === undefined || place === undefined ? null : { number: Number(number), place };
  };
  return anchors.slice(1).flatMap((second, i) => {
    const first = anchors[i];
    if (first === undefined || !/^\s?[–—−‐‑~-]\s?$/.test(document.text.slice(first.span.end, second.span.start))) return [];
    const [from, until] = [end(first), end(second)];
    const many = from === null || until === null ? 0 : until.number - from.number;
    if (from === null || until === null || many < 2 || many > MOST || until.place - from.place !== many) return [];
    const span = { start: first.span.start, end: second.span.end };
    return references.slice(from.place + 1, until.place).map((reference) => ({ span, reference }));
  });
}

/** An entry a link leads to, and the words of the link. */
export interface Jumped {
  readonly span: Span;
  readonly reference: Reference;
}

/** A label may stand between the place a link leads to and the words of the entry. */
const LABEL = 12;

/**
 * Links to places where an entry of a list stands: "another study" in a text of authors and years. A link over a mark that was read and
 * leads to the same entry says nothing new; one over a bare number counts where that number is printed in front of the entry.
 */
export function jumps(document: Document, references: readonly Reference[], read: readonly Citation[]): Jumped[] {
  const listed = references.filter(({ origin }) => origin === 'list').sort((a, b) => a.span.start - b.span.start);
  const known = new Map<string, Span[]>();
  for (const { to, span } of read) {
    const held = to === null ? undefined : known.get(to);
    if (held !== undefined) held.push(span);
    else if (to !== null) known.set(to, [span]);
  }
  // The number that the program prints before an entry and that its words do not hold.
  const labels = new Map(
    document.blocks.flatMap(({ span, label }) => (label === undefined ? [] : [[span.start, label.replace(/[[\]().]/g, '')]])),
  );
  const found: Jumped[] = [];
  for (const { span, place } of document.jumps ?? []) {
    const at = lowest(listed.length, (i) => (listed[i]?.span.end ?? 0) > place);
    const reference = listed[at];
    if (reference === undefined || reference.span.start - place > LABEL || within(span, listed)) continue;
    const words = document.text.slice(span.start, span.end);
    // A table of contents leads to the list, not to its first entry.
    if (announced(words) === 'list') continue;
    const last = found.at(-1);
    if (
      (!/\p{L}{2}|\d{4}/u.test(words) && !isPrintedAt(words, document.text, place, labels.get(reference.span.start))) ||
      words.length > 200
    )
      continue;
    if ((known.get(reference.id) ?? []).some(({ start, end }) => start < span.end && end > span.start)) continue;
    // "Clark" and "(2003" beside it may be two links of one mark.
    if (last?.reference === reference && /^[\s(,]{0,3}$/.test(document.text.slice(last.span.end, span.start)))
      found[found.length - 1] = { reference, span: { start: last.span.start, end: span.end } };
    else found.push({ span, reference });
  }
  return found;
}

/** Whether the words of a link are the number, raised or in brackets or neither, of the entry it leads to: printed there, or counted by the program. */
function isPrintedAt(words: string, text: string, place: number, counted: string | undefined): boolean {
  const number = /^[[(]?(\d{1,4})[\]).]?$/.exec(words.normalize('NFKC').trim())?.[1];
  return (
    number !== undefined && (number === counted || /^\s{0,2}[[(]?(\d{1,4})[\]).\s]/.exec(text.slice(place, place + LABEL))?.[1] === number)
  );
}

/** Whether a link stands in an entry itself: a link back, or from one entry to another. */
function within(span: Span, listed: readonly Reference[]): boolean {
  const entry = listed[lowest(listed.length, (i) => (listed[i]?.span.end ?? 0) > span.start)];
  return entry !== undefined && entry.span.start <= span.start;
}
