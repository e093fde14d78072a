/** The server as its users meet it: a process, asked over HTTP, offline, with an index of two invented works. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportHash } from '../../src/audit/reported.ts';
import { audit } from '../../src/index.ts';
import { zipOf } from '../read/made-zip.ts';
import { type Gate, startGate } from './gate.ts';
import { ended, events, json, madeFolder, post, REEF, type Started, serve, serveOnline, UMBRELLAS } from './started.ts';

interface RunInfo {
  readonly id: string;
  readonly state: string;
  readonly finishedAt: string | null;
  readonly counts: Record<string, number> | null;
  readonly needs: number;
  readonly decided: number;
  readonly error: { readonly code: string; readonly detail: string } | null;
  readonly view: string;
  readonly lastEvent: number;
  readonly log: string;
  readonly name: string;
}
interface Found {
  readonly items: {
    readonly n: number;
    readonly status: string;
    readonly effective: string;
    readonly needs: boolean;
    readonly decision: { readonly decision: string; readonly earlier: boolean; readonly by: string } | null;
  }[];
  readonly total: number;
  readonly next: string | null;
}

let made: Awaited<ReturnType<typeof madeFolder>>;
let server: Started;
let api = '';
beforeAll(async () => {
  made = await madeFolder();
  server = await serve(made.folder, made.index, ['--per-minute', '100000']);
  api = `${server.url}/v1`;
});
afterAll(async () => {
  await server.stop();
  made.remove();
});

let held: { readonly gate: Gate; readonly url: string; close(): Promise<void> } | undefined;

/** A server whose checks stand still at a gate, which is shut; one for all tests that want one. Each leaves nothing waiting. */
async function holding(): Promise<NonNullable<typeof held>> {
  held?.gate.shut();
  if (held === undefined) {
    const [gate, { folder, index, remove }] = await Promise.all([startGate(), madeFolder()]);
    const started = await serveOnline(folder, index, ['--at-once', '1'], gate.env);
    const close = async (): Promise<void> => {
      await started.stop();
      await gate.close();
      remove();
    };
    held = { gate, url: started.url, close };
  }
  return held;
}
afterAll(() => held?.close());

const checked = (body: unknown, headers: Record<string, string> = {}): Promise<RunInfo> =>
  ended<RunInfo>(api, post(`${api}/runs?wait=30s`, body, headers));
const paper = readFileSync(resolve(import.meta.dirname, '../../examples/paper.pdf'));

