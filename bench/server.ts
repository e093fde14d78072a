/**
 * The server under load and under kills, each as a real process of the built program (`npm run build` first):
 *   uploads  1,000 bad uploads, 100 at a time, while /health is asked: its p99 in ms (and that of a server with nothing to do, asked
 *            at the same time: the machine's part), and the memory of the server in MB
 *   batch    N papers through `stet check --batch`, offline, with a local index: papers a second, references found, and the most
 *            memory of the command and its workers together
 *   kills    the server or its worker killed (SIGKILL) again and again while jobs run: jobs lost, jobs seen twice
 *   paint    a PDF of 40 references dropped on the page in Chromium: milliseconds from the drop until its first finding is painted
 *   first    a PDF of 40 references handed in over HTTP, its events followed: milliseconds until the first finding, and until the end
 *   npx tsx bench/server.ts first --from records.csl.jsonl[.gz] [--index FOLDER-OR-FILE] [--papers 8]
 *   npx tsx bench/server.ts paint --from records.csl.jsonl[.gz] [--index FOLDER-OR-FILE] [--papers 8]; CHROMIUM_PATH names the browser
 *   npx tsx bench/server.ts uploads [--count 1000] [--at-once 100]
 *   npx tsx bench/server.ts batch --from records.csl.jsonl[.gz] [--papers 500]
 *   npx tsx bench/server.ts kills [--kills 200] [--within 1500]: at most so many milliseconds between two
 * Prints JSON. Papers are PDFs of 13 pages of prose and 40 references, made out of the records given.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { audit, buildIndex } from '../src/index.ts';
import type { CslItem } from '../src/model/csl.ts';
import { BAD_UPLOADS } from '../test/server/bad-uploads.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '1000' },
    'at-once': { type: 'string', default: '100' },
    papers: { type: 'string', default: '500' },
    kills: { type: 'string', default: '200' },
    within: { type: 'string', default: '1500' },
    from: { type: 'string' },
    index: { type: 'string' },
    program: { type: 'string', default: resolve(import.meta.dirname, '../dist/cli/main.js') },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'stet-bench-'));
const program = resolve(values.program);
const data = join(folder, 'data');

const WORKS: readonly CslItem[] = Array.from({ length: 60 }, (_, i) => ({
  id: `w${i}`,
  type: 'article-journal',
  title: `On the slow growth of imaginary coral number ${i} in a glass lagoon`,
  author: [{ family: 'Marsh', given: 'Ada' }],
  issued: { 'date-parts': [[1950 + i]] },
  'container-title': 'Journal of Invented Reefs',
}));

async function indexOf(items: readonly CslItem[]): Promise<string> {
  const from = join(folder, 'records.jsonl');
  writeFileSync(from, items.map((item) => `${JSON.stringify(item)}\n`).join(''));
  await buildIndex({ from: [from], out: join(folder, 'index'), declareComplete: true, scope: 'this bench' });
  return join(folder, 'index');
}

interface Server {
  readonly url: string;
  readonly child: ChildProcess;
  readonly log: () => string;
  readonly ended: Promise<void>;
}

function serve(index: string): Promise<Server> {
  const args = [
    program,
    'serve',
    '--no-config',
    '--port',
    '0',
    '--data-dir',
    data,
    '--index',
    index,
    '--offline',
    '--per-minute',
    '1000000',
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env.PATH, HOME: folder } });
  let err = '';
  child.stderr.on('data', (piece: Buffer) => {
    err += piece.toString();
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return new Promise((done, fail) => {
    let out = '';
    child.stdout.on('data', (piece: Buffer) => {
      out += piece.toString();
      const url = /stet is at (http[^\s;]+)/.exec(out)?.[1];
      if (url !== undefined) done({ url, child, log: () => err, ended });
    });
    void ended.then(() => {
      if (child.signalCode === null && child.exitCode !== 143) process.stderr.write(`the server ended by itself: ${err.slice(-3000)}\n`);
      fail(new Error(err));
    });
  });
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const round = (n: number, digits = 1): number => Math.round(n * 10 ** digits) / 10 ** digits;

/** Highest memory a process had, in MB. */
const peakOf = (pid: number): number => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Resident memory of a process and of all that it started, in MB; what they share is counted with each, so it is rather too much. */
function treeMegabytes(root: number): number {
  const parents = new Map<number, { readonly parent: number; readonly kilobytes: number }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      parents.set(Number(name), {
        parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0),
        kilobytes: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0),
      });
    } catch {
      // It ended while the list was read.
    }
  }
  const under = (pid: number): boolean => {
    for (let at = pid, steps = 0; at > 1 && steps < 50; steps += 1) {
      if (at === root) return true;
      at = parents.get(at)?.parent ?? 0;
    }
    return false;
  };
  return [...parents].reduce((sum, [pid, { kilobytes }]) => sum + (under(pid) ? kilobytes : 0), 0) / 1024;
}

