/**
 * One check, from the bytes handed in to the sealed report: what `stet check` does, with its findings handed on as soon as their
 * lines are sealed. Knows nothing of queues and databases; runs in a worker process, where a parser or a long list can hold up
 * nobody who asks the server something.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Assembly, assemble, type OpenRun, type World } from '../assemble.ts';
import { StetError } from '../errors.ts';
import {
  type ClaimCheck,
  claimCheckOf,
  extract,
  type HandedFile,
  identifierDocument,
  identifierOf,
  type PreparedQuoteSource,
  prepareAnswerSources,
  readDocument,
  sourceOfDocument,
  verify,
} from '../index.ts';
import type { DocumentClaim } from '../model/claim.ts';
import type { CslItem } from '../model/csl.ts';
import type { Document } from '../model/document.ts';
import type { SnapshotStore } from '../model/ports.ts';
import type { QuoteFinding } from '../model/quote.ts';
import type { ReferenceFinding, Report } from '../model/report.ts';
import { readingOf, type Settings } from '../settings/index.ts';
import { unreadSource } from '../source-texts.ts';
import { fetchPublic, reachOf } from './fetching.ts';
import { type HandedSource, type SourceShelf, sourceShelf } from './source-shelf.ts';
import { type CheckWorld, worldOf } from './taking-over.ts';
import { warm } from './warming.ts';

/** What is to be checked. */
export interface Check {
  readonly name: string;
  readonly kind: string;
  readonly mediaType: string | null;
  readonly bytes: Uint8Array;
  /** Files that were handed in with the document and belong to it. */
  readonly beside?: readonly HandedFile[];
  readonly sources: readonly HandedSource[];
  readonly options: CheckOptions;
  /** True for one of many: then what only a waiting reader needs is left out. */
  readonly bulk: boolean;
}

export interface CheckOptions {
  readonly offline?: boolean;
  readonly onlyCited?: boolean;
  /** What to check; everything that can be, when not said: quotes and claims need sources. */
  readonly layers?: readonly string[];
  /** Check it although nothing has changed since an earlier run. */
  readonly anew?: boolean;
}

export interface Heard {
  /** A log is about to be begun under this id. The check waits until that is written down: what is deleted meanwhile takes it along. */
  began(log: string): Promise<void>;
  /** The document was read; `view` is what pages show of it. */
  document(view: DocumentView): void;
  /** A finding whose log line is sealed. For the first of each kind the check waits until it is seen, at most a second. */
  finding(finding: ReferenceFinding, n: number): Promise<void>;
  quote(finding: QuoteFinding, n: number): Promise<void>;
  claim(finding: DocumentClaim, n: number): Promise<void>;
  progress(stage: 'reading' | 'checking', done: number, total: number | null): void;
  /** A source that could not be read is left out: what it holds is then not at hand. */
  leftOut(source: string, why: string): void;
  /** A host is waited for before it is asked again, for this check or for another beside it. */
  waits(waiting: Parameters<NonNullable<World['waits']>>[0]): void;
}

export type DocumentView = Pick<Document, 'id' | 'name' | 'mediaType' | 'text' | 'blocks' | 'pages' | 'links' | 'notes'> & {
  readonly citations: Report['citations'];
};

export interface Checked {
  readonly report: Report;
  readonly view: DocumentView;
  /** Lines of the sealed log. */
  readonly lines: () => string;
}

/** Keeps indexes and connections open between checks, one set for each way in which runs may differ. */
export interface Checker {
  /** Throws StetError for what the person must change; an aborted signal ends the check with what is settled. */
  check(check: Check, heard: Heard, signal: AbortSignal): Promise<Checked>;
  /** Under what a check with these wishes is made now. */
  world(options: CheckOptions): Promise<CheckWorld>;
  /** Makes the first check as quick as later ones, until told to stop; gives whether nothing more is to be gained. Never throws. */
  warm(signal: AbortSignal): Promise<boolean>;
  close(): Promise<void>;
}

/** How long a check waits for its first finding to be seen, in milliseconds: a slow disk makes it wait, and must not hold it up. */
const PATIENCE_MS = 1_000;
const LAYERS: readonly string[] = ['refs', 'quotes', 'claims'];

