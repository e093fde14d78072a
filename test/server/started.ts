/** A real `stet serve` for tests: a process of its own with a data folder and an index made here, asked over HTTP. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIndex } from '../../src/store/index/build.ts';
import { RECORDS } from '../cli/made-world.ts';
import { PROGRAM } from '../program.ts';

/** A folder with an index of the two invented works. */
export async function madeFolder(): Promise<{ readonly folder: string; readonly index: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'stet-serve-'));
  const index = join(folder, 'works');
  writeFileSync(join(folder, 'records.jsonl'), RECORDS);
  await buildIndex({ from: [join(folder, 'records.jsonl')], out: index, declareComplete: true, scope: 'the works of this test' });
  return { folder, index, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

export interface Started {
  readonly url: string;
  readonly pid: number;
  /** All of standard error so far: the log. */
  readonly log: () => string;
  /** Ends it as Ctrl-C would; gives the exit status. */
  stop(): Promise<number | null>;
  /** Ends it as a loss of power would. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program and waits until it says that it is there. Rejects with what it said when it ends instead. */
export function start(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  said = /stet is at (http[^\s;]+)|stet works/,
): Promise<Started> {
  const child = spawn(process.execPath, [...PROGRAM, ...args, '--no-config'], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, HOME: tmpdir(), TZ: 'UTC', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let out = '';
  let err = '';
  const ended = new Promise<number | null>((done) => {
    child.once('exit', (code) => {
      running.delete(child);
      done(code);
    });
  });
  child.stderr.on('data', (piece: Buffer) => {
    err += piece.toString();
  });
  return new Promise((done, fail) => {
    child.stdout.on('data', (piece: Buffer) => {
      out += piece.toString();
      const found = said.exec(out);
      if (found === null) return;
      done({
        url: found[1] ?? '',
        pid: child.pid ?? 0,
        log: () => err,
        stop: () => {
          child.kill('SIGTERM');
          return ended;
        },
        kill: async () => {
          child.kill('SIGKILL');
          await ended;
        },
      });
    });
    void ended.then((code) => fail(new Error(`ended with ${code}: ${err}${out}`)));
  });
}

export const serve = (
  folder: string,
  index: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Started> => serveOnline(folder, index, ['--offline', ...args], env);

/** The same, asking whom its flags name: a server of the test's own. */
export const serveOnline = (
  folder: string,
  index: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Started> => start(['serve', '--port', '0', '--data-dir', join(folder, 'data'), '--index', index, ...args], env);

/** JSON of an answer. */
export async function json<Shape = Record<string, never>>(answer: Response | Promise<Response>): Promise<Shape> {
  return (await (await answer).json()) as Shape;
}

/** A run as it is once it has ended, however long that takes. `api` is the address of the API, `answer` gives the run as it is now. */
export async function ended<Run extends { readonly id: string; readonly state: string }>(
  api: string,
  answer: Response | Promise<Response>,
  headers: Record<string, string> = {},
): Promise<Run> {
  let run = await json<Run>(answer);
  while (run.state === 'queued' || run.state === 'running') run = await json<Run>(fetch(`${api}/runs/${run.id}?wait=30s`, { headers }));
  return run;
}

export const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });

export const REEF =
  'Marsh, A. and Okoro, B. (2018). On the slow growth of imaginary corals in glass lagoons. Journal of Invented Reefs, 7, 10-19.';
export const UMBRELLAS =
  'Vexley, T. (2020). Thermal memory of forgotten umbrellas in municipal basements. Annals of Lost Property, 1, 3-4.';

/** One event of a stream. */
export interface Heard {
  readonly id: number;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

/** Events of a stream until it ends, or until `enough` says so. */
export async function events(url: string, after = 0, enough: (heard: readonly Heard[]) => boolean = () => false): Promise<Heard[]> {
  const stop = new AbortController();
  const answer = await fetch(url, { headers: { 'last-event-id': String(after) }, signal: stop.signal });
  const heard: Heard[] = [];
  let rest = '';
  const decoder = new TextDecoder();
  try {
    // Type hole with a reason: Node's streams can be iterated, and the web's type of them does not know it.
    for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
      rest += decoder.decode(piece, { stream: true });
      for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
        const lines = rest.slice(0, end).split('\n');
        rest = rest.slice(end + 2);
        const field = (name: string): string => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
        if (field('event') !== '')
          heard.push({ id: Number(field('id')), event: field('event'), data: JSON.parse(field('data')) as Record<string, unknown> });
      }
      if (enough(heard)) break;
    }
  } finally {
    stop.abort();
  }
  return heard;
}
