import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { place } from './made-world.ts';

const line = (id: unknown, claim: unknown, evidence: unknown): string => JSON.stringify({ id, claim, evidence });
const EVIDENCE = 'The bridge over the Lune opened in 1911. It is 140 metres long.';
const rows = (out: string): Record<string, unknown>[] =>
  out
    .trim()
    .split('\n')
    .map((one) => JSON.parse(one));

/** Ids of the runs that were logged below a folder. */
const runsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isDirectory() && /^r_/.test(one.name))
    .map(({ name }) => name);

describe('stet claims --pairs', () => {
  it('answers a line for a line, in order, as the batch contract says', async () => {
    const { status, out } = await place({
      'pairs.jsonl': `${line('a', 'The bridge over the Lune opened in 1911.', EVIDENCE)}\n${line(7, 'Lagos has an opera house.', EVIDENCE)}\n`,
    }).stet(['claims', '--pairs', 'pairs.jsonl', '-f', 'jsonl']);
    expect(status).toBe(0);
    const [first, second] = rows(out);
    expect(Object.keys(first ?? {})).toEqual(['id', 'verdict', 'score', 'judge', 'span', 'numbers', 'unsupported', 'rule', 'says']);
    expect([first?.id, first?.verdict, first?.judge, second?.id, second?.verdict]).toEqual([
      'a',
      'supported',
      'built-in',
      7,
      'unsupported',
    ]);
    expect(first?.span).toEqual({ start: 0, end: 39 });
    expect(first?.score).toBeGreaterThanOrEqual(0.5);
    expect(second?.score).toBeLessThan(0.5);
  });

  it('tells how far it is, never beyond the lines there are, and counts what cannot be read too', async () => {
    const pairs = `${line('a', 'The bridge over the Lune opened in 1911.', EVIDENCE)}\n\n{bad\n${line('b', 'It is 140 metres long.', EVIDENCE)}`;
    const at = place({ 'pairs.jsonl': pairs });
    const { status, out, err } = await at.stet(['claims', '--pairs', 'pairs.jsonl', '--progress', 'json']);
    expect(status).toBe(0);
    expect(rows(out)).toHaveLength(3);
    const told = rows(err).filter(({ type }) => type === 'progress');
    expect(told.at(-1)).toMatchObject({ stage: 'check', done: 3, total: 3 });
    for (const { done, total } of told) expect(Number(done) <= Number(total)).toBe(true);
    expect(rows(err).at(-1)).toMatchObject({
      type: 'document',
      says: 'pairs.jsonl: 3 pairs; 1 of 3 lines got no answer, and why stands in its place: line 3',
    });
    const quiet = await at.stet(['claims', '--pairs', 'pairs.jsonl']);
    expect(quiet.err).toBe('stet: 1 of 3 lines got no answer, and why stands in its place: line 3\n');
    const plain = await at.stet(['claims', '--pairs', '-', '--progress', 'plain'], { stdin: pairs });
    expect(plain.err).toBe('-: 3 pairs\nstet: 1 of 3 lines got no answer, and why stands in its place: line 3\n');
  });

  it('goes on after a line that cannot be read, and numbers what has no id', async () => {
    const input = ['{"id":"x"', '', '[1,2]', line('y', 5, EVIDENCE), line(undefined, 'The bridge opened in 1911.', EVIDENCE)].join('\n');
    const { status, out } = await place({}).stet(['claims', '--pairs', '-'], { stdin: input });
    expect(status).toBe(0);
    const answers = rows(out);
    expect(answers.map(({ id }) => id)).toEqual(['1', '3', 'y', '5']);
    expect(answers.slice(0, 3).every(({ error }) => (error as { code: string }).code === 'bad-line')).toBe(true);
    expect(answers[3]?.verdict).toBe('supported');
  });

  it('is wrong where not one line could be answered: another file was meant', async () => {
    const stdin = '{"a":1}\n{"b":2}\n';
    for (const command of ['claims', 'quotes']) {
      const { status, err } = await place({}).stet([command, '--pairs', '-'], { stdin });
      expect([status, err]).toEqual([2, 'stet: 2 of 2 lines got no answer, and why stands in their place: lines 1, 2\n']);
    }
    expect((await place({}).stet(['claims', '--pairs', '-'], { stdin: '' })).status).toBe(0);
  });

  it('writes every line down before it is shown, and repeats the run byte for byte', async () => {
    const at = place({ 'pairs.jsonl': `${line('a', 'The bridge over the Lune opened in 1911.', EVIDENCE)}\n{bad\n` });
    const { out } = await at.stet(['claims', '--pairs', 'pairs.jsonl']);
    expect(rows(out)).toHaveLength(2);
    const [run = ''] = runsIn(join(at.root, 'home'));
    expect(run).toMatch(/^r_/);
    const verified = await at.stet(['audit', 'verify', run]);
    expect(verified.out).toContain('1 run,');
    expect(verified.out).not.toContain('TAMPERED');
    const replayed = await at.stet(['audit', 'replay', run]);
    expect([replayed.status, replayed.out]).toEqual([0, expect.stringContaining('byte for byte the same')]);
    writeFileSync(join(at.cwd, 'pairs.jsonl'), `${line('a', 'The bridge over the Lune opened in 1912.', EVIDENCE)}\n{bad\n`);
    expect((await at.stet(['audit', 'replay', run])).status).not.toBe(0);
    expect((await at.stet(['audit', 'replay', run, 'none.jsonl'])).err).toContain('not kept');
  });

  it('says what to do when the file is not there or the format is unknown', async () => {
    const missing = await place({}).stet(['claims', '--pairs', 'none.jsonl']);
    expect([missing.status, missing.err]).toEqual([2, expect.stringContaining('none.jsonl')]);
    const format = await place({}).stet(['claims', '--pairs', '-', '-f', 'html'], { stdin: '' });
    expect([format.status, format.err]).toEqual([2, expect.stringContaining('jsonl')]);
    const nothing = await place({}).stet(['claims']);
    expect([nothing.status, nothing.err]).toEqual([2, expect.stringContaining('nothing to check')]);
  });

  it('asks a language model, keeps its answers, and goes on without it', async () => {
    const asked: string[] = [];
    const server = createServer((request, reply) => {
      let body = '';
      request.on('data', (piece) => {
        body += piece;
      });
      request.on('end', () => {
        const { user } = { user: JSON.parse(body).messages[1].content as string };
        asked.push(user);
        const verdict = user.includes('Lagos')
          ? { verdict: 'SUPPORTED', quote: 'Lagos has an opera house', reason: 'invented' }
          : { verdict: 'CONTRADICTED', quote: 'opened in 1911', reason: 'it opened earlier than the claim says' };
        reply.end(JSON.stringify({ choices: [{ message: { content: JSON.stringify(verdict) } }] }));
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
      const world = place({
        'pairs.jsonl': [
          line('a', 'The bridge opened after the second war.', EVIDENCE),
          line('b', 'Lagos has an opera house.', EVIDENCE),
        ].join('\n'),
      });
      const run = ['claims', '--pairs', 'pairs.jsonl', '--llm', 'openai:tiny', '--llm-url', url, '--cache-dir', 'c', '--data-dir', 'd'];
      const first = await world.stet(run);
      const [a, b] = rows(first.out);
      expect([a?.verdict, a?.judge, a?.says]).toEqual([
        'contradicted',
        'language-model',
        expect.stringContaining('earlier than the claim'),
      ]);
      const span = a?.span as { start: number; end: number };
      expect(EVIDENCE.slice(span.start, span.end)).toBe('opened in 1911');
      expect([b?.verdict, b?.judge]).toEqual(['unsupported', 'built-in']);
      expect(first.err).toContain('1 claim without the model: the words the model quotes do not stand in the evidence');
      expect(asked).toHaveLength(2);
      const again = await world.stet(run);
      expect(again.out).toBe(first.out);
      expect(asked).toHaveLength(2);
      // A model on this machine is no network.
      const offline = await world.stet([...run, '--offline', '--no-cache']);
      expect([rows(offline.out)[0]?.judge, asked.length]).toEqual(['language-model', 4]);
    } finally {
      server.close();
    }
  });

  it('asks no model beyond this machine where nothing is to be asked over the network, and says so', async () => {
    const world = place({ 'pairs.jsonl': line('a', 'The bridge opened after the second war.', EVIDENCE) });
    const run = ['claims', '--pairs', 'pairs.jsonl', '--offline', '--data-dir', 'd', '--llm', 'openai:m'];
    // Nobody is at this address: that it was asked would be told.
    for (const more of [[], ['--llm-url', 'http://model.example:9/v1']]) {
      const { out, err } = await world.stet([...run, ...more]);
      expect([rows(out)[0]?.judge, err]).toEqual([
        'built-in',
        'No language model is asked: nothing is asked over the network (--offline), and openai:m is not on this machine (--llm-url).\n',
      ]);
    }
  });

  it('asks for a key before it asks a model', async () => {
    const { status, err } = await place({}).stet(['claims', '--pairs', '-', '--llm', 'anthropic:m'], { stdin: '' });
    expect([status, err]).toEqual([2, expect.stringContaining('ANTHROPIC_API_KEY')]);
  });
});

describe('stet claims of an answer', () => {
  const files = {
    'sources/a.txt': `${EVIDENCE} The toll was abolished in 1954. It carries twelve thousand vehicles on an ordinary day.`,
    'answer.md':
      'The bridge over the Lune opened in 1911 [1]. The toll was never abolished [1]. It was “painted in crimson” [1]. It is famous [4].\n',
  };

  it('holds each against the source it cites, and leaves quotes alone', async () => {
    const { status, out } = await place(files).stet(['claims', 'answer.md', '--sources', 'sources']);
    expect(out).toContain('claim/contradicted-negation');
    expect(out).toContain('claim/unknown-source');
    expect(out).not.toContain('quote/');
    expect(status).toBe(1);
  });

  it('is shown for a person, and exits 0 when all stands', async () => {
    const { status, out } = await place({ ...files, 'answer.md': 'The bridge over the Lune opened in 1911 [1].\n' }).stet([
      'claims',
      'answer.md',
      '--sources',
      'sources',
    ]);
    expect([status, out]).toEqual([0, expect.stringMatching(/1/)]);
  });

  it('says what is missing or too much', async () => {
    const none = await place(files).stet(['claims', 'answer.md']);
    expect([none.status, none.err]).toEqual([2, expect.stringContaining('no sources')]);
    const both = await place(files).stet(['claims', 'answer.md', '--pairs', 'p.jsonl']);
    expect([both.status, both.err]).toEqual([2, expect.stringContaining('not two of them')]);
  });
});
