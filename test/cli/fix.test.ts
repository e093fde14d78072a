import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { GOOD, NOWHERE, place, RECORDS, WRONG_YEAR } from './made-world.ts';

const RIGHT = WRONG_YEAR.replace('2011', '2016');
const world = place({ 'records.csl.jsonl': RECORDS });
const OFFLINE = ['--offline', '--index', 'works', '--no-config'];
beforeAll(async () => {
  expect((await world.stet(['index', 'build', '--from', 'records.csl.jsonl', '--out', 'works', '--declare-complete'])).status).toBe(0);
});
const at = (name: string): string => join(world.cwd, name);
const write = (name: string, content: string | Uint8Array): void => writeFileSync(at(name), content);
const read = (name: string): string => readFileSync(at(name), 'utf8');

describe('stet fix', () => {
  it('corrects in place, keeps the former file, and has nothing to do the second time', async () => {
    write('a.bib', `% mine\n${GOOD}\n${WRONG_YEAR}`);
    chmodSync(at('a.bib'), 0o640);
    const first = await world.stet(['fix', 'a.bib', ...OFFLINE]);
    expect(first.status).toBe(0);
    expect(first.out).toBe('');
    expect(first.err).toContain('1 field corrected, 0 differences left alone');
    expect(first.err).toContain('hull2014: year “2011” → “2016”');
    expect(read('a.bib')).toBe(`% mine\n${GOOD}\n${RIGHT}`);
    expect(read('a.bib.orig')).toBe(`% mine\n${GOOD}\n${WRONG_YEAR}`);
    expect(statSync(at('a.bib')).mode & 0o777).toBe(0o640);
    const second = await world.stet(['fix', 'a.bib', ...OFFLINE]);
    expect(second.status).toBe(0);
    expect(second.err).toContain('0 fields corrected');
    expect(readdirSync(world.cwd).filter((name) => name.startsWith('a.bib'))).toEqual(['a.bib', 'a.bib.orig']);
  });

  it('puts right in one run what only the first correction lets be told', async () => {
    write('two.bib', `${GOOD}\n${WRONG_YEAR.replace('{3}', '{31}')}`);
    const ran = await world.stet(['fix', 'two.bib', ...OFFLINE]);
    expect(ran.err).toContain('2 fields corrected, 0 differences left alone');
    expect(ran.err).toContain('hull2014: volume “31” → “3”');
    expect(read('two.bib')).toBe(`${GOOD}\n${RIGHT}`);
  });

  it('shows a unified diff with --dry-run and writes nothing', async () => {
    write('b.bib', WRONG_YEAR);
    const ran = await world.stet(['fix', 'b.bib', '--dry-run', ...OFFLINE]);
    expect(ran.status).toBe(1);
    expect(ran.out).toBe(`--- a/b.bib\n+++ b/b.bib\n@@ -1,1 +1,1 @@\n-${WRONG_YEAR}+${RIGHT}`);
    expect(read('b.bib')).toBe(WRONG_YEAR);
    expect(existsSync(at('b.bib.orig'))).toBe(false);
  });

  it('says what it did not dare, and exits 1 for it', async () => {
    write('c.bib', `${NOWHERE}\n${WRONG_YEAR.replace(', doi = {10.5555/birds.2}', '')}`);
    const ran = await world.stet(['fix', 'c.bib', '--json', ...OFFLINE]);
    expect(ran.status).toBe(1);
    const [told] = JSON.parse(ran.out) as {
      changed: unknown[];
      left: { key: string; field: string | null; why: string; recorded: string | null }[];
    }[];
    expect(told?.changed).toEqual([]);
    expect(told?.left.map(({ key, field, recorded }) => [key, field, recorded])).toEqual([
      ['none2020', null, null],
      ['hull2014', 'issued', '2016'],
    ]);
    expect(told?.left[1]?.why).toContain('no cited identifier leads to the record');
    expect(existsSync(at('c.bib.orig'))).toBe(false);
  });

  it('writes to another file or to standard output, and leaves the input as it is', async () => {
    write('d.bib', WRONG_YEAR);
    const ran = await world.stet(['fix', 'd.bib', '-o', 'out/d.bib', ...OFFLINE]);
    expect([ran.status, ran.err]).toEqual([0, expect.stringMatching(/\nwrote out\/d\.bib\n$/)]);
    expect(read('out/d.bib')).toBe(RIGHT);
    expect((await world.stet(['fix', 'd.bib', '-o', '-', ...OFFLINE])).out).toBe(RIGHT);
    expect((await world.stet(['fix', '-', '--stdin-filename', 'x.bib', ...OFFLINE], { stdin: WRONG_YEAR })).out).toBe(RIGHT);
    expect(read('d.bib')).toBe(WRONG_YEAR);
    expect(existsSync(at('d.bib.orig'))).toBe(false);
  });

  it('keeps the encoding: a byte order mark, Latin-1 letters, line ends', async () => {
    write('mark.bib', Buffer.from(`\ufeff% é\r\n${WRONG_YEAR}`, 'utf8'));
    write('latin.bib', Buffer.from(`% é\r\n${WRONG_YEAR}`, 'latin1'));
    expect((await world.stet(['fix', 'latin.bib', '-o', 'other.bib', ...OFFLINE])).status).toBe(0);
    expect(readFileSync(at('other.bib'))).toEqual(Buffer.from(`% é\r\n${RIGHT}`, 'latin1'));
    expect((await world.stet(['fix', 'mark.bib', 'latin.bib', '--no-backup', ...OFFLINE])).status).toBe(0);
    expect(readFileSync(at('mark.bib'))).toEqual(Buffer.from(`\ufeff% é\r\n${RIGHT}`, 'utf8'));
    expect(readFileSync(at('latin.bib'))).toEqual(Buffer.from(`% é\r\n${RIGHT}`, 'latin1'));
    expect(existsSync(at('mark.bib.orig'))).toBe(false);
  });

  it('takes a .tex file for the .bib files it names, and never one outside its folder', async () => {
    write('paper.tex', '\\documentclass{article}\\begin{document}\\cite{hull2014}\\bibliography{lib,../outside}\\end{document}\n');
    write('lib.bib', WRONG_YEAR);
    writeFileSync(join(world.root, 'outside.bib'), WRONG_YEAR);
    const ran = await world.stet(['fix', 'paper.tex', '--no-backup', ...OFFLINE]);
    expect(ran.status).toBe(0);
    expect(read('lib.bib')).toBe(RIGHT);
    expect(readFileSync(join(world.root, 'outside.bib'), 'utf8')).toBe(WRONG_YEAR);
    expect(ran.err).toContain('lib.bib: 1 field corrected');
  });

  it('writes none of several files when one cannot be read', async () => {
    write('e.bib', WRONG_YEAR);
    const ran = await world.stet(['fix', 'e.bib', 'missing.bib', ...OFFLINE]);
    expect(ran.status).toBe(2);
    expect(ran.err).toContain('missing.bib');
    expect(read('e.bib')).toBe(WRONG_YEAR);
  });

  it('leaves a write-protected file alone and says so', async () => {
    write('f.bib', WRONG_YEAR);
    chmodSync(at('f.bib'), 0o444);
    const ran = await world.stet(['fix', 'f.bib', ...OFFLINE]);
    expect(ran.status).toBe(2);
    expect(ran.err).toContain('write-protected');
    expect(read('f.bib')).toBe(WRONG_YEAR);
    expect(readdirSync(world.cwd).filter((name) => name.includes('.part'))).toEqual([]);
  });

  it('refuses formats it cannot write, and one output for two files', async () => {
    write('g.md', '# References\n\n1. Hull, C. (2011). Folding habits of migratory paper birds over winter.\n');
    const wrong = await world.stet(['fix', 'g.md', ...OFFLINE]);
    // Nobody is asked about works that could not be corrected.
    expect([wrong.status, wrong.err]).toEqual([
      2,
      expect.stringMatching(/^stet: g\.md: corrections are written into BibTeX, RIS, CSL-JSON and LaTeX/),
    ]);
    expect((await world.stet(['fix', 'a.bib', 'b.bib', '-o', 'x.bib', ...OFFLINE])).status).toBe(2);
  });
});

