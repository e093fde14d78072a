/**
 * A quote as pieces that stand in a source one behind the other: one piece when it is plain; more when it says that it was
 * changed: an ellipsis leaves words out, a bracket puts words in. What is left out may not turn the sentence round: no negation
 * in the clause that was cut. What a bracket replaces must be few words, none of them a number, a negation or a modal.
 */
import { EDITOR_NOTE } from '../../text/editor-notes.ts';
import { type Folded, foldText, spanOf, wordAt, wordIndex } from '../../text/folded.ts';
import { isModal, isNegation } from '../../text/weight.ts';
import type { Found, Stream } from './stream.ts';

/** Words that one ellipsis may leave out: a long paragraph or two. Between long pieces more may lie, which is then told. */
export const ELLIPSIS_WORDS = 400;

/** Words, and what stands before them: nothing, an ellipsis, a bracket with these words. */
export interface Piece {
  readonly words: Folded;
  readonly after?: 'elided' | 'altered-in-brackets' | undefined;
  readonly inserted: string;
}

/** Bare, or in any brackets with what Japanese says for it. Whatever follows an opening bracket is read in one way. */
const ELLIPSIS = String.raw`[\p{Ps}<]\s{0,3}(?:\.\s?\.[\s.]{0,9}|[…⋯]{1,9}|[前中後]?略)\s?[\p{Pe}>]|(?:\.\s?){2,}\.|[…⋯]|\*\s\*\s\*`;
/** A bracket inside a word ("[t]he", "produce[d]") is about the whole word. */
const BRACKETS = String.raw`|(?:[\p{L}\p{N}'’]{0,40}\[(?!\s*[.…])[^[\]]{0,200}\])+[\p{L}\p{N}'’]{0,40}`;

const wordsIn = (key: string): readonly string[] => key.match(/\S+/g) ?? [];
const wordsOf = (text: string): readonly string[] => wordsIn(foldText(text).key);
const denies = (word: string): boolean => isNegation(word) || isModal(word);
const NUMERAL = /^(?:\p{N}|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|million|billion)$)/u;
const isNumeral = (word: string | undefined): boolean => NUMERAL.test(word ?? '');

/** Words that a bracket replaced, joined by commas, and its own: the same word made its contrary, or a word of direction that is gone. */
const REVERSED =
  /^(?:un|i[mnrl]|dis|non)?(.{3,}) (?:un|i[mnrl]|dis|non)?\1$|^\S*\b(?:more|less|fewer|higher|lower|greater|smaller|better|worse|(?:in|de)creas\w+)\b/;

/** Splits a quote at its ellipses and, when asked, brackets. None when there is nothing to split at or to leave out. */
export function takeApart(quote: string, brackets: boolean): readonly Piece[] {
  const text = quote.replace(/\p{Ps}([^\p{Ps}\p{Pe}]{1,60})\p{Pe}/gu, (whole, inside: string) => (EDITOR_NOTE.test(inside) ? ' ' : whole));
  const pieces: Piece[] = [];
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
  const tail = wordsOf(inserted);
  return (from === 0 && text === quote) || (tail.length <= 3 && tail.some(denies)) ? [] : pieces;
}

/** What tells apparatus from words; the small check knows none. */
export interface Apparatus {
  /** Words without the apparatus of pages; the very same words when there is none. */
  bared(words: Folded): Folded;
  /** Whether a source has all the apparatus that bared words of a quote left out, in the same places. */
  kept(source: Folded, first: number, bare: Folded): boolean;
}

