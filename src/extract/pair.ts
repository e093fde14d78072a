/**
 * Which citation governs which quote (seed 002): the one that follows; else the one its sentence opens with; else one carried
 * forward from before in the same paragraph, or the next one behind when only quotes lie between. What stands directly behind
 * a quote and cannot be read makes it unresolved; a quote that nothing governs is uncited. No source is ever guessed.
 */
import type { Span } from '../model/document.ts';
import type { PairedBy, SkippedQuote } from '../model/quote.ts';
import { BEFORE_CITATION } from '../text/editor-notes.ts';
import { lowest } from '../text/lowest.ts';
import type { Mark } from './pair-marks.ts';
import type { FoundQuote, FoundQuotes } from './quotes.ts';
import { isLoose, skipped } from './quotes-sort.ts';
import type { Paragraph } from './quotes-text.ts';

/** A quote with what governs it. */
export interface PairedQuote {
  readonly span: Span;
  /** The words for matching: without a block's quote signs and the citation at its end. */
  readonly words: string;
  readonly marks: readonly Mark[];
  readonly by: PairedBy | null;
  /** Something stands behind it that should be a citation and is not closed. */
  readonly broken: Span | null;
}

const WIDEST = 170;
/** Marks that are taken for one group. */
const MOST_JOINED = 40;
const JOINED = /^[\s,;&]*(?:(?:and|und|et)\s*)?$/;

/** Pairs every quote; those that turn out to be no quotes are handed back with their reason. */
export function pairQuotes(
  text: string,
  found: FoundQuotes,
  marks: readonly Mark[],
): { readonly paired: readonly PairedQuote[]; readonly skipped: readonly SkippedQuote[] } {
  const paired: PairedQuote[] = [];
  const passed: SkippedQuote[] = [];
  const outside = marks.filter(({ span }) => !within(span, found.quotes));
  const { paragraphs } = found.parts;
  const firm = outside.filter(({ loose }) => !loose);
  const real = found.quotes.filter(({ doubt }) => doubt === null);
  for (const quote of found.quotes) {
    const index = lowest(paragraphs.length, (i) => (paragraphs[i]?.start ?? 0) > quote.outer.start) - 1;
    const inner = trailing(text, quote, marks);
    const span = trimmed(text, quote, inner);
    const follows = inner.length > 0 ? inner : adjacent(text, quote.outer.end, outside);
    if (quote.doubt !== null && (quote.doubt === 'title' || quote.doubt === 'empty' || follows.length === 0)) {
      passed.push(skipped(text, quote.outer.start, quote.outer.end, quote.doubt));
      continue;
    }
    const words = quote.kind === 'block' ? text.slice(span.start, span.end).replace(/^[ \t]*>+ ?/gm, '') : text.slice(span.start, span.end);
    const broken = follows.length > 0 ? null : brokenMark(text, quote.outer.end);
    if (follows.length > 0 || broken !== null) {
      paired.push({ span, words, marks: follows, by: inner.length > 0 ? 'inside' : 'following', broken });
      continue;
    }
    const governing = governed(text, quote, paragraphs, index, firm, real);
    if (governing === null && quote.kind === 'marks' && isLoose(words))
      passed.push(skipped(text, quote.outer.start, quote.outer.end, 'term'));
    else paired.push({ span, words, marks: governing?.marks ?? [], by: governing?.by ?? null, broken: null });
  }
  return { paired, skipped: passed };
}

/** True when a place lies in one of the quotes, which come in order. */
function within({ start, end }: Span, quotes: readonly FoundQuote[]): boolean {
  const quote = quotes[lowest(quotes.length, (i) => (quotes[i]?.outer.end ?? 0) > start)];
  return quote !== undefined && quote.outer.start < end && start < quote.outer.end;
}

/** Index of the first mark that begins at an offset or behind it. */
const firstFrom = (marks: readonly Mark[], offset: number): number => lowest(marks.length, (i) => (marks[i]?.span.start ?? 0) >= offset);

