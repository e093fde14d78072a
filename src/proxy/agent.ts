/**
 * Connections through one proxy, by undici's own agent: https through a tunnel (CONNECT), http handed over as it is, as curl does it and
 * proxies expect it. Beside that it only listens to how the proxy answers, so that what the proxy did wrong can be told.
 */
import { type Dispatcher, errors, Pool, ProxyAgent } from 'undici';
import { causesOf, ProxyTrouble } from './trouble.ts';

export interface ProxyAgentOptions {
  /** Scheme, host and port; nothing else of the address. */
  readonly url: string;
  /** Host and port, for people. */
  readonly name: string;
  /** Value of Proxy-Authorization. */
  readonly token: string | null;
  /** Milliseconds for the whole of a request. The proxy has three quarters of it to open the way, so that it can be told who was slow. */
  readonly timeoutMs: number;
}

type Connect = (asked: Dispatcher.ConnectOptions, done: (error: Error | null, answered: Dispatcher.ConnectData) => void) => void;

/** Opens one way on connections to the proxy, or throws ProxyTrouble: what it answered, that it was slow, that it was not there. */
async function opened(
  connect: Connect,
  options: Dispatcher.ConnectOptions,
  name: string,
  milliseconds: number,
): Promise<Dispatcher.ConnectData> {
  const slow = new AbortController();
  const clock = setTimeout(() => slow.abort(), milliseconds);
  let data: Dispatcher.ConnectData;
  try {
    data = await new Promise((done, fail) => {
      connect({ ...options, signal: slow.signal }, (error, answered) => (error === null ? done(answered) : fail(error)));
    });
  } catch (thrown) {
    const causes = causesOf(thrown);
    const codes = causes.flatMap((cause) => ('code' in cause && typeof cause.code === 'string' ? [cause.code] : []));
    if (slow.signal.aborted || codes.some((code) => /TIMEOUT/.test(code))) throw new ProxyTrouble(name, 'slow');
    throw new ProxyTrouble(name, 'down', causes.some((cause) => cause instanceof errors.HTTPParserError) ? 'not HTTP' : codes[0]);
  } finally {
    clearTimeout(clock);
  }
  if (data.statusCode === 200) return data;
  data.socket.on('error', () => {}).destroy();
  if (data.statusCode === 407) throw new ProxyTrouble(name, 'credentials');
  throw new ProxyTrouble(name, data.statusCode >= 500 ? 'unreached' : 'refused', data.statusCode);
}

/** Opens nothing yet; the first request does. */
export function proxyAgent({ url, name, token, timeoutMs }: ProxyAgentOptions): Dispatcher {
  const share = Math.ceil(timeoutMs * 0.75);
  return new ProxyAgent({
    uri: url,
    ...(token === null ? {} : { token }),
    proxyTunnel: false,
    proxyTls: { timeout: share },
    clientFactory: (origin, options) => {
      const pool: Dispatcher = new Pool(origin, options);
      const connect: Connect = pool.connect.bind(pool);
      return Object.assign(pool, { connect: (asked: Dispatcher.ConnectOptions) => opened(connect, asked, name, share) });
    },
    maxHeaderSize: 64 * 1024,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
}
