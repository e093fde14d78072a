/**
 * The door: what every request passes before a route sees it. Under which name the server is called (a page of another site must
 * not reach a server on this machine by a name that leads here), whether a page of another site sent it, how many requests came
 * before it, who asks, and what a browser may do with the answer.
 */
import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { keyOf, shareOf } from '../store/desk/access.ts';
import type { Asked, Env, House, Scope, Who } from './house.ts';
import { Problem } from './problem.ts';
import { SCOPES } from './scopes.ts';

export const COOKIE = 'stet_session';

/** Whether an address is this machine's own. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host);

/** For answers that are data: nothing in them may run or load anything, whatever they hold. */
const DATA_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': DATA_CSP,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), interest-cohort=()',
  'cache-control': 'no-store',
};

/** Headers of every answer that does not say otherwise. */
export const headers: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
};

/** Refuses requests under a name that is not the server's own. */
export function hostCheck({ settings, login }: House, port: () => number): MiddlewareHandler<Env> {
  const { host, allowHosts } = settings.server;
  return async (c, next) => {
    const called = (c.req.header('host') ?? '').toLowerCase();
    const name = called.replace(/:\d{1,5}$/, '').replace(/^\[|\]$/g, '');
    const own = isLoopback(name) || name === host.toLowerCase();
    const listed = allowHosts.some((allowed) => [called, name].includes(allowed.toLowerCase()));
    const right = own ? called.endsWith(`:${port()}`) || port() === 80 : listed;
    // Beyond this machine every request needs a key, and a server does not know all its names; unless they were said.
    if (right || listed || (login && allowHosts.length === 0 && called !== '')) return next();
    throw new Problem('forbidden', 'This server is not known under that name. Add it with --allow-host if it is right.', { status: 421 });
  };
}

const CHANGES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Fields of answers that a page of another origin may read. */
const EXPOSED = 'etag, idempotency-replayed, location, ratelimit, ratelimit-policy, retry-after, x-request-id';

/**
 * Lets pages of the origins that the settings name call the API, and refuses what a page of any other site sends: a browser says
 * where a request comes from. Cookies never come along; where a key is wanted, such a page has to send one.
 */
export function originCheck({ settings }: House): MiddlewareHandler<Env> {
  const named = new Set(settings.server.allowOrigins.map((origin) => origin.toLowerCase().replace(/\/$/, '')));
  return async (c, next) => {
    const origin = c.req.header('origin');
    if (origin !== undefined && named.has(origin.toLowerCase()) && c.req.path.startsWith('/v1/')) {
      const leave = { 'access-control-allow-origin': origin, vary: 'origin' };
      if (c.req.method === 'OPTIONS')
        return c.body(null, 204, {
          ...leave,
          'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
          'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-none-match, last-event-id',
          'access-control-max-age': '600',
        });
      await next();
      for (const [name, value] of Object.entries(leave)) c.res.headers.set(name, value);
      c.res.headers.set('access-control-expose-headers', EXPOSED);
      c.res.headers.set('cross-origin-resource-policy', 'cross-origin');
      return;
    }
    if (CHANGES.has(c.req.method)) {
      const foreign = origin !== undefined && originHost(origin) !== (c.req.header('host') ?? '').toLowerCase();
      if (foreign || c.req.header('sec-fetch-site') === 'cross-site')
        throw new Problem('forbidden', 'This came from a page of another site and is not taken.');
    }
    return next();
  };
}

function originHost(origin: string): string | null {
  try {
    return new URL(origin).host.toLowerCase();
  } catch {
    return null;
  }
}

/** The network of an IPv6 address (its first 64 bits, whichever way it is written), or an IPv4 address itself, also within IPv6. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const within = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (within !== undefined) return within;
  const [head = '', tail = ''] = (address.split('%', 1)[0] ?? '').split('::');
  const [before, behind] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const gap = Array.from({ length: Math.max(0, 8 - (before?.length ?? 0) - (behind?.length ?? 0)) }, () => '0');
  const groups = address.includes('::') ? [...(before ?? []), ...gap, ...(behind ?? [])] : (before ?? []);
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0{1,3}(?=.)/, '').toLowerCase())
    .join(':');
}

/** The caller's address, for counting; addresses of one IPv6 network count as one. */
export function addressOf(c: Asked): string {
  try {
    return networkOf(getConnInfo(c).remote.address ?? '');
  } catch {
    return '';
  }
}

interface Bucket {
  left: number;
  at: number;
}

/** Lets `perMinute` requests a minute pass for each key or address, evenly refilled; says in headers how many are left. */
export function rateLimit(perMinute: number): MiddlewareHandler<Env> {
  const buckets = new Map<string, Bucket>();
  return async (c, next) => {
    const who: Who | undefined = c.get('who');
    const name = who === undefined || who.via === 'share' ? `address ${addressOf(c)}` : `key ${who.key ?? who.owner}`;
    const now = performance.now();
    if (buckets.size > 10_000) for (const [key, { at }] of buckets) if (now - at > 60_000) buckets.delete(key);
    const before = buckets.get(name) ?? { left: perMinute, at: now };
    const left = Math.min(perMinute, before.left + ((now - before.at) / 60_000) * perMinute);
    const policy = `"default";q=${perMinute};w=60`;
    if (left < 1) {
      buckets.set(name, { left, at: now });
      const wait = Math.ceil(((1 - left) / perMinute) * 60);
      throw new Problem('too-many', `More than ${perMinute} requests a minute; wait ${wait} s.`, {
        headers: { 'retry-after': String(wait), 'ratelimit-policy': policy, ratelimit: `"default";r=0;t=${wait}` },
      });
    }
    buckets.set(name, { left: left - 1, at: now });
    c.header('ratelimit-policy', policy);
    c.header('ratelimit', `"default";r=${Math.floor(left - 1)};t=60`);
    return next();
  };
}

const EVERY: ReadonlySet<Scope> = new Set(SCOPES);

/** Finds out who asks: a shared link, a key, a session of the pages, or whoever sits at this machine. Refuses nobody by itself. */
export function identify(house: House): MiddlewareHandler<Env> {
  const { place, login } = house;
  return async (c, next) => {
    const who = await whoIs();
    if (who !== null) c.set('who', who);
    return next();

    async function whoIs(): Promise<Who | null> {
      const token = c.req.query('share') ?? c.req.header('x-stet-share');
      if (token !== undefined) {
        const share = await shareOf(place.desk, token);
        if (share === null) throw new Problem('unauthorized', 'This link has expired or was closed; ask whoever sent it for a new one.');
        return { owner: '', name: 'shared link', scopes: new Set<Scope>(['read']), via: 'share', key: null, share };
      }
      const bearer = /^Bearer\s{1,4}(\S{10,300})$/i.exec(c.req.header('authorization') ?? '')?.[1];
      const cookie = getCookie(c, COOKIE);
      const secret = bearer ?? cookie;
      if (secret !== undefined) {
        const key = await keyOf(place.desk, secret);
        if (key !== null && (key.kind === 'session') === (bearer === undefined)) {
          const scopes = new Set(SCOPES.filter((scope) => key.scopes.split(' ').includes(scope)));
          const session = key.kind === 'session';
          return {
            owner: key.owner,
            name: key.called,
            scopes,
            via: session ? 'session' : 'key',
            key: session ? key.name : key.id,
            share: null,
          };
        }
        if (bearer !== undefined)
          throw new Problem('unauthorized', 'This key is not known, has expired or was taken out of force.', {
            headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
          });
      }
      return login ? null : { owner: 'local', name: 'this machine', scopes: EVERY, via: 'loopback', key: null, share: null };
    }
  };
}
