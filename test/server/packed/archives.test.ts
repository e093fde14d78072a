/** Archives as inputs: read as folders are, refused where they are bombs or lead elsewhere, one bad member never stopping the others. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Archives, isArchive } from '../../../src/server/packed/archives.ts';
import { KNOWN } from '../../../src/server/packed/documents.ts';
import { GOOD, NOWHERE, place, WRONG_YEAR } from '../../cli/made-world.ts';
import { docxOf, zipOf } from '../../read/made-zip.ts';

const MAIN = '\\documentclass{article}\\begin{document}As said \\cite{marsh2018}.\\input{two}\\bibliography{refs}\\end{document}';
const limits = (most = 1_000_000) => ({ documents: KNOWN, most, signal: new AbortController().signal });
const unpacked = async (bytes: Uint8Array, most?: number) => {
  const { cwd } = place({ 'p.zip': bytes });
  const archives = new Archives();
  const found = await archives.unpack(join(cwd, 'p.zip'), 'p.zip', limits(most));
  return { archives, found };
};

describe('stet check papers.zip', () => {
  it('reads papers and a LaTeX folder with the files beside it, under the names they have in the archive', async () => {
    const { stet } = place({
      'papers.zip': zipOf([
        { name: 'one/refs.bib', content: GOOD },
        { name: 'thesis/main.tex', content: MAIN },
        { name: 'thesis/two.tex', content: 'And \\cite{hull2014}.' },
        { name: 'thesis/refs.bib', content: GOOD + WRONG_YEAR + NOWHERE },
        { name: 'thesis/figure.png', content: 'no picture' },
        { name: '__MACOSX/one/._refs.bib', content: 'of the system' },
      ]),
    });
    const { out, err, status } = await stet(['check', 'papers.zip', '--offline', '--json']);
    const reports = JSON.parse(out) as { document: { name: string }; references: { reference: { key: string } }[] }[];
    expect(reports.map(({ document, references }) => [document.name, references.map(({ reference }) => reference.key)])).toEqual([
      ['papers.zip/one/refs.bib', ['marsh2018']],
      ['papers.zip/thesis/main.tex', ['marsh2018', 'hull2014', 'none2020']],
    ]);
    expect(err).not.toContain('stet-zip-');
    expect(out).not.toContain('stet-zip-');
    expect(status).not.toBe(2);
  });

  it('tells bad members by name and checks the others; lists them too', async () => {
    const { cwd, stet } = place({
      'sub/papers.zip': zipOf([
        { name: 'a/lies.bib', content: GOOD, says: 7 },
        { name: 'a/locked.pdf', content: 'x', encrypted: true },
        { name: '../../out.bib', content: GOOD },
        { name: 'good.bib', content: GOOD },
        { name: 'GOOD.bib', content: NOWHERE },
        { name: 'words.docx', content: 'not a Word file' },
        { name: 'inner.zip', content: 'not opened' },
      ]),
    });
    const argv = ['sub/papers.zip', '--offline'];
    const checked = await stet(['check', ...argv, '-f', 'jsonl']);
    expect(checked.status).toBe(2);
    expect(checked.err).toMatch(/^stet: sub\/papers\.zip\/a\/lies\.bib: it cannot be unpacked \(/m);
    expect(checked.err).toContain('sub/papers.zip/a/locked.pdf: it is protected with a password');
    expect(checked.err).toContain('sub/papers.zip/../../out.bib: its name leads out of the archive');
    expect(checked.err).toContain('sub/papers.zip/GOOD.bib: the archive holds two files of this name; the first was read.');
    expect(checked.err).toContain('sub/papers.zip/words.docx is named as a Word file but is not one');
    expect(checked.err).not.toContain('inner.zip');
    expect(checked.err).not.toContain('unexpected');
    expect(checked.out).toContain('"key":"marsh2018"');
    expect(checked.out).not.toContain('none2020');
    expect(existsSync(join(cwd, '..', 'out.bib'))).toBe(false);
    const listed = await stet(['extract', ...argv]);
    expect(listed.status).toBe(2);
    expect(listed.out).toContain('sub/papers.zip/good.bib  1 reference');
  });

  it('reads a Word file that is called .zip as a Word file, and says what an archive without documents lacks', async () => {
    const { stet } = place({
      'paper.zip': docxOf('<w:p><w:r><w:t>Nothing is cited here.</w:t></w:r></w:p>'),
      'pictures.zip': zipOf([{ name: 'a.png', content: 'x' }]),
      'broken.zip': 'PK\u0003\u0004 and no more',
    });
    expect((await stet(['extract', 'paper.zip'])).out).toContain('paper.zip  0 references');
    expect(await stet(['check', 'pictures.zip', '--offline'])).toMatchObject({ status: 2, out: '' });
    expect((await stet(['check', 'pictures.zip', '--offline'])).err).toContain(
      'pictures.zip: no document in this archive; looked for .pdf',
    );
    expect((await stet(['check', 'broken.zip', '--offline'])).err).toMatch(/^stet: broken\.zip: the archive cannot be read \(.{1,100}\)/);
  });
});

describe('Archives', () => {
  it('unpacks only what is read, and takes it away', async () => {
    const { archives, found } = await unpacked(
      zipOf([
        { name: 'p/main.tex', content: MAIN },
        { name: 'p/own.sty', content: '%' },
        { name: 'p/data.bin', content: 'x' },
        { name: '.git/config.txt', content: 'x' },
      ]),
    );
    const folder = found?.folder ?? '';
    expect(readdirSync(folder)).toEqual(['p']);
    expect(readdirSync(join(folder, 'p')).sort()).toEqual(['main.tex', 'own.sty']);
    archives.close();
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(tmpdir())).not.toContain(folder.split('/').at(-1));
  });

  it('refuses what swells, what is too large, and too much in all', async () => {
    const bomb = await unpacked(
      zipOf([
        { name: 'bomb.txt', content: Buffer.alloc(3_000_000) },
        { name: 'b.bib', content: GOOD },
      ]),
      9_000_000,
    );
    expect(bomb.found?.refused.map(({ name, why }) => [name, why.code])).toEqual([['bomb.txt', 'too-large']]);
    expect(readdirSync(bomb.found?.folder ?? '')).toEqual(['b.bib']);
    bomb.archives.close();
    const large = await unpacked(zipOf([{ name: 'a.bib', content: GOOD }]), 100);
    expect(large.found?.refused[0]?.why.message).toContain(
      'p.zip/a.bib: more than 100 bytes when unpacked; raise the limit (--limit-input-bytes)',
    );
    large.archives.close();
    const many = Array.from({ length: 40 }, (_, i) => ({ name: `${i}.bib`, content: GOOD }));
    await expect(unpacked(zipOf(many), GOOD.length + 1)).rejects.toMatchObject({ code: 'too-large' });
  });

  it('refuses parts that lie over each other', async () => {
    const { cwd } = place();
    const bytes = Buffer.from(zipOf(Array.from({ length: 9 }, (_, i) => ({ name: `${i}.txt`, content: GOOD.repeat(3) }))));
    // Every entry of the directory points at the first, and says to be as large as half of the file.
    for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 1)) {
      bytes.writeUInt32LE(Math.floor(bytes.length / 2), at + 20);
      bytes.writeUInt32LE(0, at + 42);
    }
    writeFileSync(join(cwd, 'p.zip'), bytes);
    await expect(new Archives().unpack(join(cwd, 'p.zip'), 'p.zip', limits())).rejects.toThrow('parts of the archive lie over each other');
  });

  it('lets no member take the place of another', async () => {
    const { archives, found } = await unpacked(
      zipOf([
        { name: 'a.bib', content: GOOD },
        { name: './a.bib', content: NOWHERE },
        { name: 'a.bib/b.bib', content: NOWHERE },
      ]),
    );
    expect(found?.refused).toHaveLength(2);
    expect(readFileSync(join(found?.folder ?? '', 'a.bib'), 'utf8')).toBe(GOOD);
    archives.close();
  });

  it('knows an archive by its ending', () => {
    expect(['a.zip', 'A.ZIP', 'a.docx', 'zip'].map(isArchive)).toEqual([true, true, false, false]);
  });
});
