/** What rises and what falls, told of the other: "car sales rose" where those of bicycles rose and those of cars fell. */

import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import { clausesOf } from '../../../text/clauses.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { SIDES } from '../recall/opposites.ts';
import { formOf, plainForm } from '../select/expand.ts';
import type { Exchange } from './deeds.ts';
import { type SentenceWithin, sentenceWithin } from './read.ts';
import { sideBefore } from './sides.ts';

/** Verbs of rising and falling, by the way they go. */
const GOES = new Map<string, 1 | -1>();
for (const word of 'rose rises risen grew grows grown increased increases climbed climbs surged gained soared'.split(' '))
  GOES.set(word, 1);
for (const word of 'fell falls fallen dropped drops declined declines decreased decreases shrank shrinks sank sinks plunged'.split(' '))
  GOES.set(word, -1);

const DETERMINER = anyOf('the a an its their his her this that these those all both some more most such other');

/** It goes up or down by itself: "increases the risk" is said of the risk. */
const alone = (text: string, { end }: Token, next: Token | undefined): boolean =>
  next === undefined ||
  next.kind === 'number' ||
  /[,;.:()]/.test(text.slice(end, next.start)) ||
  next.text.endsWith('ly') ||
  (isStopWord(next.text) && !DETERMINER.test(next.text));

interface Move {
  readonly way: 1 | -1;
  /** What moves, and where: "unemployment in the north". */
  readonly words: ReadonlySet<string>;
  readonly at: Token;
  readonly from: number;
}

const WHERE = anyOf('in among at for');

/** The plain noun behind "in the" right behind the verb. */
function whereOf(tokens: readonly Token[], at: number): string[] {
  if (!WHERE.test(tokens[at + 1]?.text ?? '')) return [];
  const noun = tokens[at + 2]?.text === 'the' ? tokens[at + 3] : tokens[at + 2];
  return noun === undefined || noun.kind !== 'word' || isStopWord(noun.text) ? [] : [formOf(noun)];
}

/** What rises and what falls in a sentence. */
function movesOf(text: string, tokens: readonly Token[]): Move[] {
  const moves: Move[] = [];
  tokens.forEach((token, at) => {
    const way = GOES.get(token.text);
    if (way === undefined || at === 0 || !alone(text, token, tokens[at + 1])) return;
    // "rose in the north and fell in the south": the same, elsewhere.
    const last = moves.at(-1);
    const joined = last !== undefined && /^(?:and|but)$/.test(tokens[at - 1]?.text ?? '') ? last : null;
    const side = joined === null ? sideBefore(text, tokens, at) : null;
    if (joined === null && side === null) return;
    const subject =
      joined === null
        ? [...(side?.words ?? [])]
        : [...joined.words].filter((word) => !whereOf(tokens, tokens.indexOf(joined.at)).includes(word));
    moves.push({ way, words: new Set([...subject, ...whereOf(tokens, at)]), at: token, from: joined?.from ?? side?.start ?? token.start });
  });
  return moves;
}

const movesIn = ({ text, tokens }: SentenceWithin): readonly Move[] => movesOf(text, tokens);

/** "Sales of cars rose" where the evidence has them falling, and something else of the same kind rising. */
export function moveTurned(said: Said, held: () => Pick<Stated, 'text' | 'sentences'>, places?: () => readonly Span[]): Exchange | null {
  const own = movesOf(said.text, said.tokens);
  if (own.length === 0) return null;
  const evidence = held();
  const { text } = evidence;
  for (const sentence of places?.() ?? evidence.sentences) {
    const found = sentenceWithin(evidence, sentence).kept(movesIn);
    if (new Set(found.map(({ way }) => way)).size < 2) continue;
    for (const { way, words, at } of own) {
      const holds = (other: ReadonlySet<string>): boolean => [...words].every((word) => other.has(word));
      const mine = found.filter((one) => holds(one.words));
      const [only] = mine;
      if (only !== undefined && mine.length === 1 && only.way !== way && words.size > 0)
        return { start: at.start, end: at.end, against: text.slice(only.from, only.at.end), sentence };
    }
  }
  return null;
}

