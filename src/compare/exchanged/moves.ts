/** What rises and what falls, told of the other: "car sales rose" where those of bicycles rose and those of cars fell. */
import type { Span } from '../../model/document.ts';
import { type Token, tokensOf } from '../../text/tokens.ts';
import { isStopWord } from '../../text/tokens-stop.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import { formOf } from '../select-expand.ts';
import type { Exchange } from './deeds.ts';
import { sideBefore } from './sides.ts';

/** Verbs of rising and falling, by the way they go. */
const GOES = new Map<string, 1 | -1>();
for (const word of 'rose rises risen grew grows grown increased increases climbed climbs surged gained soared'.split(' '))
  GOES.set(word, 1);
for (const word of 'fell falls fallen dropped drops declined declines decreased decreases shrank shrinks sank sinks plunged'.split(' '))
  GOES.set(word, -1);

const DETERMINER = /^(?:the|a|an|its|their|his|her|this|that|these|those|all|both|some|more|most|such|other)$/;

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

const WHERE = /^(?:in|among|at|for)$/;

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

/** "Sales of cars rose" where the evidence has them falling, and something else of the same kind rising. */
export function moveTurned(said: Said, held: () => Pick<Stated, 'text' | 'sentences'>, places?: () => readonly Span[]): Exchange | null {
  const own = movesOf(said.text, said.tokens);
  if (own.length === 0) return null;
  const { text, sentences } = held();
  for (const sentence of places?.() ?? sentences) {
    const found = movesOf(text, tokensOf(text, sentence.start, sentence.end));
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
