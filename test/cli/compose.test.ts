import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { place } from './made-world.ts';

const FILES = {
  'papers/a.txt': 'The Vantic trial enrolled 48 patients in Leeds. Mortality fell by 20% in the treated group.',
  'papers/b.txt': 'Orrin Steel sold its mines in 2019 for $2 billion.',
};
const QUESTION = 'How many patients did the Vantic trial enrol, and where?';

/** A language model that writes one draft, and says nothing to any other question. */
let draft = '';
let asked: string[] = [];
const model = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    const user: string = JSON.parse(body).messages.at(-1).content;
    asked.push(user);
    const content = user.includes('<passage-') ? draft : '{}';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
});
let llm: string[] = [];
beforeAll(async () => {
  await new Promise<void>((done) => model.listen(0, '127.0.0.1', done));
  llm = ['--llm', 'openai:small', '--llm-url', `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`];
});
afterAll(async () => {
  await new Promise((done) => model.close(done));
});

describe('stet compose', () => {
  it('writes an answer, puts it right, logs it, and replays it without asking', async () => {
    const world = place(FILES);
    draft = 'The Vantic trial enrolled 48 patients in Leeds [0]. Its founder was Carla Roth [0].';
    const { status, out, err } = await world.stet(['compose', QUESTION, '--sources', 'papers', ...llm, '--json']);
    const made = JSON.parse(out);
    expect(status).toBe(0);
    expect(made.text).toBe(
      'The Vantic trial enrolled 48 patients in Leeds [a.txt]. Its founder was reportedly Carla Roth.\n\n## Sources\n\n- [a.txt] a.txt\n',
    );
    expect(made).toMatchObject({ schema: 'stet-compose/1', mode: 'natural', keys: { 'a.txt': 'a.txt' }, verification: { ok: true } });
    expect(err).toMatch(/softened: Its founder was Carla Roth/);
    asked = [];
    const again = await world.stet(['audit', 'replay', made.audit.run, '--sources', 'papers', ...llm]);
    expect([again.status, again.out, asked]).toEqual([0, expect.stringMatching(/byte for byte/), []]);
    const shown = await world.stet(['audit', 'show', made.audit.run]);
    expect(shown.out).toContain('written in the manner natural');
  });

  it('gives the answer alone to a file, which stet answer then checks', async () => {
    const world = place(FILES);
    draft = 'The Vantic trial enrolled 48 patients in Leeds [0].';
    const { status, out } = await world.stet(['compose', QUESTION, '--sources', 'papers', ...llm, '--mode', 'strict', '-o', 'answer.md']);
    expect([status, out]).toEqual([0, '']);
    expect(readFileSync(join(world.cwd, 'answer.md'), 'utf8')).toContain('patients in Leeds [a.txt].');
    expect((await world.stet(['answer', 'answer.md', '--sources', 'papers', '--strict-cites'])).status).toBe(0);
  });

  it('tells what leads nowhere with status 1, and says that a classical answer was not checked', async () => {
    const world = place(FILES);
    draft = 'The Vantic trial enrolled 48 patients in Leeds [5].';
    const stray = await world.stet(['compose', QUESTION, '--sources', 'papers', ...llm]);
    expect([stray.status, stray.err]).toEqual([1, expect.stringContaining('[unknown-5]')]);
    draft = 'The Vantic trial enrolled 99 patients [0].';
    const classical = await world.stet(['compose', QUESTION, '--sources', 'papers', ...llm, '--mode', 'classical']);
    expect(classical).toMatchObject({ status: 0, out: 'The Vantic trial enrolled 99 patients [a.txt](a.txt).\n' });
    expect(classical.err).toContain('nothing of it was checked');
  });

  it('takes the manner from settings and depth, and a flag before both', async () => {
    const world = place({ ...FILES, 'stet.config.yaml': 'citation_verification:\n  enable_interleaved_generation: false\n' });
    draft = 'The Vantic trial enrolled 48 patients in Leeds [0].';
    const mode = async (...more: string[]): Promise<string> =>
      JSON.parse((await world.stet(['compose', QUESTION, '--sources', 'papers', ...llm, '--json', ...more])).out).mode;
    expect(await mode()).toBe('classical');
    expect(await mode('--mode', 'natural')).toBe('natural');
    expect(await mode('--no-config', '--depth', 'extended')).toBe('strict');
    expect(await mode('--no-config', '--depth', 'extended', '--mode', 'natural')).toBe('natural');
  });

  it('asks nobody where nothing bears on the question, and refuses what can never work', async () => {
    const world = place(FILES);
    asked = [];
    const none = await world.stet(['compose', 'Who won the chess match?', '--sources', 'papers', ...llm]);
    expect([none.status, none.out, asked]).toEqual([1, '', []]);
    expect(none.err).toContain('Nothing in these sources bears on it.');
    const refused = async (...args: string[]) => {
      const { status, err } = await world.stet(['compose', QUESTION, ...args]);
      return [status, err];
    };
    expect(await refused('--sources', 'papers')).toEqual([2, expect.stringContaining('name one with --llm')]);
    expect(await refused(...llm)).toEqual([2, expect.stringContaining('no sources')]);
    expect(await refused('--sources', 'papers', ...llm, '--mode', 'loose')).toEqual([
      2,
      expect.stringContaining('strict, natural, classical'),
    ]);
    expect(await refused('--sources', 'papers/a.txt', ...llm, '-o', 'papers/a.txt')).toEqual([2, expect.stringContaining('papers/a.txt')]);
    draft = '';
    const silent = await world.stet(['compose', QUESTION, '--sources', 'papers', ...llm, '-o', 'x.md']);
    expect([silent.status, existsSync(join(world.cwd, 'x.md'))]).toEqual([3, false]);
    expect(silent.err).toContain('gave no answer');
  });
});
