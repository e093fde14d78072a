/**
 * Follows one run while it goes on: asks for what is there, listens for what comes, and asks again where the stream says less
 * than the page needs. The browser resumes a broken stream by itself, from the last event it saw.
 */

import { getDecisions } from './api/decisions.ts';
import { ApiProblem, cancel, getDocument, getFindings, getReport, getRun, type RunInfo, runPath, shared } from './api.ts';
import { words } from './messages/language.ts';
import { afterEvent, NOTHING, type RunEvent, type RunState, withDecisions, withReport, withRows } from './run-state.ts';
import { type Signal, signal } from './signal.ts';

const EVENTS = [
  'run.started',
  'run.progress',
  'document.read',
  'ref.extracted',
  'ref.verified',
  'quote.checked',
  'claim.judged',
  'source.degraded',
  'source.waiting',
  'decision.made',
  'run.done',
  'run.failed',
  'run.cancelled',
] as const;

/** How long several wishes to ask again are gathered, and how often a run without a stream is asked, in milliseconds. */
const GATHER = 200;
const ASK_AGAIN = 2_000;
/** Events that come so close together change the page once: a long list would be drawn anew for each of them. In milliseconds. */
const TOGETHER = 100;

export interface LiveRun {
  readonly state: Signal<RunState>;
  /** Asks for the state, the findings and the report again. */
  refresh(): Promise<void>;
  /** The same by the wish of somebody, after something could not be shown; a run that goes on is then listened to as well. */
  again(): Promise<void>;
  /** Asks what was decided, by whomever, and shows it; where nothing is heard, what is shown stays. */
  decisions(): Promise<void>;
  stop(): void;
  /** Stops the check itself. One that has ended meanwhile is no trouble: the page then says what became of the wish. */
  cancel(): Promise<void>;
}

const endsOrBegins = (event: string): boolean => /^run\.(?:started|done|failed|cancelled)$/.test(event);
/** An event that should have changed what is shown, and did not: the server is asked then. */
const saysLittle = (event: string): boolean =>
  !/^(?:source\.(?:degraded|waiting)|ref\.extracted|decision\.made|run\.progress|document\.read)$/.test(event);

const isOver = (state: RunState): boolean => state.info !== null && state.info.state !== 'queued' && state.info.state !== 'running';

/** Whether the server said that there is no such thing; else it may be there, and was not given now. */
export const isAbsent = (thrown: unknown): boolean => thrown instanceof ApiProblem && thrown.status === 404;
/** The report of a run that ended without one. */
const noneThere = (thrown: unknown): null => {
  if (isAbsent(thrown)) return null;
  throw thrown;
};

/** Runs that this page has just begun, as the server answered: they are listened to at once, without asking first how far they are. */
const begun = new Map<string, RunInfo>();

/** Notes that a run was begun here; gives its id. */
export function began(run: RunInfo): string {
  begun.set(run.id, run);
  return run.id;
}

