/**
 * A word whose opposite stands in its place, while the word itself stands elsewhere in the sentence: "a higher risk" where "higher consumption was associated
 * with a lower risk", "enabled by default" where it is "disabled by default and must be enabled with a flag". The place is the word of meaning behind it.
 */

import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { SIDES } from '../recall/opposites.ts';
import { sameTrade } from '../recall/traded.ts';
import { plainForm } from '../select/expand.ts';
import type { Exchange } from './deeds.ts';
import { claimRead, readSentence, type SentenceRead } from './read.ts';

const DENIED = /\b(?:not|never|no|nobody|none|neither|nor|without|cannot|except|unless|than|instead|rather|respectively)\b|n['’]t\b/i;
/** Share of the claim's words that the sentence must have. */
const SHARE = 0.8;
const LEAST = 3;
const LONGEST = 90;
/** Opposites only where they stand in one another's place. */
const HERE = new Map<string, string>();
for (const [one, other] of [
  ['earlier', 'later'],
  ['previously', 'subsequently'],
  ['more', 'less'],
  ['most', 'least'],
  ['first', 'second'],
] as const) {
  HERE.set(one, other);
  HERE.set(other, one);
}
HERE.set('fewer', 'more').set('fewest', 'most');

/** Whether two words are opposites of each other. */
function areOpposed(one: Token, other: Token): boolean {
  if (HERE.get(one.text) === other.text || HERE.get(other.text) === one.text) return true;
  const sides = SIDES.get(plainForm(one));
  return (
    sides?.some(([row, at]) => SIDES.get(plainForm(other))?.some(([theirs, where]) => theirs === row && where !== at) === true) === true
  );
}

/** The word of meaning right behind a place, in the same clause. */
function behind(text: string, tokens: readonly Token[], at: number): string | null {
  for (let i = at + 1; i < tokens.length && i <= at + 3; i += 1) {
    const token = tokens[i] as Token;
    if (/[,;:.()]/.test(text.slice(tokens[i - 1]?.end, token.start))) return null;
    if (token.kind === 'number' || !isStopWord(token.text)) return plainForm(token);
  }
  return null;
}

const JOINS = anyOf('and but while whereas or');
/** Words behind a word within which its clause goes on. */
const NEAR = 4;

/** Whether a word stands in a clause that leaves out the word behind it, and goes on as the claim does: "males weigh 21 grams and females 18". */
function goesOn(token: Token, { text, tokens, forms }: SentenceRead, own: readonly string[], next: string): boolean {
  return tokens.some((there, at) => {
    const before = tokens[at - 1];
    if (before === undefined || (there.text !== token.text && forms[at] !== plainForm(token))) return false;
    if (!JOINS.test(before.text) && !/[,;]/.test(text.slice(before.end, there.start))) return false;
    const meant = tokens.slice(at + 1, at + 1 + NEAR).findIndex(({ kind, text: word }) => kind === 'number' || !isStopWord(word));
    const form = meant < 0 ? undefined : forms[at + 1 + meant];
    return form !== undefined && form !== next && own.includes(form);
  });
}

/** The first word of a claim in whose place the sentence with all its words has the opposite. `places`: the sentences that are looked at. */
export function placeTurned(said: Said, held: () => Pick<Stated, 'text' | 'sentences'>, places?: () => readonly Span[]): Exchange | null {
  if (DENIED.test(said.text)) return null;
  const turns = said.tokens.flatMap((token, at) => {
    if (!HERE.has(token.text) && !SIDES.has(plainForm(token))) return [];
    const next = behind(said.text, said.tokens, at);
    // "Imports were exceeded by exports": each has its place in a sentence of both.
    const both = said.tokens.some((other) => areOpposed(token, other));
    return next === null || both ? [] : [{ token, next, at }];
  });
  if (turns.length === 0) return null;
  const evidence = held();
  const own = [...new Set(said.tokens.filter(({ kind, text: word }) => kind === 'number' || !isStopWord(word)).map(plainForm))];
  if (own.length < LEAST) return null;
  const found = new Map<Token, Exchange | null>();
  for (const sentence of places?.() ?? evidence.sentences) {
    const read = readSentence(evidence, sentence);
    const { text, tokens, set } = read;
    if (tokens.length > LONGEST || own.filter((form) => set.has(form)).length < SHARE * own.length || DENIED.test(text)) continue;
    for (const { token, next, at } of turns) {
      if (!set.has(next)) continue;
      const pairs = tokens.filter((_, at) => behind(text, tokens, at) === next);
      // The word itself stands there.
      if (pairs.some((other) => other.text === token.text || plainForm(other) === plainForm(token))) found.set(token, null);
      const other = pairs.find((one) => areOpposed(token, one));
      if (other === undefined || found.has(token) || goesOn(token, read, own, next)) continue;
      // "The Hales sold the mill" beside "Crane bought the mill from the Hales": one trade.
      if (sameTrade(claimRead(said), at, read, tokens.indexOf(other))) continue;
      found.set(token, { start: token.start, end: token.end, against: text.slice(other.start, other.end), sentence });
    }
  }
  return [...found.values()].find((one) => one !== null) ?? null;
}
