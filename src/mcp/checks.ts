/**
 * What the tools of the Model Context Protocol need of stet, and stet on this machine as one such thing: reports are kept in memory as
 * long as the program runs, the log of every run on the disk as always. A server is another (`server/routes/mcp.ts`).
 */
import { realpathSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { type Assembly, assemble } from '../assemble.ts';
import { StetError, whyUnread } from '../errors.ts';
import { askedAbout, identifierOf, parseReference, readDocument, verify } from '../index.ts';
import type { Report } from '../model/report.ts';
import { readingOf, type Settings } from '../settings/index.ts';
import { type Found, ofLookup } from './results.ts';

/** What is to be checked: exactly one of the two. */
export interface Wanted {
  /** References, one a line, or a bibliography (BibTeX, RIS, CSL-JSON), or a whole text with its list. */
  readonly text?: string;
  /** A file; relative to the folder that is open for reading. */
  readonly path?: string;
}

/** A check that ended or still goes on. */
export type State = { readonly state: 'done'; readonly report: Report } | { readonly state: 'running'; readonly done: number };

export interface Checks {
  /** Begins a check; gives its id at once. Throws StetError for what the caller must change. */
  begin(wanted: Wanted): Promise<string>;
  /** How it stands, waited for as long as `ms` milliseconds; null when no such check is known. Rejects with what ended it. */
  state(run: string, ms: number): Promise<State | null>;
  /** Records of one work, and who was asked. */
  lookup(query: string): Promise<Found>;
  /** False where files of this machine are not to be read. */
  readonly files: boolean;
  close(): Promise<void>;
}

/** Checks that are remembered; the oldest are forgotten first. */
const KEPT = 50;

interface Kept {
  readonly report: Promise<Report>;
  readonly progress: { readonly done: number };
}

/**
 * Checks with these settings on this machine. `folder` is what may be read; the world's signal ends what is going on, and so does
 * `close`, since nobody is left to hear of it. Indexes are opened when the first check or question comes.
 */
export function localChecks(settings: Settings, folder: string, world: AbortSignal): Checks {
  const closed = new AbortController();
  const signal = AbortSignal.any([world, closed.signal]);
  const runs = new Map<string, Kept>();
  let opened: Promise<Assembly> | null = null;
  const assembly = (): Promise<Assembly> => {
    opened ??= assemble(settings, { signal, progress: () => undefined });
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };
  return {
    files: true,
    async begin(wanted) {
      const name = wanted.path === undefined ? 'text' : wanted.path;
      const source =
        wanted.path === undefined ? { bytes: new TextEncoder().encode(wanted.text ?? '') } : { path: inside(folder, wanted.path) };
      const document = await readDocument({ name, ...source }, { ...readingOf(settings), signal });
      const run = (await assembly()).startRun();
      const progress = { done: 0 };
      const onFinding = (): void => {
        progress.done += 1;
      };
      const report = verify(document, run, { onFinding })
        .then((settled) => run.finish(settled))
        .catch((thrown: unknown) => {
          run.leave();
          throw thrown;
        });
      // Whoever asks for it hears of a failure; nobody may ask.
      report.catch(() => undefined);
      runs.set(run.id, { report, progress });
      for (const [oldest] of [...runs].slice(0, Math.max(0, runs.size - KEPT))) runs.delete(oldest);
      return run.id;
    },
    async state(id, ms) {
      const kept = runs.get(id);
      if (kept === undefined) return null;
      const report = await within(kept.report, ms);
      return report === null ? { state: 'running', done: kept.progress.done } : { state: 'done', report };
    },
    async lookup(query) {
      const typed = identifierOf(query);
      const { fields } = typed === null ? parseReference(query) : { fields: typed };
      const asked = typed ?? { ...fields, type: 'article', title: fields.title ?? query };
      return ofLookup(await askedAbout(query, asked, (await assembly()).startRun()), typed === null ? query : null);
    },
    async close() {
      closed.abort();
      await Promise.allSettled([...runs.values()].map(({ report }) => report));
      await (await opened?.catch(() => null))?.close();
    },
  };
}

/** What a promise gives, or null when it takes longer. Keeps no program from ending that has nothing else to do. */
export async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | null> {
  let ring: NodeJS.Timeout | undefined;
  const late = new Promise<null>((give) => {
    ring = setTimeout(() => give(null), ms);
    ring.unref();
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(ring);
  }
}

/** A file below the folder, links followed. Throws StetError for anything outside it: whoever asks may have been talked into asking. */
function inside(folder: string, path: string): string {
  let real: string;
  try {
    real = realpathSync(resolve(folder, path));
  } catch (thrown) {
    throw new StetError('not-found', `${path}: cannot be read: ${whyUnread(thrown)}`, { cause: thrown });
  }
  const way = relative(realpathSync(folder), real);
  if (way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way))
    throw new StetError(
      'forbidden',
      `${path} is outside the folder that is open for reading; start stet mcp with --folder to open another.`,
    );
  return real;
}
