/**
 * Open Library: books, catalogued by many hands. A record of a work carries the dates of all its editions, which is how books
 * are cited. It lacks many books, so its silence says nothing.
 */
import { z } from 'zod';
import type { Http, SourceAdapter } from '../model/ports.ts';
import type { Source } from '../model/source.ts';
import { normalizeIsbn } from '../text/identifiers.ts';
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
import { dateOf, joined, sourceOf } from './records.ts';
import { searchable } from './searching.ts';

/** What is used of a search result. */
const OpenLibraryDoc = z.object({
  key: z.string(),
  title: z.string(),
  subtitle: maybe(z.string()),
  author_name: several(z.string()),
  first_publish_year: maybe(z.number()),
  publish_year: several(z.number()),
  publisher: several(z.string()),
  isbn: several(z.string()),
  language: several(z.string()),
});
export type OpenLibraryDoc = z.infer<typeof OpenLibraryDoc>;

/** A book as a source; `isbn` is the one asked for, when one was. */
function openLibrarySource(doc: OpenLibraryDoc, isbn?: string): Source | null {
  const held = (doc.isbn ?? []).map(normalizeIsbn).filter((value) => value !== null);
  return sourceOf({
    adapter: 'open-library',
    id: doc.key.replace(/^\/works\//, ''),
    type: 'book',
    title: joined(doc.title, doc.subtitle),
    titles: [doc.subtitle === null || doc.subtitle === undefined ? null : doc.title],
    author: named((doc.author_name ?? []).map((name) => nameOfLine(name))),
    publisher: doc.publisher?.[0],
    issued: dateOf([doc.first_publish_year]),
    isbn: isbn !== undefined && held.includes(isbn) ? isbn : held[0],
    url: `https://openlibrary.org${doc.key}`,
    language: doc.language?.length === 1 ? doc.language[0] : null,
    years: [doc.first_publish_year, ...(doc.publish_year ?? [])],
    // Translators and editors are left out here, and so are some authors.
    authorsComplete: false,
  });
}

const Found = z.object({ numFound: z.number(), docs: z.array(z.unknown()) });

/** Reads a search result. */
function readBooks(reply: Reply, isbn?: string): Reading {
  const body = reply.status === 200 ? fitting(Found, reply.body) : null;
  const docs = body === null ? null : eachFitting(OpenLibraryDoc, body.docs);
  return docs === null
    ? MALFORMED
    : listed(
        docs.map((doc) => openLibrarySource(doc, isbn)),
        body?.numFound,
      );
}

const FIELDS = 'key,title,subtitle,author_name,first_publish_year,publish_year,publisher,isbn,language';

/** The Open Library adapter. */
export function openLibrary(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = options.base ?? 'https://openlibrary.org';
  const ask = (parameters: Record<string, string>, signal: AbortSignal, isbn?: string) =>
    answerFrom(http, `${base}/search.json?${new URLSearchParams({ ...parameters, fields: FIELDS, limit: '10' })}`, { signal }, (reply) =>
      readBooks(reply, isbn),
    );
  return {
    name: 'open-library',
    remote: true,
    covers: () => 'no',
    async find(query, signal) {
      if (query.question === 'identifier') {
        const isbn = askedIsbn(query);
        return isbn === null ? NOT_COVERED : silentWhereAbsent(await ask({ q: `isbn:${isbn}` }, signal, isbn));
      }
      if (!mayBeBook(query.fields)) return NOT_COVERED;
      const words = searchable(query.fields.title ?? '');
      const surname = searchable(query.fields.author?.[0]?.family ?? '');
      return words === '' ? NO_QUERY : ask({ title: words, ...(surname === '' ? {} : { author: surname }) }, signal);
    },
  };
}
