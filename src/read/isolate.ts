/**
 * Reads in child processes that can be killed. A parser of somebody else's bytes may loop, eat memory, or end its process by
 * a rejection nobody awaited: in a child each of these is one clear error of one document, and the next document goes on.
 * Children are kept warm and used again, so a folder pays their start once; a child that broke a limit is replaced.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ERROR_CODES, type ErrorCode, StetError } from '../errors.ts';
import type { Document } from '../model/document.ts';
import { ownModule } from '../own-modules.ts';
import { PATTERNS_ONCE } from '../patterns-once.ts';
import type { HandedFile } from './handed.ts';
import { inMegabytes, type ReadLimits } from './limits.ts';
import { processorTime } from './processor-time.ts';

/** What the child is asked for. */
export interface ReadJob {
  readonly name: string;
  readonly path?: string;
  readonly beside?: readonly HandedFile[];
  readonly mediaType?: string;
  readonly onlyCited?: boolean;
  readonly ocr?: readonly string[];
  readonly limits: ReadLimits;
}

/** What the child says. */
export type ChildSays =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number | null }
  /** What comes now may take long for a good reason: the clock begins anew, with more time and memory. */
  | { readonly kind: 'slow' }
  | { readonly kind: 'done'; readonly document: Document }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string };

interface Waiting {
  readonly job: ReadJob;
  readonly load: () => Promise<Uint8Array>;
  readonly progress: ((done: number, total: number | null) => void) | undefined;
  readonly resolve: (document: Document) => void;
  readonly reject: (error: unknown) => void;
  cancelled: boolean;
  /** True when it broke a child that had read others before, and must be read in a new one before it is blamed. */
  fresh: boolean;
  stop?: () => void;
}

interface Reader {
  readonly child: ChildProcess;
  readonly memoryBytes: number;
  readonly ready: Promise<void>;
  busy: boolean;
  /** Documents read so far. */
  used: number;
  /** Ends the document under way. */
  stop?: (() => void) | undefined;
}

/** Two are enough: reading is one stage of several, and each child may hold its whole memory limit. */
const MOST = Math.max(1, Math.min(2, availableParallelism()));
const START_MS = 180_000;
const WATCH_MS = 50;
/** So many times its limit a document may take by the clock, when the machine gives its child no more time than the limit. */
const PATIENCE = 10;
/** For a page that is read from its image: the engine and its data alone need this much. */
const SLOW_MS = 90_000;
const SLOW_BYTES = 1024 * 1024 * 1024;
const CHILD = ownModule(new URL('./child', import.meta.url));
/** From source: what the loader for TypeScript and its maps take in a child, three times as much as the parsers themselves, which is no document's doing. */
const LOADER_BYTES = CHILD.execArgv.length > 0 ? 384 * 1024 * 1024 : 0;

const readers = new Set<Reader>();
const queue: Waiting[] = [];

/**
 * Reads one document in a child. `load` gives the bytes and is called when a child is free, so that a long queue holds no bytes.
 * Throws StetError `too-slow`, `too-large`, `unreadable-input`, `interrupted`, or what the parser itself found.
 */
export function readApart(
  job: ReadJob,
  load: () => Promise<Uint8Array>,
  options: { readonly signal?: AbortSignal; readonly progress?: (done: number, total: number | null) => void } = {},
): Promise<Document> {
  return new Promise((resolve, reject) => {
    const { signal } = options;
    const abort = (): void => {
      waiting.cancelled = true;
      waiting.stop?.();
      settle(() => reject(new StetError('interrupted', `${job.name}: reading was stopped before it was done.`)));
    };
    const settle = (act: () => void): void => {
      signal?.removeEventListener('abort', abort);
      act();
    };
    const waiting: Waiting = {
      job,
      load,
      progress: options.progress,
      resolve: (document) => settle(() => resolve(document)),
      reject: (error) => settle(() => reject(error)),
      cancelled: false,
      fresh: false,
    };
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort, { once: true });
    queue.push(waiting);
    serve();
  });
}

/** Ends all children; documents under way end as `interrupted`. A later read starts new ones. */
export function closeReaders(): void {
  for (const waiting of queue.splice(0)) waiting.reject(new StetError('interrupted', `${waiting.job.name}: the readers were closed.`));
  for (const reader of [...readers]) {
    reader.stop?.();
    dismiss(reader);
  }
}

/** Gives waiting documents to free children, starting children while there may be more. */
function serve(): void {
  while (queue.length > 0) {
    const next = queue[0];
    if (next === undefined) return;
    if (next.cancelled) {
      queue.shift();
      continue;
    }
    const { memoryBytes } = next.job.limits;
    const idle = [...readers].filter((reader) => !reader.busy);
    let reader = idle.find((candidate) => candidate.memoryBytes === memoryBytes && (!next.fresh || candidate.used === 0));
    if (reader === undefined && readers.size >= MOST && idle[0] !== undefined) dismiss(idle[0]);
    if (reader === undefined && readers.size < MOST) reader = start(memoryBytes);
    if (reader === undefined) return;
    queue.shift();
    reader.busy = true;
    reader.used += 1;
    hold(reader, true);
    void read(reader, next);
  }
}

