/**
 * Tags answers that are data with a hash of their bytes, so that whoever has them already is told so in a line. Streams, answers that
 * carry a tag of their own, and bytes that somebody handed in pass by.
 */
import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Asked, Env } from './house.ts';

const DATA = /^(?:application\/(?!pdf|octet-stream)|text\/(?!event-stream))/;

/** Whether an If-None-Match names the tag; weak and strong are alike for reading. */
export function names(header: string, tag: string): boolean {
  const given = header.slice(0, 4_000).split(',');
  return given.map((one) => one.trim().replace(/^W\//, '')).some((one) => one === tag || one === '*');
}

/** Says that nothing changed, when the caller has what bears this tag; null when it is to be sent. Sets the tag either way. */
export function unchanged(c: Asked, tag: string): Response | null {
  c.header('etag', tag);
  return names(c.req.header('if-none-match') ?? '', tag) ? c.body(null, 304) : null;
}

export const tagged: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const { res } = c;
  if (c.req.method !== 'GET' || res.status !== 200 || res.headers.has('etag') || !DATA.test(res.headers.get('content-type') ?? '')) return;
  const bytes = Buffer.from(await res.arrayBuffer());
  const headers = new Headers(res.headers);
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 32)}"`;
  headers.set('etag', tag);
  const same = names(c.req.header('if-none-match') ?? '', tag);
  if (same) for (const name of ['content-type', 'content-length', 'content-disposition']) headers.delete(name);
  // Set to nothing first: what is set over an answer takes the fields of the old one along.
  c.res = undefined;
  c.res = new Response(same ? null : bytes, { status: same ? 304 : 200, headers });
};
