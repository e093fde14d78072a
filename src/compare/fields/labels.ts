/**
 * What a field is called, as words: "OutdoorSeating", "hub_motor", "Single sign-on". And whether a claim names it, in any of the forms of its
 * words ("Smoker" in "does not smoke"), apart or as one ("TakeOut" in "takeout").
 */
import { type Token, tokensOf } from '../../text/tokens.ts';
import { isStopWord } from '../../text/tokens-stop.ts';
import { formOf } from '../select-expand.ts';

export interface Label {
  readonly text: string;
  readonly parts: readonly Part[];
  /** Its letters as one word. */
  readonly joined: string;
}

interface Part {
  readonly word: string;
  readonly form: string;
  /** A small word: "on" of "Single sign-on". */
  readonly small: boolean;
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

/** Reads what a field is called. */
export function labelOf(text: string): Label {
  const parts = tokensOf(partedName(text)).map((token) => ({
    word: token.text,
    form: SPELT.get(token.text) ?? formOf(token),
    small: isStopWord(token.text),
  }));
  return { text, parts, joined: parts.map(({ word }) => word).join('') };
}

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

/**
 * The words of a claim that name a label: all of its words, but those that are `idle`, since other labels begin with them too, and small ones where
 * two others tell it. Null where they do not.
 */
export function namedBy({ parts, joined }: Label, words: readonly Word[], idle: ReadonlySet<string> = NONE): ReadonlySet<Word> | null {
  const whole = words.find(({ token }) => token.text === joined);
  if (whole !== undefined) return new Set([whole]);
  const telling = parts.filter(({ form, small }) => !small && !idle.has(form)).length;
  const found = new Set<Word>();
  for (let i = 0; i < parts.length; i += 1) {
    const { word, form, small } = parts[i] as Part;
    const pair = word + (parts[i + 1]?.word ?? ' ');
    const together = words.find(({ token }) => token.text === pair);
    const own =
      together ?? words.find((one) => one.token.text === word) ?? (small ? undefined : words.find((one) => sameRoot(one.form, form)));
    if (own !== undefined) found.add(own);
    else if (!(idle.has(form) || (small && telling > 1))) return null;
    if (together !== undefined) i += 1;
  }
  return found.size === 0 ? null : found;
}
