import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { CslItem } from '../../../src/model/csl.ts';
import { type BuildOptions, buildIndex } from '../../../src/store/index/build.ts';
import { openIndex } from '../../../src/store/index/read.ts';

const dir = mkdtempSync(join(tmpdir(), 'stet-index-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const lines = (items: readonly unknown[]): string => items.map((item) => `${JSON.stringify(item)}\n`).join('');
const file = (name: string, content: string | Buffer): string => {
  const path = join(dir, name);
  writeFileSync(path, content);
  return path;
};
const NOW = '2026-01-02T03:04:05.000Z';
const build = (options: Partial<BuildOptions> & { readonly from: readonly string[]; readonly out: string }) =>
  buildIndex({ now: () => NOW, ...options });

const many = (count: number): CslItem[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `made:${i}`,
    type: 'article-journal',
    title: `Report ${i} on the ${['barley', 'copper', 'granite', 'willow'][i % 4]} of district ${i % 97}`,
    author: [{ family: `Person${i % 211}`, given: 'A.' }],
    issued: { 'date-parts': [[1950 + (i % 70)]] },
    DOI: `10.5555/made.${i}`,
  }));

describe('buildIndex', () => {
  it('keeps every record, in order, duplicates too, and finds each by its identifier', async () => {
    const items = many(3000);
    const out = join(dir, 'many.idx');
    const manifest = await build({ from: [file('many.jsonl', lines([...items, items[0]]))], out });
    expect(manifest).toMatchObject({ format: 1, name: 'many.idx', records: 3001, builtAt: NOW, complete: false });
    const index = openIndex(out);
    for (const item of items) expect(index.byIdentifier('doi', item.DOI ?? '')).toEqual([item]);
    expect(index.byTitle(items[0]?.title ?? '')).toEqual([items[0], items[0]]);
    index.close();
  });

  it('gives the same bytes for the same records, and the same hash however they are packed', async () => {
    const items = many(200);
    const plain = file('same.jsonl', lines(items));
    const a = await build({ from: [plain], out: join(dir, 'a.idx'), name: 'n' });
    const b = await build({ from: [plain], out: join(dir, 'b.idx'), name: 'n' });
    const gz = await build({ from: [file('same.jsonl.gz', gzipSync(lines(items)))], out: join(dir, 'c.idx'), name: 'n' });
    const list = await build({ from: [file('same.json', JSON.stringify(items, null, 2))], out: join(dir, 'd.idx'), name: 'n' });
    expect(readFileSync(join(dir, 'a.idx')).equals(readFileSync(join(dir, 'b.idx')))).toBe(true);
    expect([b.hash, gz.hash, list.hash]).toEqual([a.hash, a.hash, a.hash]);
  });

  it('skips lines that are no records, tells which, and counts them', async () => {
    const skipped: unknown[] = [];
    const content = `${JSON.stringify({ title: 'A good line' })}\n\n{"title": "cut\n[1,2]\n{"type":"book"}\n"text"\n${JSON.stringify({ DOI: '10.5555/only' })}`;
    const from = file('bad.jsonl', content);
    const manifest = await build({ from: [from], out: join(dir, 'bad.idx'), onSkipped: (one) => skipped.push(one) });
    expect(manifest.sources).toMatchObject([{ name: 'bad.jsonl', records: 2, skipped: 4 }]);
    expect(skipped).toEqual([
      { source: from, line: 3, why: 'it is not JSON' },
      ...[4, 5, 6].map((line) => ({ source: from, line, why: 'it has neither title, author nor identifier' })),
    ]);
  });

  it('takes several files and other formats through the readers it is handed', async () => {
    async function* reader(name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<CslItem> {
      expect(name).toBe('two.titles');
      const pieces: Buffer[] = [];
      for await (const piece of bytes) pieces.push(piece);
      for (const title of Buffer.concat(pieces).toString('utf8').split('\n')) yield { title };
    }
    const out = join(dir, 'mixed.idx');
    const from = [file('one.jsonl', lines(many(2))), file('two.titles', 'First of the other kind\nSecond of the other kind')];
    const manifest = await build({ from, out, readers: { '.titles': reader }, declareComplete: true, scope: 'made records' });
    expect(manifest).toMatchObject({ records: 4, complete: true, scope: 'made records' });
    expect(manifest.sources.map(({ records }) => records)).toEqual([2, 2]);
    const index = openIndex(out);
    expect(index.byTitle('second of the OTHER kind')).toMatchObject([{ title: 'Second of the other kind' }]);
    index.close();
  });

  it('writes nothing when interrupted, when the input is damaged, or when it holds no record', async () => {
    const out = join(dir, 'never.idx');
    const controller = new AbortController();
    const from = [file('long.jsonl', lines(many(12_000)))];
    const stopped = build({ from, out, signal: controller.signal, progress: () => controller.abort() });
    await expect(stopped).rejects.toMatchObject({ code: 'interrupted' });
    const packed = gzipSync(lines(many(500)));
    await expect(build({ from: [file('cut.jsonl.gz', packed.subarray(0, packed.length / 2))], out })).rejects.toMatchObject({
      code: 'unreadable-input',
    });
    await expect(build({ from: [file('cut.json', '[{"title":"a"},{"title":')], out })).rejects.toMatchObject({ code: 'unreadable-input' });
    await expect(build({ from: [file('none.jsonl', '\n\n')], out })).rejects.toMatchObject({ code: 'empty-input' });
    await expect(build({ from: [file('z.jsonl', Buffer.from('425a683931', 'hex'))], out })).rejects.toMatchObject({
      code: 'unknown-media-type',
    });
    await expect(build({ from: [join(dir, 'nowhere.jsonl')], out })).rejects.toMatchObject({ code: 'not-found' });
    await expect(build({ from: [], out })).rejects.toMatchObject({ code: 'usage' });
    await expect(build({ from, out: join(dir, 'no', 'such', 'folder.idx') })).rejects.toMatchObject({ code: 'store-failed' });
    expect(existsSync(out)).toBe(false);
    expect(readdirSync(dir).filter((name) => name.endsWith('.building'))).toEqual([]);
  });

  it('leaves the old index alone when building the new one fails', async () => {
    const out = join(dir, 'kept.idx');
    await build({ from: [file('kept.jsonl', lines(many(5)))], out });
    const before = readFileSync(out);
    await expect(build({ from: [file('empty.jsonl', '')], out })).rejects.toMatchObject({ code: 'empty-input' });
    expect(readFileSync(out).equals(before)).toBe(true);
  });

  it('tells how far it is', async () => {
    const told: { done: number; total: number | null }[] = [];
    await build({ from: [file('told.jsonl', lines(many(100)))], out: join(dir, 'told.idx'), progress: (one) => told.push(one) });
    expect(told.length).toBeGreaterThan(1);
    for (const { done, total } of told) expect(done).toBeLessThanOrEqual(total ?? 0);
  });
});

describe('openIndex on what is no whole index', () => {
  it('names the trouble and the way out', async () => {
    const out = join(dir, 'whole.idx');
    await build({ from: [file('whole.jsonl', lines(many(50)))], out });
    const bytes = readFileSync(out);
    expect(() => openIndex(join(dir, 'absent.idx'))).toThrow(expect.objectContaining({ code: 'not-found' }));
    expect(() => openIndex(file('text.idx', 'just some words that are no index at all'))).toThrow(
      expect.objectContaining({ code: 'index-unreadable' }),
    );
    expect(() => openIndex(file('empty.idx', ''))).toThrow(expect.objectContaining({ code: 'index-unreadable' }));
    const later = Buffer.from(bytes);
    later.writeUInt32LE(99, 8);
    expect(() => openIndex(file('later.idx', later))).toThrow(expect.objectContaining({ code: 'index-version' }));
    for (const length of [20, 100, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const cut = file('cut.idx', bytes);
      truncateSync(cut, length);
      expect(() => openIndex(cut)).toThrow(expect.objectContaining({ code: 'index-unreadable' }));
    }
  });
});
