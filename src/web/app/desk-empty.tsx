/** What stands where there is nothing to show: a run that is not here, a list that is empty or narrowed to nothing. */
import type { JSX } from 'preact';
import { visible } from '../../report/visible.ts';
import type { Looking } from './desk-looking.ts';
import { type Filter, WIDE } from './filters.ts';
import { Head } from './frame.tsx';
import { words } from './messages/language.ts';

export function Missing({ problem }: { readonly problem: string }): JSX.Element {
  const { frame } = words();
  return (
    <>
      <Head />
      <main class="page">
        <h1>{frame.notHere}</h1>
        <p>{problem}</p>
        <p>
          <a href="/">{frame.backToStart}</a>
        </p>
      </main>
    </>
  );
}

export function Empty(props: {
  readonly over: boolean;
  readonly filter: Filter;
  readonly total: number;
  readonly words: string;
  readonly error: string;
  readonly look: (change: Partial<Looking>) => void;
}): JSX.Element {
  const { over, filter, total, words: wanted, error, look } = props;
  const { desk } = words();
  if (error !== '') return <p class="empty problem">{visible(error)}</p>;
  if (!over && total === 0) return <p class="empty">{desk.reading}</p>;
  if (total === 0) return <p class="empty">{desk.nothingFound}</p>;
  return (
    <div class="empty">
      <p>{wanted === '' ? (filter === 'needs' ? desk.nothingNeeds : desk.nothingOfKind) : desk.nothingFits}</p>
      <button type="button" onClick={() => look({ filter: 'all', words: '', ...WIDE })}>
        {desk.showAll(total)}
      </button>
    </div>
  );
}
