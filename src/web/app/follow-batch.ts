/**
 * Follows a batch while it runs: every paper once, then each as it changes. Where no stream comes (a proxy that holds answers back)
 * the batch is asked for again and again instead.
 */
import { type BatchInfo, getBatch, getBatchRuns, type RunInfo, shared } from './api.ts';
import { paperOf } from './batch-columns.ts';
import type { Refused } from './given-files.ts';
import { isAbsent } from './live.ts';
import { words } from './messages/language.ts';
import { told } from './parts.tsx';

/** How long changes are gathered before the page shows them, and how often a batch without a stream is asked, in milliseconds. */
const GATHER = 200;
const ASK_AGAIN = 1_500;

export interface Following {
  readonly info: (info: BatchInfo) => void;
  readonly runs: (runs: readonly RunInfo[]) => void;
  /** Files that were given with it and not taken. */
  readonly refused: (refused: readonly Refused[]) => void;
  readonly problem: (says: string, absent?: boolean) => void;
}

/** Begins; gives what ends it. */
export function followBatch(batch: string, tell: Following): () => void {
  const runs = new Map<string, RunInfo>();
  let stream: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let gone = false;
  const show = (): void => {
    timer ??= setTimeout(() => {
      timer = null;
      if (!gone) tell.runs([...runs.values()]);
    }, GATHER);
  };
  const ask = async (): Promise<void> => {
    try {
      const [info, own] = await Promise.all([getBatch(batch), getBatchRuns(batch)]);
      if (gone) return;
      tell.problem('');
      tell.info(info);
      tell.runs(own);
      tell.refused(info.refused ?? []);
      for (const run of own) runs.set(paperOf(run), run);
      if (info.state === 'done') stream?.close();
      else if (stream === null) listen();
      else if (stream.readyState === EventSource.CLOSED) setTimeout(() => void ask(), ASK_AGAIN);
    } catch (thrown) {
      if (!gone) tell.problem(told(thrown, words().problems.noBatch), isAbsent(thrown));
    }
  };
  const listen = (): void => {
    stream = new EventSource(shared(`/v1/batches/${encodeURIComponent(batch)}/events`));
    const heard = (name: string, then: (data: string) => void): void =>
      stream?.addEventListener(name, (event) => then(String((event as MessageEvent).data)));
    heard('run.changed', (data) => {
      const run = JSON.parse(data) as RunInfo;
      runs.set(paperOf(run), run);
      show();
    });
    heard('batch.changed', (data) => tell.info(JSON.parse(data) as BatchInfo));
    heard('batch.done', (data) => {
      tell.info(JSON.parse(data) as BatchInfo);
      stream?.close();
    });
    // The browser takes a stream up again by itself; meanwhile it is found out, and told, whether the server answers at all.
    stream.onerror = () => {
      if (!gone) setTimeout(() => void ask(), ASK_AGAIN);
    };
  };
  void ask();
  return () => {
    gone = true;
    if (timer !== null) clearTimeout(timer);
    stream?.close();
  };
}
