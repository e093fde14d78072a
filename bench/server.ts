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
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { first, paint } from './server/first.ts';
import { kills } from './server/kills.ts';
import { batch } from './server/papers.ts';
import { uploads } from './server/uploads.ts';
import { type Bench, endServers } from './server/world.ts';

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
const bench: Bench = {
  folder,
  data: join(folder, 'data'),
  program: resolve(values.program),
  count: Number(values.count),
  atOnce: Number(values['at-once']),
  papers: Number(values.papers),
  kills: Number(values.kills),
  within: Number(values.within),
  from: values.from,
  index: values.index,
};

const MEASURES: Readonly<Record<string, (bench: Bench) => Promise<unknown>>> = { first, paint, uploads, batch, kills };
const measure = MEASURES[positionals[0] ?? ''];
if (measure === undefined) throw new Error(`Name one of ${Object.keys(MEASURES).join(', ')}.`);
try {
  process.stdout.write(`${JSON.stringify({ bench: positionals[0], ...((await measure(bench)) as object) }, null, 2)}\n`);
} finally {
  endServers();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
