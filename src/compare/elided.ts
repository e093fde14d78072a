/**
 * Quotes that say they were changed: an ellipsis leaves words out, a bracket puts words in. Fragments must stand in order,
 * near each other. What is left out may not turn the sentence round: no negation in the clause that was cut. What a bracket
 * replaces must be few words, none of them a number, a negation or a modal.
 */
import type { Span } from '../model/document.ts';
import { apparatusOf, thinned } from '../text/apparatus.ts';
import { EDITOR_NOTE } from '../text/editor-notes.ts';
import { type Folded, foldText, wordAt, wordIndex } from '../text/folded.ts';
import { occurrences } from '../text/occurrences.ts';
import { isModal, isNegation } from '../text/weight.ts';
import { type Found, type PreparedSource, spanOf } from './passage.ts';

/** Words that one bracket may stand for. */
const BRACKET_WORDS = 6;
/** Words that one ellipsis may leave out: a long paragraph or two. */
export const ELLIPSIS_WORDS = 400;
/** A shorter left-out passage is looked at whole for a negation; of a longer one only its edges belong to the clauses quoted. */
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

/** A quote taken apart: words, and what stands before them: nothing, an ellipsis, a bracket with these words. */
interface Piece<Words extends Stream = Stream> {
  readonly words: Words;
  readonly after?: 'elided' | 'altered-in-brackets' | undefined;
  readonly inserted: string;
}

const ELLIPSIS = String.raw`(?:\.\s?){2,}\.|…|\*\s\*\s\*|\[\s*(?:\.{2,}|…|(?:\.\s){2,}\.)\s*\]|\(\s*(?:\.{3,}|…)\s*\)`;
/** A bracket inside a word ("[t]he", "produce[d]") is about the whole word. */
const BRACKETS = String.raw`|(?:[\p{L}\p{N}'’]{0,40}\[(?!\s*[.…])[^[\]]{0,200}\])+[\p{L}\p{N}'’]{0,40}`;

/** Looks for a quote by its ellipses and brackets; null when it has none, or when it does not stand so in the source. */
export function matchElided(source: PreparedSource, quote: string): Found | null {
  // Brackets may be the source's own ("[n = 30]"), so first only the ellipses part the quote.
  for (const brackets of [false, true]) {
    const pieces = takeApart(quote, brackets);
    const thin = pieces.map((piece) => {
      const words = thinned(piece.words, apparatusOf(piece.words));
      return words.count === 0 ? piece : { ...piece, words };
    });
    const found = matchIn(source.folded, source.folded, pieces) ?? (pieces.length > 0 ? matchIn(source.folded, source.thin(), thin) : null);
    if (found) return found;
  }
  return null;
}

