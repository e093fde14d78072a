/** Files of TeX projects that come one by one: what belongs together goes together, and nothing is lost. */
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { bytesOf } from '../../../src/server/packed/bundle.ts';
import { Together } from '../../../src/server/packed/together.ts';

const MAIN = '\\documentclass{article}\\begin{document}\\input{one}\\cite{a}\\bibliography{refs}\\end{document}';
const opened: Together[] = [];
afterEach(() => {
  for (const together of opened.splice(0)) together.close();
});

/** Names of the documents made of these files, and what each holds. */
async function put(files: readonly (readonly [string, string])[]): Promise<Record<string, string>> {
  const together = new Together();
  opened.push(together);
  await Promise.all(files.map(([name, words]) => together.lay(Readable.from([Buffer.from(words)]), name, 1_000)));
  const documents = await together.documents();
  return Object.fromEntries(await Promise.all(documents.map(async (one) => [one.name, await text(bytesOf(one))] as const)));
}

describe('files that came together', () => {
  it('a paper takes its list and its chapters with it; another list is a document of its own', async () => {
    const documents = await put([
      ['refs.bib', '@book{a, title={A}}'],
      ['paper.tex', MAIN],
      ['one.tex', 'First.'],
      ['other.bib', '@book{b, title={B}}'],
    ]);
    expect(Object.keys(documents)).toEqual(['other.bib', 'paper.tex']);
    expect(documents['paper.tex']).toContain('@book{a, title={A}}');
    expect(documents['paper.tex']).toContain('First.');
    expect(documents['paper.tex']).not.toContain('@book{b');
  });

  it('are found in the folders that their names tell', async () => {
    const main = MAIN.replace('{one}', '{parts/one}').replace('{refs}', '{lists/refs}');
    const documents = await put([
      ['thesis › main.tex', main],
      ['thesis › parts › one.tex', 'First.'],
      ['thesis › lists › refs.bib', '@book{a}'],
    ]);
    expect(Object.keys(documents)).toEqual(['main.tex']);
  });

  it('stay apart where two bear one name, or where nothing draws them in', async () => {
    const documents = await put([
      ['a › main.tex', MAIN],
      ['b › main.tex', MAIN],
      ['refs.bib', '@book{a}'],
      ['refs.bib', '@book{b}'],
    ]);
    expect(Object.keys(documents)).toEqual(['a › main.tex', 'b › main.tex', 'refs.bib']);
  });

  it('are laid nowhere else, whatever they are called, and nothing of them is left', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('stet-together-')).length;
    expect(
      Object.keys(
        await put([
          ['.. › .. › x.tex', 'x'],
          [`${'ü'.repeat(250)}.tex`, 'y'],
          ['x.tex › z.tex', 'z'],
        ]),
      ),
    ).toHaveLength(3);
    for (const together of opened.splice(0)) together.close();
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('stet-together-'))).toHaveLength(before);
  });

  it('name nothing outside: no file of the machine goes into a document', async () => {
    const up = '../'.repeat(12);
    const documents = await put([
      [
        'evil.tex',
        `\\documentclass{article}\\input{../../../etc/passwd}\\input{${up}etc/passwd}\\input{/etc/passwd}\\bibliography{/etc/passwd}`,
      ],
    ]);
    expect(documents['evil.tex']).not.toContain('root:');
  });

  it('may be so large and no larger', async () => {
    const together = new Together();
    opened.push(together);
    await expect(together.lay(Readable.from([Buffer.alloc(2_000)]), 'a.tex', 1_000)).rejects.toThrow('may have at most');
  });
});
