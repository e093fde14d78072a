/**
 * Through which proxy an address is asked: by the settings, else by what every program heeds (HTTPS_PROXY, HTTP_PROXY, ALL_PROXY,
 * NO_PROXY). Only whoever runs the program chooses it, never a document; it may stand in the own network. What lies on this machine is
 * never asked through one. Names and passwords leave this file as a header for the proxy alone. It checks no addresses
 * (`lookup/way.ts` does) and sends nothing.
 */
import { BlockList, isIP } from 'node:net';
import type { Dispatcher } from 'undici';
import { StetError } from './errors.ts';
import type { Passage } from './proxy/trouble.ts';

export { causesOf, type Passage, type ProxyFault, ProxyTrouble, proxyTroubleIn, proxyTroubleOf } from './proxy/trouble.ts';

/** The settings that name proxies. */
export interface ProxySettings {
  /** For everything; "off" for none. Stands before the other two. */
  readonly proxy?: string | undefined;
  readonly httpsProxy?: string | undefined;
  readonly httpProxy?: string | undefined;
  /** Hosts that are asked directly, as NO_PROXY has them. */
  readonly noProxy?: readonly string[] | undefined;
}

/** One proxy. */
export interface Proxy {
  /** Scheme, host and port; nothing else of what was named. */
  readonly url: string;
  /** Host and port, for people and logs. */
  readonly name: string;
  /** Value of Proxy-Authorization. */
  readonly token: string | null;
}

/** Who is asked through which proxy. */
export interface Proxies {
  readonly https: Proxy | null;
  readonly http: Proxy | null;
  /** Whether a host (lower case, without brackets) on a port is asked directly. */
  readonly direct: (host: string, port: number) => boolean;
}

/** Everybody is asked directly. */
export const NO_PROXIES: Proxies = { https: null, http: null, direct: () => true };

/** A part of an address as it was meant, where it is written with % signs. */
const plain = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Reads a proxy's address; without a scheme it is http, as elsewhere. Messages never repeat it: it may hold a password. */
function proxyAt(text: string, which: string): Proxy {
  const wrong = (why: string): StetError =>
    new StetError('bad-settings', `The proxy that ${which} names cannot be used: ${why}. Write http://host:port or https://host:port.`);
  const address = text.trim();
  const full = /^[a-z][a-z0-9+.-]{0,20}:\/\//i.test(address) ? address : `http://${address}`;
  if (!URL.canParse(full)) throw wrong('it is not an address');
  const url = new URL(full);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw wrong(`its scheme is ${url.protocol.slice(0, 12)}//`);
  const { username, password, protocol, host, hostname, port } = url;
  const said = `${plain(username)}:${plain(password)}`;
  return {
    url: `${protocol}//${host}`,
    name: `${hostname}:${port === '' ? (protocol === 'https:' ? '443' : '80') : port}`,
    token: username === '' && password === '' ? null : `Basic ${Buffer.from(said).toString('base64')}`,
  };
}

/** One entry of NO_PROXY: a name with all under it, an address, a range (10.0.0.0/8), each perhaps with a port; or "*". */
function exception(entry: string): Proxies['direct'] {
  const text = entry.toLowerCase();
  if (text === '*') return () => true;
  const range = /^([0-9a-f.:]{2,45})\/(\d{1,3})$/.exec(text);
  if (range !== null) {
    const [, address = '', bits = ''] = range;
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0 || Number(bits) > (family === 'ipv6' ? 128 : 32)) return () => false;
    const list = new BlockList();
    list.addSubnet(address, Number(bits), family);
    return (host) => isIP(host) !== 0 && list.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
  }
  const ported = isIP(text) === 6 ? null : /^(.{1,300}):(\d{1,5})$/.exec(text);
  const name = (ported?.[1] ?? text).replace(/^\*?\./, '').replace(/^\[|\]$/g, '');
  const only = ported === null ? null : Number(ported[2]);
  return (host, port) => (only === null || only === port) && (host === name || (isIP(host) === 0 && host.endsWith(`.${name}`)));
}

/** The proxies that settings name. Throws StetError `bad-settings` for an address that is none, or a scheme that is not spoken. */
export function proxiesOf({ proxy, httpsProxy, httpProxy, noProxy = [] }: ProxySettings): Proxies {
  if (proxy?.trim().toLowerCase() === 'off') return NO_PROXIES;
  const of = (own: string | undefined, which: string): Proxy | null => {
    if (proxy !== undefined) return proxyAt(proxy, 'the setting proxy');
    return own === undefined ? null : proxyAt(own, which);
  };
  const exceptions = noProxy.flatMap((entry) => entry.split(/[\s,]/)).filter((entry) => entry !== '');
  const each = exceptions.map(exception);
  return {
    https: of(httpsProxy, 'HTTPS_PROXY (or ALL_PROXY)'),
    http: of(httpProxy, 'HTTP_PROXY (or ALL_PROXY)'),
    direct: (host, port) => each.some((matches) => matches(host, port)),
  };
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether a host (without brackets) is this machine. */
const isHere = (host: string): boolean =>
  isIP(host) === 0 ? /(?:^|\.)localhost$/.test(host) : LOOPBACK.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');

/** The proxy through which an address is asked; null when it is asked directly. */
export function proxyFor({ protocol, hostname, port }: URL, proxies: Proxies): Proxy | null {
  const proxy = protocol === 'https:' ? proxies.https : proxies.http;
  if (proxy === null) return null;
  const host = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  const at = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
  return isHere(host) || proxies.direct(host, at) ? null : proxy;
}

/** Connections through proxies, one agent for each proxy, opened when something goes there. */
export class ProxyAgents {
  readonly #proxies: Proxies;
  readonly #timeoutMs: number;
  readonly #open = new Map<string, Promise<Dispatcher>>();

  /** `timeoutMs`: milliseconds for the whole of one request. */
  constructor(proxies: Proxies, timeoutMs: number) {
    this.#proxies = proxies;
    this.#timeoutMs = timeoutMs;
  }

  /** The way to an address, where it leads through a proxy; null where it is asked directly. */
  async to(url: URL): Promise<(Passage & { readonly dispatcher: Dispatcher }) | null> {
    const proxy = proxyFor(url, this.#proxies);
    if (proxy === null) return null;
    const key = `${proxy.url} ${proxy.token ?? ''}`;
    const agent =
      this.#open.get(key) ?? import('./proxy/agent.ts').then(({ proxyAgent }) => proxyAgent({ ...proxy, timeoutMs: this.#timeoutMs }));
    this.#open.set(key, agent);
    return { dispatcher: await agent, proxy: proxy.name, open: url.protocol === 'http:' && proxy.url.startsWith('http:') };
  }

  /** Ends what is open. */
  async close(): Promise<void> {
    for (const agent of this.#open.values()) await (await agent).destroy();
  }
}
