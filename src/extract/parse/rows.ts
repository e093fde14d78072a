/**
 * The weights of features by hash, and the sum of those that a token has: where labelling spends its time, waiting for memory. So the
 * rows that are asked for most lie close together in a small table, where a key alone tells its place: keys fall into small groups, each
 * with a move, chosen when the table is made, that sends every key of the group to a place of its own (hash and displace: Fox, Heath,
 * Chen & Daoud 1992). Nothing is searched there and no branch is guessed; what is not found, a tenth, is looked for in the large table.
 * Indices here stay inside their arrays by construction; `as number` says so, since a check at each access would halve the speed.
 */

const LANES = 4;
/** What is added to a weight to store it: whole numbers from −127 to 127, four to a word. */
const BIAS = 128;
const PAIR = 0x00ff00ff;
const SPREAD = 0x2c1b3c6d;
const MOVE = 0x85ebca6b;
/** Rows in the small table: with them it is as large as the memory nearest to a processor. */
const MOST_HOT = 24_000;

/** No key is 0, which marks an empty slot. */
const keyOf = (hash: number): number => hash | 0 || 1;

/** Rows of weights. A slot holds a key and its row, so that both come out of memory at once. */
export class RowTable {
  /** Words to a row, and to a slot. */
  readonly words: number;
  readonly stride: number;
  readonly hot: Int32Array;
  readonly moves: Uint16Array;
  readonly hotShift: number;
  readonly slots: Int32Array;
  readonly mask: number;
  /** A bit for each twelfth of a key of the large table: most hashes that are not there are known by it. */
  readonly bits: Int32Array;
  readonly bitShift: number;