/** The mark at an index and those joined to it: [1][3], (Ng 2024; Doe 2019), [1] and [2]. */
function group(text: string, marks: readonly Mark[], from: number): Mark[] {
  const first = marks[from];
  if (first === undefined) return [];
  const all = [first];
  for (let i = from + 1; i < marks.length && all.length < MOST_JOINED; i += 1) {
    const next = marks[i];
    const last = all.at(-1);
    if (next === undefined || last === undefined) break;
    if (next.span.start !== last.span.start && !JOINED.test(text.slice(last.span.end, next.span.start).slice(0, 20))) break;
    all.push(next);
  }
  return all;
}

/** The marks directly behind an offset. */
function adjacent(text: string, end: number, marks: readonly Mark[]): Mark[] {
  const i = firstFrom(marks, end);
  const mark = marks[i];
  if (mark === undefined || mark.span.start - end > WIDEST || !BEFORE_CITATION.test(text.slice(end, mark.span.start))) return [];
  // A new paragraph cites for itself, unless its first words are the citation of the block above.
  if (
    /\n\s*\n/.test(text.slice(end, mark.span.start)) &&
    !/^[^\S\n]*\n[^\S\n]*\n\s*(?:[—–-]+[\s*_(“"]*|[*_(“"][\s*_(“"]*)?(?:(?:sources?:|quelle:)[\s*_]*)?$/i.test(
      text.slice(end, mark.span.start),
    )
  )
    return [];
  return group(text, marks, i);
}

/** Marks at the very end of the quoted stretch: "… of writing [2]”, a block's last line "— contract, § 4". */
function trailing(text: string, { span, kind }: FoundQuote, marks: readonly Mark[]): Mark[] {
  const inside: Mark[] = [];
  for (let i = firstFrom(marks, span.end) - 1; i >= 0; i -= 1) {
    const mark = marks[i];
    if (mark === undefined || mark.span.start < span.start) break;
    const until = inside[0]?.span.start ?? span.end;
    const gap = text.slice(mark.span.end, until);
    const rest = kind === 'block' ? /^[\s.,;:!?*_>"“”'’)&—–-]*$/ : /^[\s.,;&]*$/;
    if (mark.span.end > span.end || gap.length > 60 || !rest.test(gap)) break;
    if (kind === 'marks' && mark.state !== 'known') break;
    inside.unshift(mark);
  }
  // A name in running words ends a quoted sentence as well as any other word would; behind a dash it is the source.
  const first = inside[0];
  if (
    first !== undefined &&
    !/^[[(【⁰¹²³⁴-⁹*†‡]/.test(text.charAt(first.span.start)) &&
    !/[—–-]\s*[*_"“]*$/.test(text.slice(span.start, first.span.start))
  )
    return [];
  return inside;
}

/** The words without a trailing citation, a block's signs, and marks round the whole of a block. */
function trimmed(text: string, { span, kind }: FoundQuote, inner: readonly Mark[]): Span {
  let { start } = span;
  let end = inner[0]?.span.start ?? span.end;
  const left = kind === 'block' ? /[\s>]/ : /\s/;
  const right = kind === 'block' && inner.length > 0 ? /[\s>—–*_-]/ : /[\s>]/;
  while (start < end && left.test(text.charAt(start))) start += 1;
  while (end > start && right.test(text.charAt(end - 1))) end -= 1;
  return { start, end };
}

/** "[contract" or "(p. 4" that is never closed, directly behind a quote. */
function brokenMark(text: string, end: number): Span | null {
  const rest = text.slice(end, end + 120);
  const found = /^[.,;:]?[ \t]?([[【][^\]】\n]{0,100})(?:\n|$)/.exec(rest);
  if (found?.[1] === undefined) return null;
  const start = end + found[0].indexOf(found[1]);
  return { start, end: start + found[1].trimEnd().length };
}

/** Where a sentence may end: a stop, marks that close, white space, and something that can begin one. Not behind "p." or "Dr.". */
const STOP = /[.!?][”"’»\])*_]{0,3}\s+(?=[\p{Lu}"“„«‘'[(\d*_])/gu;
const SHORT_FORM =
  /(?:\b(?:pp?|cf|vs?|no|nos|sec|art|para|cl|ch|fig|vol|ed|eds|et al|al|e\.g|i\.e|id|ibid|dr|mr|mrs|ms|st|prof|jr|sr|inc|ltd|co|corp)|\b\p{Lu})$/iu;

const REACH = 3000;

function sentenceRound(text: string, paragraph: Paragraph, at: Span): Span {
  const start = Math.max(paragraph.start, at.start - REACH);
  const end = Math.min(paragraph.end, at.end + REACH);
  let from = start;
  let to = end;
  const slice = text.slice(start, end);
  for (const found of slice.matchAll(STOP)) {
    const stop = start + found.index;
    if (SHORT_FORM.test(slice.slice(Math.max(0, found.index - 12), found.index))) continue;
    if (stop + found[0].length <= at.start) from = stop + found[0].length;
    else if (stop >= at.end - 1) {
      to = stop + found[0].length;
      break;
    }
  }
  return { start: from, end: to };
}

function governed(
  text: string,
  quote: FoundQuote,
  paragraphs: readonly Paragraph[],
  index: number,
  firm: readonly Mark[],
  quotes: readonly FoundQuote[],
): { readonly marks: readonly Mark[]; readonly by: PairedBy } | null {
  const paragraph = paragraphs[index];
  if (paragraph === undefined) return null;
  const above = paragraphs[index - 1];
  const next = firstFrom(firm, quote.outer.end);
  const behind = firm[next];
  const before = firm[next - 1];
  const last = before !== undefined && before.span.start >= (above ?? paragraph).start ? before : undefined;
  const lastGroup = last === undefined ? [] : endingGroup(text, firm, next - 1);
  // The sentence that hands over to the block, directly above it.
  if (quote.kind === 'block') {
    if (last === undefined || above === undefined) return null;
    return { marks: lastGroup, by: handsOver(text, above) ? 'before' : 'carried' };
  }
  const sentence = sentenceRound(text, paragraph, quote.outer);
  const inSentence = last !== undefined && last.span.start >= sentence.start;
  if (inSentence && !quotedFrom(quotes, last.span.end, quote.outer.start)) return { marks: lastGroup, by: 'before' };
  if (behind !== undefined && behind.span.start < sentence.end) return { marks: group(text, firm, next), by: 'following' };
  if (inSentence) return { marks: lastGroup, by: 'before' };
  if (last !== undefined && last.span.start >= paragraph.start) return { marks: lastGroup, by: 'carried' };
  if (behind !== undefined && behind.span.start < paragraph.end) return { marks: group(text, firm, next), by: 'later' };
  // A list item or paragraph below words that name the source and end in a colon.
  if (last !== undefined && above !== undefined && handsOver(text, above)) return { marks: lastGroup, by: 'carried' };
  return null;
}

/** Whether a paragraph ends by handing over to what follows. */
const handsOver = (text: string, { start, end }: Span): boolean => /[:,—][\s*_]*$/.test(text.slice(Math.max(start, end - 20), end));

/** Whether another quote stands between two offsets. */
function quotedFrom(quotes: readonly FoundQuote[], start: number, end: number): boolean {
  const found = quotes[lowest(quotes.length, (i) => (quotes[i]?.outer.start ?? 0) >= start)];
  return found !== undefined && found.outer.end <= end;
}

/** The marks up to an index that are joined to it. */
function endingGroup(text: string, marks: readonly Mark[], to: number): Mark[] {
  let from = to;
  while (from > 0 && to - from < MOST_JOINED - 2 && group(text, marks, from - 1).length > to - from + 1) from -= 1;
  return marks.slice(from, to + 1);
}
