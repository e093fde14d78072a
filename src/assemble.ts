/**
 * Settings → the world of a run. The only file that names concrete adapters and stores: everything else is handed what it
 * needs. Local indexes come first, in the order given; registries follow unless the run is offline.
 */
import { join } from 'node:path';
import type { Disk } from './audit/disk.ts';
import { repliesOf } from './audit/log.ts';
import { newRunId, openTrail, type Trail } from './audit/trail.ts';
import { StetError } from './errors.ts';
import { gatherThreads } from './gather/threads.ts';
import { gather } from './gather.ts';
import type { OpenHttp } from './lookup/http.ts';
import { localIndex } from './lookup/local.ts';
import { recordedPeople } from './lookup/orcid/people.ts';
import { openPost as postOver } from './lookup/post.ts';
import type { AuditEvent } from './model/event.ts';
import type {
  BibliographicIndex,
  Http,
  LockedStore,
  Post,
  Progress,
  ReplyCache,
  SharedIndex,
  SnapshotStore,
  Witness,
} from './model/ports.ts';
import { type OpenRun, openRun } from './open-run.ts';
import { logFolder, openLogs } from './places.ts';
import { type ProxySettings, proxiesOf } from './proxy.ts';
import type { Settings } from './settings/index.ts';
import { openIndex } from './store/index/read.ts';
import { openIntegrity } from './store/integrity.ts';
import { openJournals, weighedBy } from './store/journals.ts';
import { fileReplyCache } from './store/reply-cache.ts';
import { isShared, openShared } from './store/shared.ts';
import { fileSnapshots } from './store/snapshots.ts';
import { ENGINE } from './version.ts';

export type { OpenRun } from './open-run.ts';

/** What a run finds around it; all may be left out. What lies behind `now` stands in for this machine in tests and replays. */
export interface World {
  /** Stops runs when it goes off: they then report what was settled. Default: one that never does. */
  readonly signal?: AbortSignal;
  /** Told how far a run is. Default: nobody. */
  readonly progress?: (progress: Progress) => void;
  /** Told, each time, of a host that is waited for before it is asked again, why, and how many seconds. Default: nobody. */
  readonly waits?: (waiting: { readonly host: string; readonly why: string; readonly seconds: number }) => void;
  /** Clock; ISO 8601, UTC, milliseconds. Default: this machine's. */
  readonly now?: () => string;
  /** Network in place of the real one, for tests and replays. */
  readonly http?: Http;
  /** Where replies are kept, in place of where the settings keep them. */
  readonly snapshots?: SnapshotStore;
}

/** The world of any number of runs: sources, stores and logs, opened once. To be closed. */
export interface Assembly {
  /**
   * Begins the run of one document. Throws StetError 'store-failed' when its log cannot be written, 'usage' once closed. With `told`, every event
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
export async function assemble(settings: Settings, world: World = {}): Promise<Assembly> {
  const opened: Closing[] = [];
  let closed = false;
  const close = async (): Promise<void> => {
    closed = true;
    for (let one = opened.pop(); one !== undefined; one = opened.pop()) await one();
  };
  try {
    const { signal = new AbortController().signal, progress = () => undefined } = world;
    const { startRun, ...rest } = await assembled(settings, { ...world, signal, progress }, opened);
    return {
      ...rest,
      startRun(told) {
        if (closed) throw new StetError('usage', 'startRun: this assembly was closed; assemble(settings) opens another.');
        return startRun(told);
      },
      close,
    };
  } catch (thrown) {
    await close().catch(() => undefined);
    throw thrown;
  }
}

/** Whom the settings name beside the indexes: loaded only where anybody is asked. */
const registries = () => import('./registries.ts');

/** Closes one thing that was opened. */
type Closing = () => Promise<void> | void;

/** A world with what every run needs. */
type Whole = World & Required<Pick<World, 'signal' | 'progress'>>;

async function assembled(settings: Settings, world: Whole, opened: Closing[]): Promise<Omit<Assembly, 'close'>> {
  const now = world.now ?? (() => new Date().toISOString());
  const shared = settings.store === undefined ? null : await openShared(settings.store);
  if (shared !== null) opened.push(shared.close);
  const kept = shared === null ? null : await import('./store/shared/replies.ts');
  const snapshots =
    world.snapshots ??
    (shared === null || kept === null ? fileSnapshots(join(settings.dataDir, 'snapshots')) : kept.sharedSnapshots(shared));
  const logs = openLogs(settings);
  opened.push(logs.close);
  const indexes = await openAll(settings.index, opened);
  const mirror = settings.retractionWatch ? await (await registries()).mirroredRetractions(settings, world) : null;
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
  const replies = shared === null || kept === null ? fileReplyCache(settings.cacheDir) : kept.sharedReplyCache(shared);
  const network = quiet ? null : await openNetwork(settings, snapshots, replies, holdings, logs.disk, world.waits);
  if (network !== null) opened.push(network.close);
  const http = world.http ?? (wasAlone(settings, logs.disk) ? null : network);
  const witness = await openWitness(settings, snapshots, replies, now, logs.disk);
  const asked = http === null ? null : (await registries()).asked(http, settings);
  const asks = {
    adapters: [...indexes.map(localIndex), ...(asked?.adapters ?? [])],
    people: [...indexes.map(recordedPeople), ...(asked?.people ?? [])],
  };
  // Threads gather from what lies on this machine alone; the network is asked from here, politely and in order.
  const here = settings.index.length > 0 && http === null && !settings.index.some(isShared);
  const gatherers = here
    ? gatherThreads({
        indexes: settings.index.map((path, i) => ({ path, hash: indexes[i]?.manifest.hash ?? '' })),
        here: (reference, venues) => gather(reference, { ...asks, signal: world.signal }, venues),
      })
    : undefined;
  if (gatherers !== undefined) opened.push(gatherers.close);
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
  };
}

