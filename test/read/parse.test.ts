/** The dispatcher: every format by its bytes, and what is refused. */
import { expect, it } from 'vitest';
import { parseBytes } from '../../src/read/parse.ts';

const limits = { pages: 10, textCharacters: 10_000, decodedBytes: 10_000 };
const parse = (text: string, name: string) => parseBytes(new TextEncoder().encode(text), { name, limits });

it('hands each text format to its reader', async () => {
  expect((await parse('@misc{a, title={x}}', 'a.bib')).entries).toHaveLength(1);
  expect((await parse('TY  - JOUR\nTI  - x\nER  - ', 'a.ris')).entries).toHaveLength(1);
  expect((await parse('[{"id":"a","title":"x"}]', 'a.json')).entries).toHaveLength(1);
  expect((await parse('\\section{A} x', 'a.tex')).blocks[0]?.kind).toBe('heading');
  expect((await parse('\\begin{thebibliography}{1}\\bibitem{a} A.', 'a.bbl')).blocks[0]?.label).toBe('a');
  expect((await parse('# A', 'a.md')).text).toBe('A');
  expect((await parse('<!doctype html><p>A', 'a.html')).text).toBe('A');
  expect((await parse('A word.', 'a.txt')).text).toBe('A word.');
});

it('names the bytes by their hash and keeps the given name', async () => {
  const document = await parse('abc', 'dir/a.txt');
  expect(document.id).toBe('sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(document.name).toBe('dir/a.txt');
});

it('refuses what is empty, too long or unreadable, naming the file', async () => {
  await expect(parse('', 'a.txt')).rejects.toMatchObject({ code: 'empty-input', message: expect.stringContaining('a.txt') });
  await expect(parse(' \n\t', 'a.txt')).rejects.toMatchObject({ code: 'empty-input' });
  await expect(parse('x'.repeat(10_001), 'a.txt')).rejects.toMatchObject({ code: 'too-large' });
  await expect(parse('{"a":1}', 'a.json')).rejects.toMatchObject({ code: 'unreadable-input' });
});
