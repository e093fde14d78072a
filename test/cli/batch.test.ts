/** `stet check --batch`: a folder through the queue, killed in its middle and taken up again. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBatch } from '../../src/server/batch-run.ts';
import { loadSettings } from '../../src/settings/index.ts';
import { listBatches, refusedOf } from '../../src/store/desk/batches.ts';
import { openDesk } from '../../src/store/desk.ts';
import { PROGRAM } from '../program.ts';
import { zipOf } from '../read/made-zip.ts';
import { madeFolder, REEF, UMBRELLAS } from '../server/started.ts';
import { place, type Ran } from './made-world.ts';

let made: Awaited<ReturnType<typeof madeFolder>>;
let papers = '';
const PAPERS = 12;
beforeAll(async () => {
  made = await madeFolder();
  papers = join(made.folder, 'papers');
  mkdirSync(join(papers, 'late'), { recursive: true });
  for (let i = 0; i < PAPERS; i += 1)
    writeFileSync(join(papers, i % 3 === 0 ? 'late' : '.', `paper-${i}.txt`), `References\n\n[1] ${REEF}\n[2] ${UMBRELLAS} Paper ${i}.\n`);
  writeFileSync(join(papers, 'broken.pdf'), 'not a pdf');
});
afterAll(() => made.remove());

const ARGS = (data: string, ...more: string[]): string[] => [
  'check',
  '--batch',
  papers,
  '--index',
  made.index,
  '--offline',
  '--data-dir',
  join(made.folder, data),
  ...more,
];
const command = (args: readonly string[]) =>
  [[...PROGRAM, ...args, '--no-config'], { env: { PATH: process.env.PATH, HOME: made.folder } }] as const;
/** Runs it to its end, in this process; what is to be killed is a process of its own. */
const run = (args: readonly string[]): Promise<Ran> => place().stet([...args, '--no-config']);

