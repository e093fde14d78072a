import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCheckpoint } from '../../src/audit/checkpoint.ts';
import { GrowingTree, leafHash, nodeHash, sameHash } from '../../src/audit/merkle.ts';
import { readVkey } from '../../src/audit/note.ts';
import { consistencyProof, inclusionProof, rootAt, verifyConsistency, verifyInclusion } from '../../src/audit/proofs.ts';
import { bundlePath, readBundle, tiledSubtrees, tileNumber, tilePath, tilesOf, widthOf, writeBundle } from '../../src/audit/tiles.ts';
import { StetError } from '../../src/errors.ts';

const SHARED = `${process.env.STET_AUDIT_VECTORS ?? ''}/tlog/tessera-log`;

/** All tiles of a log, made from the definition: a tile holds the roots of complete subtrees of 256 of the level below. */
function tilesFrom(leaves: readonly Uint8Array[]): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let level = leaves;
  for (let at = 0; level.length > 0; at += 1) {
    for (let n = 0; n * 256 < level.length; n += 1)
      files.set(tilePath(at, n, Math.min(256, level.length - n * 256)), Buffer.concat(level.slice(n * 256, n * 256 + 256)));
    let next = level.slice(0, Math.floor(level.length / 256) * 256);
    for (let i = 0; i < 8; i += 1) next = next.flatMap((hash, j) => (j % 2 === 0 ? [nodeHash(hash, next[j + 1] as Uint8Array)] : []));
    level = next;
  }
  return files;
}

describe('tiles', () => {
  it('lie under the paths that the specification gives', () => {
    expect([0, 5, 999, 1000, 1_234_067].map(tileNumber)).toEqual(['000', '005', '999', 'x001/000', 'x001/x234/067']);
    expect(tilePath(0, 273, 112)).toBe('tile/0/273.p/112');
    expect(tilePath(1, 0)).toBe('tile/1/000');
    expect(bundlePath(1000, 3)).toBe('tile/entries/x001/000.p/3');
    const shapes = (size: number) => {
      const levels: { full: number; partial: number }[] = [];
      for (const { level, width } of tilesOf(size)) {
        levels[level] ??= { full: 0, partial: 0 };
        const shape = levels[level];
        if (width === 256) shape.full += 1;
        else shape.partial = width;
      }
      return levels;
    };
    expect(shapes(70_000)).toEqual([
      { full: 273, partial: 112 },
      { full: 1, partial: 17 },
      { full: 0, partial: 1 },
    ]);
    expect(shapes(256)).toEqual([
      { full: 1, partial: 0 },
      { full: 0, partial: 1 },
    ]);
    expect(widthOf(300, 0, 2)).toBe(0);
  });

  it('give the same roots and proofs as the whole tree, across tile borders', () => {
    const tree = new GrowingTree();
    const leaves: Uint8Array[] = [];
    const roots: Uint8Array[] = [tree.root()];
    for (let i = 0; i < 66_000; i += 1) {
      const leaf = leafHash(Buffer.from(String(i)));
      leaves.push(leaf);
      tree.add(leaf);
      if (i < 600 || i > 65_500) roots[i + 1] = tree.root();
    }
    for (const size of [1, 255, 256, 257, 512, 513, 65_535, 65_536, 65_537, 65_999]) {
      const files = tilesFrom(leaves.slice(0, size));
      const subtree = tiledSubtrees(size, (path) => files.get(path) ?? null);
      const root = roots[size] as Uint8Array;
      expect(sameHash(rootAt(size, subtree), root)).toBe(true);
      for (const index of [0, Math.floor(size / 2), size - 1])
        expect(verifyInclusion(index, size, leaves[index] as Uint8Array, inclusionProof(index, size, subtree), root)).toBe(true);
      for (const from of [1, 200, 256, 511, 600].filter((before) => before <= size))
        expect(verifyConsistency(from, size, roots[from] as Uint8Array, root, consistencyProof(from, size, subtree))).toBe(true);
    }
  });

  it('say which tile is missing or torn', () => {
    const subtree = tiledSubtrees(300, (path) => (path === 'tile/0/000' ? new Uint8Array(31) : null));
    expect(() => subtree(0, 0)).toThrow(StetError);
    expect(() => subtree(0, 299)).toThrow('tile/0/001.p/44');
    expect(() => subtree(8, 1)).toThrow();
  });
});

describe('bundles', () => {
  it('give their entries back, and refuse more, fewer or torn ones', () => {
    const entries = [Buffer.from('one'), Buffer.alloc(0), Buffer.alloc(65_535, 7)];
    const bytes = writeBundle(entries);
    expect(readBundle(bytes, 3).map((entry) => Buffer.from(entry))).toEqual(entries);
    expect(() => readBundle(bytes, 2)).toThrow(StetError);
    expect(() => readBundle(bytes, 4)).toThrow(StetError);
    expect(() => readBundle(bytes.subarray(0, -1), 3)).toThrow(StetError);
    expect(() => writeBundle([Buffer.alloc(65_536)])).toThrow(RangeError);
  });
});

describe.skipIf(!existsSync(SHARED))('a log that another program wrote', () => {
  it('is read, and each of its checkpoints continues the one before', () => {
    const known = [readVkey(readFileSync(join(SHARED, 'vkey.txt'), 'utf8').trim())];
    const load = (path: string) => (existsSync(join(SHARED, path)) ? readFileSync(join(SHARED, path)) : null);
    let before = openCheckpoint(readFileSync(join(SHARED, 'checkpoint.1'), 'utf8'), known);
    for (let size = 1; size <= 15; size += 1) {
      const now = openCheckpoint(readFileSync(join(SHARED, `checkpoint.${size}`), 'utf8'), known);
      const subtree = tiledSubtrees(size, load);
      expect(sameHash(rootAt(size, subtree), now.root)).toBe(true);
      for (const [i, entry] of readBundle(readFileSync(join(SHARED, bundlePath(0, size))), size).entries())
        expect(sameHash(leafHash(entry), subtree(0, i))).toBe(true);
      expect(verifyConsistency(before.size, size, before.root, now.root, consistencyProof(before.size, size, subtree))).toBe(true);
      before = now;
    }
  });
});
