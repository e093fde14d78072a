/**
 * The first of its kind in a wider field than the source has: "the largest lake in the world" for "the largest volcanic lake in the world", "the most
 * populous city of the country" for "Florida's most populous city", "the highest ever" for "the highest since 2015", "the first woman to win the prize" for
 * "to win the prize for poetry".
 */

import { isStopWord } from '../../../text/tokens/stop.ts';
import type { Token } from '../../../text/tokens.ts';
import { finite } from '../../../text/verbs.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { isCapital } from '../exchanged/sides.ts';
import { type Sign, wordSet } from './limit.ts';

const SUPERLATIVES = wordSet(
  `largest biggest highest tallest longest oldest deepest greatest smallest shortest youngest newest fastest richest poorest heaviest widest busiest wealthiest earliest
  lowest best worst strongest weakest hottest coldest warmest wettest driest cheapest safest steepest thickest lightest loudest quickest slowest broadest densest
  northernmost southernmost westernmost easternmost hardest rarest commonest leanest`,
);
/** "The first woman to win it": of firsts those alone that are the first to do something. */
const FIRSTS = wordSet('first only last');
/** Words for all there is. */
const WIDER = wordSet(
  `world worlds globe global globally worldwide earth history historic ever alltime country countrys nation nations national nationwide continent europe asia africa america
  states kingdom union industry`,
);
/** The same in other words: "on the planet". */
const WORLD = wordSet('world worlds globe global globally worldwide earth planet');
/** What says of a first that it is one, and nothing of which. */
const EMPTY = wordSet(
  'ever still yet single known living current currently today far overall recorded so still own world kind type one date',
);
const ANYBODY = wordSet('person peopl people human');
const RANKED =
  /\b(?:one of|among|some of|second|third|fourth|fifth|sixth|\d+(?:nd|rd|th)|next|nearly|almost|not|than|may|might|perhaps|arguably)\b/i;
/** Words at which what is said of a first ends. */
const ENDS = wordSet(
  'with from which that who whose but ahead after before while when because although though until as than if where like including thanks following',
);
/** Words of what is said of a first. */
const REACH = 14;
/** Letters by which words of one family are known: "Europe", "European". */
const FAMILY = 4;

/** A first of its kind, as places of words. */
interface First {
  /** The word itself ("largest", "populous" behind "most"), and its form. */
  readonly at: number;
  readonly word: string;
  /** Its noun, and what limits the field: words before the noun, and those behind. */
  readonly noun: string;
  readonly head: number;
  readonly kind: readonly number[];
  readonly field: readonly number[];
  /** Where what is said of it ends. */
  readonly end: number;
}

const firstsOf = (read: SentenceRead): readonly First[] =>
  read.tokens.flatMap((token, at): First[] => {
    const { text } = token;
    // "Most Haunted" is a name.
    if (at > 0 && isCapital(read.text, token)) return [];
    if (SUPERLATIVES.has(text)) return firstAt(read, at, at);
    // "Most points", "most commonly done" are no kind of thing.
    if (text === 'most' && !/^(?:of|the|likely|often|\w+ly|\w+[^su]s)$/.test(read.tokens[at + 1]?.text ?? 'of'))
      return firstAt(read, at, at + 1).filter(({ noun }) => noun !== '');
    return FIRSTS.has(text) && toDo(read, at) ? firstAt(read, at, at) : [];
  });

/** "The first woman to win": behind one noun or two comes what is done. */
const toDo = ({ tokens }: SentenceRead, at: number): boolean =>
  tokens[at - 1]?.text === 'the' &&
  [at + 2, at + 3, at + 4].some((i) => tokens[i]?.text === 'to' && !isStopWord(tokens[i + 1]?.text ?? 'to'));

