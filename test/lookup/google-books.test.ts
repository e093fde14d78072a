import { afterEach, describe, expect, it } from 'vitest';
import { googleBooks } from '../../src/lookup/google-books.ts';
import { type Asking, asking, first, json, NO_ANSWERS } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (body: Answer): Promise<Asking> => {
  open = await asking(googleBooks, () => body);
  return open;
};
const volumes = (...infos: readonly object[]) =>
  json({
    kind: 'books#volumes',
    totalItems: infos.length,
    ...(infos.length === 0 ? {} : { items: infos.map((volumeInfo) => ({ id: 'abc', volumeInfo })) }),
  });

describe('googleBooks', () => {
  it('maps a volume', async () => {
    const { id, asked } = await start(
      volumes({
        title: 'A book',
        subtitle: 'of things',
        authors: ['Ada van den Berg'],
        publisher: 'House',
        publishedDate: '2001-05',
        industryIdentifiers: [
          { type: 'ISBN_10', identifier: '0306406152' },
          { type: 'ISBN_13', identifier: '9780306406157' },
        ],
        printType: 'BOOK',
        language: 'en',
      }),
    );
    expect(first(await id('isbn', '0-306-40615-2'))).toMatchObject({
      id: 'google-books:abc',
      fields: {
        type: 'book',
        title: 'A book: of things',
        author: [{ family: 'van den Berg', given: 'Ada' }],
        publisher: 'House',
        ISBN: '9780306406157',
        issued: { 'date-parts': [[2001, 5]] },
      },
      titles: ['A book'],
      years: [2001],
      authorsComplete: false,
    });
    expect(asked()).toEqual(['/books/v1/volumes?q=isbn:9780306406157&maxResults=10']);
  });

  it('searches for books, by words that cannot steer the query, and has no say about what it lacks', async () => {
    const { work, id, asked, adapter } = await start(volumes());
    expect((await work({ type: 'book', title: 'A "book" inauthor:x', author: [{ family: 'Berg' }] })).lookup).toEqual({ kind: 'absent' });
    expect(asked()).toEqual(['/books/v1/volumes?q=intitle:"A book inauthor x" inauthor:"Berg"&maxResults=10']);
    for (const [scheme, value] of [
      ['isbn', '9780306406157'],
      ['isbn', '1'],
      ['doi', '10.1/x'],
    ] as const)
      expect((await id(scheme, value)).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect((await work({ type: 'article-journal', title: 'T' })).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect((await work({})).lookup).toEqual({ kind: 'not-asked', why: 'no-query' });
    expect(adapter.covers({ type: 'book', title: 'T' }, { question: 'work', fields: {} })).toBe('no');
  });

  it.each<readonly [string, Answer]>([...NO_ANSWERS, ['volumes it does not show', json({ kind: 'books#volumes', totalItems: 3 })]])(
    'takes %s for an outage, never for absence',
    async (_, body) => {
      const { id, work } = await start(body);
      expect((await id('isbn', '9780306406157')).lookup.kind).toBe('unavailable');
      expect((await work({ title: 'A title' })).lookup.kind).toBe('unavailable');
    },
  );
});
