/** The tools as a client of the protocol meets them: over the streams of a real `stet mcp`, and under /mcp of a real server. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, InMemoryTransport, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Checks } from '../../src/mcp/checks.ts';
import { mcpServer } from '../../src/mcp/tools.ts';
import { PROGRAM } from '../program.ts';
import { madeFolder, type Started, start } from '../server/started.ts';

const GOOD = 'Marsh, A., & Okoro, B. (2018). On the slow growth of imaginary corals in glass lagoons. Journal of Invented Reefs.';
const BAD = 'Nobody, N. (2019). A treatise that no shelf has ever held in any library. Journal of Invented Reefs.';

let made: Awaited<ReturnType<typeof madeFolder>>;
let papers: string;
beforeAll(async () => {
  made = await madeFolder();
  papers = join(made.folder, 'papers');
  mkdirSync(papers);
  writeFileSync(join(papers, 'list.txt'), `${GOOD}\n\n${BAD}\n`);
  writeFileSync(join(made.folder, 'secret.txt'), 'not for reading');
  symlinkSync(join(made.folder, 'secret.txt'), join(papers, 'way-out.txt'));
});
afterAll(() => made.remove());

interface Answer {
  readonly isError?: boolean;
  readonly content: readonly { readonly type: string; readonly text?: string }[];
  readonly structuredContent?: Record<string, unknown>;
}
const call = async (client: Client, name: string, args: Record<string, unknown>): Promise<Answer> =>
  (await client.callTool({ name, arguments: args })) as Answer;
const wordsOf = ({ content }: Answer): string => content.map(({ text = '' }) => text).join('');

/** What every client must meet, whichever way it came. */
function tools(client: () => Client): void {
  it('lists five tools that say what they cannot know, with shapes', async () => {
    const { tools: listed } = await client().listTools();
    expect(listed.map(({ name }) => name).sort()).toEqual([
      'check_references',
      'get_report',
      'lookup_citation',
      'verify_answer',
      'verify_quotes',
    ]);
    for (const { name, description, annotations, outputSchema } of listed) {
      expect(annotations, name).toMatchObject({ readOnlyHint: true, idempotentHint: true });
      if (name !== 'get_report') {
        expect(description, name).toMatch(/cannot|does not/);
        expect(outputSchema, name).toMatchObject({ type: 'object' });
      }
    }
  });

  it('checks references, keeps the report, and gives it again in every form', async () => {
    const { structuredContent: found, isError } = await call(client(), 'check_references', { text: `${GOOD}\n\n${BAD}\n`, detail: 'full' });
    expect(isError).toBeFalsy();
    expect(found).toMatchObject({ state: 'done', checked: 2, counts: { exist: 1, fake: 1 }, next_cursor: null });
    expect(found?.findings).toMatchObject([{ severity: 'error', cited: BAD }]);
    expect(found?.references).toMatchObject([{ class: 'exist' }, { class: 'fake' }]);
    const run = String(found?.run_id);
    expect((await call(client(), 'get_report', { run_id: run })).structuredContent).toMatchObject({ run_id: run, state: 'done' });
    expect(wordsOf(await call(client(), 'get_report', { run_id: run, format: 'markdown' }))).toContain('No match found');
    const { contents } = await client().readResource({ uri: `stet://runs/${run}` });
    expect(JSON.parse(String((contents[0] as { text?: string }).text))).toMatchObject({ schema: 'stet-report/1' });
  });

  it('checks an answer and its quotes against the sources handed in', async () => {
    const sources = [{ id: '1', text: 'The river rose by nine feet in March 1912, and nobody was hurt.' }];
    const good = await call(client(), 'verify_answer', { answer: 'The river rose by nine feet in March 1912 [1].', sources });
    expect(good.structuredContent).toMatchObject({ ok: true, findings: [], health: '' });
    const bad = await call(client(), 'verify_quotes', { text: 'It says “rose by eleven feet in March 1912” [1].', sources });
    expect(bad.structuredContent).toMatchObject({
      ok: false,
      findings: [{ word: 'not_found', text: 'rose by eleven feet in March 1912', evidence: expect.stringContaining('nine feet') }],
    });
  });

  it('looks a work up, and says who was asked', async () => {
    const nothing = await call(client(), 'lookup_citation', { query: '    ' });
    expect([nothing.isError, wordsOf(nothing)]).toEqual([true, expect.stringMatching(/query: must have at least 2 characters, not " *"$/)]);
    const { structuredContent } = await call(client(), 'lookup_citation', {
      query: 'On the slow growth of imaginary corals in glass lagoons',
    });
    expect(structuredContent).toMatchObject({ settled: true, records: [{ citation: expect.stringContaining('imaginary corals') }] });
    expect(structuredContent?.asked).not.toEqual([]);
  });

  it('answers what it cannot do with a reason, and goes on', async () => {
    expect(wordsOf(await call(client(), 'get_report', { run_id: 'nobody' }))).toMatch(/not-found|usage/);
    expect((await call(client(), 'check_references', {})).isError).toBe(true);
    const long = await call(client(), 'verify_quotes', {
      text: 'x',
      sources: Array.from({ length: 3 }, (_, i) => ({ id: String(i), text: 'a'.repeat(400_000) })),
    });
    expect(wordsOf(long)).toContain('too-large');
    expect((await client().listTools()).tools).toHaveLength(5);
  });

  it('offers the prompt with the text in it', async () => {
    const { messages } = await client().getPrompt({ name: 'cite-check', arguments: { text: 'As Marsh wrote (2018).' } });
    expect(JSON.stringify(messages)).toContain('As Marsh wrote (2018).');
  });
}

