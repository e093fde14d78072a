/**
 * Settings → the world of a run. The only file that names concrete adapters and stores: everything else is handed what it
 * needs. Local indexes come first, in the order given; registries follow unless the run is offline.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { repliesOf } from './audit/log.ts';
import { reportHash } from './audit/reported.ts';
import { showing } from './audit/showing.ts';
import { openTrail, type SealingLog, type Trail } from './audit/trail.ts';
import { StetError } from './errors.ts';
import { aclAnthology } from './lookup/acl-anthology.ts';
import { arxiv } from './lookup/arxiv.ts';
import { courtListener } from './lookup/courtlistener.ts';
import { crossref } from './lookup/crossref.ts';
import { datacite } from './lookup/datacite.ts';
import { dblp } from './lookup/dblp.ts';
import { doaj } from './lookup/doaj.ts';
import { doiAgency } from './lookup/doi-agency.ts';
import { europePmc } from './lookup/europe-pmc.ts';
import { googleBooks } from './lookup/google-books.ts';
import { type OpenHttp, openHttp } from './lookup/http.ts';
import type { HostSecrets } from './lookup/http-record.ts';
import { replayCache } from './lookup/http-replay.ts';
import { internetArchive } from './lookup/internet-archive.ts';
import { localIndex } from './lookup/local.ts';
import { openLibrary } from './lookup/open-library.ts';
import { openalex } from './lookup/openalex.ts';
import { openReview } from './lookup/openreview.ts';
import { orcid } from './lookup/orcid.ts';
import { openPost as postOver } from './lookup/post.ts';
import { pubmed } from './lookup/pubmed.ts';
import { rfcEditor } from './lookup/rfc-editor.ts';
import { semanticScholar } from './lookup/semantic-scholar.ts';
import { standards } from './lookup/standards.ts';
import { unpaywall } from './lookup/unpaywall.ts';
import { webPage } from './lookup/web-page.ts';
import { webSearch } from './lookup/web-search.ts';
import type { AuditEvent } from './model/event.ts';
import type {
  BibliographicIndex,
  Http,
  IntegrityLists,
  LockedStore,
  Post,
  Progress,
  ReplyCache,
  Run,
  SharedIndex,
  SnapshotStore,
  SourceAdapter,
} from './model/ports.ts';
import type { Report } from './model/report.ts';
import { type Settings, settingsHash } from './settings/index.ts';
import { openIndex } from './store/index-read.ts';
import { openIntegrity } from './store/integrity.ts';
import { fileReplyCache } from './store/reply-cache.ts';
import { isShared, openShared } from './store/shared.ts';
import { openSharedIndex } from './store/shared-index.ts';
import { sharedReplyCache, sharedSnapshots } from './store/shared-replies.ts';
import { fileSnapshots } from './store/snapshots.ts';
import { ENGINE } from './version.ts';

export interface World {
  readonly signal: AbortSignal;
  readonly progress: (progress: Progress) => void;
  /** Clock; ISO 8601, UTC, milliseconds. Default: this machine's. */
  readonly now?: () => string;
  /** Network in place of the real one, for tests and replays. */
  readonly http?: Http;
}

/** A run of one document, with its log open. */
export interface OpenRun extends Run {
  /**
   * Calls `show` once all that was told so far is sealed: at most some tenths of a second later, or when the run is finished.
   * Throws StetError when it could not be sealed; then it is never called.
   */
  whenSealed(show: () => void): void;
  /** Closes and seals the log, and only then gives the report, with the seal. Throws StetError when it could not be sealed. */
  finish(report: Report): Report;
}

export interface Assembly {
  /**
   * Begins the run of one document. Throws StetError 'store-failed' when its log cannot be written. With `told`, every event
   * goes there and no log is kept: for comparing a replay with the run it repeats.
   */
  startRun(told?: (event: AuditEvent) => void): OpenRun;
  /** Closes indexes and connections. */
  close(): Promise<void>;
}

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
function remoteAdapters(http: Http, settings: Settings): readonly SourceAdapter[] {
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
    engines.push(webSearch(http, { engine: 'searxng', ask: sources, base: settings.searxng.replace(/\/+$/, '') }));
  } else if (settings.providers.includes('searxng')) {
    throw new StetError('bad-settings', 'The provider "searxng" needs the address of a server: --searxng https://…');
  }
  return [...sources, ...engines];
}

/**
 * Builds everything a run needs. Throws StetError when an index or a list that the settings name cannot be opened.
 */
