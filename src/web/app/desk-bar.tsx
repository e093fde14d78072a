/** Above the desk: counts that are filters, the search, how far the check is, who was not heard, exports. Each keeps its width. */
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { visible } from '../../report/visible.ts';
import { runPath, shared } from './api.ts';
import { checkedWords } from './checked-words.ts';
import { mayCome } from './desk-empty.tsx';
import type { Looking } from './desk-looking.ts';
import { focusRow } from './desk-places.ts';
import { Exports } from './exports.tsx';
import { type Choice, choices, counts, coverage, FILTERS, type Filter, type KnownOf, LAYERS, WIDE } from './filters.ts';
import { say } from './frame.tsx';
import type { Item } from './items.ts';
import { language, words } from './messages/language.ts';
import { Group, Key, StopButton } from './parts.tsx';
import type { RunState } from './run-state.ts';
import { ShareButton } from './share.tsx';

/** How long the list takes at most to show all of it again, in milliseconds. */
const LISTED = 60;

export function DeskBar(props: {
  readonly state: RunState;
  readonly tally: Readonly<Record<Filter, number>>;
  readonly items: readonly Item[];
  readonly filter: Filter;
  readonly looking: Looking;
  readonly look: (change: Partial<Looking>) => void;
  /** Asks once more for what could not be shown. */
  readonly onAgain: () => void;
}): JSX.Element {
  const { state, tally, items, filter, looking, look, onAgain } = props;
  // Nothing is claimed of findings that this page has not got: no nought stands for them.
  const unknown = items.length === 0 && (state.problem !== '' || mayCome(state.info));
  const { desk, filters, layers: layerWords } = words();
  const { notices, sources } = choices(items, looking);
  // On a phone they are behind a button, which tells how many are in force; elsewhere they are always there.
  const [opened, setOpened] = useState(false);
  const chosen = [looking.layer === 'all' ? '' : looking.layer, looking.notice, looking.source].filter((one) => one !== '').length;
  const layers = LAYERS.filter((layer) => layer === 'all' || items.some((item) => item.layer === layer));
  return (
    <search class="bar" aria-label={desk.which}>
      <Group class="chips" says={desk.show}>
        {FILTERS.map((one) => (
          <button key={one} type="button" class={`count ${one}`} aria-pressed={filter === one} onClick={() => look({ filter: one })}>
            <b>{unknown ? '·' : tally[one]}</b> {filters[one]}
          </button>
        ))}
      </Group>
      <button type="button" class="narrow-button" aria-expanded={opened} aria-controls="narrowing" onClick={() => setOpened(!opened)}>
        {desk.narrow}
        {chosen === 0 ? null : (
          <>
            <b>{chosen}</b>
            <span class="unseen">{desk.inForce}</span>
          </>
        )}
      </button>
      <div id="narrowing" class={opened ? 'narrowing opened' : 'narrowing'}>
        {/* All three from the start, and as wide as they will be: nothing below moves when there is more to choose. */}
        <Choose
          says={desk.kind}
          value={looking.layer}
          none={layers.length < 3}
          onChoose={(layer) => look({ layer: LAYERS.find((one) => one === layer) ?? 'all' })}
        >
          {layers.map((layer) => (
            <option key={layer} value={layer}>
              {layer === 'all' ? desk.anyKind : `${layerWords[layer]} (${counts(items, { ...WIDE, layer }).all})`}
            </option>
          ))}
        </Choose>
        <Offer
          says={desk.notice}
          any={desk.anyNotice}
          value={looking.notice}
          all={notices}
          word={noticeWord}
          onChoose={(notice) => look({ notice })}
        />
        <Offer
          says={desk.source}
          any={desk.anySource}
          value={looking.source}
          all={sources}
          word={sourceWord}
          onChoose={(source) => look({ source })}
        />
      </div>
      <label class="search">
        <span class="unseen">{desk.searchFindings}</span>
        <input
          id="search"
          type="search"
          value={looking.words}
          placeholder={desk.search}
          autocomplete="off"
          onInput={(event) => look({ words: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            look({ words: '' });
            event.currentTarget.blur();
            // Once the whole list is there again: whoever goes by keys goes on from it.
            setTimeout(() => focusRow(looking.active), LISTED);
          }}
        />
        <Key>/</Key>
      </label>
      <Progress state={state} covered={coverage(items)} onAgain={onAgain} />
      <Group class="halves-choice" says={desk.halfShown}>
        {(['findings', 'document'] as const).map((half) => (
          <button key={half} type="button" aria-pressed={looking.half === half} onClick={() => look({ half })}>
            {half === 'findings' ? desk.findings : desk.document}
          </button>
        ))}
      </Group>
    </search>
  );
}

const noticeWord = (kind: string): string => {
  const named: Readonly<Record<string, string>> = words().warnings;
  return Object.hasOwn(named, kind) ? (named[kind] ?? kind) : visible(kind);
};
const sourceWord = (name: string): string => (name.startsWith('!') ? words().desk.notHeardOf(visible(name.slice(1))) : visible(name));

function Choose(props: {
  readonly says: string;
  readonly value: string;
  /** Nothing to choose. */
  readonly none: boolean;
  readonly onChoose: (value: string) => void;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { says, value, none, onChoose, children } = props;
  return (
    <label class={value === '' || value === 'all' ? 'narrow' : 'narrow chosen'}>
      <span class="unseen">{says}</span>
      <select value={value} disabled={none && (value === '' || value === 'all')} onChange={(event) => onChoose(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}

/** A choice among what stands in the list. */
function Offer(props: {
  readonly says: string;
  readonly any: string;
  readonly value: string;
  readonly all: readonly Choice[];
  readonly word: (value: string) => string;
  readonly onChoose: (value: string) => void;
}): JSX.Element {
  const { says, any, value, all, word, onChoose } = props;
  return (
    <Choose says={says} value={value} none={all.length === 0} onChoose={onChoose}>
      <option value="">{any}</option>
      {all.map(({ value: one, count }) => (
        <option key={one} value={one}>
          {word(one)} ({count})
        </option>
      ))}
    </Choose>
  );
}

/** Where a form of the report is; the page in the language that these pages speak. */
const reportPath = (ending: string): string =>
  ending === 'letter.md' ? '/letter.md' : ending === 'html' ? `/report.html?lang=${language.get()}` : `/report.${ending}`;

/** What can be done with the run as a whole. */
export function RunActs(props: {
  readonly run: string;
  readonly name: string;
  readonly mayShare: boolean;
  /** Stops the check; null where it has ended, or is another's to stop. */
  readonly onStop: (() => Promise<void>) | null;
  /** Checks it once more; null where nothing would come of it, or it is another's. */
  readonly onAgain: (() => void) | null;
  readonly exporting: boolean;
  readonly onExport: (open: boolean) => void;
}): JSX.Element {
  const { run, name, mayShare, onStop, onAgain, exporting, onExport } = props;
  const { again } = words();
  return (
    <div class="acts">
      {onStop === null ? null : <StopButton stop={onStop} onProblem={say} />}
      {onAgain === null ? null : (
        <button type="button" onClick={onAgain} title={again.says}>
          {again.ask}
        </button>
      )}
      {mayShare ? <ShareButton run={run} /> : null}
      <a class="button" href={`/r/${encodeURIComponent(run)}/trace`}>
        {words().desk.trace} <Key>t</Key>
      </a>
      <Exports address={(ending) => shared(runPath(run, reportPath(ending)))} name={name} open={exporting} onToggle={onExport} />
    </div>
  );
}

/** Findings that must be there before a rest is estimated: the time of reading lies on the first ones. */
const FEWEST_TOLD = 3;
/** From so many seconds on a rest is told in minutes. */
const IN_MINUTES = 90;

/** What is left to wait, as people say it. */
export function timeLeft(seconds: number): string {
  const { progress } = words();
  return seconds < IN_MINUTES ? progress.secondsLeft(Math.max(1, Math.round(seconds))) : progress.minutesLeft(Math.round(seconds / 60));
}

/** How far it is, in words and as a line; and which sources were not heard. */
function Progress({
  state: { info, report, degraded, awaited, problem, stopAsked },
  covered,
  onAgain,
}: {
  readonly state: RunState;
  readonly onAgain: () => void;
  /** Share of the references of which something is known. */
  readonly covered: KnownOf | null;
}): JSX.Element {
  const { progress: says, card, frame } = words();
  const { progress, state } = info ?? {};
  const done = progress?.done ?? 0;
  const total = progress?.total ?? null;
  const share = state === 'done' ? 1 : total === null || total === 0 ? 0 : Math.min(1, done / total);
  const eta = state === 'running' && progress?.etaSeconds != null && done >= FEWEST_TOLD ? timeLeft(progress.etaSeconds) : '';
  const line =
    state === undefined
      ? ''
      : state === 'running'
        ? total === null
          ? says.reading
          : says.checked(done, total) + eta
        : state === 'done'
          ? checkedWords(report?.references.length ?? done, report?.quotes?.items.length ?? 0, report?.claims?.claims.length ?? 0)
          : state === 'cancelled' && total !== null && total > done
            ? says.stoppedAt(done, total)
            : says.states[state];
  const outages = report?.outages.map(({ adapter, why }) => [adapter, why] as const) ?? [...degraded];
  return (
    <div class="progress">
      <span class="words">{line}</span>
      {stopAsked && state === 'done' ? (
        <span class="coverage" role="status">
          {says.tooLate}
        </span>
      ) : null}
      {awaited === null || state !== 'running' ? null : (
        <span class="outages" role="status">
          {says.waitingFor(visible(awaited.host), awaited.seconds)}
        </span>
      )}
      {problem === '' ? null : (
        <span class="outages" role="status">
          {problem}
        </span>
      )}
      {problem === '' || state === undefined || state === 'queued' || state === 'running' ? null : (
        <button type="button" class="again" onClick={onAgain}>
          {frame.tryAgain}
        </button>
      )}
      {state !== 'done' || covered === null ? null : (
        <span class="coverage" title={says.coverageSays}>
          {says.coverage(covered.covered, covered.lookedUp, covered.notCheckable)}
        </span>
      )}
      {outages.length === 0 ? null : (
        <span class="outages" title={outages.map(([adapter, why]) => `${visible(adapter)}: ${visible(card.whyNot(why))}`).join('\n')}>
          {outages.length === 1 ? says.notHeard(visible(outages[0]?.[0] ?? '')) : says.sourcesNotHeard(outages.length)}
        </span>
      )}
      <span class={`line${state === 'running' || state === 'queued' ? '' : ' still'}`} aria-hidden="true">
        <span style={{ transform: `scaleX(${share})` }} />
      </span>
    </div>
  );
}
