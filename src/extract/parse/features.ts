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
  /** Hashes, for each token. */
  readonly features: readonly Uint32Array[];
  readonly gaps: Uint8Array;
}

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

/** Sees a tokenised reference. */
export function see(text: string, tokens: readonly Token[], lexicon: Lexicon): Seen {
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
  const tongue = [0, 0, 0, 0, 0, 0];
  words.forEach((word, i) => {
    if (firstYear === -1 && (word.kind === 2 || word.kind === 18)) firstYear = i;
    if (word.stop === 6 || word.opens) quotes += 1;
    if (word.fun > 0) tongue[word.fun] = (tongue[word.fun] ?? 0) + 1;
  });
  for (let language = 1; language < 6; language += 1) if ((tongue[language] ?? 0) > (tongue[languages] ?? 0)) languages = language;
  const yearPlace = firstYear === -1 ? 0 : 1 + Math.min(4, Math.floor((5 * firstYear) / n));
  const quoted = quotes > 1 ? 1 : 0;
  const features: Uint32Array[] = [];
  let depth = 0;
  let inQuote = 0;
  let years = 0;
  let sentences = 0;
  let numbers = 0;
  const room = new Uint32Array(128);
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
    let used = 0;
    let template = 1;
    const add = (hash: number): void => {
      room[used] = mix(template, hash);
      used += 1;
      template += 1;
    };
    const state = (years > 0 ? 1 : 0) + 2 * Math.min(3, sentences) + 8 * Math.min(2, numbers);
    gaps[i] =
      before.stop * 5 +
      (word.kind >= 2 && word.kind !== 8 ? 1 : word.opens ? 2 : word.cls === 6 || word.cls === 11 ? 4 : word.upper ? 0 : 3);
    add(0);
    // words
    add(word.hash);
    add(before.hash);
    add(after.hash);
    add(before2.hash);
    add(after2.hash);
    add(mix(before.hash, word.hash));
    add(mix(word.hash, after.hash));
    add(word.prefix3);
    add(word.prefix4);
    add(word.suffix2);
    add(word.suffix3);
    // shapes and punctuation
    add(word.shape);
    add(mix(before.shape, word.shape));
    add(mix(word.shape, after.shape));
    add(mix(mix(before.shape, word.shape), after.shape));
    add(mix(word.lead, word.trail));
    add(mix(before.trail, word.lead));
    add(mix(word.shape, mix(before.stop, word.trail)));
    add(mix(after.lead, word.trail));
    add(mix(mix(before2.stop, before.stop), mix(word.stop, after.stop)));
    add(mix(word.kind, mix(before.trail, word.trail)));
    // kinds and classes
    add(mix(word.kind, mix(before.kind, after.kind)));
    add(mix(mix(before.cls, before2.cls), word.kind));
    add(mix(mix(word.cls, after.cls), before.cls));
    add(mix(word.kind, mix(after.cls, after2.kind)));
    add(mix(word.cls, mix(word.trail, word.lead)));
    add(mix(word.cls, mix(after.kind, state)));
    // what is known of the words
    add(word.profile);
    add(mix(word.profile, before.profile));
    add(mix(word.profile, after.profile));
    add(mix(mix(word.profile & 0x3f, before.profile & 0x3f), after.profile & 0x3f));
    add(mix(word.profile, state));
    add(mix(venues[i] ?? 0, state));
    add(mix(venues[i] ?? 0, mix(word.stop, after.kind)));
    add(mix(venues[i - 1] ?? 0, mix(venues[i] ?? 0, venues[i + 1] ?? 0)));
    // place
    add(mix(Math.min(i, 4), Math.min(n - 1 - i, 4)));
    add(mix(Math.floor((10 * i) / n), yearPlace));
    add(state);
    add(mix(state, word.shape));
    add(mix(state, mix(word.kind, before.stop)));
    add(mix(depth + 2 * inQuote, state));
    add(mix(depth + 2 * inQuote, mix(word.kind, word.cls)));
    add(mix(yearPlace + 8 * quoted + 16 * languages, state));
    add(mix(firstYear === -1 ? 9 : Math.max(-3, Math.min(3, i - firstYear)), word.kind));
    // the stretch it stands in
    add(mix(bucket(length), mix(last.stop, following.kind)));
    add(mix(bucket(i - stretch.from), mix(prior.stop, prior.kind)));
    add(mix(bucket(stretch.to - i), mix(last.stop, following.kind)));
    add(mix(head.hash, state));
    add(mix(head.hash, Math.min(i - stretch.from, 3)));
    add(mix(following.hash, last.stop));
    add(mix(prior.hash, head.shape));
    add(mix(venues[stretch.from] ?? 0, mix(venues[stretch.to] ?? 0, mix(last.stop, following.kind))));
    add(
      mix(
        mix(bucket(length), bucket(previous === undefined ? 0 : previous.to - previous.from + 1)),
        mix(bucket(next === undefined ? 0 : next.to - next.from + 1), state),
      ),
    );
    add(mix(mix(prior.kind, prior.stop), mix(last.stop, mix(following.kind, following.cls))));
    add(mix(head.profile & 0xff, mix(last.profile & 0xff, following.kind)));
    // the tone of the stretch and of the sentence
    add(mix(stretch.tone, state));
    add(mix(stretch.tone, mix(last.stop, following.kind)));
    add(mix(stretch.tone, 1 + (previous?.tone ?? -1)));
    add(mix(stretch.tone, 1 + (next?.tone ?? -1)));
    add(mix(part.tone, mix(Math.min(part.index, 4), state)));
    add(mix(part.tone, mix(bucket(part.to - part.from), afterPart.kind)));
    add(mix(part.tone, 1 + (parts[part.index + 1]?.tone ?? -1)));
    add(mix(part.tone, 1 + (parts[part.index - 1]?.tone ?? -1)));
    add(mix(Math.min(part.index, 4), mix(Math.min(parts.length - part.index, 4), yearPlace)));
    add(mix(bucket(i - part.from), mix(beforePart.stop, mix(beforePart.kind, beforePart.cls))));
    add(mix(words[part.from]?.hash ?? 0, mix(Math.min(part.index, 4), state)));
    add(mix(word.hash, mix(part.tone, Math.min(i - part.from, 2))));
    features.push(room.slice(0, used));
    if (word.kind === 2) years += 1;
    else if (word.kind >= 3 && word.kind <= 7) numbers += 1;
    if (word.stop === 5) depth = 0;
    if (word.opens && /["“„«]/.test(text.slice(tokens[i]?.start, tokens[i]?.coreStart))) inQuote = 1;
    if (word.stop === 6) inQuote = 0;
    if (i === stretch.to && (word.stop === 2 || word.stop === 7 || word.stop === 6) && length > 1) sentences += 1;
  }
  return { features, gaps };
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
