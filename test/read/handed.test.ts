/** Files handed over with a document: found by the paths it gives them, and nothing else is opened for it. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/index.ts';
import { byPath, pathNamed } from '../../src/read/handed.ts';
import { place } from '../cli/made-world.ts';

const BIB = '% a list\n@book{a, title={Alpha papers}, year={2001}}\n';
const paper = (list: string): Uint8Array => Buffer.from(`---\nbibliography: "${list}"\n---\n\nWords [@a].\n`);
const file = (name: string, text = BIB) => ({ name, bytes: Buffer.from(text) });

describe('files handed over with a document', () => {
  it.each([
    ['./refs/../refs.bib', 'refs.bib'],
    ['lit\\refs.bib', 'lit/refs.bib'],
    ['/refs.bib', 'refs.bib'],
    ['../refs.bib', '../refs.bib'],
    ['U\u0308bersicht.bib', 'Übersicht.bib'],
  ])('%s is the path %s', (written, path) => expect(pathNamed(written)).toBe(path));

  it('are told apart by their paths; the first of a path counts', () => {
    expect(
      [...byPath([file('a.bib', '1'), file('./a.bib', '2'), file('b/a.bib', '3')])].map(([name, { bytes }]) => [name, String(bytes)]),
    ).toEqual([
      ['a.bib', '1'],
      ['b/a.bib', '3'],
    ]);
  });

  it('give entries with their places', async () => {
    for (const [asked, given] of [
      ['refs.bib', './refs.bib'],
      ['lit/meine Übersicht.bib', 'lit/meine U\u0308bersicht.bib'],
    ] as const) {
      const document = await readDocument({ name: 'paper.md', bytes: paper(asked), beside: [file(given)] }, { isolate: false });
      expect(document.entries.map(({ key, cited }) => [key, cited])).toEqual([['a', true]]);
      expect(document.places?.at(-1)?.at).toEqual({ line: 2, column: 1, file: given });
      expect(document.lists).toEqual([asked]);
      expect(document.skipped).toEqual([]);
    }
  });

  it('are all there is: what lies beside the document, or elsewhere, is not opened, and said to be missing', async () => {
    const { cwd } = place({ 'refs.bib': BIB, 'paper.md': 'x' });
    for (const asked of ['refs.bib', join(cwd, 'refs.bib'), '../../../../../../etc/passwd', '/etc/passwd']) {
      const input = { name: 'paper.md', path: join(cwd, 'paper.md'), bytes: paper(asked), beside: [file('other.bib')] };
      const { entries, skipped } = await readDocument(input, { isolate: false });
      expect(entries).toEqual([]);
      expect(skipped).toEqual([{ what: asked, why: expect.stringContaining('not handed in with'), references: true }]);
    }
  });

  it('are found where only the folder is missing in which the document has them', async () => {
    const read = (beside: { name: string; bytes: Uint8Array }[]) =>
      readDocument({ name: 'paper.md', bytes: paper('lit/refs.bib'), beside }, { isolate: false });
    expect((await read([file('refs.bib')])).places?.at(-1)?.at).toEqual({ line: 2, column: 1, file: 'refs.bib' });
    const both = await read([file('refs.bib', '@book{b, title = {B}}'), file('lit/refs.bib')]);
    expect(both.entries.map(({ key }) => key)).toEqual(['a']);
  });

  it('count for the limits, and one that is no text spoils only itself', async () => {
    const read = (beside: { name: string; bytes: Uint8Array }[]) =>
      readDocument({ name: 'paper.md', bytes: paper('refs.bib'), beside }, { isolate: false, limits: { textLength: 2_000 } });
    expect((await read([file('refs.bib', BIB.padEnd(9_000, '%'))])).skipped[0]?.why).toContain('too large');
    expect((await read([{ name: 'refs.bib', bytes: new Uint8Array(500) }])).skipped[0]?.why).toContain('could not be read');
  });

  it('come to a process of its own as well', async () => {
    const document = await readDocument({ name: 'paper.md', bytes: paper('refs.bib'), beside: [file('refs.bib')] });
    expect(document.entries).toHaveLength(1);
  });
});
