/**
 * What two titles have and lack of each other, word by word and in order, each word weighed by what it means. "Off-diagonal
 * Ramsey numbers" and "Off-diagonal book Ramsey numbers" are nearly one string and two papers; "Dragon" and "Golden" differ
 * in six letters and make two books. So words are compared, not letters, and what carries the meaning counts most.
 */
import { distance } from 'fastest-levenshtein';
import { blurred, misread, transposed } from '../../../text/slips.ts';

export interface WordDifference {
  /** 0..1: weight of the words that have no counterpart, over the weight of all words of the heavier side. */
  readonly missing: number;
  /** True when all that differs are small words: "of", "for", "towards". */
  readonly smallOnly: boolean;
  /** Words of the first that have no counterpart, then those of the second. */
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** Pairs that are one word written two ways: a plural, a slip of one letter. */
  readonly variants: readonly (readonly [string, string])[];
}

const SMALL = new Set(
  (
    'a an the of in for on to with by from at as is are its via using into and or over under between among through towards toward upon within without during be was were this that these those their our can do does how what when where which who why it we you ' +
    'le la les du des de et en un une der die das und von im zur zum ein eine el los las y del por para con di il lo per e da do dos das em uma um na no'
  ).split(' '),
);
const DENIAL = new Set([
  'not',
  'no',
  'non',
  'never',
  'without',
  'nor',
  'cannot',
  'against',
  'anti',
  'isnt',
  'arent',
  'dont',
  'doesnt',
  ...'didnt wasnt werent hasnt havent hadnt shouldnt wouldnt couldnt wont'.split(' '),
  'nicht',
  'ohne',
  'kein',
  'sans',
]);

/** How much of the meaning a word carries. */
export function weightOf(word: string): number {
  if (DENIAL.has(word)) return 2.5;
  if (/\d/.test(word)) return 1.5;
  if (SMALL.has(word)) return 0.2;
  return word.length === 1 ? 0.6 : 1;
}

/** What a word weighs more when it stands against its own denial: "supervised" for "unsupervised". */
const TURNED = 1.5;
const opposed = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return (
    short.length >= 4 && long.endsWith(short) && /^(?:un|non|in|im|ir|il|dis|anti|de|a|ab|hypo|hyper)$/.test(long.slice(0, -short.length))
  );
};

const stem = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(?:sses)$/, 'ss')
        .replace(/([^s])s$/, '$1');

/** Fewest letters of a word in which two that changed places are a slip and not another word. */
const SLIP = 5;

/**
 * One word written two ways: singular and plural, a slip of one letter in a word of some length, two letters that changed places, letters
 * that recognition takes for others. Never the same word for that: a title with such words matches in part at most.
 */
export function isVariant(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 3) return a === b;
  if ((a.length >= SLIP && transposed(a, b)) || misread(a, b) || blurred(a, b)) return true;
  // Prefixes turn a word into another one: "supervised" and "unsupervised", "afferent" and "efferent".
  if (a[0] !== b[0] || a[1] !== b[1]) return false;
  if (/\d/.test(a) || /\d/.test(b)) return false;
  if (stem(a) === stem(b)) return true;
  const length = Math.min(a.length, b.length);
  if (length < 5) return false;
  return distance(a, b) <= (length >= 9 ? 2 : 1) && a.slice(0, 3) === b.slice(0, 3);
}

/** Most words compared of a title; an abstract taken for a title is cut. */
const MOST = 60;

/** Aligns two lists of words in order (longest common subsequence by weight, variants counting a little less than equals). */
export function wordDifference(first: readonly string[], second: readonly string[]): WordDifference {
  const a = first.slice(0, MOST);
  const b = second.slice(0, MOST);
  const columns = b.length + 1;
  const best = new Float64Array((a.length + 1) * columns);
  const pair = (i: number, j: number): number => {
    const [x = '', y = ''] = [a[i], b[j]];
    return x === y ? weightOf(x) : isVariant(x, y) ? 0.8 * Math.min(weightOf(x), weightOf(y)) : 0;
  };
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const skip = Math.max(best[(i + 1) * columns + j] ?? 0, best[i * columns + j + 1] ?? 0);
      const both = pair(i, j);
      best[i * columns + j] = both > 0 ? Math.max(skip, both + (best[(i + 1) * columns + j + 1] ?? 0)) : skip;
    }
  }
  const left: string[] = [];
  const right: string[] = [];
  const variants: (readonly [string, string])[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const here = best[i * columns + j] ?? 0;
    const [x = '', y = ''] = [a[i], b[j]];
    const both = i < a.length && j < b.length ? pair(i, j) : 0;
    if (both > 0 && Math.abs(here - both - (best[(i + 1) * columns + j + 1] ?? 0)) < 1e-9) {
      if (x !== y) variants.push([x, y]);
      i += 1;
      j += 1;
    } else if (i < a.length && (j >= b.length || Math.abs(here - (best[(i + 1) * columns + j] ?? 0)) < 1e-9)) {
      left.push(x);
      i += 1;
    } else {
      right.push(y);
      j += 1;
    }
  }
  const turned = left.some((x) => right.some((y) => opposed(x, y)));
  const sum = (words: readonly string[]): number => words.reduce((total, word) => total + weightOf(word), 0);
  const all = Math.max(sum(a), sum(b));
  return {
    missing: all === 0 ? 1 : Math.min(1, (Math.max(sum(left), sum(right)) + (turned ? TURNED : 0)) / all),
    smallOnly: [...left, ...right].every((word) => SMALL.has(word) && !DENIAL.has(word)),
    left,
    right,
    variants,
  };
}
