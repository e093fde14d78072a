/**
 * Which of many labels a claim can name at all: those that begin with letters with which a word of the claim begins, or that are of the same
 * measure. Only these are compared, so that a claim beside thousands of fields costs by its own words.
 */
import { placesBy } from '../../../text/places-by.ts';
import { type Label, type LabelWord, measure, type Word } from './labels.ts';

/** Letters by which labels are looked up: no two words are one of each other that do not share so many, short ones apart. */
const LETTERS = 3;
/** Labels up to which each is compared. */
const FEW = 12;

/** The letters and measures under which a label is found. */
function* under({ words, joined }: Label): Generator<string> {
  yield joined.slice(0, LETTERS);
  for (let i = 0; i < words.length; i += 1) {
    const { word, form } = words[i] as LabelWord;
    yield word.slice(0, LETTERS);
    yield form.slice(0, LETTERS);
    yield `=${measure(form)}`;
    // "e-mail" is named by "email".
    if (word.length < LETTERS) yield (word + (words[i + 1]?.word ?? ' ')).slice(0, LETTERS);
  }
}

/** The letters and measures under which the words of a claim look for labels. */
function* sought(words: readonly Word[]): Generator<string> {
  for (let i = 0; i < words.length; i += 1) {
    const {
      token: { text },
      form,
    } = words[i] as Word;
    yield text.slice(0, LETTERS);
    yield form.slice(0, LETTERS);
    yield `=${measure(form)}`;
    const next = words[i + 1]?.token.text ?? '';
    // "times out" names "timeout", and "ad min" names "admin".
    if (text.length <= LETTERS) for (const first of [text, text.replace(/s$/, '')]) yield (first + next).slice(0, LETTERS);
  }
}

/** Finds the places, in order, of the labels that words may name: all that `namedBy` finds named are among them. */
export function labelFinder(labels: readonly Label[]): (words: readonly Word[]) => readonly number[] {
  const all = labels.map((_, at) => at);
  if (labels.length <= FEW) return () => all;
  const places = placesBy(labels, under);
  return (words) => {
    const found = new Set<number>();
    for (const key of new Set(sought(words))) for (const at of places.get(key) ?? []) found.add(at);
    return [...found].sort((a, b) => a - b);
  };
}
