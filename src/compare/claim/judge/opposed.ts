/**
 * Whether the passage says the opposite of one word of the claim in that word's own place: "increased the cost" beside "reduced the cost". Decided by rule,
 * since a share of a claim's words passes over one word. It only keeps a claim from being called borne out; it does not make a contradiction.
 */
import { type Alignment, ANSWERED } from './align.ts';
import { type Lexicon, RELATION } from './lexicon.ts';
import { denied, type Pairing } from './pairing.ts';
import { wayOf } from './ways.ts';
import type { Reading, Word } from './word.ts';

/** Words that turn a direction by themselves: the loss of what inhibits promotes. Where only one text has such a word nothing is concluded. */
const TURNING = new Set(
  `not no never none nor neither without cannot loss lack lacks lacking lacked absence absent deficient deficiency deletion deleted knockout knockdown depletion depleted blockade inhibitor inhibitors
   antagonist antagonists instead unless despite prevent prevents prevented prevention except`.split(/\s+/),
);

/** Most words of the claim beside the opposed one that may be without an answer, and least share of its weight that is answered or opposed. */
const MOST_MISSING = 2;
const SAME_MATTER = 0.6;
/** A neighbour of the claim's word is at most so far from it, and its answer so much further from the opposed word. */
const NEIGHBOUR = 5;
const FURTHER = 6;

/** Whether one word of the claim is opposed in its own place, and the rest of the claim is of the same matter. */
export function opposedInPlace(
  claim: Reading,
  evidence: Reading,
  { content, weights }: Alignment,
  { from, to, partner, strength, used }: Pairing,
  lexicon: Lexicon,
): { readonly word: number; readonly at: number } | null {
  let total = 0;
  let held = 0;
  let missing = 0;
  const turns: { word: number; at: number; weight: number }[] = [];
  content.forEach((i, row) => {
    const weight = weights[row] as number;
    total += weight;
    if ((strength[row] as number) >= ANSWERED) {
      held += weight;
      return;
    }
    missing += 1;
    const word = claim.words[i] as Word;
    if (!Number.isNaN(claim.values[i] as number)) return;
    for (let at = from; at < to; at += 1) {
      if (used[at - from] === 1) continue;
      const other = evidence.words[at] as Word;
      if (!opposed(word, other, lexicon) || denied(claim, i) !== denied(evidence, at)) continue;
      if (!inPlace(row, at)) continue;
      turns.push({ word: i, at, weight });
      return;
    }
  });
  const one = turns[0];
  if (one === undefined || turns.length !== 1 || missing - 1 > MOST_MISSING || held + one.weight < SAME_MATTER * total) return null;
  const sentence = evidence.sentence[one.at] as number;
  const turning = (words: readonly Word[]): string =>
    words
      .filter(({ text }) => TURNING.has(text))
      .map(({ text }) => text)
      .sort()
      .join();
  const own = evidence.words.slice(evidence.sentences[sentence] ?? 0, evidence.sentences[sentence + 1] ?? evidence.words.length);
  // "Reduces the one and increases the other" has the claim's own direction too: which of them is meant is not seen from words.
  const direction = wayOf((claim.words[one.word] as Word).text);
  if (direction !== undefined && own.some(({ text }) => wayOf(text) === direction)) return null;
  return turning(claim.words) === turning(own) ? one : null;

  function inPlace(row: number, at: number): boolean {
    return [row - 1, row + 1].some((other) => {
      const near = partner[other] ?? -1;
      if (near < 0 || (strength[other] as number) < ANSWERED || evidence.sentence[near] !== evidence.sentence[at]) return false;
      const gap = Math.abs((content[other] as number) - (content[row] as number));
      return gap <= NEIGHBOUR && Math.abs(near - at) <= gap + FURTHER;
    });
  }
}

function opposed(word: Word, other: Word, lexicon: Lexicon): boolean {
  const here = wayOf(word.text);
  const there = wayOf(other.text);
  if (here !== undefined && there !== undefined) return here !== there && here >> 1 === there >> 1;
  return word.row >= 0 && other.row >= 0 && other.content && lexicon.relation(word.row, other.row) === RELATION.antonym;
}
