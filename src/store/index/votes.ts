/**
 * Votes of keys for records, as one search counts them, over fixed arrays, so that counting allocates nothing. An index of moderate size
 * has a place for each of its records; a larger one open addressing, so that the arrays stay small however large it grows.
 */

/** Records up to which each has a place of its own (8 MB). */
const PLACED = 2_000_000;
/** Twice the votes of a search, so that the table stays half empty. */
const TABLE = 1 << 16;

/** Counts votes per record; emptied after each search. */
export class Votes {
  private readonly placed: boolean;
  /** Whose place it is, where records share places; -1 for nobody's. */
  private readonly owners: Int32Array;
  private readonly sums: Float32Array;
  private readonly touched = new Int32Array(TABLE >> 1);
  private count = 0;

  /** For records numbered below `records`. */
  constructor(records: number) {
    this.placed = records <= PLACED;
    this.owners = new Int32Array(this.placed ? 0 : TABLE).fill(-1);
    this.sums = new Float32Array(this.placed ? records : TABLE);
  }

  /** One vote of this weight, more than zero, for each of the records. */
  add(records: ArrayLike<number>, weight: number): void {
    const { sums, touched } = this;
    for (let i = 0; i < records.length; i += 1) {
      const record = records[i] ?? 0;
      const at = this.placed ? record : this.placeOf(record);
      const sum = sums[at] ?? 0;
      if (sum === 0) {
        // More than a search may cast; a damaged index names records that there are not.
        if (this.count >= touched.length || at >= sums.length) continue;
        if (!this.placed) this.owners[at] = record;
        touched[this.count++] = at;
      }
      sums[at] = sum + weight;
    }
  }

  /** Where the votes of a record are counted when records share places: its own place, or the free one it may take. */
  private placeOf(record: number): number {
    let at = (Math.imul(record, 0x9e3779b1) >>> 16) & (TABLE - 1);
    while (this.owners[at] !== record && this.owners[at] !== -1) at = (at + 1) & (TABLE - 1);
    return at;
  }

  /** The records with most votes, most first; among equals the smaller number first. */
  top(most: number): number[] {
    const held: { record: number; sum: number }[] = [];
    let least = 0;
    for (let i = 0; i < this.count; i += 1) {
      const at = this.touched[i] ?? 0;
      const sum = this.sums[at] ?? 0;
      if (held.length >= most * 4 && sum <= least) continue;
      held.push({ record: this.placed ? at : (this.owners[at] ?? 0), sum });
      if (held.length >= most * 8) {
        held.sort((a, b) => b.sum - a.sum || a.record - b.record);
        held.length = most * 4;
        least = held.at(-1)?.sum ?? 0;
      }
    }
    held.sort((a, b) => b.sum - a.sum || a.record - b.record);
    return held.slice(0, most).map(({ record }) => record);
  }

  clear(): void {
    for (let i = 0; i < this.count; i += 1) {
      const at = this.touched[i] ?? 0;
      this.sums[at] = 0;
      if (!this.placed) this.owners[at] = -1;
    }
    this.count = 0;
  }
}
