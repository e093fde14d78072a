import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { place } from './made-world.ts';

let cwd = '';
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'stet-answer-'));
  mkdirSync(join(cwd, 'src'));
  writeFileSync(join(cwd, 'src', 'a-fees.txt'), 'The monthly fee is 40 euros. It is due on the first Monday. Late payment costs 5 euros.');
  writeFileSync(join(cwd, 'src', 'b-dogs.md'), '# Dogs and cats at home\n\nDogs are allowed in the yard. Cats must stay inside at night.');
  writeFileSync(join(cwd, 'good.md'), 'The monthly fee is 40 euros [1]. Dogs are allowed in the yard [2].\n');
  writeFileSync(join(cwd, 'weak.md'), 'Rockets fly to the moon every Tuesday [2].\n');
  writeFileSync(join(cwd, 'bad.md'), 'The monthly fee is 45 euros [1].\n');
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

async function stet(args: readonly string[], { stdin = '', env = {} }: { readonly stdin?: string; readonly env?: NodeJS.ProcessEnv } = {}) {
  let out = '';
  let err = '';
  const to = (take: (text: string) => void) => ({ write: take, isTTY: false, columns: undefined });
  const status = await run(args as string[], {
    stdin: Readable.from([Buffer.from(stdin)]),
    stdout: to((text) => {
      out += text;
    }),
    stderr: to((text) => {
      err += text;
    }),
    env: { HOME: cwd, LANG: 'C.UTF-8', ...env },
    cwd,
    signal: new AbortController().signal,
  });
  return { status, out, err };
}

