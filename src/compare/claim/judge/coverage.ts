/**
 * How much of a claim the evidence answers to: as a whole, in one passage, by kind of word, and what the rarest thing is that it
 * does not answer to. The core of the judge: what is not there cannot be borne out.
 */
import { type Alignment, ANSWERED } from './align.ts';
import { CUE } from './cues.ts';
import type { Pairing } from './pairing.ts';
import type { Reading, Word } from './word.ts';

export const COVER_FEATURES = [
  'cover-all',
  'cover-all-exact',
  'cover-1',
  'cover-2',
  'cover-3',
  'cover-6',
  'cover-main',
  'cover-main-exact',
  'count-all',
  'count-main',
  'rarest-missing-main',
  'second-missing-main',
  'rarest-missing-all',
  'missing-count-main',
  'missing-count-all',
  'missing-share-max',
  'names',
  'names-missing-all',
  'names-missing-main',
  'unknown-missing-all',
  'unknown-missing-main',
  'numbers',
  'numbers-missing-all',
  'numbers-missing-main',
  'nouns-missing-main',
  'verbs-missing-main',
  'adjectives-missing-main',
  'nouns-missing-all',
  'verbs-missing-all',
  'adjectives-missing-all',
  'synonym-share',
  'general-share',
] as const;

/** Whether a word is a name: it begins with a capital within a sentence, or has several capitals. */
const isName = (reading: Reading, i: number): boolean =>
  (reading.capital[i] as number) > 0 && Number.isNaN(reading.values[i] as number) && ((reading.words[i] as Word).cues & CUE.stop) === 0;

/** Shares and counts of what is answered. */
export function coverFeatures(claim: Reading, { content, weights, anywhere, windows }: Alignment, { strength }: Pairing): number[] {
  let total = 0;
  let all = 0;
  let allExact = 0;
  let mainSum = 0;
  let mainExact = 0;
  let countAll = 0;
  let countMain = 0;
  let synonym = 0;
  let general = 0;
  const missing: number[] = [];
  let rarestAll = 0;
  let missingAll = 0;
  let names = 0;
  let namesAll = 0;
  let namesMain = 0;
  let unknownAll = 0;
  let unknownMain = 0;
  let numbers = 0;
  let numbersAll = 0;
  let numbersMain = 0;
  const kindsMain = [0, 0, 0, 0, 0];
  const kindsAll = [0, 0, 0, 0, 0];
  content.forEach((i, row) => {
    const word = claim.words[i] as Word;
    const weight = weights[row] as number;
    const here = strength[row] as number;
    const there = Math.max(anywhere[row] as number, here);
    const inMain = here >= ANSWERED;
    const inAll = there >= ANSWERED;
    total += weight;
    all += weight * there;
    mainSum += weight * here;
    if (there >= 0.99) allExact += weight;
    if (here >= 0.99) mainExact += weight;
    if (inAll) countAll += 1;
    else {
      missingAll += 1;
      rarestAll = Math.max(rarestAll, weight);
      kindsAll[word.kind] = (kindsAll[word.kind] as number) + weight;
    }
    if (inMain) countMain += 1;
    else {
      missing.push(weight);
      kindsMain[word.kind] = (kindsMain[word.kind] as number) + weight;
    }
    if (here >= ANSWERED && here < 0.99) synonym += weight;
    if (here > 0 && here < ANSWERED) general += weight;
    if (isName(claim, i)) {
      names += 1;
      if (!inAll) namesAll += 1;
      if (!inMain) namesMain += 1;
    }
    if (word.row < 0 && !(word.cues & CUE.number)) {
      if (!inAll) unknownAll += 1;
      if (!inMain) unknownMain += 1;
    }
    if (!Number.isNaN(claim.values[i] as number)) {
      numbers += 1;
      if (!inAll) numbersAll += 1;
      if (!inMain) numbersMain += 1;
    }
  });
  missing.sort((a, b) => b - a);
  const whole = Math.max(total, 1e-6);
  const count = Math.max(content.length, 1);
  return [
    all / whole,
    allExact / whole,
    windows[0]?.share ?? 0,
    windows[1]?.share ?? 0,
    windows[2]?.share ?? 0,
    windows[3]?.share ?? 0,
    mainSum / whole,
    mainExact / whole,
    countAll / count,
    countMain / count,
    missing[0] ?? 0,
    missing[1] ?? 0,
    rarestAll,
    Math.min(missing.length, 12),
    Math.min(missingAll, 12),
    (missing[0] ?? 0) / whole,
    Math.min(names, 6),
    Math.min(namesAll, 4),
    Math.min(namesMain, 4),
    Math.min(unknownAll, 4),
    Math.min(unknownMain, 4),
    Math.min(numbers, 5),
    Math.min(numbersAll, 4),
    Math.min(numbersMain, 4),
    (kindsMain[1] as number) / whole,
    (kindsMain[2] as number) / whole,
    ((kindsMain[3] as number) + (kindsMain[4] as number)) / whole,
    (kindsAll[1] as number) / whole,
    (kindsAll[2] as number) / whole,
    ((kindsAll[3] as number) + (kindsAll[4] as number)) / whole,
    synonym / whole,
    general / whole,
  ];
}
