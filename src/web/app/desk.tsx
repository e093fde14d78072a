/**
 * The desk: the document on the left with its marks, the findings on the right, each leading to the other. It fills while the
 * check goes on and moves nothing that somebody is looking at.
 */
import type { JSX } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type DecisionRequest, decide, recheck, runPath, shared } from './api.ts';
import { DeskActs, DeskBar } from './desk-bar.tsx';
import { Empty, Missing } from './desk-empty.tsx';
import { deskKeys } from './desk-keys.ts';
import { DocumentPane } from './document-pane.tsx';
import { counts, FILTERS, type Filter, LAYERS, type Narrowing, selected } from './filters.ts';
import { FindingList } from './finding-list.tsx';
import { Head, KeysDialog, say, Voice } from './frame.tsx';
import { type Item, nameOf, needsYou, wordedFor } from './items.ts';
import { DESK_KEYS, pageKey } from './keys.ts';
import { follow } from './live.ts';
import { marksOf, sitesOf } from './marks.ts';
import { words } from './messages/language.ts';
import { Lead, told } from './parts.tsx';
import { go, keepInAddress } from './route.ts';
import { itemsOf, withDecision } from './run-state.ts';
import { useSignal } from './signal.ts';
import { useSteady } from './steady.ts';

const asFilter = (text: string | null): Filter | null => FILTERS.find((filter) => filter === text) ?? null;

/** How the address narrows the list. */
const narrowedBy = (query: URLSearchParams): Narrowing => ({
  layer: LAYERS.find((layer) => layer === query.get('layer')) ?? 'all',
  notice: query.get('notice') ?? '',
  source: query.get('source') ?? '',
});

/** What a person is looking at. */
export interface Looking extends Narrowing {
  readonly filter: Filter | null;
  readonly words: string;
  readonly active: string;
  readonly open: boolean;
  readonly making: 'ok' | 'bad' | 'unsure' | null;
  readonly shown: 'pages' | 'text';
  /** Which half a narrow window shows. */
  readonly half: 'findings' | 'document';
  readonly exports: boolean;
  readonly help: boolean;
}

