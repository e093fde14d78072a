import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StetError } from '../../../src/errors.ts';
import { buildIndex } from '../../../src/store/index/build.ts';
import { openIndex } from '../../../src/store/index/read.ts';
import { verifyIndex } from '../../../src/store/index/verify.ts';

const dir = mkdtempSync(join(tmpdir(), 'stet-verify-'));
const out = join(dir, 'whole.idx');
let bytes: Buffer;

beforeAll(async () => {
  const from = join(dir, 'r.jsonl');
  const items = Array.from({ length: 80 }, (_, i) => ({ id: `r${i}`, title: `Notes on barley field ${i % 9}`, DOI: `10.5555/${i}` }));
  writeFileSync(from, items.map((item) => JSON.stringify(item)).join('\n'));
  await buildIndex({ from: [from], out });
  bytes = readFileSync(out);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const damaged = (at: number): string => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  const path = join(dir, 'damaged.idx');
  writeFileSync(path, copy);
  return path;
};

describe('verifyIndex', () => {
  it('finds a whole index whole', async () => {
    const { manifest, damage } = await verifyIndex(out);
    expect(manifest.records).toBe(80);
    expect(damage).toBeNull();
  });

  it('finds one changed byte in the records and in the keys', async () => {
    expect((await verifyIndex(damaged(100))).damage).toMatch(/not the ones that were written/);
    expect((await verifyIndex(damaged(Math.floor(bytes.length / 2)))).damage).toMatch(/not the ones that were written/);
  });

  it('can be interrupted', async () => {
    await expect(verifyIndex(out, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'interrupted' });
  });
});

describe('a damaged index', () => {
  it('answers, or says that it is damaged, whatever byte is wrong', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(79), (at, number) => {
        try {
          const index = openIndex(damaged(at));
          try {
            index.byIdentifier('doi', `10.5555/${number}`);
            index.search({ title: 'Notes on barley fields 3' }, 5);
          } finally {
            index.close();
          }
        } catch (thrown) {
          if (!(thrown instanceof StetError)) throw thrown;
          expect(thrown.code).toMatch(/^index-/);
        }
      }),
      { numRuns: 300 },
    );
  });
});
