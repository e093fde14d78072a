/**
 * Progress, on standard error and never in the data: one live line where a person watches, a line per document where a log
 * is kept (and one every half minute of what takes hours), JSON where a program reads. It never shows more than is done, and never more
 * than 100 %; what is left is reckoned from the pass that is under way.
 */
import type { Progress } from '../model/ports.ts';
import { shortened, visible } from '../report/visible.ts';
import type { Settings } from '../settings/index.ts';
import type { Out } from './world.ts';

export interface Shown {
  /** Takes what the run tells. */
  tell(progress: Progress): void;
  /** A document begins; `n` of `all`. */
  begin(name: string, n: number, all: number): void;
  /** A document is done, with a sentence for logs. */
  end(says: string): void;
  /** Writes to standard error without tearing the live line. */
  aside(text: string): void;
}

const BAR = 24;
/** A bar of fewer columns says nothing. */
const LEAST_BAR = 6;
const EVERY_MS = 80;
/** How often a log is told of the building of an index. */
const LINE_EVERY_MS = 30_000;
const VERBS: Readonly<Record<Progress['stage'], string>> = {
  read: 'reading',
  extract: 'reading',
  check: 'checking',
  report: 'writing',
  index: 'indexing',
};

const leftOf = (elapsed: number, done: number, total: number): string =>
  done === 0 || done === total ? '' : `, ~${Math.max(1, Math.ceil((elapsed / done) * (total - done)))} s left`;

/** The live line for one state, without colours. `elapsed` in seconds. */
export function liveLine(name: string, progress: Progress, elapsed: number, columns: number): string {
  const { stage, total, note } = progress;
  const done = total === null ? progress.done : Math.max(0, Math.min(progress.done, total));
  const head = `${name} ${VERBS[stage]} `;
  const told = note === undefined ? '' : `  ${visible(note)}`;
  if (total === null || total === 0)
    return shortened(`${head}${done === 0 ? '' : done.toLocaleString('en')}  ${elapsed.toFixed(1)} s${told}`, columns - 1, '');
  const share = done / total;
  const counts = `${head}${done}/${total} `;
  const after = ` ${String(Math.floor(share * 100)).padStart(3)}%  ${elapsed.toFixed(1)} s${leftOf(elapsed, done, total)}`;
  // In a narrow terminal the bar gives way before a figure is cut.
  const room = Math.min(BAR, columns - 1 - (counts.length + after.length + 2));
  const bar = room < LEAST_BAR ? '' : barOf(share, room);
  return shortened(`${counts}${bar}${after}${told}`, columns - 1, '');
}

function barOf(share: number, width: number): string {
  const full = Math.floor(share * width);
  return `[${'='.repeat(Math.max(0, full - 1))}${full > 0 ? (full === width ? '=' : '>') : ''}${'-'.repeat(width - full)}]`;
}

/** Progress as the settings want it; `auto` is a live line for a person and a line per document for a log. */
export function showProgress(how: Settings['progress'], err: Out, now: () => number = () => performance.now()): Shown {
  const mode = how === 'auto' ? (err.isTTY ? 'bar' : 'plain') : how;
  let name = '';
  let started = now();
  let stage: Progress['stage'] = 'read';
  let total: number | null = null;
  let drawn = Number.NEGATIVE_INFINITY;
  let live = false;
  const wipe = (): void => {
    if (live) err.write('\r\x1b[2K');
    live = false;
  };
  return {
    tell(progress) {
      if (mode === 'json') err.write(`${JSON.stringify({ type: 'progress', document: name, ...progress })}\n`);
      const line = mode === 'plain' && progress.stage === 'index';
      if (mode !== 'bar' && !line) return;
      // An index is built in passes, each with its own total: what went before tells nothing of how long this one takes.
      const begins = progress.stage !== stage || (progress.stage === 'index' && progress.total !== total);
      if (begins) started = now();
      stage = progress.stage;
      total = progress.total;
      if (line) {
        if (begins && drawn === Number.NEGATIVE_INFINITY) drawn = now();
        if (now() - drawn < LINE_EVERY_MS) return;
        drawn = now();
        const done = total === null ? 0 : Math.max(0, Math.min(progress.done, total));
        const share = total === null || total === 0 ? '' : `${Math.floor((done / total) * 100)} %`;
        const left = total === null ? '' : leftOf((now() - started) / 1000, done, total);
        err.write(`${name}: ${[`${share}${left}`, visible(progress.note ?? '')].filter((part) => part !== '').join('; ')}\n`);
        return;
      }
      const last = progress.total !== null && progress.done >= progress.total;
      if (!begins && !last && now() - drawn < EVERY_MS) return;
      drawn = now();
      err.write(`\r\x1b[2K${liveLine(name, progress, (now() - started) / 1000, err.columns ?? 80)}`);
      live = true;
    },
    begin(document, n, all) {
      name = `${all > 1 ? `(${n}/${all}) ` : ''}${shortened(visible(document), 40)}`;
      started = now();
      stage = 'read';
      total = null;
    },
    end(says) {
      wipe();
      if (mode === 'plain') err.write(`${says}\n`);
      if (mode === 'json') err.write(`${JSON.stringify({ type: 'document', document: name, says })}\n`);
    },
    aside(text) {
      wipe();
      err.write(text);
    },
  };
}