export function Desk({ run, number }: { readonly run: string; readonly number: number | null }): JSX.Element {
  const { desk, problems, leadForAuthors } = words();
  const live = useMemo(() => follow(run), [run]);
  useEffect(() => live.stop, [live]);
  const state = useSignal(live.state);
  const query = new URLSearchParams(location.search);
  const [looking, setLooking] = useState<Looking>({
    filter: asFilter(query.get('show')),
    ...narrowedBy(query),
    words: query.get('q') ?? '',
    active: number === null ? '' : `ref-${number}`,
    open: number !== null,
    making: null,
    shown: 'pages',
    half: 'findings',
    exports: false,
    help: false,
  });
  const look = useCallback((change: Partial<Looking>): void => setLooking((now) => ({ ...now, ...change })), []);
  /** Decided or chosen while this filter was on: these stay in the list. */
  const kept = useRef(new Set<string>());
  /** The mark from which somebody came to a card. */
  const from = useRef<HTMLElement | null>(null);

  const { layer, notice, source } = looking;
  const view = state.info?.view ?? 'owner';
  // Whoever checks their own work, or that of a pupil, is asked and not told, too.
  const voice = view === 'owner' && asksOnly(state.info?.options?.profile) ? 'author' : view;
  const items = useMemo(
    () => itemsOf(state).map((item) => wordedFor(item, voice)),
    [voice, state.waiting, state.references, state.quotes, state.claims, state.report, state.decisions],
  );
  const tally = useMemo(() => counts(items, { layer, notice, source }), [items, layer, notice, source]);
  const { info, report, document } = state;
  const over = info !== null && info.state !== 'queued' && info.state !== 'running';
  // Chosen once, when the first complete picture is there; afterwards only a person changes it.
  const first = useRef<Filter | null>(null);
  if (first.current === null && over && items.length > 0) first.current = tally.needs > 0 ? 'needs' : 'all';
  const arrivedOver = useRef<boolean | null>(null);
  if (arrivedOver.current === null && info !== null) arrivedOver.current = over;
  const filter = looking.filter ?? (arrivedOver.current === true ? (first.current ?? 'all') : 'all');
  const fitting = useMemo(
    () => selected(items, { filter, layer, notice, source, words: looking.words, kept: kept.current }),
    [items, filter, layer, notice, source, looking.words],
  );
  const { shown, held, release, engaging } = useSteady(fitting, `${filter} ${layer} ${notice} ${source} ${looking.words}`);
  const citations = document?.citations ?? report?.citations;
  const marks = useMemo(() => marksOf(citations === undefined ? null : { citations }, items), [citations, items]);

  // Before it is painted: whoever loads the page again, or copies its address, gets what is seen.
  useLayoutEffect(
    () => keepInAddress({ show: looking.filter, q: looking.words, layer: layer === 'all' ? null : layer, notice, source }),
    [looking.filter, looking.words, layer, notice, source],
  );
  useEffect(() => {
    const { progress } = info ?? {};
    if (progress === undefined) return;
    if (over) say(desk.finished(tally.needs));
    else if (progress.total !== null) say(desk.soFar(progress.done, progress.total, tally.needs));
  }, [over, info?.progress.done]);
  useEffect(() => {
    window.document.title = info === null ? 'stet' : `${tally.needs > 0 ? `(${tally.needs}) ` : ''}${nameOf(info.name)} · stet`;
  }, [info, tally.needs]);

  /** Chooses an item and shows its first place in the document; `row` also moves the focus there. */
  const choose = useCallback(
    (id: string, options: { readonly open?: boolean; readonly focus?: boolean } = {}): void => {
      kept.current.add(id);
      setLooking((now) => ({
        ...now,
        active: id,
        making: null,
        open: options.open ?? (now.active === id ? !now.open : true),
        ...(options.focus === true ? { half: 'findings' as const } : {}),
      }));
      const n = /^ref-(\d+)$/.exec(id)?.[1];
      history.replaceState(null, '', `/r/${encodeURIComponent(run)}${n === undefined ? '' : `/ref/${n}`}${location.search}`);
      requestAnimationFrame(() => {
        if (options.focus === true) focusRow(id);
        showPlace(sitesOf(marks, id)[0]?.id);
      });
    },
    [marks, run],
  );

  const keep = async (item: Item, request: DecisionRequest): Promise<void> => {
    if (item.layer === 'remark') return;
    const decision = await decide(run, item.layer, item.n, request);
    kept.current.add(item.id);
    live.state.set(withDecision(live.state.get(), item.layer, { ...decision, n: item.n }));
    look({ making: null });
    if (request.decision === 'none') return;
    say(desk.kept(Math.max(0, tally.needs - 1)));
    const at = shown.findIndex(({ id }) => id === item.id);
    const next = [...shown.slice(at + 1), ...shown.slice(0, at)].find(needsYou);
    if (next !== undefined) choose(next.id, { open: true, focus: true });
    else focusRow(item.id);
  };
  const again = async (item: Item): Promise<void> => {
    try {
      go(`/r/${encodeURIComponent((await recheck(run, item.n)).id)}`);
    } catch (thrown) {
      say(told(thrown, problems.notAgain));
    }
  };

  const acts = { items, shown, marks, looking, look, choose, keep, again, run, batch: info?.batch ?? null, report, from };
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const key = pageKey(event);
      if (key !== null && deskKeys(key, latest.current)) event.preventDefault();
    };
    window.document.addEventListener('keydown', heard);
    return () => window.document.removeEventListener('keydown', heard);
  }, []);

  /** Marks and places are links; one listener follows them all. */
  const followLink = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-item], a[data-site]') : null;
    if (link === null) return;
    event.preventDefault();
    const { item, site } = link.dataset;
    if (item !== undefined) {
      from.current = link;
      choose(item, { open: true, focus: true });
    } else if (site !== undefined) {
      look({ half: 'document' });
      requestAnimationFrame(() => showPlace(site, true));
    }
  };

  if (state.problem !== '' && info === null) return <Missing problem={state.problem} />;
  const name = info === null ? '' : nameOf(info.name);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it follows links, which keys press too.
    <div class={`desk half-${looking.half}`} onClick={followLink}>
      <Voice />
      <Head
        help={() => look({ help: true })}
        acts={
          <DeskActs
            run={run}
            name={name}
            mayShare={view === 'owner' && info !== null}
            exporting={looking.exports}
            onExport={(exports) => look({ exports })}
          />
        }
      >
        <h1 class="name" dir="auto">
          {name}
        </h1>
      </Head>
      <DeskBar state={state} tally={tally} items={items} filter={filter} looking={looking} look={look} />
      <main class="halves">
        <DocumentPane
          address={shared(runPath(run, '/source'))}
          document={document}
          marks={marks}
          active={looking.active}
          shown={looking.shown}
          onShown={(next) => look({ shown: next })}
          running={!over}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself is scrolled with the arrow keys too. */}
        <section class="pane list" aria-label={desk.findings} tabIndex={0} {...engaging}>
          {held === 0 ? null : (
            <div class="news-place">
              <button type="button" class="news" onClick={release}>
                {desk.newFindings(held)} <span aria-hidden="true">↑</span>
              </button>
            </div>
          )}
          {voice === 'author' ? <Lead says={leadForAuthors} /> : <Lead />}
          {shown.length === 0 ? (
            <Empty over={over} filter={filter} total={items.length} words={looking.words} look={look} error={info?.error?.detail ?? ''} />
          ) : null}
          <FindingList
            items={shown}
            active={looking.active}
            open={looking.open}
            making={looking.making}
            edits={report?.edits ?? []}
            marks={marks}
            document={document}
            mayDecide={info?.view === 'owner'}
            onChoose={(id) => choose(id)}
            onMake={(making) => look({ making })}
            onDecide={keep}
            onRecheck={(item) => void again(item)}
          />
        </section>
      </main>
      {looking.help ? <KeysDialog keys={DESK_KEYS} onClose={() => look({ help: false })} /> : null}
    </div>
  );
}

/** Profiles for which everything is a question. */
const asksOnly = (profile: unknown): boolean => profile === 'author' || profile === 'teacher';

const quick = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

/** Brings a row into the list's window and gives it the focus. */
export function focusRow(id: string): void {
  const row = document.getElementById(`row-${id}`);
  if (row === null) return;
  row.focus({ preventScroll: true });
  const pane = row.closest('.pane');
  if (pane === null) return;
  const at = row.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  if (at < 8 || at > pane.clientHeight * 0.5) pane.scrollTop += at - 16;
}

/** Brings a mark into the document's window, if it is not there. */
export function showPlace(id: string | undefined, focus = false): void {
  const mark = id === undefined ? null : document.getElementById(id);
  const pane = mark?.closest('.pane');
  if (mark == null || pane == null) return;
  const at = mark.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  if (at < 40 || at > pane.clientHeight - 80) pane.scrollTo({ top: pane.scrollTop + at - pane.clientHeight * 0.35, behavior: quick() });
  if (focus) mark.focus({ preventScroll: true });
}
