/**
 * A claim and its evidence as they are read to tell what each value is said of: words, numbers, sentences, tables.
 */
import type { Span } from '../../../model/document.ts';
import { indexHolding, lowest } from '../../../text/lowest.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { contentOf, isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import type { Group } from '../fields/read.ts';
import { fieldTables } from '../fields/tables.ts';
import { fieldsOf, numbersOf, sentencesIn, tablesOf } from '../read-once.ts';
import { formOf } from '../select/expand.ts';
import type { Tables } from './cells.ts';
import { hasRow } from './marks.ts';
import { Statement } from './members.ts';

/** What shows that a value is of something else: the words beside it, its cell, its place in a series. */
export type BelongsHow = 'other-subject' | 'other-cell' | 'other-in-series';

/** A value of a claim that the evidence has of something else. Offsets of `start` and `end` into the claim, of `sentence` into the evidence. */
export interface Belonging {
  readonly how: BelongsHow;
  readonly start: number;
  readonly end: number;
  /** Both statements of the evidence, for a person: “15 tonnes” for “Briar” and “12 tonnes” for “Amber”. */
  readonly against: string;
  readonly sentence: Span;
}

/** Evidence made ready: its sentences, its numbers in order, its tables. */
export interface Stated {
  readonly text: string;
  readonly sentences: readonly Span[];
  readonly numbers: readonly Quantity[];
  /** Those of its lines, and its fields as tables. */
  readonly tables: Tables;
  /** Its fields; empty for prose. */
  readonly fields: readonly Group[];
  /** The sentence that holds an offset, each read once. */
  readonly statements: Statements;
  /** The numbers among which all are that have some value as it stands or in its base unit, in order. */
  withValue(value: Quantity): readonly Quantity[];
  /** The numbers of the sentences that have some letters, and of those that carry on from one; the letters are given in small ones. */
  beside(letters: string): readonly Quantity[];
}

/** What of some evidence has been read before. */
type Known = Pick<Stated, 'sentences'> & Partial<Pick<Stated, 'numbers' | 'fields'>> & { readonly tables?: Tables };

/** Evidence whose parts are read when first asked for. */
class ReadLater implements Stated {
  readonly text: string;
  #sentences: readonly Span[] | undefined;
  #numbers: readonly Quantity[] | undefined;
  #fields: readonly Group[] | undefined;
  /** Tables of its lines. */
  readonly #known: Known | undefined;
  #tables: Tables | undefined;
  #all: StatementsOf | undefined;
  #byValue: Stated['withValue'] | undefined;
  #byLetters: Stated['beside'] | undefined;

  constructor(text: string, known?: Known) {
    this.text = text;
    this.#sentences = known?.sentences;
    this.#numbers = known?.numbers;
    this.#fields = known?.fields;
    this.#known = known;
  }

  get sentences(): readonly Span[] {
    this.#sentences ??= sentencesIn(this.text);
    return this.#sentences;
  }

  get numbers(): readonly Quantity[] {
    this.#numbers ??= numbersOf(this.text);
    return this.#numbers;
  }

  get fields(): readonly Group[] {
    this.#fields ??= fieldsOf(this.text);
    return this.#fields;
  }

  get tables(): Tables {
    this.#tables ??= [...(this.#known?.tables ?? tablesOf(this.text)), ...fieldTables(this.fields)];
    return this.#tables;
  }

  get #statements(): StatementsOf {
    this.#all ??= statementsOf(this.text, this.sentences, this.numbers);
    return this.#all;
  }

  readonly statements: Statements = (offset) => this.#statements.holding(offset);

  withValue(value: Quantity): readonly Quantity[] {
    this.#byValue ??= byValue(this.numbers);
    return this.#byValue(value);
  }

  beside(letters: string): readonly Quantity[] {
    this.#byLetters ??= besideLetters(this.text, this.sentences, this.numbers, this.#statements);
    return this.#byLetters(letters);
  }
}

/** Makes evidence ready: each of its parts is read when first asked for. */
export const statedIn = (text: string, known?: Known): Stated => new ReadLater(text, known);

/** Letters whose sentences are kept at a time. */
const MOST_KEPT = 512;

/** Finds the numbers that stand beside some letters from where the letters stand, without reading the sentences that have none. */
function besideLetters(
  text: string,
  sentences: readonly Span[],
  numbers: readonly Quantity[],
  { at, placeOf }: StatementsOf,
): Stated['beside'] {
  const kept = new Map<string, readonly Quantity[]>();
  let lower: string | undefined;
  const find = (letters: string): readonly Quantity[] => {
    lower ??= text.toLowerCase();
    // A letter whose small form is longer than itself has moved the places.
    if (lower.length !== text.length) return numbers;
    const found: Quantity[] = [];
    let next = 0;
    for (let place = lower.indexOf(letters); place >= 0; ) {
      const holding = placeOf(place);
      for (let i = Math.max(holding, next); i <= holding + 1 && i < sentences.length; i += 1) {
        const statement = at(i);
        if (i > holding && !statement.carriesOn) break;
        next = i + 1;
        for (const number of statement.numbers) found.push(number);
      }
      place = lower.indexOf(letters, Math.max(place + 1, sentences[holding]?.end ?? 0));
    }
    return found;
  };
  return (letters) => {
    if (letters === '') return numbers;
    const known = kept.get(letters) ?? find(letters);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(letters, known);
    return known;
  };
}