describe('a check over HTTP', () => {
  it('checks references and says where it stands, what was found and what it rests on', async () => {
    const answer = await post(`${api}/runs?wait=30s`, { references: [REEF, UMBRELLAS] });
    const first = await json<RunInfo>(answer.clone());
    // Whoever waits is told the end when it comes in time; else how far it is.
    expect(answer.status).toBe(first.finishedAt === null ? 202 : 200);
    const run = await ended<RunInfo>(api, answer);
    expect(answer.headers.get('location')).toBe(`/v1/runs/${run.id}`);
    expect(run).toMatchObject({ state: 'done', counts: { exist: 1, fake: 1 }, needs: 1, sealed: true });
    const found = await json<Found>(fetch(`${api}/runs/${run.id}/findings`));
    expect(found.items.map(({ n, status, needs }) => [n, status, needs])).toEqual([
      [1, 'exist', false],
      [2, 'fake', true],
    ]);
    expect((await json<Found>(fetch(`${api}/runs/${run.id}/findings?needs=true`))).items).toHaveLength(1);
    expect((await json<Found>(fetch(`${api}/runs/${run.id}/findings?status=fake`))).items.map(({ n }) => n)).toEqual([2]);
    // A word that is none is no empty list, and a time that is none begins nothing.
    for (const status of ['fakee', 'exist,fake']) {
      const refused = await fetch(`${api}/runs/${run.id}/findings?status=${status}`);
      expect([refused.status, ((await refused.json()) as { detail: string }).detail]).toEqual([
        400,
        expect.stringContaining('one of exist,'),
      ]);
    }
    const all = (await json<{ items: unknown[] }>(fetch(`${api}/runs?limit=500`))).items.length;
    for (const wait of ['20m', 'soon', '-1']) {
      const refused = await post(`${api}/runs?wait=${wait}`, { references: [REEF, wait] });
      expect([refused.status, ((await refused.json()) as { detail: string }).detail]).toEqual([
        400,
        expect.stringContaining('seconds, as 20s'),
      ]);
    }
    expect((await json<{ items: unknown[] }>(fetch(`${api}/runs?limit=500`))).items.length).toBe(all);
    const page = await json<Found>(fetch(`${api}/runs/${run.id}/findings?limit=1`));
    const second = await json<Found>(fetch(`${api}/runs/${run.id}/findings?limit=1&cursor=${page.next}`));
    expect([page.items[0]?.n, second.items[0]?.n]).toEqual([1, 2]);
    const record = await json<{ log: string; proof: string; vkey: string; trace: { ev: string }[] }>(
      fetch(`${api}/audit/${run.id}`, { headers: { accept: 'application/json' } }),
    );
    expect(record.log).toBe(run.log);
    expect(record.proof).toContain('c2sp.org/tlog-proof');
    expect(record.trace.map(({ ev }) => ev)).toContain('reported');
    const lines = await (await fetch(`${api}/audit/${run.log}`)).text();
    expect(lines).toBe(readFileSync(join(made.folder, 'data/logs', run.log, 'events.jsonl'), 'utf8'));
    expect((await json<{ items: unknown[] }>(fetch(`${api}/audit/roots`))).items.length).toBeGreaterThan(0);
  });

  it('takes a PDF as a form, gives its text with places and its bytes back', async () => {
    const form = new FormData();
    form.set('options', JSON.stringify({ profile: 'reviewer' }));
    form.set('document', new Blob([paper]), '../../etc/The paper.pdf');
    const run = await ended<RunInfo>(api, fetch(`${api}/runs?wait=60s`, { method: 'POST', body: form }));
    expect(run).toMatchObject({ state: 'done', name: 'The paper.pdf', mediaType: 'application/pdf' });
    const view = await json<{ text: string; citations: { span: { start: number; end: number }; label: string }[]; pages: unknown[] }>(
      fetch(`${api}/runs/${run.id}/document`),
    );
    const [citation] = view.citations;
    expect(view.text.slice(citation?.span.start, citation?.span.end)).toContain(citation?.label);
    expect(view.pages.length).toBeGreaterThan(0);
    const bytes = await fetch(`${api}/runs/${run.id}/source`);
    expect(bytes.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await bytes.arrayBuffer()).equals(paper)).toBe(true);
  });

  it('says of an address that is there which methods it takes, and of any other that there is none', async () => {
    for (const [method, path, allow] of [
      ['PUT', '/runs', 'GET, POST'],
      ['GET', '/verify/quotes', 'POST'],
      ['POST', '/lookup', 'GET'],
      ['PUT', '/runs/r_none', 'GET, PATCH, DELETE'],
    ] as const) {
      const reply = await fetch(`${api}${path}`, { method });
      expect([path, reply.status, reply.headers.get('allow')]).toEqual([path, 405, allow]);
      expect(reply.headers.get('content-type')).toBe('application/problem+json');
      expect(await reply.json()).toMatchObject({ code: 'usage', status: 405, detail: `This address takes ${allow}, not ${method}.` });
    }
    for (const method of ['GET', 'POST', 'PUT']) expect((await fetch(`${api}/nowhere`, { method })).status).toBe(404);
  });

  it('takes the bytes themselves, a text, and an identifier', async () => {
    const bytes = await ended<RunInfo>(
      api,
      fetch(`${api}/runs?wait=30s&name=refs.bib`, {
        method: 'POST',
        body: '@article{a, title = {On the slow growth of imaginary corals in glass lagoons}, author = {Marsh, Ada and Okoro, Ben}, year = {2018}, journal = {Journal of Invented Reefs}}',
        headers: { 'content-type': 'application/x-bibtex' },
      }),
    );
    expect(bytes).toMatchObject({ state: 'done', counts: { exist: 1 } });
    expect(await checked({ identifier: 'doi:10.5555/birds.2' })).toMatchObject({
      state: 'done',
      name: 'doi:10.5555/birds.2',
      counts: { exist: 1 },
    });
    expect(await checked({ text: `As shown [1].\n\nReferences\n\n[1] ${REEF}\n`, name: 'draft.txt' })).toMatchObject({
      state: 'done',
      counts: { exist: 1 },
    });
  });

  it('checks quotes where the texts of the works are handed in', async () => {
    const run = await checked({
      text: 'The survey says that “corals grow slowly in glass” [1] and “they never sleep at noon” [1].',
      name: 'answer.md',
      sources: [{ name: 'reef.txt', text: 'It is known that corals grow slowly in glass. Nothing else is known.' }],
    });
    const found = await json<{ items: { kind: string; status: string }[] }>(fetch(`${api}/runs/${run.id}/findings?kind=quote`));
    expect(found.items.map(({ status }) => status)).toEqual(['verified', 'not_found']);
    const claims = await json<Found>(fetch(`${api}/runs/${run.id}/findings?kind=claim`));
    expect(claims.items.length).toBeGreaterThan(0);
    expect(await json(fetch(`${api}/runs/${run.id}/claims/1`))).toMatchObject({ kind: 'claim', n: 1, status: claims.items[0]?.status });
    const told = await events(`${api}/runs/${run.id}/events`);
    expect(told.filter(({ event }) => event === 'claim.judged')).toHaveLength(claims.items.length);
    // What a person decided about a quote is in the report as well.
    await post(`${api}/runs/${run.id}/quotes/2/decision`, { decision: 'ok', reason: 'known_good', note: 'seen in the print' });
    for (const ending of ['csv', 'html', 'md', 'json'])
      expect([ending, (await (await fetch(`${api}/runs/${run.id}/report.${ending}`)).text()).includes('seen in the print')]).toEqual([
        ending,
        true,
      ]);
    const alone = await checked({
      text: 'Corals grow slowly in glass, “corals grow slowly in glass” [1].',
      sources: [{ name: 'reef.txt', text: 'It is known that corals grow slowly in glass. Nothing else is known.' }],
      layers: ['quotes'],
    });
    expect((await json<Found>(fetch(`${api}/runs/${alone.id}/findings?kind=claim`))).items).toEqual([]);
    const quotes = await json<{ ok: boolean }>(
      post(`${api}/verify/quotes`, { text: 'It says “never at noon” [1].', sources: [{ id: 'reef', text: 'Nothing.' }] }),
    );
    expect(quotes.ok).toBe(false);
    const sources = [{ id: 'reef', text: 'Corals grow slowly in glass lagoons. They rest in winter.' }];
    const answer = await json<{ ok: boolean }>(
      post(`${api}/verify/answer`, { answer: 'Corals grow “slowly in steel lagoons” [1].', sources }),
    );
    expect(answer.ok).toBe(false);
    expect((await post(`${api}/verify/answer`, { answer: 'x', sources: [] })).status).toBe(400);
  });

  it('answers small things at once', async () => {
    const found = await json<{ run: RunInfo; findings: unknown[] }>(post(`${api}/verify/references`, { references: [REEF] }));
    expect(found.run.counts).toMatchObject({ exist: 1 });
    expect(found.findings).toHaveLength(1);
    const work = await json<{ settled: boolean; records: { id: string }[] }>(
      fetch(`${api}/lookup?q=${encodeURIComponent('doi:10.5555/reef.1')}`),
    );
    expect(work).toMatchObject({ settled: true, records: [{ id: 'local/works:a' }] });
  });

  it('gives the report in every format, with decisions beside verdicts', async () => {
    const run = await checked({ references: [REEF, UMBRELLAS] });
    for (const [ending, type, holds] of [
      ['html', 'text/html', 'Thermal memory'],
      ['md', 'text/markdown', 'Thermal memory'],
      ['csv', 'text/csv', 'Thermal memory'],
      ['json', 'application/json', 'stet-report/1'],
      ['jsonl', 'application/x-ndjson', '"class":"fake"'],
      ['sarif', 'application/sarif+json', '2.1.0'],
      ['junit', 'application/xml', '<testsuite'],
      ['bib', 'application/x-bibtex', '@article{'],
      ['csl', 'application/vnd.citationstyles.csl+json', '10.5555/reef.1'],
      ['txt', 'text/plain', 'umbrellas'],
    ] as const) {
      const answer = await fetch(`${api}/runs/${run.id}/report.${ending}`);
      expect([ending, answer.status, answer.headers.get('content-type')?.startsWith(type)]).toEqual([ending, 200, true]);
      expect(await answer.text()).toContain(holds);
    }
    const page = await fetch(`${api}/runs/${run.id}/report`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const picture = await fetch(`${api}/runs/${run.id}/report`, { headers: { accept: 'image/png' } });
    expect(picture.status).toBe(406);
    expect(await json(picture)).toMatchObject({
      title: 'Not to be had in this form',
      detail: expect.stringMatching(
        /^Accept names nothing that the report can be had as: .*application\/json.*text\/html.*report\.html, \.md, /,
      ),
    });
    // Large answers go out packed, by the name that a client tells.
    const sent = await fetch(`${api}/runs/${run.id}/report.html`, { headers: { 'accept-encoding': 'gzip' } });
    expect([sent.headers.get('content-encoding'), sent.headers.get('vary')]).toEqual(['gzip', 'accept, accept-language, accept-encoding']);
    expect(await sent.text()).toContain('Thermal memory');
    expect((await fetch(`${api}/runs/${run.id}/report.exe`)).status).toBe(404);
  });

  it('keeps decisions beside the verdict, and finds them again in the next run', async () => {
    const run = await checked({ references: [REEF, `${UMBRELLAS} Decided.`] });
    const before = await (await fetch(`${api}/runs/${run.id}/letter.md`)).text();
    expect(before).toContain('no finding against you');
    expect(before).toContain('Thermal memory');
    const decided = await json<{ decision: string; by: string }>(
      post(`${api}/runs/${run.id}/refs/2/decision`, { decision: 'ok', reason: 'exists_elsewhere', note: 'in the library', by: 'Ada' }),
    );
    expect(decided).toMatchObject({ decision: 'ok', by: 'Ada' });
    expect(await json<RunInfo>(fetch(`${api}/runs/${run.id}`))).toMatchObject({ needs: 0, decided: 1 });
    const [, second] = (await json<Found>(fetch(`${api}/runs/${run.id}/findings`))).items;
    expect(second).toMatchObject({ status: 'fake', effective: 'confirmed_ok', needs: false, decision: { decision: 'ok', earlier: false } });
    expect(await (await fetch(`${api}/runs/${run.id}/report.csv`)).text()).toContain('in the library');
    expect((await fetch(`${api}/runs/${run.id}/letter.md`)).status).toBe(204);
    const again = await checked({ references: [`${UMBRELLAS} Decided.`] });
    const [carried] = (await json<Found>(fetch(`${api}/runs/${again.id}/findings`))).items;
    expect(carried).toMatchObject({ status: 'fake', effective: 'confirmed_ok', needs: false, decision: { earlier: true } });
    await post(`${api}/runs/${run.id}/refs/2/decision`, { decision: 'none' });
    expect(await json<RunInfo>(fetch(`${api}/runs/${run.id}`))).toMatchObject({ needs: 1, decided: 0 });
    expect((await json<{ items: unknown[] }>(fetch(`${api}/runs/${run.id}/decisions`))).items).toHaveLength(2);
  });

  it('keeps decisions about the document as a whole, of this document alone, in every form in which its remarks stand', async () => {
    const list = `\\begin{thebibliography}{9}\n\\bibitem{marsh} ${REEF}\n\\end{thebibliography}`;
    const text = `\\documentclass{article}\\begin{document}\nCorals are slow \\cite{marsh}, clocks late \\cite{nobody}.\n${list}\\end{document}`;
    const run = await checked({ text, name: 'a.tex' });
    const listed = await json<Found>(fetch(`${api}/runs/${run.id}/findings`));
    const { items } = await json<Found>(fetch(`${api}/runs/${run.id}/findings?kind=remark`));
    expect(items.map(({ n, status, needs }) => [n, status, needs])).toEqual([[1, 'cited-but-missing', true]]);
    // Behind everything else, on whichever page.
    const [first] = (await json<Found>(fetch(`${api}/runs/${run.id}/findings?limit=1`))).items;
    expect([first?.status, listed.items.at(-1)?.status]).toEqual(['exist', 'cited-but-missing']);
    expect(run.needs).toBe(1);
    const told = await events(`${api}/runs/${run.id}/events`);
    expect(told.filter(({ event }) => event === 'remark.made')).toHaveLength(1);
    const body = { decision: 'ok', reason: 'known_good', note: 'seen-by-hand' };
    expect((await post(`${api}/runs/${run.id}/remarks/2/decision`, body)).status).toBe(404);
    const before = await (await fetch(`${api}/runs/${run.id}/report.json`)).text();
    expect((await post(`${api}/runs/${run.id}/remarks/1/decision`, body)).status).toBe(200);
    expect(await json<RunInfo>(fetch(`${api}/runs/${run.id}`))).toMatchObject({ needs: 0, decided: 1 });
    for (const ending of ['csv', 'html', 'md', 'json', 'txt', 'sarif', 'junit']) {
      const shown = await (await fetch(`${api}/runs/${run.id}/report.${ending}`)).text();
      expect([ending, shown.includes('seen-by-hand') || shown.includes('seen\\-by\\-hand')]).toEqual([ending, true]);
    }
    expect(await (await fetch(`${api}/runs/${run.id}/report.html?lang=de`)).text()).toContain('Stimmt so: angesehen, und so gemeint');
    const after = JSON.parse(await (await fetch(`${api}/runs/${run.id}/report.json`)).text());
    expect(after.decisions).toMatchObject([{ rule: 'doc/cited-but-missing', decision: 'ok' }]);
    expect(reportHash(after)).toBe(reportHash(JSON.parse(before)));
    // The same document again has been decided on; another one, of which the same is said, has not.
    const again = await checked({ text, name: 'b.tex' });
    expect([again.needs, again.decided]).toEqual([0, 0]);
    const other = await checked({ text: `${text}\n`, name: 'a.tex' });
    expect(other.needs).toBe(1);
    await post(`${api}/runs/${run.id}/remarks/1/decision`, { decision: 'none' });
    expect((await json<RunInfo>(fetch(`${api}/runs/${run.id}`))).needs).toBe(1);
  });

  it('checks one reference again, and the whole again, each as a run of its own', async () => {
    const run = await checked({ references: [REEF, UMBRELLAS] });
    const one = await ended<RunInfo & { again: unknown }>(api, fetch(`${api}/runs/${run.id}/refs/2/recheck?wait=30s`, { method: 'POST' }));
    expect(one).toMatchObject({ state: 'done', counts: { fake: 1, exist: 0 }, again: { run: run.id, n: 2 } });
    const all = await ended<RunInfo>(api, fetch(`${api}/runs/${run.id}/recheck?wait=30s`, { method: 'POST' }));
    expect(all.id).not.toBe(run.id);
    expect(all.counts).toEqual(run.counts);
  });
});

