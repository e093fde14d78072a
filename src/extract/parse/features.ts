/**
 * What the model sees of each token: its word and its neighbours', the stretch between two stops it stands in, what stands
 * before and behind that stretch, known venues, brackets and quotes, and what the whole reference looks like. Training
 * and use share this file: it is the model's eyes, and when it changes the weights must be trained anew.
 */
import { hashOf, type Lexicon, mix } from './lexicon.ts';
import { closeSights, finish, OWN, ownSights, SHARED, type Sight, sharedSights, WIDTH } from './sights.ts';
import { type Stretch, sentencesOf, stretchesOf } from './stretches.ts';
import { MOST_TOKENS, type Token } from './tokens.ts';
import { type Word, wordOf } from './words.ts';

/** Features of every token, and the class of the gap before every token, which chooses the transitions used there. */
export interface Seen {
  /** Hashes, as many for each token: those of token i from i × width on. */
  readonly features: Uint32Array;
  readonly width: number;
  /** One for each token. */
  readonly gaps: Uint8Array;
  /** The first so many features of a token come from its word alone, which `ids` tells apart; −1 is any word. */
  readonly own: number;
  readonly ids: readonly number[];
  /** The next so many come from its stretch; where `same` is 1 they are those of the token before. */
  readonly shared: number;
  readonly same: Uint8Array;
}

/** How many classes of gaps there are: nine kinds of stop times five kinds of beginning. */
export const GAPS = 45;

/** The longest name of a venue that is looked for, in words. */
const LONGEST_VENUE = 14;

/** Work space of `venuesIn`: hashes of the words, and whether a venue goes on over a word, skips it or ends before it. */
const hashes = new Int32Array(MOST_TOKENS);
const goes = new Uint8Array(MOST_TOKENS);
const SKIPPED = 1;
const ENDS = 2;

