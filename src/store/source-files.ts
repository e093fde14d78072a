/**
 * The bytes an index is built from, whatever they are packed in: files, folders of files (in order of name), tar archives; plain,
 * gzip, zstd or xz, one within the other, told apart by their first bytes and not by their names. Everything streams: no file is
 * unpacked to disk and none is held whole.
 */
import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StetError, whyUnread } from '../errors.ts';

/** What was read of one file; filled in while its bytes are taken. */
export interface FileTally {
  sha256: string;
  /** Bytes of the file, as it lies there, read so far. */
  bytes: number;
}

/** One stream of unpacked bytes. */
export interface Stream {
  /** Name of the file, or of the entry within an archive. */
  readonly name: string;
  readonly bytes: AsyncIterable<Buffer>;
}

const CHUNK = 256 * 1024;
const BLOCK = 512;
/** Files within a folder that are never records. */
const ASIDE = /^\.|^(?:manifest(?:\.json)?|_SUCCESS|README.*|LICEN[CS]E.*|.*\.(?:md|txt|pdf|dtd|rng|rnc|xsd|sha256|md5|crc|part))$/i;

function statOf(path: string): Stats {
  try {
    return statSync(path);
  } catch (thrown) {
    throw new StetError('not-found', `Cannot read ${path}: ${whyUnread(thrown)}. Check the path.`, { cause: thrown });
  }
}

/** The files a path stands for: itself, or all within a folder, in order of their paths. */
export function filesOf(path: string): readonly { readonly path: string; readonly size: number; readonly modified: number }[] {
  const found = statOf(path);
  if (found.isFile()) return [{ path, size: found.size, modified: Math.floor(found.mtimeMs) }];
  if (!found.isDirectory())
    throw new StetError('unreadable-input', `${path} is neither a file nor a folder; name the files to build the index from.`);
  const inside = readdirSync(path, { withFileTypes: true })
    .filter((entry) => (entry.isFile() || entry.isDirectory()) && !ASIDE.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesOf(join(path, entry.name)));
  if (inside.length === 0) throw new StetError('empty-input', `${path} is a folder without files of records.`);
  return inside;
}

