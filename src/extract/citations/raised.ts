/**
 * Raised numbers that the format itself tells to be raised: "as shown12,13". They stand in the text as plain digits directly
 * behind a word; the reader gives their places. Marks of notes and letters of affiliations are left out.
 */
import type { Document } from '../../model/document.ts';
import { insideOf } from './inside.ts';
import { BEHIND_VALUE, IN_FORMULA, LONE_LETTER, mayBePower, type NumericMark, TIME } from './numeric.ts';

/** Raised numbers stand in brackets in some places of a text that has none in others: "[5]", "[1],[2]". */
const withoutBrackets = (words: string): string =>
  /^\[[^[\]]{1,60}\](?:\s?(?:[,–−-]\s?)?\[[^[\]]{1,60}\]){0,20}$/.test(words)
    ? words.slice(1, -1).replace(/\](\s?[,–−-]?\s?)\[/g, (_, between: string) => between.trim() || ',')
    : words;

/** How far from its beginning a text may name whom its authors work for. */
const FRONT = 3000;
const INTRODUCTION =
  /^(?:\d{1,2}\.?\s)?(?:abstract|summary|introduction|background|zusammenfassung|einleitung|résumé|introducción|resumen|resumo|introdução|introduzione|введение|аннотация|摘要|引言|前言|要旨|はじめに|초록|서론)/iu;
/** A raised number that opens a line, and an institution behind it: "¹ Department of Gardens". */
const AFFILIATION =
  /^[⁰¹²³⁴⁵⁶⁷⁸⁹\d]{1,3}\s?\p{Lu}.{0,200}?(?:universit|department|institut|school|hospital|facult|college|laborator|cent(?:re|er)|academ|clinic|ministry|division|corporation|\binc\b|gmbh|école|fakultät|klinik)/iu;

/** Where the names of authors and institutions in front of a text end, whose raised numbers are no marks; 0 where there are none. */
export function endOfFront(document: Document, text: string): number {
  const heading = document.blocks.find(
    ({ kind, span }) => kind === 'heading' && INTRODUCTION.test(text.slice(span.start, span.start + 40)),
  );
  const front = text.slice(0, Math.min(heading?.span.start ?? FRONT, FRONT));
  const places = (document.superscripts ?? []).map(({ start }) => start).filter((start) => start < front.length);
  const first = new Set(places.map((start) => start - (/[^\S\n]{0,9}$/.exec(front.slice(Math.max(0, start - 9), start))?.[0].length ?? 0)));
  let end = 0;
  let at = 0;
  for (const line of front.split('\n')) {
    const opens = AFFILIATION.test(line.trim());
    if (opens && (first.has(at) || /^\s{0,9}[⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(line))) end = at + line.length;
    at += line.length + 1;
  }
  return end;
}

/** Whether a raised number stands at the head of a note that the layout put into the text: "of the fit. ³The second". */
const opensNote = (text: string, start: number, end: number): boolean =>
  /\s$/.test(text.slice(Math.max(0, start - 1), start)) && /^\p{Lu}/u.test(text.slice(end, end + 2));

/** Marks made of the document's superscripts; neighbours that only a comma or a dash parts belong together. */
export function superscriptMarks(document: Document, text: string, high: number): NumericMark[] {
  const notes = new Set(
    document.notes.flatMap(({ mark, again = [] }) => [...(mark === null ? [] : [mark]), ...again].map(({ start }) => start)),
  );
  const marks: NumericMark[] = [];
  const spans = (document.superscripts ?? []).filter(({ start }) => !notes.has(start) && !(text[start] === '[' && notes.has(start + 1)));
  for (let i = 0; i < spans.length; i += 1) {
    const first = spans[i];
    if (first === undefined) continue;
    let end = first.end;
    for (
      let next = spans[i + 1];
      next !== undefined && next.start - end <= 2 && /^\s?[,–−-]?\s?$/.test(text.slice(end, next.start));
      next = spans[i + 1]
    ) {
      end = next.end;
      i += 1;
    }
    const words = withoutBrackets(text.slice(first.start, end).trim()).replace(/(?<=\d)\)$/, '');
    const before = text.slice(Math.max(0, first.start - 8), first.start).trimEnd();
    const behindValue = BEHIND_VALUE.test(before);
    if (
      (!behindValue && !/[\p{L}.,;:!?)\]”"’'%]$/u.test(before)) ||
      (!behindValue && /(?:^|[\s\d(])(?:[kcdmµμn]?m|s|kg|ft|R|r|χ|10|cm|\d)$/u.test(before)) ||
      LONE_LETTER.test(before) ||
      IN_FORMULA.test(before) ||
      opensNote(text, first.start, end)
    )
      continue;
    const parts = words.length > 200 ? null : insideOf(words.replace(/^\((?=[^()]{1,160}\)?$)/, '').replace(/(?<!\([^()]{1,60})\)$/, ''));
    if (parts === null || parts.some(({ numbers }) => numbers.some((number) => number > high))) continue;
    const doubtful = mayBePower(text.slice(Math.max(0, first.start - TIME), first.start).trimEnd()) && { doubtful: true as const };
    marks.push(...parts.map((part) => ({ span: { start: first.start, end }, ...part, ...doubtful })));
  }
  return marks;
}
