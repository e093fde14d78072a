/**
 * DBLP: computer science, with author lists in the order of print. Its names bear numbers where people share one; its
 * titles end in a full stop. It lacks whole fields, so its silence says nothing.
 */
import { z } from 'zod';
import type { Http, SourceAdapter } from '../model/ports.ts';
import type { Source } from '../model/source.ts';
import { entryOf } from '../text/entry.ts';
import { normalizeDoi } from '../text/identifiers.ts';
import { identifierKeys } from '../text/keys.ts';
import { named, nameOfLine } from './people.ts';
import {
  type AdapterOptions,
  answerFrom,
  eachFitting,
  fitting,
  listed,
  MALFORMED,
  maybe,
  NO_QUERY,
  NOT_COVERED,
  type Reading,
  type Reply,
} from './reading.ts';
import { dateOf, sourceOf } from './records.ts';
import { searchable } from './searching.ts';

const Person = z.union([z.string(), z.object({ text: z.string() })]);
const OneOrMany = maybe(z.union([z.string(), z.array(z.string())]));
const Text = maybe(z.string());

/** What is used of a hit. */
export const DblpHit = z.object({
  info: z.object({
    title: z.string(),
    authors: maybe(z.object({ author: z.union([Person, z.array(Person)]) })),
    venue: OneOrMany,
    volume: Text,
    number: Text,
    pages: Text,
    year: Text,
    type: Text,
    key: z.string(),
    doi: Text,
    ee: OneOrMany,
    publisher: Text,
    isbn: OneOrMany,
  }),
});
export type DblpHit = z.infer<typeof DblpHit>;

const TYPES: Readonly<Record<string, string>> = {
  'Journal Articles': 'article-journal',
  'Conference and Workshop Papers': 'paper-conference',
  'Informal and Other Publications': 'article',
  'Informal Publications': 'article',
  'Books and Theses': 'book',
  'Parts in Books or Collections': 'chapter',
  Editorship: 'book',
  'Reference Works': 'entry-encyclopedia',
  'Data and Artifacts': 'dataset',
};

/** A hit as a source; null when it names nothing. */
export function dblpSource({ info }: DblpHit): Source | null {
  const people = info.authors === null || info.authors === undefined ? [] : [info.authors.author].flat();
  const authors = named(people.map((person) => nameOfLine(typeof person === 'string' ? person : person.text)));
  const pages = [info.ee ?? []].flat();
  const arxiv =
    /^abs\/(.{4,30})$/.exec(info.volume ?? '')?.[1] ??
    pages.map((url) => /arxiv\.org\/abs\/(.{4,30})$/.exec(url)?.[1]).find((id) => id !== undefined);
  const doi =
    normalizeDoi(info.doi ?? '') ?? pages.map((url) => (/doi\.org\//.test(url) ? normalizeDoi(url) : null)).find((held) => held !== null);
  const informal = info.venue === 'CoRR';
  const edited = info.type === 'Editorship';
  return sourceOf({
    adapter: 'dblp',
    id: info.key,
    type: entryOf(TYPES, info.type ?? ''),
    title: info.title,
    ...(edited ? { editor: authors } : { author: authors }),
    container: informal ? 'arXiv' : [info.venue ?? []].flat()[0],
    publisher: info.publisher,
    volume: arxiv === undefined ? info.volume : null,
    issue: info.number,
    page: info.pages,
    issued: dateOf([Number(info.year ?? Number.NaN)]),
    doi,
    arxiv,
    isbn: [info.isbn ?? []].flat()[0],
    url: pages[0],
    years: [Number(info.year ?? Number.NaN)],
    authorsComplete: authors.length > 0,
    sameAs: arxiv === undefined ? [] : identifierKeys('arxiv', arxiv),
  });
}

const Found = z.object({
  result: z.object({
    status: z.object({ '@code': z.string() }),
    hits: z.object({ '@total': z.string(), hit: z.array(z.unknown()).nullish() }),
  }),
});

/** Reads a search result. */
function readDblp(reply: Reply): Reading {
  const body = reply.status === 200 ? fitting(Found, reply.body) : null;
  if (body === null || body.result.status['@code'] !== '200') return MALFORMED;
  const { hit, '@total': total } = body.result.hits;
  if (hit === null || hit === undefined) return total === '0' ? { kind: 'absent' } : MALFORMED;
  const hits = eachFitting(DblpHit, hit);
  return hits === null ? MALFORMED : listed(hits.map(dblpSource));
}

/** The DBLP adapter. Searches by title; knows no identifiers of its own that people cite. */
export function dblp(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = options.base ?? 'https://dblp.org';
  return {
    name: 'dblp',
    remote: true,
    covers: () => 'no',
    async find(query, signal) {
      if (query.question === 'identifier') return NOT_COVERED;
      const title = searchable(query.fields.title ?? '').replace(/['’-]/g, ' ');
      if (title === '') return NO_QUERY;
      return answerFrom(
        http,
        `${base}/search/publ/api?${new URLSearchParams({ q: title, format: 'json', h: '10' })}`,
        { signal },
        readDblp,
      );
    },
  };
}
