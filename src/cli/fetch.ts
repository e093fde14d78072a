/**
 * Fetches a document that a person named by its address: bounded in time, size and redirects, and through the gate for typed addresses,
 * so that neither a redirect nor a name that leads inside makes this program talk to the network it runs in. Says what went wrong in
 * words that name the address.
 */
import { StetError } from '../errors.ts';
import { fetchTyped } from '../lookup/typed-address.ts';
import { type ProxySettings, proxiesOf } from '../proxy.ts';

export interface FetchOptions {
  /** Most bytes. */
  readonly most: number;
  /** Seconds for one request. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  /** The settings that name a proxy. */
  readonly proxy?: ProxySettings;
  /** Who answers for names, instead of the system. */
  readonly resolve?: Parameters<typeof fetchTyped>[1]['resolve'];
}

const SAVE = 'open it in a browser and save the file';

/** The bytes at an address. Throws StetError `unreadable-input`, `not-found` or `too-large`, naming the address. */
export async function fetchDocument(address: string, options: FetchOptions): Promise<Uint8Array> {
  const { most, timeout, signal, resolve, proxy = {} } = options;
  const got = await fetchTyped(address, {
    most,
    milliseconds: timeout * 4000,
    signal,
    proxies: proxiesOf(proxy),
    ...(resolve === undefined ? {} : { resolve }),
  });
  if (got.ok && got.status >= 200 && got.status < 300) return got.body;
  if (got.ok)
    throw new StetError(
      got.status === 404 || got.status === 410 ? 'not-found' : 'unreadable-input',
      `${address}: the server answered ${got.status}; ${SAVE}`,
    );
  if (got.tooLarge === true)
    throw new StetError(
      'too-large',
      `${address}: more than ${most.toLocaleString('en')} bytes; raise the limit (--limit-input-bytes) to read it`,
    );
  if (got.why === 'blocked') throw new StetError('unreadable-input', `${address}: not fetched: ${got.detail}; if it is meant, ${SAVE}`);
  throw new StetError('unreadable-input', `${address}: could not be fetched: ${got.detail}`);
}
