/**
 * Whether a claim is a near copy of its evidence, and what a near copy changes. In a paraphrase a word without an answer means
 * little; in a sentence that is otherwise copied, one exchanged or added word is the whole difference, and so are two copied
 * halves that stand far apart.
 */
import { type Alignment, ANSWERED } from './align.ts';
import type { Pairing } from './pairing.ts';
import type { Reading } from './word.ts';

export const COPY_FEATURES = [
  'copied',
  'copied-missing',
  'copied-rarest',
  'copied-changed',
  'copied-added',
  'joins-far',
  'copied-joins-far',
  'sentences-used',
] as const;

/** Words in a row that make a copied run. */
const RUN = 3;
/** Words further apart in the evidence than in the claim by more than this do not belong together there. */
const APART = 6;

/** How much is copied, and how much a copy changes. */
export function copyFeatures(
  claim: Reading,
  evidence: Reading,
  { content, weights }: Alignment,
  { partner, strength, common }: Pairing,
): number[] {
  const inRun = runs(common);
  let copiedWords = 0;
  for (const one of inRun) copiedWords += one;
  const copied = copiedWords / Math.max(1, Math.min(claim.words.length, inRun.length));
  let missing = 0;
  let rarest = 0;
  let total = 0;
  let changed = 0;
  let added = 0;
  let far = 0;
  let joins = 0;
  const sentences = new Set<number>();
  content.forEach((i, row) => {
    const weight = weights[row] as number;
    total += weight;
    const at = partner[row] as number;
    if ((strength[row] as number) < ANSWERED) {
      missing += weight;
      rarest = Math.max(rarest, weight);
      // Copied on both sides: exchanged when the evidence has something in between, added when it has not.
      const before = lastCommon(common, i);
      const after = nextCommon(common, i);
      if (before >= 0 && after >= 0 && inRun[before] === 1 && inRun[after] === 1) {
        const gap = (common[after] as number) - (common[before] as number) - 1;
        if (gap === 0) added += weight;
        else if (gap <= 4) changed += weight;
      }
    } else if (at >= 0) sentences.add(evidence.sentence[at] as number);
    if (row > 0 && at >= 0 && (partner[row - 1] as number) >= 0) {
      joins += 1;
      const own = i - (content[row - 1] as number);
      if (Math.abs(at - (partner[row - 1] as number)) > own + APART) far += 1;
    }
  });
  const whole = Math.max(total, 1e-6);
  const apart = joins > 0 ? far / joins : 0;
  return [
    copied,
    (copied * missing) / whole,
    copied * rarest,
    Math.min(changed, 12),
    Math.min(added, 12),
    apart,
    copied * Math.min(far, 3),
    Math.min(sentences.size, 4),
  ];
}

/** 1 for words of the claim that stand in a copied run. */
function runs(common: Int32Array): Uint8Array {
  const out = new Uint8Array(common.length);
  let start = 0;
  for (let i = 1; i <= common.length; i += 1) {
    const goes = i < common.length && (common[i] as number) >= 0 && (common[i] as number) === (common[i - 1] as number) + 1;
    if (goes) continue;
    if ((common[start] as number) >= 0 && i - start >= RUN) out.fill(1, start, i);
    start = i;
  }
  return out;
}

function lastCommon(common: Int32Array, i: number): number {
  for (let k = Math.min(i, common.length) - 1; k >= 0 && k >= i - 4; k -= 1) if ((common[k] as number) >= 0) return k;
  return -1;
}

function nextCommon(common: Int32Array, i: number): number {
  for (let k = i + 1; k < common.length && k <= i + 4; k += 1) if ((common[k] as number) >= 0) return k;
  return -1;
}
