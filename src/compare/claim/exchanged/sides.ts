/** What stands before a verb and what behind it: its sides in the clause, each with its head. */

import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import { formOf } from '../select/expand.ts';

export const BE = new Set('is are was were be been being'.split(' '));
export const BOUND = new Set(
  'who which that whose whom when while whereas although though because but if unless until since where as than so'.split(' '),
);
const PREPOSITION = new Set(
  'for in on at from to by during after before with against over under into through about among between near within without per via upon towards toward'.split(
    ' ',
  ),
);
/** Prepositions behind which stands who has a part in it. */
const TOWARDS = new Set('for on to from against over with towards toward'.split(' '));
export const TITLE = anyOf(
  'mr mrs ms miss dr prof professor sir lord lady king queen prince princess president captain judge justice inspector senator saint st count duke emperor general',
);

/** Words on one side of a verb that are looked at. */
const REACH = 9;

export const isCapital = (text: string, { start }: Token): boolean => /^\p{Lu}/u.test(text.charAt(start));
/** Before a name. */
const isTitle = (text: string, { text: word, end }: Token): boolean => TITLE.test(word) && /^\.? \p{Lu}/u.test(text.slice(end, end + 3));
/** The form of a word without a possessive ending. */
export const bare = (token: Token): string => formOf({ ...token, text: token.text.replace(/['’]s$/, '') });

export const cuts = (text: string, one: Token, other: Token): boolean => /[,;:()–—|\n]/.test(text.slice(one.end, other.start));

export interface Side extends Span {
  readonly head: string;
  readonly words: ReadonlySet<string>;
  /** With all that stands behind them in the clause. */
  readonly all: ReadonlySet<string>;
}

/** The subject: words from the last boundary to the verb. */
export function sideBefore(text: string, tokens: readonly Token[], at: number): Side | null {
  let last = at - 1;
  // Auxiliaries and adverbs, an article of a noun that names the converse, and the comma before it.
  while (
    last > 0 &&
    (isStopWord((tokens[last] as Token).text) || (tokens[last] as Token).text.endsWith('ly')) &&
    !cuts(text, tokens[last - 1] as Token, tokens[last] as Token)
  )
    last -= 1;
  if (last > 0 && isStopWord((tokens[last] as Token).text)) last -= 1;
  const words: Token[] = [];
  for (let i = last; i >= 0 && i > last - REACH; i -= 1) {
    const token = tokens[i] as Token;
    if (i < last && cuts(text, token, tokens[i + 1] as Token)) break;
    if (BOUND.has(token.text) || BE.has(token.text)) break;
    words.unshift(token);
  }
  const content = (token: Token): boolean => token.kind === 'word' && !isStopWord(token.text) && !isTitle(text, token);
  const [opening] = words;
  const prepared = opening !== undefined && (PREPOSITION.has(opening.text) || opening.text === 'of');
  const cut = prepared ? -1 : words.findIndex(({ text: word }) => PREPOSITION.has(word) || word === 'of');
  const head = (cut > 0 ? words.slice(0, cut) : words).filter(content).at(-1);
  if (head === undefined || opening === undefined) return null;
  const forms = new Set(words.filter(content).map(bare));
  return { head: bare(head), words: forms, all: forms, start: opening.start, end: head.end };
}

/** "Earned 4 million and the beer division 12 million": behind such an "and" another does the same, whose verb is left out. */
export function leavesVerbOut(tokens: readonly Token[], from: number, and: number): boolean {
  if (!tokens.slice(from, and).some(({ kind }) => kind === 'number') || tokens[and + 1]?.kind === 'number') return false;
  return tokens.slice(and + 1, and + REACH).some(({ kind }) => kind === 'number');
}

/** What a verb governs: words up to the next preposition, and all to the end of the clause. */
export function sideBehind(text: string, tokens: readonly Token[], from: number): Side | null {
  const words: Token[] = [];
  const all: Token[] = [];
  let open = true;
  for (let i = from; i < tokens.length && i < from + REACH; i += 1) {
    const token = tokens[i] as Token;
    if (i > from && cuts(text, tokens[i - 1] as Token, token)) break;
    if (BOUND.has(token.text) || BE.has(token.text) || (token.text === 'and' && leavesVerbOut(tokens, from, i))) break;
    if (PREPOSITION.has(token.text)) {
      // "via", "in", "during": how and when, nobody to whom it is done.
      if (!TOWARDS.has(token.text)) break;
      open = false;
    }
    if (token.kind !== 'word' || isStopWord(token.text) || isTitle(text, token)) continue;
    if (open) words.push(token);
    all.push(token);
  }
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return null;
  // The head stands before "of": the thesis of Nina Brandt.
  const of = tokens.findIndex(({ text: word, start }) => word === 'of' && start > first.start && start < last.start);
  const head = of < 0 ? last : (words.findLast(({ end }) => end <= (tokens[of] as Token).start) ?? last);
  return { head: bare(head), words: new Set(words.map(bare)), all: new Set(all.map(bare)), start: first.start, end: last.end };
}
