/**
 * Builds a local bibliographic index out of files of records: streaming, in bounded memory, whole or not at all. Records that
 * look alike are all kept: whether two records are one work is a judgement, and it is not made here. The same records in the
 * same order give the same file but for the time in its manifest.
 */
import { createHash, type Hash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { messageOf, StetError } from '../errors.ts';
import type { CslItem } from '../model/csl.ts';
import type { IndexManifest, Progress } from '../model/ports.ts';
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
import { BLOCKS, ENTRY_BYTES, FORMAT, type Foot, HEAD_BYTES, headBytes, OFFSET_BYTES, REST, tailBytes } from './index-format.ts';
import { PairPiles, type SortedPile } from './index-pairs.ts';
import { encodePostings } from './index-postings.ts';
import { type RecordReader, recordsOf, type SkippedRecord, type SourceTally, sizeOf } from './index-records.ts';

export interface BuildOptions {
  /** Files to read, in order: CSL-JSON lines or a CSL-JSON list, plain or gzipped, and what `readers` can read. */
  readonly from: readonly string[];
  /** Path of the index to write. */
  readonly out: string;
  /** True when the index holds all there is in its scope, so that not being in it means something. */
  readonly declareComplete?: boolean;
  /** What it is complete for, in words. */
  readonly scope?: string;
  /** Name for logs and reports; else the file's name. */
  readonly name?: string;
  /** Readers of other formats by extension: `{ '.bib': readBib }`. */
  readonly readers?: Readonly<Record<string, RecordReader>>;
  readonly signal?: AbortSignal;
  readonly progress?: (progress: Progress) => void;
  /** Told of each line that gave no record. */
  readonly onSkipped?: (skipped: SkippedRecord) => void;
  /** Clock for the manifest; ISO, UTC. */
  readonly now?: () => string;
}

/** Words remembered as seen, so that misspellings are filed once per word; emptied when full. */
const WORDS_REMEMBERED = 400_000;
const WRITE_AT = 1 << 20;
const TELL_EVERY = 5000;

/** Appends to a file in large pieces and knows how far it is; hashes what passes, so that damage can be found later. */
class Appender {
  private pieces: Buffer[] = [];
  private held = 0;
  readonly digest = createHash('sha256');
  at = 0;
  private readonly fd: number;

  constructor(fd: number) {
    this.fd = fd;
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
    for (let done = 0; done < all.length; ) done += writeSync(this.fd, all, done);
    this.pieces = [];
    this.held = 0;
  }
}

/** Files every key of a record. */
function fileKeys(item: CslItem, record: number, piles: PairPiles, seen: Set<string>): void {
  for (const key of allIdentifierKeys(item)) piles.add(hashKey(key), record);
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

/** Writes one block (see index-format.ts) and gives its place. */
function writeBlock(out: Appender, { rests, records }: SortedPile): Foot['blocks'][number] {
  const lists = out.at;
  const entries = Buffer.allocUnsafe(rests.length * ENTRY_BYTES);
  const starts: number[] = [];
  let count = 0;
  const numbers = new Uint32Array(records.length);
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
  out.write(entries.subarray(0, count * ENTRY_BYTES));
  const directoryAt = out.at;
  out.write(directory);
  return [lists, entriesAt, count, directoryAt, buckets];
}

const stop = (signal: AbortSignal | undefined): void => {
  if (signal?.aborted === true) throw new StetError('interrupted', 'Building the index was interrupted; nothing was written.');
};

/** What the first pass leaves: where records lie and what was read. */
interface Written {
  readonly ends: number[];
  readonly hash: Hash;
  readonly tallies: SourceTally[];
}

async function writeRecords(options: BuildOptions, out: Appender, piles: PairPiles): Promise<Written> {
  const total = options.from.reduce((sum, path) => sum + sizeOf(path), 0);
  const hash = createHash('sha256');
  const ends: number[] = [];
  const seen = new Set<string>();
  const tallies: SourceTally[] = [];
  const tell = (): void => {
    const done = tallies.reduce((sum, { bytes }) => sum + bytes, 0);
    options.progress?.({ stage: 'index', done: Math.min(done, total), total, note: `${ends.length} records read` });
  };
  for (const path of options.from) {
    const tally: SourceTally = { name: basename(path), sha256: '', records: 0, skipped: 0, bytes: 0 };
    tallies.push(tally);
    for await (const item of recordsOf(path, options.readers ?? {}, tally, options.onSkipped ?? (() => {}))) {
      const bytes = Buffer.from(JSON.stringify(item), 'utf8');
      hash.update(bytes).update('\n');
      fileKeys(item, ends.length, piles, seen);
      out.write(bytes);
      ends.push(out.at);
      if (ends.length % TELL_EVERY === 0) {
        stop(options.signal);
        tell();
      }
    }
    stop(options.signal);
    tell();
  }
  return { ends, hash, tallies };
}

function writeOffsets(out: Appender, ends: readonly number[]): void {
  const offsets = Buffer.allocUnsafe((ends.length + 1) * OFFSET_BYTES);
  offsets.writeUIntLE(HEAD_BYTES, 0, OFFSET_BYTES);
  for (let i = 0; i < ends.length; i += 1) offsets.writeUIntLE(ends[i] ?? 0, (i + 1) * OFFSET_BYTES, OFFSET_BYTES);
  out.write(offsets);
}

async function writeAll(options: BuildOptions, fd: number, pairs: number): Promise<IndexManifest> {
  const out = new Appender(fd);
  const piles = new PairPiles(pairs);
  out.write(headBytes());
  const { ends, hash, tallies } = await writeRecords(options, out, piles);
  if (ends.length === 0) throw new StetError('empty-input', `No records in ${options.from.join(', ')}; an index needs at least one.`);
  const offsets = out.at;
  writeOffsets(out, ends);
  const blocks: Foot['blocks'][number][] = [];
  for (let block = 0; block < BLOCKS; block += 1) {
    if (block % 8 === 0) {
      options.progress?.({ stage: 'index', done: block, total: BLOCKS, note: `${ends.length} records, writing keys` });
      await new Promise((next) => setImmediate(next));
      stop(options.signal);
    }
    blocks.push(writeBlock(out, piles.sorted(block)));
  }
  const manifest: IndexManifest = {
    format: FORMAT,
    name: options.name ?? basename(options.out),
    hash: `sha256:${hash.digest('hex')}`,
    records: ends.length,
    builtAt: (options.now ?? (() => new Date().toISOString()))(),
    complete: options.declareComplete ?? false,
    ...(options.scope === undefined ? {} : { scope: options.scope }),
    sources: tallies.map(({ name, sha256, records, skipped }) => ({ name, sha256: `sha256:${sha256}`, records, skipped })),
  };
  out.flush();
  const footAt = out.at;
  const digest = `sha256:${out.digest.digest('hex')}`;
  const foot = Buffer.from(JSON.stringify({ manifest, offsets, blocks, digest } satisfies Foot), 'utf8');
  for (const bytes of [foot, tailBytes(footAt, foot.length)]) writeSync(fd, bytes);
  fsyncSync(fd);
  return manifest;
}

/**
 * Builds an index file. Lines that are no records are skipped, counted in the manifest and told to `onSkipped`.
 * Nothing appears at `out` until the whole index is on disk. Throws `not-found`, `unreadable-input`, `empty-input`,
 * `store-failed`, and `interrupted` when `signal` is aborted.
 */
export async function buildIndex(options: BuildOptions): Promise<IndexManifest> {
  if (options.from.length === 0) throw new StetError('usage', 'No files of records were named; say what to build the index from.');
  for (const path of options.from) sizeOf(path);
  const out = resolve(options.out);
  const part = `${out}.${process.pid}.part`;
  const pairs = `${out}.${process.pid}.pairs`;
  const open: number[] = [];
  try {
    open.push(openSync(part, 'w'), openSync(pairs, 'w+'));
    const manifest = await writeAll(options, open[0] ?? -1, open[1] ?? -1);
    renameSync(part, out);
    return manifest;
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    throw new StetError(
      'store-failed',
      `The index ${options.out} could not be written: ${messageOf(thrown)}. Check the folder and its free space.`,
      {
        cause: thrown,
      },
    );
  } finally {
    for (const fd of open) closeSync(fd);
    rmSync(part, { force: true });
    rmSync(pairs, { force: true });
  }
}
