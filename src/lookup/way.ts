/**
 * The way to an address that somebody else may have named: directly, to the very address that was checked, or through the proxy that the
 * settings name. Behind a proxy it is the proxy that resolves names, so nothing here can hold the connection to a checked address. What
 * is left is done: the address as written has passed `checkUrl`, at every redirect too, and where this machine itself knows the name, it
 * must not know it as a private one (docs/decisions/0154-proxies.md). Hosts that the program names itself need no such look.
 */
import { isIP } from 'node:net';
import type { Agent, Dispatcher } from 'undici';
import { NO_PROXIES, type Passage, type Proxies, ProxyAgents } from '../proxy.ts';
import { guardedLookup, isPublicAddress, RefusedAddress, type Resolve, systemResolve } from './address.ts';

export interface WayOptions {
  /** Through whom; nobody when not given. */
  readonly proxies?: Proxies | undefined;
  /** Names that may lead into the own network: those of origins that whoever runs the program allowed. */
  readonly exempt: ReadonlySet<string>;
  /** Hosts that the program itself names: where they are is not a stranger's choice. */
  readonly known?: ReadonlySet<string>;
  /** Who answers for names; the system's resolver when not given. */
  readonly resolve?: Resolve | undefined;
  /** Milliseconds to connect directly. */
  readonly connectMs: number;
  /** Milliseconds until the first byte, and between two. */
  readonly timeoutMs: number;
}

/** The ways of one run. To be closed. */
export interface Way {
  /** How to get to an address. Throws RefusedAddress where a proxy is on the way and this machine knows the name as a private one. */
  to(url: URL): Promise<Passage & { readonly dispatcher: Dispatcher }>;
  close(): Promise<void>;
}

/** How long this machine is asked for a name that the proxy will resolve, in milliseconds; behind proxies often nobody answers. */
const LOOK_MS = 2000;

/** Opens nothing yet. The library is loaded when something is asked. */
export function openWay({ proxies = NO_PROXIES, exempt, known, resolve = systemResolve, connectMs, timeoutMs }: WayOptions): Way {
  const agents = new ProxyAgents(proxies, timeoutMs);
  const looks = new Map<string, Promise<boolean>>();
  let direct: Promise<Agent> | null = null;
  const leadsInside = (name: string): Promise<boolean> => {
    const look = looks.get(name) ?? knownAsPrivate(name, resolve);
    looks.set(name, look);
    return look;
  };
  return {
    async to(url) {
      const through = await agents.to(url);
      if (through === null) {
        direct ??= directAgent(exempt, resolve, connectMs, timeoutMs);
        return { dispatcher: await direct, proxy: null, open: false };
      }
      const name = url.hostname.replace(/\.$/, '');
      const strange = isIP(name) === 0 && !name.startsWith('[') && !exempt.has(url.hostname) && known?.has(name) !== true;
      if (strange && (await leadsInside(name))) throw new RefusedAddress(name);
      return through;
    },
    async close() {
      await agents.close();
      await (await direct)?.destroy();
    },
  };
}

/** Whether this machine's resolver gives a private address for a name. One that gives none, or none in time, says nothing. */
async function knownAsPrivate(name: string, resolve: Resolve): Promise<boolean> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<[]>((done) => {
    clock = setTimeout(() => done([]), LOOK_MS);
  });
  const found = await Promise.race([resolve(name).catch(() => []), late]);
  clearTimeout(clock);
  return found.some(({ address }) => !isPublicAddress(address));
}

async function directAgent(exempt: ReadonlySet<string>, resolve: Resolve, connectMs: number, timeoutMs: number): Promise<Agent> {
  const { Agent } = await import('undici');
  return new Agent({
    connect: { lookup: guardedLookup(exempt, resolve), timeout: connectMs },
    maxHeaderSize: 64 * 1024,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
}
