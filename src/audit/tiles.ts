/**
 * How a log lies in files that never change (C2SP tlog-tiles): hashes in tiles of 256, entries in bundles of 256, each under
 * a path that its number gives. Any tool that knows the form can read them from a folder or a plain web server.
 */
import { StetError } from '../errors.ts';
import { pairUp } from './merkle.ts';
import { LARGEST_TREE, type Subtree } from './proofs.ts';

/** Hashes of a full tile, entries of a full bundle. */
export const WIDTH = 256;
/** Levels of the tree within one tile. */
const HEIGHT = 8;
/** Longest entry, in bytes: its length is written in two. */
const LONGEST_ENTRY = 65_535;

/** A number as a path: 1234067 is `x001/x234/067`. */
export function tileNumber(n: number): string {
  const groups = [String(n % 1000).padStart(3, '0')];
  for (let rest = Math.floor(n / 1000); rest > 0; rest = Math.floor(rest / 1000))
    groups.unshift(`x${String(rest % 1000).padStart(3, '0')}`);
  return groups.join('/');
}

const partial = (width: number): string => (width === WIDTH ? '' : `.p/${width}`);

/** Path of a tile of hashes: `tile/<level>/<number>[.p/<width>]`. */
export const tilePath = (level: number, n: number, width = WIDTH): string => `tile/${level}/${tileNumber(n)}${partial(width)}`;

/** Path of a bundle of entries: `tile/entries/<number>[.p/<width>]`. */
export const bundlePath = (n: number, width = WIDTH): string => `tile/entries/${tileNumber(n)}${partial(width)}`;

/** How many hashes a level of tiles holds in a log of this size. */
export const levelSize = (size: number, level: number): number => Math.floor(size / WIDTH ** level);

/** How wide tile `n` of a level is in a log of this size; 0 when there is none. */
export const widthOf = (size: number, level: number, n: number): number => Math.max(0, Math.min(WIDTH, levelSize(size, level) - n * WIDTH));

/** Every tile of a log of this size. */
export function* tilesOf(size: number): Generator<{ readonly level: number; readonly n: number; readonly width: number }> {
  for (let level = 0; levelSize(size, level) > 0; level += 1)
    for (let n = 0; n * WIDTH < levelSize(size, level); n += 1) yield { level, n, width: widthOf(size, level, n) };
}

/** Entries as a bundle: each after its length in two bytes, big-endian. Throws RangeError for one that is too long. */
export function writeBundle(entries: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(
    entries.flatMap((entry) => {
      if (entry.length > LONGEST_ENTRY) throw new RangeError(`An entry of ${entry.length} bytes is over the limit of ${LONGEST_ENTRY}.`);
      return [Uint8Array.of(entry.length >> 8, entry.length & 255), entry];
    }),
  );
}

/** The entries of a bundle. Throws StetError 'log-broken' unless it holds exactly `count` of them and nothing else. */
export function readBundle(bytes: Uint8Array, count: number): Uint8Array[] {
  const entries: Uint8Array[] = [];
  let at = 0;
  while (at + 2 <= bytes.length && entries.length < count) {
    const end = at + 2 + ((bytes[at] ?? 0) << 8) + (bytes[at + 1] ?? 0);
    if (end > bytes.length) break;
    entries.push(bytes.subarray(at + 2, end));
    at = end;
  }
  if (entries.length !== count || at !== bytes.length)
    throw new StetError(
      'log-broken',
      `A bundle should hold ${count} entries and holds ${entries.length} and ${bytes.length - at} bytes more.`,
    );
  return entries;
}

function tileFits(bytes: Uint8Array, width: number): void {
  if (bytes.length !== width * 32)
    throw new StetError('log-broken', `A tile of ${width} hashes should have ${width * 32} bytes and has ${bytes.length}.`);
}

/** The hashes of a tile. Throws StetError 'log-broken' when it has another length than its width says. */
export function readTile(bytes: Uint8Array, width: number): Uint8Array[] {
  tileFits(bytes, width);
  return Array.from({ length: width }, (_, i) => bytes.subarray(i * 32, i * 32 + 32));
}

/** So many tiles are kept while proofs are made; then they are read again. */
const MOST_TILES = 4096;
/** Where a subtree is hashed together. Hashing is synchronous, so one is enough. */
const scratch = Buffer.alloc(WIDTH * 32);

/** A tile, and the complete subtrees within it that were asked for, each under a number made of its height and index. */
interface Tile {
  readonly bytes: Uint8Array;
  readonly made: Map<number, Uint8Array>;
}

/** Hash of the complete subtree over 2^height hashes of a tile, the one of this index; undefined when the tile holds no such. */
function within({ bytes, made }: Tile, height: number, index: number): Uint8Array | undefined {
  const width = 2 ** height;
  const start = index * width * 32;
  if (start + width * 32 > bytes.length) return undefined;
  if (height === 0) return bytes.subarray(start, start + 32);
  const name = WIDTH * width + index;
  let hash = made.get(name);
  if (hash === undefined) {
    scratch.set(bytes.subarray(start, start + width * 32));
    for (let count = width; count > 1; ) count = pairUp(scratch, count);
    // A copy of its own: a hash this small lies with the program's values, and costs no memory to come back for.
    hash = Uint8Array.prototype.slice.call(scratch, 0, 32);
    made.set(name, hash);
  }
  return hash;
}

/**
 * Subtree hashes of a log of `size` entries out of its tiles. `load` gives the bytes of a tile by its path, or null, and changes
 * them no more; the tiles read are kept, within bounds, so a proof reads each of them once. What is given is not checked against a root: the caller does.
 */
export function tiledSubtrees(size: number, load: (path: string) => Uint8Array | null): Subtree {
  if (size > LARGEST_TREE) throw new RangeError('The log is larger than can be counted.');
  const kept = new Map<string, Tile>();
  const tile = (level: number, n: number): Tile => {
    const width = widthOf(size, level, n);
    const path = tilePath(level, n, width);
    const known = kept.get(path);
    if (known !== undefined) return known;
    const bytes = width === 0 ? null : load(path);
    if (bytes === null) throw new StetError('log-broken', `The tile ${path} is missing.`);
    tileFits(bytes, width);
    if (kept.size >= MOST_TILES) kept.clear();
    const opened = { bytes, made: new Map<number, Uint8Array>() };
    kept.set(path, opened);
    return opened;
  };
  return (level, index) => {
    const height = level % HEIGHT;
    const first = index * 2 ** height;
    const n = Math.floor(first / WIDTH);
    const found = within(tile(Math.floor(level / HEIGHT), n), height, (first - n * WIDTH) / 2 ** height);
    if (found === undefined) throw new RangeError(`There is no complete subtree ${index} at level ${level} in a log of ${size}.`);
    return found;
  };
}