describe('the stream of events', () => {
  it('numbers events without a gap, ends with the run, and goes on where a client left off', async () => {
    const run = await json<RunInfo>(post(`${api}/runs`, { references: [REEF, UMBRELLAS] }));
    const all = await events(`${api}/runs/${run.id}/events`);
    expect(all.map(({ id }) => id)).toEqual(all.map((_, i) => i + 1));
    expect(all[0]?.event).toBe('run.started');
    expect(all.at(-1)).toMatchObject({ event: 'run.done', data: { state: 'done', id: run.id } });
    expect(all.filter(({ event }) => event === 'ref.verified').map(({ data }) => data.n)).toEqual([1, 2]);
    for (const seen of [1, 3, all.length - 1]) expect(await events(`${api}/runs/${run.id}/events`, seen)).toEqual(all.slice(seen));
    expect(await events(`${api}/runs/${run.id}/events`, all.length)).toEqual([]);
    expect((await fetch(`${api}/runs/${run.id}/events?after=x`)).status).toBe(400);
  });

  it('reaches several listeners at once', async () => {
    const run = await json<RunInfo>(post(`${api}/runs`, { references: Array.from({ length: 60 }, (_, i) => `${REEF} ${i}`) }));
    const heard = await Promise.all([0, 0, 0].map((after) => events(`${api}/runs/${run.id}/events`, after)));
    for (const one of heard) {
      expect(one).toEqual(heard[0]);
      expect(one.filter(({ event }) => event === 'ref.verified')).toHaveLength(60);
    }
  });
});

