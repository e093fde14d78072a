/**
 * What a search of an index asks of whatever holds it: keys, lists of records, records, a few batches of each. The searching is told apart
 * from the answering, so that one search serves a file on this machine, which answers at once, and tables behind a network, which answer later.
 */
import type { HeldItem } from '../../model/source.ts';
import { hashKey } from '../../text/keys.ts';
import type { KeyEntry } from './pages.ts';

/** What a search wants to know of the container next. */
export type Ask =
  | { readonly ask: 'keys'; readonly hashes: readonly number[] }
  | { readonly ask: 'lists'; readonly entries: readonly KeyEntry[]; readonly most: number }
  | { readonly ask: 'records'; readonly numbers: readonly number[] };

/** What it is told; for each thing asked, in the order asked. */
export type Told =
  | { readonly told: 'keys'; readonly entries: readonly (KeyEntry | null)[] }
  | { readonly told: 'lists'; readonly lists: readonly ArrayLike<number>[] }
  | { readonly told: 'records'; readonly record: (number: number) => HeldItem; readonly title: (number: number) => string | undefined };

/** A search under way: asks, is told, and gives the records it found. */
export type Searching<Result> = Generator<Ask, Result, Told>;

const confused = (): Error => new Error('the container answered another question');

export function* askKeys(keys: readonly string[]): Searching<readonly (KeyEntry | null)[]> {
  const told = yield { ask: 'keys', hashes: keys.map(hashKey) };
  if (told.told !== 'keys') throw confused();
  return told.entries;
}

export function* askLists(entries: readonly KeyEntry[], most: number): Searching<readonly ArrayLike<number>[]> {
  const told = yield { ask: 'lists', entries, most };
  if (told.told !== 'lists') throw confused();
  return told.lists;
}

export function* askRecords(numbers: readonly number[]): Searching<Extract<Told, { told: 'records' }>> {
  const told = yield { ask: 'records', numbers };
  if (told.told !== 'records') throw confused();
  return told;
}
