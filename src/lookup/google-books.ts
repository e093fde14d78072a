/** Google Books: editions of books, one record an edition. Records are made by machine and its silence says nothing. */
import { z } from 'zod';
import type { Http, SourceAdapter } from '../model/ports.ts';
import type { Source } from '../model/source.ts';
import { mayBeBook } from './kinds.ts';
import { named, nameOfLine } from './people.ts';
import {
  type AdapterOptions,
  answerFrom,
  askedIsbn,
  eachFitting,
  fitting,
  listed,
  MALFORMED,
  maybe,
  NO_QUERY,
  NOT_COVERED,
  type Reading,
  type Reply,
  several,
  silentWhereAbsent,
} from './reading.ts';
import { dateOf, isoParts, joined, sourceOf } from './records.ts';
import { searchable } from './searching.ts';

const Text = maybe(z.string());

/** What is used of a volume. */
const GoogleVolume = z.object({
  id: z.string(),
  volumeInfo: z.object({
    title: z.string(),
    subtitle: Text,
    authors: several(z.string()),
    publisher: Text,
    publishedDate: Text,
    industryIdentifiers: several(z.object({ type: Text, identifier: Text })),
    printType: Text,
    language: Text,
  }),
});
export type GoogleVolume = z.infer<typeof GoogleVolume>;

/** A volume as a source; null when it names nothing. */
function googleSource({ id, volumeInfo }: GoogleVolume): Source | null {
  const identifiers = volumeInfo.industryIdentifiers ?? [];
  const isbn = ['ISBN_13', 'ISBN_10']
    .map((type) => identifiers.find((held) => held.type === type)?.identifier)
    .find((held) => held !== undefined);
  const date = isoParts(volumeInfo.publishedDate);
  return sourceOf({
    adapter: 'google-books',
    id,
    type: volumeInfo.printType === 'MAGAZINE' ? 'periodical' : 'book',
    title: joined(volumeInfo.title, volumeInfo.subtitle),
    titles: [(volumeInfo.subtitle ?? '') === '' ? null : volumeInfo.title],
    author: named((volumeInfo.authors ?? []).map((name) => nameOfLine(name))),
    publisher: volumeInfo.publisher,
    issued: dateOf(date),
    isbn,
    url: `https://books.google.com/books?id=${encodeURIComponent(id)}`,
    language: volumeInfo.language,
    years: [date[0]],
    authorsComplete: false,
  });
}

const Found = z.object({ kind: z.literal('books#volumes'), totalItems: z.number(), items: z.array(z.unknown()).nullish() });

/** Reads a search result: no `items` and a total of 0 is how it says nothing was found. */
function readVolumes(reply: Reply): Reading {
  const body = reply.status === 200 ? fitting(Found, reply.body) : null;
  if (body === null) return MALFORMED;
  if (body.items === null || body.items === undefined) return body.totalItems === 0 ? { kind: 'absent' } : MALFORMED;
  const volumes = eachFitting(GoogleVolume, body.items);
  return volumes === null ? MALFORMED : listed(volumes.map(googleSource), body.totalItems);
}

/** The Google Books adapter. */
export function googleBooks(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = options.base ?? 'https://www.googleapis.com';
  const ask = (q: string, signal: AbortSignal) =>
    answerFrom(http, `${base}/books/v1/volumes?${new URLSearchParams({ q, maxResults: '10' })}`, { signal }, readVolumes);
  return {
    name: 'google-books',
    remote: true,
    covers: () => 'no',
    async find(query, signal) {
      if (query.question === 'identifier') {
        const isbn = askedIsbn(query);
        return isbn === null ? NOT_COVERED : silentWhereAbsent(await ask(`isbn:${isbn}`, signal));
      }
      if (!mayBeBook(query.fields)) return NOT_COVERED;
      const title = searchable(query.fields.title ?? '');
      const surname = searchable(query.fields.author?.[0]?.family ?? '');
      return title === '' ? NO_QUERY : ask(`intitle:"${title}"${surname === '' ? '' : ` inauthor:"${surname}"`}`, signal);
    },
  };
}