/** Splits a quote at its ellipses and, when asked, brackets. None when there is nothing to split at or to leave out. */
export function takeApart(quote: string, brackets: boolean): readonly Piece<Folded>[] {
  const text = quote.replace(/[([]([^()[\]]{1,60})[)\]]/g, (whole, inside: string) =>
    EDITOR_NOTE.test(inside) && !wordsOf(foldText(inside)).some(denies) ? ' ' : whole,
  );
  const pieces: Piece<Folded>[] = [];
  let from = 0;
  let after: Piece['after'];
  let inserted = '';
  const take = (end: number): void => {
    const words = foldText(text.slice(from, end));
    if (words.count === 0) return;
    pieces.push({ words, after: pieces.length === 0 && after === 'elided' ? undefined : after, inserted });
    after = undefined;
    inserted = '';
  };
  for (const { 0: cut, index } of text.matchAll(new RegExp(brackets ? ELLIPSIS + BRACKETS : ELLIPSIS, 'gu'))) {
    take(index);
    from = index + cut.length;
    // An ellipsis beside a bracket: the ellipsis is the looser of the two.
    if (/^\[\s*[.…]|^[^[]*$/.test(cut)) after = 'elided';
    else {
      after ??= 'altered-in-brackets';
      inserted += ` ${cut.replace(/[[\]]/g, '')}`;
    }
  }
  take(text.length);
  // A short bracket behind the last words may turn them round; a longer one is the editor speaking.
  const tail = wordsOf(foldText(inserted));
  return (from === 0 && text === quote) || (tail.length <= 3 && tail.some(denies)) ? [] : pieces;
}

/** The words from one index up to another. */
const wordsOf = ({ key, keys, count }: Stream, from = 0, to = count): string[] =>
  key
    .slice(keys[from], (keys[to] ?? 0) + 1)
    .split(' ')
    .slice(1, -1);
const denies = (word: string): boolean => isNegation(word) || isModal(word);
const isNumeral = (word: string | undefined): boolean => /^\p{N}/u.test(word ?? '');

/** Places the pieces in a stream of the source's words, one behind the other. */
function matchIn(folded: Folded, stream: Stream, pieces: readonly Piece[]): Found | null {
  const [head, ...rest] = pieces;
  if (!head) return null;
  const { key, keys, map } = stream;
  const full = (index: number): number => map?.[index] ?? index;
  const place = (from: number, to: number): Span => spanOf(folded, full(from), full(to));
  const endsClause = (index: number): boolean =>
    /[.;:!?]/.test(folded.text.slice(folded.ends[full(index)] ?? 0, folded.starts[full(index) + 1] ?? folded.text.length));

  /** Whether bracketed words may stand for the words from `start` to `end`. */
  const mayReplace = (start: number, end: number, inserted: string): boolean => {
    const words = wordsOf(stream, start, end);
    const added = wordsOf(foldText(inserted));
    if (`${words}` === `${added}`) return true;
    // A bare number in brackets is a citation or a footnote, not an editor's word.
    return !(added.length > 0 && added.every(isNumeral)) && !added.some(denies) && !words.some((word) => denies(word) || isNumeral(word));
  };
  /** Whether an ellipsis may leave out the words from `start` to `end`: none may deny what the fragments then say. */
  const mayOmit = (start: number, end: number): boolean => {
    if (end - start <= SHORT_GAP) return !wordsOf(stream, start, end).some(isNegation);
    for (let i = start; i < start + SHORT_GAP / 2 && !endsClause(i - 1); i += 1) if (isNegation(wordAt(stream, i))) return false;
    for (let i = end - 1; i >= end - SHORT_GAP / 2 && !endsClause(i); i -= 1) if (isNegation(wordAt(stream, i))) return false;
    return true;
  };
  /** A bracket that opens the quote stands for the word just before it; "[T]he" must be that very word. Null: it may not. */
  const opening = (first: number, inserted: string): string | null => {
    const added = wordsOf(foldText(inserted));
    const word = first > 0 ? wordAt(stream, first - 1) : '';
    if (added.length === 1 && word) {
      if (word === added[0]) return '';
      if (isNumeral(word) !== isNumeral(added[0]) || denies(word)) return null;
    }
    return added.length <= BRACKET_WORDS && added.some(denies) ? null : word;
  };

  for (const at of occurrences(key, head.words.key, TRIES)) {
    let first = wordIndex(stream, at);
    let last = first + head.words.count - 1;
    const spans = [place(first, last)];
    const before = head.after ? opening(first, head.inserted) : '';
    const replaced = before ? [before] : [];
    /** Puts a piece where it stands next, near enough, with nothing between that may not be left out or replaced. */
    const follows = ({ after, words, inserted }: Piece): boolean => {
      const start = last + 1;
      const bracket = after === 'altered-in-brackets';
      const short = words.count <= SHORT_FRAGMENT || last - first < SHORT_FRAGMENT;
      const limit = start + (bracket ? BRACKET_WORDS : short ? SHORT_FRAGMENT_GAP : ELLIPSIS_WORDS);
      for (let next = key.indexOf(words.key, keys[start]); next >= 0; next = key.indexOf(words.key, next + 1)) {
        first = wordIndex(stream, next);
        if (first > limit) return false;
        if (!(bracket ? mayReplace(start, first, inserted) : mayOmit(start, first))) continue;
        if (first > start) {
          const left = place(start, first - 1);
          replaced.push(folded.text.slice(left.start, left.end));
        }
        last = first + words.count - 1;
        spans.push(place(first, last));
        return true;
      }
      return false;
    };
    if (before !== null && rest.every(follows)) {
      const how = (['elided', 'altered-in-brackets'] as const).find((one) => pieces.some(({ after }) => after === one)) ?? 'normalized';
      return { how, spans, ...(replaced.length > 0 && { replaced }) };
    }
  }
  return null;
}
