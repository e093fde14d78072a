/**
 * A figure of the other of two: "98 patients given the drug" where "62 patients were given the drug and 98 placebo", "4.2 billion in 2022" where it was
 * "4.2 billion in 2023, up from 3.9 billion in 2022". Told only where a sentence has the claim's figure before one thing, another figure before the claim's
 * thing, both behind the same word, and the claim names neither.
 */

import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import type { Exchange } from './deeds.ts';
import { readSentence, type SentenceRead } from './read.ts';
import { bare } from './sides.ts';

const LEADS = anyOf('in on at for with among from to by given receiving taking under using');
const TURNS =
  /\b(?:not|never|no|neither|nor|than|compared|both|unlike|while|whereas|versus|all|either|or|respectively|total|together)\b|n['’]t\b/i;
const YEAR = /^(?:1[0-9]{3}|20[0-9]{2})$/;
/** Words between a figure and what leads in its thing, and words of the thing. */
const REACH = 4;
const MOST = 3;
/** Share of the claim's other words that the sentence must have. */
const SHARE = 0.5;
const LONGEST = 90;

interface Figure extends Span {
  readonly value: string;
  readonly lead: string;
  readonly thing: readonly string[];
}

const cut = (text: string, one: Token | undefined, other: Token): boolean =>
  /[,;:()]/.test(text.slice(one?.end ?? other.start, other.start));

/** The figures of a sentence that stand before a preposition or a participle of giving, each with what it leads in. */
function figuresIn(text: string, tokens: readonly Token[]): Figure[] {
  return tokens.flatMap((token, at): Figure[] => {
    if (token.kind !== 'number' || YEAR.test(token.text)) return [];
    for (let i = at + 1; i < tokens.length && i <= at + REACH; i += 1) {
      const lead = tokens[i] as Token;
      if (lead.kind === 'number' || cut(text, tokens[i - 1], lead)) return [];
      if (!LEADS.test(lead.text)) continue;
      const thing = thingAt(text, tokens, i + 1);
      const last = thing.at(-1);
      return last === undefined ? [] : [{ value: token.text, lead: lead.text, thing: thing.map(bare), start: token.start, end: last.end }];
    }
    return [];
  });
}

/** A year, or the words of a noun phrase. */
function thingAt(text: string, tokens: readonly Token[], from: number): Token[] {
  const thing: Token[] = [];
  for (let i = from; i < tokens.length && thing.length < MOST; i += 1) {
    const token = tokens[i] as Token;
    if (thing.length === 0 && /^(?:the|a|an|its|their)$/.test(token.text)) continue;
    if (token.kind === 'number') return thing.length === 0 && YEAR.test(token.text) ? [token] : thing;
    if (isStopWord(token.text) || (thing.length > 0 && cut(text, tokens[i - 1], token))) break;
    thing.push(token);
  }
  return thing;
}

const figuresOf = ({ text, tokens }: SentenceRead): Figure[] => figuresIn(text, tokens);

/** The first figure of a claim that a sentence has of the other. `places`: the sentences that are looked at. */
export function figureOfOther(said: Said, held: () => Pick<Stated, 'text' | 'sentences'>, places?: () => readonly Span[]): Exchange | null {
  if (TURNS.test(said.text)) return null;
  const own = figuresIn(said.text, said.tokens);
  if (own.length === 0) return null;
  const evidence = held();
  const content = said.tokens.filter(({ kind, text: word }) => kind === 'number' || !isStopWord(word)).map(bare);
  for (const figure of own) {
    const rest = content.filter((form) => form !== figure.value && !figure.thing.includes(form));
    for (const sentence of places?.() ?? evidence.sentences) {
      if (!evidence.text.slice(sentence.start, sentence.end).includes(figure.value)) continue;
      const read = readSentence(evidence, sentence);
      const { text, tokens, bares } = read;
      if (tokens.length > LONGEST || tokens.filter((token) => token.text === figure.value).length !== 1) continue;
      if (rest.filter((form) => bares.includes(form)).length < SHARE * rest.length) continue;
      const against = otherOf(figure, read.kept(figuresOf), content, text);
      if (against !== null) return { start: figure.start, end: figure.end, against: text.slice(against.start, against.end), sentence };
    }
  }
  return null;
}

/** The claim's figure of another thing, where another figure is of the claim's. */
function otherOf({ value, lead, thing }: Figure, there: readonly Figure[], content: readonly string[], text: string): Figure | null {
  // "131 given the drug and 118 managed by waiting".
  const joined = (one: Figure, other: Figure): boolean => /^\s(?:and|but|versus|vs\.?)\s$/.test(text.slice(one.end, other.start));
  const unlike = (words: readonly string[]): boolean => words.every((word) => !content.includes(word));
  const mine = there.find((one) => one.value === value && unlike(one.thing));
  const theirs = there.filter((one) => one.lead === lead && thing.every((word) => one.thing.includes(word)));
  const beside = mine !== undefined && theirs.some((one) => mine.lead === lead || joined(one, mine) || joined(mine, one));
  return beside && mine !== undefined && theirs.length === 1 && theirs.every((one) => one.value !== value && unlike([one.value]))
    ? mine
    : null;
}