describe('stet answer', () => {
  it('says nothing but counts of an answer that stands', async () => {
    const { status, out } = await stet(['answer', 'good.md', '--sources', 'src']);
    expect(status).toBe(0);
    expect(out).toMatch(/^✓ good\.md: 2 citations: 2 borne out/);
  });

  it('holds no answer against itself, wherever it lies among its sources', async () => {
    // By name it comes before the source, so that [1] would be the answer.
    mkdirSync(join(cwd, 'beside'));
    writeFileSync(join(cwd, 'beside', 'answer.md'), 'The deep sea is full of purple giraffes [1].\n');
    writeFileSync(join(cwd, 'beside', 'answer-2.md'), 'The deep sea is full of purple giraffes indeed [1].\n');
    writeFileSync(join(cwd, 'beside', 'source.txt'), 'The monthly fee is 40 euros. It is due on the first Monday.');
    const answers = [join('beside', 'answer.md'), join('beside', 'answer-2.md')];
    const both = await stet(['answer', ...answers, '--sources', 'beside', '-f', 'json']);
    const reports = JSON.parse(both.out) as { verification: { sources: { name: string }[]; claims: { outcome: string }[] } }[];
    expect(
      reports.map(({ verification: { sources, claims } }) => [sources.map(({ name }) => name), claims.map(({ outcome }) => outcome)]),
    ).toEqual([
      [['source.txt'], ['unsupported']],
      [['source.txt'], ['unsupported']],
    ]);
    mkdirSync(join(cwd, 'with'));
    const quotes = join('with', 'a.md');
    writeFileSync(join(cwd, quotes), 'The deep sea is full of giraffes, and “the deep sea is full of purple giraffes” [1].\n');
    writeFileSync(join(cwd, 'with', 'source.txt'), 'The monthly fee is 40 euros. It is due on the first Monday.');
    expect((await stet(['claims', quotes, '--sources', 'with'])).out).toContain('NOT BORNE OUT');
    expect((await stet(['quotes', quotes, '--sources', 'with'])).status).toBe(1);

    const empty = join('by-itself', 'a.md');
    mkdirSync(join(cwd, 'by-itself'));
    writeFileSync(join(cwd, empty), 'The deep sea is full of giraffes [1].\n');
    expect((await stet(['answer', empty, '--sources', 'by-itself'])).err).toBe(
      `stet: ${join(cwd, 'by-itself')}: no document in this folder but what is checked or written by this run\n`,
    );

    // A copy, or itself by name.
    writeFileSync(join(cwd, 'copy.md'), readFileSync(join(cwd, 'beside', 'answer.md')));
    const copy = await stet(['answer', 'copy.md', '--sources', join('beside', 'answer.md'), join('beside', 'source.txt')]);
    expect(copy.err).toBe('stet: copy.md lies among its own sources and is passed over; the first of the others is source.txt\n');
    expect(copy.out).toContain('NOT BORNE OUT');
    const alone = await stet(['quotes', quotes, '--sources', quotes]);
    expect([alone.status, alone.err]).toEqual([
      2,
      `stet: ${quotes}: the only source named is this text itself; name the texts that it cites with --sources\n`,
    ]);
  });

  it('fails on a source that says otherwise', async () => {
    const { status, out } = await stet(['answer', 'bad.md', '--sources', 'src']);
    expect(status).toBe(1);
    expect(out).toContain('claim/contradicted-number');
  });

  it('takes data that is named as a source, and says of a folder of data that it has to be named', async () => {
    mkdirSync(join(cwd, 'data'));
    writeFileSync(join(cwd, 'data', 'place.json'), JSON.stringify({ name: 'Harbour Grill', OutdoorSeating: false, TakeOut: true }));
    writeFileSync(join(cwd, 'place.md'), 'There is outdoor seating [1]. Takeout is available [1].\n');
    const { status, out } = await stet(['answer', 'place.md', '--sources', join('data', 'place.json')]);
    expect(status).toBe(1);
    expect(out).toContain('claim/contradicted-field');
    expect(out).toContain('"OutdoorSeating":false');
    expect(out).toMatch(/1 borne out/);
    const folder = await stet(['answer', 'place.md', '--sources', 'data']);
    expect(folder.status).toBe(2);
    expect(folder.err).toContain('named by themselves');
  });

  it('has a line for each sentence that is not borne out when no report is shown and --verbose is given', async () => {
    const { out, err } = await stet(['answer', 'bad.md', '--sources', 'src', '-f', 'json', '--verbose']);
    expect(JSON.parse(out).verification.counts.contradicted).toBe(1);
    expect(err).toMatch(/^stet: bad\.md:\d+: contradicted: .+ \(A passage of .+\)\n$/);
    expect((await stet(['answer', 'good.md', '--sources', 'src', '-f', 'json', '--verbose'])).err).toBe('');
    expect((await stet(['answer', 'bad.md', '--sources', 'src', '--verbose'])).err).toBe('');
  });

  it('takes numbers out of the check at the least depth', async () => {
    expect((await stet(['answer', 'bad.md', '--sources', 'src', '--depth', 'light'])).out).not.toContain('claim/contradicted-number');
    expect((await stet(['answer', 'bad.md', '--sources', 'src', '--depth', 'deep'])).status).toBe(2);
  });

  it('only warns of what is not borne out, unless told to be strict', async () => {
    expect((await stet(['answer', 'weak.md', '--sources', 'src'])).status).toBe(0);
    expect((await stet(['answer', 'weak.md', '--sources', 'src', '--fail-on', 'warning'])).status).toBe(1);
    expect((await stet(['answer', 'weak.md', '--sources', 'src', '--strict-cites'])).status).toBe(1);
    expect((await stet(['answer', 'weak.md', '--sources', 'src'], { env: { STET_STRICT_CITES: '1' } })).status).toBe(1);
  });

  it('tells what a sentence states fact by fact: in a terminal, as JSON, on a page and in Markdown', async () => {
    const args = ['answer', '-', '--sources', 'src'];
    const stdin = 'The monthly fee is 48 euros in all the houses of this street, and a late payment costs 5 euros each month [1].';
    const { out } = await stet(args, { stdin });
    expect(out.replace(/\s+/g, ' ')).toContain('✓ A late payment costs 5 euros each month: borne out');
    const json = JSON.parse((await stet([...args, '-f', 'json'], { stdin })).out);
    expect(json.verification.claims[0].facts.map(({ standing }: { standing: string }) => standing)).toEqual(['not-found', 'borne']);
    expect((await stet([...args, '-f', 'html'], { stdin })).out).toContain('1 of 2 facts borne out');
    expect((await stet([...args, '-f', 'markdown'], { stdin })).out).toContain('late payment costs 5 euros each month: borne out');
  });

  it('leaves citations alone when told so, and takes another threshold', async () => {
    expect((await stet(['answer', 'bad.md', '--sources', 'src', '--no-verify-cites'])).status).toBe(0);
    expect((await stet(['answer', 'bad.md', '--sources', 'src'], { env: { STET_NO_VERIFY_CITES: 'true' } })).status).toBe(0);
    const { out } = await stet(['answer', 'weak.md', '--sources', 'src', '--cite-min-recall', '0.55', '-f', 'json']);
    expect(JSON.parse(out).verification.minRecall).toBe(0.55);
    expect((await stet(['answer', 'weak.md', '--sources', 'src', '--cite-min-recall', '7'])).status).toBe(2);
  });

  it('reads standard input, writes files by their ending, and gives the event verify.done', async () => {
    const { status, out, err } = await stet(['answer', '-', '--sources', 'src', '-f', 'markdown', '--progress', 'json'], {
      stdin: 'The monthly fee is 45 euros [1].',
    });
    expect(status).toBe(1);
    expect(out).toContain('## Citation health');
    expect(JSON.parse(err)).toMatchObject({
      type: 'event',
      ev: 'verify.done',
      citationsTotal: 1,
      citationsSupported: 0,
      counts: { contradicted: 1 },
    });
    await stet(['answer', 'good.md', '--sources', 'src', '-o', 'out.json']);
    expect(JSON.parse(readFileSync(join(cwd, 'out.json'), 'utf8')).verification.ok).toBe(true);
  });

  it('honours the seed’s section of settings', async () => {
    writeFileSync(
      join(cwd, 'seed.yaml'),
      'citation_verification:\n  enable_numeric_qa_verification: false\n  isolated_verification: false\n  enable_confidence_classification: false\n',
    );
    const { out } = await stet(['answer', 'bad.md', '--sources', 'src', '--config', 'seed.yaml', '-f', 'json']);
    const [claim] = JSON.parse(out).verification.claims;
    expect(claim.route).toBe('full');
    expect(claim.supports[0].numbers).toEqual([]);
  });

  it('reads an answer that is a document', async () => {
    writeFileSync(join(cwd, 'page.html'), '<h1>Rules</h1><p>The monthly fee is 40 euros [1].</p><p>Cats bark at the whole town [2].</p>');
    const { out } = await stet(['answer', 'page.html', '--sources', 'src', '-f', 'json']);
    expect(JSON.parse(out).verification.claims.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['supported', 'unsupported']);
  });

  it('has no tick for a text without citations, and refuses a file without a byte, as every command does', async () => {
    writeFileSync(join(cwd, 'hello.md'), 'Good morning.\n');
    writeFileSync(join(cwd, 'empty.md'), '');
    for (const command of ['answer', 'quotes', 'claims']) {
      const none = await stet([command, 'hello.md', '--sources', 'src']);
      expect([command, none.status]).toEqual([command, 0]);
      expect(none.out).toMatch(/^– hello\.md: /);
      const empty = await stet([command, 'empty.md', '--sources', 'src']);
      expect([command, empty.status, empty.out]).toEqual([command, 2, '']);
      expect(empty.err).toContain('empty.md: the file is empty; check that it was saved or downloaded whole.');
      const silent = await stet([command, '-', '--sources', 'src']);
      expect([command, silent.status]).toEqual([command, 2]);
      expect(silent.err).toContain('nothing came in');
    }
  });

  it('does not end as one in which nothing is wrong where nothing could be judged', async () => {
    writeFileSync(join(cwd, 'blank.txt'), '  \n');
    const args = ['answer', 'good.md', '--sources', 'blank.txt'];
    expect((await stet([...args, 'src/b-dogs.md'])).status).toBe(3);
    expect((await stet([...args, 'src/b-dogs.md', '--allow-incomplete'])).status).toBe(0);
    const claims = ['claims', 'good.md', '--sources', 'blank.txt', 'src/b-dogs.md'];
    expect([(await stet(claims)).status, (await stet([...claims, '--allow-incomplete'])).status]).toEqual([3, 0]);
  });

  it('says what is missing', async () => {
    expect((await stet(['answer', 'good.md'])).err).toContain('--sources');
    expect((await stet(['answer', 'none.md', '--sources', 'src'])).status).toBe(2);
    expect((await stet(['answer', 'good.md', '--sources', 'nowhere'])).status).toBe(2);
    const refused = await stet(['answer', 'good.md', '--sources', 'src', '-f', 'bibtex']);
    expect(refused.status).toBe(2);
    expect(refused.err).toContain('markdown');
    writeFileSync(join(cwd, 'vast.md'), 'It says so [1]. '.repeat(1_300_000));
    expect((await stet(['answer', 'vast.md', '--sources', 'src'])).err).toContain('20,800,000 characters, and an answer is checked');
  });
});

