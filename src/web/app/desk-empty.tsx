/** What stands where there is nothing to show of a run that is there: a list that is empty, still to come, or narrowed to nothing. */
import type { JSX } from 'preact';
import { visible } from '../../report/visible.ts';
import type { RunInfo } from './api.ts';
import type { Looking } from './desk-looking.ts';
import { type Filter, WIDE } from './filters.ts';
import { words } from './messages/language.ts';

/** What is said of a run of which nothing can be shown yet. One that is over has been read: only this page has not got it yet. */
export const comingWords = (info: RunInfo | null): string => {
  const { desk, frame, progress } = words();
  return info?.state === 'queued' ? progress.states.queued : info?.state === 'running' ? desk.reading : frame.opening;
};

/** What stands for the document of a run that has ended without its having been read; "" where it was not kept. */
export const endedWords = (info: RunInfo | null): string => {
  const { desk } = words();
  return info?.state === 'failed' ? desk.notRead : info?.state === 'deleted' ? desk.deleted : '';
};

/** Whether there may be something that did not come yet: of a run that has ended, what the server counted of it. */
export const mayCome = (info: RunInfo | null): boolean =>
  info === null || info.state === 'queued' || info.state === 'running'
    ? true
    : info.progress.done + (info.texts?.quotes ?? 0) + (info.texts?.claims ?? 0) > 0;

export function Empty(props: {
  readonly info: RunInfo | null;
  readonly filter: Filter;
  readonly total: number;
  readonly words: string;
  /** It could not be fetched; the bar says why, and nothing is to be waited for. */
  readonly failed: boolean;
  readonly look: (change: Partial<Looking>) => void;
}): JSX.Element | null {
  const { info, filter, total, words: wanted, failed, look } = props;
  const { desk } = words();
  const error = info?.error?.detail ?? '';
  if (error !== '') return <p class="empty problem">{visible(error)}</p>;
  // What was counted of it before is gone with the rest.
  if (info?.state === 'deleted') return <p class="empty">{desk.deleted}</p>;
  if (total === 0 && failed) return null;
  if (total === 0 && mayCome(info)) return <p class="empty">{comingWords(info)}</p>;
  if (total === 0) return <p class="empty">{info?.state === 'cancelled' ? desk.nothingReached : desk.nothingFound}</p>;
  return (
    <div class="empty">
      <p>{wanted === '' ? (filter === 'needs' ? desk.nothingNeeds : desk.nothingOfKind) : desk.nothingFits}</p>
      <button type="button" onClick={() => look({ filter: 'all', words: '', ...WIDE })}>
        {desk.showAll(total)}
      </button>
    </div>
  );
}
