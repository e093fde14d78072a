/** Votes of keys for records, as one search counts them: open addressing over fixed arrays, so that counting allocates nothing. */

/** Counts votes per record; emptied after each search. */
export class Votes {
  /** Twice the votes of a search, so that the table stays half empty; small enough for the processor's own memory. */
  private readonly size = 1 << 16;
  private readonly owners = new Int32Array(this.size).fill(-1);
  private readonly sums = new Float32Array(this.size);
  private readonly touched = new Int32Array(this.size >> 1);
  private count = 0;

  add(record: number, weight: number): void {
    let at = (Math.imul(record, 0x9e3779b1) >>> 16) & (this.size - 1);
    while (this.owners[at] !== record) {
      if (this.owners[at] === -1) {
        if (this.count >= this.touched.length) return;
        this.owners[at] = record;
        this.sums[at] = 0;
        this.touched[this.count++] = at;
        break;
      }
      at = (at + 1) & (this.size - 1);
    }
    this.sums[at] = (this.sums[at] ?? 0) + weight;
  }

  /** The records with most votes, most first; among equals the smaller number first. */
  top(most: number): number[] {
    const held: { record: number; sum: number }[] = [];
    let least = 0;
    for (let i = 0; i < this.count; i += 1) {
      const at = this.touched[i] ?? 0;
      const sum = this.sums[at] ?? 0;
      if (held.length >= most * 4 && sum <= least) continue;
      held.push({ record: this.owners[at] ?? 0, sum });
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
    for (let i = 0; i < this.count; i += 1) this.owners[this.touched[i] ?? 0] = -1;
    this.count = 0;
  }
}
