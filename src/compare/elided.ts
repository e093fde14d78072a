/**
 * Quotes that say they were changed: an ellipsis leaves words out, a bracket puts words in. Fragments must stand in order,
 * near each other. What is left out may not turn the sentence round: no negation in the clause that was cut. What a bracket
 * replaces must be few words, none of them a number, a negation or a modal.
 */
import { apparatusOf, thinned } from '../text/apparatus.ts';
import { EDITOR_NOTE } from '../text/editor-notes.ts';
import { type Folded, foldText, isNumber, wordAt, wordIndex } from '../text/folded.ts';
import { isModal, isNegation } from '../text/weight.ts';
import { type Found, type PreparedSource, spanOf } from './passage.ts';

/** Words that one bracket may stand for. */
const BRACKET_WORDS = 6;
/** Words that one ellipsis may leave out: a long paragraph or two. */
export const ELLIPSIS_WORDS = 400;
/** A shorter left-out passage is looked at whole for a negation. */
const SHORT_GAP = 8;
/** How many places of a first fragment are tried. */
const TRIES = 200;
/** A fragment round an ellipsis with fewer words proves little; it must stand close by. */
const SHORT_FRAGMENT = 2;
const SHORT_FRAGMENT_GAP = 40;

/** Words to search in or for; `map` leads back to the full sequence where some are left out. */
interface Stream {
  readonly key: string;
  readonly count: number;
  readonly keys: Uint32Array;
  readonly map?: Uint32Array;
}

/** A quote taken apart: words, and between them what may stand there. */
interface Piece<Words extends Stream = Stream> {
  readonly words: Words;
  /** What stands before it: nothing, an ellipsis, a bracket with these words. */
  readonly after: 'start' | 'ellipsis' | 'bracket';
  readonly inserted: string;
}

const ELLIPSIS = String.raw`(?:\.\s?){2,}\.|…|\*\s\*\s\*|\[\s*(?:\.{2,}|…|(?:\.\s){2,}\.)\s*\]|\(\s*(?:\.{3,}|…)\s*\)`;
/** A bracket inside a word ("[t]he", "produce[d]") is about the whole word. */
const BRACKETS = String.raw`(?:[\p{L}\p{N}'’]{0,40}\[(?!\s*[.…])[^[\]]{0,200}\])+[\p{L}\p{N}'’]{0,40}`;

/** Looks for a quote by its ellipses and brackets; null when it has none, or when it does not stand so in the source. */
export function matchElided(source: PreparedSource, quote: string): Found | null {
  // Brackets may be the source's own ("[n = 30]"), so first only the ellipses part the quote.
  return matchPieces(source, takeApart(quote, false)) ?? (quote.includes('[') ? matchPieces(source, takeApart(quote, true)) : null);
}

function matchPieces(source: PreparedSource, pieces: readonly Piece<Folded>[]): Found | null {
  if (pieces.length === 0) return null;
  return matchIn(source.folded, pieces, source.folded) ?? matchIn(source.thin(), pieces.map(thinPiece), source.folded);
}

