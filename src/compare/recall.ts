/**
 * How much of a claim a source says in one place (seed 004): the share of the claim's content words that a window of the source
 * holds. A window is up to three sentences side by side, since words scattered over a long page prove nothing; a claim that
 * joins two passages may count the second at a discount. Words match by stem, by a small table, by value; nothing is learnt.
 */
import type { Span } from '../model/document.ts';
import { type Token, tokensOf } from '../text/tokens.ts';
import { contentOf } from '../text/tokens-stop.ts';
import type { EvidenceIndex } from './recall-index.ts';
import { formOf, lettersShared } from './select-expand.ts';

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

const MOST_SENTENCES = 3;
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
const MOST_WORDS = 62;
const HALF = 31;

/** Looks for the place of a source that holds most of a claim. Costs by the words of the claim. */
export function recallOf(words: ClaimWords, index: EvidenceIndex): Recall {
  const { forms } = words;
  const count = Math.min(forms.length, MOST_WORDS);
  const places: (readonly number[])[] = [];
  for (let i = 0; i < forms.length; i += 1)
    places.push(index.places.get(forms[i] as string) ?? similar(words.content[i], forms[i] as string, index));
  const anywhere = places.map((list) => list.length > 0);
  const bits = new SentenceBits(index.sentences.length);
  const rarity: number[] = [];
  for (let word = 0; word < count; word += 1) {
    const list = places[word] as readonly number[];
    rarity.push(list.length === 0 ? 0 : 1 / list.length);
    bits.add(word, list);
  }
  const windows: Window[] = [];
  while (windows.length < WINDOWS) {
    const best = bestWindow(bits, windows, rarity, index);
    // One shared word makes a sentence no evidence beside a better one.
    if (best === null || (windows.length > 0 && best.words < LEAST_SHARED)) break;
    const { from, to } = best;
    const held = forms.map((_, word) => word < count && ((word < HALF ? best.low : best.high) & (1 << (word % HALF))) !== 0);
    windows.push({
      span: { start: index.sentences[from]?.start ?? 0, end: index.sentences[to - 1]?.end ?? 0 },
      from,
      to,
      held,
      recall: best.words / count,
    });
  }
  const held = forms.map((_, i) => windows.some((window) => window.held[i]));
  const best = windows[0]?.recall ?? 0;
  const second = Math.max(
    0,
    ...windows.slice(1).map((window) => window.held.filter((is, i) => is && windows[0]?.held[i] === false).length),
  );
  return { recall: count === 0 ? 0 : Math.min(1, best + (SECOND * second) / count), windows, held, anywhere };
}

interface Candidate {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  readonly words: number;
}

/** Which words of a claim each sentence of a source holds, as two words of bits, and how many. */
class SentenceBits {
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly counts: Uint8Array;

  constructor(sentences: number) {
    this.low = new Int32Array(sentences + MOST_SENTENCES);
    this.high = new Int32Array(sentences + MOST_SENTENCES);
    this.counts = new Uint8Array(sentences + MOST_SENTENCES);
  }

  add(word: number, list: readonly number[]): void {
    const bits = word < HALF ? this.low : this.high;
    const bit = 1 << (word % HALF);
    for (const sentence of list) {
      bits[sentence] = (bits[sentence] as number) | bit;
      this.counts[sentence] = (this.counts[sentence] as number) + 1;
    }
  }
}

/** The window with most words of those that meet none chosen before; rarer words weigh more where two hold equally many. */
function bestWindow(
  { low, high, counts }: SentenceBits,
  taken: readonly Window[],
  rarity: readonly number[],
  { sentences }: EvidenceIndex,
): Candidate | null {
  let best: Candidate | null = null;
  let bestScore = 0;
  for (let first = 0; first < sentences.length; first += 1) {
    const own = counts[first] as number;
    // Rarity adds less than one word, so what cannot win by its words need not be weighed.
    if (own === 0 || own + (counts[first + 1] as number) + (counts[first + 2] as number) + 1 <= bestScore) continue;
    let lowBits = 0;
    let highBits = 0;
    for (let to = first; to < first + MOST_SENTENCES && to < sentences.length; to += 1) {
      if (taken.some((window) => to >= window.from && to < window.to)) break;
      if (to > first && (sentences[to]?.end ?? 0) - (sentences[first]?.start ?? 0) > LONGEST) break;
      const moreLow = (low[to] as number) & ~lowBits;
      const moreHigh = (high[to] as number) & ~highBits;
      // A sentence that adds nothing makes a window longer, not better.
      if (moreLow === 0 && moreHigh === 0) continue;
      lowBits |= moreLow;
      highBits |= moreHigh;
      const words = bitsIn(lowBits) + bitsIn(highBits);
      if (words + 1 - SPREAD * (to - first) <= bestScore) continue;
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
 * Whether some window of a source may hold this share of a claim's words, told from its rarest words alone: a window with that
 * share holds at least one of any few that are more than the rest.
 */
export function mayHold({ forms }: ClaimWords, { places, sentences }: EvidenceIndex, share: number): boolean {
  const lists = forms.map((form) => places.get(form) ?? NONE);
  const needed = Math.ceil(share * forms.length);
  if (forms.length === 0 || lists.filter((list) => list.length > 0).length < needed) return false;
  const rarest = lists.sort((a, b) => a.length - b.length).slice(0, forms.length - needed + 1);
  const candidates = new Set(rarest.flat());
  if (candidates.size === 0) return false;
  // How many of the words stand in each sentence or beside it; counted once for all candidates.
  const near = new Uint8Array(sentences.length + 1);
  for (const list of lists) {
    let done = -1;
    for (const sentence of list)
      for (let at = Math.max(done + 1, sentence - MOST_SENTENCES + 1); at < sentence + MOST_SENTENCES && at < sentences.length; at += 1) {
        near[at] = (near[at] as number) + 1;
        done = at;
      }
  }
  for (const sentence of candidates) if ((near[sentence] as number) >= needed) return true;
  return false;
}

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
