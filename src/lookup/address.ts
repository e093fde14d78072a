/**
 * Which addresses a request may go to. Only public unicast addresses, only ports 80 and 443, only http and https, no
 * credentials: a document must not be able to make this program talk to the machine or the network it runs on. The check
 * is done on the parsed URL (for IP literals, which no resolver sees) and again on every address a name resolves to, and
 * the connection is made to the very address that was checked, so that a name cannot change between check and use.
 * Ranges: the IANA special-purpose registries; IPv6 is an allow-list (global unicast less its special parts), so that
 * mapped, compatible, translated and tunnelled forms of private IPv4 addresses need no rule of their own.
 */
import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const SPECIAL = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  SPECIAL.addSubnet(address, bits, 'ipv4');

const GLOBAL6 = new BlockList();
GLOBAL6.addSubnet('2000::', 3, 'ipv6');
const SPECIAL6 = new BlockList();
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  SPECIAL6.addSubnet(address, bits, 'ipv6');

/** Names that never belong to the public network, whatever a resolver says (RFC 6761, RFC 6762, RFC 8375, cloud metadata). */
const PRIVATE_NAME = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|private|svc|test|invalid|onion|home\.arpa)$/;
const LONGEST_URL = 8192;

/** True when the address is public unicast. Anything that is not an address is not. A zone id makes an address local. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !SPECIAL.check(address, 'ipv4');
    case 6:
      return !address.includes('%') && GLOBAL6.check(address, 'ipv6') && !SPECIAL6.check(address, 'ipv6');
    default:
      return false;
  }
}

/** What a request may reach. */
export interface Reach {
  /** Host names that may be asked; null for the open web. */
  readonly hosts: ReadonlySet<string> | null;
  /** Origins that are exempt from every rule here, for tests against a server on this machine. */
  readonly allow: ReadonlySet<string>;
}

/** Why a host lies in the own network, as it is written: an address that is not public, or a name that no public one may have; null when it does not. */
function ownNetwork(host: string): string | null {
  const bare = host.startsWith('[') ? host.slice(1, -1) : host;
  if (isIP(bare) !== 0) return isPublicAddress(bare) ? null : 'private or special address';
  return !bare.includes('.') || PRIVATE_NAME.test(bare) ? 'name of a private network' : null;
}

const hostOf = (url: URL): string => url.hostname.replace(/\.$/, '');

/**
 * What a request may reach that a person typed the address of: its origin as typed, whatever the port, and the open web. `exempt` holds
 * its host when one can see from what was typed that it lies in the own network (`http://127.0.0.1:8080`, `http://intranet`): a name that
 * looks public and leads inside is never what was meant.
 */
export function reachOfTyped(url: URL): { readonly reach: Reach; readonly exempt: ReadonlySet<string> } {
  return {
    reach: { hosts: null, allow: new Set([url.origin]) },
    exempt: new Set(ownNetwork(hostOf(url)) === null ? [] : [url.hostname]),
  };
}

export type Checked = { readonly ok: true; readonly url: URL } | { readonly ok: false; readonly why: string };

/**
 * Parses a URL and says whether it may be asked for. `base` is the URL a redirect came from. The reason never repeats the
 * URL, which may carry a key.
 */
export function checkUrl(text: string, reach: Reach, base?: URL): Checked {
  const refuse = (why: string): Checked => ({ ok: false, why });
  if (text === '' || text.length > LONGEST_URL) return refuse(text === '' ? 'empty URL' : 'URL too long');
  if (/[\u0000-\u0020\u007f]/.test(text)) return refuse('white space or control characters in the URL');
  let url: URL;
  try {
    url = base === undefined ? new URL(text) : new URL(text, base);
  } catch {
    return refuse('not a URL');
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refuse(`scheme ${url.protocol.slice(0, 20)} is not fetched`);
  if (url.username !== '' || url.password !== '') return refuse('credentials in the URL');
  if (reach.allow.has(url.origin)) return { ok: true, url };
  if (base?.protocol === 'https:' && url.protocol === 'http:') return refuse('redirect from https to http');
  if (url.port !== '') return refuse(`port ${url.port} is not 80 or 443`);
  const host = hostOf(url);
  if (host === '' || host.length > 253) return refuse('no host, or one that cannot exist');
  const own = ownNetwork(host);
  if (own !== null) return refuse(own);
  if (reach.hosts !== null && !reach.hosts.has(host)) return refuse(`${host} is not one of the services asked`);
  return { ok: true, url };
}

/** Thrown into a connection attempt; becomes the value `blocked`. */
export class RefusedAddress extends Error {
  constructor(name: string) {
    super(`${name} resolves to a private or special address`);
    this.name = 'RefusedAddress';
  }
}

export type Resolve = (name: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;

/** The system's own resolver. */
export const systemResolve: Resolve = (name) =>
  new Promise((done, fail) => resolve(name, { all: true }, (error, found) => (error ? fail(error) : done(found))));

/**
 * A resolver for connections: gives addresses only when every one of them is public, since an answer that mixes public
 * and private addresses is what rebinding looks like. `exempt` names skip the check.
 */
export function guardedLookup(exempt: ReadonlySet<string>, ask: Resolve = systemResolve): LookupFunction {
  return (name, options, done) => {
    ask(name).then(
      (found) => {
        const first = found[0];
        if (first === undefined) return done(Object.assign(new Error(`${name} has no address`), { code: 'ENOTFOUND' }), '', 0);
        if (!exempt.has(name) && !found.every(({ address }) => isPublicAddress(address))) return done(new RefusedAddress(name), '', 0);
        if (options.all === true) return done(null, [...found]);
        return done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };
}

/** A resolver that asks for each name once and keeps to the answer: whoever holds the name cannot give another on the way. */
export function askingOnce(ask: Resolve = systemResolve): Resolve {
  const known = new Map<string, ReturnType<Resolve>>();
  return (name) => {
    const found = known.get(name) ?? ask(name);
    known.set(name, found);
    return found;
  };
}
