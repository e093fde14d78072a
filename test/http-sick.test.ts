/**
 * The ways in which a service, a proxy or a network goes wrong, each played by a real server on this machine to a real adapter. What
 * counts: only the service's own well-formed "no such record" is `absent`, a record is taken only when it is whole and the one asked
 * for, everything else is `unavailable`; and every question ends, having read no more than it may.
 */
import net from 'node:net';
import tls from 'node:tls';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { crossref } from '../src/lookup/crossref.ts';
import { type HttpOptions, openHttp } from '../src/lookup/http.ts';
import { memorySnapshots } from '../src/store/snapshots.ts';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const recordOf = (doi: string) => ({
  status: 'ok',
  'message-type': 'work',
  message: {
    DOI: doi,
    title: ['On the slow growth of imaginary corals'],
    type: 'journal-article',
    author: [{ family: 'Marsh' }],
    issued: { 'date-parts': [[2018]] },
  },
});
const RECORD = JSON.stringify(recordOf('10.5555/a'));
const NO_RECORD = 'Resource not found.';

type Act = (socket: net.Socket, asked: number, head: string) => void;

/** A whole answer. */
const answer = (status: number | string, body: string | Buffer = '', ...headers: string[]): Buffer => {
  const bytes = Buffer.from(body);
  const lines = [
    `HTTP/1.1 ${status}`,
    ...(headers.some((line) => /^content-type:/i.test(line)) ? [] : ['Content-Type: application/json']),
    ...(headers.some((line) => /^content-length:/i.test(line)) ? [] : [`Content-Length: ${bytes.length}`]),
    ...headers,
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), bytes]);
};
const says =
  (status: number | string, body: string | Buffer = '', ...headers: string[]): Act =>
  (socket) =>
    socket.end(answer(status, body, ...headers));
const then =
  (...acts: Act[]): Act =>
  (socket, asked, head) =>
    (acts[Math.min(asked, acts.length - 1)] as Act)(socket, asked, head);

/** Writes for as long as anybody reads. */
const flood =
  (head: string, piece: string): Act =>
  (socket) => {
    socket.write(head);
    const more = (): void => {
      while (!socket.destroyed && socket.write(piece));
      if (!socket.destroyed) socket.once('drain', more);
    };
    more();
  };
