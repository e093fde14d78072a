/**
 * How much of a claim's wording, beyond its words, the evidence shares: neighbours, runs of three, and links, which are two words of
 * one sentence of the claim that one sentence of the evidence answers to near each other. Words alone can be scattered over a text
 * that says something else of them; who does what to whom shows in what stands beside what. Also whether the address of the page,
 * where the evidence gives one, names what the claim speaks of.
 */
import { type Alignment, ANSWERED } from './align.ts';
import type { Pairing } from './pairing.ts';
import type { Hit, Places } from './places.ts';
import type { Reading, Word } from './word.ts';

export const WORDING_FEATURES = [
  'neighbours',
  'neighbours-main',
  'threes',
  'links-same',
  'links-near',
  'links-least',
  'links-far',
  'verb-linked',
  'address-shared',
] as const;

/** Shares of the claim's neighbours, threes and links that the evidence has. */
export function wordingFeatures(claim: Reading, places: Places, alignment: Alignment, { from, to }: Pairing): number[] {
  const { words } = claim;
  let two = 0;
  let twoMain = 0;
  let three = 0;
  for (let i = 1; i < words.length; i += 1) {
    const found = standsIn(words, i - 1, i + 1, places, from, to);
    if (found > 0) two += 1;
    if (found > 1) twoMain += 1;
    if (i > 1 && found > 0 && standsIn(words, i - 2, i + 1, places, 0, 0) > 0) three += 1;
  }
  return [
    two / Math.max(1, words.length - 1),
    twoMain / Math.max(1, words.length - 1),
    three / Math.max(1, words.length - 2),
    ...links(claim, places.reading, alignment),
    addressShared(claim, places.reading.text, alignment),
  ];
}

/** Places of one word looked at, latest first: enough for a chapter; in a book common words are everywhere anyway. */
const MOST_PLACES = 600;

/** Whether a run of the claim's words (base forms) stands in the evidence: 0 no, 1 yes, 2 within the words `from` to `to`. */
function standsIn(words: readonly Word[], first: number, end: number, places: Places, from: number, to: number): 0 | 1 | 2 {
  let rarest = first;
  for (let i = first + 1; i < end; i += 1) if ((words[i] as Word).rarity > (words[rarest] as Word).rarity) rarest = i;
  const other = places.reading.words;
  let found: 0 | 1 = 0;
  let steps = 0;
  for (
    let at = places.byForm.get((words[rarest] as Word).form) ?? -1;
    at >= 0 && steps < MOST_PLACES;
    at = places.formBefore[at] as number
  ) {
    steps += 1;
    const start = at - rarest + first;
    if (start < 0 || start + end - first > other.length) continue;
    let same = true;
    for (let i = first; i < end && same; i += 1) same = (words[i] as Word).form === (other[start + i - first] as Word).form;
    if (!same) continue;
    if (start >= from && start + end - first <= to) return 2;
    found = 1;
  }
  return found;
}

/** Words of the claim this many meaningful words apart are linked. */
const LINKED = 3;
/** Answers further apart than the words of the claim by more than this are near no longer, and half near, in words. */
const NEAR = 2;
const HALF_NEAR = 8;

/** Links of the claim, by weight: held by one sentence, held near, least held by a word, answered far apart only, held by verbs. */
function links(claim: Reading, evidence: Reading, { content, weights, hits }: Alignment): number[] {
  const count = content.length;
  const near = new Float64Array(count);
  const whole = new Float64Array(count);
  let total = 0;
  let inOne = 0;
  let inNear = 0;
  let inFar = 0;
  for (let a = 0; a < count; a += 1)
    for (let b = a + 1; b < count && b <= a + LINKED; b += 1) {
      const i = content[a] as number;
      const j = content[b] as number;
      if (claim.sentence[i] !== claim.sentence[j]) break;
      const weight = Math.sqrt((weights[a] as number) * (weights[b] as number)) / (b - a);
      const gap = nearest(hits[a] ?? [], hits[b] ?? [], evidence);
      const close = gap <= j - i + NEAR ? 1 : gap <= j - i + HALF_NEAR ? 0.5 : 0;
      total += weight;
      inNear += weight * close;
      if (gap === APART) inFar += weight;
      else if (gap < APART) inOne += weight;
      near[a] = (near[a] as number) + weight * close;
      near[b] = (near[b] as number) + weight * close;
      whole[a] = (whole[a] as number) + weight;
      whole[b] = (whole[b] as number) + weight;
    }
  let least = 1;
  let verbs = 0;
  let held = 0;
  for (let a = 0; a < count; a += 1) {
    const share = (whole[a] as number) > 0 ? (near[a] as number) / (whole[a] as number) : 0;
    if (share < least) least = share;
    if ((claim.words[content[a] as number] as Word).kind !== 2) continue;
    verbs += 1;
    held += share;
  }
  return total > 0
    ? [inOne / total, inNear / total, least, inFar / total, verbs > 0 ? held / verbs : 0.5]
    : [0, 0, least, 0, verbs > 0 ? held / verbs : 0.5];
}

/** Distance of answers in different sentences, and of a word without an answer. */
const APART = 1e6;
const NONE = 1e9;

/** Least distance, in words, of two answers in one sentence. */
function nearest(a: readonly Hit[], b: readonly Hit[], evidence: Reading): number {
  let best = NONE;
  for (const one of a) {
    if (one.strength < ANSWERED) continue;
    for (const two of b) {
      if (two.strength < ANSWERED || two.at === one.at) continue;
      const gap = evidence.sentence[one.at] === evidence.sentence[two.at] ? Math.abs(one.at - two.at) : APART;
      if (gap < best) best = gap;
    }
    if (best === 1) break;
  }
  return best;
}

const ADDRESS = /https?:\/\/[^\s<>"]{1,400}/;
/** How far into the evidence an address may begin to be that of its page; letters that two words must share; most words counted. */
const HEAD = 400;
const SHARED_LETTERS = 6;
const MOST_SHARED = 4;

/** Meaningful words of the claim that stand in the address of the page, each once. */
function addressShared(claim: Reading, evidence: string, { content }: Alignment): number {
  const address = ADDRESS.exec(evidence.slice(0, 2 * HEAD));
  if (address === null || address.index > HEAD) return 0;
  const named = new Set((address[0].toLowerCase().match(/[a-z]{4,40}/g) ?? []).map((word) => word.slice(0, SHARED_LETTERS)));
  const shared = new Set<string>();
  for (const i of content) {
    const start = (claim.words[i] as Word).text.slice(0, SHARED_LETTERS);
    if (start.length >= 4 && named.has(start)) shared.add(start);
  }
  return Math.min(shared.size, MOST_SHARED);
}
