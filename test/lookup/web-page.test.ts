import { afterEach, describe, expect, it } from 'vitest';
import { webPage } from '../../src/lookup/web-page.ts';
import type { Source } from '../../src/model/source.ts';
import { type Asking, asking, json } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const html = (title: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: `<!doctype html><html><head><title>${title}</title></head><body><p>text</p></body></html>`,
});
const NO_COPY = json({ url: 'x', archived_snapshots: {} });
const COPY = json({
  url: 'x',
  archived_snapshots: {
    closest: {
      status: '200',
      available: true,
      url: 'http://web.archive.org/web/20130919044612/http://example.org/page',
      timestamp: '20130919044612',
    },
  },
});
/** Asks for `/page` of a site that answers as told. */
async function look(answers: Readonly<Record<string, Answer>>, path = '/page') {
  open = await asking(
    (http, { base = '' }) => webPage(http, { archive: base, copy: (plain) => `${base}/copy/${plain.includes('id_/')}` }),
    (asked) =>
      answers[asked.split('?')[0] ?? ''] ??
      (asked.startsWith('/wayback') ? NO_COPY : { status: 404, headers: { 'content-type': 'text/html' }, body: '<html>none</html>' }),
  );
  const { lookup, snapshots } = await open.id('url', `${open.registry.origin}${path}`);
  const source: Source | undefined = lookup.kind === 'found' ? lookup.sources[0] : undefined;
  return { lookup, source, snapshots, asked: open.asked().map((url) => url.split('?')[0]) };
}

describe('webPage', () => {
  it('gives the title of a page that is there, with the reply it was read from', async () => {
    const { source, asked, snapshots } = await look({ '/page': html('How to bake bread | Bread Today') });
    expect(source).toMatchObject({
      adapter: 'web-page',
      fields: { type: 'webpage', title: 'How to bake bread' },
      titles: ['How to bake bread | Bread Today'],
      page: { state: 'alive' },
    });
    expect(snapshots).toContain(source?.snapshot);
    expect(asked).toEqual(['/robots.txt', '/page']);
  });

  it('follows a page that moved and says so', async () => {
    const { source } = await look({ '/page': { status: 301, headers: { location: '/new/page' } }, '/new/page': html('How to bake bread') });
    expect(source?.page).toMatchObject({ state: 'moved' });
    expect(source?.page?.url).toContain('/new/page');
  });

  it('sees that a PDF is there', async () => {
    const { source } = await look({
      '/page': { headers: { 'content-type': 'application/pdf' }, body: Buffer.from('%PDF-1.7\n\xff\xfe', 'latin1') },
    });
    expect(source).toMatchObject({ fields: { type: 'webpage' }, page: { state: 'alive', says: 'a PDF is there' } });
    expect(source?.fields.title).toBeUndefined();
  });

  it.each<readonly [string, Answer, string]>([
    ['is gone (404)', html('Nothing here', 404), 'the server answers 404'],
    ['is gone (410)', html('Nothing here', 410), 'the server answers 410'],
    ['only says with 200 that it is not there', html('Page not found'), 'the page says that it is not there'],
    ['gave way to the front page', { status: 302, headers: { location: '/' } }, 'the address leads to the front page of the site'],
  ])('says absent, and why, of a page that %s and was never archived', async (_, answer, says) => {
    const { lookup, asked } = await look({ '/page': answer, '/': html('Example: all about bread') });
    expect(lookup).toEqual({ kind: 'absent', says });
    expect(asked).toContain('/wayback/available');
  });

  it('finds a page that is gone in the archive, with the title it bore', async () => {
    const { source } = await look({ '/page': html('x', 404), '/wayback/available': COPY, '/copy/true': html('How to bake bread') });
    expect(source).toMatchObject({
      adapter: 'web-page',
      fields: { title: 'How to bake bread' },
      page: {
        state: 'archived',
        url: 'https://web.archive.org/web/20130919044612/http://example.org/page',
        says: 'a copy was archived on 2013-09-19',
      },
    });
  });

  it('respects robots.txt: the page is not fetched, and that it could not be read is said', async () => {
    const { lookup, asked } = await look({
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /page' },
      '/page': html('Secret'),
    });
    expect(lookup).toMatchObject({ kind: 'unavailable', why: 'blocked' });
    expect(asked).not.toContain('/page');
  });

  it('takes a site whose robots.txt fails for one that may not be asked now', async () => {
    const { lookup, asked } = await look({ '/robots.txt': { status: 500 }, '/page': html('x') });
    expect(lookup).toMatchObject({ kind: 'unavailable' });
    expect(asked).not.toContain('/page');
  });

  it.each<readonly [string, Answer]>([
    ['refuses', html('Forbidden', 403)],
    ['fails', { status: 500 }],
    ['asks whether one is a person', html('Just a moment...')],
    ['answers with something else', { headers: { 'content-type': 'image/png' }, body: 'x' }],
  ])('never says absent of a page whose server %s', async (_, answer) => {
    expect((await look({ '/page': answer })).lookup.kind).toBe('unavailable');
  });

  it('refuses private addresses without asking anybody', async () => {
    await look({ '/page': html('x') });
    for (const url of ['http://127.0.0.1:1/x', 'http://192.168.1.1/', 'http://localhost/x', 'http://printer.local/']) {
      const before = open?.asked().length;
      expect((await open?.id('url', url))?.lookup).toMatchObject({ kind: 'unavailable', why: 'blocked' });
      expect(open?.asked().length).toBe(before);
    }
    for (const url of ['ftp://example.org/x', 'not an address']) expect((await open?.id('url', url))?.lookup.kind).toBe('not-asked');
  });
});