/** Processor time of programs that were started here and have ended, with all they started, in seconds; apart from how busy the machine is. */
function childrenSeconds(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** A request with its body written in pieces; gives the status, or 0 when the connection ended without one. */
function send(url: string, headers: Record<string, string>, body: Uint8Array, breakOff: boolean): Promise<number> {
  return new Promise((done) => {
    const sent = request(url, { method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode ?? 0));
      answer.once('error', () => done(answer.statusCode ?? 0));
    });
    sent.on('error', () => done(0));
    sent.on('socket', (socket) => socket.on('error', () => done(0)));
    for (let at = 0; at < body.length; at += 65_536) sent.write(body.subarray(at, at + 65_536));
    if (breakOff) setTimeout(() => sent.destroy(), 20);
    else sent.end();
  });
}

const ASKER = `
const times = [];
let going = true;
process.stdin.resume().on('end', () => { going = false; });
const once = () => new Promise((done) => {
  const began = performance.now();
  require('node:http').get(process.argv[1], { agent: false }, (answer) => {
    answer.resume();
    answer.on('end', () => { times.push(answer.statusCode === 200 ? performance.now() - began : 60000); done(); });
  }).on('error', () => { times.push(60000); done(); });
});
(async () => {
  while (going) { await once(); await new Promise((done) => setTimeout(done, 10)); }
  process.stdout.write(JSON.stringify(times));
})();
`;

/** A server that has nothing to do: what asking it costs at the same time is the machine's part. */
const IDLE = `
const server = require('node:http').createServer((_, answer) => answer.end('{}'));
server.listen(0, '127.0.0.1', () => process.stdout.write('http://127.0.0.1:' + server.address().port + '/health'));
process.stdin.resume().on('end', () => process.exit(0));
`;

