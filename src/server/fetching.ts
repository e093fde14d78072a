/**
 * The server's way to addresses that its users name, for fetching a document and for telling a webhook: public hosts alone.
 * The address is checked as written, each address its name resolves to is checked again, the connection goes to the very
 * address that was checked, and every redirect passes the same gate. A user of the server must not be able to make it talk to
 * the machine or the network it runs on.
 */
import { type Dispatcher, request } from 'undici';
import { messageOf, StetError } from '../errors.ts';
import {
  checkUrl,
  openWay,
  type Passage,
  type ProxySettings,
  ProxyTrouble,
  proxiesOf,
  proxyTroubleIn,
  proxyTroubleOf,
  type Reach,
  type Way,
} from '../index.ts';
import { timeLimit } from '../time-limit.ts';

/** Everything public, and the origins of the own network that the settings name. */
export const reachOf = (allowTargets: readonly string[]): Reach => ({ hosts: null, allow: new Set(allowTargets) });
const PUBLIC = reachOf([]);
const MOST_HOPS = 5;

export interface FetchOptions {
  /** Most bytes, decoded. */
  readonly most: number;
  readonly milliseconds: number;
  readonly signal: AbortSignal;
  readonly reach?: Reach;
  /** The settings that name a proxy. */
  readonly proxy?: ProxySettings;
}

const wayFor = (reach: Reach, proxy: ProxySettings = {}): Way =>
  openWay({
    proxies: proxiesOf(proxy),
    exempt: new Set([...reach.allow].map((origin) => new URL(origin).hostname)),
    connectMs: 10_000,
    timeoutMs: 20_000,
  });

/** Sends one request by a way. What the proxy on it did, or said in the place of whoever was asked, is thrown as that. */
async function sentBy(
  way: Way,
  url: URL,
  options: Omit<Dispatcher.RequestOptions, 'origin' | 'path'>,
  over: () => boolean,
): Promise<Dispatcher.ResponseData> {
  const passage: Passage & { readonly dispatcher: Dispatcher } = await way.to(url);
  let reply: Dispatcher.ResponseData;
  try {
    reply = await request(url, { ...options, dispatcher: passage.dispatcher });
  } catch (thrown) {
    throw proxyTroubleIn(thrown, passage, over()) ?? thrown;
  }
  const trouble = proxyTroubleOf(reply.statusCode, reply.headers, passage);
  if (trouble === null) return reply;
  reply.body.on('error', () => {}).destroy();
  throw trouble;
}

/** The bytes at a public address. Throws StetError `unreadable-input`, `not-found` or `too-large`. */
export async function fetchPublic(address: string, options: FetchOptions): Promise<Uint8Array> {
  const reach = options.reach ?? PUBLIC;
  const way = wayFor(reach, options.proxy);
  const limit = timeLimit(options.signal, options.milliseconds);
  const { signal } = limit;
  try {
    let base: URL | undefined;
    let next = address;
    for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
      const checked = checkUrl(next, reach, base);
      if (!checked.ok)
        throw new StetError('unreadable-input', `This address is not fetched: ${checked.why}. Hand the document in as a file.`);
      const headers = { accept: 'application/pdf, text/html, text/plain, */*;q=0.5', 'accept-encoding': 'identity', 'user-agent': 'stet' };
      const reply = await sentBy(way, checked.url, { method: 'GET', signal, headers }, limit.over);
      const location = reply.headers.location;
      if (reply.statusCode >= 300 && reply.statusCode < 400 && typeof location === 'string') {
        await reply.body.dump();
        [base, next] = [checked.url, location];
        continue;
      }
      if (reply.statusCode === 404 || reply.statusCode === 410) throw new StetError('not-found', 'There is no document at this address.');
      if (reply.statusCode !== 200)
        throw new StetError('unreadable-input', `The address answered ${reply.statusCode}; open it in a browser and hand in the file.`);
      return await bounded(reply.body, options.most);
    }
    throw new StetError('unreadable-input', 'The address leads from one to another without end.');
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    throw new StetError('unreadable-input', `The address could not be fetched: ${reasonOf(thrown)}.`, { cause: thrown });
  } finally {
    limit.end();
    await way.close();
  }
}

async function bounded(body: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > most) throw new StetError('too-large', `The document is larger than the ${Math.round(most / 1048576)} MB that are taken.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Posts to a public address and gives the status; redirects are not followed. Failure is a value. */
export async function postPublic(
  address: string,
  sent: {
    readonly body: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly milliseconds: number;
    readonly reach?: Reach;
    readonly proxy?: ProxySettings;
  },
): Promise<{ readonly status: number | null; readonly error: string | null }> {
  const reach = sent.reach ?? PUBLIC;
  const checked = checkUrl(address, reach);
  if (!checked.ok) return { status: null, error: `not called: ${checked.why}` };
  const way = wayFor(reach, sent.proxy);
  try {
    const headers = { 'content-type': 'application/json', 'user-agent': 'stet', ...sent.headers };
    const signal = AbortSignal.timeout(sent.milliseconds);
    const reply = await sentBy(way, checked.url, { method: 'POST', body: sent.body, headers, signal }, () => signal.aborted);
    await reply.body.dump({ limit: 65_536 });
    return { status: reply.statusCode, error: null };
  } catch (thrown) {
    return { status: null, error: reasonOf(thrown) };
  } finally {
    await way.close();
  }
}

/** Why a connection failed, in few words and without the address. */
function reasonOf(thrown: unknown): string {
  if (thrown instanceof ProxyTrouble) return thrown.message;
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return (code === '' ? messageOf(thrown) : code).slice(0, 200);
}
