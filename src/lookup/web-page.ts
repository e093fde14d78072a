/**
 * Web pages that a citation names by their address: alive (with the title the page bears), moved, archived, blocked, gone, or
 * answering 200 with "not found". Robots are respected; addresses within private networks are refused by the http layer. A page
 * that is gone or that refuses programs is looked for in the Internet Archive, nearest to the date the citation gives. A page that
 * could not be read is never a mismatch, and one that is gone says nothing against whoever cited it while it was there.
 */
import type { Answer, Http, SourceAdapter } from '../model/ports.ts';
import type { Lookup, PageState, Source } from '../model/source.ts';
import { archivedSource, availabilityUrl, readAvailable } from './internet-archive.ts';
import { fellBackToFront, isWall, type PageFacts, readFacts } from './page.ts';
import { named, nameOfLine } from './people.ts';
import { type AdapterOptions, NOT_COVERED, type Reply } from './reading.ts';
import { dateOf, isoParts, sourceOf } from './records.ts';
import { robotsAllow } from './robots/asked.ts';

/** What a fetched page turned out to be. */
export type PageReading =
  | { readonly kind: 'there'; readonly source: Source }
  | { readonly kind: 'gone'; readonly says: string }
  | { readonly kind: 'blocked'; readonly says: string };

/** Years of a date in words or in ISO form. */
const yearIn = (text: string): number => Number(/\b(1[89]\d\d|20\d\d)\b/.exec(text)?.[1] ?? Number.NaN);

/** A page's facts as a source under the address that was cited. */
function pageSource(adapter: string, asked: string, facts: PageFacts | null, page: PageState): Source {
  const iso = isoParts(facts?.date);
  const parts = iso.length > 0 ? iso : [yearIn(facts?.date ?? '')];
  const [title, ...titles] = facts?.titles ?? [];
  const drafted = sourceOf({
    adapter,
    id: asked,
    type: 'webpage',
    title,
    titles,
    author: named((facts?.authors ?? []).map((name) => nameOfLine(name))),
    container: facts?.site,
    issued: dateOf(parts),
    doi: facts?.doi,
    url: asked,
    language: facts?.language,
    years: [parts[0]],
    authorsComplete: false,
  });
  const bare: Source = {
    id: `${adapter}:${asked}`,
    adapter,
    fields: { type: 'webpage', URL: asked },
    titles: [],
    years: [],
    authorsComplete: false,
    notices: [],
    sameAs: [],
    snapshot: null,
  };
  return { ...(drafted ?? bare), page };
}

/** Reads the reply to a request for a page. */
async function readPage(reply: Reply, asked: string): Promise<PageReading> {
  if (reply.status === 404 || reply.status === 410) return { kind: 'gone', says: `the server answers ${reply.status}` };
  if (reply.status !== 200 && reply.status !== 203) return { kind: 'blocked', says: `the server answers ${reply.status}` };
  const pdf = reply.body.startsWith('%PDF-');
  const facts = pdf ? null : await readFacts(reply.body);
  if (facts !== null && isWall(facts)) return { kind: 'blocked', says: 'a page that checks for people stands before it' };
  if (facts?.missing !== null && facts?.missing !== undefined) return { kind: 'gone', says: facts.missing };
  const reached = new URL(reply.url);
  const cited = new URL(asked);
  if (fellBackToFront(cited, reached)) return { kind: 'gone', says: 'the address leads to the front page of the site' };
  const bare = (url: URL): string => `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}${url.search}`;
  const moved = bare(reached) !== bare(cited);
  const page: PageState = moved
    ? { state: 'moved', url: reached.href, says: `the address leads on to ${reached.host}` }
    : { state: 'alive', url: reached.href, says: pdf ? 'a PDF is there' : 'the page is there' };
  return { kind: 'there', source: pageSource('web-page', asked, facts, page) };
}

export interface WebPageOptions extends AdapterOptions {
  /** Name under which robots.txt may speak of this program. */
  readonly agent?: string;
  /** Where the Internet Archive is. */
  readonly archive?: string;
  /** Where its copies are: rewrites the address of a copy, for tests. */
  readonly copy?: (plain: string) => string;
}

