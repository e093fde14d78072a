/**
 * A worker as a process of its own, started and watched by a supervisor over its message channel: settings come by message, so
 * that keys stand neither in its arguments nor in its environment. It ends when its supervisor does, at once: what it held is
 * taken up again by whoever starts next.
 */
import { getPriority, setPriority } from 'node:os';
import { messageOf, StetError } from '../errors.ts';
import type { Settings } from '../settings/index.ts';
import { openPlace } from './place.ts';
import { startWorker } from './worker.ts';

/** What the supervisor says. */
export type ToWorker =
  /** `behind`: at a lower priority than whoever started it. */
  | { readonly kind: 'start'; readonly name: string; readonly settings: Settings; readonly behind: boolean }
  | { readonly kind: 'work' }
  | { readonly kind: 'stop' };

/** What the worker says. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'beat' }
  | { readonly kind: 'news'; readonly run: string }
  | { readonly kind: 'trouble'; readonly what: string; readonly job: string }
  | { readonly kind: 'unasked'; readonly why: string }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

const BEAT_MS = 2_000;

const say = (said: FromWorker): void => {
  if (process.connected) process.send?.(said, () => undefined);
};
const stop = new AbortController();

process.on('disconnect', () => process.exit(0));
// A signal to the whole group (Ctrl-C) is for the supervisor to answer.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => stop.abort());

let nudge = (): void => undefined;
process.on('message', (said: ToWorker) => {
  if (said.kind === 'start') void begin(said.name, said.settings, said.behind);
  else if (said.kind === 'work') nudge();
  else stop.abort();
});

async function begin(name: string, settings: Settings, behind: boolean): Promise<void> {
  try {
    // Whoever asks a server something comes before whoever waits for a check.
    if (behind) setPriority(0, Math.min(19, getPriority(0) + 10));
  } catch {
    // Not allowed here; then all are alike.
  }
  try {
    const place = await openPlace(settings);
    const worker = await startWorker({
      name,
      settings,
      place,
      signal: stop.signal,
      // For whom nobody's questions come first, the papers of a batch are already being handed in.
      warm: behind,
      news: (run) => say({ kind: 'news', run }),
      unasked: (why) => say({ kind: 'unasked', why }),
      trouble: (what, job) => say({ kind: 'trouble', what, job }),
    });
    nudge = () => worker.nudge();
    const beat = setInterval(() => say({ kind: 'beat' }), BEAT_MS);
    say({ kind: 'ready' });
    await worker.ended;
    clearInterval(beat);
    await place.close();
    process.exit(0);
  } catch (thrown) {
    say({ kind: 'refused', code: thrown instanceof StetError ? thrown.code : 'internal', message: messageOf(thrown) });
    process.exit(thrown instanceof StetError ? 2 : 1);
  }
}