describe('asking twice', () => {
  it('checks one reference of a PDF again, as a run of its own that is read as what it is', async () => {
    const form = new FormData();
    form.set('document', new Blob([paper]), 'paper.pdf');
    const run = await ended<RunInfo>(api, fetch(`${api}/runs?wait=30s`, { method: 'POST', body: form }));
    const again = await ended<RunInfo>(api, fetch(`${api}/runs/${run.id}/refs/1/recheck?wait=30s`, { method: 'POST' }));
    expect(again).toMatchObject({ state: 'done', error: null, name: 'paper.pdf [1]' });
    expect((await json<Found>(fetch(`${api}/runs/${again.id}/findings`))).total).toBe(1);
  });

  it('takes what is asked twice before its turn for one, and what is asked again later for another', async () => {
    const { gate, url } = await holding();
    const runs = `${url}/v1/runs`;
    const ask = (text: string) => json<RunInfo>(post(runs, { text, name: 'same.txt' }));
    const paperOf = (year: number): string =>
      `References\n\n[1] Marsh, A. (${year}). Corals in a lagoon of glass. Journal of Invented Reefs 2, 3-4.\n`;
    const first = await ask(paperOf(1990));
    // The first is under way, held by the gate; what comes now waits its turn.
    await gate.knocked();
    const second = await ask(paperOf(1991));
    expect((await ask(paperOf(1991))).id).toBe(second.id);
    const third = await ask(paperOf(1992));
    expect([first.id, second.id]).not.toContain(third.id);
    const other = await json<RunInfo>(post(runs, { text: paperOf(1991), name: 'other.txt' }));
    expect(other.id).not.toBe(second.id);
    gate.open();
    await ended(`${url}/v1`, fetch(`${runs}/${second.id}`));
    const later = await ask(paperOf(1991));
    expect(later.id).not.toBe(second.id);
    // Nobody is in the way of the next test.
    for (const { id } of [third, other, later]) await ended(`${url}/v1`, fetch(`${runs}/${id}`));
  });

  it('makes one run for one idempotency key, also when both come at once', async () => {
    const key = { 'idempotency-key': 'attempt-1' };
    const both = await Promise.all([post(`${api}/runs`, { references: [REEF] }, key), post(`${api}/runs`, { references: [REEF] }, key)]);
    const [a, b] = await Promise.all(both.map((answer) => json<RunInfo>(answer)));
    expect(a?.id).toBe(b?.id);
    expect((await json<RunInfo>(post(`${api}/runs`, { references: [REEF] }, key))).id).toBe(a?.id);
    const other = await post(`${api}/runs`, { references: [UMBRELLAS] }, key);
    expect(other.status).toBe(422);
    expect(await json(other)).toMatchObject({ code: 'conflict', retryable: false });
    expect(
      (
        await post(
          `${api}/runs`,
          { references: [REEF] },
          {
            'idempotency-key': 'ä'
              .repeat(3)
              .normalize('NFD')
              .replace(/[^\x20-\x7e]/g, ' '),
          },
        )
      ).status,
    ).toBe(400);
  });
});

describe('asking for a batch twice', () => {
  const send = async (name: string, key: string) => {
    const form = new FormData();
    form.set('name', name);
    for (const file of ['a.txt', 'b.txt']) form.append('documents', new Blob([`References\n\n${REEF}\n`], { type: 'text/plain' }), file);
    return fetch(`${api}/batches`, { method: 'POST', body: form, headers: { 'idempotency-key': key } });
  };

  it('makes one batch of its files for one idempotency key', async () => {
    const first = await json<{ batch: { id: string }; runs: { run: string }[] }>(await send('one', 'batch-1'));
    expect(new Set(first.runs.map(({ run }) => run)).size).toBe(2);
    const again = await json<typeof first>(await send('one', 'batch-1'));
    expect(again.batch.id).toBe(first.batch.id);
    expect(again.runs).toEqual(first.runs);
    expect((await send('other', 'batch-1')).status).toBe(422);
  });
});

