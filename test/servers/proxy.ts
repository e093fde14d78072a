/**
 * A proxy on this machine, as houses have them: http is handed over as it is, https through a tunnel (CONNECT). Whatever name it is asked
 * for, it leads to servers of this machine, so that the names of real registries can be asked for. It does as told, faults included.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect, createServer as createRawServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How a proxy behaves: it serves, answers with a status, takes a connection and says nothing, breaks off, or talks nonsense. */
export type Behaviour =
  | 'serves'
  | 'silent'
  | 'breaks'
  | 'nonsense'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

export interface Heard {
  readonly method: string;
  /** "host:port" of a tunnel, else the whole address. */
  readonly asked: string;
  readonly headers: IncomingHttpHeaders;
}

export interface RunningProxy {
  readonly port: number;
  readonly heard: Heard[];
  behave(how: Behaviour): void;
  close(): Promise<void>;
}

const listening = (server: { listen(port: number, host: string, done: () => void): unknown; address(): unknown }): Promise<number> =>
  new Promise((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)));

/** Starts a proxy whose tunnels all lead to `https` and whose plain requests all lead to `http`, ports of this machine. */
export async function startProxy(to: { readonly https?: number; readonly http?: number }): Promise<RunningProxy> {
  const heard: Heard[] = [];
  const sockets = new Set<Socket>();
  let how: Behaviour = 'serves';
  const misbehaves = (socket: Socket): boolean => {
    if (how === 'serves') return false;
    if (how === 'breaks') socket.destroy();
    else if (how === 'nonsense') socket.end('what do you want\r\n\r\n');
    else if (how !== 'silent') {
      const more = Object.entries(how.headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${how.status} As told\r\nContent-Length: 0\r\nConnection: close\r\n${more.join('')}\r\n`);
    }
    return true;
  };
  const server = createServer((asked, reply) => {
    heard.push({ method: asked.method ?? '', asked: asked.url ?? '', headers: asked.headers });
    if (misbehaves(asked.socket)) return;
    const { pathname, search } = new URL(asked.url ?? '');
    const passed = request({ port: to.http, method: asked.method, path: pathname + search, headers: asked.headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(reply);
    });
    passed.on('error', () => reply.writeHead(502).end());
    asked.pipe(passed);
  });
  server.on('connect', (asked, socket: Socket) => {
    heard.push({ method: 'CONNECT', asked: asked.url ?? '', headers: asked.headers });
    socket.on('error', () => undefined);
    if (misbehaves(socket)) return;
    const other = connect(to.https ?? to.http ?? 0, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      other.pipe(socket).pipe(other);
    });
    other.on('error', () => socket.destroy());
    sockets.add(other);
  });
  server.on('connection', (socket) => sockets.add(socket));
  return {
    port: await listening(server),
    heard,
    behave: (next) => {
      how = next;
    },
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}

/** An https server of this machine, under a certificate that nobody vouches for. */
export async function startSecret(answer: string): Promise<{ readonly port: number; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'stet-proxy-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', ...subject, '-keyout', key, '-out', cert],
    {
      stdio: 'ignore',
    },
  );
  const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_asked, reply) => {
    reply.setHeader('content-type', 'application/json');
    reply.end(answer);
  });
  rmSync(folder, { recursive: true });
  server.on('tlsClientError', () => undefined);
  const port = await listening(server);
  return {
    port,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** A port of this machine at which nobody is. */
export async function deadPort(): Promise<number> {
  const server = createRawServer();
  const port = await listening(server);
  await new Promise<void>((done) => server.close(() => done()));
  return port;
}
