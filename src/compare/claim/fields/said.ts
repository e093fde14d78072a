/** What is asked of a clause, whatever it is asked of: the words that say no more than that something is so, its denials, its numbers. */
import type { Span } from '../../../model/document.ts';
import { anyOf } from '../../../text/any-of.ts';
import type { Quantity } from '../../../text/quantity.ts';
import type { Said } from '../belonging/texts.ts';
import { type Clause, HAVING, SUBJECT, VERB } from './clause.ts';
import type { Label, Word } from './labels.ts';
import type { Held } from './sheets.ts';

/** `bears`: the field says what the claim says; `against`: the contrary; `empty`: that nothing is known. Offsets of the claim, then of the source. */
export interface FieldSign {
  readonly how: 'bears' | 'against' | 'empty';
  readonly start: number;
  readonly end: number;
  /** The field as it stands, for a person. */
  readonly against: string;
  readonly sentence: Span;
  /** What to put in which place of the claim, so that it says what the field says. */
  readonly instead?: { readonly span: Span; readonly put: string };
}

/** A clause of a claim beside its evidence. */
export interface Beside {
  readonly said: Said;
  readonly clause: Clause;
  readonly held: Held;
}

/** Words that deny outright; "failed" says what happened. */
const DENIALS = anyOf(
  'not no none never nobody nothing neither nor without nicht kein keine keinen keiner nie pas aucun aucune ningún ninguno ninguna nessun nessuna',
);

/** Whether a word denies the clause it stands in. */
export const deniesAll = ({ token: { text } }: Word): boolean => DENIALS.test(text) || text.endsWith("n't") || text.endsWith('n’t');

/** Words that tell how much or when, and no more than that. */
const TELLING = anyOf(
  'times stands stood rises rise reaches reached weighs weigh weighed costs cost priced lasts lasted measures measured amounts amount amounted totals came comes occurred happened took takes lies runs ran lives live high tall long wide deep heavy away total number value recorded got gets degrees exactly currently now has had about around roughly approximately beträgt betrug kostet wiegt hoch lang breit tief schwer die das der euro euros dollars kostete liegt',
);

/** Words of a clause that say something of their own. */
export const unexplained = ({ content }: Clause, known: (word: Word) => boolean): Word[] =>
  content.filter((word) => !known(word) && !HAVING.has(word.token.text) && !TELLING.test(word.token.text) && !deniesAll(word));

/** The words without the noun that tells of whom a text is that has one thing, before what is said of it. */
export function withoutSubject({ text, words }: Clause, rest: readonly Word[]): readonly Word[] {
  const verb = words.findIndex(({ token }) => VERB.test(token.text));
  const [first] = rest;
  return SUBJECT.test(text) && first !== undefined && words.indexOf(first) < verb ? rest.slice(1) : rest;
}

/** The numbers of a clause that no name or label has. */
export const numbersHere = ({ said, clause }: Beside, named: ReadonlySet<Word>): Quantity[] =>
  said.numbers.filter(
    ({ span }) =>
      span.start >= clause.start &&
      span.end <= clause.end &&
      ![...named].some(({ token }) => token.start < span.end && token.end > span.start),
  );

/** A number behind "of": the whole that some are of. */
export const isWhole = ({ span }: Quantity, text: string): boolean =>
  /\b(?:of|out of) (?:the |its |all |a total of )?$/i.test(text.slice(0, span.start));

/** Whether a word is a part of one of some numbers. */
export const ofNumber =
  (numbers: readonly Quantity[]) =>
  ({ token }: Word): boolean =>
    numbers.some(({ span }) => span.start < token.end && token.start < span.end);

/** The one number in a stretch of evidence, or of a day and its time the one of a kind; null where there are none or several. */
export function numberIn(numbers: readonly Quantity[], { start, end }: Span, kind: Quantity['kind'] = 'number'): Quantity | null {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as Quantity).span.start < start) low = middle + 1;
    else high = middle;
  }
  const own: Quantity[] = [];
  for (let i = low; i < numbers.length && (numbers[i] as Quantity).span.end <= end && own.length < 3; i += 1)
    own.push(numbers[i] as Quantity);
  const [only, next] = own;
  if (only === undefined || own.length > 2) return null;
  // "2024-05-20T16:00:01Z".
  if (next !== undefined) return kind === 'date' && only.kind === 'date' && next.others.some((one) => one.kind === 'time') ? only : null;
  return only;
}

/**
 * Whether two amounts that differ are plainly two: in the same unit, not hedged, and not the same figures, since what is told in thousands its label
 * need not tell.
 */
export function plainlyTwo(given: Quantity, own: Quantity): boolean {
  const power = Math.log10(Math.abs(given.value / own.value));
  const scaled = Number.isFinite(power) && Math.abs(power) > 0.5 && Math.abs(power - Math.round(power)) < 1e-9;
  return given.bound === 'none' && given.kind === own.kind && given.unit === own.unit && !scaled;
}

/** The words of a clause that say all of a value; null where one of its words is not there. */
export function valueIn({ parts }: Label, words: readonly Word[]): readonly Word[] | null {
  const found: Word[] = [];
  for (const { word, form } of parts) {
    const own = words.find(({ token }) => token.text === word) ?? words.find((one) => one.form === form && form.length > 2);
    if (own === undefined) return null;
    found.push(own);
  }
  return found.length === 0 ? null : found;
}

/** Where some words stand, together. */
export const stretchOf = (words: readonly Word[]): Span => ({
  start: Math.min(...words.map(({ token }) => token.start)),
  end: Math.max(...words.map(({ token }) => token.end)),
});