describe('stet fix, where nothing can be compared', () => {
  it('says so: of nobody asked is learnt nothing, and two bytes a letter are not corrected in place', async () => {
    const at = place({
      'a.bib': '@article{a, title={On slow corals}, author={Marsh, Ada}, year={2018}}\n',
      'wide.bib': Buffer.from('\ufeff@article{a, title={On slow corals}}\n', 'utf16le'),
    });
    const { status, err } = await at.stet(['fix', 'a.bib', '--offline', '--dry-run']);
    expect(err).toContain(
      '0 fields would be corrected, 0 differences left alone\n  of 1 entry nothing could be learnt, so nothing was compared',
    );
    expect(status).toBe(3);
    expect(await at.stet(['fix', 'wide.bib', '--offline'])).toMatchObject({
      status: 2,
      err: expect.stringContaining('wide.bib: it is UTF-16 text; save it as UTF-8 first'),
    });
    write('cut.bib', '@article{a, title={On slow corals\n@comment{nothing else}');
    expect(await world.stet(['fix', 'cut.bib', ...OFFLINE])).toMatchObject({
      status: 2,
      err: expect.stringMatching(/its only entry could not be read; entry @article\{a, …\}: line 1: .*never closed/),
    });
    write('part.bib', `@article{a, title={On slow corals\n${GOOD}`);
    expect(await world.stet(['fix', 'part.bib', ...OFFLINE])).toMatchObject({
      status: 3,
      err: expect.stringMatching(/could not be read: entry @article\{a, …\}: line 1: .*never closed/),
    });
    expect((await at.stet(['fix', '.', '--offline'])).err).toBe('stet: .: cannot be read: this is a folder\n');
    expect((await at.stet(['parse', '.'])).err).toBe('stet: .: cannot be read: this is a folder\n');
  });
});
