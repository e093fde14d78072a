import { afterEach, describe, expect, it } from 'vitest';
import { type FactPagesOptions, factPages, type NotLookedAt } from '../../src/lookup/fact-pages.ts';
import { openHttp } from '../../src/lookup/http.ts';
import type { AuditEvent } from '../../src/model/event.ts';
import { memoryReplyCache } from '../../src/store/reply-cache.ts';
import { memorySnapshots } from '../../src/store/snapshots.ts';
import { type Answer, FAULTS, type Registry, startRegistry } from '../servers/registry.ts';

const signal = new AbortController().signal;
let registry: Registry | null = null;
afterEach(() => registry?.close());

/** A search engine and the pages it lists, on one local server. */
async function web(
  pages: (path: string, origin: string) => Answer | undefined,
  options: Partial<FactPagesOptions> = {},
  listed: (origin: string) => readonly string[] = (origin) => [`${origin}/one`, `${origin}/two`],
) {
  let origin = '';
  const server = await startRegistry((path) => {
    if (path === '/robots.txt') return pages(path, origin) ?? { status: 404 };
    const given = pages(path, origin);
    if (given !== undefined) return given;
    return path.startsWith('/search')
      ? { body: JSON.stringify({ query: 'q', results: listed(origin).map((url) => ({ url, title: 'A page' })) }) }
      : { status: 404 };
  });
  registry = server;
  origin = server.origin;
  const http = openHttp({
    version: '0',
    snapshots: memorySnapshots(),
    cache: memoryReplyCache(),
    allow: [origin],
    paces: { [origin]: { perSecond: 1e6, atOnce: 3 } },
    tries: 1,
    timeoutMs: 120_000,
  });
  const told: Extract<AuditEvent, { ev: 'asked' }>[] = [];
  const missed: NotLookedAt[] = [];
  const facts = factPages(http, {
    engine: 'searxng',
    base: origin,
    textOf: async ({ bytes, mediaType }) => {
      const text = Buffer.from(bytes).toString(mediaType === 'text/html' ? 'utf8' : 'latin1');
      return mediaType === 'application/pdf' ? text : text.includes('<p>') ? text.replace(/<[^<>]{1,20}>/g, '') : null;
    },
    told: (event) => told.push(event),
    missed: (what) => missed.push(what),
    ...options,
  });
  return { facts, told, missed, origin, asked: () => server.asked.map(({ url }) => url.split('?')[0]), close: () => http.close() };
}

const page = (text: string): Answer => ({ headers: { 'content-type': 'text/html' }, body: `<p>${text}</p>` });

describe('factPages', () => {
  it('hands on the words of the first pages, and tells what was asked', async () => {
    const { facts, told, origin, close } = await web((path) => (path === '/one' ? page('Ada Holm chairs it.') : undefined));
    expect(await facts.search('Ada Holm  chairs\nit.', signal)).toEqual([{ source: `${origin}/one`, text: 'Ada Holm chairs it.' }]);
    expect(told).toMatchObject([{ adapter: 'searxng', question: 'fact', query: 'Ada Holm chairs it.', outcome: 'found' }]);
    // The list, and robots.txt and page of each address; robots.txt is read once and told each time.
    expect(told[0]?.reply.length).toBeGreaterThanOrEqual(4);
    await close();
  });

  it('keeps to robots.txt', async () => {
    const { facts, missed, origin, asked, close } = await web(
      (path) => (path === '/robots.txt' ? { body: 'User-agent: *\nDisallow: /one', headers: { 'content-type': 'text/plain' } } : undefined),
      {},
      (origin) => [`${origin}/one`],
    );
    // The list itself is no page.
    expect(await facts.search('Words', signal)).toEqual([]);
    expect(asked()).not.toContain('/one');
    expect(missed).toEqual([{ page: `${origin}/one`, why: 'its robots.txt forbids it or cannot be read' }]);
    await close();
  });

  it.each(
    Object.entries(FAULTS)
      .filter(([name]) => !/drip|silent|headersOnly|endless|bomb/i.test(name))
      .slice(0, 12),
  )('gives nothing where the engine answers with %s', async (_name, fault) => {
    const { facts, told, close } = await web((path) => (path.startsWith('/search') ? fault : undefined));
    expect(await facts.search('Anything', signal)).toEqual([]);
    expect(['unavailable', 'absent']).toContain(told[0]?.outcome);
    await close();
  });

  it('hands on the very bytes of a PDF, again in a replay of what is kept', async () => {
    const body = Buffer.from('%PDF-1.7\n\xff\x80\x00 Ada', 'latin1');
    const { facts, origin, close } = await web((path) =>
      path === '/one' ? { headers: { 'content-type': 'application/pdf' }, body } : undefined,
    );
    for (const _ of [1, 2])
      expect(await facts.search('Ada Holm', signal)).toEqual([{ source: `${origin}/one`, text: body.toString('latin1') }]);
    await close();
  });

  it('passes over what is no address, no page or has no words', async () => {
    const { facts, missed, origin, close } = await web(
      (path) =>
        path === '/pdf'
          ? { body: '%PDF-1.7 …' }
          : path === '/empty'
            ? { body: '' }
            : path === '/bare'
              ? { body: 'no paragraph' }
              : path === '/shut'
                ? { status: 403 }
                : undefined,
      { pages: 9 },
      (origin) => [
        'javascript:alert(1)',
        'nonsense',
        'ftp://example.org/x',
        `${origin}/pdf`,
        `${origin}/empty`,
        `${origin}/bare`,
        `${origin}/gone`,
        `${origin}/shut`,
      ],
    );
    expect(await facts.search('Anything', signal)).toEqual([]);
    // What is no address of the web is no page; the others are named with what came of them.
    expect(missed).toEqual([
      { page: `${origin}/pdf`, why: 'a PDF given out as text' },
      { page: `${origin}/empty`, why: 'answered 200 with an empty body' },
      { page: `${origin}/bare`, why: 'no text could be read' },
      { page: `${origin}/gone`, why: 'answered 404' },
      { page: `${origin}/shut`, why: 'refused (403)' },
    ]);
    await close();
  });

  it('never asks a private address that a search lists', async () => {
    const other = await startRegistry(() => page('Secret words.'));
    const { facts, missed, close } = await web(
      () => undefined,
      {},
      () => [`${other.origin}/secret`, 'http://169.254.169.254/latest'],
    );
    expect(await facts.search('Secret words', signal)).toEqual([]);
    expect(other.asked).toEqual([]);
    expect(missed).toHaveLength(2);
    await close();
    await other.close();
  });

  it('stops after so many searches', async () => {
    const { facts, told, missed, close } = await web(() => page('Words.'), { searches: 1 });
    await facts.search('One', signal);
    expect(await facts.search('Two', signal)).toEqual([]);
    expect(told).toHaveLength(1);
    expect(missed).toContainEqual({ fact: 'Two' });
    await close();
  });
});
