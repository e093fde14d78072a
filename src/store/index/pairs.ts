/**
 * Sorts pairs of key hash and record number that are too many for memory. While records stream in, each pair goes to one of
 * 256 piles by the first byte of its hash; piles are emptied to one temporary file as they fill. Each piece in the file names the
 * place of the piece of its pile before it, so that nothing but the last place of each pile is held, and a build that was killed
 * goes on from what is in the file. Hashes are spread evenly, so each pile is a 256th of the whole and is sorted in memory when its
 * turn comes; a pile too large for that is sorted part by part, by ranges of its hashes.
 */
import { readSync, writeSync } from 'node:fs';
import { BLOCKS, REST } from './format.ts';

/** Numbers a pair takes: low 32 bits of the hash, the 8 bits above, the record number. */
const WIDTH = 3;
const PILE_PAIRS = 1024;
/** A piece begins with the place of the one before it plus one (8 bytes; 0: it is the first) and how many numbers follow (4). */
const PIECE_HEAD = 12;
/** Most pairs that are sorted at once (190 MB with what they become). The sort itself could take 2^24. */
const MOST_AT_ONCE = 1 << 23;

/** Some of the sorted pairs of one pile: equal keys stand together, their record numbers ascending. */
export interface SortedPile {
  /** 40-bit rests of the hashes, ascending. */
  readonly rests: Float64Array;
  readonly records: Uint32Array;
}

/** How far the piles are written: what a build needs to go on from the file. */
export interface PilesState {
  /** Bytes of the file. */
  readonly end: number;
  /** For each pile, the place of its last piece; -1 when it has none. */
  readonly last: readonly number[];
}

export class PairPiles {
  private readonly fd: number;
  private readonly atOnce: number;
  private readonly piles: Uint32Array[];
  private readonly filled: Uint32Array;
  private readonly last: number[];
  private end: number;

  /** `fd` is a file open for reading and writing, empty or as long as `from` says; whoever opened it closes it. */
  constructor(fd: number, from: PilesState | null = null, atOnce = MOST_AT_ONCE) {
    this.fd = fd;
    this.atOnce = atOnce;
    this.piles = Array.from({ length: BLOCKS }, () => new Uint32Array(PILE_PAIRS * WIDTH));
    this.filled = new Uint32Array(BLOCKS);
    this.last = from === null ? Array.from({ length: BLOCKS }, () => -1) : [...from.last];
    this.end = from?.end ?? 0;
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
    const piece = Buffer.allocUnsafe(PIECE_HEAD + length * 4);
    piece.writeDoubleLE((this.last[block] ?? -1) + 1, 0);
    piece.writeUInt32LE(length, 8);
    piece.set(new Uint8Array(pile.buffer, 0, length * 4), PIECE_HEAD);
    for (let done = 0; done < piece.length; ) done += writeSync(this.fd, piece, done, piece.length - done, this.end + done);
    this.last[block] = this.end;
    this.end += piece.length;
    this.filled[block] = 0;
  }

  /** Writes out all that is held and says how far the file is. */
  flush(): PilesState {
    for (let block = 0; block < BLOCKS; block += 1) this.spill(block);
    return { end: this.end, last: [...this.last] };
  }

  /** Where the pieces of a pile lie, first to last, and how many numbers each holds. */
  private pieces(block: number): readonly (readonly [number, number])[] {
    const out: [number, number][] = [];
    const head = Buffer.allocUnsafe(PIECE_HEAD);
    for (let at = this.last[block] ?? -1; at >= 0; at = head.readDoubleLE(0) - 1) {
      readSync(this.fd, head, 0, PIECE_HEAD, at);
      out.push([at + PIECE_HEAD, head.readUInt32LE(8)]);
    }
    return out.reverse();
  }

  /** The sorted pairs of one pile, in parts whose keys ascend; no key stands in two parts. */
  *sorted(block: number): Generator<SortedPile> {
    this.spill(block);
    const pieces = this.pieces(block);
    const total = pieces.reduce((sum, [, length]) => sum + length, 0) / WIDTH;
    const parts = Math.max(1, Math.ceil((total * 1.1) / this.atOnce));
    if (parts === 1) {
      const raw = new Uint32Array(total * WIDTH);
      let at = 0;
      for (const [offset, length] of pieces) {
        readSync(this.fd, Buffer.from(raw.buffer, at * 4, length * 4), 0, length * 4, offset);
        at += length;
      }
      yield sortPairs(raw);
      return;
    }
    for (let part = 0; part < parts; part += 1) yield sortPairs(this.within(pieces, (part * REST) / parts, ((part + 1) * REST) / parts));
  }

  /** The pairs of a pile whose rest of hash lies in a range. */
  private within(pieces: readonly (readonly [number, number])[], from: number, to: number): Uint32Array {
    const piece = new Uint32Array(PILE_PAIRS * WIDTH);
    let out = new Uint32Array(Math.ceil(this.atOnce) * WIDTH);
    let at = 0;
    for (const [offset, length] of pieces) {
      readSync(this.fd, Buffer.from(piece.buffer, 0, length * 4), 0, length * 4, offset);
      for (let i = 0; i < length; i += WIDTH) {
        const rest = (piece[i + 1] ?? 0) * 0x1_0000_0000 + (piece[i] ?? 0);
        if (rest < from || rest >= to) continue;
        if (at === out.length) {
          const longer = new Uint32Array(out.length * 2);
          longer.set(out);
          out = longer;
        }
        out[at++] = piece[i] ?? 0;
        out[at++] = piece[i + 1] ?? 0;
        out[at++] = piece[i + 2] ?? 0;
      }
    }
    return out.subarray(0, at);
  }
}

/** Positions the sort can tell apart: 24 bits of each number. */
const POSITIONS = 1 << 24;

/**
 * Sorts by hash and, within it, by order of arrival: each pair becomes one 64-bit number, 40 bits of hash above 24 bits of
 * position, which the engine sorts without calling back.
 */
function sortPairs(raw: Uint32Array): SortedPile {
  const count = raw.length / WIDTH;
  if (count > POSITIONS) throw new RangeError(`${count} pairs of one key range are more than can be sorted at once`);
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
