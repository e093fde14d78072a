/**
 * What a field is called, as words: "OutdoorSeating", "hub_motor", "Single sign-on". And whether a claim names it, in any of the forms of its
 * words ("Smoker" in "does not smoke"), apart or as one ("TakeOut" in "takeout").
 */
import { lately } from '../../../text/remembered.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { measureOf } from '../belonging/headings.ts';
import { formOf } from '../select/expand.ts';
import { unitIn } from './label-units.ts';

/** What it is in words is read when first asked for: of thousands of labels and values a claim asks for few. */
export interface Label {
  readonly text: string;
  /** As words, where it was written as one. */
  readonly parted: string;
  readonly parts: readonly Part[];
  /** Its words and their forms, without what else is told of its parts: that is dearer to read. */
  readonly words: readonly LabelWord[];
  /** Its letters as one word. */
  readonly joined: string;
}

export interface LabelWord {
  readonly word: string;
  readonly form: string;
}

interface Part extends LabelWord {
  /** A small word: "on" of "Single sign-on". */
  readonly small: boolean;
  /** What the label is measured in: "ms" of `timeout_ms`. */
  readonly unit: boolean;
  /** A last word that says how it is told, and may be left out: "rate" of `turnout_rate`. */
  readonly told: boolean;
}

/** Words of labels that are written short. */
const SPELT = new Map(
  'auth authentication, temp temperature, config configuration, max maximum, min minimum, num number, avg average, desc description, lang language, req required, qty quantity, addr address, info information'
    .split(', ')
    .map((pair) => pair.split(' '))
    .map(([short = '', long = '']) => [short, formOf({ text: long, kind: 'word' })]),
);

/** Parts a name that was written as one: at signs, and where a small letter meets a capital. */
export const partedName = (text: string): string => text.replace(/[_./-]+/g, ' ').replace(/(?<=\p{Ll}|\p{N})(?=\p{Lu})/gu, ' ');

/** How an amount is told. */
const TOLD = /^(?:rate|share|ratio|count|number|percentage|amount)$/;

/** Where the unit of a label begins in its parted name; null without one. */
function unitStart(text: string): number | null {
  if (unitIn(text) === '') return null;
  const parted = partedName(text).trimEnd();
  return Math.max(parted.lastIndexOf(' '), parted.lastIndexOf('(')) + 1;
}

class ReadLabel implements Label {
  readonly text: string;
  #parted: string | undefined;
  #words: readonly Token[] | undefined;
  #parts: readonly Part[] | undefined;
  #joined: string | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get parted(): string {
    this.#parted ??= partedName(this.text);
    return this.#parted;
  }

  get #read(): readonly Token[] {
    this.#words ??= tokensOf(this.parted);
    return this.#words;
  }

  get joined(): string {
    this.#joined ??= this.#read.map(({ text }) => text).join('');
    return this.#joined;
  }

  get words(): readonly LabelWord[] {
    return this.#parts ?? this.#read.map((token) => ({ word: token.text, form: formIn(token) }));
  }

  get parts(): readonly Part[] {
    this.#parts ??= partsOf(this.text, this.#read);
    return this.#parts;
  }
}

const formIn = (token: Token): string => SPELT.get(token.text) ?? formOf(token);

function partsOf(text: string, words: readonly Token[]): Part[] {
  const unit = words.length > 1 ? unitStart(text) : null;
  const last = words.findLastIndex(({ start }) => unit === null || start < unit);
  return words.map((token, i) => ({
    word: token.text,
    form: formIn(token),
    small: isStopWord(token.text),
    unit: unit !== null && token.start >= unit,
    told: i > 0 && i === last && TOLD.test(token.text),
  }));
}

/** Labels that are remembered: a list of things has the same few in each. */
const MOST_KEPT = 5000;

/** Reads what a field is called. */
export const labelOf: (text: string) => Label = lately(MOST_KEPT, (text) => new ReadLabel(text));

/** Endings that make one word of another: smoke and smoker, fold and foldable, volcano and volcanic. */
const ENDINGS = new Set('able abl ible ibl er r or ing ed ion ic al y e es s ly ment ance ation o'.split(' '));
const LEAST_ROOT = 4;

/** Whether two forms are of one word. */
export function sameRoot(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < LEAST_ROOT) return false;
  return long.startsWith(short)
    ? ENDINGS.has(long.slice(short.length))
    : long.startsWith(short.slice(0, -1)) &&
        short.length > LEAST_ROOT &&
        ENDINGS.has(short.slice(-1)) &&
        ENDINGS.has(long.slice(short.length - 1));
}

/** A word of a claim and its form. */
export interface Word {
  readonly token: Token;
  readonly form: string;
}

const NONE: ReadonlySet<string> = new Set();
/** "closed_at". */
const WHEN = /^(?:at|on)$/;

/** A word by its letters, or two beside each other that are one: "times out" for "timeout". */
function wordsOf(letters: string, words: readonly Word[]): readonly Word[] | null {
  for (let i = 0; i < words.length; i += 1) {
    const [one, next] = [words[i] as Word, words[i + 1]];
    if (one.token.text === letters) return [one];
    if (next !== undefined && letters.endsWith(next.token.text) && letters.length > next.token.text.length)
      if (one.token.text + next.token.text === letters || one.token.text.replace(/s$/, '') + next.token.text === letters)
        return [one, next];
  }
  return null;
}

/** How high something lies is told as how high it is. */
const HEIGHT = new Set(['elevation', 'altitude', 'höhe', 'hoch'].map((text) => formOf({ text, kind: 'word' })));
const TALL = measureOf(formOf({ text: 'height', kind: 'word' }));
/** The form under which a measure is known, however it is called. */
export const measure = (form: string): string => (HEIGHT.has(form) ? TALL : measureOf(form));

/** A word of the same root, or for the same measure: "costs" of a price. */
function alike(form: string, words: readonly Word[]): readonly Word[] | null {
  const found = words.find((one) => sameRoot(one.form, form)) ?? words.find((one) => measure(one.form) === measure(form));
  return found === undefined ? null : [found];
}

/**
 * The words of a claim that name a label: all of its words, but those that are `idle`, since other labels begin with them too, and small ones where
 * two others tell it. Null where they do not.
 */
export function namedBy({ parts, joined }: Label, words: readonly Word[], idle: ReadonlySet<string> = NONE): ReadonlySet<Word> | null {
  const whole = wordsOf(joined, words);
  if (whole !== null) return new Set(whole);
  const telling = parts.filter(({ form, small, unit, told }) => !small && !unit && !told && !idle.has(form)).length;
  const found = new Set<Word>();
  for (let i = 0; i < parts.length; i += 1) {
    const { word, form, small, unit, told } = parts[i] as Part;
    if (unit) continue;
    const pair = word + (parts[i + 1]?.word ?? ' ');
    const together = words.find(({ token }) => token.text === pair);
    const own = together === undefined ? (wordsOf(word, words) ?? (small ? null : alike(form, words))) : [together];
    if (own !== null) for (const one of own) found.add(one);
    else if (!(told || idle.has(form) || (small && (telling > 1 || (i > 0 && WHEN.test(word) && i === parts.length - 1))))) return null;
    if (together !== undefined) i += 1;
  }
  return found.size === 0 ? null : found;
}