async function openAll(paths: readonly string[], opened: Closing[]): Promise<(BibliographicIndex | SharedIndex)[]> {
  const indexes: (BibliographicIndex | SharedIndex)[] = [];
  for (const path of paths) {
    const index = isShared(path) ? await (await import('./store/shared/index.ts')).openSharedIndex(path) : openIndex(path);
    opened.push(() => index.close());
    indexes.push(index);
  }
  return indexes;
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
  waits?: World['waits'],
): Promise<OpenHttp> {
  const { openHttp } = await import('./lookup/http.ts');
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
    const { replayCache } = await import('./lookup/http/replay.ts');
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
    proxies: proxiesOf(settings),
    keys: (await registries()).secretsOf(settings),
    ...own,
    ...(waits === undefined ? {} : { waits }),
    ...(settings.mailto === undefined ? {} : { mailto: settings.mailto }),
    ...(settings.deadline === undefined ? {} : { deadlineMs: settings.deadline * 1000 }),
  });
}

/** The language model that may be heard about references; none when none is named, or nothing may be asked. In a replay what it said then; throws StetError `snapshot-missing` when that is gone. */
async function openWitness(
  settings: Settings,
  snapshots: SnapshotStore,
  replies: ReplyCache,
  now: () => string,
  disk: Disk,
): Promise<Witness | undefined> {
  const { references, llmUrl } = settings.judge;
  if (references === undefined || (settings.offline && settings.replay === undefined)) return undefined;
  const [{ namedModel }, { questionOf, recordedWithHash }, { modelWitness, replayed }] = await Promise.all([
    import('./ask/provider.ts'),
    import('./ask/recorded.ts'),
    import('./ask/witness.ts'),
  ]);
  const { by, model, complete } = namedModel(
    { llm: references, llmUrl, keys: settings.keys, proxies: settings.replay === undefined ? proxiesOf(settings) : undefined },
    settings.replay !== undefined,
  );
  if (settings.replay === undefined)
    return modelWitness({ by, asked: recordedWithHash(complete, { model, replies, snapshots, now }, settings.noCache) });
  const { testimonies } = repliesOf(join(logFolder(settings), settings.replay), disk);
  // An answer that is no longer kept would come out as a difference of the run, and is none.
  for (const said of testimonies.values())
    if ('snapshot' in said && (await snapshots.get(said.snapshot)) === null)
      throw new StetError('snapshot-missing', `What the model answered in run ${settings.replay} is no longer kept: ${said.snapshot}.`);
  return modelWitness({ by, asked: replayed(testimonies, snapshots, (prompt) => questionOf(model, prompt)) });
}

/** How services that the user named (witnesses, authorities, calendars, another reader) are sent a small body, through the proxy that the settings name. */
export const openPost = (seconds: number, signal: AbortSignal, settings: ProxySettings): Post =>
  postOver(seconds, signal, ENGINE, proxiesOf(settings));

/** Opens a bucket that forgets nothing. Throws StetError 'bad-settings' or 'missing-package'. */
export const openBucket = async (place: string): Promise<LockedStore & { close(): void }> =>
  (await import('./store/locked-s3.ts')).lockedS3(place);
