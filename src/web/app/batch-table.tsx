/** The grid of papers: a row for each, drawn as far as it is in the window, with its figures, who looks after it, and how far it is. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { visible } from '../../report/visible.ts';
import type { BatchInfo, RunInfo } from './api.ts';
import { COLUMNS, cellOf, NUMBERS, numbered, ofTexts } from './batch-columns.ts';
import type { PaperList } from './batch-list.ts';
import { nameOf } from './items.ts';
import { dayOrTime, moment, words } from './messages/language.ts';
import { useRowWindow } from './row-window.ts';

export function BatchTable(props: {
  readonly info: BatchInfo | null;
  readonly runs: readonly RunInfo[];
  readonly list: PaperList;
  readonly chosen: string;
  readonly onChosen: (id: string) => void;
  readonly onGive: (run: RunInfo, reviewer: string) => void;
}): JSX.Element {
  const { info, runs, list, chosen, onChosen, onGive } = props;
  const { shown } = list;
  const { batch: says } = words();
  // As they came, whatever they are sorted by: who reads without names still speaks of the same paper.
  const numbers = useMemo(() => numbered(runs), [runs]);
  const nameFor = (run: RunInfo): string => (info?.anonymous === true ? says.paper(numbers.get(run.id) ?? 0) : nameOf(run.name));
  const body = useRef<HTMLTableSectionElement>(null);
  const drawn = useRowWindow(shown.length, () => body.current);
  const reviewers = useMemo(() => [...new Set(runs.flatMap(({ reviewer }) => reviewer ?? []))].sort(), [runs]);
  // To those a finding concerns nobody says who looks after it.
  const view = info?.view ?? null;
  const texts = info?.texts != null || runs.some((run) => run.texts !== null);
  const columns = COLUMNS.filter((id) => (id !== 'reviewer' || view !== 'author') && (texts || !ofTexts(id)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window is scrolled with the arrow keys.
    <section class="grid-holder" aria-label={says.list} tabIndex={0}>
      <table class="grid" aria-rowcount={shown.length + 1}>
        <Heads columns={columns} list={list} />
        <tbody ref={body}>
          <KeptFree height={drawn.above} columns={columns.length} />
          {shown.slice(drawn.from, drawn.to).map((run, i) => (
            <tr key={run.id} class={run.id === chosen ? 'chosen' : ''} aria-rowindex={drawn.from + i + 2}>
              <th scope="row" class="name">
                <a id={`paper-${run.id}`} href={`/r/${encodeURIComponent(run.id)}`} onFocus={() => onChosen(run.id)}>
                  {nameFor(run)}
                </a>
                {run.state === 'failed' ? (
                  // Beside its name, since the last column may lie beyond the window; who listens hears it there.
                  <span class="unread" aria-hidden="true">
                    {says.states.failed}
                  </span>
                ) : null}
                {run.checkedAt == null ? null : (
                  <span class="since" aria-hidden="true" title={says.unchanged(moment(run.checkedAt))}>
                    {says.unchangedSince(dayOrTime(run.checkedAt))}
                  </span>
                )}
              </th>
              {NUMBERS.filter((id) => texts || !ofTexts(id)).map((id) => (
                <Figure key={id} run={run} column={id} />
              ))}
              {view === 'author' ? null : (
                <td class="reviewer">
                  {view === 'owner' ? (
                    <Reviewer label={says.reviewerOf(nameFor(run))} name={run.reviewer ?? ''} give={(name) => onGive(run, name)} />
                  ) : (
                    visible(run.reviewer ?? '')
                  )}
                </td>
              )}
              <td class="state">
                {says.states[run.state]}
                {run.state === 'running' && run.progress.total !== null ? ` ${run.progress.done}/${run.progress.total}` : ''}
                {run.checkedAt == null ? null : <span class="unseen"> {says.unchanged(moment(run.checkedAt))}</span>}
              </td>
            </tr>
          ))}
          <KeptFree height={drawn.below} columns={columns.length} />
        </tbody>
      </table>
      <datalist id="reviewers">
        {reviewers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {shown.length === 0 && info !== null ? <p class="empty">{runs.length === 0 ? says.none : says.noneFits}</p> : null}
    </section>
  );
}

interface ReviewerProps {
  readonly label: string;
  readonly name: string;
  readonly give: (name: string) => void;
}

/** Who looks after a paper. What is typed stays while the row is drawn anew, and counts at Enter and when the field is left, also by scrolling it away. */
function Reviewer({ label, name, give }: ReviewerProps): JSX.Element {
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const given = useRef<string | null>(null);
  const leave = useRef<() => void>(() => undefined);
  // A field that is taken away is left as well, and what was given once need not be given again before the answer has come.
  leave.current = () => {
    if (typed === null || typed === name || typed === given.current) return;
    given.current = typed;
    give(typed);
  };
  // What is written down by now is shown again, unless somebody is typing.
  useEffect(() => {
    given.current = null;
    if (document.activeElement !== field.current) setTyped(null);
  }, [name]);
  useEffect(() => () => leave.current(), []);
  return (
    <input
      ref={field}
      type="text"
      list="reviewers"
      maxLength={200}
      placeholder={words().batch.nobody}
      aria-label={label}
      value={typed ?? name}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => leave.current()}
      onKeyDown={(event) => (event.key === 'Enter' ? leave.current() : undefined)}
    />
  );
}

