/**
 * Ranges whose ends alone are links: "[1–4]" where 1 and 4 lead to their entries. What lies between is cited as well, as long as the
 * list has as many entries between the two as the numbers say.
 */
import type { Reference } from '../model/cited.ts';
import type { Document, Span } from '../model/document.ts';

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
    const number = /^\[?(\d{1,4})\]?$/.exec(document.text.slice(span.start, span.end).trim())?.[1];
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