const viewOf = (document: Document, citations: Report['citations']): DocumentView => {
  const { id, name, mediaType, text, blocks, pages, links, notes } = document;
  return { id, name, mediaType, text, blocks, pages, links, notes, citations };
};

/**
 * A checker with the server's own settings; replies are kept in `snapshots`, where that is not null; `told` hears, once each, why a
 * model of theirs did not count. Throws StetError when an index or a list cannot be opened.
 */
export async function openChecker(
  settings: Settings,
  snapshots: SnapshotStore | null = null,
  told: (why: string) => void = () => undefined,
): Promise<Checker> {
  // Checks beside each other ask the same hosts, and wait for them together.
  const listening = new Set<Heard>();
  const waits: Heard['waits'] = (waiting) => {
    for (const heard of listening) heard.waits(waiting);
  };
  const world = { signal: new AbortController().signal, progress: () => undefined, waits, ...(snapshots === null ? {} : { snapshots }) };
  const assemblies = new Map<boolean, Promise<Assembly>>();
  const assembly = (offline: boolean): Promise<Assembly> => {
    const made = assemblies.get(offline) ?? assemble({ ...settings, offline }, world);
    assemblies.set(offline, made);
    return made;
  };
  /** Whether a run with these wishes asks nothing over the network. */
  const alone = ({ offline = false }: CheckOptions): boolean => settings.offline || offline;
  await assembly(settings.offline);
  const silent = new Set<string>();
  const once = (why: string): void => {
    if (!silent.has(why)) told(why);
    silent.add(why);
  };
  const judging = new Map<boolean, Promise<ClaimCheck | null>>();
  /** How claims are judged, opened when the first are; a judge that cannot be opened is tried again with the next run. */
  const judges = (offline: boolean): Promise<ClaimCheck | null> => {
    const opened =
      judging.get(offline) ??
      claimCheckOf({ ...settings, offline }, { told: once }).catch((thrown: unknown) => {
        judging.delete(offline);
        throw thrown;
      });
    judging.set(offline, opened);
    return opened;
  };
  // Read apart from any one check, so that one which is stopped takes nothing from the others; limits bound how long it may take.
  const quoted = sourceShelf((source) => sourceOf(source, settings));
  const weighed = sourceShelf(async (source) => {
    const read = await quoted.take(source);
    return prepareAnswerSources([read])[0] ?? read;
  });
  /** What is done once the log has its name. */
  const checkedIn = async (run: OpenRun, made: Assembly, check: Check, heard: Heard, signal: AbortSignal): Promise<Checked> => {
    const read = await documentOf(check, settings, run, heard, signal);
    const extraction = check.bulk ? null : extract(read);
    heard.document(viewOf(read, extraction?.citations ?? []));
    const layers = check.options.layers ?? LAYERS;
    const claims = check.sources.length > 0 && layers.includes('claims') ? await judges(alone(check.options)) : null;
    const texts = await textsOf(check, claims === null ? quoted : weighed, heard, signal);
    /** Hands on, with their numbers, findings of one kind as their lines are sealed. */
    const numbered = <Finding>(hear: (finding: Finding, n: number) => Promise<void>): ((finding: Finding) => void | Promise<void>) => {
      let n = 0;
      return (finding) => {
        n += 1;
        const at = n;
        if (at > 1 || check.bulk) return run.whenSealed(() => void hear(finding, at));
        // Writing takes turns of the event loop, which a check that went on at once would keep for itself until its end.
        return soon(new Promise<void>((seen) => run.whenSealed(() => void hear(finding, at).finally(seen))));
      };
    };
    const checked = await verify(read, run, {
      references: layers.includes('refs'),
      ...(extraction === null ? {} : { extraction }),
      ...(texts.length > 0 ? { sources: texts, quotes: layers.includes('quotes') } : {}),
      ...(claims === null ? {} : { claims }),
      onFinding: numbered(heard.finding),
      onQuote: numbered(heard.quote),
      onClaim: numbered(heard.claim),
    });
    const report = run.finish(checked);
    const lines = (): string => new TextDecoder().decode(made.linesOf(report.run) ?? new Uint8Array(0));
    return { report, view: viewOf(read, report.citations), lines };
  };
  return {
    async check(check, heard, signal) {
      const made = await assembly(alone(check.options));
      const run = openRun(made, heard, signal);
      await heard.began(run.id);
      listening.add(heard);
      try {
        return await checkedIn(run, made, check, heard, signal);
      } catch (thrown) {
        run.leave();
        throw thrown;
      } finally {
        listening.delete(heard);
      }
    },
    async world(options) {
      const offline = alone(options);
      return worldOf(
        (await assembly(offline)).startRun(() => undefined),
        { ...settings, offline },
      );
    },
    async warm(signal) {
      const { startRun } = await assembly(settings.offline);
      return warm(readingOf(settings).limits, () => startRun(() => undefined), signal);
    },
    async close() {
      for (const made of assemblies.values()) await (await made).close();
    },
  };
}

