/**
 * What the judge knows of words: how rare each is, and which are synonyms, of one family, near, more general or opposite.
 * Looked up by a hash of the base form, so that no word list has to be unpacked. Made by scripts/train-judge from WordNet 3.1
 * and the training texts; the tables lie in the weights file.
 */

/** How one word stands to another. `general`: the other is more general ("guitar" → "instrument"). */
export const RELATION = { synonym: 1, family: 2, similar: 3, general: 4, antonym: 5 } as const;
export type Relation = (typeof RELATION)[keyof typeof RELATION];

/** The tables, as they lie in the weights file. Rows are sorted by hash. */
export interface LexiconTables {
  readonly keys: Uint32Array;
  /** Rarity in steps of 1/16 (natural logarithm of passages by passages with the word). */
  readonly rarity: Uint8Array;
  /** Two classes of like things a row, 0 for none. */
  readonly classes: Uint16Array;
  /** The part of speech it mostly is: 1 noun, 2 verb, 3 adjective, 4 adverb, 0 not known. */
  readonly kinds: Uint8Array;
  /** Where the relations of each row begin; one more entry than rows. */
  readonly begins: Uint32Array;
  /** Row of the other word × 8 + relation. */
  readonly edges: Uint32Array;
}

/** FNV-1a with a last mix. */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i += 1) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Rarity of a word that no training text had. */
export const UNSEEN = 9;

export class Lexicon {
  readonly #tables: LexiconTables;

  constructor(tables: LexiconTables) {
    this.#tables = tables;
  }

  /** Row of a base form; -1 when it is not known. */
  rowOf(form: string): number {
    const { keys } = this.#tables;
    const hash = hashOf(form);
    let low = 0;
    let high = keys.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const key = keys[middle] as number;
      if (key === hash) return middle;
      if (key < hash) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  rarityOf(row: number): number {
    return row < 0 ? UNSEEN : (this.#tables.rarity[row] as number) / 16;
  }

  kindOf(row: number): number {
    return row < 0 ? 0 : (this.#tables.kinds[row] as number);
  }

  /** Calls `each` with the rows that a row is related to, until it gives true. */
  related(row: number, each: (other: number, relation: number) => boolean): boolean {
    if (row < 0) return false;
    const { begins, edges } = this.#tables;
    const end = begins[row + 1] as number;
    for (let i = begins[row] as number; i < end; i += 1) {
      const edge = edges[i] as number;
      if (each(edge >>> 3, edge & 7)) return true;
    }
    return false;
  }

  /** The relation of one row to another; 0 for none. */
  relation(from: number, to: number): number {
    if (from < 0 || to < 0) return 0;
    const { begins, edges } = this.#tables;
    const end = begins[from + 1] as number;
    for (let i = begins[from] as number; i < end; i += 1) if ((edges[i] as number) >>> 3 === to) return (edges[i] as number) & 7;
    return 0;
  }

  /** Whether two words name different things of one kind ("piano", "guitar"; "red", "blue"). */
  alike(a: number, b: number): boolean {
    if (a < 0 || b < 0 || a === b) return false;
    const { classes } = this.#tables;
    const [a1, a2, b1, b2] = [classes[2 * a], classes[2 * a + 1], classes[2 * b], classes[2 * b + 1]];
    return (a1 !== 0 && (a1 === b1 || a1 === b2)) || (a2 !== 0 && (a2 === b1 || a2 === b2));
  }
}
