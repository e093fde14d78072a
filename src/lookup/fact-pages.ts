/**
 * Looks for a fact on the web (seed 003, stage 7b): a search engine lists pages, the first of them are read, and their words are handed
 * on for a judge to read. A page is text and nothing more; that a search finds nothing says nothing. What was asked and answered is told,
 * so that a replay meets the same; what was listed and could not be read, and what was no longer asked, is told apart from that, since a
 * page that nobody read bears out nothing and denies nothing. Robots are respected; addresses within private networks are refused by the
 * http layer.
 */
import type { AuditEvent } from '../model/event.ts';
import type { Http } from '../model/ports.ts';
import type { Lookup } from '../model/source.ts';
import { robotsAllow } from './robots/asked.ts';
import { readBrave, readSearx } from './web-search.ts';

export interface FactPagesOptions {
  readonly engine: 'brave' | 'searxng';
  /** Where the engine is. Default: Brave's own address. */
  readonly base?: string;
  /** Makes the words of a page out of its bytes; null when there are none. */
  readonly textOf: (page: FactPage) => Promise<string | null>;
  /** Told each search, for the log. */
  readonly told?: (event: Extract<AuditEvent, { ev: 'asked' }>) => void;
  /** Told what was not looked at: a page that was listed and not read, a fact that was no longer searched for. */
  readonly missed?: (what: NotLookedAt) => void;
  /** Pages read for one fact. Default 3 (seed 003: the top three). */
  readonly pages?: number;
  /** Searches in all; then nothing more is asked. Default 20. */
  readonly searches?: number;
  /** Name under which robots.txt may speak of this program. Default stet. */
  readonly agent?: string;
}

/** A page as it came. */
export interface FactPage {
  readonly url: string;
  readonly bytes: Uint8Array;
  readonly mediaType: 'text/html' | 'application/pdf';
}

/** What was not looked at: a page, and in one clause why ("refused (403)"), or a fact for which no search was left. */
export type NotLookedAt = { readonly page: string; readonly why: string } | { readonly fact: string };

/** What came of one page. */
type Read = { readonly text: string } | { readonly why: string };

export interface FactPages {
  search(fact: string, signal: AbortSignal): Promise<readonly { readonly source: string; readonly text: string }[]>;
}

const PAGES = 'text/html, application/xhtml+xml, application/pdf';
/** Longest question that engines take, in characters. */
const LONGEST = 300;

/** Makes the web a place to look for facts. Failure of any kind is an empty list. */
export function factPages(http: Http, options: FactPagesOptions): FactPages {
  const { engine, textOf, told, missed, pages = 3, searches = 20, agent = 'stet' } = options;
  const base = options.base ?? 'https://api.search.brave.com';
  const read = engine === 'brave' ? readBrave : readSearx;
  let left = searches;

  const listed = async (query: string, signal: AbortSignal, replies: string[]): Promise<readonly string[] | null> => {
    const parameters = new URLSearchParams(engine === 'brave' ? { q: query, count: '10' } : { q: query, format: 'json' });
    const got = await http.get(`${base}${engine === 'brave' ? '/res/v1/web/search' : '/search'}?${parameters}`, {
      signal,
      judge: (reply) => {
        const hits = read(reply);
        return hits === null ? 'malformed' : hits.length === 0 ? 'absent' : 'found';
      },
    });
    if (!got.ok) {
      if (got.snapshot !== undefined) replies.push(got.snapshot);
      return null;
    }
    replies.push(got.reply.snapshot);
    return (read(got.reply) ?? []).map(({ url }) => url);
  };

  const pageAt = async (address: string, signal: AbortSignal, replies: string[]): Promise<Read> => {
    const url = new URL(address);
    const robots = await robotsAllow(http, url, agent, signal);
    replies.push(...robots.snapshots);
    if (robots.refused !== undefined) return { why: whyNot(robots.refused) };
    if (!robots.may) return { why: 'its robots.txt forbids it or cannot be read' };
    const got = await http.get(address, {
      signal,
      accept: PAGES,
      anyHost: true,
      judge: ({ status }) => (status === 200 ? 'found' : 'absent'),
    });
    if (!got.ok) {
      if (got.snapshot !== undefined) replies.push(got.snapshot);
      return { why: whyNot(got.lookup) };
    }
    replies.push(got.reply.snapshot);
    const { status, body, headers } = got.reply;
    if (status !== 200) return { why: `answered ${status}` };
    const pdf = /^application\/pdf\b/i.test(headers['content-type'] ?? '');
    // A PDF that is given out as text has lost its bytes.
    if (!pdf && body.startsWith('%PDF-')) return { why: 'a PDF given out as text' };
    const text = await textOf(
      pdf
        ? { url: address, bytes: Buffer.from(body, 'latin1'), mediaType: 'application/pdf' }
        : { url: address, bytes: new TextEncoder().encode(body), mediaType: 'text/html' },
    );
    return text === null || text.trim() === '' ? { why: 'no text could be read' } : { text };
  };

  return {
    async search(fact, signal) {
      if (signal.aborted) return [];
      const query = fact.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
      if (left <= 0) {
        missed?.({ fact: query });
        return [];
      }
      left -= 1;
      const replies: string[] = [];
      const addresses = await listed(query, signal, replies);
      const found: { source: string; text: string }[] = [];
      const fit = (addresses ?? []).filter((address) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol));
      for (const address of [...new Set(fit)].slice(0, pages)) {
        if (signal.aborted) break;
        const page = await pageAt(address, signal, replies);
        if ('text' in page) found.push({ source: address, text: page.text });
        // Whoever stops the search leaves pages unread himself.
        else if (!signal.aborted) missed?.({ page: address, why: page.why });
      }
      told?.({
        ev: 'asked',
        ref: '',
        adapter: engine,
        question: 'fact',
        query,
        outcome: addresses === null ? 'unavailable' : found.length === 0 ? 'absent' : 'found',
        covers: 'no',
        reply: replies,
      });
      return found;
    },
  };
}

/** Why an address gave no answer, in one clause. */
function whyNot(lookup: Lookup): string {
  if (lookup.kind !== 'unavailable') return 'not asked';
  return lookup.detail ?? `no answer (${lookup.why})`;
}