export async function assemble(settings: Settings, world: World): Promise<Assembly> {
  const now = world.now ?? (() => new Date().toISOString());
  const shared = settings.store === undefined ? null : await openShared(settings.store);
  const snapshots = shared === null ? fileSnapshots(join(settings.dataDir, 'snapshots')) : sharedSnapshots(shared);
  const indexes = await openAll(settings.index);
  const integrity = settings.integrity.length === 0 ? null : await openIntegrity(settings.integrity);
  const holdings = [
    ...indexes.map(({ manifest }) => `${manifest.name} ${manifest.hash}`),
    ...(integrity === null ? [] : [integrity.version]),
  ];
  const quiet = world.http !== undefined || (settings.offline && settings.replay === undefined);
  const network = quiet
    ? null
    : await openNetwork(settings, snapshots, shared === null ? fileReplyCache(settings.cacheDir) : sharedReplyCache(shared), holdings);
  const http = world.http ?? network;
  const adapters = [...indexes.map(localIndex), ...(http === null ? [] : remoteAdapters(http, settings))];
  let trail: Trail | null = null;
  return {
    startRun(told) {
      const id = runId(now());
      if (told === undefined) trail ??= openTrail({ folder: logFolder(settings), keys: join(settings.dataDir, 'keys'), now });
      const log = told ?? (trail as Trail).begin(id);
      return openRun({ id, log, now, adapters, integrity, snapshots, holdings, settings, world });
    },
    async close() {
      for (const index of indexes) await index.close();
      await network?.close();
      await shared?.close();
    },
  };
}

async function openAll(paths: readonly string[]): Promise<(BibliographicIndex | SharedIndex)[]> {
  const opened: (BibliographicIndex | SharedIndex)[] = [];
  try {
    for (const path of paths) opened.push(isShared(path) ? await openSharedIndex(path) : openIndex(path));
  } catch (thrown) {
    for (const index of opened) await index.close();
    throw thrown;
  }
  return opened;
}

/** The network, or in its place what an earlier run was told. */
async function openNetwork(
  settings: Settings,
  snapshots: SnapshotStore,
  replies: ReplyCache,
  holdings: readonly string[],
): Promise<OpenHttp> {
  if (settings.replay !== undefined) {
    const earlier = repliesOf(join(logFolder(settings), settings.replay));
    const lacking = earlier.holdings.filter((held) => !holdings.includes(held));
    if (lacking.length > 0)
      throw new StetError(
        'snapshot-missing',
        `Run ${settings.replay} used ${lacking.join(' and ')}; name the same with --index and --integrity.`,
      );
    const { cache, missing } = await replayCache(snapshots, earlier.replies);
    if (missing.length > 0)
      throw new StetError(
        'snapshot-missing',
        `${missing.length} replies of run ${settings.replay} are no longer kept, ${missing[0]} among them.`,
      );
    return openHttp({ version: ENGINE, snapshots, cache, mode: 'replay' });
  }
  return openHttp({
    version: ENGINE,
    snapshots,
    cache: settings.noCache ? null : replies,
    timeoutMs: settings.timeout * 1000,
    keys: secretsOf(settings),
    // A search server of one's own may well stand in one's own network.
    ...(settings.searxng === undefined ? {} : { allow: [new URL(settings.searxng).origin] }),
    ...(settings.mailto === undefined ? {} : { mailto: settings.mailto }),
    ...(settings.deadline === undefined ? {} : { deadlineMs: settings.deadline * 1000 }),
  });
}

/** Keys by the host that wants them; none is ever part of a URL that is kept. */
function secretsOf({ keys, mailto }: Settings): Readonly<Record<string, HostSecrets>> {
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

interface Parts {
  readonly id: string;
  readonly log: SealingLog | ((event: AuditEvent) => void);
  readonly now: () => string;
  readonly adapters: readonly SourceAdapter[];
  readonly integrity: IntegrityLists | null;
  readonly snapshots: Run['snapshots'];
  readonly holdings: readonly string[];
  readonly settings: Settings;
  readonly world: World;
}

function openRun({ id, log, now, adapters, integrity, snapshots, holdings, settings, world }: Parts): OpenRun {
  const tell = typeof log === 'function' ? log : (event: AuditEvent) => log.append(event);
  const live = typeof log === 'function' ? null : showing(log);
  return {
    id,
    engine: ENGINE,
    node: process.version,
    holdings,
    now,
    adapters,
    integrity,
    snapshots,
    signal: world.signal,
    concurrency: settings.concurrency,
    // What a replay is answered from is named in its events; by its settings it is the run it repeats.
    settingsHash: settingsHash({ ...settings, replay: undefined }),
    tell,
    progress: world.progress,
    whenSealed(show) {
      if (live === null) show();
      else live.after(show);
    },
    finish(report) {
      tell({ ev: 'reported', report: reportHash(report) });
      if (typeof log === 'function') return report;
      const index = log.size - 1;
      const sealed = log.close();
      live?.release();
      return { ...report, audit: { ...sealed, reported: { line: log.lineAt(index), index, path: log.pathOf(index) } } };
    },
  };
}

/** How services that the user named (witnesses, authorities, calendars) are sent a small body. */
export const openPost = (seconds: number, signal: AbortSignal): Post => postOver(seconds, signal, ENGINE);

/** Opens a bucket that forgets nothing. Throws StetError 'bad-settings' or 'missing-package'. */
export const openBucket = async (place: string): Promise<LockedStore & { close(): void }> =>
  (await import('./store/locked-s3.ts')).lockedS3(place);

const logFolder = (settings: Settings): string => settings.logDir ?? join(settings.dataDir, 'logs');

/** Sorts by time, and cannot clash: `r_20260102T030405_1a2b3c4d`. */
const runId = (time: string): string => `r_${time.slice(0, 19).replace(/[-:]/g, '')}_${randomBytes(4).toString('hex')}`;
