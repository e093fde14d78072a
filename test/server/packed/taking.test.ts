import { describe, expect, it } from 'vitest';
import { StetError } from '../../../src/errors.ts';
import { extract, readDocument } from '../../../src/index.ts';
import { bytesOf, unbundled } from '../../../src/server/packed/bundle.ts';
import { namesOf, takeArchive, type Unpacked } from '../../../src/server/packed/taking.ts';
import { zipOf } from '../../read/made-zip.ts';

const MOST = 1_000_000;
async function* stream(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 4096) yield bytes.subarray(at, at + 4096);
}
const textOf = async (one: Unpacked): Promise<string> => {
  if ('refused' in one) return `refused: ${one.refused.code}`;
  const pieces: Uint8Array[] = [];
  for await (const piece of bytesOf(one)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
};

async function taken(members: readonly { name: string; content: string }[], most = MOST): Promise<[string, string][]> {
  const all: [string, string][] = [];
  await takeArchive(
    stream(Buffer.from(zipOf([...members]))),
    'papers.zip',
    most,
    async (one) => void all.push([one.name, await textOf(one)]),
  );
  return all;
}

describe('an archive that is handed in', () => {
  it('gives its documents one by one, and says of a member why it is none', async () => {
    const all = await taken([
      { name: 'a.txt', content: 'first' },
      { name: 'deep/b.md', content: 'second' },
      { name: 'bomb.txt', content: ' '.repeat(2_000_000) },
      { name: 'photo.png', content: 'x' },
      { name: '../out.txt', content: 'x' },
    ]);
    expect(all).toEqual([
      ['a.txt', 'first'],
      ['b.md', 'second'],
      ['bomb.txt', 'refused: too-large'],
      ['out.txt', 'refused: unreadable-input'],
    ]);
  });

  it('gives a TeX project as one document that holds what belongs to it, chapters in other letters among it', async () => {
    const all = await taken([
      { name: 'main.tex', content: '\\documentclass{article}\\begin{document}\\input{one}\\bibliography{refs}\\end{document}' },
      { name: 'one.tex', content: 'A chapter of words, see \\cite{a}.' },
      { name: 'refs.bib', content: '@book{a, title={Alpha papers}, year={2001}}' },
      { name: 'main.bbl', content: '\\begin{thebibliography}{1}\\bibitem{a} Alpha papers, 2001.\\end{thebibliography}' },
      { name: 'old.bib', content: '@book{b, title={Beta papers}, year={2002}}' },
    ]);
    expect(all.map(([name]) => name)).toEqual(['main.tex']);
    const [, packed = ''] = all[0] ?? [];
    const document = await readDocument({ name: 'main.tex', ...unbundled(Buffer.from(packed)) }, { isolate: false });
    expect(document.text).toContain('A chapter of words');
    expect(extract(document).references.map(({ key }) => key)).toEqual(['a']);
    expect(document.skipped).toEqual([]);
  });

  it('is refused as a whole where it is too large, empty of documents or no archive', async () => {
    const nothing = async (): Promise<void> => undefined;
    const refused = (bytes: Uint8Array, most = MOST): Promise<string> =>
      takeArchive(stream(bytes), 'papers.zip', most, nothing).then(
        () => 'taken',
        (thrown: unknown) => (thrown instanceof StetError ? thrown.code : String(thrown)),
      );
    expect(await refused(Buffer.from(zipOf([{ name: 'a.txt', content: 'first' }])), 10)).toBe('too-large');
    expect(await refused(Buffer.from(zipOf([{ name: 'a.png', content: 'first' }])))).toBe('not-found');
    expect(await refused(Buffer.from('PK\x03\x04 no archive'))).toBe('unreadable-input');
  });

  it('that fails keeps none after it from being unpacked', async () => {
    const broken = takeArchive(stream(Buffer.from('PK\x03\x04')), 'x.zip', MOST, async () => undefined).catch(() => 'failed');
    expect(await taken([{ name: 'a.txt', content: 'first' }])).toEqual([['a.txt', 'first']]);
    expect(await broken).toBe('failed');
  });

  it('calls documents of one name by their folders', () => {
    const named = (...names: string[]): readonly string[] => namesOf(names.map((name) => ({ name, path: name })));
    expect(named('12/paper.pdf', '13/paper.pdf', '13/other.pdf')).toEqual(['12 › paper.pdf', '13 › paper.pdf', 'other.pdf']);
  });
});