/** Finds the pieces in the words of a source, one behind the other. `aids` leave the apparatus out, as the source's words do. */
export function matchPieces(stream: Stream, quoted: readonly Piece[], aids?: Apparatus): Found | null {
  // Words that one bracket may stand for.
  const BRACKET_WORDS = 6;
  // A shorter left-out passage is looked at whole for a negation, unless it is made of whole sentences; of a longer one only its edges
  // belong to the clauses quoted.
  const SHORT_GAP = 8;
  // Words before a cut in which a negation denies what follows it.
  const LEADING = 12;
  // How many places of a first piece are tried.
  const TRIES = 200;
  // A piece round an ellipsis with fewer words proves little; it must stand close by.
  const SHORT_PIECE = 3;
  const SHORT_PIECE_GAP = 40;
  // So many words stand nowhere by chance.
  const LONG_PIECE = 5;
  const pieces = quoted.map((piece) => {
    const bare = aids?.bared(piece.words);
    return { ...piece, bare: bare?.count ? bare : piece.words };
  });
  const [head, ...rest] = pieces;
  if (!head) return null;
  const { text, key, keys, starts, ends } = stream;
  const between = (from: number, to: number): readonly string[] => wordsIn(key.slice(keys[from], keys[to]));

  /** Whether bracketed words may stand for the words from `start` to `end`. */
  const mayReplace = (start: number, end: number, inserted: string): boolean => {
    const words = between(start, end);
    const added = wordsOf(inserted);
    if (`${words}` === `${added}`) return true;
    if (REVERSED.test(`${words} ${added}`)) return false;
    // A bare number in brackets is a citation or a footnote, not an editor's word.
    return !(added.length > 0 && added.every(isNumeral)) && !words.some(isNumeral) && ![...added, ...words].some(denies);
  };
  /** Whether an ellipsis may leave out the words from `start` to `end`: none may deny what the pieces then say. */
  const mayOmit = (start: number, end: number): boolean => {
    const short = end - start <= SHORT_GAP;
    const cuts = (from: number, to: number): readonly string[] =>
      text.slice(ends[from - 1], starts[to]).split(short ? /\p{STerm}(?!\d)/u : /[\p{STerm};:；：](?!\d)/u);
    // The rest of the clause that was cut off, and what leads to the words that follow.
    const rest = cuts(start, short ? end : start + SHORT_GAP / 2)[0];
    const lead = cuts(short ? start : end - LEADING, end).at(-1);
    const words = wordsOf(`${rest} ${lead}`);
    return !(short && words.length > 0 ? between(start, end) : words).some(isNegation);
  };
  /** A bracket that opens the quote stands for the word just before it; "[T]he" must be that very word. Null: it may not. */
  const opening = (first: number, inserted: string): string | null => {
    const added = wordsOf(inserted);
    const word = first > 0 ? wordAt(stream, first - 1) : '';
    if (added.length === 1 && word) {
      if (word === added[0]) return '';
      if (isNumeral(word) !== isNumeral(added[0]) || denies(word)) return null;
    }
    return added.length <= BRACKET_WORDS && added.some(denies) ? null : word;
  };
  /** Whether a piece stands where its words do: in like form, and with what apparatus it has; what it lacks may be there. */
  const stands = (first: number, { words, bare }: (typeof pieces)[number]): boolean =>
    sameForm(stream, first, bare) && (words === bare || aids?.kept(stream, first, bare) === true);

  /** Where the first piece may stand: of few words in a long text, which stand in too many places, before the longest piece. */
  const places = (): readonly number[] => {
    const runs = stream.runs(head.bare, TRIES);
    const longest = pieces.reduce((one, other) => (other.bare.count > one.bare.count ? other : one));
    if (runs.length < TRIES || longest === head) return runs;
    // Places of the first piece that are tried before each place of the longest.
    const BEFORE = 8;
    return stream.runs(longest.bare, TRIES).flatMap((at) => {
      const found: number[] = [];
      let from = keys[at] ?? 0;
      while (from >= 0 && found.length < BEFORE) {
        from = key.lastIndexOf(head.bare.key, from);
        const first = from < 0 ? 0 : wordIndex(stream, from);
        if (from < 0 || at - first > ELLIPSIS_WORDS) break;
        found.push(first);
        from -= 1;
      }
      return found.reverse();
    });
  };
  let far: Found | null = null;
  for (let first of places()) {
    let apart = 0;
    let last = first + head.bare.count - 1;
    const spans = [spanOf(stream, first, last)];
    const before = head.after ? opening(first, head.inserted) : '';
    const replaced = before ? [before] : [];
    /** Puts a piece where it stands next, near enough, with nothing between that may not be left out or replaced. */
    const follows = (piece: (typeof pieces)[number]): boolean => {
      const { after, bare, inserted } = piece;
      const begin = first;
      const start = last + 1;
      const bracket = after === 'altered-in-brackets';
      const least = Math.min(bare.count, start - begin);
      const most = bracket ? BRACKET_WORDS : least < SHORT_PIECE ? SHORT_PIECE_GAP : ELLIPSIS_WORDS;
      let tried = false;
      for (let next = key.indexOf(bare.key, keys[start]); next >= 0; next = key.indexOf(bare.key, next + 1)) {
        first = wordIndex(stream, next);
        const left = first - start;
        if (left > most) {
          // Far apart only long pieces are joined, and only where they stand nearest to each other in this order.
          const back = key.lastIndexOf(bare.key, keys[begin]);
          if (tried || bracket || least < LONG_PIECE || (back >= 0 && begin - wordIndex(stream, back) < left)) return false;
          apart = Math.max(apart, left);
        }
        tried = true;
        if (!stands(first, piece) || !(bracket ? mayReplace(start, first, inserted) : mayOmit(start, first))) continue;
        if (left > 0 && left <= most) replaced.push(text.slice(starts[start], ends[first - 1]));
        last = first + bare.count - 1;
        spans.push(spanOf(stream, first, last));
        return true;
      }
      return false;
    };
    if (before !== null && stands(first, head) && rest.every(follows)) {
      const how: Found['how'] =
        (['elided', 'altered-in-brackets'] as const).find((one) => pieces.some(({ after }) => after === one)) ?? 'normalized';
      const found = { how, spans, apart, ...(replaced.length > 0 && { replaced }) };
      if (apart === 0) return found;
      far ??= found;
    }
  }
  return far;
}

/** What folding took away and yet may mean something: a short word in capitals is another word ("US", "us"), but not in a heading. */
function sameForm(source: Folded, first: number, words: Folded): boolean {
  const printed = ({ text, starts, ends }: Folded, i: number): string => text.slice(starts[i] ?? 0, ends[i]);
  // In a heading the letter before it is a capital too.
  const inCapitals = ({ text, starts }: Folded, i: number): boolean => /\p{Lu}\P{L}*$/u.test(text.slice(0, starts[i]).slice(-24));
  for (let i = 1; i < words.count; i += 1) {
    const pair = `${printed(source, first + i)} ${printed(words, i)}`;
    if (/^(?:\p{Lu}{2,4} \p{Ll}{1,4}|\p{Ll}{1,4} \p{Lu}{2,4})$/u.test(pair))
      if (!inCapitals(source, first + i) && !inCapitals(words, i)) return false;
  }
  // "can" is not what "cannot" says.
  return !/^not/i.test(source.text.slice(source.ends[first + words.count - 1]));
}