interface Asked {
  readonly asked: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** Asks an address again and again until told to stop, in a process of its own: this one is busy making bad files. */
function asking(url: string): () => Promise<Asked> {
  const asker = spawn(process.execPath, ['-e', ASKER, url], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  asker.stdout.on('data', (piece: Buffer) => {
    said += piece.toString();
  });
  const ended = new Promise((done) => asker.once('close', done));
  return async () => {
    asker.stdin.end();
    await ended;
    const sorted = (JSON.parse(said) as number[]).sort((a, b) => a - b);
    const at = (share: number): number => round(percentile(sorted, share));
    return { asked: sorted.length, p50: at(0.5), p99: at(0.99), most: round(sorted.at(-1) ?? 0) };
  };
}

async function uploads(): Promise<unknown> {
  const server = await serve(await indexOf(WORKS));
  const [count, atOnce] = [Number(values.count), Number(values['at-once'])];
  const idle = spawn(process.execPath, ['-e', IDLE], { stdio: ['pipe', 'pipe', 'inherit'] });
  const idleUrl = await new Promise<string>((done) => idle.stdout.once('data', (piece: Buffer) => done(piece.toString())));
  const health = asking(`${server.url}/health`);
  const idleHealth = asking(idleUrl);
  const statuses: Record<string, number> = {};
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const i = next++;
        const [headers, body, breakOff = false] = (BAD_UPLOADS[i % BAD_UPLOADS.length] ?? BAD_UPLOADS[0])?.() ?? [{}, Buffer.alloc(0)];
        const status = await send(`${server.url}/v1/runs?name=f${i}.pdf`, headers, body, breakOff);
        const word = status === 0 ? (breakOff ? 'broken off by the client' : 'connection closed') : String(status);
        statuses[word] = (statuses[word] ?? 0) + 1;
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  // What passed the door looked like a document; reading it ends as a failed run.
  const states = async (): Promise<Record<string, number>> => {
    const all: Record<string, number> = {};
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = (await (await fetch(`${server.url}/v1/runs?limit=500${cursor === '' ? '' : `&cursor=${cursor}`}`)).json()) as {
        items: { state: string }[];
        next: string | null;
      };
      for (const { state } of page.items) all[state] = (all[state] ?? 0) + 1;
      cursor = page.next;
    }
    return all;
  };
  let ended = await states();
  while ((ended.queued ?? 0) + (ended.running ?? 0) > 0) {
    await new Promise((done) => setTimeout(done, 500));
    ended = await states();
  }
  const [own, machine] = await Promise.all([health(), idleHealth()]);
  idle.stdin.end();
  const peak = peakOf(server.child.pid ?? 0);
  const still = (await fetch(`${server.url}/health`)).status;
  server.child.kill('SIGTERM');
  await server.ended;
  return {
    uploads: count,
    atOnce,
    seconds: round(seconds),
    statuses,
    runs: ended,
    health: { ...own, after: still },
    idleServerBeside: machine,
    peakMegabytes: Math.round(peak),
  };
}

async function records(path: string, wanted: number): Promise<CslItem[]> {
  const file = createReadStream(path);
  const all: CslItem[] = [];
  for await (const line of createInterface({ input: path.endsWith('.gz') ? file.pipe(createGunzip()) : file })) {
    const item = JSON.parse(line) as CslItem;
    if (item.title !== undefined && item.author?.[0]?.family !== undefined && item.issued?.['date-parts'] !== undefined) all.push(item);
    if (all.length >= wanted) break;
  }
  return all;
}

function paper(items: readonly CslItem[], path: string): Promise<void> {
  const pdf = new PDFDocument({ size: 'A4', margin: 72 });
  const written = new Promise<void>((done) => void pdf.pipe(createWriteStream(path)).on('finish', () => done()));
  const prose = 'The argument rests on earlier work and on what was found since, which is told here at the length that a page has. ';
  for (let page = 1; page <= 13; page += 1) {
    pdf.fontSize(11).text(`${page} Section\n\n${prose.repeat(26)} This was shown before [${page}].`);
    pdf.addPage();
  }
  pdf.text('References\n\n');
  items.forEach((item, i) => {
    const people = (item.author ?? []).slice(0, 4).map(({ family = '', given = '' }) => `${given.slice(0, 1)}. ${family}`);
    pdf.text(
      `[${i + 1}] ${people.join(', ')}. ${item.issued?.['date-parts']?.[0]?.[0]}. ${item.title}. ${item['container-title'] ?? 'In proceedings'}.`,
    );
  });
  pdf.end();
  return written;
}

async function batch(): Promise<unknown> {
  const wanted = Number(values.papers);
  const items = values.from === undefined ? [...WORKS] : await records(resolve(values.from), 20_000);
  const index = await indexOf(items);
  mkdirSync(join(folder, 'papers'));
  for (let i = 0; i < wanted; i += 1)
    await paper(
      Array.from({ length: 40 }, (_, n) => items[(i * 37 + n * 11) % items.length]).filter((item) => item !== undefined),
      join(folder, 'papers', `p${i}.pdf`),
    );
  const before = childrenSeconds();
  const began = performance.now();
  const args = [
    program,
    'check',
    '--batch',
    join(folder, 'papers'),
    '--no-config',
    '--index',
    index,
    '--offline',
    '--data-dir',
    data,
    '-f',
    'csv',
    '-o',
    join(folder, 'sheet.csv'),
  ];
  const child = spawn(process.execPath, args, { stdio: 'ignore', env: { PATH: process.env.PATH, HOME: folder } });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, treeMegabytes(child.pid ?? 0));
  }, 500);
  const status = await new Promise((done) => child.once('exit', done));
  clearInterval(watch);
  const seconds = (performance.now() - began) / 1000;
  // Of these papers neither name nor key holds a comma.
  const classes = readFileSync(join(folder, 'sheet.csv'), 'utf8')
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(',')[2] ?? '');
  const byClass: Record<string, number> = {};
  for (const one of classes) byClass[one] = (byClass[one] ?? 0) + 1;
  return {
    papers: wanted,
    status,
    seconds: round(seconds),
    papersASecond: round(wanted / seconds, 2),
    referencesWritten: 40 * wanted,
    referencesFound: classes.length,
    byClass,
    peakMegabytes: Math.round(peak),
    loadAverage: loadavg().map((load) => round(load)),
    processorSecondsAPaper: round((childrenSeconds() - before) / wanted, 2),
  };
}