/** Numbers up to which each is looked at rather than ordered first. */
const FEW = 400;

/** Finds numbers by value without looking at each where they are many. */
function byValue(numbers: readonly Quantity[]): Stated['withValue'] {
  if (numbers.length > FEW) {
    let ordered: Stated['withValue'] | undefined;
    return (asked) => {
      ordered ??= byOrder(numbers);
      return ordered(asked);
    };
  }
  return (asked) => {
    const margin = Math.abs(asked.value) * WIDER;
    return numbers.filter(({ plain, value }) => plain === asked.plain || Math.abs(value - asked.value) <= margin);
  };
}

function byOrder(numbers: readonly Quantity[]): Stated['withValue'] {
  const plain = new Map<number, Quantity[]>();
  for (const one of numbers) {
    const same = plain.get(one.plain);
    if (same === undefined) plain.set(one.plain, [one]);
    else same.push(one);
  }
  const sorted = numbers.filter(({ value }) => Number.isFinite(value)).sort((a, b) => a.value - b.value);
  return (asked) => {
    const found = new Set(plain.get(asked.plain));
    const margin = Math.abs(asked.value) * WIDER;
    for (let i = firstFrom(sorted, asked.value - margin); i < sorted.length; i += 1) {
      const one = sorted[i] as Quantity;
      if (one.value > asked.value + margin) break;
      found.add(one);
    }
    return [...found].sort((a, b) => a.span.start - b.span.start);
  };
}

/** Wider than what reckoning with units leaves. */
const WIDER = 1e-8;

/** Index of the first number from a value on. */
const firstFrom = (sorted: readonly Quantity[], value: number): number =>
  lowest(sorted.length, (i) => (sorted[i] as Quantity).value >= value);

/** A claim and what its words are. */
export interface Said {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly numbers: readonly Quantity[];
  readonly statement: Statement;
  /** Forms of its words of meaning. */
  readonly forms: ReadonlySet<string>;
  /** Forms of the words of which each of its marks has one; null where a mark is told by more than its words. */
  marking(): readonly string[] | null;
}

/** Reads a claim. `forms`: those of its words of meaning, where they are known. */
export function saidIn(
  text: string,
  tokens: readonly Token[] = tokensOf(text),
  numbers: readonly Quantity[] = numbersOf(text),
  forms: readonly string[] = contentOf(tokens).map(formOf),
): Said {
  const statement = new Statement(text, { start: 0, end: text.length }, numbers, () => null, tokens);
  let marking: readonly string[] | null | undefined;
  let known: ReadonlySet<string> | undefined;
  return {
    text,
    tokens,
    numbers,
    statement,
    get forms() {
      known ??= new Set(forms);
      return known;
    },
    marking() {
      if (marking === undefined) marking = hasRow(text, tokens) ? null : tokens.filter((token) => marks(text, token)).map(formOf);
      return marking;
    },
  };
}

/** A number, a word of meaning, or initials that are spelt as a small word is ("IT"). */
const marks = (text: string, { kind, text: word, start, end }: Token): boolean =>
  kind === 'number' || !isStopWord(word) || /^\p{Lu}{2,}$/u.test(text.slice(start, end));

/** Gives the sentence that holds an offset. */
export type Statements = (offset: number) => Statement;

interface StatementsOf {
  /** The sentence at a place among them, and the place of the one that holds an offset. */
  at(place: number): Statement;
  placeOf(offset: number): number;
  holding(offset: number): Statement;
}

/** The sentences of evidence, each read once. */
function statementsOf(text: string, sentences: readonly Span[], numbers: readonly Quantity[]): StatementsOf {
  const known = new Map<number, Statement>();
  const at = (place: number): Statement => {
    const had = known.get(place);
    if (had !== undefined) return had;
    const span = sentences[place] ?? { start: 0, end: text.length };
    const own: Quantity[] = [];
    for (let i = firstBehind(numbers, span.start); i < numbers.length && (numbers[i] as Quantity).span.start < span.end; i += 1)
      if ((numbers[i] as Quantity).span.end <= span.end) own.push(numbers[i] as Quantity);
    const made = new Statement(text, span, own, () => (place > 0 && !/\n\s*\n/.test(between(place)) ? at(place - 1) : null));
    known.set(place, made);
    return made;
  };
  const between = (place: number): string => text.slice(sentences[place - 1]?.end, sentences[place]?.start);
  const placeOf = (offset: number): number => indexHolding(sentences, offset);
  return { at, placeOf, holding: (offset) => at(placeOf(offset)) };
}

/** Index of the first number that does not begin before an offset. */
const firstBehind = (numbers: readonly Quantity[], offset: number): number =>
  lowest(numbers.length, (i) => (numbers[i] as Quantity).span.start >= offset);