const OK_HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
const CAPTCHA = '<!doctype html><html><title>Are you a robot?</title><body>Please wait.</body></html>';
const deep = (depth: number): string => `{"status":"ok","message-type":"work","message":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const bomb = Buffer.alloc(20_000_000, 97);
const brotli = brotliCompressSync(bomb, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
const LATER = new Date(Date.UTC(2026, 0, 1) + 2000).toUTCString();

const SICK: readonly (readonly [string, Act, 'found' | 'absent' | 'unavailable'])[] = [
  ['accepts and never answers', () => undefined, 'unavailable'],
  [
    'answers a byte at a time, slowly',
    (socket) => {
      let at = 0;
      const drip = setInterval(() => (socket.destroyed ? clearInterval(drip) : socket.write(`${OK_HEAD}`.charAt(at++) || 'x')), 50);
    },
    'unavailable',
  ],
  ['sends headers and never a body', (socket) => socket.write(`${OK_HEAD}Content-Length: 10\r\n\r\n`), 'unavailable'],
  ['sends a body without end', flood(`${OK_HEAD}\r\n{"a":"`, 'a'.repeat(65_536)), 'unavailable'],
  ['sends headers without end', flood('HTTP/1.1 200 OK\r\n', `X-P: ${'a'.repeat(1000)}\r\n`), 'unavailable'],
  ['sends 10 MB of headers', says(200, RECORD, ...Array.from({ length: 10_000 }, (_, i) => `X-${i}: ${'a'.repeat(1000)}`)), 'unavailable'],
  ['sends a gzip body that grows', says(200, gzipSync(bomb), 'Content-Encoding: gzip'), 'unavailable'],
  ['sends a brotli body that grows', says(200, brotli, 'Content-Encoding: br'), 'unavailable'],
  ['promises more than it sends', (socket) => socket.end(answer(200, RECORD, 'Content-Length: 100000')), 'unavailable'],
  ['sends more than it promises', says(200, RECORD, 'Content-Length: 20'), 'unavailable'],
  ['names two lengths', says(200, RECORD, `Content-Length: ${RECORD.length}`, 'Content-Length: 5'), 'unavailable'],
  [
    'sends a chunk of huge size',
    (socket) => socket.write(`${OK_HEAD}Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\nx`),
    'unavailable',
  ],
  [
    'breaks off in mid-body',
    (socket) => socket.write(answer(200, RECORD.slice(0, 40), 'Content-Length: 300'), () => socket.resetAndDestroy()),
    'unavailable',
  ],
  ['gives a page to prove oneself human', says(200, CAPTCHA, 'Content-Type: text/html'), 'unavailable'],
  ['gives such a page as JSON', says(200, CAPTCHA), 'unavailable'],
  ['gives nothing', says(200), 'unavailable'],
  ['gives JSON that is cut off', says(200, RECORD.slice(0, 60)), 'unavailable'],
  ['gives JSON of another shape', says(200, '{"status":"ok","message-type":"work","message":{"DOI":3}}'), 'unavailable'],
  ['gives JSON nested 100,000 deep', says(200, deep(100_000)), 'unavailable'],
  ['gives 200 MB of JSON', flood(`${OK_HEAD}Content-Length: 200000000\r\n\r\n{"a":"`, 'a'.repeat(65_536)), 'unavailable'],
  [
    'gives Latin-1 and says so',
    says(200, Buffer.from(RECORD.replace('growth', 'gr\u00f6wth'), 'latin1'), 'Content-Type: application/json; charset=iso-8859-1'),
    'found',
  ],
  ['begins with a byte order mark', says(200, `\ufeff${RECORD}`), 'found'],
  ['gives the record of another DOI', says(200, JSON.stringify(recordOf('10.5555/b'))), 'unavailable'],
  ['204', says('204 No Content'), 'unavailable'],
  ['206', says('206 Partial Content', RECORD), 'unavailable'],
  [
    'redirects in a ring',
    (socket, _, head) => socket.end(answer(301, '', `Location: ${/^GET (\S+)/.exec(head)?.[1] ?? '/'}`)),
    'unavailable',
  ],
  ['redirects to this machine', says(302, '', 'Location: http://127.0.0.1:9/x'), 'unavailable'],
  ['400', says(400, '{}'), 'unavailable'],
  ['401', says(401, '{}'), 'unavailable'],
  ['403', says(403, '{}'), 'unavailable'],
  ['404 in its own words', says(404, NO_RECORD, 'Content-Type: text/plain'), 'absent'],
  ['404 from a proxy', says(404, '<html><h1>Not Found</h1></html>', 'Content-Type: text/html'), 'unavailable'],
  ['418', says(418, '{}'), 'unavailable'],
  ['429 for two seconds', then(says(429, '', 'Retry-After: 2'), says(200, RECORD)), 'found'],
  ['429 until a date', then(says(429, '', `Retry-After: ${LATER}`), says(200, RECORD)), 'found'],
  ['429 for minus one second', then(says(429, '', 'Retry-After: -1'), says(200, RECORD)), 'found'],
  ['429 for three years', says(429, '', 'Retry-After: 99999999'), 'unavailable'],
  ['429 for "soon"', then(says(429, '', 'Retry-After: soon'), says(200, RECORD)), 'found'],
  ['429 for ever', says(429), 'unavailable'],
  ['500', says(500, '{}'), 'unavailable'],
  ['502, then well', then(says(502), says(200, RECORD)), 'found'],
  ['503 for a second', then(says(503, '', 'Retry-After: 1'), says(200, RECORD)), 'found'],
  ['503 for ever', says(503), 'unavailable'],
  ['504', says(504), 'unavailable'],
  ['999', says(999, RECORD), 'unavailable'],
  ['answers as HTTP/0.9 did', (socket) => socket.end(RECORD), 'unavailable'],
  ['has a clock a year behind', says(200, RECORD, 'Date: Wed, 01 Jan 2025 00:00:00 GMT', 'Age: 31536000'), 'found'],
  [
    'says that nothing is allowed',
    says(200, RECORD, 'X-Rate-Limit-Limit: 0', 'X-Rate-Limit-Interval: 0s', 'X-Concurrency-Limit: 0'),
    'found',
  ],
  [
    'allows fifty a second, then one a minute',
    then(
      says(500, '', 'X-Rate-Limit-Limit: 50', 'X-Rate-Limit-Interval: 1s'),
      says(200, RECORD, 'X-Rate-Limit-Limit: 1', 'X-Rate-Limit-Interval: 60s'),
    ),
    'found',
  ],
  ['calls JSON a picture', says(200, RECORD, 'Content-Type: image/png'), 'unavailable'],
  ['moves its caller to another pool', says(200, RECORD, 'X-Api-Pool: public'), 'found'],
  [
    'closes what it said it would keep open',
    (socket) => socket.write(answer(200, RECORD, 'Connection: keep-alive'), () => socket.destroy()),
    'found',
  ],
  ['304 for what nobody has', says('304 Not Modified', '', 'ETag: "x"'), 'unavailable'],
  ['sets cookies of 1 MB', says(200, RECORD, `Set-Cookie: a=${'b'.repeat(1_000_000)}`), 'unavailable'],
];

