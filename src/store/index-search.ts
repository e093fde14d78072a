/**
 * Finds the records most like a description. Each key of the description (a word of the title, first author and year, volume
 * and page) votes for the records that bear it, with the weight of its rarity (Sparck Jones 1972); rare keys vote first and
 * frequent ones only while there is budget, so that the cost stays flat as the index grows. The best voted are read and put
 * in order of likeness. A misspelt word votes for nothing by itself; only when no candidate is close are the long words
 * looked up with one letter dropped, which finds every word one slip away.
 */
import { distance } from 'fastest-levenshtein';
import type { CslItem } from '../model/csl.ts';
import {
  authorYearKeys,
  authorYearWordKeys,
  droppedLetters,
  findingWords,
  hashKey,
  spellable,
  titleKey,
  titlesOf,
  volumePageKey,
  wordPairs,
  yearOf,
} from '../text/keys.ts'; // prettier-ignore
import { likened, likeness } from '../text/likeness.ts';
import type { IndexPages, KeyEntry } from './index-pages.ts';

/** Votes counted for one search before frequent words are left out. */
const VOTES = 8_000;
/** Votes counted when nothing close was found with those. */
const VOTES_AGAIN = 30_000;
/** Records that are read and compared: the best voted, and more only when none of these is close. */
const READ_FIRST = 14;
const READ = 40;
/** Records read in any case, and how unlike the next one must be to stop when one is as good as the citation itself. */
const READ_LEAST = 5;
const SETTLED = 0.97;
const UNLIKE = 0.5;
/** Above this likeness nobody looks for misspellings. */
const CLOSE = 0.86;
/** Years on either side of the cited one under which the first author is looked for. */
const YEARS_APART = 1;
/** From so many words on it is no title but a whole printed line: the pairs of the title in it find the record. */
const LINE_WORDS = 24;
const MOST_MISSPELT = 6;
/** Words tried as the right spelling of one misspelt word. */
const MOST_SPELLINGS = 4;

/** Counts votes per record: open addressing over fixed arrays, emptied after each search. */
class Votes {
  /** Twice the votes of a search, so that the table stays half empty; small enough for the processor's own memory. */
  private readonly size = 1 << 16;
  private readonly owners = new Int32Array(this.size).fill(-1);
  private readonly sums = new Float32Array(this.size);
  private readonly touched = new Int32Array(this.size >> 1);
  private count = 0;

  add(record: number, weight: number): void {
    let at = (Math.imul(record, 0x9e3779b1) >>> 16) & (this.size - 1);
    while (this.owners[at] !== record) {
      if (this.owners[at] === -1) {
        if (this.count >= this.touched.length) return;
        this.owners[at] = record;
        this.sums[at] = 0;
        this.touched[this.count++] = at;
        break;
      }
      at = (at + 1) & (this.size - 1);
    }
    this.sums[at] = (this.sums[at] ?? 0) + weight;
  }

  /** The records with most votes, most first; among equals the smaller number first. */
  top(most: number): number[] {
    const held: { record: number; sum: number }[] = [];
    let least = 0;
    for (let i = 0; i < this.count; i += 1) {
      const at = this.touched[i] ?? 0;
      const sum = this.sums[at] ?? 0;
      if (held.length >= most * 4 && sum <= least) continue;
      held.push({ record: this.owners[at] ?? 0, sum });
      if (held.length >= most * 8) {
        held.sort((a, b) => b.sum - a.sum || a.record - b.record);
        held.length = most * 4;
        least = held.at(-1)?.sum ?? 0;
      }
    }
    held.sort((a, b) => b.sum - a.sum || a.record - b.record);
    return held.slice(0, most).map(({ record }) => record);
  }

  clear(): void {
    for (let i = 0; i < this.count; i += 1) this.owners[this.touched[i] ?? 0] = -1;
    this.count = 0;
  }
}

interface Key {
  readonly entry: KeyEntry;
  readonly weight: number;
}

interface Scored {
  readonly number: number;
  readonly item: CslItem;
  readonly likeness: number;
}

/** Searches one index. Holds only scratch space between calls. */
export class IndexSearch {
  private readonly pages: IndexPages;
  private readonly votes = new Votes();

  constructor(pages: IndexPages) {
    this.pages = pages;
  }

