/**
 * Sorts pairs of key hash and record number that are too many for memory. While records stream in, each pair goes to one of
 * 256 piles by the first byte of its hash; piles are emptied to one temporary file as they fill. Hashes are spread evenly,
 * so each pile is a 256th of the whole and is sorted in memory when its turn comes.
 */
import { readSync, writeSync } from 'node:fs';
import { BLOCKS } from './index-format.ts';

/** Numbers a pair takes: low 32 bits of the hash, the 8 bits above, the record number. */
const WIDTH = 3;
const PILE_PAIRS = 1024;

/** The sorted pairs of one pile: equal keys stand together, their record numbers ascending. */
export interface SortedPile {
  /** 40-bit rests of the hashes, ascending. */
  readonly rests: Float64Array;
  readonly records: Uint32Array;
}

export class PairPiles {
  private readonly fd: number;
  private readonly piles: Uint32Array[];
  private readonly filled: Uint32Array;
  /** For each pile, where its pieces lie in the file and how many numbers each holds. */
  private readonly pieces: [number, number][][];
  private end = 0;

  /** `fd` is an empty file open for reading and writing; whoever opened it closes it. */
  constructor(fd: number) {
    this.fd = fd;
    this.piles = Array.from({ length: BLOCKS }, () => new Uint32Array(PILE_PAIRS * WIDTH));
    this.filled = new Uint32Array(BLOCKS);
    this.pieces = Array.from({ length: BLOCKS }, () => []);
  }

  /** Files a 48-bit key hash with a record number. */
  add(hash: number, record: number): void {
    const high = Math.floor(hash / 0x1_0000_0000);
    const block = high >>> 8;
    const pile = this.piles[block];
    if (pile === undefined) return;
    let at = this.filled[block] ?? 0;
    pile[at++] = hash >>> 0;
    pile[at++] = high & 0xff;
    pile[at++] = record;
    this.filled[block] = at;
    if (at === pile.length) this.spill(block);
  }

  private spill(block: number): void {
    const length = this.filled[block] ?? 0;
    const pile = this.piles[block];
    if (length === 0 || pile === undefined) return;
    const bytes = Buffer.from(pile.buffer, 0, length * 4);
    writeSync(this.fd, bytes, 0, bytes.length, this.end);
    this.pieces[block]?.push([this.end, length]);
    this.end += bytes.length;
    this.filled[block] = 0;
  }

  /** The sorted pairs of one pile. */
  sorted(block: number): SortedPile {
    this.spill(block);
    const pieces = this.pieces[block] ?? [];
    const total = pieces.reduce((sum, [, length]) => sum + length, 0);
    const raw = new Uint32Array(total);
    let at = 0;
    for (const [offset, length] of pieces) {
      const bytes = Buffer.from(raw.buffer, at * 4, length * 4);
      readSync(this.fd, bytes, 0, bytes.length, offset);
      at += length;
    }
    return sortPairs(raw);
  }
}

/**
 * Sorts by hash and, within it, by order of arrival: each pair becomes one 64-bit number, 40 bits of hash above 24 bits of
 * position, which the engine sorts without calling back.
 */
function sortPairs(raw: Uint32Array): SortedPile {
  const count = raw.length / WIDTH;
  const keys = new BigUint64Array(count);
  const halves = new Uint32Array(keys.buffer);
  for (let i = 0; i < count; i += 1) {
    const low = raw[i * WIDTH] ?? 0;
    const high = raw[i * WIDTH + 1] ?? 0;
    halves[i * 2] = ((low << 24) | i) >>> 0;
    halves[i * 2 + 1] = ((high << 24) | (low >>> 8)) >>> 0;
  }
  keys.sort();
  const rests = new Float64Array(count);
  const records = new Uint32Array(count);
  for (let i = 0; i < count; i += 1) {
    const lower = halves[i * 2] ?? 0;
    rests[i] = (halves[i * 2 + 1] ?? 0) * 0x100 + (lower >>> 24);
    records[i] = raw[(lower & 0xff_ffff) * WIDTH + 2] ?? 0;
  }
  return { rests, records };
}
