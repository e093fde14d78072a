/**
 * How many letters must be changed, added or taken away to make one text of another (Levenshtein 1966), counted by whole columns of
 * the table at once, a bit for each row (Myers 1999, in the form of Hyyrö 2003). Titles are compared by the million: so columns of up
 * to three words are kept in variables, and nothing is allocated.
 */

/** Rows held in one word. */
const WORD = 32;
/** Words whose columns are kept in variables. */
const HELD = 3;
/** For each UTF-16 unit the rows at which the shorter text has it, one table for each word of rows. Empty between calls. */
const ROWS: readonly Int32Array[] = Array.from({ length: HELD }, () => new Int32Array(0x10000));
const [ROWS_A, ROWS_B, ROWS_C] = ROWS as [Int32Array, Int32Array, Int32Array];

/** The number of edits between two texts, by UTF-16 units. Symmetric; 0 for equal texts. */
export function edits(first: string, second: string): number {
  if (first === second) return 0;
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  let from = 0;
  let rows = short.length;
  let columns = long.length;
  // What both begin or end with costs nothing.
  while (rows > 0 && short.charCodeAt(rows - 1) === long.charCodeAt(columns - 1)) {
    rows -= 1;
    columns -= 1;
  }
  while (from < rows && short.charCodeAt(from) === long.charCodeAt(from)) from += 1;
  rows -= from;
  columns -= from;
  if (rows === 0) return columns;
  const words = Math.ceil(rows / WORD);
  if (words > HELD) return wide(short, long, from, rows, columns);
  for (let i = 0; i < rows; i += 1) {
    const table = i < WORD ? ROWS_A : i < 2 * WORD ? ROWS_B : ROWS_C;
    const unit = short.charCodeAt(from + i);
    table[unit] = (table[unit] ?? 0) | (1 << (i & 31));
  }
  const count =
    words === 1 ? one(long, from, rows, columns) : words === 2 ? two(long, from, rows, columns) : three(long, from, rows, columns);
  for (let i = 0; i < rows; i += 1) {
    const table = i < WORD ? ROWS_A : i < 2 * WORD ? ROWS_B : ROWS_C;
    table[short.charCodeAt(from + i)] = 0;
  }
  return count;
}

/*
 * In all of these: `up` and `down` are the rows at which a column grows or falls by one from the row above, `plus` and `minus` those at
 * which it grows or falls by one from the column before, carried from word to word by their highest bit.
 */

function one(long: string, from: number, rows: number, columns: number): number {
  const rowsA = ROWS_A;
  let up = -1;
  let down = 0;
  let count = rows;
  const last = rows - 1;
  for (let j = 0; j < columns; j += 1) {
    const equal = rowsA[long.charCodeAt(from + j)] ?? 0;
    const vertical = equal | down;
    const level = (((equal & up) + up) ^ up) | equal;
    const plus = down | ~(level | up);
    const minus = up & level;
    count += ((plus >>> last) & 1) - ((minus >>> last) & 1);
    const grown = (plus << 1) | 1;
    up = (minus << 1) | ~(vertical | grown);
    down = grown & vertical;
  }
  return count;
}

function two(long: string, from: number, rows: number, columns: number): number {
  const rowsA = ROWS_A;
  const rowsB = ROWS_B;
  let upA = -1;
  let downA = 0;
  let upB = -1;
  let downB = 0;
  let count = rows;
  const last = rows - 1 - WORD;
  for (let j = 0; j < columns; j += 1) {
    const unit = long.charCodeAt(from + j);
    let equal = rowsA[unit] ?? 0;
    let vertical = equal | downA;
    let level = (((equal & upA) + upA) ^ upA) | equal;
    let plus = downA | ~(level | upA);
    let minus = upA & level;
    const carried = plus >>> 31;
    const fallen = minus >>> 31;
    let grown = (plus << 1) | 1;
    upA = (minus << 1) | ~(vertical | grown);
    downA = grown & vertical;
    equal = rowsB[unit] ?? 0;
    vertical = equal | downB;
    equal |= fallen;
    level = (((equal & upB) + upB) ^ upB) | equal;
    plus = downB | ~(level | upB);
    minus = upB & level;
    count += ((plus >>> last) & 1) - ((minus >>> last) & 1);
    grown = (plus << 1) | carried;
    upB = (minus << 1) | fallen | ~(vertical | grown);
    downB = grown & vertical;
  }
  return count;
}

