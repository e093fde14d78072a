/**
 * What the judge weighs: numbers that can be explained, all drawn from a claim and its evidence alone. Shares are of the claim's
 * weight (the sum of the rarity of its meaningful words) unless they say otherwise. The order is that of `FEATURES`; the weights
 * file names the features it was trained on, so a change here asks for new training.
 */
import { type Alignment, ANSWERED, align, type Places } from './align.ts';
import { CLAUSE_FEATURES, clauseFeatures } from './clauses.ts';
import { CONFLICT_FEATURES, conflictFeatures } from './conflicts.ts';
import { COPY_FEATURES, copyFeatures } from './copying.ts';
import { CUE } from './cues.ts';
import type { Lexicon } from './lexicon.ts';
import { type Pairing, pairUp } from './pairing.ts';
import type { Reading, Word } from './reading.ts';

const COVER_FEATURES = [
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
const SHAPE_FEATURES = [
  'common-share',
  'common-run',
  'pairs-main',
  'pairs-all',
  'disorder',
  'spread',
  'reverse-main',
  'reverse-1',
  'claim-length',
  'claim-words',
  'evidence-length',
  'evidence-sentences',
  'main-size',
  'stop-share',
  'claim-sentences',
] as const;
const TONE_FEATURES = [
  'first-person',
  'talk',
  'question',
  'pronoun-first',
  'pronouns',
  'lower-case',
  'hedges-claim',
  'hedges-main',
  'modals-claim',
  'modals-main',
] as const;

/** Names of the features, in order. */
export const FEATURES: readonly string[] = [
  ...COVER_FEATURES,
  ...SHAPE_FEATURES,
  ...TONE_FEATURES,
  ...COPY_FEATURES,
  ...CLAUSE_FEATURES,
  ...CONFLICT_FEATURES,
];

/** A claim beside its evidence, worked out. */
export interface Compared {
  readonly claim: Reading;
  readonly evidence: Reading;
  readonly alignment: Alignment;
  readonly pairing: Pairing;
  readonly features: Float32Array;
}

/** Compares a claim with evidence. */
export function compared(claim: Reading, places: Places, lexicon: Lexicon): Compared {
  const evidence = places.reading;
  const alignment = align(claim, places, lexicon);
  const pairing = pairUp(claim, evidence, alignment, lexicon);
  const values = [
    ...coverFeatures(claim, alignment, pairing),
    ...shapeFeatures(claim, evidence, alignment, pairing),
    ...toneFeatures(claim, evidence, pairing),
    ...copyFeatures(claim, evidence, alignment, pairing),
    ...clauseFeatures(claim, evidence, alignment),
    ...conflictFeatures(claim, evidence, alignment, pairing, lexicon),
  ];
  return { claim, evidence, alignment, pairing, features: Float32Array.from(values) };
}

/** Whether a word is a name: it begins with a capital within a sentence, or has several capitals. */
export const isName = (reading: Reading, i: number): boolean =>
  (reading.capital[i] as number) > 0 && Number.isNaN(reading.values[i] as number) && ((reading.words[i] as Word).cues & CUE.stop) === 0;

function coverFeatures(claim: Reading, { content, weights, anywhere, windows }: Alignment, { strength }: Pairing): number[] {
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

function shapeFeatures(
  claim: Reading,
  evidence: Reading,
  alignment: Alignment,
  { from, to, partner, common, commonCount, used }: Pairing,
): number[] {
  const { content, hits } = alignment;
  let run = 0;
  let longest = 0;
  for (let i = 0; i < common.length; i += 1) {
    run =
      (common[i] as number) >= 0 && i > 0 && (common[i] as number) === (common[i - 1] as number) + 1
        ? run + 1
        : (common[i] as number) >= 0
          ? 1
          : 0;
    if (run > longest) longest = run;
  }
  // Neighbours of the claim that are near each other in the evidence too.
  let near = 0;
  let nearAll = 0;
  let inverted = 0;
  let moves = 0;
  let first = Number.POSITIVE_INFINITY;
  let last = -1;
  let paired = 0;
  for (let row = 0; row < content.length; row += 1) {
    const at = partner[row] as number;
    if (at >= 0) {
      paired += 1;
      first = Math.min(first, at);
      last = Math.max(last, at);
    }
    if (row === 0) continue;
    const before = partner[row - 1] as number;
    const gap = (content[row] as number) - (content[row - 1] as number);
    if (at >= 0 && before >= 0) {
      moves += 1;
      if (at < before) inverted += 1;
      if (Math.abs(at - before) <= gap + 1) near += 1;
    }
    if (closeAnywhere(hits[row] ?? [], hits[row - 1] ?? [], gap + 1)) nearAll += 1;
  }
  const pairs = Math.max(content.length - 1, 1);
  let windowWeight = 0;
  let answered = 0;
  for (let at = from; at < to; at += 1) {
    const word = evidence.words[at] as Word;
    if (!word.content) continue;
    windowWeight += word.rarity;
    if (used[at - from] === 1) answered += word.rarity;
  }
  const words = Math.max(claim.words.length, 1);
  const size = evidence.sentences.length - 1;
  return [
    commonCount / Math.min(words, 120),
    longest / words,
    near / pairs,
    nearAll / pairs,
    moves > 0 ? inverted / moves : 0,
    paired > 1 ? Math.min((last - first + 1) / paired, 12) : 0,
    windowWeight > 0 ? answered / windowWeight : 0,
    Math.log1p(to - from),
    Math.log1p(content.length),
    Math.log1p(words),
    Math.log1p(evidence.words.length),
    Math.log1p(size),
    alignment.main.to - alignment.main.from,
    1 - content.length / words,
    Math.min(claim.sentences.length - 1, 5),
  ];
}

function closeAnywhere(
  a: readonly { at: number; strength: number }[],
  b: readonly { at: number; strength: number }[],
  gap: number,
): boolean {
  for (const one of a)
    if (one.strength >= ANSWERED)
      for (const two of b) if (two.strength >= ANSWERED && one.at !== two.at && Math.abs(one.at - two.at) <= gap) return true;
  return false;
}

function toneFeatures(claim: Reading, evidence: Reading, { from, to }: Pairing): number[] {
  const words = Math.max(claim.words.length, 1);
  const count = (cue: number): number => claim.words.reduce((sum, word) => sum + (word.cues & cue ? 1 : 0), 0);
  const inMain = (cue: number): number => {
    let sum = 0;
    for (let at = from; at < to; at += 1) if ((evidence.words[at] as Word).cues & cue) sum += 1;
    return sum;
  };
  const opener = claim.words[0];
  const letter = claim.text.trimStart().charCodeAt(0);
  return [
    Math.min(count(CUE.first), 4),
    count(CUE.talk) / words,
    claim.text.includes('?') ? 1 : 0,
    opener !== undefined && opener.cues & CUE.pronoun ? 1 : 0,
    count(CUE.pronoun) / words,
    letter >= 97 && letter <= 122 ? 1 : 0,
    Math.min(count(CUE.hedge), 3),
    Math.min(inMain(CUE.hedge), 3),
    Math.min(count(CUE.modal), 3),
    Math.min(inMain(CUE.modal), 3),
  ];
}