  /** `rows`: weights row by row, `labels` to a key, no key twice; the keys that are asked for most come first. */
  constructor(keys: Uint32Array, rows: ArrayLike<number>, labels: number) {
    this.words = Math.ceil(labels / LANES);
    this.stride = 2 ** Math.ceil(Math.log2(1 + this.words));
    const { stride } = this;
    // Four weights to a word, the first of them lowest, as weights.ts reads numbers from the file too.
    const put = (slots: Int32Array, bytes: Uint8Array, slot: number, i: number): void => {
      slots[slot * stride] = keyOf(keys[i] as number);
      const to = (slot * stride + 1) * LANES;
      const from = i * labels;
      for (let label = 0; label < labels; label += 1) bytes[to + label] = (rows[from + label] as number) + BIAS;
    };
    const hot = placed(keys.subarray(0, MOST_HOT));
    this.moves = hot.moves;
    this.hotShift = 32 - hot.width;
    this.hot = new Int32Array(2 ** hot.width * stride);
    const hotBytes = new Uint8Array(this.hot.buffer);
    for (let i = 0; i < hot.slotOf.length; i += 1) put(this.hot, hotBytes, hot.slotOf[i] as number, i);
    const cold = Math.max(0, keys.length - MOST_HOT);
    let size = 16;
    while (size < cold * 1.5) size *= 2;
    this.mask = size - 1;
    this.slots = new Int32Array(size * stride);
    const bytes = new Uint8Array(this.slots.buffer);
    let width = 5;
    while (width < 24 && 2 ** width < cold * 12) width += 1;
    this.bitShift = 32 - width;
    this.bits = new Int32Array(2 ** (width - 5));
    for (let i = keys.length - cold; i < keys.length; i += 1) {
      const key = keyOf(keys[i] as number);
      const bit = key >>> this.bitShift;
      this.bits[bit >>> 5] = (this.bits[bit >>> 5] as number) | (1 << (bit & 31));
      let at = key & this.mask;
      while (this.slots[at * stride] !== 0) at = (at + 1) & this.mask;
      put(this.slots, bytes, at, i);
    }
  }
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
          const slot = Math.imul(keyOf(keys[i] as number) ^ Math.imul(turn, MOVE), SPREAD) >>> (32 - width);
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

/** Places that the sum of rows takes: two to a word, and how many rows it is of. */
export const sumSize = (table: RowTable): number => 2 * table.words + 1;

/** Features of one token; more than any token has. */
const MOST_FEATURES = 256;
/** Work space, used anew at each call: typed arrays cost more to make than to fill. */
const maybe = new Int32Array(MOST_FEATURES);
const near = new Int32Array(MOST_FEATURES);

/**
 * Adds the rows of the features from `from` to `to`, those that are known, to the sum that begins at `sums[at]`. Weights are added two at
 * once, in the halves of a word: with fewer than 256 features a token none runs over.
 */
export function addRows(table: RowTable, features: Uint32Array, from: number, to: number, sums: Int32Array, at: number): void {
  if (table.words === 6) addSix(table, features, from, to, sums, at);
  else addAny(table, features, from, to, sums, at);
}

/** The weights of a sum, one for each label. */
export function weightsOf(table: RowTable, labels: number, sums: Int32Array, at: number, out: Int32Array): void {
  const bias = (sums[at + 2 * table.words] as number) * BIAS;
  for (let l = 0; l < labels; l += 1) {
    // The first of four lies low in the even half, the second low in the odd one, the third and fourth high.
    const half = sums[at + (l >> 2) * 2 + (l & 1)] as number;
    out[l] = ((l & 2) === 0 ? half & 0xffff : half >>> 16) - bias;
  }
}

/** Where the row of a key begins in the large table; −1 when it is not there. */
function inLarge(table: RowTable, key: number): number {
  const bit = key >>> table.bitShift;
  if ((((table.bits[bit >>> 5] as number) >>> (bit & 31)) & 1) === 0) return -1;
  for (let slot = key & table.mask; ; slot = (slot + 1) & table.mask) {
    const there = table.slots[slot * table.stride] as number;
    if (there === key) return slot * table.stride + 1;
    if (there === 0) return -1;
  }
}

function addAny(table: RowTable, features: Uint32Array, from: number, to: number, sums: Int32Array, at: number): void {
  const { hot, moves, hotShift, stride, words } = table;
  for (let f = from; f < to; f += 1) {
    const key = keyOf(features[f] as number);
    const move = Math.imul(moves[key & (moves.length - 1)] as number, MOVE);
    const place = (Math.imul(key ^ move, SPREAD) >>> hotShift) * stride;
    const near = hot[place] === key;
    const row = near ? place + 1 : inLarge(table, key);
    if (row < 0) continue;
    for (let word = 0; word < words; word += 1) {
      const four = (near ? hot : table.slots)[row + word] as number;
      sums[at + word * 2] = (sums[at + word * 2] as number) + (four & PAIR);
      sums[at + word * 2 + 1] = (sums[at + word * 2 + 1] as number) + ((four >>> 8) & PAIR);
    }
    sums[at + 2 * words] = (sums[at + 2 * words] as number) + 1;
  }
}

/** The same for rows of six words, which is what 21 labels take, in local variables: the innermost loop of the parser. */
function addSix(table: RowTable, features: Uint32Array, from: number, to: number, sums: Int32Array, at: number): void {
  const { hot, moves, hotShift, stride, slots, mask, bits, bitShift } = table;
  const groups = moves.length - 1;
  let count = 0;
  let found = 0;
  let a = sums[at] as number;
  let b = sums[at + 1] as number;
  let c = sums[at + 2] as number;
  let d = sums[at + 3] as number;
  let e = sums[at + 4] as number;
  let g = sums[at + 5] as number;
  let h = sums[at + 6] as number;
  let i = sums[at + 7] as number;
  let j = sums[at + 8] as number;
  let k = sums[at + 9] as number;
  let l = sums[at + 10] as number;
  let m = sums[at + 11] as number;
  let known = sums[at + 12] as number;
  // First all places are asked for, one after the other without waiting for memory; then the rows, which are near by now, are added.
  for (let f = from; f < to; f += 1) {
    const key = keyOf(features[f] as number);
    const row = (Math.imul(key ^ Math.imul(moves[key & groups] as number, MOVE), SPREAD) >>> hotShift) * stride;
    // 0 where the key is there, else 1: by arithmetic, since a jump that is guessed wrong waits for memory.
    const other = (hot[row] as number) ^ key;
    const gone = (other | -other) >>> 31;
    near[found] = row;
    found += 1 - gone;
    maybe[count] = key;
    count += gone;
  }
  for (let f = 0; f < found; f += 1) {
    const row = near[f] as number;
    let four = hot[row + 1] as number;
    a = (a + (four & PAIR)) | 0;
    b = (b + ((four >>> 8) & PAIR)) | 0;
    four = hot[row + 2] as number;
    c = (c + (four & PAIR)) | 0;
    d = (d + ((four >>> 8) & PAIR)) | 0;
    four = hot[row + 3] as number;
    e = (e + (four & PAIR)) | 0;
    g = (g + ((four >>> 8) & PAIR)) | 0;
    four = hot[row + 4] as number;
    h = (h + (four & PAIR)) | 0;
    i = (i + ((four >>> 8) & PAIR)) | 0;
    four = hot[row + 5] as number;
    j = (j + (four & PAIR)) | 0;
    k = (k + ((four >>> 8) & PAIR)) | 0;
    four = hot[row + 6] as number;
    l = (l + (four & PAIR)) | 0;
    m = (m + ((four >>> 8) & PAIR)) | 0;
  }
  known += found;
  // Likewise the others: first the bits, which rule out most, then what stands in their places, then the rows.
  let left = 0;
  for (let f = 0; f < count; f += 1) {
    const key = maybe[f] as number;
    const bit = key >>> bitShift;
    maybe[left] = key;
    left += ((bits[bit >>> 5] as number) >>> (bit & 31)) & 1;
  }
  for (let f = 0; f < left; f += 1) near[f] = slots[((maybe[f] as number) & mask) * stride] as number;
  for (let f = 0; f < left; f += 1) {
    const key = maybe[f] as number;
    const row = near[f] === key ? (key & mask) * stride + 1 : inLarge(table, key);
    if (row < 0) continue;
    known += 1;
    let four = slots[row] as number;
    a = (a + (four & PAIR)) | 0;
    b = (b + ((four >>> 8) & PAIR)) | 0;
    four = slots[row + 1] as number;
    c = (c + (four & PAIR)) | 0;
    d = (d + ((four >>> 8) & PAIR)) | 0;
    four = slots[row + 2] as number;
    e = (e + (four & PAIR)) | 0;
    g = (g + ((four >>> 8) & PAIR)) | 0;
    four = slots[row + 3] as number;
    h = (h + (four & PAIR)) | 0;
    i = (i + ((four >>> 8) & PAIR)) | 0;
    four = slots[row + 4] as number;
    j = (j + (four & PAIR)) | 0;
    k = (k + ((four >>> 8) & PAIR)) | 0;
    four = slots[row + 5] as number;
    l = (l + (four & PAIR)) | 0;
    m = (m + ((four >>> 8) & PAIR)) | 0;
  }
  sums[at] = a;
  sums[at + 1] = b;
  sums[at + 2] = c;
  sums[at + 3] = d;
  sums[at + 4] = e;
  sums[at + 5] = g;
  sums[at + 6] = h;
  sums[at + 7] = i;
  sums[at + 8] = j;
  sums[at + 9] = k;
  sums[at + 10] = l;
  sums[at + 11] = m;
  sums[at + 12] = known;
}