describe('the log of an answer', () => {
  const runIn = (out: string): string => JSON.parse(out).audit.run;

  it('is replayed byte for byte, with its repair, and by stet claims', async () => {
    for (const [command, ...more] of [['answer'], ['answer', '--repair', 'better.md'], ['claims']] as const) {
      const { out } = await stet([command, 'bad.md', '--sources', 'src', '-f', 'json', ...more]);
      const replayed = await stet(['audit', 'replay', runIn(out), 'bad.md', '--sources', 'src']);
      expect(replayed.out).toContain('byte for byte the same');
      expect(replayed.status).toBe(0);
    }
  });

  it('tells where another setting or source drifts, and refuses another answer', async () => {
    const run = runIn((await stet(['answer', 'bad.md', '--sources', 'src', '-f', 'json'])).out);
    const strict = await stet(['audit', 'replay', run, 'bad.md', '--sources', 'src', '--strict-cites']);
    // Other settings say nothing of what was logged.
    expect([strict.status, strict.out]).toEqual([2, expect.stringContaining('drift from line 1')]);
    expect((await stet(['audit', 'replay', run, 'good.md', '--sources', 'src'])).err).toContain('its bytes are others');
    expect((await stet(['audit', 'replay', run, 'bad.md', '--sources', join('src', 'a-fees.txt')])).err).toContain('2 sources');
    expect((await stet(['audit', 'replay', run, 'bad.md'])).err).toContain('--sources');
  });

  it('is shown in words and holds against a check', async () => {
    const run = runIn((await stet(['answer', 'bad.md', '--sources', 'src', '-f', 'json'])).out);
    const { out } = await stet(['audit', 'show', run]);
    expect(out).toContain('contradicted by claim/contradicted-number');
    expect(out).toContain('1 sentence that cites: 1 contradicted');
    expect((await stet(['audit', 'verify'])).out).toContain('Nothing was found changed');
  });

  it('lies in the JSON report, which can be held against it with nothing else at hand', async () => {
    const { out } = await stet(['answer', 'bad.md', '--sources', 'src', '-f', 'json']);
    const { vkey } = (JSON.parse(out) as { audit: { vkey: string } }).audit;
    writeFileSync(join(cwd, 'report.json'), out);
    writeFileSync(join(cwd, 'changed.json'), out.replace('"contradicted"', '"supported"'));
    writeFileSync(join(cwd, 'none.json'), '{"verification": {"schema": "stet-answer/1"}}');
    writeFileSync(join(cwd, 'key'), `${vkey}\n`);
    const verify = (file: string) => stet(['audit', 'verify', file, '--anchor', 'key']);
    expect(await verify('report.json')).toMatchObject({ status: 0 });
    expect(await verify('changed.json')).toMatchObject({ status: 1, out: expect.stringContaining('TAMPERED') });
    expect((await verify('none.json')).out).toContain('carries no seal');
    expect(await stet(['audit', 'verify', 'report.json', '--anchor', 'changed.json'])).toMatchObject({ status: 0 });
  });
});

