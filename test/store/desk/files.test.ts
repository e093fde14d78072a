/** Bytes under their hash: whole or not at all, counted as they come, checked when read. */
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hashOfBytes, localFiles, putBytes, sweepIncoming } from '../../../src/store/desk/files.ts';

const folder = mkdtempSync(join(tmpdir(), 'stet-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const files = localFiles(folder);
async function* pieces(...all: string[]) {
  for (const one of all) yield Buffer.from(one);
}
const incoming = (): string[] => readdirSync(join(folder, 'incoming'));

describe('files of the desk', () => {
  it('keeps a stream under the hash of its bytes, once', async () => {
    const kept = await files.put(pieces('on the ', 'slow growth'), 100);
    expect(kept).toEqual({ hash: hashOfBytes(Buffer.from('on the slow growth')), bytes: 18 });
    expect(await putBytes(files, Buffer.from('on the slow growth'))).toEqual(kept);
    expect(Buffer.from((await files.get(kept.hash)) ?? []).toString()).toBe('on the slow growth');
    expect(readdirSync(join(folder, 'sha256', kept.hash.slice(7, 9)))).toHaveLength(1);
    expect(incoming()).toEqual([]);
  });

  it('stops at the limit and keeps nothing', async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given += 1;
        yield Buffer.alloc(1000);
      }
    }
    await expect(files.put(endless(), 10_000)).rejects.toMatchObject({ code: 'too-large' });
    expect(given).toBe(11);
    expect(incoming()).toEqual([]);
  });

  it('keeps nothing of a stream that breaks off', async () => {
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('connection lost');
    }
    await expect(files.put(broken(), 100)).rejects.toThrow('connection lost');
    expect(incoming()).toEqual([]);
  });

  it('gives nothing for a damaged file, a name that is no hash, or one that leads elsewhere', async () => {
    const { hash } = await files.put(pieces('whole'), 10);
    writeFileSync(join(folder, 'sha256', hash.slice(7, 9), hash.slice(7)), 'hole!');
    expect(await files.get(hash)).toBeNull();
    for (const name of ['', 'sha256:', '../../etc/passwd', `sha256:${'../'.repeat(22)}ab`, `${hash}/..`, hash.toUpperCase()]) {
      expect(await files.get(name)).toBeNull();
      await files.remove(name);
    }
  });

  it('puts a damaged file of another size right when the bytes come again', async () => {
    const { hash } = await files.put(pieces('mended'), 10);
    writeFileSync(join(folder, 'sha256', hash.slice(7, 9), hash.slice(7)), 'torn');
    await files.put(pieces('mended'), 10);
    expect(Buffer.from((await files.get(hash)) ?? []).toString()).toBe('mended');
    await files.remove(hash);
    expect(await files.get(hash)).toBeNull();
  });

  it('takes many at once, the same bytes among them', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, (_, i) => files.put(pieces(`piece ${i % 10}`), 100)));
    expect(new Set(all.map(({ hash }) => hash)).size).toBe(10);
    expect(incoming()).toEqual([]);
  });

  it('sweeps away what uploads left behind long ago, and not what is under way', async () => {
    writeFileSync(join(folder, 'incoming', 'old'), 'x');
    utimesSync(join(folder, 'incoming', 'old'), 1, 1);
    writeFileSync(join(folder, 'incoming', 'new'), 'x');
    expect(await sweepIncoming(folder)).toBe(1);
    expect(incoming()).toEqual(['new']);
    expect(await sweepIncoming(join(folder, 'none'))).toBe(0);
  });

  it('says where it could not write', async () => {
    const blocked = join(folder, 'a-file');
    writeFileSync(blocked, '');
    await expect(putBytes(localFiles(blocked), Buffer.from('x'))).rejects.toMatchObject({ code: 'store-failed' });
  });
});
