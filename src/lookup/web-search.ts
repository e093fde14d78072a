/**
 * Web search, by Brave's interface or a SearXNG of one's own. What a search engine lists is a lead and never proof: from each
 * address with a title like the cited one an identifier is read (a DOI, an arXiv number, …), and the registries are asked for
 * what it names; a page without one is read itself, where pages may be. Only what those say is handed on. That a search finds
 * nothing says nothing.
 */
import { z } from 'zod';
import type { Answer, Http, Query, SourceAdapter } from '../model/ports.ts';
import type { Source } from '../model/source.ts';
import { identifierKeys, titleKey } from '../text/keys.ts';
import { titleLikeness } from '../text/likeness.ts';
import { clean } from './clean.ts';
import { type AdapterOptions, eachFitting, fitting, NO_QUERY, NOT_COVERED, type Reply } from './reading.ts';
import { searchable } from './searching.ts';

/** One line of a result list. */
export interface WebHit {
  readonly url: string;
  readonly title: string;
}

const Brave = z.object({ type: z.literal('search'), web: z.object({ results: z.array(z.unknown()) }).nullish() });
const Searx = z.object({ query: z.string(), results: z.array(z.unknown()) });
const Hit = z.object({ url: z.string(), title: z.string() });

/** Reads a result list of Brave; null when the reply is none. */
export function readBrave(reply: Reply): readonly WebHit[] | null {
  const body = reply.status === 200 ? fitting(Brave, reply.body) : null;
  return body === null ? null : eachFitting(Hit, body.web?.results ?? []);
}

/** Reads a result list of SearXNG; null when the reply is none. */
export function readSearx(reply: Reply): readonly WebHit[] | null {
  const body = reply.status === 200 ? fitting(Searx, reply.body) : null;
  return body === null ? null : eachFitting(Hit, body.results);
}

export interface WebSearchOptions extends AdapterOptions {
  readonly engine: 'brave' | 'searxng';
  /** Who is asked for what a hit names, best first: the registries of the run, and the reader of pages where there is one. */
  readonly ask: readonly SourceAdapter[];
}

/** Leads that are followed for one citation, and how like its title a hit's must be. */
const MOST_LEADS = 3;
const LIKE = 0.75;

/** The identifier an address holds; the address itself when it holds none. */
export function leadOf(url: string): Extract<Query, { question: 'identifier' }> | null {
  if (!/^https?:\/\//i.test(url)) return null;
  const inPath = /\b10\.\d{4,9}\/[^\s?#&"<>]{3,200}/.exec(decoded(url))?.[0];
  const [key] = [...(inPath === undefined ? [] : identifierKeys('doi', inPath)), ...identifierKeys('url', url)];
  const scheme = key?.slice(0, key.indexOf(':'));
  if (key !== undefined && (scheme === 'doi' || scheme === 'arxiv' || scheme === 'pmid' || scheme === 'pmcid'))
    return { question: 'identifier', scheme, value: key.slice(scheme.length + 1) };
  return { question: 'identifier', scheme: 'url', value: url };
}

const decoded = (url: string): string => {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
};

/** Hits worth following, likest first: a title like the cited one, cut off as engines do; one lead per identifier. */
export function leadsOf(hits: readonly WebHit[], title: string): readonly Extract<Query, { question: 'identifier' }>[] {
  const key = titleKey(title);
  const seen = new Set<string>();
  return hits
    .map((hit, place) => {
      const shown = clean(hit.title);
      const forms = [shown, shown.replace(/(?:(?<!\s)\s+)?(?:\.\.\.|…)$/, ''), ...shown.split(/\s[-–—|·]\s/)].map(titleKey);
      return { hit, place, likeness: Math.max(...forms.map((form) => titleLikeness(key, form))) };
    })
    .filter(({ likeness }) => likeness >= LIKE)
    .sort((a, b) => b.likeness - a.likeness || a.place - b.place)
    .flatMap(({ hit }) => {
      const lead = leadOf(hit.url);
      if (lead === null || seen.has(lead.value)) return [];
      seen.add(lead.value);
      return [lead];
    })
    .slice(0, MOST_LEADS);
}

/** The adapter for web search. */
export function webSearch(http: Http, options: WebSearchOptions): SourceAdapter {
  const { engine, ask } = options;
  const base = options.base ?? 'https://api.search.brave.com';
  const read = engine === 'brave' ? readBrave : readSearx;
  const urlOf = (words: string): string =>
    engine === 'brave'
      ? `${base}/res/v1/web/search?${new URLSearchParams({ q: words, count: '10' })}`
      : `${base}/search?${new URLSearchParams({ q: words, format: 'json' })}`;

  const follow = async (lead: Query, signal: AbortSignal, snapshots: string[]): Promise<readonly Source[]> => {
    for (const adapter of ask) {
      const answer = await adapter.find(lead, signal);
      snapshots.push(...answer.snapshots);
      if (answer.lookup.kind === 'found') return answer.lookup.sources;
    }
    return [];
  };

  return {
    name: engine,
    remote: true,
    covers: () => 'no',
    async find(query, signal): Promise<Answer> {
      if (query.question === 'identifier') return NOT_COVERED;
      const title = searchable(query.fields.title ?? '');
      if (title === '') return NO_QUERY;
      const author = query.fields.author?.[0];
      const words = [`"${title}"`, author?.family ?? author?.literal ?? ''].filter((part) => part !== '').join(' ');
      const got = await http.get(urlOf(words), {
        signal,
        judge: (reply) => {
          const hits = read(reply);
          return hits === null ? 'malformed' : hits.length === 0 ? 'absent' : 'found';
        },
      });
      if (!got.ok) return { lookup: got.lookup, snapshots: got.snapshot === undefined ? [] : [got.snapshot] };
      const snapshots = [got.reply.snapshot];
      const sources = new Map<string, Source>();
      for (const lead of leadsOf(read(got.reply) ?? [], query.fields.title ?? ''))
        for (const source of await follow(lead, signal, snapshots)) sources.set(source.id, source);
      return { lookup: sources.size === 0 ? { kind: 'absent' } : { kind: 'found', sources: [...sources.values()] }, snapshots };
    },
  };
}
