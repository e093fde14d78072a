/**
 * Where the title of a work may stand in a text: in a heading, in quotation marks, in italics or bold, or as the words of a link. What names somebody and a
 * year ("**Roe & Poe (2018)**"), or a part of a work ("**Authors:**"), is none.
 */
import type { Document, Span } from '../../model/document.ts';
import { lowest } from '../../text/lowest.ts';
import { inTitleCase } from '../running/title-case.ts';

/** A title that may be one: its words, and these with their marks. */
export interface TitleAt {
  readonly words: Span;
  readonly marks: Span;
  /** Whether marks of quotation stand round it: a sentence may stand so too. */
  readonly quoted: boolean;
  /** Where what is set in italics or bold begins and ends: the name of a journal ends there too. */
  readonly apart?: ReadonlyMap<number, number>;
}

const QUOTED = /["“„«]\s?((?=[\p{Lu}\p{Nd}])[^"“”«»„\n]{8,250}?)[,.]?\s?["”»“]/gu;
/** Names with a year, a label, a number, an address: set apart as titles are. */
const OTHER = /^\p{Lu}[^\d]{1,400}\(?(?:1[5-9]|20)\d\d[a-z]?\)?[.:,]?$|[:：]$|^(?:https?:|www\.|doi|10\.)|^\[|^[^\p{L}]*$/u;
const FEWEST_WORDS = 3;
const SHORTEST = 10;

/** The title within such a stretch, without number, quotation marks and the stop behind it; null where none is. */
function within(text: string, { start, end }: Span): Span | null {
  const words = text.slice(start, end);
  const front = /^\s{0,3}(?:\d{1,2}[.)]\s{1,3})?["“„«'‘]?\s?/u.exec(words)?.[0].length ?? 0;
  const back = /[\s,.:;]{0,3}["”»“'’]?[\s,.:;]{0,3}$/u.exec(words)?.[0].length ?? 0;
  if (end - back - start - front < SHORTEST || OTHER.test(words.trim())) return null;
  const title = words.slice(front, words.length - back);
  const count = title.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  return /^(?:[\p{Lu}\p{Lo}\d]|\p{Ll}{1,3}[\p{Lu}\d])/u.test(title) && (count >= FEWEST_WORDS || (count === 2 && inTitleCase(title)))
    ? { start: start + front, end: end - back }
    : null;
}

/** Stretches that something sets apart, of which none lies within another, in reading order; of a link in bold all of it. */
function setApart(document: Document): Span[] {
  const links = document.links.filter(({ href }) => /^https?:/i.test(href)).map(({ span }) => span);
  const all = [...(document.emphasised ?? []), ...links].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Span[] = [];
  for (const span of all) {
    const last = kept.at(-1);
    if (last === undefined || span.start >= last.end) kept.push(span);
    else if (span.end > last.end) kept[kept.length - 1] = { start: last.start, end: span.end };
  }
  return kept;
}

/** All places of a document where the title of a work may stand, in reading order. `text` is the document's, or what of it is left to read. */
export function titlesIn(document: Document, text: string = document.text): TitleAt[] {
  const set = setApart(document).flatMap((marks): TitleAt[] => {
    const printed = text.slice(marks.start, marks.end);
    // All of a line that holds its title in quotation marks: "*Source: Ada Roe, “Hedges,” Gardens, 2019*".
    const whole = printed.includes('\n\n') || /[\p{L}),.:]\s["“„«]\p{Lu}[^"“”»„\n]{8,250}["”»“]/u.test(printed);
    const words = whole ? null : within(text, marks);
    if (words === null) return [];
    // Marks of quotation around or within what is set apart are its marks too.
    const start = /["“„«]\s?$/u.test(text.slice(Math.max(0, marks.start - 2), marks.start)) ? marks.start - 1 : marks.start;
    const end = start < marks.start ? marks.end + (/^[,.]?["”»“]/u.exec(text.slice(marks.end, marks.end + 2))?.[0].length ?? 0) : marks.end;
    return [{ words, marks: { start, end }, quoted: false }];
  });
  const overlaps = (all: readonly TitleAt[], { start, end }: Span): boolean =>
    (all[lowest(all.length, (i) => (all[i]?.marks.end ?? 0) > start)]?.marks.start ?? end) < end;
  const headings = document.blocks.flatMap(({ kind, level = 1, span }): TitleAt[] => {
    if (kind !== 'heading' || level < 2 || overlaps(set, span)) return [];
    const printed = text.slice(span.start, span.end);
    const year = /\s\((?:1[5-9]|20)\d\d\)$/u.exec(printed)?.[0].length ?? 0;
    const marks = { start: span.start, end: span.end - year };
    const words = /[\p{L}),.:]\s["“„«]\p{Lu}/u.test(printed) ? null : within(text, marks);
    return words === null ? [] : [{ words, marks, quoted: false }];
  });
  const quoted = [...text.matchAll(QUOTED)].flatMap(({ index, 0: whole, 1: title = '' }): TitleAt[] => {
    const marks = { start: index, end: index + whole.length };
    if (overlaps(set, marks) || overlaps(headings, marks)) return [];
    const start = index + whole.indexOf(title);
    return title.split(/\s+/).length < FEWEST_WORDS ? [] : [{ words: { start, end: start + title.length }, marks, quoted: true }];
  });
  const apart = new Map((document.emphasised ?? []).map(({ start, end }) => [start, end]));
  return [...set, ...headings, ...quoted].map((title) => ({ ...title, apart })).sort((a, b) => a.words.start - b.words.start);
}
