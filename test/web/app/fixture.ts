/**
 * A server that speaks the desk's API from a report in memory, for tests that put into a page what no real check would: hostile
 * text in every field, findings that come when a test says so, quotes and claims. What the real server does is tested with the real server.
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { QuoteFinding } from '../../../src/model/quote.ts';
import type { Report } from '../../../src/model/report.ts';
import { render, wholeFindings } from '../../../src/report/index.ts';
import { type AskedAnswer, checkedAnswer } from '../../../src/server/answering.ts';
import { coverageCounts } from '../../../src/server/findings.ts';
import { loadSettings } from '../../../src/settings/index.ts';
import type { AccessKey, ProviderKey, SharedLink } from '../../../src/web/app/api/access.ts';
import type { BatchInfo, Decision, DocumentView, FindingRow, Me, RunInfo } from '../../../src/web/app/api.ts';
import { openPages } from '../../../src/web/files.ts';

export interface Served {
  /** The latest check of the same document. */
  readonly later?: string | null;
  readonly report: Report;
  readonly document: DocumentView;
  /** Path of the file itself, for PDF. */
  readonly file?: string;
  readonly quotes?: readonly QuoteFinding[];
  readonly claims?: readonly unknown[];
  readonly lines?: readonly string[];
  readonly name?: string;
  /** The run goes on, and its findings settle by `settle` alone; else it is over from the start. */
  readonly live?: boolean;
  readonly failed?: { readonly code: string; readonly detail: string };
}

export interface Fixture {
  readonly address: string;
  readonly served: Map<string, Served>;
  readonly decisions: Map<string, Decision>;
  readonly posted: { readonly path: string; readonly body: string; readonly type: string }[];
  batch: BatchInfo | null;
  extraRuns: RunInfo[];
  me: Me;
  keys: AccessKey[];
  shares: SharedLink[];
  /** Settles the next finding of a live run; the last one ends it. */
  settle(run: string): void;
  close(): Promise<void>;
}

export const ME: Me = {
  owner: 'local',
  name: 'this machine',
  scopes: ['read', 'run', 'decide', 'admin'],
  login: false,
  engine: 'stet 0.1.0',
  offline: false,
  providers: ['crossref', 'openalex', 'arxiv'],
  indexes: ['index: the works of this example'],
  formats: ['html', 'md', 'csv', 'json', 'sarif', 'bib'],
  limits: { fileBytes: 52_428_800, sources: 100, waitingRuns: 50, pages: 2000 },
};

const PROVIDER_KEYS: readonly ProviderKey[] = [
  { name: 'openalex', from: null },
  { name: 'ncbi', from: 'settings' },
  { name: 'brave', from: 'page' },
];

const TIME = '2026-01-02T03:04:05.678Z';

export function infoOf(
  id: string,
  { report, document, name, live = false, failed, later = null }: Served,
  settled: number,
  decided = 0,
): RunInfo {
  const total = report.references.length;
  const over = !live || settled >= total;
  return {
    id,
    state: failed !== undefined ? 'failed' : over ? 'done' : 'running',
    name: name ?? report.document.name,
    kind: 'document',
    mediaType: document.mediaType,
    batch: null,
    later,
    createdAt: TIME,
    finishedAt: over ? TIME : null,
    progress: { stage: over ? 'finished' : 'checking', done: over ? total : settled, total, etaSeconds: over ? null : 2 },
    queue: null,
    counts: over ? report.counts : null,
    coverage: over ? coverageCounts(report) : null,
    texts: null,
    warnings: 0,
    needs: report.references.filter(({ verdict }) => verdict.outcome !== 'exist').length - decided,
    decided,
    confirmed: 0,
    error: failed ?? null,
    log: null,
    reviewer: null,
    view: 'owner',
    sealed: over,
    read: true,
    lastEvent: 0,
  };
}

const body = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