/** For each token the length class of the longest known venue that covers it (0 none) and whether it begins or ends it. */
function venuesIn(words: readonly Word[], lexicon: Lexicon): Uint8Array {
  const { venues } = lexicon;
  const count = Math.min(words.length, MOST_TOKENS);
  const out = new Uint8Array(words.length);
  // Every word is asked up to fourteen times: what is asked of it lies in a row.
  for (let i = 0; i < count; i += 1) {
    const { kind, venueHash } = words[i] as Word;
    hashes[i] = venueHash;
    goes[i] = kind >= 10 ? ENDS : kind === 1 ? SKIPPED : 0;
  }
  for (let from = 0; from < count; from += 1) {
    if (goes[from] !== 0) continue;
    let hash = mix(17, hashes[from] as number);
    let length = 1;
    const { stop } = words[from] as Word;
    const known = venues.get(hash) >= 0;
    let best = known ? from : -1;
    let bestLength = known ? 1 : 0;
    if (stop < 4 || stop === 8)
      for (let to = from + 1; to < count && length < LONGEST_VENUE; to += 1) {
        const goesOn = goes[to] as number;
        if (goesOn === ENDS) break;
        if (goesOn === SKIPPED) continue;
        hash = mix(hash, hashes[to] as number);
        length += 1;
        if (venues.get(hash) >= 0) {
          best = to;
          bestLength = length;
        }
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
  const ids: number[] = [];
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
  const signs = new Uint8Array(n);
  for (let i = 0; i < n; i += 1) signs[i] = signOf(words[i] as Word, words[i - 1] ?? EDGE, venues[i] as number);
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
  const same = new Uint8Array(n);
  const sight = sightOf(n, firstYear, yearPlace, yearPlace + 8 * quoted + 16 * languages, parts.length);
  let at = 0;
  let depth = 0;
  let inQuote = 0;
  let years = 0;
  let sentences = 0;
  let numbers = 0;
  for (let i = 0; i < n; i += 1) {
    const word = words[i] as Word;
    sight.i = i;
    sight.before2 = sight.before;
    sight.before = i === 0 ? EDGE : sight.word;
    sight.word = word;
    sight.after = words[i + 1] ?? EDGE;
    sight.after2 = words[i + 2] ?? EDGE;
    sight.venueBefore = sight.venue;
    sight.venue = venues[i] as number;
    sight.venueAfter = venues[i + 1] ?? 0;
    gaps[i] =
      sight.before.stop * 5 +
      (word.kind >= 2 && word.kind !== 8 ? 1 : word.opens ? 2 : word.cls === 6 || word.cls === 11 ? 4 : word.upper ? 0 : 3);
    if (word.opens) depth = 1;
    const state = (years > 0 ? 1 : 0) + 2 * Math.min(3, sentences) + 8 * Math.min(2, numbers);
    const open = depth + 2 * inQuote;
    const stretch = stretches[stretchOf[i] as number] as Stretch;
    const part = parts[partOf[i] as number] as Stretch;
    const coming = ahead[i] as number;
    if (
      stretch === sight.stretch &&
      part === sight.part &&
      state === sight.state &&
      open === sight.open &&
      coming === sight.coming &&
      behind === sight.behind &&
      toVenue[i] === sight.toVenue
    )
      same[i] = 1;
    else {
      sight.state = state;
      sight.open = open;
      sight.coming = coming;
      sight.behind = behind;
      sight.toVenue = toVenue[i] as number;
      if (stretch !== sight.stretch) {
        const previous = stretches[stretch.index - 1];
        const next = stretches[stretch.index + 1];
        sight.stretch = stretch;
        sight.toneBefore = previous?.tone ?? -1;
        sight.toneAfter = next?.tone ?? -1;
        sight.lengthBefore = previous === undefined ? 0 : previous.to - previous.from + 1;
        sight.lengthAfter = next === undefined ? 0 : next.to - next.from + 1;
        sight.prior = words[stretch.from - 1] ?? EDGE;
        sight.head = words[stretch.from] ?? EDGE;
        sight.last = words[stretch.to] ?? EDGE;
        sight.following = words[stretch.to + 1] ?? EDGE;
        sight.venueHead = venues[stretch.from] ?? 0;
        sight.venueLast = venues[stretch.to] ?? 0;
      }
      if (part !== sight.part) {
        sight.part = part;
        sight.partToneBefore = parts[part.index - 1]?.tone ?? -1;
        sight.partToneAfter = parts[part.index + 1]?.tone ?? -1;
        sight.partHead = words[part.from] ?? EDGE;
        sight.beforePart = words[part.from - 1] ?? EDGE;
        sight.afterPart = words[part.to + 1] ?? EDGE;
      }
    }
    ownSights(features, at, word);
    if (same[i] === 1) features.copyWithin(at + OWN, at - WIDTH + OWN, at - WIDTH + OWN + SHARED);
    else {
      sharedSights(features, at, sight);
      finish(features, at, OWN, OWN + SHARED);
    }
    closeSights(features, at, sight);
    finish(features, at, 0, OWN);
    finish(features, at, OWN + SHARED, WIDTH);
    ids.push(word.id);
    behind |= signs[i] as number;
    at += WIDTH;
    if (word.kind === 2) years += 1;
    else if (word.kind >= 3 && word.kind <= 7) numbers += 1;
    if (word.stop === 5) depth = 0;
    if (word.opens && /["“„«]/.test(text.slice(tokens[i]?.start, tokens[i]?.coreStart))) inQuote = 1;
    if (word.stop === 6) inQuote = 0;
    if (i === stretch.to && (word.stop === 2 || word.stop === 7 || word.stop === 6) && stretch.to > stretch.from) sentences += 1;
  }
  return { features, width: WIDTH, gaps, own: OWN, ids, shared: SHARED, same };
}

const BLANK = hashOf('');
/** What stands before the first and behind the last token. */
const EDGE: Word = {
  id: -1,
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

const NOWHERE: Stretch = { from: -1, to: -1, index: -1, tone: 0 };

/** What is seen before the first token. */
const sightOf = (count: number, firstYear: number, yearPlace: number, manner: number, parts: number): Sight => ({
  i: 0,
  count,
  word: EDGE,
  before: EDGE,
  before2: EDGE,
  after: EDGE,
  after2: EDGE,
  venue: 0,
  venueBefore: 0,
  venueAfter: 0,
  state: 0,
  open: 0,
  firstYear,
  yearPlace,
  manner,
  stretch: NOWHERE,
  toneBefore: -1,
  toneAfter: -1,
  lengthBefore: 0,
  lengthAfter: 0,
  prior: EDGE,
  head: EDGE,
  last: EDGE,
  following: EDGE,
  venueHead: 0,
  venueLast: 0,
  part: NOWHERE,
  parts,
  partToneBefore: -1,
  partToneAfter: -1,
  beforePart: EDGE,
  partHead: EDGE,
  afterPart: EDGE,
  coming: 0,
  behind: 0,
  toVenue: -1,
});
