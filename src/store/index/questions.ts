/**
 * What an index can be asked, as questions to whatever holds it: a file answers at once, tables behind a network later, and both carry
 * out the same steps, so that they cannot give different answers. Hits found by the hash of a key are believed only when the record
 * itself bears the key.
 */
import type { CslItem } from '../../model/csl.ts';
import type { HeldItem } from '../../model/source.ts';
import { allIdentifierKeys, identifierKeys, titleKey, titlesOf } from '../../text/keys.ts';
import { likened, likeness } from '../../text/likeness.ts';
import { numberedText, placeOf, sameNumber, statedNumber, type WorkNumber, workNumbers } from '../../text/work-numbers.ts';
import { orcidsOf } from '../build-keys.ts';
import { askKeys, askLists, askRecords, type Searching } from './asks.ts';
import { noticeKeys } from './notices.ts';
import type { IndexSearch } from './search.ts';

export type Scheme = Parameters<typeof identifierKeys>[0];

/** Records with one title that are given at most; whoever has more to go by searches with authors and year. */
const MOST_ALIKE = 500;
/** Records read of one person: enough to know every name they publish under. */
const MOST_OF_ONE = 200;

/** Records under any of these keys that bear it, each once, in the order of the keys and then of the index; at most so many of each. */
function* bearing(keys: readonly string[], most: number, bears: (item: HeldItem) => boolean): Searching<readonly HeldItem[]> {
  if (keys.length === 0) return [];
  const entries = (yield* askKeys(keys)).filter((entry) => entry !== null);
  if (entries.length === 0) return [];
  const lists = yield* askLists(entries, most);
  const numbers = new Set<number>();
  for (const list of lists) for (let at = 0; at < list.length; at += 1) numbers.add(list[at] ?? 0);
  const { record } = yield* askRecords([...numbers]);
  return [...numbers].map(record).filter(bears);
}

/** Each record once, also where the index holds it twice. */
function once(items: readonly HeldItem[]): readonly HeldItem[] {
  return items.length < 2 ? items : [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** Records of an identifier, in any spelling. */
export function* identified(scheme: Scheme, value: string): Searching<readonly HeldItem[]> {
  const keys = identifierKeys(scheme, value);
  return once(yield* bearing(keys, MOST_ALIKE, (item) => allIdentifierKeys(item).some((key) => keys.includes(key))));
}

/** Records with exactly this title once folded. */
export function* titled(title: string): Searching<readonly HeldItem[]> {
  const key = titleKey(title);
  return key === '' ? [] : yield* bearing([`t:${key}`], MOST_ALIKE, (item) => titlesOf(item).includes(key));
}

/** Records that state this ORCID iD beside a name. */
export function* ofPerson(orcid: string): Searching<readonly HeldItem[]> {
  return yield* bearing([`o:${orcid}`], MOST_OF_ONE, (item) => orcidsOf(item).includes(orcid));
}

/** Records that speak of the works with these keys: notices, comments, replies. */
export function* speakingOf(keys: readonly string[]): Searching<readonly HeldItem[]> {
  return yield* bearing(keys, MOST_ALIKE, (item) => noticeKeys(item).some((key) => keys.includes(key)));
}

/** Numbers by which a law, a decision, a standard is asked for. */
const numbersOf = (item: CslItem): readonly WorkNumber[] => workNumbers(`${statedNumber(item)} ; ${placeOf(item)}`);

const numbered = (asked: readonly WorkNumber[], item: HeldItem): boolean =>
  asked.length > 0 && workNumbers(numberedText(item)).some((own) => asked.some((one) => sameNumber(one, own)));

/** Records like a description, best first, at most `limit`. A number names the work: what is only like the description stands behind. */
export function* alike(search: IndexSearch, fields: CslItem, limit: number): Searching<readonly HeldItem[]> {
  if (limit <= 0) return [];
  const found = yield* search.find(fields, limit);
  const asked = numbersOf(fields);
  const keys = [...new Set(asked.map(({ key }) => `c:${key}`))];
  const named = yield* bearing(keys, MOST_ALIKE, (item) => numbered(asked, item));
  return named.length === 0 ? found : once([...named, ...found]).slice(0, limit);
}

/** What several parts of an index found for one description, in one order: named by number, then by likeness, then as they came. */
export function inOneOrder(fields: CslItem, items: readonly HeldItem[], limit: number): readonly HeldItem[] {
  const cited = likened(fields);
  const asked = numbersOf(fields);
  return items
    .map((item, at) => ({ item, at, named: numbered(asked, item), like: likeness(cited, likened(item)) }))
    .sort((a, b) => Number(b.named) - Number(a.named) || b.like - a.like || a.at - b.at)
    .slice(0, limit)
    .map(({ item }) => item);
}