/** Starts it. `folder` holds the built pages. */
export async function startFixture(folder: string): Promise<Fixture> {
  const pages = openPages(folder);
  if (pages === null) throw new Error('The pages are not built.');
  const settled = new Map<string, number>();
  /** What tells those who listen to a run what they were not told yet. */
  const listening = new Map<string, Set<() => void>>();
  const fixture = {
    address: '',
    served: new Map<string, Served>(),
    decisions: new Map<string, Decision>(),
    posted: [] as { path: string; body: string; type: string }[],
    batch: null as BatchInfo | null,
    extraRuns: [] as RunInfo[],
    me: ME,
    keys: [] as AccessKey[],
    shares: [] as SharedLink[],
    settle(id: string): void {
      settled.set(id, (settled.get(id) ?? 0) + 1);
      for (const tell of listening.get(id) ?? []) tell();
    },
    close: () => Promise.resolve(),
  };
  const json = (response: ServerResponse, value: unknown, status = 200): void => {
    response
      .writeHead(status, { 'content-type': status >= 400 ? 'application/problem+json' : 'application/json' })
      .end(JSON.stringify(value));
  };
  const missing = (response: ServerResponse): void =>
    json(response, { status: 404, title: 'Not found', code: 'not-found', detail: 'There is no such run here.', retryable: false }, 404);
  const now = (id: string, one: Served): RunInfo => {
    const decided = [...fixture.decisions].filter(([key, { decision }]) => key.startsWith(`${id}/`) && decision !== 'none').length;
    return infoOf(id, one, settled.get(id) ?? 0, decided);
  };
  const rows = (id: string, one: Served): FindingRow[] => {
    const own = { report: one.report };
    const references = own.report.references.slice(0, one.live === true ? (settled.get(id) ?? 0) : undefined);
    return [
      ...references.map((finding, i) => ({
        n: i + 1,
        kind: 'reference' as const,
        status: finding.verdict.outcome,
        needs: finding.verdict.outcome !== 'exist',
        decision: fixture.decisions.get(`${id}/${i + 1}`) ?? null,
        finding,
      })),
      ...(one.quotes ?? []).map((finding, i) => ({
        n: i + 1,
        kind: 'quote' as const,
        status: finding.status,
        needs: false,
        decision: null,
        finding,
      })),
      ...(one.claims ?? []).map((finding, i) => ({ n: i + 1, kind: 'claim' as const, status: 'x', needs: false, decision: null, finding })),
      ...wholeFindings(own.report).map((finding, i) => ({
        n: i + 1,
        kind: 'remark' as const,
        status: finding.kind,
        needs: true,
        decision: fixture.decisions.get(`${id}/remarks/${i + 1}`) ?? null,
        finding,
      })),
    ];
  };
  const live = (id: string, one: Served, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    let told = 0;
    const send = (name: string, data: unknown): void =>
      void response.write(`id: ${told}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    const { references } = one.report;
    send('ref.extracted', { total: references.length });
    const tell = (): void => {
      for (; told < (settled.get(id) ?? 0); ) {
        const finding = references[told];
        told += 1;
        send('ref.verified', { n: told, kind: 'reference', finding });
        if (told === references.length) send('run.done', { id, state: 'done' });
      }
    };
    tell();
    const all = listening.get(id) ?? new Set();
    listening.set(id, all.add(tell));
    response.on('close', () => all.delete(tell));
  };

  const settings = loadSettings({ flags: { offline: true }, env: {}, cwd: folder, config: false }).then((loaded) => loaded.settings);
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://x');
    const path = decodeURIComponent(url.pathname);
    const [, id = '', rest = ''] = /^\/v1\/runs\/([^/]+)(\/.*)?$/.exec(path) ?? [];
    const one = fixture.served.get(id);
    if (request.method === 'POST') {
      const text = await body(request);
      fixture.posted.push({ path, body: text, type: request.headers['content-type'] ?? '' });
      const [, part = '', number] = /^\/(refs|quotes|claims|remarks)\/(\d+)\/decision$/.exec(rest) ?? [];
      const n = Number(number);
      if (one !== undefined && n > 0) {
        const { decision, reason = null, note = null } = JSON.parse(text) as Partial<Decision>;
        const kept: Decision = { n, decision: decision ?? 'none', reason, note, by: 'you', at: TIME, earlier: false };
        fixture.decisions.set(part === 'remarks' ? `${id}/remarks/${n}` : `${id}/${n}`, kept);
        return json(response, kept);
      }
      if (path === '/v1/provider-keys') return void response.writeHead(204).end();
      const [first] = fixture.served.keys();
      if (path === '/v1/runs' && first !== undefined) return json(response, now(first, fixture.served.get(first) as Served), 202);
      if (path === '/v1/batches' && fixture.batch !== null) return json(response, { batch: fixture.batch, runs: [], refused: [] }, 202);
      // The playground is checked by the real thing.
      if (path === '/v1/verify/answer')
        return json(response, await checkedAnswer(JSON.parse(text) as AskedAnswer, await settings, new AbortController().signal));
      return missing(response);
    }
    if (path === '/v1/me') return json(response, fixture.me);
    if (path === '/openapi.json')
      return json(response, JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')));
    if (path === '/v1/keys') return json(response, { items: fixture.keys });
    if (path === '/v1/provider-keys') return json(response, { items: PROVIDER_KEYS });
    if (path === '/v1/shares') return json(response, { items: fixture.shares });
    if (path === '/v1/runs')
      return json(response, { items: [...[...fixture.served].map(([key, value]) => now(key, value)), ...fixture.extraRuns], next: null });
    if (/^\/v1\/batches\/[^/]+$/.test(path) && fixture.batch !== null) return json(response, fixture.batch);
    if (path.startsWith('/v1/audit/')) {
      const lines = fixture.served.get(path.slice('/v1/audit/'.length).replace('/log.jsonl', ''))?.lines;
      return lines === undefined
        ? missing(response)
        : void response.writeHead(200, { 'content-type': 'application/x-ndjson' }).end(lines.map((line) => `${line}\n`).join(''));
    }
    if (path.startsWith('/v1/')) {
      if (one === undefined) return missing(response);
      if (rest === '') return json(response, now(id, one));
      if (rest === '/findings') return json(response, { items: rows(id, one), next: null, total: 0 });
      if (rest === '/document') return json(response, one.document);
      if (rest === '/report.json') return json(response, one.report);
      if (rest === '/report.html')
        return void response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end(render(one.report, 'html', { texts: new Map([[one.report.document.id, one.document.text]]) }));
      if (rest === '/report.csv')
        return void response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end(render(one.report, 'csv'));
      if (rest === '/events') return live(id, one, response);
      if (rest === '/source' && one.file !== undefined)
        return void response.writeHead(200, { 'content-type': 'application/pdf' }).end(readFileSync(one.file));
      return missing(response);
    }
    const page = pages.answer(path);
    if (page === null) return missing(response);
    response.writeHead(page.status, page.headers).end(page.body);
  };
  const server: Server = createServer((request, response) => {
    handle(request, response).catch((thrown: unknown) => {
      response.writeHead(500).end(String(thrown));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fixture.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fixture.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return fixture;
}

/** What the server shows of a document that was read. */
export const viewOf = (document: import('../../../src/model/document.ts').Document, report: Report): DocumentView => ({
  id: document.id,
  name: document.name,
  mediaType: document.mediaType,
  text: document.text,
  blocks: document.blocks,
  pages: document.pages,
  links: document.links,
  notes: document.notes,
  citations: report.citations,
});
