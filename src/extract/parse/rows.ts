/**
 * The weights of features by hash, and the sum of those that a token has: where labelling spends its time, waiting for memory. So the
 * rows that are asked for most lie close together in a small table, where a key alone tells its place: keys fall into small groups, each
 * with a move, chosen when the table is made, that sends every key of the group to a place of its own (hash and displace: Fox, Heath,
 * Chen & Daoud 1992). Nothing is searched there and no branch is guessed; what is not found, a tenth, is looked for in the large table.
 *
 * Tables, features and sums lie in one memory, so that the loop over them can be code that adds sixteen bytes at once (rows.wat, made into
 * rows-code.ts); where a browser or its policy allows none, `addPlainly` gives the same sums, more slowly.
 * Indices here stay inside their arrays by construction; `as number` says so.
 */
import { ROWS_CODE } from './rows-code.ts';
import { WIDTH } from './sights.ts';
import { MOST_TOKENS } from './tokens.ts';

/** Weights to a row and numbers to a sum: room for as many labels. */
export const LANES = 24;
/** Bytes of a slot of either table: a key and its row, so that both come out of memory at once. */
const SLOT = 32;

/** Adds the rows of the features in [from, to), and the sums at two places, into a third; places in bytes. */
type Add = (from: number, to: number, one: number, other: number, into: number) => void;

/** Where things begin in the memory of a table, in bytes, and how a key is cut down to a place. */
interface Layout {
  readonly hot: number;
  readonly hotShift: number;
  readonly moves: number;
  /** One less than the number of groups, as `mask` is one less than that of slots: both are powers of two. */
  readonly groups: number;
  readonly slots: number;
  readonly mask: number;
  /** A bit for each twelfth of a key of the large table: most hashes that are not there are known by it. */
  readonly bits: number;
  readonly bitShift: number;
  /** Work space of one sum: rows that were found at their place, and keys that were not. */
  readonly found: number;
  readonly missed: number;
}

/** Bytes of a sum. */
const SUM = 2 * LANES;
/** Rows in the small table: with them it is as large as the memory nearest to a processor. */
const MOST_HOT = 24_000;
/** Features that are taken in at once: those of a reference. */
const MOST_TAKEN = MOST_TOKENS * WIDTH;
/** More features than a token has: with fewer weights of 127 at most no sum of 16 bits runs over. */
const MOST_FEATURES = 256;

const SPREAD = 0x2c1b3c6d;
const MOVE = 0x85ebca6b;

/** No key is 0, which marks an empty slot. */
const keyOf = (hash: number): number => hash | 0 || 1;

/** The place of a key whose group has this move, in a table of 2^(32 − shift) places. */
const placeOf = (key: number, move: number, shift: number): number => Math.imul(key ^ Math.imul(move, MOVE), SPREAD) >>> shift;

/** Rows of weights, and sums of them at places from 0 to `places`, of which place 0 stays empty. */
export class RowTable {
  /** The sums, `LANES` numbers to a place. */
  readonly sums: Int16Array;
  private readonly features: Uint32Array;
  private readonly featuresAt: number;
  private readonly sumsAt: number;
  private readonly add: Add;

  /**
   * `rows`: weights from −127 to 127 row by row, `labels` (`LANES` at most) to a key, no key twice; the keys that are asked for most come first.
   * `places`: sums that are to be kept. `plain` does without WebAssembly.
   */
  constructor(keys: Uint32Array, rows: ArrayLike<number>, labels: number, places: number, plain = false) {
    const hot = placed(keys.subarray(0, MOST_HOT));
    const cold = Math.max(0, keys.length - MOST_HOT);
    let size = 16;
    while (size < cold * 1.5) size *= 2;
    let width = 5;
    while (width < 24 && 2 ** width < cold * 12) width += 1;

    let end = 0;
    const room = (bytes: number): number => {
      const at = end;
      end += Math.ceil(bytes / 64) * 64;
      return at;
    };
    const layout: Layout = {
      hot: room(2 ** hot.width * SLOT),
      hotShift: 32 - hot.width,
      moves: room(hot.moves.byteLength),
      groups: hot.moves.length - 1,
      slots: room(size * SLOT),
      mask: size - 1,
      bits: room(2 ** (width - 3)),
      bitShift: 32 - width,
      found: room(MOST_FEATURES * 4),
      missed: room(MOST_FEATURES * 4),
    };
    this.featuresAt = room(MOST_TAKEN * 4);
    this.sumsAt = room((places + 1) * SUM);
    const { buffer, add } = readied(end, layout, plain);
    this.add = add;
    this.features = new Uint32Array(buffer, this.featuresAt, MOST_TAKEN);
    this.sums = new Int16Array(buffer, this.sumsAt, (places + 1) * LANES);

    new Uint16Array(buffer, layout.moves, hot.moves.length).set(hot.moves);
    const words = new Int32Array(buffer);
    const weights = new Int8Array(buffer);
    const put = (at: number, i: number): void => {
      words[at / 4] = keyOf(keys[i] as number);
      for (let label = 0; label < labels; label += 1) weights[at + 4 + label] = rows[i * labels + label] as number;
    };
    for (let i = 0; i < hot.slotOf.length; i += 1) put(layout.hot + (hot.slotOf[i] as number) * SLOT, i);
    const bits = new Int32Array(buffer, layout.bits, 2 ** (width - 5));
    for (let i = keys.length - cold; i < keys.length; i += 1) {
      const key = keyOf(keys[i] as number);
      const bit = key >>> layout.bitShift;
      bits[bit >>> 5] = (bits[bit >>> 5] as number) | (1 << (bit & 31));
      let slot = key & layout.mask;
      while (words[(layout.slots + slot * SLOT) / 4] !== 0) slot = (slot + 1) & layout.mask;
      put(layout.slots + slot * SLOT, i);
    }
  }

