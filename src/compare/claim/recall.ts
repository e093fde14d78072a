/**
 * How much of a claim a source says in one place (seed 004): the share of the claim's content words that a window of the source
 * holds. A window is up to three sentences side by side, since words scattered over a long page prove nothing; a claim that
 * joins two passages may count the second at a discount. Words match by stem, by a small table, by value; nothing is learnt.
 */
import type { Span } from '../../model/document.ts';
import { contentOf } from '../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../text/tokens.ts';
import { HALF, MOST_SENTENCES, type SentenceBits } from './recall/bits.ts';
import type { EvidenceIndex } from './recall/index.ts';
import { formOf, lettersShared } from './select/expand.ts';

/** A claim's words, ready to be looked for. */
export interface ClaimWords {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Content words, each form once, in order. */
  readonly content: readonly Token[];
  readonly forms: readonly string[];
}

/** One stretch of a source, and which of the claim's content words it holds. */
export interface Window {
  readonly span: Span;
  /** First sentence and the one behind the last. */
  readonly from: number;
  readonly to: number;
  readonly held: readonly boolean[];
  /** 0..1. */
  readonly recall: number;
}

/** A claim beside a source. */
export interface Recall {
  /** 0..1: the best window, or two windows together at a discount. */
  readonly recall: number;
  /** Best first; empty when the source holds none of the words. */
  readonly windows: readonly Window[];
  /** For each content word whether one of the windows holds it. */
  readonly held: readonly boolean[];
  /** For each content word whether the source holds it anywhere. */
  readonly anywhere: readonly boolean[];
}

const LONGEST = 700;
const WINDOWS = 3;
/** What a second passage's words count, next to those of the best one. */
const SECOND = 0.7;
/** Words that a passage beside the best one must share. */
const LEAST_SHARED = 2;
const LETTERS = 0.72;

/** Reads a claim. */
export function claimWords(text: string): ClaimWords {
  const tokens = tokensOf(text);
  const seen = new Set<string>();
  const content: Token[] = [];
  const forms: string[] = [];
  for (const token of contentOf(tokens)) {
    const form = formOf(token);
    if (seen.has(form)) continue;
    seen.add(form);
    content.push(token);
    forms.push(form);
  }
  return { text, tokens, content, forms };
}

/** Words that are counted; what a longer claim says behind them is not. */
export const MOST_WORDS = 2 * HALF;

/**
 * Looks for the places of a source that hold most of a claim, the best first. Costs by the words of the claim. `enough`: whether
 * the best place alone settles it, so that no other need be sought.
 */
export function recallOf(words: ClaimWords, index: EvidenceIndex, enough: (best: Window) => boolean = () => false): Recall {
  const { forms } = words;
  const count = Math.min(forms.length, MOST_WORDS);
  const places: (readonly number[])[] = [];
  for (let i = 0; i < forms.length; i += 1)
    places.push(index.places.get(forms[i] as string) ?? similar(words.content[i], forms[i] as string, index));
  const { bits } = index;
  bits.clear();
  const rarity: number[] = [];
  let rarest = 0;
  for (let word = 0; word < count; word += 1) {
    const list = places[word] as readonly number[];
    const rare = list.length === 0 ? 0 : 1 / list.length;
    rarity.push(rare);
    rarest += rare;
    bits.add(word, list);
  }
  const windows: Window[] = [];
  let first: Candidate | null = null;
  let [low, high, second] = [0, 0, 0];
  while (windows.length < WINDOWS) {
    const best = bestWindow(bits, windows, rarity, rarest / (count + 1));
    // One shared word makes a sentence no evidence beside a better one.
    if (best === null || (windows.length > 0 && best.words < LEAST_SHARED)) break;
    const { from, to } = best;
    windows.push({
      span: { start: index.sentences[from]?.start ?? 0, end: index.sentences[to - 1]?.end ?? 0 },
      from,
      to,
      held: heldOf(forms.length, best.low, best.high),
      recall: best.words / count,
    });
    if (first !== null) second = Math.max(second, bitsIn(best.low & ~first.low) + bitsIn(best.high & ~first.high));
    first ??= best;
    low |= best.low;
    high |= best.high;
    if (windows.length === 1 && enough(windows[0] as Window)) break;
    // What was chosen holds nothing for the next one.
    bits.drop(from, to);
  }
  return {
    recall: count === 0 ? 0 : Math.min(1, (windows[0]?.recall ?? 0) + (SECOND * second) / count),
    windows,
    held: heldOf(forms.length, low, high),
    anywhere: places.map((list) => list.length > 0),
  };
}

/** Bits as a list: whether each word is held. */
function heldOf(words: number, low: number, high: number): boolean[] {
  const held: boolean[] = [];
  for (let word = 0; word < words; word += 1) held.push(word < MOST_WORDS && ((word < HALF ? low : high) & (1 << (word % HALF))) !== 0);
  return held;
}

interface Candidate {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  readonly words: number;
}

