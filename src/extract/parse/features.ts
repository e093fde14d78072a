/**
 * What the model sees of each token: its word and its neighbours', the stretch between two stops it stands in, what stands
 * before and behind that stretch, known venues, brackets and quotes, and what the whole reference looks like. Training
 * and use share this file: it is the model's eyes, and when it changes the weights must be trained anew.
 */
import { hashOf, type Lexicon, mix } from './lexicon.ts';
import { type Stretch, sentencesOf, stretchesOf } from './stretches.ts';
import type { Token } from './tokens.ts';
import { type Word, wordOf } from './words.ts';

/** Features of every token, and the class of the gap before every token, which chooses the transitions used there. */
export interface Seen {
  /** Hashes, as many for each token: those of token i from i × width on. */
  readonly features: Uint32Array;
  readonly width: number;
  /** One for each token. */
  readonly gaps: Uint8Array;
}

/** Features of a token: as many as `see` adds. */
export const WIDTH = 76;

/** How many classes of gaps there are: nine kinds of stop times five kinds of beginning. */
export const GAPS = 45;

/** The longest name of a venue that is looked for, in words. */
const LONGEST_VENUE = 14;

/** For each token the length class of the longest known venue that covers it (0 none) and whether it begins or ends it. */
function venuesIn(words: readonly Word[], lexicon: Lexicon): Uint8Array {
  const out = new Uint8Array(words.length);
  for (let from = 0; from < words.length; from += 1) {
    let hash = 17;
    let length = 0;
    let best = -1;
    let bestLength = 0;
    for (let to = from; to < words.length && length < LONGEST_VENUE; to += 1) {
      const word = words[to];
      if (word === undefined || word.kind >= 10) break;
      if (word.kind === 1) {
        if (to === from) break;
        continue;
      }
      hash = mix(hash, word.venueHash);
      length += 1;
      if (lexicon.venues.get(hash) >= 0) {
        best = to;
        bestLength = length;
      }
      if (word.stop >= 4 && word.stop !== 8 && length === 1) break;
    }
    if (best === -1) continue;
    const size = bestLength === 1 ? 1 : bestLength === 2 ? 2 : 3;
    for (let at = from; at <= best; at += 1) {
      const code = size * 4 + (at === from ? 1 : 0) + (at === best ? 2 : 0);
      if (code > (out[at] ?? 0)) out[at] = code;
    }
    if (bestLength > 2) from = best;
  }
  return out;
}

/** A label of the list, [1873] or 12., is no year and no number. */
const LIST_LABEL = /^(?:\[[^\]\s]{1,12}\]\.?|\(\d{1,4}\)|\d{1,3}[.)])$/;
const LABEL_KIND = 21;

const bucket = (n: number): number => (n < 4 ? n : n < 6 ? 4 : n < 9 ? 5 : n < 14 ? 6 : n < 25 ? 7 : 8);

/**
 * What a word shows of the reference as a whole, one bit each: a known venue of two words and more begins, "In" behind a stop, an
 * opening quotation mark or bracket, pages or a number announced, a publisher's word, a year, an editor's word, an identifier.
 */
function signOf(word: Word, before: Word, venue: number): number {
  return (
    (venue >= 8 && (venue & 1) === 1 && (before.stop > 0 || before.kind >= 30) ? 1 : 0) |
    (word.cls === 6 && before.stop > 0 && (word.upper || word.stop === 3) ? 2 : 0) |
    (word.opens ? 4 : 0) |
    (word.kind === 3 || (word.cls >= 2 && word.cls <= 4) ? 8 : 0) |
    (word.cls === 15 ? 16 : 0) |
    (word.kind === 2 || word.kind === 18 ? 32 : 0) |
    (word.cls === 5 ? 64 : 0) |
    (word.kind >= 10 && word.kind < 17 ? 128 : 0)
  );
}

