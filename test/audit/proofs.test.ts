import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leafHash, nodeHash, rootOf } from '../../src/audit/merkle.ts';
import { consistencyProof, inclusionProof, rootAt, subtreesOf, verifyConsistency, verifyInclusion } from '../../src/audit/proofs.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const bytes = (text: string): Uint8Array => Buffer.from(text, 'base64');
const LEAVES = Array.from({ length: 130 }, (_, i) => leafHash(Uint8Array.of(i)));
const subtree = subtreesOf(LEAVES);
const ROOTS = Array.from({ length: 131 }, (_, size) => rootOf(LEAVES.slice(0, size)));
const root = (size: number): Uint8Array => ROOTS[size] as Uint8Array;

/** Where shared vectors lie, when there are any. */
const SHARED = process.env.STET_AUDIT_VECTORS ?? '';

interface Vector {
  readonly leafIdx: number;
  readonly treeSize: number;
  readonly leafHash: string;
  readonly root: string;
  readonly size1: number;
  readonly size2: number;
  readonly root1: string;
  readonly root2: string;
  readonly proof: readonly string[] | null;
  readonly wantErr: boolean;
  readonly origin: string;
}
const vectors = (name: string): Vector[] =>
  readFileSync(`${SHARED}/rfc6962/${name}.jsonl`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Vector);

describe('proofs of RFC 6962', () => {
  it('are the same bytes as those of other implementations, for all trees to 130 leaves', () => {
    const inclusion = createHash('sha256');
    const consistency = createHash('sha256');
    const roots = createHash('sha256');
    for (let n = 0; n <= 130; n += 1) {
      roots.update(`${n} ${hex(rootAt(n, subtree))}\n`);
      for (let i = 0; i < n; i += 1) inclusion.update(`${[i, n, ...inclusionProof(i, n, subtree).map(hex)].join(' ')}\n`);
      for (let m = 1; m <= n; m += 1) consistency.update(`${[m, n, ...consistencyProof(m, n, subtree).map(hex)].join(' ')}\n`);
    }
    expect(roots.digest('hex')).toBe('9c67f07f906103b6bf201842a50ff0b8c91fca9b3e211334a6b7aa3133165dec');
    const made = [inclusion.digest('hex'), consistency.digest('hex')];
    expect(made).toEqual([
      '893ce6eea61adc33c22c0e3a952498b76dfa3c282e78ac659f6fcc0ea44f9983',
      '2498232e1aebe8d1aa8d339d897fc471f4495fe0b8a55ac08f7dae3d88bc4c2a',
    ]);
  });

  it('verify against the roots they were made for and no others', () => {
    for (let n = 1; n <= 40; n += 1)
      for (let i = 0; i < n; i += 1) {
        const leaf = LEAVES[i] as Uint8Array;
        const path = inclusionProof(i, n, subtree);
        expect(verifyInclusion(i, n, leaf, path, root(n))).toBe(true);
        expect(verifyInclusion(i, n, leaf, path, root(n + 1))).toBe(false);
        expect(verifyInclusion(i, n + 64, leaf, path, root(n))).toBe(false);
        if (n > 1) expect(verifyInclusion((i + 1) % n, n, leaf, path, root(n))).toBe(false);
        expect(verifyInclusion(i, n, leaf, [...path, leaf], root(n))).toBe(false);
        const m = i + 1;
        const proof = consistencyProof(m, n, subtree);
        expect(verifyConsistency(m, n, root(m), root(n), proof)).toBe(true);
        expect(verifyConsistency(m, n, root(m + 1), root(n), proof)).toBe(false);
        expect(verifyConsistency(m, n, root(m), root(n), [...proof, leaf])).toBe(false);
      }
  });

  it('refuse every proof in which one bit, one hash or the order was changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 130 }), fc.nat(), fc.nat(), fc.nat(255), fc.nat(3), (n, pick, where, bit, kind) => {
        const index = pick % n;
        const from = 1 + (pick % (n - 1));
        for (const [proof, ok] of [
          [
            inclusionProof(index, n, subtree),
            (path: readonly Uint8Array[]) => verifyInclusion(index, n, LEAVES[index] as Uint8Array, path, root(n)),
          ],
          [consistencyProof(from, n, subtree), (path: readonly Uint8Array[]) => verifyConsistency(from, n, root(from), root(n), path)],
        ] as const) {
          if (proof.length === 0) continue;
          const at = where % proof.length;
          const bad: Uint8Array[] = proof.map((hash) => Uint8Array.from(hash));
          const hash = bad[at] as Uint8Array;
          if (kind === 0) hash[bit >> 3] = (hash[bit >> 3] ?? 0) ^ (1 << (bit & 7));
          else if (kind === 1) bad.splice(at, 1);
          else if (kind === 2) bad.splice(at, 0, hash);
          else if (proof.length > 1) bad.push(bad.shift() as Uint8Array);
          else bad[at] = hash.subarray(1);
          expect(ok(proof)).toBe(true);
          expect(ok(bad)).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('refuse to speak of what is not there', () => {
    expect(() => inclusionProof(3, 3, subtree)).toThrow(RangeError);
    expect(() => inclusionProof(-1, 3, subtree)).toThrow(RangeError);
    expect(() => consistencyProof(0, 3, subtree)).toThrow(RangeError);
    expect(() => consistencyProof(4, 3, subtree)).toThrow(RangeError);
    expect(() => subtree(1, 65)).toThrow(RangeError);
    expect(verifyConsistency(0, 3, root(0), root(3), [])).toBe(false);
    expect(verifyInclusion(0.5, 3, root(1), [], root(1))).toBe(false);
    expect(verifyInclusion(0, 1, root(1), [], root(1))).toBe(true);
    expect(verifyInclusion(0, 1, nodeHash(root(1), root(1)), [], root(1))).toBe(false);
  });

  it.skipIf(!existsSync(`${SHARED}/rfc6962`))('agree with all shared vectors', () => {
    const wrong = [
      ...vectors('inclusion').filter(
        ({ leafIdx, treeSize, leafHash: leaf, proof, root: top, wantErr }) =>
          verifyInclusion(leafIdx, treeSize, bytes(leaf ?? ''), (proof ?? []).map(bytes), bytes(top ?? '')) === wantErr,
      ),
      ...vectors('consistency').filter(
        ({ size1, size2, root1, root2, proof, wantErr }) =>
          verifyConsistency(size1, size2, bytes(root1 ?? ''), bytes(root2 ?? ''), (proof ?? []).map(bytes)) === wantErr,
      ),
    ];
    expect(wrong.map(({ origin }) => origin)).toEqual([]);
  });
});