  /** Records most like the description, best first, at most `limit`; equal ones in the order of the index. */
  find(fields: CslItem, limit: number): readonly CslItem[] {
    const cited = likened(fields);
    const titles = titlesOf(fields);
    const words = findingWords(titles.join(' '));
    const read = new Map<number, Scored>();
    let close = false;
    let settled = false;
    const rank = (keys: readonly Key[], budget: number, most: number): void => {
      this.poll(keys, budget);
      for (const number of this.votes.top(Math.max(most, limit))) {
        if (read.has(number)) continue;
        const item = this.pages.record(number);
        const like = likeness(cited, likened(item));
        close ||= like >= CLOSE;
        settled ||= like >= SETTLED;
        read.set(number, { number, item, likeness: like });
        // Once the work itself is held, its other records come next by votes; behind them stand only other works.
        if (settled && read.size >= READ_LEAST && like < UNLIKE) break;
      }
      this.votes.clear();
    };
    const line = words.length >= LINE_WORDS;
    const found = (line ? [] : words).map((word) => ({ word, entry: this.pages.find(hashKey(`w:${word}`)) }));
    const keys = [...this.keys(found.map(({ entry }) => entry)), ...this.otherKeys(fields, titles)];
    rank(keys, VOTES, READ_FIRST);
    if (!close && !line) rank([...keys, ...this.respelt(found)], VOTES_AGAIN, READ);
    return [...read.values()]
      .sort((a, b) => b.likeness - a.likeness || a.number - b.number)
      .slice(0, limit)
      .map(({ item }) => item);
  }

  private weigh(count: number): number {
    return Math.log(1 + this.pages.records / count);
  }

  private keys(entries: readonly (KeyEntry | null)[]): Key[] {
    return entries.filter((entry) => entry !== null).map((entry) => ({ entry, weight: this.weigh(entry.count) }));
  }

  /** Keys beside the words: whole title, first author with the years around, with the first word, volume and page. */
  private otherKeys(fields: CslItem, titles: readonly string[]): Key[] {
    const keys = titles.flatMap((title) => [`t:${title}`, ...wordPairs(findingWords(title)).map((pair) => `p:${pair}`)]);
    const year = yearOf(fields);
    if (year !== null) {
      keys.push(...authorYearWordKeys(fields, year, titles[0] ?? ''));
      for (let apart = -YEARS_APART; apart <= YEARS_APART; apart += 1) keys.push(...authorYearKeys(fields, year + apart));
    }
    const place = volumePageKey(fields);
    if (place !== null) keys.push(place);
    return this.keys([...new Set(keys)].map((key) => this.pages.find(hashKey(key))));
  }

  /** Lets keys vote, rarest first, while the votes last; the rarest always votes if it can. */
  private poll(keys: readonly Key[], budget: number): void {
    const sorted = [...keys].sort((a, b) => a.entry.count - b.entry.count || a.entry.place - b.entry.place);
    let cast = 0;
    for (const { entry, weight } of sorted) {
      if (cast + entry.count > (cast === 0 ? VOTES_AGAIN : budget)) break;
      const numbers = this.pages.numbers(entry);
      for (let i = 0; i < numbers.length; i += 1) this.votes.add(numbers[i] ?? 0, weight);
      cast += entry.count;
    }
  }

  /** Keys of the words that misspelt words may stand for. */
  private respelt(found: readonly { readonly word: string; readonly entry: KeyEntry | null }[]): Key[] {
    const doubtful = found.filter(({ word, entry }) => spellable(word) && (entry === null || entry.count <= 2)).slice(0, MOST_MISSPELT);
    const out: Key[] = [];
    for (const { word } of doubtful) out.push(...this.keys(this.spellings(word).map((right) => this.pages.find(hashKey(`w:${right}`)))));
    return out;
  }

  /** Words of the index one slip away from this one, most frequent first. */
  private spellings(word: string): readonly string[] {
    const near = new Map<string, number>();
    const consider = (candidate: string): void => {
      if (candidate === word || near.has(candidate)) return;
      const entry = this.pages.find(hashKey(`w:${candidate}`));
      if (entry !== null) near.set(candidate, entry.count);
    };
    const rests = droppedLetters(word);
    for (const rest of rests) consider(rest);
    for (const rest of [word, ...rests]) {
      const entry = this.pages.find(hashKey(`~:${rest}`));
      if (entry === null) continue;
      for (const number of this.pages.numbers(entry, 8)) {
        for (const title of titlesOf(this.pages.record(number)))
          for (const candidate of findingWords(title))
            if (Math.abs(candidate.length - word.length) <= 1 && distance(candidate, word) <= 2) consider(candidate);
      }
    }
    return [...near]
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, MOST_SPELLINGS)
      .map(([right]) => right);
  }
}

/** Folded titles of a record include this one. */
export const bearsTitle = (item: CslItem, title: string): boolean => titlesOf(item).includes(titleKey(title));