describe('stet mcp, over its streams', () => {
  let client: Client;
  beforeAll(async () => {
    client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [
          ...[...PROGRAM, 'mcp', '--no-config', '--offline'],
          ...['--index', made.index, '--data-dir', join(made.folder, 'data'), '--folder', papers],
        ],
        env: { PATH: process.env.PATH ?? '', HOME: made.folder, TZ: 'UTC' },
        cwd: papers,
      }),
    );
  });
  afterAll(() => client.close());
  tools(() => client);

  it('reads documents of its folder and nothing outside it, links followed', async () => {
    expect((await call(client, 'check_references', { path: 'list.txt' })).structuredContent).toMatchObject({ checked: 2 });
    for (const path of ['../secret.txt', join(made.folder, 'secret.txt'), 'way-out.txt']) {
      const refused = await call(client, 'check_references', { path });
      expect(refused.isError, path).toBe(true);
      expect(wordsOf(refused), path).toContain('outside the folder');
    }
    expect(wordsOf(await call(client, 'check_references', { path: 'absent.txt' }))).toContain('not-found');
  });

  it('answers a line that is no message with an error of the protocol, hears the next, and ends when its client has gone', () => {
    const input = 'no json\n{"jsonrpc":"2.0","id":4}\n{"jsonrpc":"2.0","id":5,"method":"nope"}\n';
    const argv = [...PROGRAM, 'mcp', '--no-config', '--offline'];
    const { stdout, status } = spawnSync(process.execPath, argv, { input, encoding: 'utf8', cwd: papers });
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.slice(0, 2)).toMatchObject([
      { id: null, error: { code: -32700 } },
      { id: 4, error: { code: -32600, message: 'Invalid request: "method" is missing' } },
    ]);
    expect(status).toBe(0);
  });
});

describe('/mcp of a server', () => {
  let server: Started;
  let client: Client;
  beforeAll(async () => {
    server = await start([
      'serve',
      '--port',
      '0',
      '--offline',
      '--index',
      made.index,
      '--data-dir',
      join(made.folder, 'served'),
      '--workers',
      '1',
    ]);
    client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', server.url)));
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });
  tools(() => client);

  it('reads no files, and takes nothing from pages of other sites', async () => {
    const listed = (await client.listTools()).tools.find(({ name }) => name === 'check_references');
    expect(JSON.stringify(listed?.inputSchema)).not.toContain('"path"');
    const foreign = await fetch(new URL('/mcp', server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: '{}',
    });
    expect(foreign.status).toBe(403);
  });
});

describe('a check that takes long', () => {
  it('gives its run_id, then its state, then what ended it', async () => {
    let ended = false;
    const checks: Checks = {
      files: true,
      begin: async () => 'run-1',
      state: async () => {
        if (ended) throw new Error('the index went away');
        return { state: 'running', done: 3 };
      },
      lookup: async () => ({ records: [], asked: [], settled: false }),
      close: async () => undefined,
    };
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    const server = await mcpServer(checks, 0);
    const client = new Client({ name: 'test', version: '1' });
    await Promise.all([server.connect(ours), client.connect(theirs)]);
    const begun = await call(client, 'check_references', { text: GOOD });
    expect(begun.structuredContent).toMatchObject({ run_id: 'run-1', state: 'running', checked: 3, findings: [] });
    expect(wordsOf(await call(client, 'get_report', { run_id: 'run-1', format: 'html' }))).toContain('not-ready');
    ended = true;
    const failed = await call(client, 'get_report', { run_id: 'run-1' });
    expect([failed.isError, wordsOf(failed)]).toEqual([true, 'internal: the index went away']);
    await client.close();
  });
});
