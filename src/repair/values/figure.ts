/**
 * The figure that a source's sentence has in the place of a statement's: between the same word and the same words, up to where the clause
 * ends. A sentence with two such figures tells nothing.
 */
import type { Span } from '../../model/document.ts';
import { type PlacedWord, placedWords } from './place.ts';

/** What ends a clause for the words of a figure. */
const ENDS = /[,;:()—–.!?]/;
const DIGIT = /\d/;

export interface FigureBeside {
  readonly span: Span;
  readonly put: string;
  /** The clause of the statement that the figure stands in. */
  readonly clause: string;
}

/** Takes a statement, where its wrong figure stands, and a sentence. Gives the figure to put there, in the sentence's own writing. */
export function figureBeside(statement: string, wrong: Span, sentence: string): FigureBeside | null {
  const own = placedWords(statement);
  const at = own.findIndex(({ start, end, text }) => start >= wrong.start && end <= wrong.end && DIGIT.test(text));
  const figure = own[at];
  if (figure === undefined) return null;
  const clause = { from: clauseStart(statement, own, at), to: clauseEnd(statement, own, at) };
  const before = own.slice(clause.from, at);
  const behind = own.slice(at + 1, clause.to + 1);
  const [last] = before.slice(-1);
  if (last === undefined) return null;
  const theirs = placedWords(sentence);
  const found = theirs.filter(
    ({ text, lower }, i) =>
      DIGIT.test(text) &&
      lower !== figure.lower &&
      isSame(theirs[i - 1], last) &&
      adjoins(sentence, theirs[i - 1], theirs[i]) &&
      behind.every((word, k) => isSame(theirs[i + 1 + k], word) && adjoins(sentence, theirs[i + k], theirs[i + 1 + k])),
  );
  const [one] = found;
  if (one === undefined || found.length > 1) return null;
  return {
    span: { start: figure.start, end: figure.end },
    put: one.text,
    clause: statement.slice(own[clause.from]?.start, own[clause.to]?.end),
  };
}

const isSame = (a: PlacedWord | undefined, b: PlacedWord): boolean => a?.lower === b.lower;

/** Whether no sign that ends a clause stands between two words. */
const adjoins = (text: string, one: PlacedWord | undefined, next: PlacedWord | undefined): boolean =>
  one !== undefined && next !== undefined && !ENDS.test(text.slice(one.end, next.start));

function clauseStart(text: string, words: readonly PlacedWord[], at: number): number {
  let from = at;
  while (from > 0 && adjoins(text, words[from - 1], words[from])) from -= 1;
  return from;
}

function clauseEnd(text: string, words: readonly PlacedWord[], at: number): number {
  let to = at;
  while (to + 1 < words.length && adjoins(text, words[to], words[to + 1])) to += 1;
  return to;
}
