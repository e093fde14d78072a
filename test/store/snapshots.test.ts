import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StetError } from '../../src/errors.ts';
import { fileSnapshots, memorySnapshots } from '../../src/store/snapshots.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stet-snapshots-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const files = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe('fileSnapshots', () => {
  it('gives back what was put, under the SHA-256 of its bytes', async () => {
    const store = fileSnapshots(folder);
    const hash = await store.put(bytes('abc'));
    expect(hash).toBe('sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(await store.get(hash)).toEqual(bytes('abc'));
    expect(await fileSnapshots(folder).get(hash)).toEqual(bytes('abc'));
  });

  it('keeps any bytes', async () => {
    const store = fileSnapshots(folder);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (given) => {
        expect(await store.get(await store.put(given))).toEqual(given);
      }),
      { numRuns: 25 },
    );
  });

  it('keeps equal bytes once, and compressed', async () => {
    const store = fileSnapshots(folder);
    const text = 'the same line again and again\n'.repeat(2000);
    const [first, second] = await Promise.all([store.put(bytes(text)), store.put(bytes(text))]);
    expect(first).toBe(second);
    const held = await files();
    expect(held).toHaveLength(1);
    expect((await readFile(held[0] ?? '')).length).toBeLessThan(text.length / 20);
  });

  it('counts a damaged file as not held, and mends it when the bytes come again', async () => {
    const store = fileSnapshots(folder);
    const hash = await store.put(bytes('what was read'));
    await writeFile((await files())[0] ?? '', 'torn');
    expect(await store.get(hash)).toBeNull();
    expect(await store.put(bytes('what was read'))).toBe(hash);
    expect(await store.get(hash)).toEqual(bytes('what was read'));
  });

  it('knows nothing by other names, and never leaves its folder', async () => {
    const store = fileSnapshots(folder);
    await store.put(bytes('x'));
    for (const name of [
      '',
      'sha256:',
      '../../etc/passwd',
      `sha256:${'0'.repeat(64)}`,
      `sha256:../../${'a'.repeat(58)}`,
      `sha256:${'A'.repeat(64)}`,
    ])
      expect(await store.get(name)).toBeNull();
  });

  it('says so when the folder cannot be written', async () => {
    const blocked = join(folder, 'a-file');
    await writeFile(blocked, '');
    const error = await fileSnapshots(blocked)
      .put(bytes('x'))
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StetError);
    expect((error as StetError).code).toBe('store-failed');
  });
});

describe('memorySnapshots', () => {
  it('keeps copies, once each', async () => {
    const store = memorySnapshots();
    const given = bytes('abc');
    const hash = await store.put(given);
    given[0] = 0;
    expect(await store.get(hash)).toEqual(bytes('abc'));
    await store.put(bytes('abc'));
    expect(store.hashes()).toEqual([hash]);
    expect(await store.get('sha256:none')).toBeNull();
  });
});
