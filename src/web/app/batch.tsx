/** Many papers at once: a grid to sort, filter and walk by keys, the ones that need a person first, filling while they run. */
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { visible } from '../../report/visible.ts';
import { assign, type BatchInfo, type RunInfo, removeBatch, shared } from './api.ts';
import { COLUMNS, type Column, cellOf, NUMBERS, numbered, ofTexts, sortedBy } from './batch-columns.ts';
import { type ExportForm, Exports } from './exports.tsx';
import { followBatch } from './follow-batch.ts';
import { Head, KeysDialog, say, Voice } from './frame.tsx';
import { nameOf } from './items.ts';
import { BATCH_KEYS, pageKey } from './keys.ts';
import { words } from './messages/language.ts';
import { Group, Key, Lead, SureButton, told } from './parts.tsx';
import { go, keepInAddress } from './route.ts';
import { useRowWindow } from './row-window.ts';
import { ShareButton } from './share.tsx';

const BATCH_FORMS: readonly ExportForm[] = [
  { ending: 'csv', form: 'papers' },
  { ending: 'letters.md', form: 'letters.md' },
];

export function Batch({ batch }: { readonly batch: string }): JSX.Element {
  const { batch: says, desk, problems } = words();
  const [info, setInfo] = useState<BatchInfo | null>(null);
  const [runs, setRuns] = useState<readonly RunInfo[]>([]);
  const [problem, setProblem] = useState('');
  const query = new URLSearchParams(location.search);
  const [column, setColumn] = useState<Column>(COLUMNS.find((id) => id === query.get('sort')) ?? 'needs');
  const [down, setDown] = useState(query.get('order') !== 'up');
  const [typed, setTyped] = useState(query.get('q') ?? '');
  const [only, setOnly] = useState<'all' | 'needs'>(query.get('show') === 'needs' ? 'needs' : 'all');
  const [menu, setMenu] = useState(false);
  const [help, setHelp] = useState(false);
  const [chosen, setChosen] = useState('');

  useEffect(() => followBatch(batch, { info: setInfo, runs: setRuns, problem: setProblem }), [batch]);
  useEffect(() => {
    if (info !== null) say(says.said(info.runs.done, info.runs.total, info.needs));
  }, [info?.runs.done, info?.runs.total]);

  const shown = useMemo(() => {
    const wanted = typed
      .toLocaleLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');
    const fitting = runs.filter(
      (run) => (only === 'all' || run.needs > 0) && wanted.every((word) => run.name.toLocaleLowerCase().includes(word)),
    );
    return sortedBy(fitting, column, down);
  }, [runs, typed, only, column, down]);

  useLayoutEffect(() => {
    const sort = column === 'needs' && down ? null : column;
    keepInAddress({ show: only === 'all' ? null : only, sort, order: down ? null : 'up', q: typed });
  }, [only, column, down, typed]);
  // As they came, whatever they are sorted by: who reads without names still speaks of the same paper.
  const numbers = useMemo(() => numbered(runs), [runs]);
  const body = useRef<HTMLTableSectionElement>(null);
  const drawn = useRowWindow(shown.length, () => body.current);
  const reviewers = useMemo(() => [...new Set(runs.flatMap(({ reviewer }) => reviewer ?? []))].sort(), [runs]);
  const give = (run: RunInfo, name: string): void => {
    const reviewer = name.trim() === '' ? null : name.trim();
    if (reviewer === run.reviewer) return;
    assign(run.id, reviewer).then(
      (next) => setRuns((all) => all.map((one) => (one.id === next.id ? next : one))),
      (thrown: unknown) => setProblem(told(thrown, problems.notKept)),
    );
  };
  const now = { shown, chosen };
  const latest = useRef(now);
  latest.current = now;
  const choose = (id: string): void => {
    setChosen(id);
    requestAnimationFrame(() => {
      const link = document.getElementById(`paper-${id}`);
      link?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'nearest' });
    });
  };
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const { shown: list, chosen: now } = latest.current;
      const at = list.findIndex(({ id }) => id === now);
      const next = { j: list[at + 1], k: at < 0 ? list.at(-1) : list[at - 1] }[pageKey(event) ?? ''];
      const key = pageKey(event);
      if (key === 'j' || key === 'k') {
        if (next !== undefined) choose(next.id);
      } else if (key === 'Enter' && at >= 0 && !(event.target instanceof HTMLButtonElement)) go(`/r/${encodeURIComponent(now)}`);
      else if (key === 'f') setOnly((before) => (before === 'all' ? 'needs' : 'all'));
      else if (key === '/') document.getElementById('search')?.focus();
      else if (key === 'e') setMenu(true);
      else if (key === '?') setHelp(true);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);

  const sortBy = (next: Column): void => {
    setDown(next === column ? !down : next !== 'name' && next !== 'state');
    setColumn(next);
  };
  const needing = runs.filter(({ needs }) => needs > 0).length;
  // To those a finding concerns nobody says who looks after it.
  const texts = info?.texts != null || runs.some((run) => run.texts !== null);
  const columns = COLUMNS.filter((id) => (id !== 'reviewer' || info?.view !== 'author') && (texts || !ofTexts(id)));
  const drop = (name: string): void => {
    removeBatch(batch).then(
      () => {
        say(words().deleting.done(name));
        go('/');
      },
      (thrown: unknown) => setProblem(told(thrown, problems.notDeleted)),
    );
  };
  const acts = (
    <div class="acts">
      {info?.view === 'owner' ? (
        <SureButton says={words().deleting} name={visible(info.name)} onSure={() => drop(visible(info.name))} />
      ) : null}
      {info?.view === 'owner' ? <ShareButton batch={batch} /> : null}
      <Exports
        address={(ending) => shared(`/v1/batches/${encodeURIComponent(batch)}${ending === 'csv' ? '.csv' : `/${ending}`}`)}
        name={info === null ? says.fileName : visible(info.name)}
        forms={BATCH_FORMS}
        open={menu}
        onToggle={setMenu}
      />
    </div>
  );
  return (
    <>
      <Voice />
      <Head help={() => setHelp(true)} acts={acts}>
        <h1 class="name" dir="auto">
          {info === null ? '' : visible(info.name)}
        </h1>
      </Head>
      <main class="page wide batch">
        {problem === '' ? null : (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <div class="bar">
          <Group class="chips" says={desk.show}>
            <button type="button" class="count needs" aria-pressed={only === 'needs'} onClick={() => setOnly('needs')}>
              <b>{needing}</b> {says.needYou}
            </button>
            <button type="button" class="count all" aria-pressed={only === 'all'} onClick={() => setOnly('all')}>
              <b>{runs.length}</b> {says.papers}
            </button>
          </Group>
          <label class="search">
            <span class="unseen">{says.searchPapers}</span>
            <input
              id="search"
              type="search"
              placeholder={desk.search}
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
              onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
            />
            <Key>/</Key>
          </label>
          <BatchProgress info={info} />
        </div>
        <Lead />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window is scrolled with the arrow keys. */}
        <section class="grid-holder" aria-label={says.list} tabIndex={0}>
          <table class="grid" aria-rowcount={shown.length + 1}>
            <thead>
              <tr>
                {columns.map((id) => (
                  <th key={id} scope="col" class={id} aria-sort={column === id ? (down ? 'descending' : 'ascending') : 'none'}>
                    <button type="button" onClick={() => sortBy(id)} title={says.columns[id][1] === '' ? undefined : says.columns[id][1]}>
                      {says.columns[id][0]}
                      <span class="arrow" aria-hidden="true">
                        {column === id ? (down ? '↓' : '↑') : ''}
                      </span>
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody ref={body}>
              <KeptFree height={drawn.above} columns={columns.length} />
              {shown.slice(drawn.from, drawn.to).map((run, i) => (
                <tr key={run.id} class={run.id === chosen ? 'chosen' : ''} aria-rowindex={drawn.from + i + 2}>
                  <th scope="row" class="name">
                    <a id={`paper-${run.id}`} href={`/r/${encodeURIComponent(run.id)}`} onFocus={() => setChosen(run.id)}>
                      {info?.anonymous === true ? says.paper(numbers.get(run.id) ?? 0) : nameOf(run.name)}
                    </a>
                  </th>
                  {NUMBERS.filter((id) => texts || !ofTexts(id)).map((id) => (
                    <Figure key={id} run={run} column={id} />
                  ))}
                  {info?.view === 'author' ? null : (
                    <td class="reviewer">
                      {info?.view === 'owner' ? (
                        <input
                          type="text"
                          list="reviewers"
                          maxLength={200}
                          placeholder={says.nobody}
                          aria-label={says.reviewerOf(info.anonymous ? says.paper(numbers.get(run.id) ?? 0) : nameOf(run.name))}
                          value={run.reviewer ?? ''}
                          onChange={(event) => give(run, event.currentTarget.value)}
                        />
                      ) : (
                        visible(run.reviewer ?? '')
                      )}
                    </td>
                  )}
                  <td class="state">
                    {says.states[run.state]}
                    {run.state === 'running' && run.progress.total !== null ? ` ${run.progress.done}/${run.progress.total}` : ''}
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
      </main>
      {help ? <KeysDialog keys={BATCH_KEYS} onClose={() => setHelp(false)} /> : null}
    </>
  );
}

/** A number of a paper; of quotes and claims with how many there are in all. Nothing where nothing was counted, a point for none. */
function Figure({ run, column }: { readonly run: RunInfo; readonly column: (typeof NUMBERS)[number] }): JSX.Element {
  if (column === 'coverage') return <Covered coverage={run.coverage} />;
  const value = Number(cellOf(run, column));
  const known = column === 'refs' || (run.counts !== null && (run.texts !== null || !ofTexts(column)));
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

function BatchProgress({ info }: { readonly info: BatchInfo | null }): JSX.Element {
  const { batch: says, progress } = words();
  const { total = 0, done = 0, failed = 0, cancelled = 0 } = info?.runs ?? {};
  const settled = done + failed + cancelled;
  const eta = info?.etaSeconds == null || info.state === 'done' ? '' : progress.minutesLeft(Math.max(1, Math.ceil(info.etaSeconds / 60)));
  return (
    <div class="progress">
      <span class="words">{info === null ? '' : says.done(settled, total) + eta}</span>
      {failed === 0 ? null : <span class="outages">{says.unread(failed)}</span>}
      <span class={`line${info?.state === 'done' ? ' still' : ''}`} aria-hidden="true">
        <span style={{ transform: `scaleX(${total === 0 ? 0 : settled / total})` }} />
      </span>
    </div>
  );
}