describe('stopping and deleting', () => {
  it('stops a run, keeps what was settled, and says so once', async () => {
    const { gate, url } = await holding();
    const runs = `${url}/v1/runs`;
    const run = await json<RunInfo>(post(runs, { references: [REEF, UMBRELLAS] }));
    await gate.knocked();
    const settled = ({ event }: { readonly event: string }): boolean => event === 'ref.verified';
    await events(`${runs}/${run.id}/events`, 0, (heard) => heard.some(settled));
    expect((await fetch(`${runs}/${run.id}/cancel`, { method: 'POST' })).status).toBe(202);
    const all = await events(`${runs}/${run.id}/events`);
    expect(all.filter(({ event }) => event.startsWith('run.') && event !== 'run.progress').map(({ event }) => event)).toEqual([
      'run.started',
      'run.cancelled',
    ]);
    expect(all.at(-1)?.event).toBe('run.cancelled');
    expect(await json<RunInfo>(fetch(`${runs}/${run.id}`))).toMatchObject({
      state: 'cancelled',
      counts: { exist: 1, fake: 0 },
      progress: { done: 1, total: 2 },
      unread: 1,
    });
    for (const form of ['html', 'md', 'sarif', 'junit'])
      expect(await (await fetch(`${runs}/${run.id}/report.${form}`)).text()).toContain('1 of 2 references');
    const kept = (await json<Found>(fetch(`${runs}/${run.id}/findings`))).items.map(({ n, status }) => [n, status]);
    expect(kept[0]).toEqual([1, 'exist']);
    expect(kept.map(([, status]) => status)).not.toContain('fake');
    expect((await fetch(`${runs}/${run.id}/cancel`, { method: 'POST' })).status).toBe(409);
  });

  it('deletes the content, and leaves the hashes of the log', async () => {
    const run = await checked({
      references: [UMBRELLAS, 'Only here, X. (1999). A title only in this test of deletion. Journal of Tests 1, 1-2.'],
    });
    const record = async (): Promise<{ entry: string; erased: boolean; trace: unknown[] }> =>
      json(fetch(`${api}/audit/${run.id}`, { headers: { accept: 'application/json' } }));
    const before = await record();
    expect(JSON.stringify(before.trace)).toContain('only in this test of deletion');
    expect((await fetch(`${api}/runs/${run.id}`, { method: 'DELETE' })).status).toBe(204);
    // What was cited is nowhere any more; that the run was there, and what it was sealed with, is.
    expect(await record()).toMatchObject({ entry: before.entry, erased: true, trace: [] });
    for (const part of ['', '/log.jsonl']) expect((await fetch(`${api}/audit/${run.id}${part}`)).status).toBe(404);
    const { findings } = audit.verifyStore(join(made.folder, 'data/logs'), { keys: join(made.folder, 'data/keys') });
    expect(findings.filter(({ kind }) => kind === 'tampered')).toEqual([]);
    expect(findings.filter(({ kind }) => kind === 'erased').map(({ where }) => where)).toEqual([run.log]);
    expect(await json<RunInfo>(fetch(`${api}/runs/${run.id}`))).toMatchObject({ state: 'deleted', name: '', counts: null });
    for (const part of ['document', 'source', 'report.json'])
      expect([part, (await fetch(`${api}/runs/${run.id}/${part}`)).status]).toEqual([part, 404]);
    expect((await json<Found>(fetch(`${api}/runs/${run.id}/findings`))).items).toEqual([]);
    expect((await json<{ items: { id: string }[] }>(fetch(`${api}/runs?limit=500`))).items.map(({ id }) => id)).not.toContain(run.id);
  });
});

describe('batches', () => {
  it('takes many files at once, tells which were refused, and adds up', async () => {
    const form = new FormData();
    form.set('name', 'Call for papers');
    for (const [name, text] of [
      ['a.txt', `References\n\n[1] ${REEF}\n`],
      ['b.txt', `References\n\n[1] ${UMBRELLAS}\n[2] =cmd|' /C calc'!A0 ${UMBRELLAS}\n`],
      ['empty.txt', ''],
      ['=picture.png', '\x89PNG\r\n\x1a\n'],
      ['c.txt', `References\n\n[1] ${REEF}\n`],
      ['broken.zip', 'PK\x03\x04 and no directory behind it'],
    ] as const)
      form.append('document', new Blob([Buffer.from(text, 'latin1')]), name);
    const answer = await fetch(`${api}/batches`, { method: 'POST', body: form });
    expect(answer.status).toBe(201);
    const created = await json<{ batch: { id: string }; runs: unknown[]; refused: { name: string; code: string }[] }>(answer);
    expect(created.runs).toHaveLength(3);
    expect(created.refused.map(({ code }) => code).sort()).toEqual(['empty-input', 'unknown-media-type', 'unreadable-input']);
    const { id } = created.batch;
    // Whoever opens the batch is told, not only whoever sent it.
    const opened = await json<{ refused: { name: string; code: string; detail: string }[] }>(fetch(`${api}/batches/${id}`));
    expect(opened.refused).toEqual(created.refused);
    let state = '';
    while (state !== 'done') {
      const now = await json<{ state: string; runs: { total: number } }>(fetch(`${api}/batches/${id}`));
      expect(now.runs.total).toBe(3);
      state = now.state;
      if (state !== 'done') await new Promise((done) => setTimeout(done, 100));
    }
    const sheet = await (await fetch(`${api}/batches/${id}.csv`)).text();
    // The papers, and behind them what was not taken; no name of a file begins a formula.
    const rows = sheet.trim().split('\r\n');
    expect(rows).toHaveLength(7);
    expect(rows.slice(4).map((row) => row.split(',')[1])).toEqual(opened.refused.map(({ name }) => name.replace(/^=/, "'=")));
    expect(rows.slice(4).every((row) => row.split(',')[2] === 'not taken')).toBe(true);
    const letters = await (await fetch(`${api}/batches/${id}/letters.md`)).text();
    expect(letters.match(/Dear authors/g)).toHaveLength(1);
    expect((await json<{ items: unknown[] }>(fetch(`${api}/runs?batch=${id}`))).items).toHaveLength(3);
    expect((await json<{ items: { id: string }[] }>(fetch(`${api}/batches`))).items.map((one) => one.id)).toContain(id);
  });
});