/** Those who never end: only they are given up by the clock, so that all others may be as slow as the machine is. */
const ENDLESS: ReadonlySet<string> = new Set([
  'accepts and never answers',
  'answers a byte at a time, slowly',
  'sends headers and never a body',
  'sends a chunk of huge size',
]);
const GIVEN_UP = { timeoutMs: 400 };

/** A clock that moves only when somebody waits for it. */
const still = (): HttpOptions['clock'] => {
  let now = Date.UTC(2026, 0, 1);
  return {
    now: () => now,
    sleep: async (ms) => {
      now += ms;
    },
  };
};

async function listening(server: net.Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function played(act: Act): Promise<string> {
  let asked = 0;
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', (head) => act(socket, asked++, head.toString('latin1')));
  });
  const port = await listening(server);
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

function adapterAt(origin: string, options: Partial<HttpOptions> = {}) {
  const http = openHttp({
    version: '0.0.0',
    snapshots: memorySnapshots(),
    cache: null,
    allow: [origin],
    timeoutMs: 120_000,
    clock: still(),
    random: () => 0.5,
    paces: { [origin]: { perSecond: 1e6, atOnce: 5 } },
    ...options,
  } as HttpOptions);
  closing.push(http.close);
  return crossref(http, { base: origin });
}
const ask = (adapter: ReturnType<typeof crossref>, doi = '10.5555/a') =>
  adapter.find({ question: 'identifier', scheme: 'doi', value: doi }, new AbortController().signal);

describe('a service that', () => {
  it.each(SICK)('%s', async (name, act, kind) => {
    const { lookup } = await ask(adapterAt(await played(act), ENDLESS.has(name) ? GIVEN_UP : {}));
    expect(lookup.kind, JSON.stringify(lookup).slice(0, 300)).toBe(kind);
    if (lookup.kind === 'found') expect(lookup.sources.map(({ fields }) => fields.DOI)).toEqual(['10.5555/a']);
    if (lookup.kind === 'unavailable') expect(lookup.why).not.toBe('');
  });

  it('never ends its handshake, or cannot shake hands at all', async () => {
    for (const server of [net.createServer(() => undefined), tls.createServer({})]) {
      server.on('tlsClientError', () => undefined);
      const port = await listening(server);
      closing.push(() => void server.close());
      const { lookup } = await ask(adapterAt(`https://127.0.0.1:${port}`, GIVEN_UP));
      expect(lookup.kind).toBe('unavailable');
    }
  });

  it('is not there, or whose name is slow or unknown', async () => {
    const gone = net.createServer();
    const port = await listening(gone);
    await new Promise<void>((done) => gone.close(() => done()));
    expect((await ask(adapterAt(`http://127.0.0.1:${port}`))).lookup.kind).toBe('unavailable');
    const unknown = async (): Promise<never> => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    };
    for (const resolve of [unknown, () => new Promise<never>(() => undefined)])
      expect((await ask(adapterAt('https://api.example.org', { resolve, ...GIVEN_UP }))).lookup.kind).toBe('unavailable');
  });

  it('answers the second question first: each gets its own', async () => {
    const waiting: (() => void)[] = [];
    const origin = await played((socket, _, head) => {
      const doi = head.includes('5555%2Fa') || head.includes('5555/a') ? '10.5555/a' : '10.5555/b';
      waiting.push(() => socket.end(answer(200, JSON.stringify(recordOf(doi)))));
      if (waiting.length === 2) for (const say of waiting.reverse()) say();
    });
    const adapter = adapterAt(origin);
    const both = await Promise.all([ask(adapter, '10.5555/a'), ask(adapter, '10.5555/b')]);
    expect(both.map(({ lookup }) => (lookup.kind === 'found' ? lookup.sources[0]?.fields.DOI : lookup.kind))).toEqual([
      '10.5555/a',
      '10.5555/b',
    ]);
  });
});
