import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GrowingTree, leafHash, nodeHash, rootOf } from '../../src/audit/merkle.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
/** The eight entries that implementations of RFC 6962 share as test data, and the roots over the first n of them. */
const ENTRIES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'].map((entry) =>
  Buffer.from(entry, 'hex'),
);
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

/** The definition of RFC 6962 § 2.1, word for word: split at the largest power of two below n. */
function naive(leaves: readonly Uint8Array[]): Uint8Array {
  const [first] = leaves;
  if (first === undefined) return createHash('sha256').digest();
  if (leaves.length === 1) return first;
  const split = 2 ** Math.floor(Math.log2(leaves.length - 1));
  return nodeHash(naive(leaves.slice(0, split)), naive(leaves.slice(split)));
}

describe('Merkle tree of RFC 6962', () => {
  it('gives the known roots', () => {
    for (const [size, root] of ROOTS.entries()) expect(hex(rootOf(ENTRIES.slice(0, size).map(leafHash)))).toBe(root);
  });
  it('grows to the same root as the definition for every size to 130', () => {
    const tree = new GrowingTree();
    const leaves: Uint8Array[] = [];
    for (let size = 0; size <= 130; size += 1) {
      expect(hex(tree.root())).toBe(hex(naive(leaves)));
      expect(tree.size).toBe(size);
      const leaf = leafHash(Buffer.from(`entry ${size}`));
      leaves.push(leaf);
      tree.add(leaf);
    }
  });
});
