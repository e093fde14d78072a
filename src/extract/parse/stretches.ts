/**
 * Cuts a tokenised reference into stretches at two depths: between any two stops, and between stops that end a sentence. Each
 * has a tone: what its words mostly are (names, title, venue, publisher), how many are capitalised, whether little words
 * or numbers stand in it. A title and a venue differ in tone before any single word gives them away.
 */
import type { Word } from './words.ts';

export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly index: number;
  readonly tone: number;
}

export interface Stretches {
  readonly all: readonly Stretch[];
  /** Number of the stretch of each token. */
  readonly of: readonly number[];
}

/** Whether the token ends a stretch: any stop but that of an initial or a short announcing word ("vol."). */
function endsStretch(word: Word, next: Word): boolean {
  if (word.stop === 0 || word.stop === 8) return next.opens;
  if (word.stop === 2) return !word.initial && !(word.cls > 0 && word.cls !== 1 && word.lower.length < 5);
  return true;
}

/** Whether the token ends a sentence: a full stop that is not an abbreviation's, a semicolon, a question mark, a closing quote. */
function endsSentence(word: Word, next: Word): boolean {
  if (word.stop === 4 || word.stop === 6 || word.stop === 7) return true;
  if (word.stop !== 2) return false;
  if (word.kind >= 2 && word.kind !== 8) return true;
  return !word.initial && word.cls === 0 && (word.lower.length > 4 || !word.upper || next.fun > 0);
}

/** What the words of a stretch have in common, as a small number. */
function toneOf(words: readonly Word[], from: number, to: number): number {
  const points = [0, 0, 0, 0, 0];
  let upper = 0;
  let letters = 0;
  let little = 0;
  let numbers = 0;
  for (let i = from; i <= to; i += 1) {
    const word = words[i];
    if (word === undefined) break;
    if (word.kind >= 2 && word.kind !== 8) numbers = 1;
    if (word.fun > 0) little += 1;
    else if (word.kind === 0 && word.lower.length > 1) {
      letters += 1;
      if (word.upper) upper += 1;
    }
    if (word.profile >= 0)
      for (let kind = 0; kind < 5; kind += 1) {
        const share = (word.profile >> (2 * kind)) & 3;
        points[kind] = (points[kind] ?? 0) + share * share;
      }
  }
  let best = 0;
  for (let kind = 0; kind < 5; kind += 1) if ((points[kind] ?? 0) > (best === 0 ? 0 : (points[best - 1] ?? 0))) best = kind + 1;
  const capitals = letters === 0 ? 0 : upper === letters ? 3 : upper * 2 > letters ? 2 : 1;
  return best + 6 * capitals + 24 * Math.min(2, little) + 72 * numbers;
}

function cutAt(words: readonly Word[], ends: (word: Word, next: Word) => boolean): Stretches {
  const all: Stretch[] = [];
  const of: number[] = [];
  let from = 0;
  for (let i = 0; i < words.length; i += 1) {
    of.push(all.length);
    const word = words[i];
    const next = words[i + 1];
    if (word === undefined || (next !== undefined && !ends(word, next))) continue;
    all.push({ from, to: i, index: all.length, tone: toneOf(words, from, i) });
    from = i + 1;
  }
  return { all, of };
}

/** Stretches between any stops. */
export const stretchesOf = (words: readonly Word[]): Stretches => cutAt(words, endsStretch);

/** Stretches between stops that end sentences. */
export const sentencesOf = (words: readonly Word[]): Stretches => cutAt(words, endsSentence);