/** Milliseconds from handing in until the first finding is heard, and until the run ends. */
async function firstOf(url: string, path: string): Promise<readonly [number, number]> {
  const form = new FormData();
  form.set('document', new Blob([readFileSync(path)]), 'paper.pdf');
  const began = performance.now();
  const { id } = (await (await fetch(`${url}/v1/runs`, { method: 'POST', body: form })).json()) as { id: string };
  const stream = (await fetch(`${url}/v1/runs/${id}/events`)).body?.getReader();
  const decoder = new TextDecoder();
  let [text, first] = ['', 0];
  for (let piece = await stream?.read(); piece?.done === false; piece = await stream?.read()) {
    text += decoder.decode(piece.value, { stream: true });
    if (first === 0 && text.includes('event: ref.verified')) first = performance.now() - began;
  }
  return [Math.round(first), Math.round(performance.now() - began)];
}

async function first(): Promise<unknown> {
  const wanted = Number(values.papers);
  const items = values.from === undefined ? [...WORKS] : await records(resolve(values.from), 20_000);
  const server = await serve(values.index === undefined ? await indexOf(items) : resolve(values.index));
  mkdirSync(join(folder, 'papers'));
  const times: (readonly [number, number])[] = [];
  for (let i = 0; i < wanted; i += 1) {
    const path = join(folder, 'papers', `p${i}.pdf`);
    await paper(
      Array.from({ length: 40 }, (_, n) => items[(i * 37 + n * 11) % items.length]).filter((item) => item !== undefined),
      path,
    );
    // As a person would: with a while between.
    await new Promise((done) => setTimeout(done, 3_000));
    times.push(await firstOf(server.url, path));
  }
  server.child.kill('SIGTERM');
  await server.ended;
  const sorted = times.map(([ms]) => ms).sort((a, b) => a - b);
  return {
    papers: wanted,
    first: times.map(([ms]) => ms),
    whole: times.map(([, ms]) => ms),
    median: percentile(sorted, 0.5),
    most: sorted.at(-1),
  };
}

/** Drops a file on the page as a hand would; gives the milliseconds until a finding stands on the screen. Runs in the page. */
const DROPPED = `async (base64) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const carried = new DataTransfer();
  carried.items.add(new File([bytes], 'paper.pdf', { type: 'application/pdf' }));
  const began = performance.now();
  document.querySelector('.drop').dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
  await new Promise((done) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector('.finding:not(.waiting) .row') === null) return;
      watcher.disconnect();
      done();
    });
    watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  // The frame that shows it is drawn before the second of two frames begins.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return performance.now() - began;
}`;
const SETTLED = "document.querySelector('.finding') !== null && document.querySelector('.finding.waiting') === null";

async function paint(): Promise<unknown> {
  const wanted = Number(values.papers);
  const items = values.from === undefined ? [...WORKS] : await records(resolve(values.from), 20_000);
  const server = await serve(values.index === undefined ? await indexOf(items) : resolve(values.index));
  const { chromium } = await import('playwright-core');
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  mkdirSync(join(folder, 'papers'));
  const times: number[] = [];
  try {
    for (let i = 0; i < wanted; i += 1) {
      const path = join(folder, 'papers', `p${i}.pdf`);
      await paper(
        Array.from({ length: 40 }, (_, n) => items[(i * 37 + n * 11) % items.length]).filter((item) => item !== undefined),
        path,
      );
      // A new visitor each time: nothing of the pages is kept from the one before.
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await page.goto(server.url);
      await page.waitForSelector('.limits dd');
      // As a person would: with a while between.
      await new Promise((done) => setTimeout(done, 3_000));
      times.push((await page.evaluate(`(${DROPPED})("${readFileSync(path).toString('base64')}")`)) as number);
      // Asked from outside: the page's own policy lets no text be run in it.
      while (!(await page.evaluate(SETTLED))) await new Promise((done) => setTimeout(done, 50));
      await context.close();
    }
  } finally {
    await browser.close();
    server.child.kill('SIGTERM');
    await server.ended;
  }
  const sorted = [...times].sort((a, b) => a - b);
  return {
    papers: wanted,
    untilPainted: times.map(Math.round),
    median: Math.round(percentile(sorted, 0.5)),
    most: Math.round(sorted.at(-1) ?? 0),
    loadAverage: loadavg().map((load) => round(load)),
  };
}

