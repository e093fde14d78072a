import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { startProxy } from '../servers/proxy.ts';
import { GOOD, NOWHERE, place, RECORDS, WRONG_YEAR } from './made-world.ts';

const world = place({
  'works.csl.jsonl': RECORDS,
  'good.bib': GOOD,
  'year.bib': WRONG_YEAR,
  'none.bib': GOOD + NOWHERE,
  'empty.bib': '',
  'broken.bib': '@article{lost, title={Never closed\n',
  'one-broken.bib': `@article{lost, title={Never closed\n${GOOD}`,
  'cites.tex': '\\begin{document}\\cite{marsh2018} and \\cite{lost}.\\bibliography{one-broken}\\end{document}',
  'settled.tex': '\\begin{document}\\cite{marsh2018}.\\bibliography{IEEEabrv,good}\\end{document}',
  'bare.tex': '\\begin{document}\\cite{marsh2018}.\\bibliography{gone}\\end{document}',
  'noise.pdf': Uint8Array.from({ length: 4000 }, (_, i) => (i * 7919) % 251),
  'folder/a.bib': GOOD,
  'folder/deep/b.bib': WRONG_YEAR,
  'folder/node_modules/c.bib': NOWHERE,
  'folder/.hidden/d.bib': NOWHERE,
  'folder/picture.png': 'x',
  'bare/picture.png': 'x',
});
const { cwd } = world;
const full = ['--index', 'works', '--offline'];
const open = ['--index', 'open', '--offline'];
const stet = (...argv: string[]) => world.stet(argv);

beforeAll(async () => {
  expect((await stet('index', 'build', '--from', 'works.csl.jsonl', '--out', 'works', '--declare-complete')).status).toBe(0);
  expect((await stet('index', 'build', '--from', 'works.csl.jsonl', '--out', 'open')).status).toBe(0);
});

