/**
 * The first of its kind told of another: "tourism is the largest employer" for "the largest employer is the mill; tourism comes second", "error rates were lowest
 * with the split keyboard" for "… with the standard keyboard". There is one first of a kind, so that who is named for it leaves out all others.
 */
import { anyOf } from '../../../text/any-of.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Shown } from '../limits/limit.ts';
import { type Clause, clausesOf, formsBetween, isMeant } from './read.ts';

const SUPERLATIVE = /^(?:\p{L}{3,9}est|best|worst)$/u;
const NO_SUPERLATIVE = anyOf(
  'interest forest harvest request guest arrest protest modest honest invest suggest latest nearest west rest test quest contest digest earnest conquest inquest nest chest priest furthest greatest',
);
const TURNS =
  /\b(?:not|never|no|nor|one of|among|some|second|third|fourth|next|than|both|or|nearly|almost|if|joint\w{0,2}|equal\w{0,2}|tied|as)\b|n['’]t\b/i;
const BE = anyOf('is are was were remains remained became being');
const LEADS = anyOf('with in at among for on by of under during from');
const TAKES_UP = anyOf('it they this that these those he she its their his her such one');

const superlativeAt = ({ tokens }: SentenceRead, from: number, to: number): number => {
  const places = tokens.slice(from, to).flatMap(({ text }, i) => (SUPERLATIVE.test(text) && !NO_SUPERLATIVE.test(text) ? [from + i] : []));
  return places.length === 1 ? (places[0] as number) : -1;
};

/** Something that is the first of a kind: the kind, and the places of the words of who or what it is. */
interface First {
  readonly word: string;
  /** Forms of what it is the first of, as far as they stand beside it. */
  readonly kind: readonly string[];
  /** Forms of who it is, and the preposition before them, empty where it is said by "is". */
  readonly who: readonly string[];
  readonly lead: string;
  readonly definite: boolean;
}

/** The first of a kind of which a clause tells: "A is the largest B", "the largest B is A", "B was lowest with A". */
function firstIn(read: SentenceRead, from: number, to: number): First | null {
  const { text, tokens } = read;
  const at = superlativeAt(read, from, to);
  const be = at < 0 ? -1 : tokens.findIndex((token, i) => i >= from && i < to && BE.test(token.text));
  if (be < 0) return null;
  const word = tokens[at]?.text ?? '';
  // Up to a comma or a bracket.
  let end = Math.max(at, be) + 1;
  while (end < to && /^[\s'’-]{0,6}s?\s{0,6}$/.test(text.slice(tokens[end - 1]?.end, tokens[end]?.start))) end += 1;
  if (be > at) {
    const definite = TAKES_UP.test(tokens[be + 1]?.text ?? '') || !isNounPhrase(read, be + 1, end);
    return { word, kind: formsBetween(read, at + 1, be), who: formsBetween(read, be + 1, end), lead: '', definite };
  }
  // "B was lowest with A".
  if (at - be <= 2 && tokens[at - 1]?.text !== 'the') {
    const lead = tokens[at + 1]?.text ?? '';
    if (!LEADS.test(lead)) return null;
    return {
      word,
      kind: formsBetween(read, from, be),
      who: formsBetween(read, at + 2, end),
      lead,
      definite: TAKES_UP.test(tokens[at + 2]?.text ?? ''),
    };
  }
  if (tokens[be + 1]?.text !== 'the') return null;
  const who = formsBetween(read, from, be);
  return {
    word,
    kind: formsBetween(read, at + 1, end),
    who,
    lead: '',
    definite: /^(?:the|this|that|these|its|their|it|they|he|she)$/.test(tokens[from]?.text ?? ''),
  };
}

const isNounPhrase = (read: SentenceRead, from: number, to: number): boolean =>
  to > from && (isMeant(read, from) || /^(?:the|a|an)$/.test(read.tokens[from]?.text ?? ''));

const firstOfClaim = (claim: SentenceRead): First | null => firstIn(claim, 0, claim.tokens.length);
const firstsOf = (sentence: SentenceRead): readonly { readonly clause: Clause; readonly first: First }[] =>
  sentence.kept(clausesOf).flatMap((clause) => {
    const first = firstIn(sentence, clause.from, clause.to);
    return first === null ? [] : [{ clause, first }];
  });

export function firstOfAnother(claim: SentenceRead, sentence: SentenceRead, round: () => readonly SentenceRead[]): Shown | null {
  const own = TURNS.test(claim.text) ? null : claim.kept(firstOfClaim);
  if (own === null || own.who.length === 0) return null;
  const found = sentence.kept(firstsOf).find(({ first }) => first.word === own.word && sameKind(own, first));
  if (
    found === undefined ||
    TURNS.test(sentence.text.slice(sentence.tokens[found.clause.from]?.start, sentence.tokens[found.clause.to - 1]?.end))
  )
    return null;
  const { first, clause } = found;
  const telling = own.who.filter((form) => !first.who.includes(form));
  const theirs = first.who.filter((form) => !own.who.includes(form));
  if (first.definite || telling.length === 0 || theirs.length === 0 || telling.some((form) => clause.forms.has(form))) return null;
  // "The company is the largest": it may be the one that is named, unless another clause beside it is of the company.
  if (own.definite && own.lead === '' && !sentence.kept(clausesOf).some((other) => other !== clause && isOf(other, own.who))) return null;
  // By a preposition both must be of one kind: "with the split keyboard", "with the standard keyboard".
  if (own.lead !== first.lead || (own.lead !== '' && !first.who.includes(own.who.at(-1) ?? ''))) return null;
  if (own.lead === '' && own.who.some((form) => first.who.includes(form))) return null;
  // The source knows the claim's, and does not call it the first elsewhere.
  const known = round().some((other) => telling.every((form) => other.bareSet.has(form)));
  const told = round().some((other) =>
    other.kept(firstsOf).some((one) => one !== found && one.first.word === own.word && telling.some((form) => one.clause.forms.has(form))),
  );
  if (!known || told) return null;
  return {
    start: claim.tokens[0]?.start ?? 0,
    end: claim.tokens.at(-1)?.end ?? 0,
    against: sentence.text.slice(sentence.tokens[clause.from]?.start, sentence.tokens[clause.to - 1]?.end),
    how: 'swapped',
  };
}

/** The head of what they are the first of is the same. */
const sameKind = (own: First, first: First): boolean =>
  own.kind.length === 0 || first.kind.length === 0
    ? own.kind.length === first.kind.length
    : own.kind.some((form) => first.kind.includes(form));

/** Whether a clause is of what some words name. */
const isOf = ({ before, apart }: Clause, forms: readonly string[]): boolean => apart && forms.every((form) => before.includes(form));
