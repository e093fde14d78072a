/**
 * Settings → the world of a run. The only file that names concrete adapters and stores: everything else is handed what it
 * needs. Local indexes come first, in the order given; registries follow unless the run is offline.
 */
import { join } from 'node:path';
import { namedModel } from './ask/provider.ts';
import { questionOf, recordedWithHash } from './ask/recorded.ts';
import { modelWitness, replayed } from './ask/witness.ts';
import type { Disk } from './audit/disk.ts';
import { repliesOf } from './audit/log.ts';
import { reportHash } from './audit/reported.ts';
import { showing } from './audit/showing.ts';
import { newRunId, openTrail, type SealingLog, type Trail } from './audit/trail.ts';
import { StetError } from './errors.ts';
import { gather } from './gather.ts';
import { gatherThreads } from './gather-threads.ts';
import { type OpenHttp, openHttp } from './lookup/http.ts';
import { replayCache } from './lookup/http-replay.ts';
import { localIndex } from './lookup/local.ts';
import { openPost as postOver } from './lookup/post.ts';
import type { AuditEvent } from './model/event.ts';
import type {
  BibliographicIndex,
  Gatherers,
  Http,
  IntegrityLists,
  Journals,
  LockedStore,
  Post,
  Progress,
  ReplyCache,
  Run,
  SharedIndex,
  SnapshotStore,
  Witness,
} from './model/ports.ts';
import type { Report } from './model/report.ts';
import { logFolder, openLogs } from './places.ts';
import { mirroredRetractions, peopleAsked, remoteAdapters, secretsOf } from './registries.ts';
import { type Settings, settingsHash } from './settings/index.ts';
import { openIndex } from './store/index-read.ts';
import { openIntegrity } from './store/integrity.ts';
import { openJournals, weighedBy } from './store/journals.ts';
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
  /** Where replies are kept, in place of where the settings keep them. */
  readonly snapshots?: SnapshotStore;
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
  /** Closes and seals the log of a run that came to no report, as far as it was written. Shows nothing; after `finish` it does nothing. */
  leave(): void;
}

export interface Assembly {
  /**
   * Begins the run of one document. Throws StetError 'store-failed' when its log cannot be written. With `told`, every event
   * goes there and no log is kept: for comparing a replay with the run it repeats.
   */
  startRun(told?: (event: AuditEvent) => void): OpenRun;
  /** The lines of a run's log as they were written, by the run's id; null when there are none. */
  linesOf(run: string): Uint8Array | null;
  /** Closes indexes and connections. */
  close(): Promise<void>;
}

/**
 * Builds everything a run needs. Throws StetError when an index or a list that the settings name cannot be opened.
 */