/** One document in one child, from the first byte sent to the answer, the limit or the death of the child. */
async function read(reader: Reader, waiting: Waiting): Promise<void> {
  const { job } = waiting;
  const { child } = reader;
  let ended = false;
  const end = (keep: boolean, act: () => void): void => {
    if (ended) return;
    ended = true;
    clearTimeout(clock);
    clearInterval(watch);
    child.off('message', hear);
    child.off('exit', died);
    reader.busy = false;
    reader.stop = undefined;
    hold(reader, false);
    // A child left fat by one document is not kept for the next.
    if (!keep || residentBytes(child.pid) > job.limits.memoryBytes * 0.8 + LOADER_BYTES) dismiss(reader);
    act();
    serve();
  };
  const fail = (code: ErrorCode, message: string): void => end(false, () => waiting.reject(new StetError(code, `${job.name}: ${message}`)));
  // Promises and memory that documents before left behind may break the child now: only a new child tells whose fault it was.
  const blame = (code: ErrorCode, message: string): void => {
    if (reader.used > 1 && !waiting.fresh && !waiting.cancelled) {
      waiting.fresh = true;
      end(false, () => void queue.unshift(waiting));
    } else end(false, () => waiting.reject(new StetError(code, message)));
  };
  const broke = (message: string): void => blame('unreadable-input', message);
  const full = (): void => blame('too-large', `${job.name}: ${overMemory(job)}`);
  const died = (code: number | null, signal: string | null): void => {
    // V8 gives up on a full heap by SIGABRT (status 134); the system's memory guard sends SIGKILL.
    if (signal === 'SIGABRT' || signal === 'SIGKILL' || code === 134) full();
    else broke(`${job.name}: its parser broke down; the file is probably damaged. Save it anew from its program and try again.`);
  };
  const hear = (said: ChildSays): void => {
    if (said.kind === 'progress') waiting.progress?.(said.done, said.total);
    else if (said.kind === 'slow') {
      memory = Math.max(memory, SLOW_BYTES);
      wind(Math.max(job.limits.milliseconds, SLOW_MS));
    } else if (said.kind === 'done') end(true, () => waiting.resolve(said.document));
    else if (said.kind === 'failed') {
      const { code, message } = said;
      if (isErrorCode(code)) end(true, () => waiting.reject(new StetError(code, message)));
      else broke(message);
    }
  };
  let clock: NodeJS.Timeout | undefined;
  let memory = job.limits.memoryBytes;
  const wind = (milliseconds: number): void => {
    clearTimeout(clock);
    const [had, began] = [processorTime(child.pid), performance.now()];
    const look = (): void => {
      const now = processorTime(child.pid);
      const left = had === null || now === null ? 0 : milliseconds - (now - had);
      if (left > 0 && performance.now() - began < PATIENCE * milliseconds) {
        clock = setTimeout(look, Math.max(WATCH_MS, left));
        return;
      }
      const seconds = Math.round(milliseconds / 100) / 10;
      fail(
        'too-slow',
        `reading took longer than ${seconds} s and was stopped. Print it to a new PDF, or raise the time limit (--limit-seconds).`,
      );
    };
    clock = setTimeout(look, milliseconds);
  };
  let watch: NodeJS.Timeout | undefined;
  waiting.stop = () => fail('interrupted', 'reading was stopped before it was done.');
  reader.stop = waiting.stop;
  child.on('exit', died);
  try {
    const [bytes] = await Promise.all([waiting.load(), reader.ready]);
    if (ended) return;
    child.on('message', hear);
    wind(job.limits.milliseconds);
    watch = setInterval(() => {
      if (residentBytes(child.pid) > memory + LOADER_BYTES) full();
    }, WATCH_MS);
    child.send({ job, bytes }, (error) => {
      if (error !== null) fail('unreadable-input', 'the reading process could not be reached; try again.');
    });
  } catch (error) {
    // The file could not be loaded: no fault of the child.
    end(true, () => waiting.reject(error));
  }
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_CODES, code);

const overMemory = (job: ReadJob): string =>
  `reading needs more than ${inMegabytes(job.limits.memoryBytes)} of memory and was stopped. Split the file, or raise the memory limit (--limit-megabytes).`;

/** Starts a child: bare environment (no secrets to leak), no input or output but the message channel. */
function start(memoryBytes: number): Reader {
  const { SystemRoot } = process.env;
  const child = fork(CHILD.path, [], {
    execArgv: [`--max-old-space-size=${Math.ceil((memoryBytes + LOADER_BYTES) / (1024 * 1024))}`, ...PATTERNS_ONCE, ...CHILD.execArgv],
    env: { TZ: 'UTC', ...(SystemRoot === undefined ? {} : { SystemRoot }) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ready = new Promise<void>((resolve, reject) => {
    const broken = (): void => reject(new StetError('internal', 'The reading process could not be started; check the installation.'));
    const clock = setTimeout(broken, START_MS);
    child.once('message', () => {
      clearTimeout(clock);
      resolve();
    });
    child.once('exit', () => {
      clearTimeout(clock);
      broken();
    });
  });
  ready.catch(() => dismiss(reader));
  child.on('error', () => dismiss(reader));
  child.on('exit', () => readers.delete(reader));
  const reader: Reader = { child, memoryBytes, ready, busy: false, used: 0 };
  readers.add(reader);
  return reader;
}

function dismiss(reader: Reader): void {
  readers.delete(reader);
  reader.child.kill('SIGKILL');
}

/** An idle child does not keep the program alive; a busy one does. */
function hold({ child }: Reader, busy: boolean): void {
  // Bun has the channel without these, and keeps a program for its children alone.
  const channel: Partial<NonNullable<ChildProcess['channel']>> | null | undefined = child.channel;
  if (busy) {
    child.ref();
    channel?.ref?.();
  } else {
    child.unref();
    channel?.unref?.();
  }
}

/** Memory a process holds, in bytes; 0 where the system does not tell (then the limit on the heap alone stands guard). */
function residentBytes(pid: number | undefined): number {
  if (pid === undefined || process.platform !== 'linux') return 0;
  try {
    const line = /VmRSS:\s+(\d{1,15}) kB/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'));
    return Number(line?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
