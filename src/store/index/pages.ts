/**
 * Reads single pieces of an index file: the entry of a key, the list of records that bear it, a record. Two or three small
 * reads each, whatever the size of the file; the operating system keeps what is read often.
 */
import { fstatSync, readSync } from 'node:fs';
import { StetError } from '../../errors.ts';
import type { CslItem } from '../../model/csl.ts';
import { BLOCKS, bucketOf, ENTRY_BYTES, type Foot, OFFSET_BYTES } from './format.ts';
import { decodePostings } from './postings.ts';

/** A key that at least one record bears. */
export interface KeyEntry {
  /** How many records bear it. */
  readonly count: number;
  /** The record itself when there is one; else where the list begins in the file. */
  readonly place: number;
}

/** Directories no longer than this are kept once read; all of them together stay under 17 MB. */
const KEPT_DIRECTORY = 64 * 1024;
/** Offsets are kept page by page for indexes up to this size (24 MB); larger ones are read each time. */
const KEPT_RECORDS = 4_000_000;
const PAGE_RECORDS = 2048;
/** No single piece is larger; a length beyond it is damage, not a reason to reserve memory. */
const LARGEST = 1 << 28;
/** Most records bear lists shorter than this; they are read in one go. */
const FIRST_READ = 4096;

const TITLE = Buffer.from(',"title":"');
const OTHER_TITLE = Buffer.from('"title-short":');
const ORIGINAL_TITLE = Buffer.from('"original-title":');
/** Files up to this size are kept in memory once read, piece by piece; larger ones lie in the operating system's cache. */
const KEPT_FILE = 128 * 1024 * 1024;
const PAGE = 64 * 1024;
/** Records kept once read, twice over: about 10 MB with what is made of them. */
const REMEMBERED = 512;

/** The title in the bytes of a record; undefined when it bears another title besides, or none. */
export function titleWithin(raw: Buffer): string | undefined {
  if (raw.includes(OTHER_TITLE) || raw.includes(ORIGINAL_TITLE)) return undefined;
  const at = raw.indexOf(TITLE);
  if (at === -1) return undefined;
  let end = at + TITLE.length;
  while (end < raw.length && raw[end] !== 0x22) end += raw[end] === 0x5c ? 2 : 1;
  try {
    return JSON.parse(raw.toString('utf8', at + TITLE.length - 1, end + 1)) as string;
  } catch {
    return undefined;
  }
}

export class IndexPages {
  private readonly fd: number;
  private readonly foot: Foot;
  private readonly path: string;
  private readonly small = Buffer.allocUnsafe(FIRST_READ);
  private readonly offsets = new Map<number, Buffer>();
  private readonly directories: (Buffer | undefined)[] = [];

  private readonly size: number;
  private readonly pages: (Buffer | undefined)[] = [];
  /** Records read lately, and those read before them: whoever reads a list asks for the same ones again. */
  private lately = new Map<number, CslItem>();
  private before: ReadonlyMap<number, CslItem> = new Map();

  constructor(fd: number, foot: Foot, path: string) {
    this.size = fstatSync(fd).size;
    this.fd = fd;
    this.foot = foot;
    this.path = path;
  }

  get records(): number {
    return this.foot.manifest.records;
  }

  /** `length` bytes at `at`; a shared buffer when small, so take what is needed before reading again. */
  private bytes(at: number, length: number): Buffer {
    if (length < 0 || length > LARGEST) throw this.damaged('states an impossible length');
    if (this.size <= KEPT_FILE) return this.held(at, length);
    const target = length <= FIRST_READ ? this.small.subarray(0, length) : Buffer.allocUnsafe(length);
    const got = readSync(this.fd, target, 0, length, at);
    if (got < length) throw this.damaged(`ends before byte ${at + length}`);
    return target;
  }

  /** `length` bytes at `at` out of the pieces of the file that are held in memory. */
  private held(at: number, length: number): Buffer {
    if (at + length > this.size) throw this.damaged(`ends before byte ${at + length}`);
    const first = Math.floor(at / PAGE);
    const from = at - first * PAGE;
    if (from + length <= PAGE) return this.page(first).subarray(from, from + length);
    const out = Buffer.allocUnsafe(length);
    for (let done = 0; done < length; ) {
      const page = this.page(Math.floor((at + done) / PAGE));
      done += page.copy(out, done, (at + done) % PAGE, Math.min(PAGE, ((at + done) % PAGE) + length - done));
    }
    return out;
  }

  private page(number: number): Buffer {
    let page = this.pages[number];
    if (page === undefined) {
      page = Buffer.allocUnsafeSlow(Math.min(PAGE, this.size - number * PAGE));
      const got = readSync(this.fd, page, 0, page.length, number * PAGE);
      if (got < page.length) throw this.damaged(`ends before byte ${number * PAGE + page.length}`);
      this.pages[number] = page;
    }
    return page;
  }

  private damaged(how: string): StetError {
    return new StetError('index-unreadable', `The index ${this.path} is damaged: it ${how}. Copy or build it again.`);
  }

