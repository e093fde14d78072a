/**
 * Titles whose words do not align and that are one title all the same: spaces lost and letters changed in many places, the main title alone
 * with a slip in it, the subtitle put first, two words exchanged, what stands in brackets left out. Each is near enough that the work may be meant, and
 * never the title itself.
 */
import { distance } from 'fastest-levenshtein';
import { ratio } from '../../../text/similarity.ts';
import { ARTICLES, type TitleForm, titleForm } from './form.ts';
import { isVariant } from './words.ts';

/** Said of a cited title that is the recorded one with more in brackets. */
export const BRACKET_ADDED = 'what stands in brackets was added';

/** Share of its letters that slips may change while a title stays known. */
const SLIPS = 0.08;
/** Letters that a title must have to be known by them. */
const LEAST = 16;

const digits = (text: string): string => text.replace(/\D/g, '');

/** Whether two texts run together are the same but for a slip in every twelve letters. Another number is no slip. */
function nearly(a: string, b: string): boolean {
  const most = Math.floor(SLIPS * Math.min(a.length, b.length));
  return a.length >= LEAST && most > 0 && Math.abs(a.length - b.length) <= most && digits(a) === digits(b) && distance(a, b) <= most;
}

/** Letters in common from which a long word may be the other one, badly printed. */
const ALIKE = 0.7;
/** Letters of a word that can be badly printed and still be known. */
const LONG = 6;
/** Share of the words of a title that may be badly printed. */
const BADLY = 0.6;

/** Whether every word is the other title's word in its place, many of them badly printed. A word that begins otherwise is another one. */
function isBadlyPrinted({ words }: TitleForm, { words: others }: TitleForm): boolean {
  if (words.length !== others.length || words.join('').length < LEAST) return false;
  const bad = words.filter((word, at) => word !== others[at]);
  if (bad.length < 2 || bad.length > BADLY * words.length) return false;
  return words.every((word, at) => {
    const other = others[at] ?? '';
    if (word === other || isVariant(word, other)) return true;
    return Math.min(word.length, other.length) >= LONG && word[0] === other[0] && !/\d/.test(word + other) && ratio(word, other) >= ALIKE;
  });
}

/** Without articles, which a title loses where it begins and keeps where its subtitle does. */
const unled = (words: readonly string[]): string => words.filter((word) => !ARTICLES.has(word)).join('');

/** The words of a title with what stands before a place put behind all else. */
export const turnedAt = ({ words }: TitleForm, at: number): readonly string[] => [...words.slice(at), ...words.slice(0, at)];

/** Whether one title is the other with its subtitle put first. */
const isTurned = (one: TitleForm, other: TitleForm): boolean =>
  other.breaks.some((at) => nearly(unled(one.words), unled(turnedAt(other, at))));

/** Whether one title is the other's main title but for slips. */
const isNearlyHead = (short: TitleForm, long: TitleForm): boolean =>
  short.joined.length >= LEAST &&
  long.breaks.some(
    (at) =>
      (at === short.words.length && short.words.every((word, i) => isVariant(word, long.words[i] ?? ''))) ||
      nearly(short.joined, long.words.slice(0, at).join('')),
  );

/** And where all its other words agree. */
const LEAST_BARE = 8;
const BRACKETS = /\s?\([^()]{1,80}\)/g;
const bare = ({ printed }: TitleForm): string | null =>
  printed.includes('(') ? (titleForm(printed.replace(BRACKETS, ' '))?.joined ?? null) : null;

/** Words that a title must have to be known by them in another order. */
const LEAST_WORDS = 4;

/** Whether two words of one title stand in each other's place in the other, and all else is the same: "Consumer and Competition Act". */
function isExchanged({ words }: TitleForm, { words: others }: TitleForm): boolean {
  if (words.length !== others.length || words.length < LEAST_WORDS) return false;
  const [first, second, ...rest] = [...words.keys()].filter((at) => words[at] !== others[at]);
  return (
    first !== undefined && second !== undefined && rest.length === 0 && words[first] === others[second] && words[second] === others[first]
  );
}

/** In what two titles differ that are one title written otherwise; null when they are not. */
export function writtenOtherwise(cited: TitleForm, found: TitleForm): string | null {
  // Word for word, another word is no slip: "supervised" for "unsupervised". Where spaces are lost, words cannot be told.
  if (cited.words.length !== found.words.length && nearly(cited.joined, found.joined)) return 'letters and spaces differ';
  if (isBadlyPrinted(cited, found)) return 'letters differ in many words';
  if (isTurned(cited, found) || isTurned(found, cited)) return 'the subtitle stands first';
  if (isExchanged(cited, found)) return 'two words have changed places';
  const [short, long] = cited.joined.length < found.joined.length ? [cited, found] : [found, cited];
  if (isNearlyHead(short, long)) return `subtitle ${long === found ? 'left out' : 'added'}, and letters differ`;
  if (short.joined.length >= LEAST_BARE && bare(long) === short.joined)
    return long === found ? 'what stands in brackets was left out' : BRACKET_ADDED;
  return null;
}
