/**
 * Finds the records most like a description. Each key of the description (a word of the title, first author and year, volume
 * and page) votes for the records that bear it, with the weight of its rarity (Sparck Jones 1972); rare keys vote first and
 * frequent ones only while there is budget, so that the cost stays flat as the index grows. The best voted are read and put
 * in order of likeness. A misspelt word votes for nothing by itself; only when no candidate is close are the long words
 * looked up with one letter dropped, which finds every word one slip away.
 * What is asked of the container (keys, lists, records) is asked in a few batches and told apart from the searching itself, so that one
 * search serves a file on this machine, which answers at once, and tables behind a network, which answer later.
 */
import { distance } from 'fastest-levenshtein';
import type { CslItem } from '../../model/csl.ts';
import type { HeldItem } from '../../model/source.ts';
import {
  authorYearKeys,
  authorYearWordKeys,
  droppedLetters,
  findingWords,
  spellable,
  titleKey,
  titlesOf,
  volumePageKey,
  wordPairs,
  yearOf,
} from '../../text/keys.ts'; // prettier-ignore
import { bestTitle, likened, likeness } from '../../text/likeness.ts';
import { askKeys, askLists, askRecords, type Searching } from './asks.ts';
import { originals } from './originals.ts';
import type { IndexPages, KeyEntry } from './pages.ts';
import { Votes } from './votes.ts';

/** Votes counted for one search before frequent words are left out. */
const VOTES = 8_000;
/** Votes counted when nothing close was found with those. */
const VOTES_AGAIN = 30_000;
/** Votes counted when the whole title is held by few records: whoever else is like the citation bears its rare words too. */
const VOTES_CERTAIN = 2_000;
const FEW = 5;
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

/** Of the further records only those with a title this like the cited one are read whole. */
const WORTH_READING = 0.5;
/** Records of a key of misspellings that are looked at for the right spelling. */
const SPELT_IN = 8;

interface Key {
  readonly entry: KeyEntry;
  readonly weight: number;
}

interface Scored {
  readonly number: number;
  readonly item: HeldItem;
  readonly likeness: number;
}

/** Searches one index of so many records. Holds only scratch space between calls. */
export class IndexSearch {
  private readonly records: number;
  private readonly votes: Votes;

  constructor(records: number) {
    this.records = records;
    this.votes = new Votes(records);
  }

  /** Records most like the description, best first, at most `limit`; equal ones in the order of the index. */
  *find(fields: CslItem, limit: number): Searching<readonly HeldItem[]> {
    const cited = likened(fields);
    const titles = titlesOf(fields);
    const words = findingWords(titles.join(' '));
    const line = words.length >= LINE_WORDS;
    const others = otherKeys(fields, titles);
    const asked = line ? [] : words.map((word) => `w:${word}`);
    const entries = yield* askKeys([...asked, ...others]);
    const keys = this.weighed(entries);
    const read = new Map<number, Scored>();
    let close = false;
    const certain = entries.some((entry, i) => entry !== null && entry.count <= FEW && others[i - asked.length]?.startsWith('t:') === true);
    const first = yield* this.poll(keys, certain ? VOTES_CERTAIN : VOTES, Math.max(READ_FIRST, limit));
    const near = yield* askRecords(first);
    let settled = false;
    for (const number of first) {
      const item = near.record(number);
      const like = likeness(cited, likened(item));
      close ||= like >= CLOSE;
      settled ||= like >= SETTLED;
      read.set(number, { number, item, likeness: like });
      // Once the work itself is held, its other records come next by votes; behind them stand only other works.
      if (settled && read.size >= READ_LEAST && like < UNLIKE) break;
    }
    if (!close && !line) {
      const doubtful = words.filter((word, i) => spellable(word) && (entries[i]?.count ?? 0) <= 2).slice(0, MOST_MISSPELT);
      const respelt = this.weighed(yield* askKeys((yield* spellings(doubtful)).map((right) => `w:${right}`)));
      const second = (yield* this.poll([...keys, ...respelt], VOTES_AGAIN, Math.max(READ, limit))).filter((number) => !read.has(number));
      const far = yield* askRecords(second);
      for (const number of second) {
        // Nearly all of these are other works: their titles tell, and the rest of them is not worth reading.
        const title = far.title(number);
        if (title !== undefined && bestTitle(cited.titles, [titleKey(title)]) < WORTH_READING) continue;
        const item = far.record(number);
        read.set(number, { number, item, likeness: likeness(cited, likened(item)) });
      }
    }
    const best = [...read.values()].sort((a, b) => b.likeness - a.likeness || a.number - b.number).map(({ item }) => item);
    const translated = close || line ? [] : (yield* originals(fields)).filter((item) => !best.includes(item));
    return [...best.slice(0, Math.max(1, limit - translated.length)), ...translated].slice(0, limit);
  }