  /** The entry of a 48-bit key hash; null when no record bears it. */
  find(hash: number): KeyEntry | null {
    const block = Math.floor(hash / 2 ** 40);
    const rest = hash % 2 ** 40;
    const place = block < BLOCKS ? this.foot.blocks[block] : undefined;
    if (place === undefined) return null;
    const [lists, entries, , directory, buckets] = place;
    const [first, last] = this.bounds(block, directory, buckets, bucketOf(rest, buckets));
    if (last <= first) return null;
    const bucket = this.bytes(entries + first * ENTRY_BYTES, (last - first) * ENTRY_BYTES);
    for (let at = 0; at < bucket.length; at += ENTRY_BYTES) {
      const own = bucket.readUIntLE(at, 5);
      if (own < rest) continue;
      if (own > rest) return null;
      const count = bucket.readUInt32LE(at + 5);
      const where = bucket.readUInt32LE(at + 9);
      return { count, place: count === 1 ? where : lists + where };
    }
    return null;
  }

  /** Where the entries of a bucket begin and end. */
  private bounds(block: number, directory: number, buckets: number, bucket: number): readonly [number, number] {
    const length = (buckets + 1) * 4;
    if (length > KEPT_DIRECTORY) {
      const pair = this.bytes(directory + bucket * 4, 8);
      return [pair.readUInt32LE(0), pair.readUInt32LE(4)];
    }
    let kept = this.directories[block];
    if (kept === undefined) {
      kept = Buffer.from(this.bytes(directory, length));
      this.directories[block] = kept;
    }
    return [kept.readUInt32LE(bucket * 4), kept.readUInt32LE(bucket * 4 + 4)];
  }

  /** Numbers of the records that bear a key, ascending; at most `most` of them. */
  numbers(entry: KeyEntry, most = entry.count): Uint32Array {
    if (entry.count === 1) return Uint32Array.of(entry.place);
    if (entry.count > this.records) throw this.damaged('lists more records than it holds');
    const count = Math.min(entry.count, most);
    if (this.size <= KEPT_FILE) {
      const length = this.held(entry.place, 4).readUInt32LE(0);
      if (length > LARGEST) throw this.damaged('states an impossible length');
      return decodePostings(this.held(entry.place + 4, Math.min(length, count * 5)), count);
    }
    const guess = Math.min(FIRST_READ, 4 + entry.count * 5);
    const head = Buffer.allocUnsafe(guess);
    const got = readSync(this.fd, head, 0, guess, entry.place);
    const length = head.readUInt32LE(0);
    const bytes = 4 + length <= got ? head.subarray(4, 4 + length) : this.bytes(entry.place + 4, Math.min(length, count * 5));
    return decodePostings(bytes, count);
  }

  /** Where a record begins and ends. */
  private extent(number: number): readonly [number, number] {
    if (this.records > KEPT_RECORDS) {
      const pair = this.bytes(this.foot.offsets + number * OFFSET_BYTES, OFFSET_BYTES * 2);
      return [pair.readUIntLE(0, OFFSET_BYTES), pair.readUIntLE(OFFSET_BYTES, OFFSET_BYTES)];
    }
    const page = Math.floor(number / PAGE_RECORDS);
    let kept = this.offsets.get(page);
    if (kept === undefined) {
      const first = page * PAGE_RECORDS;
      const count = Math.min(PAGE_RECORDS, this.records - first) + 1;
      kept = Buffer.from(this.bytes(this.foot.offsets + first * OFFSET_BYTES, count * OFFSET_BYTES));
      this.offsets.set(page, kept);
    }
    const at = (number - page * PAGE_RECORDS) * OFFSET_BYTES;
    return [kept.readUIntLE(at, OFFSET_BYTES), kept.readUIntLE(at + OFFSET_BYTES, OFFSET_BYTES)];
  }

  /** The bytes of a record; a shared buffer when small. */
  raw(number: number): Buffer {
    const [start, end] = this.extent(number);
    if (number >= this.records) throw this.damaged(`names a record ${number} that it does not hold`);
    return this.bytes(start, end - start);
  }

  /** The title of a record, without reading the rest of it; undefined when it bears another title besides, or none. */
  title(number: number): string | undefined {
    return titleWithin(this.raw(number));
  }

  /** The record with this number; the same object as long as it is remembered, so that what is made of it can be remembered with it. */
  record(number: number): CslItem {
    const held = this.lately.get(number);
    if (held !== undefined) return held;
    const item = this.before.get(number) ?? this.parsed(number);
    if (this.lately.size >= REMEMBERED) {
      this.before = this.lately;
      this.lately = new Map();
    }
    this.lately.set(number, item);
    return item;
  }

  private parsed(number: number): CslItem {
    try {
      // Written by the builder out of a shaped item: its fields have the model's shapes.
      return JSON.parse(this.raw(number).toString('utf8')) as CslItem;
    } catch (thrown) {
      if (thrown instanceof StetError) throw thrown;
      throw this.damaged(`holds no record where record ${number} should lie`);
    }
  }
}