describe('a paper and its list of works, handed in together', () => {
  it('are one paper with its list', async () => {
    const form = new FormData();
    const tex = '\\documentclass{article}\\begin{document}As told \\cite{reef}.\\bibliography{refs}\\end{document}';
    form.append(
      'documents',
      new Blob(['% list\n@article{reef, title={On the slow growth of imaginary corals in glass lagoons}, year={2019}}']),
      'refs.bib',
    );
    form.append('documents', new Blob([tex]), 'paper.tex');
    const made = await json<{ runs: { name: string; run: string }[]; refused: unknown[] }>(
      fetch(`${api}/batches`, { method: 'POST', body: form }),
    );
    expect([made.runs.map(({ name }) => name), made.refused]).toEqual([['paper.tex'], []]);
    const run = made.runs[0]?.run ?? '';
    await fetch(`${api}/runs/${run}?wait=30s`);
    const { items } = await json<{ items: { finding: { at: object } }[] }>(fetch(`${api}/runs/${run}/findings`));
    expect(items.map(({ finding }) => finding.at)).toEqual([{ line: 2, column: 1, file: 'refs.bib' }]);
  });
});

describe('a paper and the list it names, handed in together', () => {
  const MD = '---\nbibliography: "lit/my refs.bib"\n---\n\nAs told [@reef].\n';
  const LIST = '\n@article{reef, title={On the slow growth of imaginary corals in glass lagoons}, year={2019}}';
  const placesOf = async (run: string): Promise<unknown[]> => {
    await fetch(`${api}/runs/${run}?wait=30s`);
    const { items } = await json<{ items: { finding: { at: object } }[] }>(fetch(`${api}/runs/${run}/findings`));
    return items.map(({ finding }) => finding.at);
  };

  it('are one run of one paper, folders told or not; with a paper that names another list they are two documents', async () => {
    for (const list of ['my refs.bib', 'lit/my refs.bib']) {
      const form = new FormData();
      form.append('document', new Blob([LIST]), list);
      form.append('document', new Blob([MD]), 'paper.md');
      const { id, name } = await json<{ id: string; name: string }>(fetch(`${api}/runs`, { method: 'POST', body: form }));
      expect([name, await placesOf(id)]).toEqual(['paper.md', [{ line: 2, column: 1, file: 'lit/my refs.bib' }]]);
    }
    const other = new FormData();
    other.append('document', new Blob([MD]), 'paper.md');
    other.append('document', new Blob([LIST]), 'others.bib');
    const answer = await fetch(`${api}/runs`, { method: 'POST', body: other });
    expect([answer.status, ((await answer.json()) as { detail: string }).detail]).toEqual([
      400,
      expect.stringContaining('(paper.md, others.bib)'),
    ]);
  });

  it('of several papers goes with each that names it, and the runs keep the order of the parts', async () => {
    const form = new FormData();
    for (const [name, text] of [
      ['z.md', MD],
      ['lit/my refs.bib', LIST],
      ['note.txt', `References\n\n[1] ${REEF}\n`],
      ['a.md', MD],
      ['own.bib', LIST],
    ] as const)
      form.append('documents', new Blob([text]), name);
    const made = await json<{ runs: { name: string; run: string }[] }>(fetch(`${api}/batches`, { method: 'POST', body: form }));
    expect(made.runs.map(({ name }) => name)).toEqual(['z.md', 'note.txt', 'a.md', 'own.bib']);
    const at = { line: 2, column: 1 };
    const places = await Promise.all(made.runs.map(({ run }) => placesOf(run)));
    expect([places[0], places[2], places[3]]).toEqual([[{ ...at, file: 'lit/my refs.bib' }], [{ ...at, file: 'lit/my refs.bib' }], [at]]);
  });

  it('says that not all was read where a list it names did not come', async () => {
    const form = new FormData();
    form.append('document', new Blob([MD.replace('"lit/my refs.bib"', '[refs.bib, gone.bib]')]), 'paper.md');
    form.append('document', new Blob([LIST]), 'refs.bib');
    const run = await json<RunInfo & { unread: number }>(fetch(`${api}/runs?wait=30s`, { method: 'POST', body: form }));
    const ended = await json<{ state: string; unread: number }>(fetch(`${api}/runs/${run.id}?wait=30s`));
    expect([ended.state, ended.unread]).toEqual(['done', 0]);
    const cited = new FormData();
    cited.append(
      'document',
      new Blob([MD.replace('"lit/my refs.bib"', '[refs.bib, gone.bib]').replace('@reef', '@reef; @lost')]),
      'paper.md',
    );
    cited.append('document', new Blob([LIST]), 'refs.bib');
    const lost = await json<{ id: string }>(fetch(`${api}/runs`, { method: 'POST', body: cited }));
    expect(await json<{ unread: number }>(fetch(`${api}/runs/${lost.id}?wait=30s`))).toMatchObject({ state: 'done', unread: 1 });
  });

  it('shows nothing of the machine, whatever a paper names', async () => {
    const up = '../'.repeat(9);
    for (const [name, text] of [
      [
        'evil.tex',
        `\\documentclass{article}\\begin{document}\\input{../../../etc/passwd}\\input{${up}etc/passwd}\\bibliography{/etc/passwd}\\end{document}`,
      ],
      ['evil.md', `---\nbibliography: [../../../etc/passwd, /etc/passwd, ${up}etc/passwd]\n---\n\nAs told [@root].\n`],
    ] as const) {
      const form = new FormData();
      form.append('documents', new Blob([text]), name);
      form.append('documents', new Blob([LIST]), 'refs.bib');
      const made = await json<{ runs: { name: string; run: string }[] }>(fetch(`${api}/batches`, { method: 'POST', body: form }));
      const run = made.runs.find((one) => one.name === name)?.run ?? '';
      await fetch(`${api}/runs/${run}?wait=30s`);
      for (const what of ['document', 'findings', 'report.json', 'source'])
        expect(await (await fetch(`${api}/runs/${run}/${what}`)).text()).not.toContain('root:x');
    }
  });
});

