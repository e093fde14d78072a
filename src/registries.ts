/**
 * Whom a run asks beside the indexes on this machine: every adapter by the name the settings give it, what each service wants to know
 * of its caller, and the list of Retraction Watch that is kept up to date. `assemble` puts it together with the rest.
 */
import { join } from 'node:path';
import { StetError } from './errors.ts';
import { aclAnthology } from './lookup/acl-anthology.ts';
import { arxiv } from './lookup/arxiv.ts';
import { courtListener } from './lookup/courtlistener.ts';
import { crossref } from './lookup/crossref.ts';
import { datacite } from './lookup/datacite.ts';
import { dblp } from './lookup/dblp.ts';
import { doaj } from './lookup/doaj.ts';
import { doiAgency } from './lookup/doi-agency.ts';
import { download } from './lookup/download.ts';
import { europePmc } from './lookup/europe-pmc.ts';
import { googleBooks } from './lookup/google-books.ts';
import type { HostSecrets } from './lookup/http/record.ts';
import { internetArchive } from './lookup/internet-archive.ts';
import { openLibrary } from './lookup/open-library.ts';
import { openalex } from './lookup/openalex.ts';
import { openReview } from './lookup/openreview.ts';
import { orcidPeople } from './lookup/orcid/people.ts';
import { orcid } from './lookup/orcid.ts';
import { pubmed } from './lookup/pubmed.ts';
import { rfcEditor } from './lookup/rfc-editor.ts';
import { semanticScholar } from './lookup/semantic-scholar.ts';
import { standards } from './lookup/standards.ts';
import { unpaywall } from './lookup/unpaywall.ts';
import { webPage } from './lookup/web-page.ts';
import { webSearch } from './lookup/web-search.ts';
import type { Http, People, SourceAdapter } from './model/ports.ts';
import { proxiesOf } from './proxy.ts';
import type { Settings } from './settings/index.ts';
import { type Mirrored, mirrored } from './store/mirror.ts';
import { ENGINE } from './version.ts';

type Provider = Settings['providers'][number];
/** A search engine is no source: it leads to sources, and so is made when these are there. */
type Engine = 'brave' | 'searxng';
const PROVIDERS: Readonly<Record<Exclude<Provider, Engine>, (http: Http) => SourceAdapter>> = {
  crossref,
  datacite,
  'doi-agency': doiAgency,
  openalex,
  arxiv,
  pubmed,
  dblp,
  'open-library': openLibrary,
  'rfc-editor': rfcEditor,
  openreview: openReview,
  doaj,
  'semantic-scholar': semanticScholar,
  unpaywall,
  'google-books': googleBooks,
  'europe-pmc': europePmc,
  'acl-anthology': aclAnthology,
  standards,
  courtlistener: courtListener,
  orcid,
  'internet-archive': internetArchive,
  'web-page': webPage,
};

/** The registries of a run, then the reader of pages if it is switched on, then search engines. */
export function remoteAdapters(http: Http, settings: Settings): readonly SourceAdapter[] {
  const named = settings.providers.filter((name) => name !== 'brave' && name !== 'searxng');
  const pages = settings.web && !named.includes('web-page') ? (['web-page'] as const) : [];
  const sources = [...named, ...pages].map((name) => PROVIDERS[name](http));
  const engines: SourceAdapter[] = [];
  if (settings.providers.includes('brave')) {
    if (settings.keys.brave === undefined)
      throw new StetError('bad-settings', 'The provider "brave" needs a key: set BRAVE_API_KEY, or keys.brave in the settings.');
    engines.push(webSearch(http, { engine: 'brave', ask: sources }));
  }
  if (settings.searxng !== undefined) {
    engines.push(webSearch(http, { engine: 'searxng', ask: sources, base: settings.searxng.replace(/(?<!\/)\/+$/, '') }));
  } else if (settings.providers.includes('searxng')) {
    throw new StetError('bad-settings', 'The provider "searxng" needs the address of a server: --searxng https://…');
  }
  return [...sources, ...engines];
}

/** Who may be asked whose an ORCID iD is: the indexes at hand, and ORCID where it is one of the sources asked. */
const peopleAsked = (http: Http, settings: Settings): readonly People[] =>
  settings.providers.includes('orcid') ? [orcidPeople(http)] : [];

/** Who is asked over a network: about works, and about people. */
export const asked = (
  http: Http,
  settings: Settings,
): { readonly adapters: readonly SourceAdapter[]; readonly people: readonly People[] } => ({
  adapters: remoteAdapters(http, settings),
  people: peopleAsked(http, settings),
});

/** Keys by the host that wants them; none is ever part of a URL that is kept. */
export function secretsOf({ keys, mailto }: Settings): Readonly<Record<string, HostSecrets>> {
  return {
    ...(keys.openalex === undefined ? {} : { 'api.openalex.org': { query: { api_key: keys.openalex } } }),
    ...(keys.semanticScholar === undefined ? {} : { 'api.semanticscholar.org': { headers: { 'x-api-key': keys.semanticScholar } } }),
    ...(keys.ncbi === undefined ? {} : { 'eutils.ncbi.nlm.nih.gov': { query: { api_key: keys.ncbi } } }),
    ...(keys.courtlistener === undefined ? {} : { 'www.courtlistener.com': { headers: { authorization: `Token ${keys.courtlistener}` } } }),
    ...(keys.brave === undefined ? {} : { 'api.search.brave.com': { headers: { 'x-subscription-token': keys.brave } } }),
    // Unpaywall answers only callers that give an address.
    ...(mailto === undefined ? {} : { 'api.unpaywall.org': { query: { email: mailto } } }),
  };
}

/** Where Crossref publishes the list of Retraction Watch. */
const RETRACTION_WATCH = 'https://gitlab.com/crossref/retraction-watch-data/-/raw/main/retraction_watch.csv';
const LONGEST_LIST = 500_000_000;

/** The list of Retraction Watch as it is kept on this machine, brought up to date unless the run is offline or a replay. */
export function mirroredRetractions(
  settings: Settings,
  { signal, now, http }: { readonly signal: AbortSignal; readonly now?: () => string; readonly http?: Http },
): Promise<Mirrored> {
  const asks = !settings.offline && settings.replay === undefined && http === undefined;
  const { mailto } = settings;
  return mirrored({
    url: settings.retractionWatchUrl ?? RETRACTION_WATCH,
    folder: join(settings.dataDir, 'lists'),
    name: 'retraction-watch.csv',
    fetch: asks
      ? (url, to, headers) =>
          download({
            url,
            to,
            headers,
            signal,
            version: ENGINE,
            tries: 2,
            maxBytes: LONGEST_LIST,
            proxies: proxiesOf(settings),
            ...(mailto === undefined ? {} : { mailto }),
          })
      : null,
    now: () => (now === undefined ? Date.now() : Date.parse(now())),
  });
}
