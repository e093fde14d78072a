/**
 * Where a denial of one text is met by another word of the other: both say that nothing differs ("did not differ", "were similar"; `nulls.ts`), or one
 * denies the opposite of what the other says ("was not published", "is unpublished"; "no one died", "all survived"). There the denial turns nothing:
 * it is read as silent on both sides, and the word as answered.
 */
import { type Alignment, ANSWERED } from './align.ts';
import { CUE } from './cues.ts';
import { type Lexicon, RELATION } from './lexicon.ts';
import { silenced } from './nulls.ts';
import type { Pairing } from './pairing.ts';
import type { Reading, Word } from './word.ts';

/** How well the denied opposite of a word answers to it. */
const DENIED_OPPOSITE = 0.7;
/** Share of the rest of the claim's weight that a sentence must answer to, for what it says to be of the same matter. */
const SAME_MATTER = 0.5;
/** Words between a denial and what it denies. */
const REACH = 3;
/** Most statements of one text that are looked at. */
const MOST = 48;

export interface Agreement {
  readonly claim: Reading;
  readonly evidence: Reading;
  readonly pairing: Pairing;
  /** Whether any denial was met. */
  readonly met: boolean;
}

/** Both texts and their pairing, with the denials silent that the other text means as well. */
export function agreement(claim: Reading, evidence: Reading, alignment: Alignment, pairing: Pairing, lexicon: Lexicon): Agreement {
  const here = new Set<number>();
  const there = new Set<number>();
  nothing(claim, evidence, alignment, pairing, here, there);
  const met = here.size + there.size > 0;
  const paired = opposites(claim, evidence, alignment, pairing, lexicon, here, there);
  if (!met && paired === pairing) return { claim, evidence, pairing, met: false };
  return { claim: silenced(claim, here), evidence: silenced(evidence, there), pairing: paired, met: true };
}

/** Denials of statements that nothing differs or changes, where a sentence of the passage says so of the same matter. */
function nothing(
  claim: Reading,
  evidence: Reading,
  alignment: Alignment,
  { from, to }: Pairing,
  here: Set<number>,
  there: Set<number>,
): void {
  if (claim.nulls.length === 0 || evidence.nulls.length === 0) return;
  const inPassage = evidence.nulls.filter(({ head }) => head >= from && head < to).slice(0, MOST);
  for (const own of claim.nulls.slice(0, MOST))
    for (const other of inPassage) {
      const sentence = evidence.sentence[other.head] as number;
      if (!sameMatter(alignment, sentence, evidence.sentences.length - 1, [own.head, own.denial, own.beside])) continue;
      if (own.denial >= 0) here.add(own.denial);
      if (other.denial >= 0) there.add(other.denial);
    }
}

/** Whether a sentence answers to half of what the claim has beside some of its words. */
function sameMatter({ content, weights, grid }: Alignment, sentence: number, columns: number, beside: readonly number[]): boolean {
  let total = 0;
  let held = 0;
  content.forEach((i, row) => {
    if (beside.includes(i)) return;
    total += weights[row] as number;
    if ((grid[row * columns + sentence] as number) >= ANSWERED) held += weights[row] as number;
  });
  return total > 0 && held >= SAME_MATTER * total;
}

/** The denial that stands close before a word, in its part of the sentence; -1 for none. */
function denialOf({ words, sentence, breaks }: Reading, at: number): number {
  for (let i = at - 1; i >= 0 && i >= at - REACH; i -= 1) {
    if (sentence[i] !== sentence[at] || breaks[i + 1] === 1) return -1;
    if ((words[i] as Word).cues & CUE.negation) return i;
  }
  return -1;
}

/** Words of the claim without an answer whose opposite stands in the passage, one of the two denied; their denials go to the sets. */
function opposites(
  claim: Reading,
  evidence: Reading,
  { content }: Alignment,
  pairing: Pairing,
  lexicon: Lexicon,
  here: Set<number>,
  there: Set<number>,
): Pairing {
  const { from, to, used } = pairing;
  let { partner, strength } = pairing;
  const denies = ({ cues }: Word): boolean => (cues & CUE.negation) !== 0;
  if (!claim.words.some(denies) && !evidence.words.slice(from, to).some(denies)) return pairing;
  content.forEach((i, row) => {
    const word = claim.words[i] as Word;
    if ((strength[row] as number) >= ANSWERED || word.row < 0) return;
    const own = denialOf(claim, i);
    for (let at = from; at < to; at += 1) {
      const other = evidence.words[at] as Word;
      if (!other.content || other.row < 0 || used[at - from] === 1 || lexicon.relation(word.row, other.row) !== RELATION.antonym) continue;
      const denial = denialOf(evidence, at);
      if (own < 0 === denial < 0) continue;
      if (strength === pairing.strength) [partner, strength] = [partner.slice(), strength.slice()];
      partner[row] = at;
      strength[row] = DENIED_OPPOSITE;
      if (own >= 0) here.add(own);
      else there.add(denial);
      return;
    }
  });
  return strength === pairing.strength ? pairing : { ...pairing, partner, strength };
}
