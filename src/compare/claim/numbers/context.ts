/**
 * The numbers of a text, and what each is about: the words round it, those of its own clause and next to it counting most. Two
 * numbers answer the same question as far as these words are the same. A text is read once and may then be asked again and again,
 * whole or in stretches.
 */
import type { Span } from '../../../model/document.ts';
import { lowest } from '../../../text/lowest.ts';
import { placesBy } from '../../../text/places-by.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { stemOf } from '../../../text/tokens/stem.ts';
import { tokensOf } from '../../../text/tokens.ts';
import { numbersOf, sentencesIn } from '../read-once.ts';
import { anchorsRound, directionRound, readSentence, type SentenceRead, stemIn, wordsRound } from './round.ts';

/** Stems that some text holds. */
export type Known = Pick<ReadonlySet<string>, 'has'>;

export interface NumberText {
  readonly text: string;
  readonly numbers: readonly AboutNumber[];
  /** Stems of all words of the sentences that hold numbers. */
  readonly stems: Known;
  /** The first numbers that have a stem among the words round them, by their places, so many at most. */
  besideWord(stem: string, most: number): readonly number[];
}

/** A number and its sentence; what it is about is read when it is first asked for, since most are never asked. */
export class AboutNumber {
  readonly quantity: Quantity;
  /** Index of its sentence. */
  readonly sentence: number;
  readonly #round: Round;

  constructor(quantity: Quantity, sentence: number, round: Round) {
    this.quantity = quantity;
    this.sentence = sentence;
    this.#round = round;
  }

  /** Stems of the words round it, each with its weight, 0..1. */
  get words(): ReadonlyMap<string, number> {
    return this.#round.words(this.quantity).words;
  }

  /** The noun it counts, as written: "patients"; null when none follows. */
  get noun(): string | null {
    return this.#round.words(this.quantity).noun;
  }

  get anchors(): ReadonlySet<string> {
    return this.#round.anchors(this.quantity);
  }

  get direction(): -1 | 0 | 1 {
    return this.#round.direction(this.quantity);
  }

  /** The same number, its sentence counted otherwise. */
  placed(sentence: number): AboutNumber {
    return sentence === this.sentence ? this : new AboutNumber(this.quantity, sentence, this.#round);
  }
}

/** What was read round a number, kept. */
class Round {
  readonly #sentence: () => SentenceRead;
  #words: ReturnType<typeof wordsRound> | undefined;
  #anchors: ReadonlySet<string> | undefined;
  #direction: -1 | 0 | 1 | undefined;

  constructor(sentence: () => SentenceRead) {
    this.#sentence = sentence;
  }

  words(quantity: Quantity): ReturnType<typeof wordsRound> {
    this.#words ??= wordsRound(this.#sentence(), quantity);
    return this.#words;
  }

  anchors(quantity: Quantity): ReadonlySet<string> {
    this.#anchors ??= anchorsRound(this.#sentence(), quantity);
    return this.#anchors;
  }