/** Puts pieces before the rest of what an iterator gives. */
async function* after(first: readonly Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* first;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** Looks at the first `least` bytes of a stream, or all if it is shorter, without taking them. */
export async function peeked(
  bytes: AsyncIterable<Buffer>,
  least: number,
): Promise<{ readonly head: Buffer; readonly bytes: AsyncIterable<Buffer> }> {
  const iterator = bytes[Symbol.asyncIterator]();
  const held: Buffer[] = [];
  let size = 0;
  while (size < least) {
    const next = await iterator.next();
    if (next.done === true) break;
    held.push(next.value);
    size += next.value.length;
  }
  return { head: held.length === 1 ? (held[0] ?? Buffer.alloc(0)) : Buffer.concat(held), bytes: after(held, iterator) };
}

const starts = (head: Buffer, magic: readonly number[]): boolean => magic.every((byte, i) => head[i] === byte);
const GZIP = [0x1f, 0x8b];
const ZSTD = [0x28, 0xb5, 0x2f, 0xfd];
const XZ = [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00];
const UNREAD: readonly (readonly [readonly number[], string])[] = [
  [[0x42, 0x5a, 0x68], 'bzip2'],
  [[0x50, 0x4b, 0x03, 0x04], 'zip'],
  [[0x37, 0x7a, 0xbc, 0xaf], '7z'],
];

async function* gunzipped(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: CHUNK });
  const source = Readable.from(bytes, { objectMode: false });
  source.on('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  try {
    yield* gunzip as AsyncIterable<Buffer>;
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

async function* unzstd(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { Decompress } = await import('fzstd');
  let out: Buffer[] = [];
  const decoder = new Decompress((piece) => {
    // The decoder goes on writing into what it gave.
    if (piece.length > 0) out.push(Buffer.from(piece));
  });
  for await (const piece of bytes) {
    decoder.push(piece);
    yield* out;
    out = [];
  }
  decoder.push(new Uint8Array(0), true);
  yield* out;
}

async function* unxz(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  // A CommonJS module whose names Node itself does not see: what bundlers and loaders give by name it has under `default` alone.
  const module = await import('xz-decompress');
  const { XzReadableStream } = module.XzReadableStream === undefined ? module.default : module;
  const packed = Readable.toWeb(Readable.from(bytes, { objectMode: false })) as ReadableStream<Uint8Array>;
  const reader = new XzReadableStream(packed).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield Buffer.from(next.value);
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Unpacks a stream as often as it is packed. */
async function unpacked(
  bytes: AsyncIterable<Buffer>,
  name: string,
): Promise<{ readonly head: Buffer; readonly bytes: AsyncIterable<Buffer> }> {
  let open = await peeked(bytes, BLOCK);
  for (let layers = 0; layers < 3; layers += 1) {
    const { head } = open;
    const unread = UNREAD.find(([magic]) => starts(head, magic));
    if (unread !== undefined)
      throw new StetError('unknown-media-type', `${name} is packed with ${unread[1]}; unpack it first, or pack it with gzip, zstd or xz.`);
    const unpack = starts(head, GZIP) ? gunzipped : starts(head, ZSTD) ? unzstd : starts(head, XZ) ? unxz : null;
    if (unpack === null) return open;
    open = await peeked(unpack(open.bytes), BLOCK);
  }
  return open;
}

const isTar = (head: Buffer): boolean => head.length >= BLOCK && head.toString('latin1', 257, 262) === 'ustar';

/** Size field of a tar header: octal text, or a binary number when its first bit is set. */
function tarSize(header: Buffer): number {
  if (((header[124] ?? 0) & 0x80) !== 0) return Number(header.readBigUInt64BE(128));
  return Number.parseInt(header.toString('latin1', 124, 136).replace(/\0.*$/s, '').trim() || '0', 8);
}

/** Takes exact numbers of bytes off a stream. */
class Taker {
  private readonly iterator: AsyncIterator<Buffer>;
  private held: Buffer = Buffer.alloc(0);

  constructor(bytes: AsyncIterable<Buffer>) {
    this.iterator = bytes[Symbol.asyncIterator]();
  }

  /** At most `most` bytes, at least one; null at the end. */
  async some(most: number): Promise<Buffer | null> {
    while (this.held.length === 0) {
      const next = await this.iterator.next();
      if (next.done === true) return null;
      this.held = next.value;
    }
    const piece = this.held.subarray(0, most);
    this.held = this.held.subarray(piece.length);
    return piece;
  }

  /** Exactly `size` bytes; null when the stream ends before. */
  async exactly(size: number): Promise<Buffer | null> {
    const pieces: Buffer[] = [];
    for (let left = size; left > 0; ) {
      const piece = await this.some(left);
      if (piece === null) return null;
      pieces.push(piece);
      left -= piece.length;
    }
    return Buffer.concat(pieces);
  }
}

const cut = (path: string): StetError =>
  new StetError('unreadable-input', `${path} ends in the middle of an entry; it was cut short. Fetch it again.`);

/** The regular files of a tar archive, in order; each must be read before the next is asked for (what is left of it is skipped). */
async function* tarEntries(bytes: AsyncIterable<Buffer>, path: string): AsyncGenerator<Stream> {
  const taker = new Taker(bytes);
  for (;;) {
    const header = await taker.exactly(BLOCK);
    if (header === null || header.every((byte) => byte === 0)) return;
    const size = tarSize(header);
    if (header.toString('latin1', 257, 262) !== 'ustar' || !Number.isSafeInteger(size) || size < 0) throw cut(path);
    const name = header.toString('utf8', 0, 100).replace(/\0.*$/s, '');
    let left = size;
    async function* content(): AsyncGenerator<Buffer> {
      while (left > 0) {
        const piece = await taker.some(left);
        if (piece === null) throw cut(path);
        left -= piece.length;
        yield piece;
      }
    }
    const own = content();
    const type = header.toString('latin1', 156, 157);
    // Long names and times come in entries of their own ("x", "L"); records need neither.
    if ((type === '0' || type === '\0') && size > 0 && !ASIDE.test(name.split('/').at(-1) ?? '')) yield { name, bytes: own };
    for await (const _ of content());
    if (size % BLOCK !== 0 && (await taker.exactly(BLOCK - (size % BLOCK))) === null) throw cut(path);
  }
}

/** Every stream of records within a file: the file itself, or the entries of the archive it is. Hashes and counts its bytes as they lie there. */
export async function* streamsOf(path: string, name: string, tally: FileTally): AsyncGenerator<Stream> {
  const hash = createHash('sha256');
  const file = createReadStream(path, { highWaterMark: CHUNK });
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const piece of file as AsyncIterable<Buffer>) {
      hash.update(piece);
      tally.bytes += piece.length;
      yield piece;
    }
  }
  try {
    const whole = await unpacked(counted(), path);
    if (isTar(whole.head))
      for await (const entry of tarEntries(whole.bytes, path))
        yield { name: entry.name, bytes: (await unpacked(entry.bytes, `${path}: ${entry.name}`)).bytes };
    else yield { name, bytes: whole.bytes };
  } finally {
    file.destroy();
    tally.sha256 = hash.digest('hex');
  }
}

/** How names of packed files end. */
export const PACKED = /\.(?:gz|zst|xz)$/i;

/** The text of one file, however it is packed. Throws StetError `unreadable-input` for an archive of several. */
export async function* textOf(path: string, tally: FileTally): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let streams = 0;
  for await (const { bytes } of streamsOf(path, path, tally)) {
    streams += 1;
    if (streams > 1) throw new StetError('unreadable-input', `${path} is an archive of several files; name one list.`);
    for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
  }
  yield decoder.decode();
}
