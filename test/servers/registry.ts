/**
 * A registry on this machine that answers as told, faults included, and counts what it was asked. Plain `node:http` and
 * `node:net`, so that what the client meets is what a sick service really sends.
 */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createRawServer, type Socket } from 'node:net';
import { createGzip } from 'node:zlib';

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Uint8Array;
  /** Takes the response over: for answers that never end, break off or bomb. */
  readonly by?: (response: ServerResponse) => void;
}

export interface Asked {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Registry {
  readonly origin: string;
  /** Everything that was asked, in order. */
  readonly asked: Asked[];
  /** How many were being answered at once, at most. */
  readonly most: () => number;
  close(): Promise<void>;
}

/** Starts a server on a free port of the loopback address. `answer` is given the path with its query, and how often that was asked before. */
export async function startRegistry(
  answer: (path: string, before: number, headers: IncomingHttpHeaders) => Answer | Promise<Answer>,
): Promise<Registry> {
  const asked: Asked[] = [];
  const times = new Map<string, number>();
  let running = 0;
  let most = 0;
  const server = createServer(async (request, response) => {
    const url = request.url ?? '';
    asked.push({ url, headers: request.headers });
    const before = times.get(url) ?? 0;
    times.set(url, before + 1);
    running += 1;
    most = Math.max(most, running);
    response.on('close', () => {
      running -= 1;
    });
    response.on('error', () => {});
    const given = await answer(url, before, request.headers);
    if (given.by !== undefined) return given.by(response);
    response.writeHead(given.status ?? 200, { 'content-type': 'application/json', ...given.headers } as Record<string, string>);
    response.end(given.body ?? '{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    most: () => most,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** A server that writes raw bytes, for answers that are not valid HTTP. */
export async function startRaw(
  bytes: (socket: Socket) => void,
): Promise<{ readonly origin: string; connections(): number; close(): Promise<void> }> {
  const open = new Set<Socket>();
  let count = 0;
  const server = createRawServer((socket) => {
    count += 1;
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    socket.once('data', () => bytes(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => count,
    close: () =>
      new Promise((done) => {
        for (const socket of open) socket.destroy();
        server.close(() => done());
      }),
  };
}

/** Answers that services give when they are ill. */
export const FAULTS = {
  silent: { by: () => {} },
  headersOnly: {
    by: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.flushHeaders();
    },
  },
  drip: {
    by: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    },
  },
  endless: {
    by: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = Buffer.alloc(65_536, ' ');
      const more = (): void => {
        while (!response.destroyed && response.write(chunk)) {}
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    },
  },
  bomb: {
    by: (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      const gzip = createGzip({ level: 9 });
      gzip.pipe(response);
      const chunk = Buffer.alloc(1_048_576, ' ');
      let left = 200;
      const more = (): void => {
        while (left > 0 && !response.destroyed) {
          left -= 1;
          if (!gzip.write(chunk)) return void gzip.once('drain', more);
        }
        gzip.end();
      };
      response.on('close', () => gzip.destroy());
      more();
    },
  },
  cutOff: {
    by: (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"status":"ok",');
      setTimeout(() => response.destroy(), 10);
    },
  },
  damagedGzip: { headers: { 'content-encoding': 'gzip' }, body: 'this is not gzip' },
  unknownEncoding: { headers: { 'content-encoding': 'zip' }, body: '{}' },
  truncatedJson: { body: '{"status":"ok","message":{"items":[' },
  wrongShape: { body: '{"status":"ok","message":7}' },
  deepJson: { body: `${'['.repeat(100_000)}${']'.repeat(100_000)}` },
  latin1: { body: Buffer.from('{"title":"Müßig"}', 'latin1') },
  empty: { body: '' },
  botPage: { headers: { 'content-type': 'text/html' }, body: '<!DOCTYPE html><html><title>Just a moment...</title></html>' },
  botPage202: { status: 202, headers: { 'content-type': 'text/html' }, body: '<html>checking</html>' },
  proxyPage404: { status: 404, headers: { 'content-type': 'text/html' }, body: '<html><body>Not Found</body></html>' },
  image: { headers: { 'content-type': 'image/png' }, body: '{}' },
  noContent: { status: 204, body: '' },
  partial: { status: 206 },
  unchanged: { status: 304, body: '' },
  badRequest: { status: 400, body: 'no' },
  unauthorised: { status: 401 },
  teapot: { status: 418 },
  nineNineNine: { status: 999 },
  bigCookies: { headers: { 'set-cookie': 'a='.padEnd(1_000_000, 'b') } },
} satisfies Record<string, Answer>;
