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
const NOBODY = 'Nemo, A. On the imaginary tides of nowhere at all. J. Unwritten Results 99, 999-1000 (2019).';
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

  it('has one row for a paper that is checked again: its newest run, with its reviewer, its number and what was decided', async () => {
    const form = new FormData();
    form.set('anonymous', 'true');
    form.append('documents', new Blob([paper('Corals grew [1].')]), 'first.md');
    form.append('documents', new Blob([paper('Corals did not grow [1].').replace(REEF, () => NOBODY)]), 'second.md');
    const { batch, runs } = await json<{ batch: { id: string }; runs: { run: string }[] }>(
      fetch(`${api}/batches`, { method: 'POST', body: form }),
    );
    const [first = '', second = ''] = runs.map(({ run }) => run);
    type Whole = {
      readonly id: string;
      readonly state: string;
      readonly paper: string | null;
      readonly later: string | null;
      readonly decided: number;
      readonly reviewer: string;
    };
    const ended = async (run: string): Promise<Whole> => {
      let now = await json<Whole>(fetch(`${api}/runs/${run}?wait=30s`));
      while (now.state === 'queued' || now.state === 'running') now = await json<Whole>(fetch(`${api}/runs/${run}?wait=30s`));
      return now;
    };
    for (const run of [first, second]) expect((await ended(run)).state).toBe('done');
    const as = (method: string, body: unknown): RequestInit => ({
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await json(fetch(`${api}/runs/${first}`, as('PATCH', { reviewer: 'Bo Lund' })));
    const before = await json<{ needs: number }>(fetch(`${api}/batches/${batch.id}`));
    expect(
      (await fetch(`${api}/runs/${second}/refs/1/decision`, as('POST', { decision: 'bad', reason: 'confirmed_absent' }))).status,
    ).toBeLessThan(300);
    const again = await ended((await json<Whole>(fetch(`${api}/runs/${first}/recheck`, { method: 'POST' }))).id);
    const anew = await ended((await json<Whole>(fetch(`${api}/runs/${second}/recheck`, { method: 'POST' }))).id);
    expect(again).toMatchObject({ state: 'done', paper: first, reviewer: 'Bo Lund', later: null });
    expect((await ended(first)).later).toBe(again.id);
    expect(anew).toMatchObject({ state: 'done', paper: second, decided: 1, confirmed: 1 });
    const listed = await json<{ items: Whole[] }>(fetch(`${api}/runs?batch=${batch.id}`));
    expect(listed.items.map(({ id }) => id).sort()).toEqual([again.id, anew.id].sort());
    const whole = await json<{ runs: { total: number }; needs: number }>(fetch(`${api}/batches/${batch.id}`));
    expect([whole.runs.total, whole.needs]).toEqual([2, before.needs - 1]);
    const rows = (await (await fetch(`${api}/batches/${batch.id}.csv`)).text()).split('\r\n').slice(1, -1);
    expect(rows.map((row) => row.split(',').slice(0, 2)).sort()).toEqual(
      [
        [again.id, 'paper 1'],
        [anew.id, 'paper 2'],
      ].sort(),
    );
    const told = (await (await fetch(`${api}/batches/${batch.id}/events`)).text()).match(/^event: .+$/gm);
    expect(told).toEqual(['event: run.changed', 'event: run.changed', 'event: batch.done']);
    // Whoever deletes a paper means the paper: an earlier check does not come to light again.
    expect((await fetch(`${api}/runs/${again.id}`, { method: 'DELETE' })).status).toBe(204);
    for (const run of [first, again.id]) expect((await ended(run)).state).toBe('deleted');
    expect((await json<{ items: Whole[] }>(fetch(`${api}/runs?batch=${batch.id}`))).items.map(({ id }) => id)).toEqual([anew.id]);
  });

  it('begins what there is room for and names the others with the reason; where there is no room at all, no batch is left', async () => {
    const folder = join(made.folder, 'full');
    mkdirSync(folder);
    const full = await serve(folder, made.index, ['--workers', '0', '--waiting', '2']);
    try {
      const give = (...names: readonly string[]): Promise<Response> => {
        const form = new FormData();
        for (const name of names) form.append('documents', new Blob([paper(`Corals grew in ${name} [1].`)]), name);
        return fetch(`${full.url}/v1/batches`, { method: 'POST', body: form });
      };
      type Begun = { batch: { id: string }; runs: { name: string }[]; refused: { name: string; code: string; detail: string }[] };
      const answer = await give('a.md', 'b.md', 'c.md', 'd.md');
      expect(answer.status).toBe(201);
      const { batch, runs, refused } = (await answer.json()) as Begun;
      expect(runs.map(({ name }) => name)).toEqual(['a.md', 'b.md']);
      expect(refused).toEqual(
        ['c.md', 'd.md'].map((name) => ({ name, code: 'too-many', detail: expect.stringContaining('wait for some of them') })),
      );
      const { refused: kept } = await json<Begun>(fetch(`${full.url}/v1/batches/${batch.id}`));
      expect(kept.map(({ name }) => name)).toEqual(['c.md', 'd.md']);
      const none = await give('e.md', 'f.md');
      expect([none.status, none.headers.get('retry-after')]).toEqual([429, '60']);
      const { items } = await json<{ items: { id: string }[] }>(fetch(`${full.url}/v1/batches`));
      expect(items.map(({ id }) => id)).toEqual([batch.id]);
    } finally {
      await full.stop();
    }
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
