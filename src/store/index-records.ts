/**
 * Reads the files an index is built from, one record at a time, however large they are: CSL-JSON lines or a CSL-JSON list,
 * plain or gzipped, told apart by their first bytes and not by their names. A line that is no record is reported with its
 * number and skipped. Other formats come in through readers that are handed over.
 */
import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { messageOf, StetError } from '../errors.ts';
import type { CslItem } from '../model/csl.ts';
import { cleanItem } from './index-clean.ts';

/** Gives the records of one file of a format that the store itself does not read. */
export type RecordReader = (path: string) => AsyncIterable<CslItem>;

/** A line or entry that gave no record. */
export interface SkippedRecord {
  readonly source: string;
  /** Number of the line or list element, from 1. */
  readonly line: number;
  readonly why: string;
}

/** What was read of one file; filled in while its records are taken. */
export interface SourceTally {
  readonly name: string;
  sha256: string;
  records: number;
  skipped: number;
  /** Bytes of the file read so far, for progress. */
  bytes: number;
}

/** A single record longer than this is damage. */
const LONGEST_LINE = 16 * 1024 * 1024;
const NEWLINE = 0x0a;

/** Size of a file in bytes; throws the error a person can act on when it is not there. */
export function sizeOf(path: string): number {
  try {
    const found = statSync(path);
    if (!found.isFile()) throw new StetError('unreadable-input', `${path} is not a file; name the files to build the index from.`);
    return found.size;
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    throw new StetError('not-found', `Cannot read ${path}: ${messageOf(thrown)}. Check the path.`, { cause: thrown });
  }
}

async function firstBytes(path: string): Promise<Buffer> {
  for await (const chunk of createReadStream(path, { end: 15 })) return chunk as Buffer;
  return Buffer.alloc(0);
}

/** Pieces of text of a list `[{…},{…}]` that are whole elements, split without parsing; strings and nesting are respected. */
export class ListSplitter {
  private pieces: Buffer[] = [];
  private size = 0;
  private depth = 0;
  private inString = false;
  private escaped = false;

  /** The elements that end within this chunk. */
  take(chunk: Buffer): Buffer[] {
    const out: Buffer[] = [];
    let start = this.depth > 1 ? 0 : -1;
    for (let i = 0; i < chunk.length; i += 1) {
      const byte = chunk[i];
      if (this.inString) {
        if (this.escaped) this.escaped = false;
        else if (byte === 0x5c) this.escaped = true;
        else if (byte === 0x22) this.inString = false;
      } else if (byte === 0x22) this.inString = true;
      else if (byte === 0x7b || byte === 0x5b) {
        this.depth += 1;
        if (this.depth === 2) start = i;
      } else if (byte === 0x7d || byte === 0x5d) {
        this.depth -= 1;
        if (this.depth === 1) {
          out.push(Buffer.concat([...this.pieces, chunk.subarray(Math.max(start, 0), i + 1)]));
          this.pieces = [];
          this.size = 0;
          start = -1;
        }
      }
    }
    if (this.depth > 1) this.keep(chunk.subarray(Math.max(start, 0)));
    return out;
  }

  /** Whether the list was closed. */
  get whole(): boolean {
    return this.depth <= 0 && !this.inString;
  }

  private keep(piece: Buffer): void {
    this.size += piece.length;
    if (this.size > LONGEST_LINE)
      throw new StetError('unreadable-input', 'A single list element is larger than 16 MB; this is no list of CSL-JSON records.');
    this.pieces.push(Buffer.from(piece));
  }
}

/** Lines of a byte stream without their line ends. A line longer than the limit is given as null. */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer | null> {
  let rest: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      const piece = chunk.subarray(start, end);
      yield size > LONGEST_LINE ? null : rest.length === 0 ? piece : Buffer.concat([...rest, piece]);
      rest = [];
      size = 0;
      start = end + 1;
    }
    if (start < chunk.length) {
      size += chunk.length - start;
      if (size <= LONGEST_LINE) rest.push(Buffer.from(chunk.subarray(start)));
      else rest = [];
    }
  }
  if (size > LONGEST_LINE) yield null;
  else if (rest.length > 0) yield Buffer.concat(rest);
}

async function* elementsOf(stream: AsyncIterable<Buffer>, path: string): AsyncGenerator<Buffer> {
  const splitter = new ListSplitter();
  for await (const chunk of stream) yield* splitter.take(chunk);
  if (!splitter.whole) throw new StetError('unreadable-input', `${path} ends in the middle of its list; it was cut short. Fetch it again.`);
}

