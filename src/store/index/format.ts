/**
 * The layout of an index file, for those who write it and those who read it. One file, written front to back:
 *
 *   head      magic and format number
 *   records   the records as JSON, one after the other
 *   offsets   where each record begins, six bytes each, and where the last one ends
 *   blocks    256 of them, by the first byte of the key hash: lists of record numbers, entries in order of hash, directory
 *   foot      manifest and table of blocks as JSON, then its place, its length and the magic again
 *
 * An entry is the rest of the hash (5 bytes), how many records bear the key (4), and either the one record's number or where
 * the list begins within its block (4). The directory cuts the hash range into equal buckets of about eight entries, so that
 * a look-up reads two small pieces whether there are ten thousand records or a hundred million. All numbers little-endian.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { messageOf, StetError, whyUnread } from '../../errors.ts';
import type { IndexManifest } from '../../model/ports.ts';

export const FORMAT = 1;
export const BLOCKS = 256;
export const HEAD_BYTES = 16;
const TAIL_BYTES = 24;
export const ENTRY_BYTES = 13;
export const OFFSET_BYTES = 6;
/** The rest of a key hash once its block is known: 40 bits. */
export const REST = 2 ** 40;
const MAGIC = 'stet-idx';

export interface Foot {
  readonly manifest: IndexManifest;
  readonly offsets: number;
  /** For each block, where its lists, its entries, how many entries, where its directory, and how many buckets (a power of two). */
  readonly blocks: readonly (readonly [number, number, number, number, number])[];
  /** SHA-256 of everything before the foot. */
  readonly digest: string;
}

export function headBytes(): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(MAGIC, 'latin1');
  head.writeUInt32LE(FORMAT, 8);
  return head;
}

export function tailBytes(footAt: number, footLength: number): Buffer {
  const tail = Buffer.alloc(TAIL_BYTES);
  tail.writeUIntLE(footAt, 0, 6);
  tail.writeUIntLE(footLength, 6, 6);
  tail.writeUInt32LE(FORMAT, 12);
  tail.write(MAGIC, 16, 'latin1');
  return tail;
}

/** Bucket of a 40-bit rest among `buckets` equal ones. */
export function bucketOf(rest: number, buckets: number): number {
  return Math.floor((rest / REST) * buckets);
}

function isFoot(value: unknown): value is Foot {
  if (typeof value !== 'object' || value === null) return false;
  const foot = value as Partial<Record<keyof Foot, unknown>>;
  return (
    typeof foot.manifest === 'object' &&
    foot.manifest !== null &&
    typeof foot.offsets === 'number' &&
    Array.isArray(foot.blocks) &&
    foot.blocks.length === BLOCKS
  );
}

/**
 * Opens an index file and reads its foot; nothing else is loaded. Throws `not-found`, `index-version` or `index-unreadable`
 * with what to do about it.
 */
export function openIndexFile(path: string): { readonly fd: number; readonly foot: Foot } {
  let fd: number;
  try {
    fd = openSync(path, 'r');
  } catch (thrown) {
    throw new StetError(
      'not-found',
      `Cannot open the index ${path}: ${whyUnread(thrown)}. Build one with: stet index build --from RECORDS --out ${path}`,
      {
        cause: thrown,
      },
    );
  }
  try {
    return { fd, foot: readFoot(fd, path) };
  } catch (thrown) {
    closeSync(fd);
    if (thrown instanceof StetError) throw thrown;
    throw new StetError('index-unreadable', `The index ${path} cannot be read: ${messageOf(thrown)}. Build it again.`, { cause: thrown });
  }
}

/** What the last bytes of an open index file say; null when they are not the end of an index. */
export function tailOf(fd: number): { readonly footAt: number; readonly length: number } | null {
  const { size } = fstatSync(fd);
  if (size < HEAD_BYTES + TAIL_BYTES) return null;
  const tail = Buffer.alloc(TAIL_BYTES);
  readSync(fd, tail, 0, TAIL_BYTES, size - TAIL_BYTES);
  const footAt = tail.readUIntLE(0, 6);
  const length = tail.readUIntLE(6, 6);
  return tail.toString('latin1', 16, 24) === MAGIC && footAt + length + TAIL_BYTES === size ? { footAt, length } : null;
}

function readFoot(fd: number, path: string): Foot {
  const stat = fstatSync(fd);
  const notIndex = new StetError(
    'index-unreadable',
    `${path} is not a stet index. Build one with: stet index build --from RECORDS --out FILE`,
  );
  if (!stat.isFile() || stat.size < HEAD_BYTES) throw notIndex;
  const head = Buffer.alloc(HEAD_BYTES);
  readSync(fd, head, 0, HEAD_BYTES, 0);
  if (head.toString('latin1', 0, 8) !== MAGIC) throw notIndex;
  const format = head.readUInt32LE(8);
  if (format !== FORMAT)
    throw new StetError(
      'index-version',
      `The index ${path} has format ${format}; this version reads format ${FORMAT}. Build it again from its records.`,
    );
  const tail = tailOf(fd);
  const cut = new StetError('index-unreadable', `The index ${path} is cut short (${stat.size} bytes). Copy or build it again.`);
  if (tail === null) throw cut;
  const { footAt, length } = tail;
  const bytes = Buffer.alloc(length);
  readSync(fd, bytes, 0, length, footAt);
  const foot: unknown = JSON.parse(bytes.toString('utf8'));
  if (!isFoot(foot)) throw cut;
  return foot;
}
