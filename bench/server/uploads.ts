/** Bad uploads, many at a time, while /health is asked beside them: how long it takes to answer, and what memory the server needs. */
import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { BAD_UPLOADS } from '../../test/server/bad-uploads.ts';
import { type Bench, indexOf, peakOf, percentile, round, serve, stop, WORKS } from './world.ts';

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

/** How many runs there are of each state, once none is under way. */
async function statesOnceEnded(url: string): Promise<Record<string, number>> {
  const states = async (): Promise<Record<string, number>> => {
    const all: Record<string, number> = {};
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = (await (await fetch(`${url}/v1/runs?limit=500${cursor === '' ? '' : `&cursor=${cursor}`}`)).json()) as {
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
  return ended;
}

export async function uploads(bench: Bench): Promise<unknown> {
  const server = await serve(await indexOf(WORKS, bench), bench);
  const { count, atOnce } = bench;
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
  const ended = await statesOnceEnded(server.url);
  const [own, machine] = await Promise.all([health(), idleHealth()]);
  idle.stdin.end();
  const peak = peakOf(server.child.pid ?? 0);
  const still = (await fetch(`${server.url}/health`)).status;
  await stop(server);
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