export async function assemble(settings: Settings, world: World): Promise<Assembly> {
  const now = world.now ?? (() => new Date().toISOString());
  const shared = settings.store === undefined ? null : await openShared(settings.store);
  const snapshots = world.snapshots ?? (shared === null ? fileSnapshots(join(settings.dataDir, 'snapshots')) : sharedSnapshots(shared));
  const logs = openLogs(settings);
  const indexes = await openAll(settings.index);
  const mirror = settings.retractionWatch ? await mirroredRetractions(settings, world) : null;
  const lists = [...settings.integrity, ...(mirror?.path == null ? [] : [mirror.path])];
  const journals = settings.journals.length === 0 ? undefined : await openJournals(settings.journals);
  const told = lists.length === 0 ? null : await openIntegrity(lists);
  const integrity = told === null || journals === undefined ? told : weighedBy(told, journals);
  const holdings = [
    ...indexes.map(({ manifest }) => `${manifest.name} ${manifest.hash}`),
    ...(integrity === null ? [] : [integrity.version]),
    ...(journals === undefined ? [] : [journals.version]),
  ];
  const unread =
    mirror?.stale == null || settings.replay !== undefined ? [] : [{ adapter: 'retraction-watch', why: mirror.stale, times: 1 }];
  const quiet = world.http !== undefined || (settings.offline && settings.replay === undefined);
  const replies = shared === null ? fileReplyCache(settings.cacheDir) : sharedReplyCache(shared);
  const network = quiet ? null : await openNetwork(settings, snapshots, replies, holdings, logs.disk);
  const http = world.http ?? (wasAlone(settings, logs.disk) ? null : network);
  const witness = openWitness(settings, snapshots, replies, now, logs.disk);
  const adapters = [...indexes.map(localIndex), ...(http === null ? [] : remoteAdapters(http, settings))];
  const asks = { adapters, people: peopleAsked(indexes, http, settings) };
  // Threads gather from what lies on this machine alone; the network is asked from here, politely and in order.
  const here = settings.index.length > 0 && http === null && !settings.index.some(isShared);
  const gatherers = here
    ? gatherThreads({
        indexes: settings.index.map((path, i) => ({ path, hash: indexes[i]?.manifest.hash ?? '' })),
        here: (reference, venues) => gather(reference, { ...asks, signal: world.signal }, venues),
      })
    : undefined;
  let trail: Trail | null = null;
  return {
    startRun(told) {
      const id = newRunId(now());
      if (told === undefined)
        trail ??= openTrail({ folder: logFolder(settings), keys: join(settings.dataDir, 'keys'), now, disk: logs.disk });
      const log = told ?? (trail as Trail).begin(id);
      return openRun({ id, log, now, asks, integrity, journals, witness, gatherers, snapshots, holdings, unread, settings, world });
    },
    linesOf: (run) => logs.disk.read(join(logFolder(settings), run, 'events.jsonl')),
    async close() {
      logs.close();
      await gatherers?.close();
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

/** Whether a run asked nobody but the indexes at hand: it was offline, and so is its replay. */
const wasAlone = (settings: Settings, disk: Disk): boolean =>
  settings.replay !== undefined &&
  [...repliesOf(join(logFolder(settings), settings.replay), disk).asked].every((name) => name.startsWith('local/'));

/** The network, or in its place what an earlier run was told. Throws StetError `snapshot-missing` when not all of that is kept. */
export async function openNetwork(
  settings: Settings,
  snapshots: SnapshotStore,
  replies: ReplyCache,
  holdings: readonly string[],
  disk: Disk,
): Promise<OpenHttp> {
  // A search server of one's own may well stand in one's own network.
  const own = settings.searxng === undefined ? {} : { allow: [new URL(settings.searxng).origin] };
  if (settings.replay !== undefined) {
    const earlier = repliesOf(join(logFolder(settings), settings.replay), disk);
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
    return openHttp({ version: ENGINE, snapshots, cache, mode: 'replay', ...own });
  }
  return openHttp({
    version: ENGINE,
    snapshots,
    cache: settings.noCache ? null : replies,
    timeoutMs: settings.timeout * 1000,
    keys: secretsOf(settings),
    ...own,
    ...(settings.mailto === undefined ? {} : { mailto: settings.mailto }),
    ...(settings.deadline === undefined ? {} : { deadlineMs: settings.deadline * 1000 }),
  });
}

/** The language model that may be heard about references; none when none is named, or nothing may be asked. In a replay what it said then. */
function openWitness(
  settings: Settings,
  snapshots: SnapshotStore,
  replies: ReplyCache,
  now: () => string,
  disk: Disk,
): Witness | undefined {
  const { references, llmUrl } = settings.judge;
  if (references === undefined || (settings.offline && settings.replay === undefined)) return undefined;
  const { by, model, complete } = namedModel({ llm: references, llmUrl, keys: settings.keys }, settings.replay !== undefined);
  const asked =
    settings.replay === undefined
      ? recordedWithHash(complete, { model, replies, snapshots, now }, settings.noCache)
      : replayed(repliesOf(join(logFolder(settings), settings.replay), disk).testimonies, snapshots, (prompt) => questionOf(model, prompt));
  return modelWitness({ by, asked });
}

interface Parts {
  readonly id: string;
  readonly log: SealingLog | ((event: AuditEvent) => void);
  readonly now: () => string;
  readonly asks: Pick<Run, 'adapters' | 'people'>;
  readonly integrity: IntegrityLists | null;
  readonly journals: Journals | undefined;
  readonly witness: Witness | undefined;
  readonly gatherers: Gatherers | undefined;
  readonly snapshots: Run['snapshots'];
  readonly holdings: readonly string[];
  /** Lists that were wanted and could not be read, or are old: said in every report. */
  readonly unread: Report['outages'];
  readonly settings: Settings;
  readonly world: World;
}

function openRun({
  id,
  log,
  now,
  asks,
  integrity,
  journals,
  witness,
  gatherers,
  snapshots,
  holdings,
  unread,
  settings,
  world,
}: Parts): OpenRun {
  const tell = typeof log === 'function' ? log : (event: AuditEvent) => log.append(event);
  const live = typeof log === 'function' ? null : showing(log);
  let closed = false;
  return {
    id,
    engine: ENGINE,
    node: process.version,
    holdings,
    now,
    ...asks,
    integrity,
    ...(journals === undefined ? {} : { journals }),
    ...(witness === undefined ? {} : { witness }),
    ...(gatherers === undefined ? {} : { gatherers }),
    snapshots,
    signal: world.signal,
    // A replay takes references one by one, as its log tells of them: so each is told again what it was told then.
    concurrency: settings.replay === undefined ? settings.concurrency : 1,
    // What a replay is answered from is named in its events; by its settings it is the run it repeats.
    settingsHash: settingsHash({ ...settings, replay: undefined }),
    tell,
    progress: world.progress,
    whenSealed(show) {
      if (live === null) show();
      else live.after(show);
    },
    finish(settled) {
      const report = unread.length === 0 ? settled : { ...settled, outages: [...settled.outages, ...unread] };
      tell({ ev: 'reported', report: reportHash(report) });
      if (typeof log === 'function') return report;
      const index = log.size - 1;
      closed = true;
      const sealed = log.close();
      live?.release();
      return { ...report, audit: { ...sealed, reported: { line: log.lineAt(index), index, path: log.pathOf(index) } } };
    },
    leave() {
      if (closed || typeof log === 'function' || log.size === 0) return;
      closed = true;
      live?.cease();
      log.close();
    },
  };
}

/** How services that the user named (witnesses, authorities, calendars) are sent a small body. */
export const openPost = (seconds: number, signal: AbortSignal): Post => postOver(seconds, signal, ENGINE);

/** Opens a bucket that forgets nothing. Throws StetError 'bad-settings' or 'missing-package'. */
export const openBucket = async (place: string): Promise<LockedStore & { close(): void }> =>
  (await import('./store/locked-s3.ts')).lockedS3(place);
