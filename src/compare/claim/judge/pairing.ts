/**
 * The claim's words set beside single words of the best window, one for one: order, gaps, what stands in the place of a word
 * that is not answered, and whether denial falls on the same words. From this come the signs that a sentence was changed in
 * one place: a name, a number or an adjective exchanged.
 */
import { type Alignment, ANSWERED, STRENGTH } from './align.ts';
import { CUE } from './cues.ts';
import { type Lexicon, RELATION } from './lexicon.ts';
import type { Reading, Word } from './word.ts';

export interface Pairing {
  /** Word range of the window. */
  readonly from: number;
  readonly to: number;
  /** For each meaningful word of the claim the word of the window that answers to it, or -1. */
  readonly partner: Int32Array;
  readonly strength: Float64Array;
  /** 1 for words of the window (from `from`) that answer to some word of the claim. */
  readonly used: Uint8Array;
  /** For each word of the claim, stop words too, the word of the window in the longest common subsequence, or -1. */
  readonly common: Int32Array;
  readonly commonCount: number;
}

/** Longest window and claim looked at word by word. */
const MOST_WINDOW = 180;
const MOST_CLAIM = 120;

/** Pairs the words of a claim with those of the main window. */
export function pairUp(claim: Reading, evidence: Reading, alignment: Alignment, lexicon: Lexicon): Pairing {
  const from = evidence.sentences[alignment.main.from] ?? 0;
  const to = Math.min(evidence.sentences[alignment.main.to] ?? evidence.words.length, evidence.words.length);
  const { content, hits } = alignment;
  const partner = new Int32Array(content.length).fill(-1);
  const strength = new Float64Array(content.length);
  const used = new Uint8Array(Math.max(0, to - from));
  let last = from - 1;
  for (let row = 0; row < content.length; row += 1) {
    let best = -1;
    let bestScore = -1;
    for (const hit of hits[row] ?? []) {
      if (hit.at < from || hit.at >= to) continue;
      const score = hit.strength - Math.min(0.2, Math.abs(hit.at - last - 1) * 0.004) - (used[hit.at - from] === 1 ? 0.05 : 0);
      if (score > bestScore) {
        bestScore = score;
        best = hit.at;
        strength[row] = hit.strength;
      }
    }
    if (best < 0 || (strength[row] as number) < ANSWERED) {
      const found = particular(claim, content[row] as number, evidence, from, to, lexicon);
      if (found >= 0) {
        best = found;
        strength[row] = STRENGTH.particular;
      }
    }
    partner[row] = best;
    if (best >= 0) {
      last = best;
      used[best - from] = 1;
    }
  }
  const common = new Int32Array(claim.words.length).fill(-1);
  const commonCount = subsequence(claim, evidence, from, Math.min(to, from + MOST_WINDOW), common);
  return { from, to, partner, strength, used, common, commonCount };
}

/** A word of the window of which the claim's word is the general name. */
function particular(claim: Reading, i: number, evidence: Reading, from: number, to: number, lexicon: Lexicon): number {
  const { row } = claim.words[i] as Word;
  if (row < 0) return -1;
  for (let at = from; at < to; at += 1) {
    const other = evidence.words[at] as Word;
    if (other.content && lexicon.relation(other.row, row) === RELATION.general) return at;
  }
  return -1;
}

/** Longest common subsequence of base forms; writes the partner of each word of the claim and gives the length. */
function subsequence(claim: Reading, evidence: Reading, from: number, to: number, common: Int32Array): number {
  const rows = Math.min(claim.words.length, MOST_CLAIM);
  const columns = to - from;
  if (rows === 0 || columns <= 0) return 0;
  const width = columns + 1;
  const table = new Uint8Array((rows + 1) * width);
  for (let i = rows - 1; i >= 0; i -= 1) {
    const { form } = claim.words[i] as Word;
    for (let j = columns - 1; j >= 0; j -= 1)
      table[i * width + j] =
        form === (evidence.words[from + j] as Word).form
          ? (table[(i + 1) * width + j + 1] as number) + 1
          : Math.max(table[(i + 1) * width + j] as number, table[i * width + j + 1] as number);
  }
  let i = 0;
  let j = 0;
  while (i < rows && j < columns) {
    const here = table[i * width + j] as number;
    if (
      (claim.words[i] as Word).form === (evidence.words[from + j] as Word).form &&
      here === (table[(i + 1) * width + j + 1] as number) + 1
    ) {
      common[i] = from + j;
      i += 1;
      j += 1;
    } else if ((table[(i + 1) * width + j] as number) === here) i += 1;
    else j += 1;
  }
  return table[0] as number;
}

/** Whether a denial governs a word: one of the five words before it, in the same part of the sentence. */
export function denied(reading: Reading, at: number): boolean {
  const own = reading.sentence[at];
  for (let i = at; i >= 0 && i > at - 6 && reading.sentence[i] === own; i -= 1) {
    if (i < at && (reading.words[i] as Word).cues & CUE.negation) return true;
    if (reading.breaks[i] === 1) return false;
  }
  return false;
}
