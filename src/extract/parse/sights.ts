/**
 * The features of one token, in three groups by what they hang on: the word alone, the stretch it stands in, and all together. The first
 * two are the same again for the next such word and for the next token of the stretch, so that their weights need not be fetched
 * again (`crf.ts`). Functions are cut so that a compiler puts the hashing into them; each writes raw values, which `finish` hashes
 * with the number of their place. Training and use share this file: when it changes the weights must be trained anew.
 */
import { mix } from './lexicon.ts';
import type { Stretch } from './stretches.ts';
import type { Word } from './words.ts';

/** Features of a token of each group, in this order. */
export const OWN = 10;
export const SHARED = 24;
export const WIDTH = 76;

/** What the features of a token are made of: set anew for every token. */
export interface Sight {
  i: number;
  count: number;
  word: Word;
  before: Word;
  before2: Word;
  after: Word;
  after2: Word;
  venue: number;
  venueBefore: number;
  venueAfter: number;
  /** Years, sentences and numbers that have been; brackets and quotes that are open. */
  state: number;
  open: number;
  firstYear: number;
  yearPlace: number;
  /** Whether titles are quoted and which language is most seen, with `yearPlace` as one number. */
  manner: number;
  stretch: Stretch;
  /** Tones of the stretches before and behind; −1 where there is none. */
  toneBefore: number;
  toneAfter: number;
  lengthBefore: number;
  lengthAfter: number;
  prior: Word;
  head: Word;
  last: Word;
  following: Word;
  venueHead: number;
  venueLast: number;
  part: Stretch;
  parts: number;
  partToneBefore: number;
  partToneAfter: number;
  beforePart: Word;
  partHead: Word;
  afterPart: Word;
  /** Signs that are still to come, signs that have been, and how many stretches it is to the next known venue. */
  coming: number;
  behind: number;
  toVenue: number;
}

export const bucket = (n: number): number => (n < 4 ? n : n < 6 ? 4 : n < 9 ? 5 : n < 14 ? 6 : n < 25 ? 7 : 8);
const atMost4 = (n: number): number => Math.min(n, 4);

/** The number that stands for the template of each place: weights are kept by it, so it never changes. */
const TEMPLATES = [
  // of the word alone
  1, 2, 9, 10, 11, 12, 13, 17, 27, 29,
  // of the stretch
  39, 42, 44, 49, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 67, 69, 70, 71, 74,
  // of the token among its neighbours
  3, 4, 5, 6, 7, 8, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 30, 31, 32, 33, 34, 35, 36, 37, 38, 40, 41, 43, 45, 46, 47, 48, 50,
  66, 68, 72, 73, 75, 76,
];
const SALTS = Int32Array.from(TEMPLATES, (template) => Math.imul(template ^ 0x9e3779b9, 0x85ebca6b));

/** Hashes raw values with their templates: the same as `mix(template, value)`. */
export function finish(out: Uint32Array, at: number, from: number, to: number): void {
  for (let f = from; f < to; f += 1) {
    let hash = (SALTS[f] as number) ^ (out[at + f] as number);
    hash ^= hash >>> 16;
    hash = Math.imul(hash, 0x7feb352d);
    out[at + f] = hash ^ (hash >>> 15);
  }
}

/** What the word alone shows. */
export function ownSights(out: Uint32Array, at: number, word: Word): void {
  out[at] = 0;
  out[at + 1] = word.hash;
  out[at + 2] = word.prefix3;
  out[at + 3] = word.prefix4;
  out[at + 4] = word.suffix2;
  out[at + 5] = word.suffix3;
  out[at + 6] = word.shape;
  out[at + 7] = mix(word.lead, word.trail);
  out[at + 8] = mix(word.cls, mix(word.trail, word.lead));
  out[at + 9] = word.profile;
}

/** What all tokens of a stretch share until one of them shows something new. */
export function sharedSights(out: Uint32Array, at: number, sight: Sight): void {
  const { state, stretch, prior, head, last, following } = sight;
  const length = bucket(stretch.to - stretch.from + 1);
  const end = mix(last.stop, following.kind);
  out[at + 10] = state;
  out[at + 11] = mix(sight.open, state);
  out[at + 12] = mix(sight.manner, state);
  out[at + 13] = mix(head.hash, state);
  out[at + 14] = mix(following.hash, last.stop);
  out[at + 15] = mix(prior.hash, head.shape);
  out[at + 16] = mix(sight.venueHead, mix(sight.venueLast, end));
  out[at + 17] = mix(mix(length, bucket(sight.lengthBefore)), mix(bucket(sight.lengthAfter), state));
  out[at + 18] = mix(mix(prior.kind, prior.stop), mix(last.stop, mix(following.kind, following.cls)));
  out[at + 19] = mix(head.profile & 0xff, mix(last.profile & 0xff, following.kind));
  toneSights(out, at, sight, end);
}

