/** A batch with texts of cited works, by HTTP and by the command line: the same figures in the grid, the sheet and the letters. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROGRAM } from '../../program.ts';
import { json, madeFolder, REEF, type Started, serve } from '../started.ts';

const TEXT =
  'On the slow growth of imaginary corals in glass lagoons\n\nThe corals grew ten millimetres a year. We saw no bleaching at all.\n';
const paper = (says: string): string => `# On corals\n\n${says}\n\n## References\n\n1. ${REEF}\n`;
const STANDS = paper('The corals grew ten millimetres a year [1]. They saw “no bleaching at all” [1].');
const OPEN = paper('The corals grew 90 millimetres a year [1]. They saw “no sun at all for weeks” [1].');

let made: Awaited<ReturnType<typeof madeFolder>>;
let server: Started;
let api: string;
beforeAll(async () => {
  made = await madeFolder();
  server = await serve(made.folder, made.index);
  api = `${server.url}/v1`;
});
afterAll(async () => {
  await server?.stop();
  made?.remove();
});

interface Figures {
  readonly state: string;
  readonly texts: Readonly<Record<string, number>> | null;
  readonly sources?: number;
  readonly name: string;
  readonly needs: number;
}

describe('a batch with texts of cited works', () => {
  it('holds the quotes and claims of every paper against them, and leaves out a source that cannot be read', async () => {
    const form = new FormData();
    form.set('name', 'spring');
    form.append('documents', new Blob([STANDS]), 'stands.md');
    form.append('sources', new Blob([TEXT]), 'reef.txt');
    form.append('documents', new Blob([OPEN]), 'open.md');
    // Looks like a PDF at the door and is none behind it.
    form.append('sources', new Blob(['%PDF-1.7\nnothing else']), 'damaged.pdf');
    const begun = await json<{ batch: { id: string }; runs: { name: string; run: string }[]; refused: unknown[] }>(
      fetch(`${api}/batches`, { method: 'POST', body: form }),
    );
    expect(begun.runs.map(({ name }) => name)).toEqual(['stands.md', 'open.md']);
    const runs: Figures[] = [];
    for (const { run } of begun.runs) {
      let now = await json<Figures>(fetch(`${api}/runs/${run}?wait=30s`));
      while (now.state === 'queued' || now.state === 'running') now = await json<Figures>(fetch(`${api}/runs/${run}?wait=30s`));
      runs.push(now);
    }
    expect(runs.map(({ name, state, texts, sources }) => ({ name, state, texts, sources }))).toEqual([
      { name: 'stands.md', state: 'done', texts: { quotes: 1, quotesOpen: 0, claims: 2, claimsOpen: 0 }, sources: 2 },
      { name: 'open.md', state: 'done', texts: { quotes: 1, quotesOpen: 1, claims: 2, claimsOpen: 2 }, sources: 2 },
    ]);
    const told = await (await fetch(`${api}/runs/${begun.runs[0]?.run}/events`)).text();
    expect(told).toContain('event: source.degraded');
    expect(told).toContain('damaged.pdf');
    const batch = await json<Figures>(fetch(`${api}/batches/${begun.batch.id}`));
    expect(batch.texts).toEqual({ quotes: 2, quotesOpen: 1, claims: 4, claimsOpen: 2 });
    const sheet = await (await fetch(`${api}/batches/${begun.batch.id}.csv`)).text();
    expect(sheet).toContain('quotes,quotes_open,citing_sentences,citing_sentences_open');
    const letters = await (await fetch(`${api}/batches/${begun.batch.id}/letters.md`)).text();
    expect(letters.match(/Dear authors/g)).toHaveLength(1);
    expect(letters).toContain('no sun at all for weeks');
    const rows = await (await fetch(`${api}/runs/${begun.runs[1]?.run}/report.csv`)).text();
    expect(rows.split('\r\n').filter((row) => /,claim,[^,]*$/.test(row))).toHaveLength(2);
  });

  it('is deleted with every run of it, and is then not there', async () => {
    const form = new FormData();
    form.append('documents', new Blob([STANDS]), 'one.md');
    form.append('documents', new Blob([OPEN]), 'two.md');
    const { batch, runs } = await json<{ batch: { id: string }; runs: { run: string }[] }>(
      fetch(`${api}/batches`, { method: 'POST', body: form }),
    );
    const first = runs[0]?.run ?? '';
    while ((await json<Figures>(fetch(`${api}/runs/${first}?wait=30s`))).state !== 'done');
    const address = `${api}/batches/${batch.id}`;
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(204);
    expect((await fetch(address)).status).toBe(404);
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(404);
    for (const { run } of runs) expect((await json<Figures>(fetch(`${api}/runs/${run}`))).state).toBe('deleted');
    // Whatever a run leaves, the others and their batches are untouched.
    const { items } = await json<{ items: { name: string }[] }>(fetch(`${api}/batches`));
    expect(items.map(({ name }) => name)).toContain('spring');
  });

  it('counts the same from the command line', async () => {
    const folder = join(made.folder, 'papers');
    mkdirSync(folder);
    writeFileSync(join(folder, 'stands.md'), STANDS);
    writeFileSync(join(folder, 'open.md'), OPEN);
    const texts = join(made.folder, 'texts');
    mkdirSync(texts);
    writeFileSync(join(texts, 'reef.txt'), TEXT);
    const sheet = join(made.folder, 'sheet.csv');
    const args = [
      'check',
      '--batch',
      folder,
      '--sources',
      texts,
      '--index',
      made.index,
      '--offline',
      '--data-dir',
      join(made.folder, 'cli'),
    ];
    const out = await new Promise<{ status: number; out: string; err: string }>((done) => {
      execFile(
        process.execPath,
        [...PROGRAM, ...args, '-f', 'pretty', '-o', '-', '-f', 'csv', '-o', sheet, '--no-config'],
        { env: { PATH: process.env.PATH, HOME: made.folder } },
        (thrown, stdout, stderr) => done({ status: typeof thrown?.code === 'number' ? thrown.code : 0, out: stdout, err: stderr }),
      );
    });
    expect(out.status, out.err).toBe(1);
    const lines = out.out.match(/^.+\.md {2}.+$/gm)?.sort() ?? [];
    expect(out.out).toMatch(/^2 papers {2}2 references: /m);
    expect(lines[0]).toMatch(/^open\.md {2}1 reference: 1 verified · 1 quote: 1 not found · 2 citing sentences: /);
    expect(lines[1]).toContain('2 citing sentences: 2 borne out');
    const kinds = readFileSync(sheet, 'utf8')
      .split('\r\n')
      .map((row) => row.split(',').at(-2));
    expect(kinds.filter((kind) => kind === 'claim')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'quote')).toHaveLength(2);
  });
});