/** What parts the clauses of a sentence, in several languages. */
const PARTS =
  /[;,:，、；]\s*(?:(?:and|but|while|whereas|und|aber|während|et|mais|tandis que|y|pero|mientras que|e|ma|mentre|mas|enquanto|en|maar|terwijl|а|но|и)\s)?|\s(?:and|but|while|whereas|und|aber|während|et|mais|tandis que|y|pero|mientras(?: que)?|ma|mentre|mas|enquanto|maar|terwijl|а|но)\s/gu;
const PRONOUN =
  /^(?:it|they|this|these|that|those|he|she|er|sie|es|il|elle|ils|elles|ce|ello|esto|esso|essa|isso|hij|zij|het|он|она|они|оно)$/;

interface Clause extends Span {
  readonly tokens: readonly Token[];
  readonly forms: ReadonlySet<string>;
}

const clausesIn = ({ text, span }: SentenceWithin): readonly Clause[] =>
  clausesOf(text, { at: PARTS, within: span }).flatMap(({ start, end }): Clause[] => {
    const tokens = tokensOf(text, start, end);
    return tokens.length === 0 ? [] : [{ start, end, tokens, forms: new Set(tokens.map(plainForm)) }];
  });

/**
 * A value with the opposite of what the one clause that has all the rest says of it: "exports rose 4%" where exports fell 4% and imports rose. Told
 * only where the claim has a number, denies and compares nothing, and each clause that has its own word speaks of something else.
 */
export function clauseTurned(said: Said, held: () => Pick<Stated, 'text' | 'sentences'>, places?: () => readonly Span[]): Exchange | null {
  const number = said.tokens.find(({ kind }) => kind === 'number');
  if (number === undefined) return null;
  const sided = said.tokens.filter((token) => SIDES.has(plainForm(token)));
  const [own] = sided;
  if (own === undefined || sided.length !== 1 || NO_MOVE.test(said.text)) return null;
  const [[row, side] = [-1, 0]] = SIDES.get(plainForm(own)) ?? [];
  const on = (clause: Clause, wanted: number): Token | undefined =>
    clause.tokens.find((token) => SIDES.get(plainForm(token))?.some(([other, where]) => other === row && where === wanted) === true);
  // Of scripts without spaces two signs are a word: those that share one with the word itself go with it.
  const rest = said.tokens.filter((token) => !isStopWord(token.text) && (token.end <= own.start || token.start >= own.end)).map(plainForm);
  if (rest.length < 2) return null;
  const figure = said.text.slice(number.start, number.end);
  const evidence = held();
  const { text } = evidence;
  for (const sentence of places?.() ?? evidence.sentences) {
    // Most sentences have not the claim's figure, and need not be parted.
    if (!text.slice(sentence.start, sentence.end).includes(figure)) continue;
    const clauses = sentenceWithin(evidence, sentence).kept(clausesIn);
    if (clauses.length < 2) continue;
    const all = clauses.filter((clause) => rest.every((form) => clause.forms.has(form)));
    const [only] = all;
    const against = only === undefined || all.length !== 1 ? undefined : on(only, side === 0 ? 1 : 0);
    if (only === undefined || against === undefined || on(only, side) !== undefined || NO_MOVE.test(text.slice(only.start, only.end)))
      continue;
    const others = clauses.filter((clause) => on(clause, side) !== undefined);
    if (others.length > 0 && others.every((clause) => ofItsOwn(clause, on(clause, side), rest)))
      return { start: own.start, end: own.end, against: text.slice(only.start, only.end), sentence };
  }
  return null;
}

const NO_MOVE =
  /\b(?:not|no|never|than|nor|without|except|nicht|kein\w{0,2}|als|ne|pas|que|sans|no|nunca|sin|non|senza|che|n[aã]o|sem|niet|geen|dan)\b|n['’]t\b|(?<!\p{L})не(?!\p{L})/iu;

/** Whether a clause names before the word what it says it of, and that is nothing of the claim. */
function ofItsOwn({ tokens }: Clause, word: Token | undefined, rest: readonly string[]): boolean {
  const before = tokens.filter((token) => word !== undefined && token.end <= word.start);
  if (before.some(({ text }) => PRONOUN.test(text))) return false;
  return before.some(
    (token) => token.kind === 'word' && token.text.length > 1 && !isStopWord(token.text) && !rest.includes(plainForm(token)),
  );
}