describe('stet check --batch', () => {
  it('that is stopped while its papers are still being handed in says so, and writes no sheet as if that were all', async () => {
    const at = place();
    const sheet = join(at.cwd, 'sheet.csv');
    const stopped = await at.stet([...ARGS('early'), '-f', 'csv', '-o', sheet], { signal: AbortSignal.abort() });
    expect(stopped.status).toBe(130);
    expect(stopped.err).toContain(`0 of ${PAPERS + 1} papers checked\n`);
    // How to go on is told once.
    expect(stopped.err.match(/the same command goes on/g)).toHaveLength(1);
    expect(existsSync(sheet)).toBe(false);
  });

  it('goes on after a kill where it stopped, checks nothing twice, and writes one sheet', async () => {
    const [argv, options] = command(ARGS('killed'));
    const first = spawn(process.execPath, [...argv], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let seen = '';
    await new Promise<void>((done) => {
      first.stdout.on('data', (piece: Buffer) => {
        seen += piece.toString();
        if (seen.split('\n').length > 3) first.kill('SIGKILL');
      });
      first.once('exit', () => done());
    });
    const sheet = join(made.folder, 'sheet.csv');
    const second = await run(ARGS('killed', '-f', 'pretty', '-f', 'csv', '-o', '-', '-o', sheet));
    // One file is no document (2 outranks the findings' 1); every other paper is told once, those of before among them.
    expect(second.status).toBe(2);
    expect(second.err).toMatch(/broken\.pdf/);
    const [papersTold = '', worst = '', total = ''] = second.out.trim().split('\n\n');
    // Behind a list that no eye takes in, what wants a person is named again.
    expect(worst).toMatch(/^Look at these first:\n {2}late\/paper-0\.txt {2}2 references: 1 verified, 1 no match\n/);
    expect(worst.split('\n').at(-1)).toBe('  and 2 more papers with such findings');
    expect(total).toBe('13 papers, 1 of them unread  24 references: 12 verified, 12 no match · no match in 12 papers');
    expect(papersTold.split('\n').sort()).toEqual(
      Array.from({ length: PAPERS }, (_, i) => `${i % 3 === 0 ? 'late/' : ''}paper-${i}.txt  2 references: 1 verified, 1 no match`).sort(),
    );
    expect(second.err).toMatch(/12 of 13 papers checked/);
    const rows = readFileSync(sheet, 'utf8').trim().split('\r\n');
    // What could not be read is in the sheet as well: a paper that is missing there is taken for clean.
    expect(rows).toHaveLength(1 + PAPERS * 2 + 1);
    expect(rows.at(-1)).toMatch(/^broken\.pdf,.*,Not read,.*,document,$/);
    const desk = await openDesk(join(made.folder, 'killed', 'desk.db'));
    const [batch] = await listBatches(desk.db, { owner: null, limit: 1 });
    expect(batch === undefined ? [] : refusedOf(batch).map(({ name }) => name)).toEqual(['broken.pdf']);
    await desk.close();
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('ends, and says why, where nothing can be written down any more', async () => {
    const data = join(made.folder, 'full');
    const first = join(made.folder, 'full-papers');
    mkdirSync(first);
    writeFileSync(join(first, 'one.txt'), `References\n\n[1] ${REEF}\n`);
    const { settings } = await loadSettings({ flags: { offline: true, index: [made.index], dataDir: data }, env: {}, config: false });
    const wishes = { signal: new AbortController().signal, progress: () => undefined };
    const seen: string[] = [];
    const files = [{ name: 'one.txt', path: join(first, 'one.txt') }];
    await runBatch(settings, { ...wishes, name: 'first', files, paper: ({ state }) => seen.push(state) });
    expect(seen).toEqual(['done']);
    // As a full disk does, the database takes back what was begun by itself.
    const desk = await openDesk(join(data, 'desk.db'));
    await sql`create trigger full before update on desk_jobs begin select raise(rollback, 'database or disk is full'); end`.execute(
      desk.db,
    );
    await desk.close();
    const troubles: string[] = [];
    const second = runBatch(settings, {
      ...wishes,
      name: 'second',
      files,
      paper: ({ state }) => seen.push(state),
      trouble: (what) => troubles.push(what),
      patience: 1_500,
    });
    await expect(second).rejects.toMatchObject({
      code: 'store-failed',
      message: `nothing can be written down in ${data}: the queue could not be asked: database or disk is full. What was checked is kept; free the disk, and the same command goes on from there`,
    });
    expect(troubles).toEqual(['worker trouble: the queue could not be asked: database or disk is full']);
    expect(seen).toEqual(['done']);
  });

  it('takes an archive of papers, and tells a bad member among the others', async () => {
    const archive = join(made.folder, 'papers.zip');
    writeFileSync(
      archive,
      zipOf([
        { name: 'late/one.txt', content: `References\n\n[1] ${REEF}\n` },
        { name: 'two.txt', content: `References\n\n[1] ${UMBRELLAS}\n` },
        { name: 'locked.pdf', content: 'x', encrypted: true },
      ]),
    );
    const page = join(made.folder, 'zipped.html');
    const { status, out, err } = await run(
      ARGS('zipped', '-f', 'pretty', '-f', 'html', '-o', '-', '-o', page, '--lang', 'de').map((word) => (word === papers ? archive : word)),
    );
    expect(status).toBe(2);
    expect(err).toMatch(/^stet: papers\.zip\/locked\.pdf: it is protected with a password/m);
    const [papersTold = '', total = ''] = out.trim().split('\n\n');
    expect(papersTold.split('\n').sort()).toEqual([
      'papers.zip/late/one.txt  1 reference: 1 verified',
      'papers.zip/two.txt  1 reference: 1 no match',
    ]);
    expect(total).toContain('3 papers, 1 of them unread');
    // Its page is in the language that was asked for.
    expect(readFileSync(page, 'utf8')).toContain('<html lang="de">');
    expect(readFileSync(page, 'utf8')).toContain('<b>papers.zip/locked.pdf</b>');
  });

  it('reads TeX papers with their lists of works, opens the archives of a folder, and passes over no paper', async () => {
    const sent = join(made.folder, 'sent');
    mkdirSync(join(sent, 'one'), { recursive: true });
    const main = '\\documentclass{article}\\begin{document}See \\cite{a}.\\bibliography{refs}\\end{document}';
    const list = '@article{a, title={Reef fish and the tides}, author={Adams, Ann}, year={2001}}';
    writeFileSync(join(sent, 'one', 'paper.tex'), main);
    writeFileSync(join(sent, 'one', 'refs.bib'), list);
    writeFileSync(
      join(sent, 'two.zip'),
      zipOf([
        { name: 'paper.tex', content: main },
        { name: 'refs.bib', content: list },
      ]),
    );
    writeFileSync(join(sent, 'data.zip'), zipOf([{ name: 'data.csv', content: 'a,b' }]));
    writeFileSync(join(sent, 'lonely.tex'), main);
    writeFileSync(join(sent, 'old.doc'), Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]));
    writeFileSync(join(sent, 'three.rar'), Buffer.concat([Buffer.from('Rar!\x1a\x07\x01\0', 'latin1'), Buffer.alloc(100)]));
    const { status, out, err } = await run(ARGS('sent').map((word) => (word === papers ? sent : word)));
    const [papersTold = '', total = ''] = out.trim().split('\n\n');
    const lines = papersTold.split('\n').sort();
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^lonely\.tex {2}0 references · could not be read: refs\.bib/);
    expect(lines.slice(1)).toEqual(['one/paper.tex  1 reference: 1 no match', 'two.zip/paper.tex  1 reference: 1 no match']);
    expect(total).toContain('5 papers, 2 of them unread');
    expect(err).toMatch(/^stet: old\.doc is an old Office file/m);
    expect(err).toMatch(/^stet: three\.rar is a RAR archive; unpack it first/m);
    expect(err).not.toContain('data.zip');
    expect(status).toBe(2);
  });

  it('reads papers with the lists they name, each its own and one that all share, also after a kill', async () => {
    const sent = join(made.folder, 'named');
    const list = `@article{a, title={On the slow growth of imaginary corals in glass lagoons}, author={Marsh, Ada and Okoro, Ben}, year={2009}}\n`;
    const text = (name: string): string => `---\nbibliography: ${name}\n---\n\nAs told [@a].\n`;
    mkdirSync(join(sent, 'own', 'lit'), { recursive: true });
    mkdirSync(join(sent, 'typst'), { recursive: true });
    writeFileSync(join(sent, 'shared.bib'), `\n\n${list}`);
    for (let i = 0; i < 6; i += 1) writeFileSync(join(sent, `paper-${i}.md`), text('shared.bib'));
    writeFileSync(join(sent, 'own', 'paper.qmd'), text('"lit/Meine Übersicht.bib"'));
    writeFileSync(join(sent, 'own', 'lit', 'Meine Übersicht.bib'), list);
    writeFileSync(join(sent, 'typst', 'paper.typ'), 'As told @a.\n\n#bibliography("../shared.bib")\n');
    writeFileSync(join(sent, 'evil.md'), text('../../../../../../../../etc/passwd'));
    const args = (...more: string[]): string[] => ARGS('named-data', ...more).map((word) => (word === papers ? sent : word));
    const [argv, options] = command(args());
    const first = spawn(process.execPath, [...argv], { ...options, stdio: ['ignore', 'pipe', 'ignore'] });
    await new Promise<void>((done) => {
      first.stdout.once('data', () => first.kill('SIGKILL'));
      first.once('exit', () => done());
    });
    const sheet = join(made.folder, 'named.csv');
    const { out } = await run(args('-f', 'pretty', '-f', 'csv', '-o', '-', '-o', sheet));
    const [papersTold = ''] = out.trim().split('\n\n');
    const one = '1 reference: 1 to check';
    expect(papersTold.split('\n').sort()).toEqual([
      expect.stringMatching(/^evil\.md {2}0 references · could not be read: \.\.\/.*passwd: it was not handed in with the document/),
      `own/paper.qmd  ${one}`,
      ...Array.from({ length: 6 }, (_, i) => `paper-${i}.md  ${one}`),
      `typst/paper.typ  ${one}`,
    ]);
    const rows = readFileSync(sheet, 'utf8').trim().split('\r\n').slice(1);
    // The list that was refused has a row of its own, and no place.
    expect(rows.filter((row) => row.startsWith('evil.md,')).map((row) => /,Not read,/.test(row))).toEqual([true]);
    expect(rows.map((row) => row.split(',').at(-1)).sort()).toEqual([
      '',
      'own/lit/Meine Übersicht.bib',
      ...Array.from({ length: 7 }, () => 'shared.bib'),
    ]);
  });

  it('says what is wrong with what was asked', async () => {
    const { stet } = place({ 'empty/readme': '' });
    expect(await stet(['check', '--batch', 'nowhere'])).toMatchObject({
      status: 2,
      err: 'stet: nowhere: no such folder; check the path.\n',
    });
    expect((await stet(['check', '--batch', 'empty/readme'])).err).toContain('--batch takes a folder');
    expect(await stet(['check', '--batch', 'empty'])).toMatchObject({ status: 2 });
    expect((await stet(['check', '--batch', 'empty', 'other.txt'])).err).toContain('leave out the other inputs');
    expect((await stet(['check'])).err).toContain('nothing to check');
  });
});