describe('stet check', () => {
  it('says one line and exits 0 when all is well; a path alone means check', async () => {
    const { status, out, err } = await stet('good.bib', ...full, '--progress', 'none');
    expect(out).toMatch(/^✓ good.bib: 1 reference, verified/);
    expect(out.split('\n')).toHaveLength(2);
    expect({ status, err }).toEqual({ status: 0, err: '' });
  });

  it('exits by --fail-on: 1 for what is at or above it, for a check as for its saved report', async () => {
    expect((await stet('check', 'year.bib', ...full, '--fail-on', 'warning', '--save-run', 'year.json')).status).toBe(1);
    expect((await stet('check', 'none.bib', ...full, '--fail-on', 'never', '--save-run', 'none.json')).status).toBe(0);
    const rows: [string, string[], number][] = [
      ['year.json', [], 0],
      ['year.json', ['--fail-on', 'warning'], 1],
      ['year.json', ['--max-warnings', '0'], 1],
      ['year.json', ['--max-warnings', '1'], 0],
      ['none.json', [], 1],
      ['none.json', ['--fail-on', 'never'], 0],
    ];
    for (const [file, flags, status] of rows)
      expect([file, flags, (await stet('report', file, ...flags)).status]).toEqual([file, flags, status]);
    expect((await stet('report', 'none.json')).out).toContain('NO MATCH');
    expect((await stet('report', 'works.csl.jsonl')).err).toMatch(/^stet: works.csl.jsonl: no/);
    expect((await stet('report', 'empty.bib')).err).toMatch(
      /^stet: empty.bib: no saved report: it is not JSON; give what stet check wrote/,
    );
  });

  it('accuses nobody and exits 3 where no source can speak for what is not there', async () => {
    const { status, out } = await stet('check', 'none.bib', ...open, '-f', 'jsonl');
    const classes = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).class);
    expect(classes).toEqual(['exist', 'unknown']);
    expect(status).toBe(3);
    expect((await stet('check', 'none.bib', ...open, '--allow-incomplete')).status).toBe(0);
  });

  it('exits 2 for a list of which nothing could be read, and 3 where a part of it could not be', async () => {
    const { status, err, out } = await stet('check', 'broken.bib', ...full, '-f', 'jsonl', '--allow-incomplete');
    expect({ status, err }).toEqual({
      status: 2,
      err: 'stet: broken.bib: its only entry could not be read; entry @article{lost, …}: line 1: a value that begins with { is never closed.\n',
    });
    expect(JSON.parse(out)).toMatchObject({ id: 'broken.bib', error: { code: 'unreadable-input' } });
    const partly = await stet('check', 'one-broken.bib', ...full, '-q');
    expect(partly.status).toBe(3);
    expect(partly.out).toContain(' Could not be read: entry @article{lost, …}: line 1: a value');
    expect((await stet('check', 'one-broken.bib', ...full, '--allow-incomplete')).status).toBe(0);
    const lines = (await stet('check', 'one-broken.bib', ...full, '-f', 'jsonl')).out.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line)).map(({ key, error }) => key ?? error.code)).toEqual(['marsh2018', 'unreadable-input']);
  });

  it('exits 3 where a paper cites what its bibliography would have held, says so, and accuses nobody of it', async () => {
    const cites = await stet('check', 'cites.tex', ...full);
    expect([cites.status, cites.out]).toEqual([3, expect.not.stringContaining('does not hold')]);
    expect(cites.out).toContain('Could not be read: one-broken: entry @article{lost, …}');
    expect((await stet('check', 'bare.tex', ...full)).status).toBe(3);
    // A list of abbreviations that lies where TeX lies cost this paper nothing.
    expect((await stet('check', 'settled.tex', ...full)).status).toBe(0);
  });

  it('writes a line for each reference, in order, under its key', async () => {
    const { out, status } = await stet('check', 'none.bib', ...full, '-f', 'jsonl');
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ key }) => key)).toEqual(['marsh2018', 'none2020']);
    expect(lines[0]).toMatchObject({ type: 'reference', class: 'exist', coverage: 'complete', source: { DOI: '10.5555/reef.1' } });
    expect(lines[1].class).toBe('fake');
    expect(status).toBe(1);
  });

  it('gives one line for each input it cannot use, checks the others, and exits 2', async () => {
    const { status, out, err } = await stet(
      'check',
      'missing.pdf',
      'empty.bib',
      'noise.pdf',
      'bare',
      'good.bib',
      ...full,
      '--progress',
      'none',
    );
    const said = err.trim().split('\n');
    expect(said).toHaveLength(4);
    for (const [line, name] of [
      ['bare', 'bare'],
      ['missing', 'missing.pdf'],
      ['empty', 'empty.bib'],
      ['noise', 'noise.pdf'],
    ] as const)
      expect(
        said.filter((text) => text.startsWith(`stet: ${name}`)),
        line,
      ).toHaveLength(1);
    expect(err).not.toMatch(/^\s+at /m);
    expect(out).toContain('✓ good.bib');
    expect(status).toBe(2);
  });

  it('says in the data, too, that an input could not be used', async () => {
    const { out } = await stet('check', 'missing.bib', 'good.bib', ...full, '-f', 'jsonl');
    const [first, second] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toEqual({ id: 'missing.bib', error: { code: 'not-found', message: expect.stringContaining('no such file') } });
    expect(second.key).toBe('marsh2018');
  });

  it('walks folders, leaving out node_modules and what is hidden', async () => {
    const { out } = await stet('check', 'folder', ...full, '-f', 'json', '--progress', 'none');
    expect(JSON.parse(out).map(({ document }: { document: { name: string } }) => document.name)).toEqual([
      join('folder', 'a.bib'),
      join('folder', 'deep', 'b.bib'),
    ]);
  });

  it('reads standard input under the name it is given', async () => {
    const { status, out } = await world.stet(['check', '-', '--stdin-filename', 'refs.bib', ...full], { stdin: GOOD });
    expect(out).toContain('refs.bib: 1 reference, verified');
    expect(status).toBe(0);
  });

  it('checks a bare identifier', async () => {
    const { out } = await stet('check', 'doi:10.5555/reef.1', ...full, '-f', 'jsonl');
    expect(JSON.parse(out)).toMatchObject({ key: 'doi:10.5555/reef.1', source: { DOI: '10.5555/reef.1' } });
  });

  it('writes several formats at once, whole, and takes a format from an ending', async () => {
    const two = await stet('check', 'none.bib', ...full, '-f', 'html', '-o', 'out/r.html', '-f', 'sarif', '-o', 'out/r.sarif');
    expect(two.out).toBe('');
    expect(readFileSync(join(cwd, 'out/r.html'), 'utf8')).toContain('</html>');
    expect(JSON.parse(readFileSync(join(cwd, 'out/r.sarif'), 'utf8')).version).toBe('2.1.0');
    const one = await stet('check', 'none.bib', ...full, '-o', 'out/r.csv');
    expect(one.out).toContain('NO MATCH');
    expect(readFileSync(join(cwd, 'out/r.csv'), 'utf8')).toContain('none2020');
    expect(readdirSync(join(cwd, 'out')).sort()).toEqual(['r.csv', 'r.html', 'r.sarif']);
  });

  it('refuses outputs that cannot be: too many, two to one place, no ending', async () => {
    for (const [flags, says] of [
      [['-f', 'json', '-f', 'csv'], /cannot both go to standard output/],
      [['-f', 'json', '-o', 'a', '-o', 'b'], /2 outputs for 1 format/],
      [['-f', 'json', '-o', 'a', '-f', 'csv', '-o', 'a'], /two formats cannot go to one file/],
      [['-o', 'report'], /does not tell the format/],
    ] as const) {
      const { status, err } = await stet('check', 'good.bib', ...full, ...flags);
      expect(err).toMatch(says);
      expect(status).toBe(2);
    }
    expect(existsSync(join(cwd, 'a'))).toBe(false);
  });

  it('says nothing about documents without findings when told to be quiet', async () => {
    const { out, err } = await stet('check', 'good.bib', 'year.bib', ...full, '--quiet');
    expect(out).not.toContain('good.bib');
    expect(out).toContain('CHECK');
    expect(err).toBe('');
  });

  it('tells a log one line a document, and a program JSON', async () => {
    expect((await stet('check', 'good.bib', ...full)).err).toMatch(/^good.bib: 1 reference checked in [\d.]+ s\n$/);
    const { err } = await stet('check', 'good.bib', ...full, '--progress', 'json');
    for (const line of err.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
  });

  it('keeps the summary page of a build', async () => {
    const file = join(cwd, 'summary.md');
    await world.stet(['check', 'none.bib', ...full, '-f', 'github'], { env: { GITHUB_STEP_SUMMARY: file } });
    expect(readFileSync(file, 'utf8')).toContain('| none.bib | 1 | 0 | 1 | 0 | 0 |');
    // A table that lacks a document would call it clean.
    const other = join(cwd, 'summary-unread.md');
    await world.stet(['check', 'gone*.bib', ...full, '-f', 'github'], { env: { GITHUB_STEP_SUMMARY: other } });
    expect(readFileSync(other, 'utf8')).toBe(
      '**Could not be read:** gone\\*.bib\n\n## Not read\n\n- **gone\\*.bib**: gone\\*.bib: no such file; a pattern stands for files only where a shell reads it: name them, or their folder.\n',
    );
  });

  it('stops when asked, with what was checked by then and status 130', async () => {
    const stop = new AbortController();
    stop.abort();
    const { status } = await world.stet(['check', 'good.bib', 'none.bib', ...full], { signal: stop.signal });
    expect(status).toBe(130);
  });

  it('names what it was stopped before in the report, and writes none over an earlier one where nothing was checked', async () => {
    const file = join(cwd, 'stopped.json');
    const flags = ['check', 'good.bib', 'year.bib', 'none.bib', ...full, '-f', 'json', '-o', file];
    await world.stet(flags);
    const whole = readFileSync(file, 'utf8');
    const before = new AbortController();
    before.abort();
    expect(await world.stet(flags, { signal: before.signal })).toMatchObject({ status: 130, out: '' });
    expect(readFileSync(file, 'utf8')).toBe(whole);
    // Stopped by whoever saw the first document done.
    const stop = new AbortController();
    const { status } = await world.stet(flags, {
      signal: stop.signal,
      onErr: (text) => /good\.bib: 1 reference/.test(text) && stop.abort(),
    });
    expect(status).toBe(130);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
      expect.objectContaining({ document: expect.objectContaining({ name: 'good.bib' }) }),
      {
        schema: 'stet-unread/1',
        document: { name: 'year.bib' },
        error: { code: 'interrupted', message: expect.stringContaining('stopped before it') },
      },
      {
        schema: 'stet-unread/1',
        document: { name: 'none.bib' },
        error: { code: 'interrupted', message: expect.stringContaining('stopped before it') },
      },
    ]);
  });
});

