/**
 * What the judge weighs: numbers that can be explained, all drawn from a claim and its evidence alone. Shares are of the claim's
 * weight (the sum of the rarity of its meaningful words) unless they say otherwise. The order is that of `FEATURES`; the weights
 * file names the features it was trained on, so a change here asks for new training.
 */
import { agreement } from './agreement.ts';
import { type Alignment, ANSWERED, align } from './align.ts';
import { CLAUSE_FEATURES, clauseFeatures } from './clauses.ts';
import { CONFLICT_FEATURES, conflictFeatures } from './conflicts.ts';
import { COPY_FEATURES, copyFeatures } from './copying.ts';
import { COVER_FEATURES, coverFeatures } from './coverage.ts';
import { CUE } from './cues.ts';
import { FRAME_FEATURES, frameFeatures } from './frames.ts';
import type { Lexicon } from './lexicon.ts';
import { type Pairing, pairUp } from './pairing.ts';
import type { Places } from './places.ts';
import { TURN_FEATURES, turnFeatures } from './turns.ts';
import type { Reading, Word } from './word.ts';
import { WORDING_FEATURES, wordingFeatures } from './wording.ts';

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
  ...WORDING_FEATURES,
  ...TURN_FEATURES,
  ...FRAME_FEATURES,
];

/** A claim beside its evidence, worked out. */
export interface Compared {
  readonly claim: Reading;
  readonly evidence: Reading;
  readonly alignment: Alignment;
  readonly pairing: Pairing;
  /** Whether a denial of one text is met by another word of the other, and read as silent. */
  readonly met: boolean;
  readonly features: Float32Array;
}

/** Compares a claim with evidence. */
export function compared(stated: Reading, places: Places, lexicon: Lexicon): Compared {
  const alignment = align(stated, places, lexicon);
  const paired = pairUp(stated, places.reading, alignment, lexicon);
  const { claim, evidence, pairing, met } = agreement(stated, places.reading, alignment, paired, lexicon);
  const values = [
    ...coverFeatures(claim, alignment, pairing),
    ...shapeFeatures(claim, evidence, alignment, pairing),
    ...toneFeatures(claim, evidence, pairing),
    ...copyFeatures(claim, evidence, alignment, pairing),
    ...clauseFeatures(claim, evidence, alignment),
    ...conflictFeatures(claim, evidence, alignment, pairing, lexicon),
    ...wordingFeatures(claim, places, alignment, pairing),
    ...turnFeatures(claim, evidence, alignment, pairing),
    ...frameFeatures(claim),
  ];
  return { claim, evidence, alignment, pairing, met, features: Float32Array.from(values) };
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
    Math.min(count(CUE.first) + claim.aside, 4),
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