describe('offline', () => {
  it('asks no language model beyond this machine, and says that the built-in judge speaks', async () => {
    const { status, err } = await stet(['answer', 'good.md', '--sources', 'src', '--offline', '--llm', 'openai:m']);
    expect([status, err]).toEqual([
      0,
      expect.stringContaining(
        'the built-in judge speaks: nothing is asked over the network (--offline), and openai:m is not on this machine',
      ),
    ]);
  });
});

describe('while a language model is asked', () => {
  it('says how many claims are settled, and nothing of it where the built-in judge answers at once', async () => {
    const server = createServer((request, reply) => {
      request.resume();
      request.on('end', () => {
        const verdict = { verdict: 'UNSUPPORTED', quote: null, reason: 'not there' };
        reply.end(JSON.stringify({ choices: [{ message: { content: JSON.stringify(verdict) } }] }));
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
      const ask = ['answer', 'good.md', '--sources', 'src', '--progress', 'json', '--cache-dir', 'c', '--data-dir', 'd'];
      const steps = (err: string): unknown[] =>
        err
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
          .filter(({ type }) => type === 'progress');
      const { err } = await stet([...ask, '--llm', 'openai:tiny', '--llm-url', url]);
      expect(steps(err)).toEqual([1, 2].map((done) => ({ type: 'progress', document: 'good.md', stage: 'check', done, total: 2 })));
      expect(steps((await stet(ask)).err)).toEqual([]);
    } finally {
      server.close();
    }
  });

  it('says what to do with JSON, which is no text of an answer', async () => {
    writeFileSync(join(cwd, 'out.json.md'), '{"answer": "The monthly fee is 45 euros [1]."}');
    writeFileSync(join(cwd, 'brackets.md'), '[1] The monthly fee is 40 euros.');
    const { status, err } = await stet(['answer', 'out.json.md', '--sources', 'src']);
    expect(status).toBe(2);
    expect(err).toContain('is JSON, not the text of an answer');
    expect(err).toContain('--structured');
    expect((await stet(['answer', 'brackets.md', '--sources', 'src'])).status).toBe(0);
    writeFileSync(join(cwd, 'refs.json'), '{"summary": "The monthly fee is 45 euros.", "summary_source_refs": ["fees.txt"]}');
    const named = await stet(['answer', 'refs.json', '--sources', 'src']);
    expect([named.status, named.err]).toEqual([2, expect.stringContaining('stet claims --structured refs.json --sources')]);
  });

  it('takes the passages of one file as sources, by their ids, titles and places', async () => {
    const passages = [
      { id: 'doc-1', text: 'Dogs are allowed in the yard. Cats must stay inside at night.' },
      { id: 'doc-2', text: 'The monthly fee is 40 euros. It is due on the first Monday.' },
    ];
    writeFileSync(join(cwd, 'passages.json'), JSON.stringify(passages));
    writeFileSync(join(cwd, 'by-id.md'), 'The monthly fee is 40 euros [doc-2]. Dogs are allowed in the yard [1].');
    const right = await stet(['answer', 'by-id.md', '--sources', 'passages.json', '-f', 'json']);
    expect([right.status, JSON.parse(right.out).verification.counts.supported]).toEqual([0, 2]);
    writeFileSync(join(cwd, 'by-id.md'), 'The monthly fee is 45 euros [doc-2].');
    expect((await stet(['answer', 'by-id.md', '--sources', 'passages.json'])).status).toBe(1);
  });
});

it('names no form in its help that it refuses', async () => {
  const world = place({ 'a.md': 'It grew [1].', 's.txt': 'It grew a lot in the year 2020.' });
  const { out } = await world.stet(['answer', '--help'], { columns: 200 });
  const forms = /Form of the report; may be given several times: ([a-z, ]+)\./.exec(out.replace(/\s+/g, ' '))?.[1]?.split(', ') ?? [];
  expect(forms).toContain('html');
  expect(forms).not.toContain('csv');
  const { status, err } = await world.stet([
    'answer',
    'a.md',
    '--sources',
    's.txt',
    ...forms.flatMap((form) => ['-f', form, '-o', `out.${form}`]),
  ]);
  expect([status, err]).toEqual([0, expect.stringContaining('out.github')]);
});