describe('stet check behind a proxy', () => {
  it('says what the proxy did, and takes it for no answer of any source', async () => {
    const proxy = await startProxy({});
    proxy.behave({ status: 407 });
    const at = place({
      'refs.bib': '@article{a, title={On the slow growth of imaginary corals}, author={Marsh, Ada}, year={2018}, doi={10.5555/a}}',
    });
    const env = { HTTPS_PROXY: `http://ann:s3cret@127.0.0.1:${proxy.port}` };
    const { err, out, status } = await at.stet(['check', 'refs.bib', '--providers', 'crossref,dblp', '-f', 'jsonl', '--timeout', '2s'], {
      env,
    });
    await proxy.close();
    expect(status).toBe(3);
    expect(err).toContain(`stet: the proxy 127.0.0.1:${proxy.port} asks for a name and a password (407)`);
    expect(out).toContain('"class":"unknown"');
    for (const path of readdirSync(at.root, { recursive: true, withFileTypes: true }))
      if (path.isFile()) expect(readFileSync(join(path.parentPath, path.name), 'latin1')).not.toContain('s3cret');
    expect(out + err).not.toContain('s3cret');
  }, 30_000);
});

it('says how standard input is named when nothing is', async () => {
  const { status, err } = await world.stet(['check', '--offline'], { stdin: 'Ng 2020.' });
  expect([status, err]).toEqual([2, expect.stringContaining('- for standard input')]);
});
