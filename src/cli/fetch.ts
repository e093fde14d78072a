/**
 * Fetches a document that a person named by its address: bounded in time, size and redirects, http and https alone. The
 * address was typed by the person who runs the program; a redirect from it to an address of the local network is refused,
 * because that would be somebody else's wish.
 */
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { messageOf, StetError } from '../errors.ts';
import { timeLimit } from '../time-limit.ts';
import { bytesOf } from './inputs.ts';

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
const PUBLIC6 = new BlockList();
PUBLIC6.addSubnet('2000::', 3, 'ipv6');

const isLocal = (address: string): boolean => (isIP(address) === 4 ? PRIVATE.check(address, 'ipv4') : !PUBLIC6.check(address, 'ipv6'));

async function leadsInside(url: URL): Promise<boolean> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isLocal(host);
  return (await lookup(host, { all: true })).some(({ address }) => isLocal(address));
}

export interface FetchOptions {
  readonly most: number;
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/** The bytes at an address. Throws StetError `unreadable-input`, `not-found` or `too-large`, naming the address. */
export async function fetchDocument(address: string, options: FetchOptions): Promise<Uint8Array> {
  const limit = timeLimit(options.signal, options.timeout * 1000 * 4);
  const { signal } = limit;
  let url = new URL(address);
  try {
    const typedInside = await leadsInside(url);
    for (let hop = 0; hop < 6; hop += 1) {
      if (hop > 0 && !typedInside && (await leadsInside(url)))
        throw new StetError('unreadable-input', `${address}: leads to an address of the local network; not followed`);
      const reply = await fetch(url, {
        redirect: 'manual',
        signal,
        headers: { accept: 'application/pdf, text/html, text/plain, */*;q=0.5' },
      });
      const next = reply.headers.get('location');
      if (reply.status >= 300 && reply.status < 400 && next !== null) {
        await reply.body?.cancel();
        url = new URL(next, url);
        if (!/^https?:$/.test(url.protocol))
          throw new StetError('unreadable-input', `${address}: leads to ${url.protocol} which is not fetched`);
        continue;
      }
      if (!reply.ok || reply.body === null)
        throw new StetError(
          reply.status === 404 || reply.status === 410 ? 'not-found' : 'unreadable-input',
          `${address}: the server answered ${reply.status}; open it in a browser and save the file`,
        );
      return await bytesOf(reply.body, address, options.most);
    }
    throw new StetError('unreadable-input', `${address}: redirected too often`);
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
    throw new StetError('unreadable-input', `${address}: could not be fetched: ${messageOf(cause)}`, { cause: thrown });
  } finally {
    limit.end();
  }
}