function Heads({ columns, list }: { readonly columns: readonly (typeof COLUMNS)[number][]; readonly list: PaperList }): JSX.Element {
  const { column, down, sortBy } = list;
  const { columns: named } = words().batch;
  return (
    <thead>
      <tr>
        {columns.map((id) => (
          <th key={id} scope="col" class={id} aria-sort={column === id ? (down ? 'descending' : 'ascending') : 'none'}>
            <button type="button" onClick={() => sortBy(id)} title={named[id][1] === '' ? undefined : named[id][1]}>
              {named[id][0]}
              <span class="arrow" aria-hidden="true">
                {column === id ? (down ? '↓' : '↑') : ''}
              </span>
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A number of a paper; of quotes and claims with how many there are in all. Nothing where nothing was counted, a point for none. */
function Figure({ run, column }: { readonly run: RunInfo; readonly column: (typeof NUMBERS)[number] }): JSX.Element {
  if (column === 'coverage') return <Covered coverage={run.coverage} />;
  const value = Number(cellOf(run, column));
  // How many references a paper has is known once it was read; before that a nought would be a count.
  const known =
    column === 'refs'
      ? run.counts !== null || run.progress.total !== null
      : run.counts !== null && (run.texts !== null || !ofTexts(column));
  const all = ofTexts(column) ? (column === 'quotesOpen' ? run.texts?.quotes : run.texts?.claims) : undefined;
  return (
    <td class={`${column} ${value === 0 ? 'none' : ''}`}>
      {!known ? '' : value === 0 && column !== 'refs' ? '·' : value}
      {known && all !== undefined && all > 0 ? <small> {words().batch.of(all)}</small> : null}
    </td>
  );
}

/** Of how many references something is known, of those that could be looked up. Nothing where there are none. */
function Covered({ coverage }: Pick<RunInfo, 'coverage'>): JSX.Element {
  return (
    <td class="coverage">
      {coverage === null || coverage.lookedUp === 0 ? (
        ''
      ) : (
        <>
          {coverage.covered}
          <small> {words().batch.of(coverage.lookedUp)}</small>
        </>
      )}
    </td>
  );
}

/** Room for rows that are not drawn. */
function KeptFree({ height, columns }: { readonly height: number; readonly columns: number }): JSX.Element | null {
  return height === 0 ? null : (
    <tr class="kept-free">
      <td colSpan={columns} style={{ height: `${height}px`, padding: 0, border: 0 }} />
    </tr>
  );
}