  /** Takes in the features that `sum` is asked about, those of one reference. */
  take(features: Uint32Array): void {
    this.features.set(features);
  }

  /** Adds the rows of the features from `from` to `to` (fewer than 256), those that are known, and the sums at the places `one` and `other`; the sum is put at `into`. */
  sum(from: number, to: number, one: number, other: number, into: number): void {
    const { featuresAt, sumsAt } = this;
    this.add(featuresAt + from * 4, featuresAt + to * 4, sumsAt + one * SUM, sumsAt + other * SUM, sumsAt + into * SUM);
  }
}

/** What is used of WebAssembly, which the types of plain ES do not name. */
interface Engine {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: { readonly add?: Add } };
}

/** Memory of so many bytes, and the loop over it: as code of WebAssembly where it is to be had, else plainly. */
function readied(bytes: number, layout: Layout, plain: boolean): { readonly buffer: ArrayBuffer; readonly add: Add } {
  const engine = (globalThis as { readonly WebAssembly?: Engine }).WebAssembly;
  if (!plain && engine !== undefined)
    try {
      const memory = new engine.Memory({ initial: Math.ceil(bytes / 65_536) });
      const module = new engine.Module(Uint8Array.from(atob(ROWS_CODE), (sign) => sign.charCodeAt(0)));
      const { add } = new engine.Instance(module, { rows: { memory, ...layout } }).exports;
      if (add !== undefined) return { buffer: memory.buffer, add };
    } catch {
      // None with vectors, a page whose policy forbids it, or no address space for its memory.
    }
  const buffer = new ArrayBuffer(bytes);
  return { buffer, add: addPlainly(buffer, layout) };
}

/** The loop over the memory of a table. */
function addPlainly(buffer: ArrayBuffer, { hot, hotShift, moves, groups, slots, mask, bits, bitShift }: Layout): Add {
  const words = new Int32Array(buffer);
  const shorts = new Int16Array(buffer);
  const unsigned = new Uint16Array(buffer);
  const weights = new Int8Array(buffer);

  /** The byte at which the row of a key begins; −1 when neither table has it. */
  const rowOf = (key: number): number => {
    const near = hot / 4 + placeOf(key, unsigned[moves / 2 + (key & groups)] as number, hotShift) * (SLOT / 4);
    if (words[near] === key) return near * 4 + 4;
    const bit = key >>> bitShift;
    if ((((words[bits / 4 + (bit >>> 5)] as number) >>> (bit & 31)) & 1) === 0) return -1;
    for (let slot = key & mask; ; slot = (slot + 1) & mask) {
      const there = words[slots / 4 + slot * (SLOT / 4)] as number;
      if (there === key) return slots + slot * SLOT + 4;
      if (there === 0) return -1;
    }
  };
  return (from, to, one, other, into) => {
    for (let lane = 0; lane < LANES; lane += 1)
      shorts[into / 2 + lane] = (shorts[one / 2 + lane] as number) + (shorts[other / 2 + lane] as number);
    for (let at = from / 4; at < to / 4; at += 1) {
      const row = rowOf(keyOf(words[at] as number));
      if (row < 0) continue;
      for (let lane = 0; lane < LANES; lane += 1)
        shorts[into / 2 + lane] = (shorts[into / 2 + lane] as number) + (weights[row + lane] as number);
    }
  };
}

/** A slot of its own for every key, and the move of every group of keys. */
function placed(keys: Uint32Array): { readonly moves: Uint16Array; readonly slotOf: Int32Array; readonly width: number } {
  let groups = 16;
  while (groups * 3 < keys.length) groups *= 2;
  const members: number[][] = Array.from({ length: groups }, () => []);
  for (const [i, key] of keys.entries()) members[keyOf(key) & (groups - 1)]?.push(i);
  // The largest groups first, while most slots are free.
  const order = members.map((_, group) => group).sort((a, b) => (members[b]?.length ?? 0) - (members[a]?.length ?? 0));
  let width = 4;
  while (2 ** width * 0.8 < keys.length) width += 1;
  for (; ; width += 1) {
    const moves = new Uint16Array(groups);
    const slotOf = new Int32Array(keys.length);
    const taken = new Uint8Array(2 ** width);
    const fits = (group: number): boolean => {
      const own = members[group] ?? [];
      for (let turn = 0; turn < 0x10000; turn += 1) {
        let done = 0;
        while (done < own.length) {
          const i = own[done] as number;
          const slot = placeOf(keyOf(keys[i] as number), turn, 32 - width);
          if (taken[slot] === 1) break;
          taken[slot] = 1;
          slotOf[i] = slot;
          done += 1;
        }
        if (done === own.length) {
          moves[group] = turn;
          return true;
        }
        for (let back = 0; back < done; back += 1) taken[slotOf[own[back] as number] as number] = 0;
      }
      return false;
    };
    if (order.every(fits)) return { moves, slotOf, width };
  }
}
