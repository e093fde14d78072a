import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../src/holdings.ts';
import { openIndex } from '../../src/store/index/read.ts';
import { LIST_EXTENSIONS, piecesOfList } from '../../src/store/list-pieces.ts';

async function* chunks(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function cut(text: string, extension: string, size: number, chunk = 7): Promise<string[]> {
  const out: string[] = [];
  for await (const piece of piecesOfList(chunks(text, chunk), extension, size)) out.push(piece.toString());
  return out;
}

const entry = (n: number): string =>
  `@article{key${n},\n  title = {Report ${n}: write to\nsomeone@example.org, größer},\n  journal = roofs\n}\n`;

describe('piecesOfList', () => {
  it('cuts BibTeX between entries alone, and gives each piece the abbreviations before it', async () => {
    const defined = '@string{roofs = "Journal of {R}oofs"}\n@STRING(\n  other = {Other (old)}\n)\n';
    const text = `% made\n${defined}${[1, 2, 3, 4, 5].map(entry).join('')}`;
    const pieces = await cut(text, '.bib', 150);
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces[0]).toContain('% made');
    for (const piece of pieces.slice(1)) {
      expect(piece.startsWith('@string{roofs = "Journal of {R}oofs"}\n@STRING(\n  other = {Other (old)}\n)\n@article{key')).toBe(true);
      expect(piece.trimEnd().endsWith('}')).toBe(true);
    }
    expect(pieces.map((piece, i) => (i === 0 ? piece : piece.slice(defined.length))).join('')).toBe(text);
  });

  it.each([
    ['.ris', (n: number) => `TY  - JOUR\nTI  - Report ${n}\nN1  - TY is no beginning here\nER  - \n`, /^TY {2}-/],
    ['.nbib', (n: number) => `PMID- ${n}\nTI  - Report ${n}\n\n`, /^PMID-/],
    ['.enw', (n: number) => `%0 Journal Article\n%T Report ${n}\n\n`, /^%0 /],
  ] as const)('cuts %s between entries alone, without losing a byte', async (extension, one, begins) => {
    const text = Array.from({ length: 40 }, (_, n) => one(n)).join('');
    const pieces = await cut(text, extension, 200);
    expect(pieces.length).toBeGreaterThan(3);
    for (const piece of pieces) expect(piece).toMatch(begins);
    expect(pieces.join('')).toBe(text);
  });

  it('keeps whole what has no beginning of an entry, and gives nothing for nothing', async () => {
    const text = 'x'.repeat(5_000);
    expect(await cut(text, '.bib', 100)).toEqual([text]);
    expect(await cut(text, '.other', 100)).toEqual([text]);
    expect(await cut('', '.bib', 100)).toEqual([]);
    expect(LIST_EXTENSIONS).toContain('.ris');
  });
});

describe('an index out of bibliographies', () => {
  const dir = mkdtempSync(join(tmpdir(), 'stet-lists-'));
  const file = (name: string, content: string | Buffer): string => {
    writeFileSync(join(dir, name), content);
    return join(dir, name);
  };

  it('is the same whatever they are packed in', async () => {
    const bib = `@string{roofs = {Journal of Roofs}}\n${[1, 2, 3].map((n) => `@article{k${n}, title={Copper roof ${n}}, journal=roofs, year=201${n}}\n`).join('')}`;
    const ZST = 'KLUv/QRoiQEAQGFydGljbGV7YSwKIHRpdGxlPXtQYWNrZWQgY29wcGVyfSwKIHllYXI9MjAxMgp9CkMVMCM=';
    const XZ =
      '/Td6WFoAAAFpIt42AgAhARYAAAB0L+Wj4AAxAC9dACoWQBcnBM+IqMqj44bpng0vWSo2BJCyRCiV5rS4mgjUfDwph6Xe0PBA9URd0TwAAAB7963NAAFHMmk9aVeQQpkNAQAAAAABWVo=';
    const from = [
      file('a.bib', bib),
      file('a.bib.gz', gzipSync(bib)),
      file('b.bib.zst', Buffer.from(ZST, 'base64')),
      file('c.ris.xz', Buffer.from(XZ, 'base64')),
    ];
    const manifest = await buildIndex({ from, out: join(dir, 'lists.idx') });
    expect(manifest.sources.map(({ name, records }) => [name, records])).toEqual([
      ['a.bib', 3],
      ['a.bib.gz', 3],
      ['b.bib.zst', 1],
      ['c.ris.xz', 1],
    ]);
    const index = openIndex(join(dir, 'lists.idx'));
    const [plain, packed] = index.byTitle('Copper roof 2');
    expect(plain).toMatchObject({ 'container-title': 'Journal of Roofs', issued: { 'date-parts': [[2012]] } });
    expect(packed).toEqual(plain);
    expect(index.byTitle('packed copper')).toHaveLength(1);
    expect(index.byTitle('packed granite')).toHaveLength(1);
    index.close();
    rmSync(dir, { recursive: true, force: true });
  });
});
