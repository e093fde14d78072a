/** DOAJ: articles of open-access journals it has vetted. Articles are deposited by publishers, not all of them; silence says nothing. */
import { z } from 'zod';
import type { Http, SourceAdapter } from '../model/ports.ts';
import type { Source } from '../model/source.ts';
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
  several,
  silentWhereAbsent,
} from './reading.ts';
import { dateOf, sourceOf } from './records.ts';
import { searchable } from './searching.ts';

const Text = maybe(z.string());

/** What is used of an article. */
export const DoajArticle = z.object({
  id: z.string(),
  bibjson: z.object({
    title: z.string(),
    year: maybe(z.union([z.string(), z.number()])),
    month: maybe(z.union([z.string(), z.number()])),
    start_page: Text,
    end_page: Text,
    author: several(z.object({ name: Text, orcid_id: Text })),
    identifier: several(z.object({ type: Text, id: Text })),
    // Journals lie in the same store and have no journal of their own.
    journal: z.object({ title: Text, volume: Text, number: Text, publisher: Text, language: several(z.string()) }),
  }),
});
export type DoajArticle = z.infer<typeof DoajArticle>;

/** An article as a source; null when it names nothing. */
export function doajSource({ id, bibjson }: DoajArticle): Source | null {
  const identifier = (...types: readonly string[]): string | null | undefined =>
    bibjson.identifier?.find(({ type }) => types.includes(type ?? ''))?.id;
  const date = [Number(bibjson.year ?? Number.NaN), Number(bibjson.month ?? Number.NaN)];
  const { start_page: first, end_page: last } = bibjson;
  return sourceOf({
    adapter: 'doaj',
    id,
    type: 'article-journal',
    title: bibjson.title,
    author: named((bibjson.author ?? []).map(({ name, orcid_id }) => nameOfLine(name, orcid_id ?? null))),
    container: bibjson.journal.title,
    publisher: bibjson.journal.publisher,
    volume: bibjson.journal.volume,
    issue: bibjson.journal.number,
    page: (last ?? '') === '' || last === first ? first : `${first}-${last}`,
    issued: dateOf(date),
    doi: identifier('doi', 'DOI'),
    issn: identifier('pissn') ?? identifier('eissn'),
    url: `https://doaj.org/article/${encodeURIComponent(id)}`,
    language: bibjson.journal.language?.[0],
    years: [date[0]],
    authorsComplete: (bibjson.author ?? []).length > 0,
  });
}

const Found = z.object({ total: z.number(), results: z.array(z.unknown()) });

/** Reads a search result. */
function readDoaj(reply: Reply): Reading {
  const body = reply.status === 200 ? fitting(Found, reply.body) : null;
  const articles = body === null ? null : eachFitting(DoajArticle, body.results);
  return articles === null ? MALFORMED : listed(articles.map(doajSource), body?.total);
}

/** The DOAJ adapter. */
export function doaj(http: Http, options: AdapterOptions = {}): SourceAdapter {
  const base = options.base ?? 'https://doaj.org';
  const ask = (query: string, signal: AbortSignal) =>
    answerFrom(http, `${base}/api/search/articles/${encodeURIComponent(query)}?pageSize=10`, { signal }, readDoaj);
  return {
    name: 'doaj',
    remote: true,
    covers: () => 'no',
    async find(query, signal) {
      if (query.question === 'identifier') {
        if (query.scheme !== 'doi' || query.value.includes('"')) return NOT_COVERED;
        return silentWhereAbsent(await ask(`doi:"${query.value}"`, signal));
      }
      const title = searchable(query.fields.title ?? '').replace(/[-’']/g, ' ');
      return title === '' ? NO_QUERY : ask(`bibjson.title:(${title.toLowerCase()})`, signal);
    },
  };
}