  direction(quantity: Quantity): -1 | 0 | 1 {
    this.#direction ??= directionRound(this.#sentence(), quantity);
    return this.#direction;
  }
}

/** A text whose numbers were read, to be asked in stretches. */
export interface ReadNumberText extends NumberText {
  readonly sentences: readonly Span[];
  /** Stems of the words of a sentence. */
  stemsOf(sentence: number): ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Reads the numbers of a text. Linear. `spans`: its sentences, where they are known; a sentence is read when one of its numbers is first
 * asked for its words; those of a text of ordinary size whose sentences are known at once. `quantities`: its numbers, where they are known.
 */
export function numberText(text: string, spans?: readonly Span[], quantities: readonly Quantity[] = numbersOf(text)): ReadNumberText {
  if (quantities.length === 0) return { text, numbers: [], stems: NOTHING, sentences: [], stemsOf: () => NOTHING, besideWord: () => [] };
  const sentences = spans ?? sentencesIn(text);
  const read = new Map<number, SentenceRead>();
  const sentenceAt = (at: number): SentenceRead => {
    let known = read.get(at);
    if (known === undefined) {
      known = readSentence(text, sentences[at] ?? { start: 0, end: text.length });
      read.set(at, known);
    }
    return known;
  };
  const stems = new Map<number, ReadonlySet<string>>();
  const stemsOf = (at: number): ReadonlySet<string> => {
    let known = stems.get(at);
    if (known === undefined) {
      known = new Set(sentenceAt(at).stems);
      stems.set(at, known);
    }
    return known;
  };
  const numbers: AboutNumber[] = [];
  let at = 0;
  for (const quantity of quantities) {
    while (at + 1 < sentences.length && (sentences[at]?.end ?? 0) <= quantity.span.start) at += 1;
    const sentence = at;
    numbers.push(new AboutNumber(quantity, sentence, new Round(() => sentenceAt(sentence))));
  }
  const ordinary = spans !== undefined && numbers.length <= READ_AT_ONCE;
  // Of a text of ordinary size at once, so that the first claim does not wait for it.
  if (ordinary) for (const { sentence } of numbers) stemsOf(sentence);
  return { text, numbers, sentences, stemsOf, ...byStem(numbers, ordinary ? stemsOf : (at) => stemsIn(text, sentences[at])) };
}

/** Numbers of a text up to which its sentences are read before anything is asked. */
const READ_AT_ONCE = 2_000;

/** The stems of a sentence, read without keeping its words. */
function* stemsIn(text: string, { start, end }: Span = { start: 0, end: text.length }): Generator<string> {
  for (const token of tokensOf(text, start, end)) yield stemIn(text, token);
}

/** In which sentences of some numbers each stem stands, told when it is first asked for. */
function byStem(
  numbers: readonly AboutNumber[],
  stemsAt: (sentence: number) => Iterable<string>,
): Pick<NumberText, 'stems' | 'besideWord'> {
  let known: { readonly sentences: readonly number[]; readonly places: ReadonlyMap<string, readonly number[]> } | undefined;
  const told = (): NonNullable<typeof known> => {
    if (known === undefined) {
      const sentences = [...new Set(numbers.map(({ sentence }) => sentence))];
      known = { sentences, places: placesBy(sentences, stemsAt) };
    }
    return known;
  };
  return {
    stems: { has: (stem) => told().places.has(stem) },
    besideWord(stem, most) {
      const found: number[] = [];
      const { sentences, places } = told();
      for (const sentence of (places.get(stem) ?? []).map((place) => sentences[place] ?? -1))
        for (let i = firstAt(numbers, sentence); numbers[i]?.sentence === sentence && found.length < most; i += 1)
          if (numbers[i]?.words.has(stem) === true) found.push(i);
      return found;
    },
  };
}

/**
 * The numbers of some stretches of a text, each stretch from one sentence to before another, in order. Sentences of different
 * stretches count as neighbours, as they do where stretches are put together for a reader. Places stay those of the whole text.
 */
export function numbersWithin(whole: ReadNumberText, stretches: readonly { readonly from: number; readonly to: number }[]): NumberText {
  const numbers: AboutNumber[] = [];
  const sets: ReadonlySet<string>[] = [];
  let before = 0;
  for (const { from, to } of stretches) {
    let last = -1;
    for (let i = firstAt(whole.numbers, from); i < whole.numbers.length; i += 1) {
      const number = whole.numbers[i] as AboutNumber;
      if (number.sentence >= to) break;
      if (number.sentence !== last) sets.push(whole.stemsOf(number.sentence));
      last = number.sentence;
      numbers.push(number.placed(before + number.sentence - from));
    }
    before += to - from;
  }
  return {
    text: whole.text,
    numbers,
    stems: { has: (stem) => sets.some((set) => set.has(stem)) },
    besideWord: (stem, most) => numbers.flatMap(({ words }, at) => (words.has(stem) ? [at] : [])).slice(0, most),
  };
}

/** Index of the first number in a sentence or behind it. */
const firstAt = (numbers: readonly AboutNumber[], sentence: number): number =>
  lowest(numbers.length, (i) => (numbers[i]?.sentence ?? 0) >= sentence);

/** The words round a number of a claim that the evidence holds at all, with their weights, and these together. */
export interface Asked {
  readonly words: readonly (readonly [string, number])[];
  readonly all: number;
}

/** What of a number's words may be asked for in some evidence. */
export function askedOf(claim: AboutNumber, known: Known): Asked {
  const words: (readonly [string, number])[] = [];
  let all = 0;
  for (const entry of claim.words) {
    if (!known.has(entry[0])) continue;
    words.push(entry);
    all += entry[1];
  }
  return { words, all };
}

/**
 * How far two numbers are about the same: the share of the claim's words that stand round the number of the evidence as near as
 * they do in the claim. Words that the evidence holds nowhere say nothing; 0.5 when no word is left.
 */
export function sameSubject({ words, all }: Asked, evidence: AboutNumber): number {
  if (all < LEAST) return 0.5;
  let shared = 0;
  const there = evidence.words;
  for (const [stem, weight] of words) shared += Math.min(weight, there.get(stem) ?? 0);
  return shared / all;
}

/** Weight of the words below which nothing can be told. */
const LEAST = 0.15;

/** The same, where words that the evidence holds nowhere count against it: what a contradiction must rest on. */
export function coveredSubject(claim: AboutNumber, evidence: AboutNumber): number {
  let shared = 0;
  let all = 0;
  for (const [stem, weight] of claim.words) {
    all += weight;
    shared += Math.min(weight, evidence.words.get(stem) ?? 0);
  }
  return all === 0 ? 0 : shared / all;
}

/** Whether what the claim counts is named near the number of the evidence too; true where the claim names nothing. */
export function countsTheSame(claim: AboutNumber, evidence: AboutNumber): boolean {
  return claim.noun === null || evidence.words.has(stemOf(claim.noun.toLowerCase()));
}
