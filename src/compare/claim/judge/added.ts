/**
 * Whether a claim is one sentence of the evidence with words added that nothing in the evidence answers to: "Revenue grew by 3 % in May despite the strike" beside
 * "Revenue grew by 3 % in May." Shares of a long copy pass over what was added to it. Decided by rule; it only keeps a claim from being called borne out.
 */
import { anyOf } from '../../../text/any-of.ts';
import { AFFIRMS, speechWords } from '../speech.ts';
import { type Alignment, ANSWERED } from './align.ts';
import { CUE } from './cues.ts';
import type { Pairing } from './pairing.ts';
import type { Reading, Word } from './word.ts';

/** Words of the copied part, at least. */
const SHORTEST_COPY = 5;
/** Least share of the copied part's words that stand in the passage in the same order, and of those that follow one another there too. */
const IN_ORDER = 0.9;
const IN_A_ROW = 0.7;
/** Least share of the claim's weight that the added words have: less is a manner of speaking. */
const A_SHARE = 0.05;
/** Words that leave the matter open: "on branches or trunks" is borne out by "on branches". */
const OPEN = new Set(['or', 'either', 'if', 'whether', 'etc']);

/** Words that tell who says so, which is another matter than what is said. */
const SAYING = anyOf(`according say saying ${speechWords(AFFIRMS).join(' ')}`);

/** A stretch of the claim's words: from the first to behind the last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * The words added to a copied sentence, small ones before them left out; null where the claim is no such copy. What opens a claim is not taken for added: before the
 * matter a speaker says much of himself and of what he speaks of.
 */
export function addedToCopy(
  claim: Reading,
  evidence: Reading,
  { content, weights, anywhere }: Alignment,
  pairing: Pairing,
): Stretch | null {
  const { strength, common, partner } = pairing;
  const { words } = claim;
  const gone = (row: number): boolean => Math.max(anywhere[row] as number, strength[row] as number) < ANSWERED;
  const rows = content.map((_, row) => row).filter(gone);
  const first = rows[0];
  const last = rows.at(-1);
  // One stretch, with nothing in it that the evidence answers to.
  if (first === undefined || last === undefined || last - first + 1 !== rows.length) return null;
  const from = content[first] as number;
  const to = (content[last] as number) + 1;
  let total = 0;
  for (const weight of weights) total += weight;
  if (rows.reduce((sum, row) => sum + (weights[row] as number), 0) < A_SHARE * total) return null;
  const own = words.slice(from, to);
  if (own.every(({ content: meant, cues }) => !meant || cues & (CUE.light | CUE.hedge))) return null;
  let start = from;
  while (start > 0 && !(words[start - 1] as Word).content) start -= 1;
  const around = words.slice(start, to + 1);
  if (start === 0 || around.some(({ text }) => OPEN.has(text)) || own.some(({ text }) => SAYING.test(text))) return null;
  // Numbers are compared apart: one may follow from two others.
  if (own.some(({ value }) => !Number.isNaN(value))) return null;

  let copied = 0;
  let held = 0;
  let follows = 0;
  for (let i = 0; i < words.length; i += 1) {
    if (i >= start && i < to) continue;
    copied += 1;
    if ((common[i] as number) < 0) continue;
    held += 1;
    if (i > 0 && i !== to && common[i] === (common[i - 1] as number) + 1) follows += 1;
  }
  if (copied < SHORTEST_COPY || held < IN_ORDER * copied || follows < IN_A_ROW * (copied - 1)) return null;

  // Nothing of meaning stands in the evidence where the words were added, nor is anything left over between the copied words: it would be said otherwise there.
  const before = common.subarray(0, start).findLast((at) => at >= 0);
  const behind = common.subarray(to).find((at) => at >= 0);
  if (before === undefined) return null;
  const sentence = evidence.sentence[before] as number;
  const stop = behind ?? evidence.sentences[sentence + 1] ?? evidence.words.length;
  const answers = new Set(partner.filter((_, row) => (strength[row] as number) >= ANSWERED));
  for (let at = common.find((place) => place >= 0) ?? before; at < stop; at += 1)
    if ((evidence.words[at] as Word).content && !answers.has(at)) return null;
  return { from, to };
}