/** Waits for something that is due, but no longer than a person would. */
async function soon(due: Promise<void>): Promise<void> {
  const enough = new AbortController();
  await Promise.race([due, wait(PATIENCE_MS, undefined, { signal: enough.signal }).catch(() => undefined)]);
  enough.abort();
}

/** The assembly's run with this check's own wish to stop and its own listeners. */
function openRun(assembly: Assembly, heard: Heard, signal: AbortSignal): OpenRun {
  return {
    ...assembly.startRun(),
    signal,
    progress: ({ stage, done, total }) => heard.progress(stage === 'check' ? 'checking' : 'reading', done, total),
  };
}

async function documentOf(check: Check, settings: Settings, run: OpenRun, heard: Heard, signal: AbortSignal): Promise<Document> {
  const { name, kind, mediaType, options } = check;
  let { bytes } = check;
  if (kind === 'identifier') {
    const fields: CslItem | null = identifierOf(new TextDecoder().decode(bytes));
    if (fields === null) throw new StetError('usage', `${name}: this is no DOI, arXiv id, PMID or ISBN.`);
    return identifierDocument(name, fields, run);
  }
  if (kind === 'url') {
    if (run.adapters.every(({ remote }) => !remote))
      throw new StetError('usage', 'This run is offline, so no address is fetched; hand the document in as a file.');
    bytes = await fetchPublic(new TextDecoder().decode(bytes), {
      most: settings.limits.inputBytes,
      milliseconds: settings.timeout * 4000,
      signal,
      reach: reachOf(settings.server.allowTargets),
      proxy: settings,
    });
  }
  const onlyCited = options.onlyCited ?? settings.onlyCited;
  return readDocument(
    { name, bytes, ...(check.beside === undefined ? {} : { beside: check.beside }), ...(mediaType === null ? {} : { mediaType }) },
    {
      ...readingOf(settings),
      signal,
      progress: (done, total) => heard.progress('reading', done, total),
      ...(onlyCited === undefined ? {} : { onlyCited }),
    },
  );
}

/**
 * The texts of the works that are at hand. Of one paper each must be readable: a person is there to put it right. Of many, one
 * damaged source is told and left out, and the papers are checked.
 */
async function textsOf(
  { sources, bulk }: Check,
  shelf: SourceShelf<PreparedQuoteSource>,
  heard: Heard,
  signal: AbortSignal,
): Promise<PreparedQuoteSource[]> {
  const texts: PreparedQuoteSource[] = [];
  for (const source of sources) {
    signal.throwIfAborted();
    try {
      texts.push(await shelf.take(source));
    } catch (thrown) {
      if (!bulk || !(thrown instanceof StetError) || thrown.code === 'store-failed') throw thrown;
      heard.leftOut(source.name, thrown.code);
      // In its place: the numbers of those behind it are not moved.
      texts.push(unreadSource(source.name, calledOf(source.name)));
    }
  }
  return texts;
}

/** What people call a file: the ending says what kind it was, which they know. */
const calledOf = (name: string): string => name.replace(/\.(?:pdf|docx|txt|md|html?|tex|json|xml)$/i, '') || name;

/** The text of a cited work, made ready for its quotes to be looked for. */
async function sourceOf(source: HandedSource, settings: Settings): Promise<PreparedQuoteSource> {
  const { name, mediaType } = source;
  const document = await readDocument(
    { name, bytes: await source.bytes(), ...(mediaType === undefined ? {} : { mediaType }) },
    { ...readingOf(settings), signal: new AbortController().signal },
  );
  const made = sourceOfDocument(name, calledOf(name), document);
  return { ...made, aliases: [...made.aliases, name] };
}