describe('an archive', () => {
  const packed = (members: readonly { name: string; content: string }[]): Blob => new Blob([Buffer.from(zipOf([...members]))]);

  it('is a batch of the papers in it; what in it is unreadable is told by name', async () => {
    const form = new FormData();
    const members = [
      { name: '12/paper.txt', content: `References\n\n[1] ${REEF}\n` },
      { name: '13/paper.txt', content: `References\n\n[1] ${UMBRELLAS}\n` },
      { name: '13/empty.txt', content: '' },
      { name: '14/notes.md', content: `# References\n\n1. ${REEF}\n` },
      { name: '14/photo.png', content: 'x' },
    ];
    form.append('documents', packed(members), 'submissions.zip');
    const answer = await fetch(`${api}/batches`, { method: 'POST', body: form });
    expect(answer.status).toBe(201);
    const made = await json<{ runs: { name: string }[]; refused: { name: string; code: string; detail: string }[] }>(answer);
    expect(made.runs.map(({ name }) => name)).toEqual(['12 › paper.txt', '13 › paper.txt', 'notes.md']);
    expect(made.refused.map(({ name, code }) => [name, code])).toEqual([['empty.txt', 'empty-input']]);
  });

  it('of sources stands for the texts in it, beside one paper', async () => {
    const form = new FormData();
    form.append('document', new Blob([`It says “the reef grew slowly” [1].\n\nReferences\n\n[1] ${REEF}\n`]), 'paper.txt');
    form.append('sources', packed([{ name: 'a.txt', content: 'They found that the reef grew slowly.' }]), 'texts.zip');
    const run = await json<{ id: string }>(fetch(`${api}/runs`, { method: 'POST', body: form }));
    const told = await events(`${api}/runs/${run.id}/events`);
    // Quotes are held against texts alone: that there is one to tell of says that the archive was opened.
    expect(told.filter(({ event }) => event === 'quote.checked')).toHaveLength(1);
  });

  it('in the place of one paper is that paper; one of several is refused with what to do', async () => {
    const project = packed([
      { name: 'paper.md', content: '---\nbibliography: refs.bib\n---\n\nAs told [@reef].\n' },
      { name: 'refs.bib', content: '\n@article{reef, title={On the slow growth of imaginary corals in glass lagoons}, year={2018}}' },
    ]);
    const form = new FormData();
    form.append('document', project, 'project.zip');
    const places: unknown[] = [];
    for (const body of [form, project]) {
      const { id, name } = await json<{ id: string; name: string }>(
        fetch(`${api}/runs?name=project.zip&wait=30s`, {
          method: 'POST',
          body,
          ...(body === project ? { headers: { 'content-type': 'application/zip' } } : {}),
        }),
      );
      const { items } = await json<{ items: { finding: { at: object } }[] }>(fetch(`${api}/runs/${id}/findings`));
      places.push([name, ...items.map(({ finding }) => finding.at)]);
      // What was handed in is the paper, whatever it was kept with.
      expect(await (await fetch(`${api}/runs/${id}/source`)).text()).toMatch(/^---\nbibliography/);
    }
    expect(places).toEqual(Array.from({ length: 2 }, () => ['paper.md', { line: 2, column: 1, file: 'refs.bib' }]));
    const several = new FormData();
    several.append(
      'document',
      packed([
        { name: 'a.txt', content: 'x' },
        { name: 'b.txt', content: 'y' },
      ]),
      'papers.zip',
    );
    const answer = await fetch(`${api}/runs`, { method: 'POST', body: several });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { detail: string }).detail).toContain('2 documents (a.txt, b.txt); POST them to /v1/batches');
  });
});

describe('the stream of a batch', () => {
  it('tells every paper, each change of one, and the end', async () => {
    const form = new FormData();
    form.set('name', 'two papers');
    for (const name of ['a.bib', 'b.bib'])
      form.append('documents', new Blob([`@article{${name[0]}, title={On the slow growth of imaginary corals in glass lagoons}}`]), name);
    const { batch } = await json<{ batch: { id: string } }>(fetch(`${api}/batches`, { method: 'POST', body: form }));
    const told = (await events(`${api}/batches/${batch.id}/events`)).map(
      ({ event, data }): Readonly<Record<string, unknown>> => ({ event, ...data }),
    );
    const last = new Map(told.filter(({ event }) => event === 'run.changed').map((run) => [run.name, run.state]));
    expect(last).toEqual(
      new Map([
        ['a.bib', 'done'],
        ['b.bib', 'done'],
      ]),
    );
    expect(told.at(-1)).toMatchObject({ event: 'batch.done', id: batch.id, state: 'done', runs: { done: 2 } });
    expect((await fetch(`${api}/batches/bat_none/events`)).status).toBe(404);
  });
});