/** Sees a tokenised reference. `into`, where it is long enough, holds the features until it is handed in again. */
export function see(text: string, tokens: readonly Token[], lexicon: Lexicon, into?: Uint32Array): Seen {
  const n = tokens.length;
  const words = tokens.map((token, i) => {
    const word = wordOf(text, token, lexicon);
    return i === 0 && LIST_LABEL.test(text.slice(token.start, token.end)) ? { ...word, kind: LABEL_KIND } : word;
  });
  const venues = venuesIn(words, lexicon);
  const gaps = new Uint8Array(n);
  const { all: stretches, of: stretchOf } = stretchesOf(words);
  const { all: parts, of: partOf } = sentencesOf(words);
  // The whole reference: which marks it uses, where its first year stands, how its first name is written.
  let firstYear = -1;
  let quotes = 0;
  let languages = 0;
  const tongue = [0, 0, 0, 0, 0, 0, 0, 0];
  words.forEach((word, i) => {
    if (firstYear === -1 && (word.kind === 2 || word.kind === 18)) firstYear = i;
    if (word.stop === 6 || word.opens) quotes += 1;
    if (word.fun > 0) tongue[word.fun] = (tongue[word.fun] ?? 0) + 1;
  });
  for (let language = 1; language < 8; language += 1) if ((tongue[language] ?? 0) > (tongue[languages] ?? 0)) languages = language;
  const signs = Uint8Array.from(words, (word, i) => signOf(word, words[i - 1] ?? EDGE, venues[i] ?? 0));
  const ahead = new Uint8Array(n);
  for (let i = n - 2; i >= 0; i -= 1) ahead[i] = (ahead[i + 1] ?? 0) | (signs[i + 1] ?? 0);
  const toVenue = new Uint8Array(n).fill(5);
  for (let i = n - 1, parts = 5; i >= 0; i -= 1) {
    if (i + 1 < n && stretchOf[i] !== stretchOf[i + 1]) parts = Math.min(5, parts + 1);
    if (((signs[i] ?? 0) & 1) !== 0) parts = 0;
    toVenue[i] = parts;
  }
  let behind = 0;
  const yearPlace = firstYear === -1 ? 0 : 1 + Math.min(4, Math.floor((5 * firstYear) / n));
  const quoted = quotes > 1 ? 1 : 0;
  const features = into !== undefined && into.length >= n * WIDTH ? into : new Uint32Array(n * WIDTH);
  let at = 0;
  let depth = 0;
  let inQuote = 0;
  let years = 0;
  let sentences = 0;
  let numbers = 0;
  for (let i = 0; i < n; i += 1) {
    const word = words[i] as Word;
    const before = words[i - 1] ?? EDGE;
    const after = words[i + 1] ?? EDGE;
    const before2 = words[i - 2] ?? EDGE;
    const after2 = words[i + 2] ?? EDGE;
    const stretch = stretches[stretchOf[i] ?? 0] as Stretch;
    const previous = stretches[stretch.index - 1];
    const next = stretches[stretch.index + 1];
    const prior = words[stretch.from - 1] ?? EDGE;
    const last = words[stretch.to] ?? EDGE;
    const following = words[stretch.to + 1] ?? EDGE;
    const head = words[stretch.from] ?? EDGE;
    const length = stretch.to - stretch.from + 1;
    const part = parts[partOf[i] ?? 0] as Stretch;
    const afterPart = words[part.to + 1] ?? EDGE;
    const beforePart = words[part.from - 1] ?? EDGE;
    if (word.opens) depth = 1;
    const state = (years > 0 ? 1 : 0) + 2 * Math.min(3, sentences) + 8 * Math.min(2, numbers);
    gaps[i] =
      before.stop * 5 +
      (word.kind >= 2 && word.kind !== 8 ? 1 : word.opens ? 2 : word.cls === 6 || word.cls === 11 ? 4 : word.upper ? 0 : 3);
    features[at] = mix(1, 0);
    // words
    features[at + 1] = mix(2, word.hash);
    features[at + 2] = mix(3, before.hash);
    features[at + 3] = mix(4, after.hash);
    features[at + 4] = mix(5, before2.hash);
    features[at + 5] = mix(6, after2.hash);
    features[at + 6] = mix(7, mix(before.hash, word.hash));
    features[at + 7] = mix(8, mix(word.hash, after.hash));
    features[at + 8] = mix(9, word.prefix3);
    features[at + 9] = mix(10, word.prefix4);
    features[at + 10] = mix(11, word.suffix2);
    features[at + 11] = mix(12, word.suffix3);
    // shapes and punctuation
    features[at + 12] = mix(13, word.shape);
    features[at + 13] = mix(14, mix(before.shape, word.shape));
    features[at + 14] = mix(15, mix(word.shape, after.shape));
    features[at + 15] = mix(16, mix(mix(before.shape, word.shape), after.shape));
    features[at + 16] = mix(17, mix(word.lead, word.trail));
    features[at + 17] = mix(18, mix(before.trail, word.lead));
    features[at + 18] = mix(19, mix(word.shape, mix(before.stop, word.trail)));
    features[at + 19] = mix(20, mix(after.lead, word.trail));
    features[at + 20] = mix(21, mix(mix(before2.stop, before.stop), mix(word.stop, after.stop)));
    features[at + 21] = mix(22, mix(word.kind, mix(before.trail, word.trail)));
    // kinds and classes
    features[at + 22] = mix(23, mix(word.kind, mix(before.kind, after.kind)));
    features[at + 23] = mix(24, mix(mix(before.cls, before2.cls), word.kind));
    features[at + 24] = mix(25, mix(mix(word.cls, after.cls), before.cls));
    features[at + 25] = mix(26, mix(word.kind, mix(after.cls, after2.kind)));
    features[at + 26] = mix(27, mix(word.cls, mix(word.trail, word.lead)));
    features[at + 27] = mix(28, mix(word.cls, mix(after.kind, state)));
    // what is known of the words
    features[at + 28] = mix(29, word.profile);
    features[at + 29] = mix(30, mix(word.profile, before.profile));
    features[at + 30] = mix(31, mix(word.profile, after.profile));
    features[at + 31] = mix(32, mix(mix(word.profile & 0x3f, before.profile & 0x3f), after.profile & 0x3f));
    features[at + 32] = mix(33, mix(word.profile, state));
    features[at + 33] = mix(34, mix(venues[i] ?? 0, state));
    features[at + 34] = mix(35, mix(venues[i] ?? 0, mix(word.stop, after.kind)));
    features[at + 35] = mix(36, mix(venues[i - 1] ?? 0, mix(venues[i] ?? 0, venues[i + 1] ?? 0)));
    // place
    features[at + 36] = mix(37, mix(Math.min(i, 4), Math.min(n - 1 - i, 4)));
    features[at + 37] = mix(38, mix(Math.floor((10 * i) / n), yearPlace));
    features[at + 38] = mix(39, state);
    features[at + 39] = mix(40, mix(state, word.shape));
    features[at + 40] = mix(41, mix(state, mix(word.kind, before.stop)));
    features[at + 41] = mix(42, mix(depth + 2 * inQuote, state));
    features[at + 42] = mix(43, mix(depth + 2 * inQuote, mix(word.kind, word.cls)));
    features[at + 43] = mix(44, mix(yearPlace + 8 * quoted + 16 * languages, state));
    features[at + 44] = mix(45, mix(firstYear === -1 ? 9 : Math.max(-3, Math.min(3, i - firstYear)), word.kind));
    // the stretch it stands in
    features[at + 45] = mix(46, mix(bucket(length), mix(last.stop, following.kind)));
    features[at + 46] = mix(47, mix(bucket(i - stretch.from), mix(prior.stop, prior.kind)));
    features[at + 47] = mix(48, mix(bucket(stretch.to - i), mix(last.stop, following.kind)));
    features[at + 48] = mix(49, mix(head.hash, state));
    features[at + 49] = mix(50, mix(head.hash, Math.min(i - stretch.from, 3)));
    features[at + 50] = mix(51, mix(following.hash, last.stop));
    features[at + 51] = mix(52, mix(prior.hash, head.shape));
    features[at + 52] = mix(53, mix(venues[stretch.from] ?? 0, mix(venues[stretch.to] ?? 0, mix(last.stop, following.kind))));
    features[at + 53] = mix(
      54,
      mix(
        mix(bucket(length), bucket(previous === undefined ? 0 : previous.to - previous.from + 1)),
        mix(bucket(next === undefined ? 0 : next.to - next.from + 1), state),
      ),
    );
    features[at + 54] = mix(55, mix(mix(prior.kind, prior.stop), mix(last.stop, mix(following.kind, following.cls))));
    features[at + 55] = mix(56, mix(head.profile & 0xff, mix(last.profile & 0xff, following.kind)));
    // the tone of the stretch and of the sentence
    features[at + 56] = mix(57, mix(stretch.tone, state));
    features[at + 57] = mix(58, mix(stretch.tone, mix(last.stop, following.kind)));
    features[at + 58] = mix(59, mix(stretch.tone, 1 + (previous?.tone ?? -1)));
    features[at + 59] = mix(60, mix(stretch.tone, 1 + (next?.tone ?? -1)));
    features[at + 60] = mix(61, mix(part.tone, mix(Math.min(part.index, 4), state)));
    features[at + 61] = mix(62, mix(part.tone, mix(bucket(part.to - part.from), afterPart.kind)));
    features[at + 62] = mix(63, mix(part.tone, 1 + (parts[part.index + 1]?.tone ?? -1)));
    features[at + 63] = mix(64, mix(part.tone, 1 + (parts[part.index - 1]?.tone ?? -1)));
    features[at + 64] = mix(65, mix(Math.min(part.index, 4), mix(Math.min(parts.length - part.index, 4), yearPlace)));
    features[at + 65] = mix(66, mix(bucket(i - part.from), mix(beforePart.stop, mix(beforePart.kind, beforePart.cls))));
    features[at + 66] = mix(67, mix(words[part.from]?.hash ?? 0, mix(Math.min(part.index, 4), state)));
    features[at + 67] = mix(68, mix(word.hash, mix(part.tone, Math.min(i - part.from, 2))));
    // what is still to come and what has been
    const coming = ahead[i] ?? 0;
    features[at + 68] = mix(69, mix(coming, stretch.tone));
    features[at + 69] = mix(70, mix(behind, stretch.tone));
    features[at + 70] = mix(71, mix(mix(coming, behind), Math.min(part.index, 4)));
    features[at + 71] = mix(72, mix(coming, mix(word.profile, Math.min(i - stretch.from, 2))));
    features[at + 72] = mix(73, mix(coming, mix(word.stop, mix(after.kind, after.opens ? 1 : 0))));
    features[at + 73] = mix(74, mix(toVenue[i] ?? 5, mix(Math.min(stretch.index, 4), behind)));
    features[at + 74] = mix(75, mix(coming, mix(word.hash, before.stop)));
    features[at + 75] = mix(76, mix(behind, mix(before.stop, mix(word.cls, word.shape))));
    behind |= signs[i] ?? 0;
    at += WIDTH;
    if (word.kind === 2) years += 1;
    else if (word.kind >= 3 && word.kind <= 7) numbers += 1;
    if (word.stop === 5) depth = 0;
    if (word.opens && /["“„«]/.test(text.slice(tokens[i]?.start, tokens[i]?.coreStart))) inQuote = 1;
    if (word.stop === 6) inQuote = 0;
    if (i === stretch.to && (word.stop === 2 || word.stop === 7 || word.stop === 6) && length > 1) sentences += 1;
  }
  return { features, width: WIDTH, gaps };
}

const BLANK = hashOf('');
/** What stands before the first and behind the last token. */
const EDGE: Word = {
  lower: '',
  hash: hashOf('\u0000'),
  venueHash: 0,
  shape: hashOf('\u0000'),
  kind: 30,
  cls: 0,
  fun: 0,
  profile: -2,
  lead: BLANK,
  trail: BLANK,
  stop: 0,
  opens: false,
  initial: false,
  upper: false,
  prefix3: 0,
  prefix4: 0,
  suffix2: 0,
  suffix3: 0,
};
