/**
 * Which words of a claim the evidence answers to, where, and how well: the same word, another form of it, the same number, a
 * synonym, an abbreviation. Finds the stretch of one to three sentences that answers to most of the claim. Facts for the
 * features; nothing here judges.
 */

import { CUE } from './cues.ts';
import { type Lexicon, RELATION } from './lexicon.ts';
import { otherShapes } from './names.ts';
import type { Hit, Places } from './places.ts';
import { rounds } from './rounding.ts';
import { deniedInPart, withSense } from './sense.ts';
import { ANSWERED, MOST_HITS, STRENGTH } from './strength.ts';
import { isAmount } from './ways.ts';
import type { Reading, Word } from './word.ts';

export { ANSWERED, STRENGTH };

/** Indexes the words of the evidence. Linear. */
export function placesOf(reading: Reading): Places {
  const { words, capital, values } = reading;
  const count = words.length;
  const places: Places = {
    reading,
    byForm: new Map(),
    formBefore: new Int32Array(count).fill(-1),
    byRoot: new Map(),
    rootBefore: new Int32Array(count).fill(-1),
    byRow: new Map(),
    byPhrase: new Map(),
    byValue: new Map(),
    valueBefore: new Int32Array(count).fill(-1),
    byWay: [[], []],
    byMonth: new Map(),
    initials: new Map(),
  };
  let run = '';
  let runStart = 0;
  datesOf(places);
  for (const [at, row] of reading.phrases) places.byPhrase.set(row, at);
  for (let i = 0; i < count; i += 1) {
    const word = words[i] as Word;
    places.formBefore[i] = places.byForm.get(word.form) ?? -1;
    places.byForm.set(word.form, i);
    if (word.content) {
      places.rootBefore[i] = places.byRoot.get(word.root) ?? -1;
      places.byRoot.set(word.root, i);
      if (word.row >= 0) places.byRow.set(word.row, i);
    }
    if (isAmount(word.way) && words[i + 1]?.text !== 'than' && !deniedInPart(reading, i)) (places.byWay[word.way] as number[]).push(i);
    const value = values[i] as number;
    if (!Number.isNaN(value)) {
      places.valueBefore[i] = places.byValue.get(value) ?? -1;
      places.byValue.set(value, i);
    }
    const letter = reading.text.charCodeAt(reading.starts[i] as number);
    if (letter >= 65 && letter <= 90 && capital[i] !== 2) {
      if (run === '') runStart = i;
      run += word.text.charAt(0);
      if (run.length >= 2 && run.length <= 7) places.initials.set(run, runStart);
    } else if (!(word.cues & CUE.stop) || run === '') run = '';
  }
  return places;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** The month of a date in figures ("2016-09-06") answers to its name. */
function datesOf({ reading, byMonth }: Places): void {
  const { text, values, starts, ends } = reading;
  for (let i = 0; i + 2 < values.length; i += 1) {
    const year = values[i] as number;
    const month = values[i + 1] as number;
    if (!(year >= 1000 && year <= 2200 && month >= 1 && month <= 12)) continue;
    if (text.charCodeAt(ends[i] as number) !== 45 || text.charCodeAt(ends[i + 1] as number) !== 45) continue;
    if (starts[i + 1] !== (ends[i] as number) + 1) continue;
    const name = MONTHS[month - 1];
    if (name !== undefined) byMonth.set(name, i + 1);
  }
}

/** Two words of one text written as one in the other: "bell flower", "bellflower". The place of the joined word or its first half. */
function joinedAt(claim: Reading, i: number, { byForm, reading }: Places): number {
  const word = claim.words[i] as Word;
  for (const [a, b] of [
    [i, i + 1],
    [i - 1, i],
  ] as const) {
    const first = claim.words[a];
    const second = claim.words[b];
    if (first === undefined || second === undefined) continue;
    const at = byForm.get(first.text + second.form);
    if (at !== undefined) return at;
  }
  if (word.form.length < 7) return -1;
  for (let cut = 3; cut <= word.form.length - 3; cut += 1) {
    const at = byForm.get(word.form.slice(cut));
    if (at !== undefined && at > 0 && (reading.words[at - 1] as Word).text === word.form.slice(0, cut)) return at;
  }
  return -1;
}

/** All that answers to one word of a claim, strongest kinds first; at most 48 places. */
export function hitsOf(claim: Reading, i: number, places: Places, lexicon: Lexicon): Hit[] {
  const word = claim.words[i] as Word;
  const hits: Hit[] = [];
  const chain = (head: number | undefined, before: Int32Array, strength: number): void => {
    for (let at = head ?? -1; at >= 0 && hits.length < MOST_HITS; at = before[at] as number) hits.push({ at, strength });
  };
  const value = claim.values[i] as number;
  if (!Number.isNaN(value)) {
    chain(places.byValue.get(value), places.valueBefore, STRENGTH.number);
    if (hits.length === 0)
      for (const [other, at] of places.byValue) if (rounds(value, other)) chain(at, places.valueBefore, STRENGTH.rounded);
    if (hits.length > 0 || word.cues & CUE.number) return hits;
  }
  chain(places.byForm.get(word.form), places.formBefore, STRENGTH.same);
  if (word.root.length >= 4 && word.content) {
    const known = hits.length;
    for (let at = places.byRoot.get(word.root) ?? -1; at >= 0 && hits.length < MOST_HITS; at = places.rootBefore[at] as number)
      if (known === 0 || (places.reading.words[at] as Word).form !== word.form) hits.push({ at, strength: STRENGTH.root });
  }
  if (word.row >= 0 && word.content)
    lexicon.related(word.row, (other, relation) => {
      if (relation === RELATION.antonym) return false;
      const at = places.byRow.get(other);
      if (at !== undefined) chain(at, places.formBefore, strengthOf(relation));
      const phrase = places.byPhrase.get(other);
      if (phrase !== undefined) hits.push({ at: phrase, strength: strengthOf(relation) });
      return hits.length >= MOST_HITS;
    });
  const phrase = claim.phrases.get(i);
  if (phrase !== undefined)
    lexicon.related(phrase, (other, relation) => {
      const at = places.byRow.get(other) ?? places.byPhrase.get(other);
      if (at !== undefined && relation !== RELATION.antonym) hits.push({ at, strength: strengthOf(relation) });
      return hits.length >= MOST_HITS;
    });
  if (hits.length === 0) {
    const month = places.byMonth.get(word.text);
    if (month !== undefined) hits.push({ at: month, strength: STRENGTH.same });
    const joined = joinedAt(claim, i, places);
    if (joined >= 0) hits.push({ at: joined, strength: STRENGTH.root });
    if (claim.capital[i] === 2) {
      const at = places.initials.get(word.text);
      if (at !== undefined) hits.push({ at, strength: STRENGTH.initials });
    }
    if (word.row < 0 && word.text.length >= 6) {
      const at = spelledLike(word.text, places);
      if (at >= 0) hits.push({ at, strength: STRENGTH.spelling });
    }
  }
  return hits;
}

const strengthOf = (relation: number): number =>
  relation === RELATION.synonym
    ? STRENGTH.synonym
    : relation === RELATION.family
      ? STRENGTH.family
      : relation === RELATION.similar
        ? STRENGTH.similar
        : STRENGTH.general;

/** An unknown word that begins and nearly ends like an unknown word of the evidence: another spelling of a name. */
function spelledLike(text: string, { reading }: Places): number {
  const start = text.slice(0, 4);
  for (let i = 0; i < reading.words.length; i += 1) {
    const other = reading.words[i] as Word;
    if (other.row < 0 && other.text.startsWith(start) && Math.abs(other.text.length - text.length) <= 2) return i;
  }
  return -1;
}

/** The claim's meaningful words beside the evidence. */
export interface Alignment {
  /** Indexes of the claim's meaningful words. */
  readonly content: readonly number[];
  /** Weight of each: its rarity. */
  readonly weights: Float64Array;
  readonly hits: readonly (readonly Hit[])[];
  /** Strongest answer anywhere, for each meaningful word. */
  readonly anywhere: Float64Array;
  /** Strongest answer by sentence: row of a word, column of a sentence. */
  readonly grid: Float32Array;
  /** Best windows of one, two, three and six sentences: first sentence and share of the claim's weight. */
  readonly windows: readonly { readonly from: number; readonly to: number; readonly share: number }[];
  /** The shortest of them that answers to nearly as much as the longest. */
  readonly main: { readonly from: number; readonly to: number; readonly share: number };
}

/** Longer windows must answer to this much more of the claim to be preferred. */
const WORTH = 0.04;

/** Aligns a claim with its evidence. */
export function align(claim: Reading, places: Places, lexicon: Lexicon): Alignment {
  const content: number[] = [];
  claim.words.forEach((word, i) => {
    if (word.content) content.push(i);
  });
  const columns = places.reading.sentences.length - 1;
  const grid = new Float32Array(content.length * Math.max(columns, 1));
  const anywhere = new Float64Array(content.length);
  const weights = new Float64Array(content.length);
  let total = 0;
  const direct = withSense(
    claim,
    content,
    content.map((i) => hitsOf(claim, i, places, lexicon)),
    places,
  );
  const shapes = otherShapes(claim, new Set(content.filter((_, row) => direct[row]?.every(({ strength }) => strength < ANSWERED))), places);
  const hits = content.map((i, row) => {
    const shape = shapes.get(i);
    const own = shape === undefined ? (direct[row] ?? []) : [...(direct[row] ?? []), shape];
    weights[row] = (claim.words[i] as Word).rarity;
    total += weights[row] as number;
    for (const { at, strength } of own) {
      const cell = row * columns + (places.reading.sentence[at] as number);
      if (strength > (grid[cell] as number)) grid[cell] = strength;
      if (strength > (anywhere[row] as number)) anywhere[row] = strength;
    }
    return own;
  });
  const windows = [1, 2, 3, 6].map((size) => bestWindow(grid, weights, content.length, columns, size, total));
  const [one, two, three] = windows as [Alignment['main'], Alignment['main'], Alignment['main']];
  const main = one.share >= three.share - WORTH ? one : two.share >= three.share - WORTH ? two : three;
  return { content, weights, hits, anywhere, grid, windows, main };
}

function bestWindow(
  grid: Float32Array,
  weights: Float64Array,
  rows: number,
  columns: number,
  size: number,
  total: number,
): Alignment['main'] {
  let best = { from: 0, to: Math.min(size, columns), share: 0 };
  for (let from = 0; from < columns; from += 1) {
    const to = Math.min(from + size, columns);
    if (to - from < size && from > 0) break;
    let sum = 0;
    for (let row = 0; row < rows; row += 1) {
      let most = 0;
      for (let column = from; column < to; column += 1) {
        const strength = grid[row * columns + column] as number;
        if (strength > most) most = strength;
      }
      sum += most * (weights[row] as number);
    }
    const share = total > 0 ? sum / total : 0;
    if (share > best.share + 1e-9) best = { from, to, share };
  }
  return best;
}