function toneSights(out: Uint32Array, at: number, sight: Sight, end: number): void {
  const { state, part, coming, behind } = sight;
  const tone = sight.stretch.tone;
  const place = atMost4(part.index);
  const placed = mix(place, state);
  out[at + 20] = mix(tone, state);
  out[at + 21] = mix(tone, end);
  out[at + 22] = mix(tone, 1 + sight.toneBefore);
  out[at + 23] = mix(tone, 1 + sight.toneAfter);
  out[at + 24] = mix(part.tone, placed);
  out[at + 25] = mix(part.tone, mix(bucket(part.to - part.from), sight.afterPart.kind));
  out[at + 26] = mix(part.tone, 1 + sight.partToneAfter);
  out[at + 27] = mix(part.tone, 1 + sight.partToneBefore);
  out[at + 28] = mix(place, mix(atMost4(sight.parts - part.index), sight.yearPlace));
  out[at + 29] = mix(sight.partHead.hash, placed);
  out[at + 30] = mix(coming, tone);
  out[at + 31] = mix(behind, tone);
  out[at + 32] = mix(mix(coming, behind), place);
  out[at + 33] = mix(sight.toVenue, mix(atMost4(sight.stretch.index), behind));
}

/** What the token shows among its neighbours. */
export function closeSights(out: Uint32Array, at: number, sight: Sight): void {
  wordSights(out, at, sight);
  kindSights(out, at, sight);
  knownSights(out, at, sight);
  placeSights(out, at, sight);
}

function wordSights(out: Uint32Array, at: number, { word, before, before2, after, after2 }: Sight): void {
  out[at + 34] = before.hash;
  out[at + 35] = after.hash;
  out[at + 36] = before2.hash;
  out[at + 37] = after2.hash;
  out[at + 38] = mix(before.hash, word.hash);
  out[at + 39] = mix(word.hash, after.hash);
  const shapes = mix(before.shape, word.shape);
  out[at + 40] = shapes;
  out[at + 41] = mix(word.shape, after.shape);
  out[at + 42] = mix(shapes, after.shape);
  out[at + 43] = mix(before.trail, word.lead);
  out[at + 44] = mix(word.shape, mix(before.stop, word.trail));
  out[at + 45] = mix(after.lead, word.trail);
  out[at + 46] = mix(mix(before2.stop, before.stop), mix(word.stop, after.stop));
}

function kindSights(out: Uint32Array, at: number, { word, before, before2, after, after2, state }: Sight): void {
  out[at + 47] = mix(word.kind, mix(before.trail, word.trail));
  out[at + 48] = mix(word.kind, mix(before.kind, after.kind));
  out[at + 49] = mix(mix(before.cls, before2.cls), word.kind);
  out[at + 50] = mix(mix(word.cls, after.cls), before.cls);
  out[at + 51] = mix(word.kind, mix(after.cls, after2.kind));
  out[at + 52] = mix(word.cls, mix(after.kind, state));
  out[at + 53] = mix(word.profile, before.profile);
  out[at + 54] = mix(word.profile, after.profile);
  out[at + 55] = mix(mix(word.profile & 0x3f, before.profile & 0x3f), after.profile & 0x3f);
  out[at + 56] = mix(word.profile, state);
}

function knownSights(out: Uint32Array, at: number, sight: Sight): void {
  const { i, count, word, before, after, venue, state } = sight;
  out[at + 57] = mix(venue, state);
  out[at + 58] = mix(venue, mix(word.stop, after.kind));
  out[at + 59] = mix(sight.venueBefore, mix(venue, sight.venueAfter));
  out[at + 60] = mix(atMost4(i), atMost4(count - 1 - i));
  out[at + 61] = mix(Math.floor((10 * i) / count), sight.yearPlace);
  out[at + 62] = mix(state, word.shape);
  out[at + 63] = mix(state, mix(word.kind, before.stop));
  out[at + 64] = mix(sight.open, mix(word.kind, word.cls));
  const fromYear = i - sight.firstYear;
  out[at + 65] = mix(sight.firstYear === -1 ? 9 : Math.max(-3, Math.min(3, fromYear)), word.kind);
}

function placeSights(out: Uint32Array, at: number, sight: Sight): void {
  const { i, word, before, after, stretch, part, prior, last, following, beforePart, coming, behind } = sight;
  const into = i - stretch.from;
  const end = mix(last.stop, following.kind);
  out[at + 66] = mix(bucket(stretch.to - stretch.from + 1), end);
  out[at + 67] = mix(bucket(into), mix(prior.stop, prior.kind));
  out[at + 68] = mix(bucket(stretch.to - i), end);
  out[at + 69] = mix(sight.head.hash, Math.min(into, 3));
  out[at + 70] = mix(bucket(i - part.from), mix(beforePart.stop, mix(beforePart.kind, beforePart.cls)));
  const intoPart = i - part.from;
  out[at + 71] = mix(word.hash, mix(part.tone, Math.min(intoPart, 2)));
  out[at + 72] = mix(coming, mix(word.profile, Math.min(into, 2)));
  out[at + 73] = mix(coming, mix(word.stop, mix(after.kind, after.opens ? 1 : 0)));
  out[at + 74] = mix(coming, mix(word.hash, before.stop));
  out[at + 75] = mix(behind, mix(before.stop, mix(word.cls, word.shape)));
}