describe('links that are shared', () => {
  it('lets read one run and nothing else, until it is closed', async () => {
    const run = await checked({ references: [`${UMBRELLAS} Shared.`] });
    const other = await checked({ references: [REEF] });
    await post(`${api}/runs/${run.id}/refs/1/decision`, { decision: 'bad', by: 'Reviewer Two', note: 'secret note' });
    const share = await json<{ id: string; token: string; path: string }>(
      post(`${api}/shares`, { run: run.id, view: 'author', expiresInHours: 1 }),
    );
    expect(share.path).toBe(`/r/${run.id}?share=${share.token}`);
    const at = (path: string, init?: RequestInit): Promise<Response> =>
      fetch(`${api}${path}${path.includes('?') ? '&' : '?'}share=${share.token}`, init);
    expect(await json<RunInfo>(at(`/runs/${run.id}`))).toMatchObject({ view: 'author', reviewer: null });
    const [first] = (await json<Found>(at(`/runs/${run.id}/findings`))).items;
    expect(first).toMatchObject({ status: 'fake', effective: 'confirmed_problem', decision: { by: '', note: null } });
    for (const part of ['report.html', 'report.csv', 'report.json', 'decisions', 'events']) {
      const text = await (await at(`/runs/${run.id}/${part}`)).text();
      expect([part, text.includes('Reviewer Two') || text.includes('secret note')]).toEqual([part, false]);
    }
    expect((await at(`/runs/${other.id}`)).status).toBe(404);
    expect((await at('/runs')).status).toBe(404);
    expect((await at('/batches')).status).toBe(200);
    expect((await json<{ items: unknown[] }>(at('/batches'))).items).toEqual([]);
    for (const [path, method] of [
      [`/runs/${run.id}`, 'DELETE'],
      [`/runs/${run.id}/refs/1/decision`, 'POST'],
      [`/runs/${run.id}/recheck`, 'POST'],
      ['/runs', 'POST'],
      ['/keys', 'GET'],
      ['/shares', 'GET'],
      ['/webhooks', 'GET'],
    ] as const)
      expect([path, (await at(path, { method })).status]).toEqual([path, 403]);
    expect((await fetch(`${api}/shares/${share.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await at(`/runs/${run.id}`)).status).toBe(401);
    expect(server.log()).not.toContain(share.token);
  });
});

describe('the server itself', () => {
  it('is alive, ready, counted and described', async () => {
    expect(await json(fetch(`${server.url}/healthz`))).toMatchObject({ ok: true });
    expect(await json(fetch(`${server.url}/readyz`))).toMatchObject({ ok: true, workers: 1 });
    const figures = await (await fetch(`${server.url}/metrics`)).text();
    expect(figures).toMatch(/stet_http_requests_total\{method="POST",route="\/v1\/runs",status="200"\} \d+/);
    expect(figures).toMatch(/stet_http_request_seconds_count\{[^}]+\} \d+/);
    expect(await json<{ openapi: string }>(fetch(`${server.url}/openapi.json`))).toMatchObject({ openapi: '3.1.0' });
    expect(await json(fetch(`${api}/me`))).toMatchObject({ login: false, owner: 'local', offline: true, indexes: ['works'] });
  });

  it('says what is wrong, as RFC 9457 wants it', async () => {
    for (const [path, init, status, code] of [
      ['/runs/chk_none', {}, 404, 'not-found'],
      ['/runs/..%2f..%2fetc', {}, 404, 'not-found'],
      ['/nothing', {}, 404, 'not-found'],
      ['/runs', { method: 'POST', body: '{"text":', headers: { 'content-type': 'application/json' } }, 400, 'usage'],
      [
        '/runs',
        { method: 'POST', body: '{"text":"a","url":"http://b.example"}', headers: { 'content-type': 'application/json' } },
        400,
        'usage',
      ],
      ['/runs', { method: 'POST', body: '{"txt":"a"}', headers: { 'content-type': 'application/json' } }, 400, 'usage'],
      ['/runs', { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data' } }, 400, 'usage'],
      ['/runs', { method: 'POST', body: '', headers: { 'content-type': 'text/plain' } }, 422, 'empty-input'],
      ['/runs?cursor=%7b%7d', {}, 400, 'usage'],
      ['/runs?limit=-1', {}, 400, 'usage'],
      ['/runs?state=over', {}, 400, 'usage'],
    ] as const) {
      const answer = await fetch(`${api}${path}`, init as RequestInit);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, status, 'application/problem+json']);
      expect(await json(answer)).toMatchObject({ code, status, retryable: false });
    }
    // Each place by its name, what came and what is wanted.
    expect(await json(post(`${api}/runs`, { txt: 'a', layers: ['ref'], batch: 'A B' }))).toMatchObject({
      detail:
        '"layers.0" may be refs, quotes, claims; did you mean "refs"?; "batch" must be an id as this server gives it, not "A B"; "txt" is not known here; did you mean "text"?',
      errors: [
        { path: 'layers.0', message: 'may be refs, quotes, claims; did you mean "refs"?' },
        { path: 'batch', message: 'must be an id as this server gives it, not "A B"' },
        { path: 'txt', message: 'is not known here; did you mean "text"?' },
      ],
    });
  });

  it('refuses at the door what is no document, and ends a run whose document cannot be read', async () => {
    const bytes = (name: string, body: Uint8Array<ArrayBuffer>): Promise<Response> =>
      fetch(`${api}/runs?wait=30s&name=${name}`, { method: 'POST', body, headers: { 'content-type': 'application/octet-stream' } });
    expect((await bytes('a.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).status).toBe(415);
    expect((await bytes('a.pdf', Buffer.from('no pdf'))).status).toBe(422);
    expect((await bytes('big.txt', Buffer.alloc(53_000_000, 97))).status).toBe(413);
    const broken = await ended<RunInfo>(api, bytes('broken.pdf', Buffer.from('%PDF-1.7\nnothing else')));
    expect(broken).toMatchObject({ state: 'failed', error: { code: 'unreadable-input' } });
  });

  it('is not reached under another name, nor by a page of another site', async () => {
    const { request } = await import('node:http');
    const status = (headers: Record<string, string>, method = 'GET'): Promise<number> =>
      new Promise((done, fail) => {
        const sent = request(`${api}/me`, { method, headers }, (answer) => {
          answer.resume();
          done(answer.statusCode ?? 0);
        });
        sent.on('error', fail);
        sent.end();
      });
    expect(await status({ host: 'rebound.example:80' })).toBe(421);
    expect((await post(`${api}/runs`, { references: [REEF] }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(`${api}/runs`, { references: [REEF] }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post(`${api}/runs`, { references: [REEF] }, { origin: server.url })).status).toBe(202);
  });

  it('lets no browser run or frame what it gives', async () => {
    const run = await checked({
      text: `<script>alert(1)</script>\n\nReferences\n\n[1] <img src=x onerror=alert(1)> ${UMBRELLAS}`,
      name: '"><script>.txt',
      mediaType: 'text/plain',
    });
    for (const path of [
      `/runs/${run.id}`,
      `/runs/${run.id}/findings`,
      `/runs/${run.id}/source`,
      `/runs/${run.id}/document`,
      `/runs/${run.id}/report.html`,
      `/runs/${run.id}/letter.md`,
    ]) {
      const answer = await fetch(`${api}${path}`);
      const type = answer.headers.get('content-type') ?? '';
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
      if (type.startsWith('text/html')) expect(await answer.text()).not.toMatch(/<script>alert|<img src=x/);
      else expect(type).toMatch(/^(application|text\/markdown)/);
    }
  });
});