/** Begins to follow a run. Problems are part of the state, never thrown. */
export function follow(id: string): LiveRun {
  const known = begun.get(id);
  begun.delete(id);
  const state = signal<RunState>(known === undefined ? NOTHING : { ...NOTHING, info: known });
  let stream: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let stopped = false;
  const change = (by: (now: RunState) => RunState): void => {
    if (!stopped) state.set(by(state.get()));
  };

  const refresh = async (): Promise<void> => {
    try {
      const info = await getRun(id);
      change((now) => ({ ...now, info }));
      const opened = state.get().document === null && info.read ? openDocument() : null;
      // What was not heard is no empty list: it is told, and asked for again when somebody wishes.
      const [rows, report] = await Promise.all([
        getFindings(id),
        info.state === 'done' || info.state === 'cancelled' ? getReport(id).catch(noneThere) : null,
      ]);
      change((now) => ({ ...withRows(report === null ? now : withReport(now, report), rows), problem: '', absent: false }));
      await opened;
    } catch (thrown) {
      change((now) => ({
        ...now,
        problem: thrown instanceof ApiProblem ? thrown.message : words().problems.noRun,
        absent: isAbsent(thrown),
      }));
    }
    if (isOver(state.get())) end();
  };
  let opening = false;
  /** Called once the text is known to be there. */
  const openDocument = async (): Promise<void> => {
    if (opening) return;
    opening = true;
    const document = await getDocument(id).catch(() => null);
    if (document !== null) change((now) => ({ ...now, document }));
    opening = false;
  };
  const soon = (wait = GATHER): void => {
    if (timer !== null || stopped) return;
    timer = setTimeout(() => {
      timer = null;
      void refresh().then(() => {
        // A stream that was refused is not taken up again by the browser.
        if (!stopped && stream?.readyState === EventSource.CLOSED) listen();
      });
    }, wait);
  };
  const again = async (): Promise<void> => {
    await refresh();
    if (!stopped && stream === null && state.get().problem === '' && !isOver(state.get())) listen();
  };
  const decisions = async (): Promise<void> => {
    const made = await getDecisions(id).catch(() => []);
    change((now) => withDecisions(now, made));
  };
  /** A run that has ended tells no events: what others decided meanwhile is asked for when somebody comes back to the page. */
  const cameBack = (): void => {
    if (isOver(state.get())) void decisions();
  };
  window.addEventListener('focus', cameBack);
  const end = (): void => {
    stream?.close();
    stream = null;
  };

  let coming: RunEvent[] = [];
  let together: ReturnType<typeof setTimeout> | null = null;
  const takeIn = (): void => {
    const events = coming;
    coming = [];
    let now = state.get();
    for (const event of events) {
      const next = afterEvent(now, event);
      if (endsOrBegins(event.name) || (next === now && saysLittle(event.name))) soon();
      now = next;
    }
    change(() => now);
    if (events.some(({ name }) => name === 'ref.verified')) progressed();
    if (now.document === null && events.some(({ name }) => name === 'document.read')) void openDocument();
  };
  /** Takes in what came; what comes soon after waits for the rest of it. */
  const gather = (): void => {
    takeIn();
    together = setTimeout(() => {
      together = null;
      if (coming.length > 0) gather();
    }, TOGETHER);
  };
  const heard = (name: string, text: string): void => {
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch {
      soon();
      return;
    }
    coming.push({ name, data });
    if (together === null) gather();
  };
  /** Counts along, so that the bar moves with the cards and not with the next answer. */
  const progressed = (): void =>
    change((now) => {
      if (now.info === null) return now;
      const total = Math.max(now.info.progress.total ?? 0, now.references.size + now.waiting.size);
      const progress = { ...now.info.progress, stage: 'checking', done: now.references.size, total };
      return { ...now, info: { ...now.info, state: now.info.state === 'queued' ? 'running' : now.info.state, progress } };
    });

  const listen = (): void => {
    stream = new EventSource(shared(runPath(id, '/events')));
    for (const name of EVENTS) stream.addEventListener(name, (event) => heard(name, String((event as MessageEvent).data)));
    // Whoever was told that the server does not answer is told that it does.
    stream.onopen = () => {
      if (state.get().problem !== '') soon();
    };
    stream.onerror = () => {
      // Also when the browser takes it up again by itself: a run that ended meanwhile has nothing more to say there.
      if (!isOver(state.get())) soon(ASK_AGAIN);
    };
  };

  if (known !== undefined && !isOver(state.get())) {
    listen();
    void refresh();
  } else void again();
  return {
    state,
    refresh,
    again,
    decisions,
    async cancel() {
      try {
        await cancel(runPath(id));
      } catch (thrown) {
        if (!(thrown instanceof ApiProblem) || thrown.code !== 'conflict') throw thrown;
        soon(0);
      }
      change((now) => ({ ...now, stopAsked: true }));
    },
    stop() {
      stopped = true;
      window.removeEventListener('focus', cameBack);
      if (timer !== null) clearTimeout(timer);
      if (together !== null) clearTimeout(together);
      end();
    },
  };
}
