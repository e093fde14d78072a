/**
 * Starts workers, watches them and starts them anew: one that died, and one that has given no sign of life for so long that it
 * can only hang. What a dead worker held is put back at once, without waiting for its lease to run out. A worker that cannot
 * start at all (an index is gone) is told and not tried again for ever.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import { ERROR_CODES, type ErrorCode, StetError } from '../errors.ts';
import { ownModule } from '../own-modules.ts';
import { PATTERNS_ONCE } from '../patterns-once.ts';
import type { Settings } from '../settings/index.ts';
import { releaseWorker } from '../store/desk/jobs.ts';
import type { Desk } from '../store/desk.ts';
import type { FromWorker, ToWorker } from './worker-process.ts';

export interface SupervisorOptions {
  readonly settings: Settings;
  readonly desk: Desk;
  /** How many workers; the settings' number, or one for two processors. */
  readonly workers?: number;
  /** False: workers have the priority of this process, which answers nobody meanwhile. Default true: a lower one. */
  readonly behind?: boolean;
  readonly news?: (run: string) => void;
  /** What happened, for the log; `unasked`: a worker could not ask the queue, each time. */
  readonly told?: (event: 'started' | 'died' | 'hung' | 'trouble' | 'unasked', about: Readonly<Record<string, unknown>>) => void;
  /** How long a worker may be silent, in milliseconds. */
  readonly silenceMs?: number;
}

export interface Supervisor {
  /** Tells the workers that there is something to do. */
  nudge(): void;
  /** Lets workers begin anew with other settings; what they hold is put back and taken up again. */
  renew(settings: Settings): void;
  /** Workers that run now. */
  alive(): number;
  /** Lets workers put back what they hold, and ends them. */
  stop(): Promise<void>;
}

const SILENCE_MS = 120_000;
const GRACE_MS = 8_000;
const RESTART_MS = 250;

/** One worker for two processors: reading goes on in processes of its own beside it. */
const workersOf = (settings: Settings): number => settings.server.workers ?? Math.max(1, Math.floor(availableParallelism() / 2));

/** Starts the workers. Throws StetError when the first one cannot start. */
export async function supervise(options: SupervisorOptions): Promise<Supervisor> {
  let { settings } = options;
  const { desk, workers = workersOf(options.settings), silenceMs = SILENCE_MS, behind = true, told } = options;
  const { path, execArgv } = ownModule(new URL('./worker-process', import.meta.url));
  const children = new Map<ChildProcess, { heard: number; hung: boolean; leaving: boolean; readonly name: string }>();
  let stopping = false;

  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const name = `${hostname().slice(0, 60)}/${process.pid}/${randomBytes(4).toString('hex')}`;
      const child = fork(path, [], {
        execArgv: [...PATTERNS_ONCE, ...execArgv],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      children.set(child, { heard: performance.now(), hung: false, leaving: false, name });
      let ready = false;
      child.on('message', (said: FromWorker) => {
        const about = children.get(child);
        if (about !== undefined) about.heard = performance.now();
        if (said.kind === 'ready') {
          ready = true;
          told?.('started', { worker: name, pid: child.pid });
          resolve();
        } else if (said.kind === 'news') options.news?.(said.run);
        else if (said.kind === 'trouble') told?.('trouble', { worker: name, what: said.what, job: said.job });
        else if (said.kind === 'unasked') told?.('unasked', { worker: name, what: `the queue could not be asked: ${said.why}` });
        else if (said.kind === 'refused') reject(new StetError(codeOf(said.code), said.message));
      });
      child.on('error', reject);
      child.on('exit', (code, signal) => {
        const { hung = false, leaving = false } = children.get(child) ?? {};
        children.delete(child);
        if (!ready) return reject(new StetError('internal', 'A worker could not be started; the log says why.'));
        if (stopping) return;
        if (leaving && code === 0) return again();
        told?.('died', { worker: name, code, signal });
        // Killed from outside it is innocent of its end, and so is what it had in hand.
        releaseWorker(desk, name, signal !== 'SIGKILL' || hung)
          .catch(() => undefined)
          .finally(() => setTimeout(again, RESTART_MS));
      });
      send(child, { kind: 'start', name, settings, behind });
    });
  const again = (): void => {
    if (stopping) return;
    start().catch((thrown: unknown) => {
      told?.('trouble', { what: `a worker could not be started: ${thrown instanceof Error ? thrown.message : 'unknown'}` });
      // What is missing may come back (a disk, a database); without workers nothing is lost, only late.
      setTimeout(again, 5_000).unref();
    });
  };
  const watch = setInterval(
    () => {
      for (const [child, about] of children) {
        if (performance.now() - about.heard < silenceMs) continue;
        about.hung = true;
        told?.('hung', { worker: about.name });
        child.kill('SIGKILL');
      }
    },
    Math.min(5_000, silenceMs / 4),
  );
  watch.unref();
  const supervisor: Supervisor = {
    nudge: () => {
      for (const child of children.keys()) send(child, { kind: 'work' });
    },
    renew(now) {
      settings = now;
      for (const [child, about] of children) {
        about.leaving = true;
        send(child, { kind: 'stop' });
      }
    },
    alive: () => children.size,
    async stop() {
      stopping = true;
      clearInterval(watch);
      await Promise.all(
        [...children.keys()].map(
          (child) =>
            new Promise<void>((done) => {
              const clock = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
              child.once('exit', () => {
                clearTimeout(clock);
                done();
              });
              send(child, { kind: 'stop' });
            }),
        ),
      );
    },
  };
  try {
    // One after the other: the first tells whether the settings are right.
    for (let i = 0; i < workers; i += 1) await start();
  } catch (thrown) {
    await supervisor.stop();
    throw thrown;
  }
  return supervisor;
}

const send = (child: ChildProcess, said: ToWorker): void => {
  if (child.connected) child.send(said, () => undefined);
};

const codeOf = (code: string): ErrorCode => (Object.hasOwn(ERROR_CODES, code) ? (code as ErrorCode) : 'internal');