const HTML = 'text/html, application/xhtml+xml, application/pdf;q=0.5';

/** The adapter for web pages. Its requests may go to any public host, so it belongs behind a switch. */
export function webPage(http: Http, options: WebPageOptions = {}): SourceAdapter {
  const archive = options.archive ?? 'https://archive.org';

  const archived = async (
    asked: string,
    signal: AbortSignal,
  ): Promise<{ readonly source: Source | null; readonly snapshots: readonly string[] }> => {
    const judge = (reply: Reply) => {
      const copy = readAvailable(reply);
      return copy === undefined ? 'malformed' : copy === null ? 'absent' : 'found';
    };
    const got = await http.get(availabilityUrl(archive, asked), { signal, judge });
    if (!got.ok) return { source: null, snapshots: got.snapshot === undefined ? [] : [got.snapshot] };
    const copy = readAvailable(got.reply) ?? null;
    if (copy === null) return { source: null, snapshots: [got.reply.snapshot] };
    const bare = archivedSource(asked, copy);
    const page = await http.get(options.copy?.(copy.plain) ?? copy.plain, {
      signal,
      accept: HTML,
      judge: (reply) => (reply.status === 200 ? 'found' : 'absent'),
    });
    const snapshots = [got.reply.snapshot, ...(page.ok ? [page.reply.snapshot] : page.snapshot === undefined ? [] : [page.snapshot])];
    const facts = page.ok && page.reply.status === 200 ? await readFacts(page.reply.body) : null;
    const usable = facts !== null && facts.missing === null && !isWall(facts);
    const source = usable && bare.page !== undefined ? pageSource('web-page', asked, facts, bare.page) : bare;
    return { source: { ...source, adapter: 'web-page', id: `web-page:${asked}`, snapshot: got.reply.snapshot }, snapshots };
  };

  const answer = (lookup: Lookup, snapshots: readonly string[]): Answer => ({ lookup, snapshots });

  return {
    name: 'web-page',
    remote: true,
    covers: () => 'no',
    async find(query, signal) {
      if (query.question !== 'identifier' || query.scheme !== 'url' || !URL.canParse(query.value)) return NOT_COVERED;
      const asked = query.value;
      const url = new URL(asked);
      if (url.protocol !== 'http:' && url.protocol !== 'https:') return NOT_COVERED;
      const robots = await robotsAllow(http, url, options.agent ?? 'stet', signal);
      if (robots.refused !== undefined) return answer(robots.refused, []);
      let failed: Lookup = { kind: 'unavailable', why: 'blocked', detail: 'the site asks programs not to fetch this page (robots.txt)' };
      let gone: string | null = null;
      const snapshots = [...robots.snapshots];
      if (robots.may) {
        const judge = async (reply: Reply) => {
          const { kind } = await readPage(reply, asked);
          return kind === 'there' ? 'found' : kind === 'gone' ? 'absent' : 'malformed';
        };
        const got = await http.get(asked, { signal, accept: HTML, anyHost: true, judge });
        if (got.ok) {
          snapshots.push(got.reply.snapshot);
          const read = await readPage(got.reply, asked);
          if (read.kind === 'there')
            return answer({ kind: 'found', sources: [{ ...read.source, snapshot: got.reply.snapshot }] }, snapshots);
          if (read.kind === 'gone') gone = read.says;
          else failed = { kind: 'unavailable', why: 'blocked', detail: read.says };
        } else {
          if (got.snapshot !== undefined) snapshots.push(got.snapshot);
          failed = got.lookup;
          if (got.snapshot === undefined) return answer(got.lookup, snapshots);
        }
      }
      const copy = await archived(asked, signal);
      snapshots.push(...copy.snapshots);
      if (copy.source !== null) return answer({ kind: 'found', sources: [copy.source] }, snapshots);
      return answer(gone === null ? failed : { kind: 'absent', says: gone }, snapshots);
    },
  };
}
