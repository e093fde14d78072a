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

/** Looks for the place of a source that holds most of a claim. Costs by the words of the claim. */
export function recallOf(words: ClaimWords, index: EvidenceIndex): Recall {
  const { forms } = words;
  const places = forms.map((form, i) => index.places.get(form) ?? similar(words.content[i], form, index));
  const anywhere = places.map((list) => list.length > 0);
  if (forms.length === 0 || anywhere.every((held) => !held)) return { recall: 0, windows: [], held: anywhere, anywhere };
  /** Rarer words weigh more where two windows hold equally many. */
  const rarity = places.map((list) => (list.length === 0 ? 0 : 1 / list.length));
  const bySentence = new Map<number, number[]>();
  places.forEach((list, word) => {
    for (const sentence of list) {
      const known = bySentence.get(sentence);
      if (known === undefined) bySentence.set(sentence, [word]);
      else known.push(word);
    }
  });
  const found: { from: number; to: number; score: number; words: number }[] = [];
  const marks = new Uint32Array(forms.length);
  let round = 0;
  for (const first of bySentence.keys()) {
    round += 1;
    let count = 0;
    let weight = 0;
    for (let to = first; to < first + MOST_SENTENCES && to < index.sentences.length; to += 1) {
      if (to > first && (index.sentences[to]?.end ?? 0) - (index.sentences[first]?.start ?? 0) > LONGEST) break;
      let more = 0;
      for (const word of bySentence.get(to) ?? []) {
        if (marks[word] === round) continue;
        marks[word] = round;
        more += 1;
        weight += rarity[word] ?? 0;
      }
      count += more;
      // A sentence that adds nothing makes a window longer, not better.
      if (to === first || more > 0)
        found.push({ from: first, to: to + 1, words: count, score: count + weight / (forms.length + 1) - 0.15 * (to - first) });
    }
  }
  found.sort((a, b) => b.score - a.score || a.from - b.from);
  const windows: Window[] = [];
  for (const { from, to, words } of found) {
    // One shared word makes a sentence no evidence.
    if (windows.length >= WINDOWS || (windows.length > 0 && words < LEAST_SHARED)) break;
    if (windows.some((other) => from < other.to && other.from < to)) continue;
    const held = forms.map(() => false);
    for (let sentence = from; sentence < to; sentence += 1) for (const word of bySentence.get(sentence) ?? []) held[word] = true;
    const recall = held.filter(Boolean).length / forms.length;
    windows.push({ span: { start: index.sentences[from]?.start ?? 0, end: index.sentences[to - 1]?.end ?? 0 }, from, to, held, recall });
  }
  const held = forms.map((_, i) => windows.some((window) => window.held[i]));
  const best = windows[0]?.recall ?? 0;
  const second = Math.max(
    0,
    ...windows.slice(1).map((window) => window.held.filter((is, i) => is && windows[0]?.held[i] === false).length),
  );
  return { recall: Math.min(1, best + (SECOND * second) / forms.length), windows, held, anywhere };
}

const NONE: readonly number[] = [];

/** The sentences of a word that shares most of its letters, for words that are nowhere as they are. */
function similar(token: Token | undefined, form: string, index: EvidenceIndex): readonly number[] {
  if (token === undefined || token.kind === 'number' || form.length < 5) return NONE;
  let best = LETTERS;
  let found = NONE;
  for (const [other, list] of index.places) {
    if (other.charCodeAt(0) !== form.charCodeAt(0) || Math.abs(other.length - form.length) > 3) continue;
    const score = lettersShared(form, other);
    if (score > best) [best, found] = [score, list];
  }
  return found;
}
