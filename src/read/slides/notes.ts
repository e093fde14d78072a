/**
 * Works at the foot of slides, counted anew on each: "[1] Marsh A. …" below "Warm water harms corals [1]". They are notes of their slide, not one
 * list: a number means the work on its own slide.
 */
import type { Block, Note, Span } from '../../model/document.ts';
import type { Reading } from '../blocks.ts';

const LABEL = /^(?:\[(\d{1,2})\]|(\d{1,2})[.)]|([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}))\s{0,4}(?=\S)/u;
const CALL = /\[(\d{1,2}(?:\s?[,–-]\s?\d{1,2}){0,8})\]/g;
/** Slides that must have such works: on one they are the list of the whole. */
const FEWEST = 2;

/** The reading with such works as notes; as it is where the slides do not count anew. `starts` are where slides begin, in order. */
export function withSlideNotes(reading: Reading, starts: readonly number[], isReference: (line: string) => boolean): Reading {
  const { text, blocks, notes = [] } = reading;
  const slides = starts.map((start, i) => notesOf(reading, { start, end: starts[i + 1] ?? text.length }, `slide-${i + 1}`, isReference));
  const having = slides.filter((own) => own.length > 0);
  const anew = having.filter(([first]) => first?.label === '1').length;
  if (notes.length > 0 || having.length < FEWEST || anew < FEWEST) return reading;
  const found = having.flat();
  const labels = new Map(found.map(({ span, label }) => [span.end, label]));
  const noted = blocks.map((block): Block => {
    const label = labels.get(block.span.end);
    return label === undefined ? block : { ...block, kind: 'note', label };
  });
  return { ...reading, blocks: noted, notes: found };
}

/** The works of one slide, each called from above; none where one of them is not. */
function notesOf({ text, blocks, superscripts = [] }: Reading, slide: Span, id: string, isReference: (line: string) => boolean): Note[] {
  const inside = blocks.filter(({ span, kind }) => kind !== 'heading' && span.start >= slide.start && span.end <= slide.end);
  const row: { label: string; span: Span; at: number }[] = [];
  for (const { span, label: counted } of inside) {
    const words = text.slice(span.start, span.end);
    const printed = LABEL.exec(words);
    const label = printed?.[1] ?? printed?.[2] ?? printed?.[3]?.normalize('NFKC') ?? counted;
    const start = span.start + (printed?.[0].length ?? 0);
    if (label === undefined || !isReference(text.slice(start, span.end))) continue;
    if (row.length > 0 && Number(label) !== Number(row.at(-1)?.label) + 1) return [];
    row.push({ label, span: { start, end: span.end }, at: span.start });
  }
  const above = { start: slide.start, end: row[0]?.at ?? slide.start };
  const calls = callsIn(text, above, superscripts);
  const notes = row.flatMap(({ label, span }): Note[] => {
    const [mark, ...again] = calls.get(Number(label)) ?? [];
    return mark === undefined ? [] : [{ id: `${id}-${label}`, kind: 'footnote', label, span, mark, ...(again.length > 0 && { again }) }];
  });
  return notes.length === row.length ? notes : [];
}

/** Where each number is called: in brackets, or raised. */
function callsIn(text: string, { start, end }: Span, superscripts: readonly Span[]): Map<number, Span[]> {
  const calls = new Map<number, Span[]>();
  const add = (printed: string, span: Span): void => {
    for (const part of printed.split(',')) {
      const [from = Number.NaN, to = from] = part.split(/[–-]/).map(Number);
      for (let number = from; number <= Math.min(to, from + 20); number += 1) calls.set(number, [...(calls.get(number) ?? []), span]);
    }
  };
  for (const { 0: whole, 1: printed = '', index } of text.slice(start, end).matchAll(CALL))
    add(printed, { start: start + index, end: start + index + whole.length });
  for (const span of superscripts)
    if (span.start >= start && span.end <= end && /^[\d,–-]{1,12}$/.test(text.slice(span.start, span.end)))
      add(text.slice(span.start, span.end), span);
  return calls;
}
