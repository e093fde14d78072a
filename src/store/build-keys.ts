/**
 * What the builder of an index writes besides records: the keys of a record into the piles, and a block of the index out of a sorted
 * pile. Kept apart from the building itself, which reads sources and keeps its state.
 */
import { createHash } from 'node:crypto';
import { readSync, writeSync } from 'node:fs';
import type { HeldItem } from '../model/source.ts';
import {
  allIdentifierKeys,
  authorYearKeys,
  authorYearWordKeys,
  droppedLetters,
  findingWords,
  hashKey,
  spellable,
  titlesOf,
  volumePageKey,
  wordPairs,
  yearOf,
} from '../text/keys.ts'; // prettier-ignore
import { orcidOf } from '../text/orcid.ts';
import { NUMBERED, numberedText, workNumbers } from '../text/work-numbers.ts';
import { ENTRY_BYTES, type Foot, REST } from './index/format.ts';
import { noticeKeys } from './index/notices.ts';
import type { PairPiles, SortedPile } from './index/pairs.ts';
import { encodePostings } from './index/postings.ts';

/** Words remembered as seen, so that misspellings are filed once per word; emptied when full. */
const WORDS_REMEMBERED = 400_000;
const WRITE_AT = 1 << 20;

/** Appends to a file in large pieces and knows how far it is; hashes what passes, so that damage can be found later. */
export class Appender {
  private pieces: Buffer[] = [];
  private held = 0;
  readonly digest = createHash('sha256');
  at: number;
  private readonly fd: number;

  constructor(fd: number, at = 0) {
    this.fd = fd;
    this.at = at;
  }

  write(bytes: Buffer): void {
    this.pieces.push(bytes);
    this.held += bytes.length;
    this.at += bytes.length;
    if (this.held >= WRITE_AT) this.flush();
  }

  flush(): void {
    if (this.held === 0) return;
    const all = Buffer.concat(this.pieces);
    this.digest.update(all);
    const from = this.at - this.held;
    for (let done = 0; done < all.length; ) done += writeSync(this.fd, all, done, all.length - done, from + done);
    this.pieces = [];
    this.held = 0;
  }
}

/** Reads a file from its beginning in large pieces. */
export function* piecesOf(fd: number, bytes: number): Generator<Buffer> {
  for (let at = 0; at < bytes; ) {
    const piece = Buffer.allocUnsafe(Math.min(WRITE_AT, bytes - at));
    const got = readSync(fd, piece, 0, piece.length, at);
    if (got === 0) return;
    at += got;
    yield piece.subarray(0, got);
  }
}

/** ORCID iDs that a record states beside its people. */
export const orcidsOf = ({ author = [], editor = [] }: HeldItem): readonly string[] => [
  ...new Set([...author, ...editor].flatMap(({ ORCID }) => (ORCID === undefined ? [] : (orcidOf(ORCID) ?? [])))),
];

/** Files every key of a record. */
export function fileKeys(item: HeldItem, record: number, piles: PairPiles, seen: Set<string>): void {
  for (const key of allIdentifierKeys(item)) piles.add(hashKey(key), record);
  for (const key of noticeKeys(item)) piles.add(hashKey(key), record);
  for (const orcid of orcidsOf(item)) piles.add(hashKey(`o:${orcid}`), record);
  if (NUMBERED.has(item.type ?? '')) for (const { key } of workNumbers(numberedText(item))) piles.add(hashKey(`c:${key}`), record);
  const titles = titlesOf(item);
  const year = yearOf(item);
  const words = new Set<string>();
  for (const title of titles) {
    piles.add(hashKey(`t:${title}`), record);
    const own = findingWords(title);
    for (const word of own) words.add(word);
    for (const pair of wordPairs(own)) piles.add(hashKey(`p:${pair}`), record);
  }
  for (const word of words) {
    piles.add(hashKey(`w:${word}`), record);
    if (seen.has(word) || !spellable(word)) continue;
    if (seen.size >= WORDS_REMEMBERED) seen.clear();
    seen.add(word);
    for (const rest of droppedLetters(word)) piles.add(hashKey(`~:${rest}`), record);
  }
  if (year !== null) {
    for (const key of authorYearKeys(item, year)) piles.add(hashKey(key), record);
    for (const key of authorYearWordKeys(item, year, titles[0] ?? '')) piles.add(hashKey(key), record);
  }
  const place = volumePageKey(item);
  if (place !== null) piles.add(hashKey(place), record);
}

/** Writes one block (see `index/format.ts`) and gives its place. */
export function writeBlock(out: Appender, parts: Iterable<SortedPile>): Foot['blocks'][number] {
  const lists = out.at;
  const entries: Buffer[] = [];
  const starts: number[] = [];
  for (const part of parts) entries.push(writeLists(out, lists, part, starts));
  const count = starts.length;
  let buckets = 1;
  while (buckets * 8 < count) buckets *= 2;
  const directory = Buffer.alloc((buckets + 1) * 4);
  let bucket = 0;
  for (let i = 0; i < count; i += 1) {
    const own = Math.floor(((starts[i] ?? 0) / REST) * buckets);
    for (; bucket < own; ) directory.writeUInt32LE(i, ++bucket * 4);
  }
  for (; bucket < buckets; ) directory.writeUInt32LE(count, ++bucket * 4);
  const entriesAt = out.at;
  for (const piece of entries) out.write(piece);
  const directoryAt = out.at;
  out.write(directory);
  return [lists, entriesAt, count, directoryAt, buckets];
}

/** Writes the lists of some keys and gives their entries; the rests of their hashes go to `starts`. */
function writeLists(out: Appender, lists: number, { rests, records }: SortedPile, starts: number[]): Buffer {
  const entries = Buffer.allocUnsafe(rests.length * ENTRY_BYTES);
  const numbers = new Uint32Array(records.length);
  let count = 0;
  for (let i = 0; i < rests.length; ) {
    const rest = rests[i] ?? 0;
    let held = 0;
    for (; i < rests.length && rests[i] === rest; i += 1) {
      const record = records[i] ?? 0;
      if (held === 0 || numbers[held - 1] !== record) numbers[held++] = record;
    }
    let place = numbers[0] ?? 0;
    if (held > 1) {
      place = out.at - lists;
      out.write(encodePostings(numbers, 0, held));
    }
    const at = count * ENTRY_BYTES;
    entries.writeUIntLE(rest, at, 5);
    entries.writeUInt32LE(held, at + 5);
    entries.writeUInt32LE(place, at + 9);
    starts.push(rest);
    count += 1;
  }
  return entries.subarray(0, count * ENTRY_BYTES);
}