/** The first of its kind at a place; `word`: the word itself, one further behind "most". */
function firstAt({ text, tokens, forms }: SentenceRead, at: number, word: number): First[] {
  let end = word + 1;
  const gap = (i: number): string => text.slice(tokens[i - 1]?.end, tokens[i]?.start);
  while (end < tokens.length && end <= word + REACH && /^(?:[\s-]|['’]s?\s?)+$/.test(gap(end)) && !closes(tokens, end)) end += 1;
  const meant = (i: number): boolean => tokens[i]?.kind === 'number' || !isStopWord(tokens[i]?.text ?? '');
  const named = (i: number): boolean => i < end && meant(i) && !EMPTY.has(tokens[i]?.text ?? '');
  // "The highest of any quarter": the noun stands before, or nowhere.
  let noun = word;
  while (named(noun + 1)) noun += 1;
  const places = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i).filter(
      (i) => meant(i) && !EMPTY.has(tokens[i]?.text ?? '') && tokens[i - 1]?.text !== 'any',
    );
  // "Florida's most populous": whose it is stands before.
  const whose = /['’]s? (?:own )?$/.test(text.slice(0, tokens[at]?.start)) ? [at - 1].filter((i) => i >= 0) : [];
  const owner = whose.map((i) => (tokens[i]?.text === 's' ? i - 1 : i)).filter((i) => i >= 0 && meant(i));
  return [
    {
      at,
      word: forms[word] ?? '',
      noun: noun > word ? (forms[noun] ?? '') : '',
      head: noun,
      end,
      kind: places(word + 1, noun),
      field: [...owner, ...places(noun + 1, end)],
    },
  ];
}

/** Whether what is said of a first ends before a word: at a verb, and at an "and" that begins something new. */
function closes(tokens: readonly Token[], i: number): boolean {
  const { text } = tokens[i] as Token;
  const next = tokens[i + 1]?.text ?? '';
  if (ENDS.has(text) || (finite(text, next) && tokens[i - 1]?.text !== 'to')) return true;
  return text === 'and' && (/^(?:the|a|an|is|was|it|has|one|in|his|her|its)$/.test(next) || finite(next, tokens[i + 2]?.text ?? ''));
}

/** A first of a claim in a wider field than any sentence has it in. */
export const fieldWidened: Sign = (claim, sentence, round) => {
  const [own, more] = claim.kept(firstsOf);
  if (own === undefined || more !== undefined || RANKED.test(claim.text)) return null;
  const anybody = ({ noun }: First): boolean => ANYBODY.has(own.noun) && noun !== own.noun;
  const alike = (one: First): boolean => one.noun === own.noun || own.noun === '' || one.noun === '' || anybody(one);
  const there = sentence.kept(firstsOf).filter(({ word }) => word === own.word);
  const everywhere = sentence.tokens.some(({ text }) => WORLD.has(text));
  const wide = claim.tokens
    .slice(own.at, own.end)
    .some(({ text }, i) => WIDER.has(text) && !sentence.set.has(claim.forms[own.at + i] ?? '') && !(everywhere && WORLD.has(text)));
  let found: readonly number[] | null = null;
  for (const one of there) {
    const lost = lostOf(claim, sentence, one);
    if (lost.length === 0 && !wide && !anybody(one)) return null;
    // Left out as a whole the field may be known from what was said before, and a word for the kind may go without saying.
    const told = wide || anybody(one) || there.length > 1 || (own.field.length > 0 && lost.some((i) => one.field.includes(i)));
    if (alike(one) && told) found ??= [one.at, ...one.kind, ...one.field, one.head];
  }
  if (found === null || settled(own, claim, round())) return null;
  return {
    start: claim.tokens[own.at]?.start ?? 0,
    end: claim.tokens[Math.max(own.head, ...own.kind, ...own.field)]?.end ?? claim.text.length,
    against: sentence.text.slice(sentence.tokens[Math.min(...found)]?.start, sentence.tokens[Math.max(...found)]?.end),
  };
};

/** What limits a first of a sentence, and a claim has no word for. */
function lostOf(claim: SentenceRead, { forms, tokens }: SentenceRead, { kind, field, head }: First): number[] {
  const has = (i: number): boolean => {
    const form = forms[i] ?? '';
    const stem = (tokens[i]?.text ?? '').slice(0, FAMILY);
    return claim.set.has(form) || (stem.length === FAMILY && claim.tokens.some(({ text }) => text.startsWith(stem)));
  };
  // "On the German part of the test": what it is a part of says no more.
  const ofPart = (i: number): boolean => {
    const of = tokens[i - 1]?.text === 'of' ? i - 1 : tokens[i - 2]?.text === 'of' ? i - 2 : 0;
    return of > head + 1 && has(of - 1);
  };
  return [...kind, ...field].filter((i) => !has(i) && !ofPart(i));
}

/** Whether another sentence has the first of the same noun without more limits than the claim. */
const settled = (own: First, claim: SentenceRead, others: readonly SentenceRead[]): boolean =>
  others.some((other) =>
    other.kept(firstsOf).some((one) => one.word === own.word && one.noun === own.noun && lostOf(claim, other, one).length === 0),
  );
