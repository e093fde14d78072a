/**
 * How like two descriptions of a work are, as one number for putting candidates in order. It never decides anything: whether
 * a title or a name agrees is judged elsewhere, with its reasons. Titles are compared in the order of their words, so that
 * "A on B" and "B on A" stay apart; a missing field speaks neither for nor against.
 */
import type { CslItem, CslName } from '../model/csl.ts';
import { edits } from './edits.ts';
import { fold } from './fold.ts';
import { firstPage, titlesOf, yearOf } from './keys.ts';
import { coarseLetters, isCyrillic, looksRendered } from './transliterated.ts';

/** Names of people, folded. */
export interface People {
  /** For each person the words of the name, those of the family name alone when it is known. */
  readonly each: readonly (readonly string[])[];
  /** All these words. */
  readonly all: ReadonlySet<string>;
}

/** What is compared of an item, folded once. */
export interface Likened {
  readonly titles: readonly string[];
  /** Authors, else editors; at most 40. */
  readonly people: People;
  readonly year: number | null;
  readonly volume: string | null;
  readonly page: string | null;
  readonly venue: string;
}

const MOST_PEOPLE = 40;

const personWords = (name: CslName): readonly string[] =>
  fold(`${name.family ?? name.literal ?? ''} ${name.family === undefined ? '' : (name.given ?? '')}`)
    .split(' ')
    .filter((word) => word.length > 1);

/** Folding is most of the work of comparing, and one record is compared several times: remembered as long as the item itself lives. */
const folded = new WeakMap<CslItem, Likened>();

/** Folds what is compared of an item. */
export function likened(item: CslItem): Likened {
  let held = folded.get(item);
  if (held === undefined) {
    held = fromItem(item);
    folded.set(item, held);
  }
  return held;
}

/** A Cyrillic title, and one that looks like a rendering of such, as both are spelt for comparing. */
const inOneSpelling = (title: string | undefined): readonly string[] =>
  title !== undefined && (isCyrillic(title) || looksRendered(title)) ? [coarseLetters(title)] : [];

function fromItem(item: CslItem): Likened {
  const people = item.author?.length ? item.author : (item.editor ?? []);
  const each = people.slice(0, MOST_PEOPLE).map(personWords);
  return {
    titles: [...titlesOf(item), ...inOneSpelling(item.title)],
    people: { each, all: new Set(each.flat()) },
    year: yearOf(item),
    volume: item.volume ?? null,
    page: firstPage(item.page),
    venue: fold(item['container-title'] ?? item.publisher ?? ''),
  };
}

/** Shortest title, in letters, that counts as the head or a part of a longer one. */
const HEAD = 15;
/** Shortest that is looked for within a longer one when spaces are left out. */
const WHOLE = 24;

/**
 * Two folded titles: 1 when equal, else 1 − edits / longer length; a title that is the head of the other (its subtitle left
 * out) counts .9 or more, one that lies whole inside the other (a string read with its surroundings) .8 or more.
 */
export function titleLikeness(a: string, b: string): number {
  if (a === b) return a === '' ? 0 : 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short === '') return 0;
  const share = short.length / long.length;
  if (short.length >= HEAD && share < 1) {
    if (long.startsWith(short) && long[short.length] === ' ') return Math.max(0.9 + 0.1 * share, 0.9);
    const at = long.indexOf(short);
    // Lines that were broken within words ("relatedquantum", "uncon scious") still hold the title once spaces are left out.
    if (at === -1 && share < 0.8 && short.length >= WHOLE && long.replaceAll(' ', '').includes(short.replaceAll(' ', ''))) return 0.8;
    if (at > 0 && long[at - 1] === ' ' && (long[at + short.length] ?? ' ') === ' ') return 0.8 + 0.1 * share;
  }
  // However they overlap, titles of such unequal length cannot come near; the edits are not worth counting.
  if (share < 0.5) return share * 0.5;
  return 1 - edits(short, long) / long.length;
}

/** Counting edits is the dearest part of comparing, and searching, grouping and ranking all want it of the same titles: remembered as long as the list of titles itself lives. */
const compared = new WeakMap<readonly string[], Map<string, number>>();

/** Best likeness of any title of the one to any of the other. */
export function bestTitle(a: readonly string[], b: readonly string[]): number {
  let held = compared.get(a);
  if (held === undefined) {
    held = new Map();
    compared.set(a, held);
  }
  let best = 0;
  for (const other of b) {
    let own = held.get(other);
    if (own === undefined) {
      own = 0;
      for (const one of a) own = Math.max(own, titleLikeness(one, other));
      held.set(other, own);
    }
    best = Math.max(best, own);
  }
  return best;
}

const shares = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((word, i) => (i === 0 || word.length > 2) && b.includes(word));

/** 0..1: half for the first name being the first there, half for the share of cited names that occur; null when either has none. */
export function peopleLikeness(cited: People, found: People): number | null {
  const [first] = cited.each;
  const [foundFirst] = found.each;
  if (first === undefined || foundFirst === undefined) return null;
  let held = 0;
  for (const words of cited.each) if (words.some((word, i) => (i === 0 || word.length > 2) && found.all.has(word))) held += 1;
  return (shares(first, foundFirst) ? 0.5 : 0) + (0.5 * held) / cited.each.length;
}

const TITLE = 0.6;
const PEOPLE = 0.25;
const YEAR = 0.07;
const PLACE = 0.08;

/** 0..1, how like the cited description a found one is. */
export function likeness(cited: Likened, found: Likened): number {
  let weight = 0;
  let sum = 0;
  if (cited.titles.length > 0 && found.titles.length > 0) {
    weight += TITLE;
    sum += TITLE * bestTitle(cited.titles, found.titles);
  }
  const people = peopleLikeness(cited.people, found.people);
  if (people !== null) {
    weight += PEOPLE;
    sum += PEOPLE * people;
  }
  if (cited.year !== null && found.year !== null) {
    const apart = Math.abs(cited.year - found.year);
    weight += YEAR;
    sum += YEAR * (apart === 0 ? 1 : apart === 1 ? 0.7 : apart <= 3 ? 0.3 : 0);
  }
  if (cited.page !== null && found.page !== null) {
    weight += PLACE;
    const volume = cited.volume !== null && cited.volume === found.volume;
    sum += PLACE * (cited.page === found.page ? (volume ? 1 : 0.7) : volume ? 0.3 : 0);
  }
  // What rests on little is worth less: a year that agrees is no likeness.
  return weight === 0 ? 0 : (sum / weight) * Math.min(1, 0.4 + weight);
}