/** Splits a quote at its ellipses and, when asked, brackets. None when there is nothing to split at or to leave out. */
export function takeApart(quote: string, brackets: boolean): readonly Piece<Folded>[] {
  const text = quote.replace(/[([]([^()[\]]{1,60})[)\]]/g, (whole, inside: string) =>
    EDITOR_NOTE.test(inside) && !denies(foldText(inside)) ? ' ' : whole,
  );
  const pieces: Piece<Folded>[] = [];
  let from = 0;
  let after: Piece['after'] = 'start';
  let inserted = '';
  const take = (end: number): void => {
    const words = foldText(text.slice(from, end));
    if (words.count === 0) return;
    pieces.push({ words, after: pieces.length === 0 && after === 'ellipsis' ? 'start' : after, inserted });
    after = 'start';
    inserted = '';
  };
  for (const { 0: cut, index } of text.matchAll(new RegExp(brackets ? `${ELLIPSIS}|${BRACKETS}` : ELLIPSIS, 'gu'))) {
    take(index);
    from = index + cut.length;
    // An ellipsis beside a bracket: the ellipsis is the looser of the two.
    if (/^\[\s*[.…]|^[^[]*$/.test(cut)) after = 'ellipsis';
    else {
      if (after !== 'ellipsis') after = 'bracket';
      inserted = `${inserted} ${cut.replace(/[[\]]/g, '')}`;
    }
  }
  take(text.length);
  // A short bracket behind the last words may turn them round; a longer one is the editor speaking.
  const tail = foldText(inserted);
  return (from === 0 && text === quote) || (tail.count <= 3 && denies(tail)) ? [] : pieces;
}

/** True when any of the words is a negation or a modal. */
function denies(words: Folded): boolean {
  for (let i = 0; i < words.count; i += 1) if (isNegation(wordAt(words, i)) || isModal(wordAt(words, i))) return true;
  return false;
}

/** Index in the full sequence. */
const full = ({ map }: Stream, index: number): number => (map === undefined ? index : (map[index] ?? 0));

function thinPiece(piece: Piece<Folded>): Piece {
  const thin = thinned(piece.words, apparatusOf(piece.words));
  return thin.count === 0 ? piece : { ...piece, words: thin };
}

interface Step {
  readonly first: number;
  readonly last: number;
}

function matchIn(stream: Stream, pieces: readonly Piece[], folded: Folded): Found | null {
  const [head, ...rest] = pieces;
  if (head === undefined) return null;
  for (
    let at = stream.key.indexOf(head.words.key), tries = 0;
    at >= 0 && tries < TRIES;
    at = stream.key.indexOf(head.words.key, at + 1), tries += 1
  ) {
    const first = wordIndex(stream, at);
    const steps: Step[] = [{ first, last: first + head.words.count - 1 }];
    const opening = head.after === 'bracket' ? openingWords(stream, folded, first, head.inserted) : '';
    if (opening === null) continue;
    const replaced = follow(stream, folded, steps, rest);
    if (replaced === null) continue;
    const how = pieces.some(({ after }) => after === 'ellipsis')
      ? 'elided'
      : pieces.some(({ after }) => after === 'bracket')
        ? 'altered-in-brackets'
        : 'normalized';
    const spans = steps.map((step) => spanOf(folded, full(stream, step.first), full(stream, step.last)));
    return {
      how,
      spans,
      ...(replaced.length + opening.length === 0 ? {} : { replaced: opening === '' ? replaced : [opening, ...replaced] }),
    };
  }
  return null;
}

/** Places every further piece behind the one before it; gives the words passed over, or null when one does not fit. */
function follow(stream: Stream, folded: Folded, steps: Step[], rest: readonly Piece[]): string[] | null {
  const replaced: string[] = [];
  for (const piece of rest) {
    const previous = steps.at(-1);
    if (previous === undefined) return null;
    const step = nextStep(stream, folded, previous, piece);
    if (step === null) return null;
    steps.push(step);
    if (step.first - previous.last > 1)
      replaced.push(folded.text.slice(folded.starts[full(stream, previous.last + 1)], folded.ends[full(stream, step.first - 1)]));
  }
  return replaced;
}

/** Where a piece stands next behind another, near enough, with nothing between that may not be left out or replaced. */
function nextStep(stream: Stream, folded: Folded, previous: Step, { after, words, inserted }: Piece): Step | null {
  const start = previous.last + 1;
  const short = words.count <= SHORT_FRAGMENT || previous.last - previous.first < SHORT_FRAGMENT;
  const limit = start + (after === 'bracket' ? BRACKET_WORDS : short ? SHORT_FRAGMENT_GAP : ELLIPSIS_WORDS);
  const from = stream.keys[Math.min(start, stream.count)] ?? 0;
  for (let at = stream.key.indexOf(words.key, from); at >= 0; at = stream.key.indexOf(words.key, at + 1)) {
    const first = wordIndex(stream, at);
    if (first > limit || first + words.count > stream.count) return null;
    if (after === 'bracket' ? mayReplace(stream, folded, start, first, inserted) : mayOmit(stream, folded, start, first))
      return { first, last: first + words.count - 1 };
  }
  return null;
}

/** Whether bracketed words may stand for the words from `start` to `end`. */
function mayReplace(stream: Stream, folded: Folded, start: number, end: number, inserted: string): boolean {
  const added = foldText(inserted);
  const same =
    end - start === added.count &&
    Array.from({ length: added.count }, (_, i) => wordAt(added, i) === wordAt(folded, full(stream, start + i))).every(Boolean);
  if (same) return true;
  // A bare number in brackets is a citation or a footnote, not an editor's word.
  if (added.count > 0 && Array.from({ length: added.count }, (_, i) => isNumber(added, i)).every(Boolean)) return false;
  if (denies(added)) return false;
  for (let i = start; i < end; i += 1) {
    const index = full(stream, i);
    const word = wordAt(folded, index);
    if (isNegation(word) || isModal(word) || isNumber(folded, index)) return false;
  }
  return true;
}

/** A bracket that opens the quote stands for the words just before it; "[T]he" must be that very word. Null: it may not. */
function openingWords(stream: Stream, folded: Folded, first: number, inserted: string): string | null {
  const added = foldText(inserted);
  if (added.count === 1 && first > 0) {
    const index = full(stream, first - 1);
    if (wordAt(folded, index) === wordAt(added, 0)) return '';
    if (inserted.trim().length > 0 && isNumber(folded, index) !== isNumber(added, 0)) return null;
    if (isNegation(wordAt(folded, index)) || isModal(wordAt(folded, index))) return null;
  }
  if (added.count <= BRACKET_WORDS && denies(added)) return null;
  return first > 0 ? wordAt(folded, full(stream, first - 1)) : '';
}

/** Whether an ellipsis may leave out the words from `start` to `end`: none may deny what the fragments then say. */
function mayOmit(stream: Stream, folded: Folded, start: number, end: number): boolean {
  const negates = (from: number, to: number): boolean => {
    for (let i = from; i < to; i += 1) if (isNegation(wordAt(folded, full(stream, i)))) return true;
    return false;
  };
  if (end - start <= SHORT_GAP) return !negates(start, end);
  const clause = SHORT_GAP / 2;
  // In a longer omission only its edges belong to the clauses that are quoted.
  const opened = firstBreak(stream, folded, start, end);
  const closed = lastBreak(stream, folded, start, end);
  return !negates(start, Math.min(opened, start + clause)) && !negates(Math.max(closed, end - clause), end);
}

const endsClause = (folded: Folded, index: number): boolean =>
  /[.;:!?]/.test(folded.text.slice(folded.ends[index] ?? 0, folded.starts[index + 1] ?? folded.text.length));

function firstBreak(stream: Stream, folded: Folded, start: number, end: number): number {
  for (let i = start - 1; i < end; i += 1) if (endsClause(folded, full(stream, i))) return i + 1;
  return end;
}

function lastBreak(stream: Stream, folded: Folded, start: number, end: number): number {
  for (let i = end - 1; i >= start - 1; i -= 1) if (endsClause(folded, full(stream, i))) return i + 1;
  return start;
}
