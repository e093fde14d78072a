/**
 * The desk: the document on the left with its marks, the findings on the right, each leading to the other. It fills while the
 * check goes on and moves nothing that somebody is looking at.
 */
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { recheckAll, runPath } from './api.ts';
import { useActs, useDeskKeys } from './desk-acts.ts';
import { DeskBar, RunActs } from './desk-bar.tsx';
import { comingWords, Empty, endedWords } from './desk-empty.tsx';
import { type Findings, useFindings } from './desk-findings.ts';
import { useLooking } from './desk-looking.ts';
import { showPlace, useArrival } from './desk-places.ts';
import { DocumentPane } from './document-pane.tsx';
import { FindingList } from './finding-list.tsx';
import { Head, KeysDialog, say, Voice } from './frame.tsx';
import { nameOf } from './items.ts';
import { DESK_KEYS } from './keys.ts';
import { began, follow } from './live.ts';
import { words } from './messages/language.ts';
import { Missing } from './missing.tsx';
import { Lead, Linking, told } from './parts.tsx';
import { go } from './route.ts';
import type { RunState } from './run-state.ts';
import { useSignal } from './signal.ts';

export function Desk({ run, finding }: { readonly run: string; readonly finding: string }): JSX.Element {
  const { desk, leadForAuthors } = words();
  const live = useMemo(() => follow(run), [run]);
  useEffect(() => live.stop, [live]);
  const state = useSignal(live.state);
  const { looking, look } = useLooking(finding);
  const findings = useFindings(state, looking);
  const { items, tally, filter, shown, held, release, engaging, marks, voice, over } = findings;
  const acts = useActs({ run, live, findings, looking, look });
  const { choose, keep, settle, again, trouble, from } = acts;
  useDeskKeys(acts);
  useTelling(state, findings);
  useArrival(finding, findings);
  const { info, report, document } = state;
  const view = info?.view ?? 'owner';

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

  const checkAgain = (): void => {
    recheckAll(run).then(
      (made) => go(`/r/${encodeURIComponent(began(made))}`),
      (thrown: unknown) => say(told(thrown, words().problems.notAgain)),
    );
  };

  if (state.problem !== '' && info === null) return <Missing problem={state.problem} absent={state.absent} onAgain={live.again} />;
  const name = info === null ? '' : nameOf(info.name);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it follows links, which keys press too.
    <div class={`desk half-${looking.half}`} onClick={followLink}>
      <Voice />
      <Head
        help={() => look({ help: true })}
        acts={
          <RunActs
            run={run}
            name={name}
            mayShare={view === 'owner' && info !== null}
            onStop={view === 'owner' && info !== null && !over ? live.cancel : null}
            onAgain={view === 'owner' && over && isOpenStill(state) ? checkAgain : null}
            exporting={looking.exports}
            onExport={(exports) => look({ exports })}
          />
        }
      >
        <h1 class="name" dir="auto">
          {name}
        </h1>
      </Head>
      <DeskBar state={state} onAgain={live.again} tally={tally} items={items} filter={filter} looking={looking} look={look} />
      <main class="halves">
        <DocumentPane
          address={runPath(run, '/source')}
          document={document}
          marks={marks}
          active={looking.active}
          shown={looking.shown}
          onShown={(next) => look({ shown: next })}
          coming={over && info?.read !== true ? endedWords(info) : comingWords(info)}
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
          <p class="for-print">{desk.printed(name)}</p>
          {info?.later == null ? null : (
            <p class="later">
              <Linking words={desk.later} href={`/r/${encodeURIComponent(info.later)}`} />
            </p>
          )}
          {voice === 'author' ? <Lead says={leadForAuthors} /> : <Lead />}
          {finding !== '' && isWhole(state) && !items.some(({ id }) => id === finding) ? (
            <p class="later" role="status">
              {desk.noFinding}
            </p>
          ) : null}
          {shown.length === 0 ? (
            <Empty info={info} filter={filter} total={items.length} words={looking.words} failed={state.problem !== ''} look={look} />
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
            trouble={trouble}
            onDecide={keep}
            onSettle={settle}
            onRecheck={again}
          />
        </section>
      </main>
      {looking.help ? <KeysDialog keys={DESK_KEYS} onClose={() => look({ help: false })} /> : null}
    </div>
  );
}

/** Whether another check may come to more: it was stopped, it failed, or somebody was not heard. */
const isOpenStill = ({ info, report, degraded }: RunState): boolean =>
  info?.state === 'cancelled' || info?.state === 'failed' || (info?.state === 'done' && (report?.outages.length ?? degraded.size) > 0);

/** Whether everything there will be is there. */
const isWhole = ({ info, report }: RunState): boolean => report !== null || info?.state === 'failed';

/** Tells those who listen how far it is, and those who look at another window by its title. */
function useTelling(state: RunState, { tally, over }: Findings): void {
  const { info } = state;
  const { desk } = words();
  // What the document as a whole needs comes with the report: a count before that is too small, and is heard once.
  const whole = over && isWhole(state);
  useEffect(() => {
    const { progress } = info ?? {};
    if (progress === undefined) return;
    if (whole) say((info?.state === 'cancelled' ? desk.stopped : desk.finished)(tally.needs));
    else if (!over && progress.total !== null) say(desk.soFar(progress.done, progress.total, tally.needs));
  }, [whole, over, info?.progress.done]);
  useEffect(() => {
    window.document.title = info === null ? 'stet' : `${tally.needs > 0 ? `(${tally.needs}) ` : ''}${nameOf(info.name)} · stet`;
  }, [info, tally.needs]);
}
