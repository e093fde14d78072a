/**
 * Proofs over the tree of RFC 6962: that a line is in it (§ 2.1.1), and that a later tree only added to an earlier one
 * (§ 2.1.2). Made from any store that can give the hash of a complete subtree; checked with nothing but the two roots.
 * A consistency proof from the empty tree is refused: it would hold for anything, so it proves nothing.
 */
import { EMPTY_ROOT, nodeHash, sameHash } from './merkle.ts';

/** Gives the hash of the complete subtree over leaves [index·2^level, (index+1)·2^level). */
export type Subtree = (level: number, index: number) => Uint8Array;

/** A tree larger than this was not written here; sizes stay exact as numbers. */
export const LARGEST_TREE = Number.MAX_SAFE_INTEGER;

const isSize = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
const isEven = (value: number): boolean => value % 2 === 0;
const half = (value: number): number => Math.floor(value / 2);

/** Largest power of two below `count`; `count` must be 2 or more. */
function split(count: number): { readonly width: number; readonly level: number } {
  let width = 1;
  let level = 0;
  while (width * 2 < count) {
    width *= 2;
    level += 1;
  }
  return { width, level };
}

/** Hash over leaves [start, start + count), put together of complete subtrees; `start` is a multiple of their widths. */
function range(start: number, count: number, subtree: Subtree): Uint8Array {
  if (count === 1) return subtree(0, start);
  const { width, level } = split(count);
  if (width * 2 === count) return subtree(level + 1, start / count);
  return nodeHash(subtree(level, start / width), range(start + width, count - width, subtree));
}

/** Root of the first `size` leaves. */
export function rootAt(size: number, subtree: Subtree): Uint8Array {
  return size === 0 ? EMPTY_ROOT : range(0, size, subtree);
}

/** The audit path of leaf `index` in the tree of `size` leaves, from the leaf upwards. Throws RangeError outside the tree. */
export function inclusionProof(index: number, size: number, subtree: Subtree): Uint8Array[] {
  if (!isSize(size) || !isSize(index) || index >= size) throw new RangeError(`There is no leaf ${index} in a tree of ${size}.`);
  const path: Uint8Array[] = [];
  let start = 0;
  let count = size;
  while (count > 1) {
    const { width } = split(count);
    if (index < start + width) {
      path.push(range(start + width, count - width, subtree));
      count = width;
    } else {
      path.push(range(start, width, subtree));
      start += width;
      count -= width;
    }
  }
  return path.reverse();
}

/** The proof that the tree of `to` leaves continues the tree of `from`. Throws RangeError unless 0 < from ≤ to. */
export function consistencyProof(from: number, to: number, subtree: Subtree): Uint8Array[] {
  if (!isSize(from) || !isSize(to) || from === 0 || from > to) throw new RangeError(`No tree of ${to} continues one of ${from}.`);
  const path: Uint8Array[] = [];
  let start = 0;
  let count = to;
  // Whether the earlier tree is still the leftmost complete subtree: then its root is known and left out.
  let known = true;
  while (from - start !== count) {
    const { width } = split(count);
    if (from - start <= width) {
      path.push(range(start + width, count - width, subtree));
      count = width;
    } else {
      path.push(range(start, width, subtree));
      start += width;
      count -= width;
      known = false;
    }
  }
  if (!known) path.push(range(start, count, subtree));
  return path.reverse();
}

/** Whether `path` proves that `leaf` is number `index` of the tree of `size` with this root. Never throws. */
export function verifyInclusion(index: number, size: number, leaf: Uint8Array, path: readonly Uint8Array[], root: Uint8Array): boolean {
  if (!isSize(size) || !isSize(index) || index >= size || leaf.length !== 32 || root.length !== 32) return false;
  let at = index;
  let last = size - 1;
  let hash = leaf;
  for (const next of path) {
    if (next.length !== 32 || last === 0) return false;
    if (!isEven(at) || at === last) {
      hash = nodeHash(next, hash);
      while (isEven(at) && at !== 0) {
        at = half(at);
        last = half(last);
      }
    } else hash = nodeHash(hash, next);
    at = half(at);
    last = half(last);
  }
  return last === 0 && sameHash(hash, root);
}

/** Whether `path` proves that the tree (`to`, `toRoot`) only added to the tree (`from`, `fromRoot`). Never throws. */
export function verifyConsistency(
  from: number,
  to: number,
  fromRoot: Uint8Array,
  toRoot: Uint8Array,
  path: readonly Uint8Array[],
): boolean {
  if (!isSize(from) || !isSize(to) || from === 0 || from > to) return false;
  if (from === to) return path.length === 0 && sameHash(fromRoot, toRoot);
  if (fromRoot.length !== 32 || toRoot.length !== 32 || path.some(({ length }) => length !== 32)) return false;
  let at = from - 1;
  let last = to - 1;
  while (!isEven(at)) {
    at = half(at);
    last = half(last);
  }
  const rest = [...path];
  const start = at === 0 ? fromRoot : rest.shift();
  if (start === undefined) return false;
  let older = start;
  let newer = start;
  for (const next of rest) {
    if (last === 0) return false;
    if (!isEven(at) || at === last) {
      older = nodeHash(next, older);
      newer = nodeHash(next, newer);
      while (isEven(at) && at !== 0) {
        at = half(at);
        last = half(last);
      }
    } else newer = nodeHash(newer, next);
    at = half(at);
    last = half(last);
  }
  return last === 0 && sameHash(older, fromRoot) && sameHash(newer, toRoot);
}

/** All complete subtrees over leaf hashes in memory: for logs small enough to be read whole. */
export function subtreesOf(leaves: readonly Uint8Array[]): Subtree {
  const levels: (readonly Uint8Array[])[] = [leaves];
  for (let below = leaves; below.length > 1; ) {
    const above: Uint8Array[] = [];
    for (let i = 0; i + 1 < below.length; i += 2) above.push(nodeHash(below[i] as Uint8Array, below[i + 1] as Uint8Array));
    levels.push(above);
    below = above;
  }
  return (level, index) => {
    const found = levels[level]?.[index];
    if (found === undefined) throw new RangeError(`There is no complete subtree ${index} at level ${level}.`);
    return found;
  };
}