  private weighed(entries: readonly (KeyEntry | null)[]): Key[] {
    return entries.filter((entry) => entry !== null).map((entry) => ({ entry, weight: Math.log(1 + this.records / entry.count) }));
  }

  /** Lets keys vote, rarest first, while the votes last; the rarest always votes if it can. Gives the records with most votes. */
  private *poll(keys: readonly Key[], budget: number, most: number): Searching<readonly number[]> {
    const sorted = [...keys].sort((a, b) => a.entry.count - b.entry.count || a.entry.place - b.entry.place);
    let cast = 0;
    const voting: Key[] = [];
    for (const key of sorted) {
      if (cast + key.entry.count > (cast === 0 ? VOTES_AGAIN : budget)) break;
      voting.push(key);
      cast += key.entry.count;
    }
    const lists = yield* askLists(
      voting.map(({ entry }) => entry),
      VOTES_AGAIN,
    );
    for (const [i, { weight }] of voting.entries()) this.votes.add(lists[i] ?? [], weight);
    const top = this.votes.top(most);
    this.votes.clear();
    return top;
  }
}

/** Keys beside the words: whole title, its pairs of words, first author with the years around, with the first word, volume and page. */
function otherKeys(fields: CslItem, titles: readonly string[]): readonly string[] {
  const keys = titles.flatMap((title) => [`t:${title}`, ...wordPairs(findingWords(title)).map((pair) => `p:${pair}`)]);
  const year = yearOf(fields);
  if (year !== null) {
    keys.push(...authorYearWordKeys(fields, year, titles[0] ?? ''));
    for (let apart = -YEARS_APART; apart <= YEARS_APART; apart += 1) keys.push(...authorYearKeys(fields, year + apart));
  }
  const place = volumePageKey(fields);
  if (place !== null) keys.push(place);
  return [...new Set(keys)];
}

/** Words of the index one slip away from these, for each the most frequent first. */
function* spellings(words: readonly string[]): Searching<readonly string[]> {
  if (words.length === 0) return [];
  const rests = words.map(droppedLetters);
  const forms = words.flatMap((word, i) => [word, ...(rests[i] ?? [])].map((rest) => ({ word, rest })));
  const filed = yield* askKeys(forms.map(({ rest }) => `~:${rest}`));
  const held = forms.flatMap(({ word }, i) => (filed[i] === null || filed[i] === undefined ? [] : [{ word, entry: filed[i] }]));
  const lists = yield* askLists(
    held.map(({ entry }) => entry),
    SPELT_IN,
  );
  const numbers = [...new Set(lists.flatMap((list) => Array.from(list).slice(0, SPELT_IN)))];
  const told = yield* askRecords(numbers);
  const near = new Map<string, Set<string>>(words.map((word, i) => [word, new Set(rests[i])]));
  for (const [i, { word }] of held.entries()) {
    for (const number of Array.from(lists[i] ?? []).slice(0, SPELT_IN))
      for (const title of titlesOf(told.record(number)))
        for (const candidate of findingWords(title))
          if (candidate !== word && Math.abs(candidate.length - word.length) <= 1 && distance(candidate, word) <= 2)
            near.get(word)?.add(candidate);
  }
  const candidates = [...near].flatMap(([word, own]) => [...own].map((candidate) => ({ word, candidate })));
  const counts = yield* askKeys(candidates.map(({ candidate }) => `w:${candidate}`));
  return words.flatMap((word) =>
    candidates
      .flatMap((one, i) =>
        one.word === word && (counts[i] ?? null) !== null ? [{ right: one.candidate, count: counts[i]?.count ?? 0 }] : [],
      )
      .sort((a, b) => b.count - a.count || (a.right < b.right ? -1 : 1))
      .slice(0, MOST_SPELLINGS)
      .map(({ right }) => right),
  );
}

/** Carries a question out on a file of this machine. */
export function askPages<Result>(pages: IndexPages, searching: Searching<Result>): Result {
  let step = searching.next();
  while (step.done !== true) {
    const { value } = step;
    switch (value.ask) {
      case 'keys':
        step = searching.next({ told: 'keys', entries: value.hashes.map((hash) => pages.find(hash)) });
        break;
      case 'lists':
        step = searching.next({ told: 'lists', lists: value.entries.map((entry) => pages.numbers(entry, value.most)) });
        break;
      case 'records':
        step = searching.next({ told: 'records', record: (number) => pages.record(number), title: (number) => pages.title(number) });
    }
  }
  return step.value;
}