/** The window with most words of those that meet none chosen before; rarer words weigh more where two hold equally many. */
function bestWindow(
  { low, high, counts, starts, ends }: SentenceBits,
  taken: readonly Window[],
  rarity: readonly number[],
  /** Most that rarity may add to a window. */
  rarest: number,
): Candidate | null {
  let best: Candidate | null = null;
  let bestScore = fullest(counts, starts.length);
  const sentences = starts.length;
  for (let first = 0; first < sentences; first += 1) {
    const own = counts[first] as number;
    // What cannot win by its words and the rarity of them all need not be weighed.
    if (own === 0 || own + (counts[first + 1] as number) + (counts[first + 2] as number) + rarest <= bestScore) continue;
    const most =
      bitsIn((low[first] as number) | (low[first + 1] as number) | (low[first + 2] as number)) +
      bitsIn((high[first] as number) | (high[first + 1] as number) | (high[first + 2] as number));
    if (most + rarest <= bestScore) continue;
    let lowBits = 0;
    let highBits = 0;
    for (let to = first; to < first + MOST_SENTENCES && to < sentences; to += 1) {
      if (isTaken(taken, to)) break;
      if (to > first && (ends[to] as number) - (starts[first] as number) > LONGEST) break;
      const moreLow = (low[to] as number) & ~lowBits;
      const moreHigh = (high[to] as number) & ~highBits;
      // A sentence that adds nothing makes a window longer, not better.
      if (moreLow === 0 && moreHigh === 0) continue;
      lowBits |= moreLow;
      highBits |= moreHigh;
      const words = bitsIn(lowBits) + bitsIn(highBits);
      if (words + rarest - SPREAD * (to - first) <= bestScore) continue;
      const score = words + (weightOf(lowBits, 0, rarity) + weightOf(highBits, HALF, rarity)) / (rarity.length + 1) - SPREAD * (to - first);
      if (score > bestScore) {
        bestScore = score;
        best = { from: first, to: to + 1, low: lowBits, high: highBits, words };
      }
    }
  }
  return best;
}

/**
 * What the best window reaches at least: the words of the sentence that holds most, which is a window itself. A little less, so that it and those
 * before it can still win.
 */
function fullest(counts: Uint8Array, sentences: number): number {
  let most = 0;
  for (let at = 0; at < sentences; at += 1) {
    const own = counts[at] as number;
    if (own > most) most = own;
  }
  return most === 0 ? 0 : most - 0.5;
}

function isTaken(taken: readonly Window[], sentence: number): boolean {
  for (const { from, to } of taken) if (sentence >= from && sentence < to) return true;
  return false;
}

/**
 * Whether some window of a source holds this share of a claim's words, as they are or in another form: told without weighing the
 * windows that do not.
 */
export function mayHold({ forms }: ClaimWords, { places, bits, sentences }: EvidenceIndex, share: number): boolean {
  const count = Math.min(forms.length, MOST_WORDS);
  const needed = Math.ceil(share * count);
  if (count === 0) return false;
  const lists: (readonly number[] | undefined)[] = [];
  let there = 0;
  for (let word = 0; word < count; word += 1) {
    const list = places.get(forms[word] as string);
    lists.push(list);
    if (list !== undefined) there += 1;
    // What is left cannot make up for what is nowhere.
    else if (there + count - word - 1 < needed) return false;
  }
  const { low, high, counts } = bits;
  bits.clear();
  for (let word = 0; word < count; word += 1) {
    const list = lists[word];
    if (list !== undefined) bits.add(word, list);
  }
  for (let at = 0; at < sentences.length; at += 1) {
    if ((counts[at] as number) + (counts[at + 1] as number) + (counts[at + 2] as number) < needed) continue;
    const held =
      bitsIn((low[at] as number) | (low[at + 1] as number) | (low[at + 2] as number)) +
      bitsIn((high[at] as number) | (high[at + 1] as number) | (high[at + 2] as number));
    if (held >= needed) return true;
  }
  return false;
}

/** Index of the first entry of an ascending list that is not below a value. */
export function firstNotBelow(list: readonly number[], value: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether an ascending list holds a number. */
export const holds = (list: readonly number[], wanted: number): boolean => list[firstNotBelow(list, wanted)] === wanted;

/** What a window loses for each sentence beyond its first. */
const SPREAD = 0.15;

function bitsIn(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function weightOf(bits: number, from: number, rarity: readonly number[]): number {
  let weight = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) weight += rarity[from + 31 - Math.clz32(rest & -rest)] ?? 0;
  return weight;
}

const NONE: readonly number[] = [];

/** The sentences of a word that shares most of its letters, for words that are nowhere as they are. */
function similar(token: Token | undefined, form: string, index: EvidenceIndex): readonly number[] {
  if (token === undefined || token.kind === 'number' || form.length < 5) return NONE;
  let best = LETTERS;
  let found = NONE;
  for (const other of index.beginning(form)) {
    if (Math.abs(other.length - form.length) > 3) continue;
    const score = lettersShared(form, other);
    if (score > best) [best, found] = [score, index.places.get(other) ?? NONE];
  }
  return found;
}
