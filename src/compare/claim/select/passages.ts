/**
 * The passages of a source: whole sentences side by side within a chunk, up to the longest length. What is too short to be one is joined with
 * its heading or its neighbour; what is too long is cut at a line, a clause or a space. A passage knows what is said of it above it: its
 * headings, the head of its table, the line that its list hangs on.
 */

import type { Span } from '../../../model/document.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import { chunksOf } from './chunks.ts';
import { type Words, wordsOf } from './words.ts';

/** Lengths of a passage, in characters, in the seed's names. */
export interface Lengths {
  readonly min_span_length: number;
  readonly max_span_length: number;
}

/** A stretch of a source, its sentences, and the words of what stands above it. */
export interface Stretch {
  readonly span: Span;
  readonly sentences: readonly Span[];
  readonly context: readonly Words[];
  /** In rows or items, which belong together. */
  readonly listed: boolean;
}

/** Sentences of one paragraph while they are gathered. */
interface Group {
  start: number;
  end: number;
  readonly sentences: Span[];
  readonly context: readonly Words[];
  readonly heading: boolean;
  /** A heading that bears the sign of one, which is no passage of its own. */
  readonly signed: boolean;
  listed: boolean;
}

/** Longest line that may be a heading without a sign. */
const HEADING = 90;
/** How much of a line tells what it is. */
const LINE = 400;
const BLANK = /\n[ \t\r]*\n/;
const ITEM = /^[ \t]{0,20}(?:[-*+•‣–▪●◦·][ \t]|\(?(?:\d{1,3}|[a-z])[.)][ \t])/i;

/** The passages of a text, in order, each within the lengths. Linear. */
export function passagesOf(text: string, { min_span_length, max_span_length }: Lengths): Stretch[] {
  const found = new Map<number, Stretch>();
  const above = aboveOf(text);
  for (const chunk of chunksOf(text)) {
    const groups: Group[] = [];
    let open: Group | null = null;
    for (const sentence of sentencesOf(text, chunk)) {
      const { heading, signed, listed, context } = above(sentence);
      for (const { start, end } of cut(text, sentence, max_span_length)) {
        const gap: string = open === null ? '' : text.slice(open.end, start);
        // A list stays with the line that it hangs on.
        const parted = BLANK.test(gap) && !(open !== null && listed && text.charAt(open.end - 1) === ':');
        if (open !== null && !heading && !open.heading && !parted && end - open.start <= max_span_length) {
          open.end = end;
          open.sentences.push({ start, end });
          open.listed ||= listed;
        } else {
          open = { start, end, sentences: [{ start, end }], context, heading, signed, listed };
          groups.push(open);
        }
      }
    }
    for (const { start, end, sentences, context, listed } of longEnough(groups, min_span_length, max_span_length))
      if (!found.has(start)) found.set(start, { span: { start, end }, sentences, context, listed });
  }
  return [...found.values()];
}

/** Groups of the shortest length or more: shorter ones with the heading, the group before or the one behind, headings alone left out. */
function longEnough(groups: readonly Group[], least: number, most: number): Group[] {
  const kept: Group[] = [];
  let heading: Group | null = null;
  for (let i = 0; i < groups.length; i += 1) {
    const group = groups[i];
    if (group === undefined) continue;
    if (group.end - group.start >= least && !group.signed) {
      kept.push(group);
      heading = null;
      continue;
    }
    if (group.heading) {
      heading = group;
      continue;
    }
    let all: Group = heading === null ? group : joined(heading, group);
    const before = kept.at(-1);
    if (all.end - all.start < least && heading === null && before !== undefined && group.end - before.start <= most) {
      kept.pop();
      all = joined(before, all);
    }
    for (let next = groups[i + 1]; all.end - all.start < least && next !== undefined && !next.heading; next = groups[i + 1]) {
      if (next.end - all.start > most) break;
      all = joined(all, next);
      i += 1;
    }
    if (all.end - all.start >= least && all.end - all.start <= most) kept.push(all);
    heading = null;
  }
  return kept;
}

const joined = (one: Group, other: Group): Group => ({
  ...one,
  end: other.end,
  sentences: [...one.sentences, ...other.sentences],
  heading: false,
  signed: false,
  listed: one.listed || other.listed,
});

/** What stands above each sentence, asked in order: headings by their level, the head of a table, the line that a list hangs on. */
function aboveOf(text: string) {
  const headings: { readonly level: number; readonly words: Words }[] = [];
  let head: Words | null = null;
  let row = false;
  let intro: Words | null = null;
  return ({ start, end }: Span): { heading: boolean; signed: boolean; listed: boolean; context: readonly Words[] } => {
    const back = text.slice(Math.max(0, start - LINE), start);
    const from = start - back.length + back.lastIndexOf('\n') + 1;
    const line = text.slice(from, from + LINE).split('\n', 1)[0] ?? '';
    const signs = /^ {0,3}(#{1,6})\s/.exec(line)?.[1];
    const alone =
      (from === 0 || /\n[ \t\r]*\n[ \t]*$/.test(text.slice(Math.max(0, from - 20), from))) && text.slice(from, start).trim() === '';
    const rows = /\t|^\s*\|/.test(line);
    const item = ITEM.test(line);
    const named =
      alone &&
      !rows &&
      !item &&
      end - start <= HEADING &&
      /^[ \t\r]*(?:\n|$)/.test(text.slice(end, end + 8)) &&
      /[\p{L}\p{N})]$/u.test(text.slice(start, end));
    if (signs !== undefined || named) {
      const level = signs?.length ?? 7;
      while ((headings.at(-1)?.level ?? 0) >= level) headings.pop();
      headings.push({ level, words: wordsOf(text, { start, end }) });
      head = null;
      intro = null;
      row = false;
      return {
        heading: true,
        signed: signs !== undefined && end - start < LINE,
        listed: false,
        context: headings.slice(0, -1).map(({ words }) => words),
      };
    }
    if (!rows) head = null;
    if (!item) intro = null;
    const context = [...headings.map(({ words }) => words), ...(head === null ? [] : [head]), ...(intro === null ? [] : [intro])];
    if (rows && !row) head = wordsOf(text, { start, end });
    row = rows;
    if (text.charAt(end - 1) === ':') intro = wordsOf(text, { start, end });
    return { heading: false, signed: false, listed: rows || item, context };
  };
}

/** Where a stretch that is too long may be cut, the best places first. */
const CUTS: readonly RegExp[] = [/\n/g, /[;:；：。][”"’)\]]?(?=[\s\p{L}])/gu, /[,，、،](?=[\s\p{Lo}])/gu, /[ \t]/g];

function cut(text: string, { start, end }: Span, most: number): Span[] {
  const pieces: Span[] = [];
  let at = start;
  while (end - at > most) {
    const stop = cutAt(text, at + Math.floor(most / 2), at + most);
    pieces.push({ start: at, end: stop });
    at = stop;
    while (at < end && /\s/.test(text.charAt(at))) at += 1;
  }
  if (end > at) pieces.push({ start: at, end });
  return pieces;
}

function cutAt(text: string, from: number, to: number): number {
  const stretch = text.slice(from, to);
  for (const pattern of CUTS) {
    let place = -1;
    for (const { 0: sign, index } of stretch.matchAll(pattern)) place = /\s/.test(sign) ? index : index + sign.length;
    if (place > 0) return from + place;
  }
  // Never within a pair of surrogates.
  return /[\ud800-\udbff]/.test(text.charAt(to - 1)) && to - 1 > from ? to - 1 : to;
}