async function kills(): Promise<unknown> {
  const index = await indexOf(WORKS);
  const wanted = Number(values.kills);
  const told: string[] = [];
  let unknown = 0;
  const how = { server: 0, worker: 0 };
  let server = await serve(index);
  const lines = WORKS.slice(0, 40).map(
    ({ title, issued }) => `Marsh, A. (${issued?.['date-parts']?.[0]?.[0]}). ${title}. Journal of Invented Reefs.`,
  );
  let seed = 20_261_122;
  const chance = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  for (let kill = 0; kill < wanted; kill += 1) {
    for (let i = 0; i < 2; i += 1) {
      const answer = await fetch(`${server.url}/v1/runs`, {
        method: 'POST',
        body: JSON.stringify({ references: lines, name: `k${kill}-${i}` }),
        headers: { 'content-type': 'application/json', 'idempotency-key': `k${kill}-${i}` },
      }).catch(() => null);
      if (answer?.ok === true) told.push(((await answer.json()) as { id: string }).id);
      else unknown += 1;
    }
    await new Promise((done) => setTimeout(done, chance() * Number(values.within)));
    if (chance() < 0.5) {
      how.server += 1;
      server.child.kill('SIGKILL');
      await server.ended;
      server = await serve(index);
    } else {
      how.worker += 1;
      const pid = [...server.log().matchAll(/"pid":(\d+),"msg":"worker started"/g)].at(-1)?.[1];
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It was on its way to be started anew.
      }
    }
  }
  const found = { done: 0, lost: 0, doubled: 0, gaps: 0 };
  for (const id of told) {
    let run = { state: 'queued', counts: null as Record<string, number> | null, lastEvent: 0 };
    for (let tries = 0; tries < 60 && ['queued', 'running'].includes(run.state); tries += 1)
      run = (await (await fetch(`${server.url}/v1/runs/${id}?wait=20s`)).json()) as typeof run;
    if (run.state === 'done' && run.counts?.exist === 40) found.done += 1;
    else found.lost += 1;
    const text = await (await fetch(`${server.url}/v1/runs/${id}/events`)).text();
    const ids = [...text.matchAll(/^id: (\d+)$/gm)].map(([, n]) => Number(n));
    if (ids.some((n, i) => n !== i + 1)) found.gaps += 1;
    const ends = text.match(/^event: run\.done$/gm)?.length ?? 0;
    const verified = [...text.matchAll(/^event: ref\.verified\r?\ndata: \{"n":(\d+)/gm)].map(([, n]) => n);
    if (ends !== 1 || new Set(verified).size !== verified.length || verified.length !== 40) found.doubled += 1;
  }
  const listed = ((await (await fetch(`${server.url}/v1/runs?limit=500`)).json()) as { items: unknown[] }).items.length;
  server.child.kill('SIGTERM');
  await server.ended;
  const check = audit.verifyStore(join(data, 'logs'), { keys: join(data, 'keys') });
  const Libsql = (await import('libsql')).default;
  const integrity = new Libsql(join(data, 'desk.db')).prepare('pragma integrity_check').all() as unknown[];
  return {
    kills: wanted,
    how,
    jobs: told.length,
    notTaken: unknown,
    ...found,
    listed,
    tampered: check.findings.filter(({ kind }) => kind === 'tampered').length,
    integrity,
  };
}

const BENCHES: Readonly<Record<string, () => Promise<unknown>>> = { first, paint, uploads, batch, kills };
const bench = BENCHES[positionals[0] ?? ''];
if (bench === undefined) throw new Error(`Name one of ${Object.keys(BENCHES).join(', ')}.`);
try {
  process.stdout.write(`${JSON.stringify({ bench: positionals[0], ...((await bench()) as object) }, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
