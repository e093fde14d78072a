/**
 * Notes that a plain text has behind its list of works, as pandoc prints them: "[1] See there.", counted from one up to the end, after
 * entries that bear no numbers, or others. Taken for entries they would be works that nobody listed.
 */
import type { Block, Note, Span } from '../../model/document.ts';
import { headsList } from '../../text/list-headings.ts';
import type { Reading } from '../blocks.ts';

/** A line of a text and its place. */
export interface Line extends Span {
  readonly text: string;
}

interface Behind {
  /** The first paragraph that is a note. */
  readonly from: number;
  readonly blocks: readonly Block[];
  readonly notes: readonly Note[];
}

const MARK = /^\[(\d{1,3})\](?:[ \t]{1,4}(?=\S)|[ \t]{0,4}$)/;
/** The share of notes that may be called from nowhere. */
const UNCALLED = 0.2;
/** Entries before the notes, at least, where a note looks like a work. */
const FEWEST = 3;

const numberOf = (lines: readonly Line[]): number => Number(MARK.exec(lines[0]?.text ?? '')?.[1] ?? Number.NaN);

/** The notes at the end of a text with a list; null when it has none. `isReference` tells what looks like a work. */
export function notesBehind(text: string, paragraphs: readonly (readonly Line[])[], isReference: (line: string) => boolean): Behind | null {
  let from = paragraphs.length - 1;
  while (from > 0 && numberOf(paragraphs[from - 1] ?? []) + 1 === numberOf(paragraphs[from] ?? [])) from -= 1;
  if (from < 1 || numberOf(paragraphs[from] ?? []) !== 1) return null;
  const before = paragraphs.slice(0, from);
  const head = before.findLastIndex((lines) => lines.length === 1 && headsList((lines[0]?.text ?? '').trim()));
  const entries = head < 0 ? [] : before.slice(head + 1);
  if (entries.length === 0) return null;
  const numbered = entries.some((lines) => !Number.isNaN(numberOf(lines)) || /^\s{0,4}\d{1,4}[.)]\s/.test(lines[0]?.text ?? ''));
  const body = text.slice(0, before[head]?.[0]?.start ?? 0);
  // An appendix behind the list may call notes too.
  const behind = text.slice(0, paragraphs[from]?.[0]?.start ?? 0);
  const called = (mark: string): number => (body.includes(mark) ? body : behind).indexOf(mark);
  const glued = numbered ? gluedMarks(body, paragraphs.length - from) : null;
  const notes = paragraphs.slice(from).map((lines, at): Note => {
    const label = String(at + 1);
    const start = (lines[0]?.start ?? 0) + (MARK.exec(lines[0]?.text ?? '')?.[0].length ?? 0);
    const mark = glued?.[at] ?? (numbered ? -1 : called(`[${label}]`));
    return {
      id: `note-${label}`,
      kind: 'endnote',
      label,
      span: { start, end: lines.at(-1)?.end ?? start },
      // Where entries have numbers too, a number in the text may be either, but for how it stands there.
      mark: mark < 0 ? null : { start: mark, end: mark + label.length + 2 },
    };
  });
  // Notes are called from the text; behind numbered entries what counts anew may be a second list.
  // A few may be called from what the text leaves out, as the captions of pictures.
  if (!numbered && notes.filter(({ mark }) => mark === null).length > notes.length * UNCALLED) return null;
  const like = notes.filter(({ span }) => {
    const words = text.slice(span.start, span.end).replace(/\s+/g, ' ');
    return !CITES.test(words) && isReference(words);
  }).length;
  if ((numbered && like > notes.length / 3) || (entries.length < FEWEST && like > 0)) return null;
  return { from, notes, blocks: notes.map(({ span, label }) => ({ kind: 'note', span, label })) };
}

/** "(Roe & Poe, 2019)": a note cites so, and no entry. */
const CITES = /\(\p{Lu}[\p{L}’'-]{1,30}[^()\d]{0,60},? (?:1[5-9]|20)\d{2}[a-z]?\)/u;

/** A number in brackets right behind a word or the end of a sentence. */
const GLUED = /(?<=[^\s([\]–—-])\[(\d{1,3})\]/g;

/** The places of the calls of notes where they stand right behind words and nothing else does: as many as notes, in their order; else null. */
function gluedMarks(body: string, count: number): number[] | null {
  const found = [...body.matchAll(GLUED)];
  return found.length === count && found.every(({ 1: number }, at) => Number(number) === at + 1) ? found.map(({ index }) => index) : null;
}

/** What was read of a markup, with the notes that it has behind its list as printed, where it knows none of its own. */
export function withNotesBehind(reading: Reading, isReference: (line: string) => boolean): Reading {
  const { text, blocks = [], notes = [] } = reading;
  const last = blocks.at(-1);
  if (notes.length > 0 || last === undefined || Number.isNaN(numberOf([lineOf(text, last.span)]))) return reading;
  const behind = notesBehind(
    text,
    blocks.map(({ span }) => [lineOf(text, span)]),
    isReference,
  );
  if (behind === null) return reading;
  return { ...reading, blocks: [...blocks.slice(0, behind.from), ...behind.blocks], notes: behind.notes };
}

const lineOf = (text: string, { start, end }: Span): Line => ({ start, end, text: text.slice(start, end) });
