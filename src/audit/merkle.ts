/**
 * The Merkle tree of RFC 6962 § 2.1 over the lines of a log: one root stands for all of them, in their order.
 * Leaves and nodes are hashed under different prefixes, so that no node can pass for a line.
 */
import { hash } from 'node:crypto';

/** Scratch for one node: 0x01 ‖ left ‖ right. Hashing is synchronous, so one is enough. */
const node = new Uint8Array(65);
node[0] = 1;

/**
 * SHA-256 in one call, 32 bytes. By way of a text of one byte a character: to be given bytes costs three times as much, as each of them
 * then is memory of its own that the collector has to come back for.
 */
export const sha256 = (bytes: Uint8Array): Uint8Array => Buffer.from(hash('sha256', bytes, 'binary'), 'latin1');

/** Hash of one entry: SHA-256(0x00 ‖ entry). Takes the line without its newline; gives 32 bytes. */
export function leafHash(entry: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(entry.length + 1);
  bytes.set(entry, 1);
  return sha256(bytes);
}

/** Hash of two subtrees: SHA-256(0x01 ‖ left ‖ right). */
export function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  node.set(left, 1);
  node.set(right, 33);
  return sha256(node);
}

/** Hashes neighbours together in place: `count` hashes of 32 bytes each, and half of them remain at the front; gives how many. */
export function pairUp(hashes: Buffer, count: number): number {
  const pairs = Math.floor(count / 2);
  for (let i = 0; i < pairs; i += 1) {
    hashes.copy(node, 1, i * 64, i * 64 + 64);
    hashes.write(hash('sha256', node, 'binary'), i * 32, 'latin1');
  }
  return pairs;
}

/** Root of the tree that holds nothing. */
export const EMPTY_ROOT: Uint8Array = sha256(new Uint8Array(0));

/** Whether two hashes are the same bytes. */
export const sameHash = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, at) => byte === b[at]);

/** A tree that only grows. Keeps one hash for each complete subtree, so adding is cheap and the root is logarithmic. */
export class GrowingTree {
  /** Roots of the complete subtrees, largest first, as the binary digits of the size tell. */
  readonly #peaks: Uint8Array[] = [];
  #size = 0;

  /** How many entries it holds. */
  get size(): number {
    return this.#size;
  }

  /** Adds a leaf hash at the end. */
  add(leaf: Uint8Array): void {
    let hash = leaf;
    for (let rest = this.#size; rest % 2 === 1; rest = Math.floor(rest / 2)) {
      const left = this.#peaks.pop();
      if (left === undefined) break;
      hash = nodeHash(left, hash);
    }
    this.#peaks.push(hash);
    this.#size += 1;
  }

  /** The root over all leaves so far; SHA-256 of nothing for an empty tree. */
  root(): Uint8Array {
    const peaks = [...this.#peaks];
    let hash = peaks.pop();
    if (hash === undefined) return EMPTY_ROOT;
    for (let left = peaks.pop(); left !== undefined; left = peaks.pop()) hash = nodeHash(left, hash);
    return hash;
  }
}

/** The root over a list of leaf hashes. */
export function rootOf(leaves: readonly Uint8Array[]): Uint8Array {
  const tree = new GrowingTree();
  for (const leaf of leaves) tree.add(leaf);
  return tree.root();
}
