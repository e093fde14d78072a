/**
 * The clauses of a sentence, each by itself: what parts it from the one before, what opens it, its first verb, and the words of meaning on both sides. Dense
 * prose says several things in a sentence, so that a claim may have all its words from one and still mix two of them.
 */
import { anyOf } from '../../../text/any-of.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { finite } from '../../../text/verbs.ts';
import { isDeed } from '../exchanged/parties.ts';
import type { SentenceRead } from '../exchanged/read.ts';

/** What sets one thing beside another; without a comma only the first three do. */
const APART = anyOf('whereas while although though but');
const ALONE = anyOf('whereas while although though');
/** What joins a clause on in another way. */
const JOINS = anyOf('and or so because since as which who whose where when if unless until after before once yet nor');
const AUXILIARY = anyOf('is are was were be been being has have had do does did can cannot could may might must shall should will would');
const BETWEEN = anyOf('not never also later then now soon still only yet already always both all');
const NOT = anyOf('not no never nor neither none nobody without cannot');
/** Whether a word denies. */
export const isDenial = (word: string): boolean => NOT.test(word) || word.endsWith("n't");

const BRACKET = new Map([
  ['(', 1],
  ['[', 1],
  [')', -1],
  [']', -1],
]);

/** A clause, as places among the words of its sentence. */
export interface Clause {
  readonly from: number;
  /** The place behind its last word. */
  readonly to: number;
  /** The word or sign that parts it from the one before; empty for the first. */
  readonly lead: string;
  /** Set beside the clause before as something else: by ";", "whereas", "but". */
  readonly apart: boolean;
  /** Where its first verb stands; -1 where none is known. */
  readonly verb: number;
  /** Where the word stands by which it tells what is done or is so: behind the auxiliaries. -1 where none is known. */
  readonly deed: number;
  /** Forms of its words of meaning: all of them, and those that stand before its verb. */
  readonly forms: ReadonlySet<string>;
  readonly before: readonly string[];
}

/** A word of meaning, which a denial is not here. */
export const isMeant = ({ tokens }: SentenceRead, at: number): boolean => {
  const token = tokens[at];
  return token !== undefined && (token.kind === 'number' || !(isStopWord(token.text) || isDenial(token.text)));
};

/** Forms of the words of meaning between two places. */
export const formsBetween = (read: SentenceRead, from: number, to: number): string[] =>
  read.bares.slice(from, to).filter((_, i) => isMeant(read, from + i));

function verbIn(read: SentenceRead, from: number, to: number): number {
  const { tokens } = read;
  for (let at = from; at < to; at += 1) {
    const { text, kind } = tokens[at] as (typeof tokens)[number];
    if (kind !== 'word' || at === from) continue;
    if (AUXILIARY.test(text) || finite(text, tokens[at + 1]?.text ?? '') || isDeed(read, at)) return at;
  }
  return -1;
}

function deedFrom({ tokens }: SentenceRead, verb: number, to: number): number {
  let at = verb;
  while (at >= 0 && at < to && isHelp(tokens[at]?.text ?? '')) at += 1;
  return at < to ? at : -1;
}
const isHelp = (word: string): boolean => AUXILIARY.test(word) || BETWEEN.test(word) || (word.length > 4 && word.endsWith('ly'));

/** Words of a clause of which no verb is known that are taken for what it is of. */
const OPENING = 3;

function clauseAt(read: SentenceRead, from: number, to: number, lead: string): Clause {
  const verb = verbIn(read, from, to);
  const before = verb < 0 ? formsBetween(read, from, to).slice(0, OPENING) : formsBetween(read, from, verb);
  return {
    from,
    to,
    lead,
    apart: lead === ';' || APART.test(lead),
    verb,
    deed: deedFrom(read, verb, to),
    forms: new Set(formsBetween(read, from, to)),
    before,
  };
}

/** The clauses of a sentence in order: parted by ";", ":", a dash, and a comma with a word that joins. */
export function clausesOf(read: SentenceRead): readonly Clause[] {
  const { text, tokens } = read;
  const clauses: Clause[] = [];
  let [from, lead] = [0, ''];
  // "Although it rained, the match was played": what opens so ends at its comma.
  let opened = false;
  const cut = (to: number, next: number, word: string): void => {
    if (to > from) clauses.push(clauseAt(read, from, to, lead));
    [from, lead] = [next, word];
  };
  let depth = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const word = tokens[at]?.text ?? '';
    const gap = at === 0 ? '' : text.slice(tokens[at - 1]?.end, tokens[at]?.start);
    // What stands in brackets parts nothing: "cancer (HR, 1.13; 95 % CI, 1.02-1.26)".
    for (const sign of gap) depth = Math.max(0, depth + (BRACKET.get(sign) ?? 0));
    if (depth > 0) continue;
    const comma = gap.includes(',');
    const joins = APART.test(word) || JOINS.test(word);
    if (/[;:\n]|\s[–—-]\s|—/.test(gap)) cut(at, at, ';');
    if ((at === from && joins) || (comma && joins) || (ALONE.test(word) && at > from)) {
      opened = at === from && clauses.length === 0 && word !== 'and';
      cut(at, at + 1, word);
    } else if (opened && comma) {
      cut(at, at, clauses.length === 0 && APART.test(lead) ? lead : ',');
      opened = false;
    }
  }
  cut(tokens.length, tokens.length, '');
  return clauses;
}

/** Whether a clause denies something. */
export const denies = ({ tokens }: SentenceRead, { from, to }: Clause): boolean =>
  tokens.slice(from, to).some(({ text }) => isDenial(text));