function three(long: string, from: number, rows: number, columns: number): number {
  const rowsA = ROWS_A;
  const rowsB = ROWS_B;
  const rowsC = ROWS_C;
  let upA = -1;
  let downA = 0;
  let upB = -1;
  let downB = 0;
  let upC = -1;
  let downC = 0;
  let count = rows;
  const last = rows - 1 - 2 * WORD;
  for (let j = 0; j < columns; j += 1) {
    const unit = long.charCodeAt(from + j);
    let equal = rowsA[unit] ?? 0;
    let vertical = equal | downA;
    let level = (((equal & upA) + upA) ^ upA) | equal;
    let plus = downA | ~(level | upA);
    let minus = upA & level;
    let carried = plus >>> 31;
    let fallen = minus >>> 31;
    let grown = (plus << 1) | 1;
    upA = (minus << 1) | ~(vertical | grown);
    downA = grown & vertical;
    equal = rowsB[unit] ?? 0;
    vertical = equal | downB;
    equal |= fallen;
    level = (((equal & upB) + upB) ^ upB) | equal;
    plus = downB | ~(level | upB);
    minus = upB & level;
    grown = (plus << 1) | carried;
    carried = plus >>> 31;
    upB = (minus << 1) | fallen | ~(vertical | grown);
    fallen = minus >>> 31;
    downB = grown & vertical;
    equal = rowsC[unit] ?? 0;
    vertical = equal | downC;
    equal |= fallen;
    level = (((equal & upC) + upC) ^ upC) | equal;
    plus = downC | ~(level | upC);
    minus = upC & level;
    count += ((plus >>> last) & 1) - ((minus >>> last) & 1);
    grown = (plus << 1) | carried;
    upC = (minus << 1) | fallen | ~(vertical | grown);
    downC = grown & vertical;
  }
  return count;
}

/** Longer texts, word after word of rows: what each carries into the next is kept for every column. */
function wide(short: string, long: string, from: number, rows: number, columns: number): number {
  const rowsA = ROWS_A;
  const carries = new Int8Array(columns).fill(1);
  let count = rows;
  for (let top = 0; top < rows; top += WORD) {
    const height = Math.min(WORD, rows - top);
    const last = height - 1;
    const bottom = top + height === rows;
    for (let i = 0; i < height; i += 1) {
      const unit = short.charCodeAt(from + top + i);
      rowsA[unit] = (rowsA[unit] ?? 0) | (1 << i);
    }
    let up = -1;
    let down = 0;
    for (let j = 0; j < columns; j += 1) {
      const carry = carries[j] ?? 0;
      const fallen = carry < 0 ? 1 : 0;
      let equal = rowsA[long.charCodeAt(from + j)] ?? 0;
      const vertical = equal | down;
      equal |= fallen;
      const level = (((equal & up) + up) ^ up) | equal;
      const plus = down | ~(level | up);
      const minus = up & level;
      const step = ((plus >>> last) & 1) - ((minus >>> last) & 1);
      if (bottom) count += step;
      else carries[j] = step;
      const grown = (plus << 1) | (carry > 0 ? 1 : 0);
      up = (minus << 1) | fallen | ~(vertical | grown);
      down = grown & vertical;
    }
    for (let i = 0; i < height; i += 1) rowsA[short.charCodeAt(from + top + i)] = 0;
  }
  return count;
}
