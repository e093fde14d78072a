/**
 * One name in several shapes: "Jennifer Aniston" is "Aniston" once she has been named, "transcription factor EB" is "TFEB",
 * "Staphylococcus aureus" is "S. aureus" and "United States" is "U.S.". Only words of the claim that nothing else answers to are looked
 * at, and no first name where the evidence gives the last name with another one.
 */

import { CUE } from './cues.ts';
import type { Hit, Places } from './places.ts';
import type { Reading, Word } from './word.ts';

/** How well a name in another shape answers. */
const SHAPE = 0.8;
/** Words that make another place of a place. */
const OTHER_PLACE = new Set('north south east west northern southern eastern western new old upper lower great san saint st'.split(' '));
/** Letters of a short name: two only where it is all capitals. */
const SHORTEST = 2;
const LONGEST = 6;
/** First names and titles before a last name. */
const MOST_BEFORE = 3;
const MOST_PLACES = 40;

const capital = (reading: Reading, i: number): boolean => isCapital(reading.text.charCodeAt(reading.starts[i] as number));
const isCapital = (code: number): boolean => code >= 65 && code <= 90;

/** Short names of evidence that was asked before. */
const known = new WeakMap<Places, ReadonlyMap<string, number>>();

/** For words of the claim that nothing answers to (`open`): where the evidence has their name in another shape. */
export function otherShapes(claim: Reading, open: ReadonlySet<number>, places: Places): ReadonlyMap<number, Hit> {
  const found = new Map<number, Hit>();
  if (open.size === 0) return found;
  for (const i of open) {
    const at = shortened(claim, i, places) ?? surnamed(claim, i, open, places);
    if (at !== undefined) found.set(i, { at, strength: SHAPE });
  }
  const short = known.get(places) ?? shortNames(places.reading);
  known.set(places, short);
  if (short.size > 0) initialled(claim, open, short, found);
  return found;
}

/** "S." where the claim has "Staphylococcus", before the same word. */
function shortened(claim: Reading, i: number, { byForm, formBefore, reading }: Places): number | undefined {
  const next = claim.words[i + 1];
  if (next === undefined || !capital(claim, i)) return undefined;
  const letter = (claim.words[i] as Word).text.charAt(0);
  let steps = 0;
  for (let at = byForm.get(next.form) ?? -1; at > 0 && steps < MOST_PLACES; at = formBefore[at] as number) {
    steps += 1;
    if (reading.words[at - 1]?.text === letter && capital(reading, at - 1)) return at - 1;
  }
  return undefined;
}

/** The last name alone. */
function surnamed(claim: Reading, i: number, open: ReadonlySet<number>, places: Places): number | undefined {
  if (!capital(claim, i) || claim.capital[i] === 2 || OTHER_PLACE.has((claim.words[i] as Word).text)) return undefined;
  const goesOn = (k: number): boolean => k < claim.words.length && capital(claim, k) && claim.breaks[k] === 0;
  let last = i + 1;
  while (open.has(last) && goesOn(last)) last += 1;
  const surname = claim.words[last];
  if (surname === undefined || last > i + MOST_BEFORE || !goesOn(last) || goesOn(last + 1)) return undefined;
  if (!surname.content || surname.cues & CUE.number) return undefined;
  const { byForm, formBefore } = places;
  let place: number | undefined;
  let steps = 0;
  for (let at = byForm.get(surname.form) ?? -1; at >= 0 && steps < MOST_PLACES; at = formBefore[at] as number) {
    steps += 1;
    if (!standsAlone(places.reading, at)) return undefined;
    place = at;
  }
  return place;
}

/** Whether a word begins with a capital and no part of a name stands beside it. */
function standsAlone(reading: Reading, at: number): boolean {
  if (!capital(reading, at)) return false;
  const joined = (a: number, b: number): boolean => reading.sentence[a] === reading.sentence[b] && reading.breaks[b] === 0;
  if (at + 1 < reading.words.length && joined(at, at + 1) && capital(reading, at + 1)) return false;
  const before = reading.words[at - 1];
  return before === undefined || !joined(at - 1, at) || !capital(reading, at - 1) || !before.content;
}

/** Short names of the evidence by their letters: "TFEB", "mTECs", "US", "U.S.". */
function shortNames(reading: Reading): Map<string, number> {
  const out = new Map<string, number>();
  const { text, words, starts, ends } = reading;
  for (let i = 0; i < words.length; i += 1) {
    const start = starts[i] as number;
    const end = ends[i] as number;
    let letters = '';
    if (end === start + 1) {
      for (let at = i; at < words.length && ends[at] === (starts[at] as number) + 1 && capital(reading, at); at += 1) {
        if (text.charCodeAt(ends[at] as number) !== 46 || (at > i && starts[at] !== (ends[at - 1] as number) + 1)) break;
        letters += (words[at] as Word).text;
      }
    } else if (end - start <= LONGEST + 1) {
      const raw = text.slice(start, end);
      letters = raw.length > 3 && raw.endsWith('s') ? raw.slice(0, -1) : raw;
      let capitals = 0;
      for (let k = 0; k < letters.length; k += 1) if (isCapital(letters.charCodeAt(k))) capitals += 1;
      if (capitals < 2 || (capitals < 3 && letters.length > 2 && (words[i] as Word).row >= 0)) continue;
    }
    letters = letters.toLowerCase();
    if (letters.length >= SHORTEST && letters.length <= LONGEST && !out.has(letters)) out.set(letters, i);
  }
  return out;
}

/** Runs of the claim whose first letters make a short name of the evidence; a short name within the run counts with all its letters. */
function initialled(claim: Reading, open: ReadonlySet<number>, short: ReadonlyMap<string, number>, found: Map<number, Hit>): void {
  for (const i of open)
    for (let from = Math.max(0, i - LONGEST + 1); from <= i; from += 1) {
      let letters = '';
      for (let to = from; to < claim.words.length && to < from + LONGEST; to += 1) {
        const { text } = claim.words[to] as Word;
        letters += claim.capital[to] === 2 && text.length <= 3 ? text : text.charAt(0);
        if (to < i || to === from || letters.length < SHORTEST) continue;
        if (letters.length === SHORTEST && !(capital(claim, from) && capital(claim, to))) continue;
        const at = short.get(letters);
        if (at === undefined) continue;
        for (let k = from; k <= to; k += 1) if (open.has(k) && !found.has(k)) found.set(k, { at, strength: SHAPE });
      }
    }
}