/** The bytes of a file, unpacked if gzipped; hashes and counts the packed bytes as they pass. */
function unpacked(path: string, head: Buffer, tally: SourceTally): { readonly stream: AsyncIterable<Buffer>; readonly done: () => void } {
  const hash = createHash('sha256');
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  file.on('data', (chunk) => {
    hash.update(chunk);
    tally.bytes += chunk.length;
  });
  const done = (): void => {
    file.destroy();
    tally.sha256 = hash.digest('hex');
  };
  if (head[0] !== 0x1f || head[1] !== 0x8b) return { stream: file as AsyncIterable<Buffer>, done };
  const gunzip: Readable & NodeJS.WritableStream = createGunzip({ chunkSize: 256 * 1024 });
  file.on('error', (error) => gunzip.destroy(error));
  file.pipe(gunzip);
  return { stream: gunzip as AsyncIterable<Buffer>, done };
}

const PACKED: readonly (readonly [readonly number[], string])[] = [
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], 'xz'],
  [[0x28, 0xb5, 0x2f, 0xfd], 'zstd'],
  [[0x42, 0x5a, 0x68], 'bzip2'],
  [[0x50, 0x4b, 0x03, 0x04], 'zip'],
];

/** Every record of one file, shaped and in order. Throws when the file as a whole cannot be read. */
export async function* recordsOf(
  path: string,
  readers: Readonly<Record<string, RecordReader>>,
  tally: SourceTally,
  onSkipped: (skipped: SkippedRecord) => void,
): AsyncGenerator<CslItem> {
  const name = basename(path);
  const skip = (line: number, why: string): void => {
    tally.skipped += 1;
    onSkipped({ source: path, line, why });
  };
  const reader = readers[extname(path.replace(/\.gz$/i, '')).toLowerCase()];
  const head = await firstBytes(path);
  const packed = PACKED.find(([magic]) => magic.every((byte, i) => head[i] === byte));
  if (packed !== undefined)
    throw new StetError('unknown-media-type', `${path} is packed with ${packed[1]}; unpack it first, or pack it with gzip.`);
  const { stream, done } = unpacked(path, head, tally);
  let line = 0;
  try {
    if (reader !== undefined) {
      for await (const _ of stream); // The hash is over the file as it lies there.
      for await (const item of reader(path)) {
        line += 1;
        const clean = cleanItem(item, `${name}#${line}`);
        if (clean === null) skip(line, 'it has neither title, author nor identifier');
        else {
          tally.records += 1;
          yield clean;
        }
      }
      return;
    }
    const peeked = peek(stream);
    const parts = (await peeked.first()) === 0x5b ? elementsOf(peeked.stream, path) : linesOf(peeked.stream);
    for await (const bytes of parts) {
      line += 1;
      const item = bytes === null ? 'it is longer than 16 MB' : parsed(bytes, `${name}#${line}`);
      if (item === null) continue;
      if (typeof item === 'string') skip(line, item);
      else {
        tally.records += 1;
        yield item;
      }
    }
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    throw new StetError('unreadable-input', `${path} cannot be read to its end: ${messageOf(thrown)}. It may be damaged; fetch it again.`, {
      cause: thrown,
    });
  } finally {
    done();
  }
}

/** The item in the bytes of one line; a reason when there is none; null for an empty line. */
function parsed(bytes: Buffer, fallbackId: string): CslItem | string | null {
  const text = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trim();
  if (text === '') return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'it is not JSON';
  }
  return cleanItem(value, fallbackId) ?? 'it has neither title, author nor identifier';
}

/** Looks at the first byte that is no white space without taking it from the stream. */
function peek(source: AsyncIterable<Buffer>): {
  readonly first: () => Promise<number | undefined>;
  readonly stream: AsyncIterable<Buffer>;
} {
  const iterator = source[Symbol.asyncIterator]();
  const held: Buffer[] = [];
  const first = async (): Promise<number | undefined> => {
    for (;;) {
      const next = await iterator.next();
      if (next.done === true) return undefined;
      held.push(next.value);
      const found = next.value.find((byte, i) => byte > 0x20 && !(held.length === 1 && i < 3 && byte >= 0xbb));
      if (found !== undefined) return found;
    }
  };
  async function* whole(): AsyncGenerator<Buffer> {
    yield* held;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  }
  return { first, stream: { [Symbol.asyncIterator]: whole } };
}
