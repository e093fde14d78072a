import { afterEach, describe, expect, it } from 'vitest';
import { openLibrary } from '../../src/lookup/open-library.ts';
import { type Asking, asking, first, json, NO_ANSWERS } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (body: Answer): Promise<Asking> => {
  open = await asking(openLibrary, () => body);
  return open;
};
const docs = (...items: readonly object[]) => json({ numFound: items.length, docs: items });
const book = {
  key: '/works/OL1W',
  title: 'A book',
  subtitle: 'of things',
  author_name: ['Ada Lovelace'],
  first_publish_year: 2001,
  publish_year: [2009, 2001],
  publisher: ['House'],
  isbn: ['0306406152', 'nonsense', '9781473213692'],
  language: ['eng', 'fre'],
};

describe('openLibrary', () => {
  it('maps a book with the years of all its editions', async () => {
    const { id, asked } = await start(docs(book));
    expect(first(await id('isbn', '978-1-4732-1369-2'))).toMatchObject({
      id: 'open-library:OL1W',
      fields: {
        type: 'book',
        title: 'A book: of things',
        author: [{ family: 'Lovelace', given: 'Ada' }],
        publisher: 'House',
        ISBN: '9781473213692',
        issued: { 'date-parts': [[2001]] },
      },
      titles: ['A book'],
      years: [2001, 2009],
      authorsComplete: false,
    });
    expect(asked()[0]).toMatch(/^\/search\.json\?q=isbn:9781473213692&/);
  });

  it('searches for books by title and author, and for nothing else', async () => {
    const { work, asked } = await start(docs());
    expect((await work({ type: 'book', title: 'A book!', author: [{ family: 'Lovelace' }] })).lookup).toEqual({ kind: 'absent' });
    expect(asked()[0]).toMatch(/^\/search\.json\?title=A book&author=Lovelace&/);
    expect((await work({ type: 'article-journal', title: 'A paper' })).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect((await work({ type: 'book' })).lookup).toEqual({ kind: 'not-asked', why: 'no-query' });
  });

  it('has no say about books it lacks', async () => {
    const { id, adapter } = await start(docs());
    for (const [scheme, value] of [
      ['isbn', '9780306406157'],
      ['isbn', '123'],
      ['doi', '10.1/x'],
    ] as const)
      expect((await id(scheme, value)).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect(adapter.covers({ type: 'book', title: 'T' }, { question: 'work', fields: {} })).toBe('no');
  });

  it.each(NO_ANSWERS)('takes %s for an outage, never for absence', async (_, body) => {
    const { id, work } = await start(body);
    expect((await id('isbn', '9780306406157')).lookup.kind).toBe('unavailable');
    expect((await work({ title: 'A title' })).lookup.kind).toBe('unavailable');
  });
});
