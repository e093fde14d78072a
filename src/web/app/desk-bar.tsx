/** Above the desk: counts that are filters, the search, how far the check is, who was not heard, exports. Each keeps its width. */
import type { JSX } from 'preact';
import { visible } from '../../report/visible.ts';
import { runPath, shared } from './api.ts';
import { checkedWords } from './checked-words.ts';
import type { Looking } from './desk.tsx';
import { Exports } from './exports.tsx';
import { counts, FILTERS, type Filter, type Item, type Layer } from './items.ts';
import { words } from './messages/language.ts';
import { Group, Key } from './parts.tsx';
import type { RunState } from './run-state.ts';
import { ShareButton } from './share.tsx';

const LAYERS: readonly (Layer | 'all')[] = ['all', 'reference', 'quote', 'claim', 'remark'];

export function DeskBar(props: {
  readonly state: RunState;
  readonly tally: Readonly<Record<Filter, number>>;
  readonly items: readonly Item[];
  readonly filter: Filter;
  readonly looking: Looking;
  readonly look: (change: Partial<Looking>) => void;
}): JSX.Element {
  const { state, tally, items, filter, looking, look } = props;
  const { desk, filters, layers: layerWords } = words();
  const layers = LAYERS.filter((layer) => layer === 'all' || items.some((item) => item.layer === layer));
  return (
    <search class="bar" aria-label={desk.which}>
      <Group class="chips" says={desk.show}>
        {FILTERS.map((one) => (
          <button key={one} type="button" class={`count ${one}`} aria-pressed={filter === one} onClick={() => look({ filter: one })}>
            <b>{tally[one]}</b> {filters[one]}
          </button>
        ))}
      </Group>
      {items.some(({ layer }) => layer === 'quote' || layer === 'claim') ? (
        <label class="layer-choice">
          <span class="unseen">{desk.kind}</span>
          <select value={looking.layer} onChange={(event) => look({ layer: event.currentTarget.value as Layer | 'all' })}>
            {layers.map((layer) => (
              <option key={layer} value={layer}>
                {layerWords[layer]} ({counts(items, layer).all})
              </option>
            ))}
          </select>
        </label>
      ) : null}
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
          }}
        />
        <Key>/</Key>
      </label>
      <Progress state={state} />
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

/** What can be done with the run as a whole. */
export function DeskActs(props: {
  readonly run: string;
  readonly name: string;
  readonly mayShare: boolean;
  readonly exporting: boolean;
  readonly onExport: (open: boolean) => void;
}): JSX.Element {
  const { run, name, mayShare, exporting, onExport } = props;
  return (
    <div class="acts">
      {mayShare ? <ShareButton run={run} /> : null}
      <a class="button" href={`/r/${encodeURIComponent(run)}/trace`}>
        {words().desk.trace} <Key>t</Key>
      </a>
      <Exports
        address={(ending) => shared(runPath(run, ending === 'letter.md' ? '/letter.md' : `/report.${ending}`))}
        name={name}
        open={exporting}
        onToggle={onExport}
      />
    </div>
  );
}

/** How far it is, in words and as a line; and which sources were not heard. */
function Progress({ state: { info, report, degraded } }: { readonly state: RunState }): JSX.Element {
  const { progress: says } = words();
  const { progress, state } = info ?? {};
  const done = progress?.done ?? 0;
  const total = progress?.total ?? null;
  const share = state === 'done' ? 1 : total === null || total === 0 ? 0 : Math.min(1, done / total);
  const eta = state === 'running' && progress?.etaSeconds != null ? says.secondsLeft(Math.max(1, Math.round(progress.etaSeconds))) : '';
  const line =
    state === undefined
      ? ''
      : state === 'running'
        ? total === null
          ? says.reading
          : says.checked(done, total) + eta
        : state === 'done'
          ? checkedWords(report?.references.length ?? done, report?.quotes?.items.length ?? 0, report?.claims?.claims.length ?? 0)
          : says.states[state];
  const outages = report?.outages.map(({ adapter, why }) => [adapter, why] as const) ?? [...degraded];
  return (
    <div class="progress">
      <span class="words">{line}</span>
      {outages.length === 0 ? null : (
        <span class="outages" title={outages.map(([adapter, why]) => `${visible(adapter)}: ${visible(why)}`).join('\n')}>
          {outages.length === 1 ? says.notHeard(visible(outages[0]?.[0] ?? '')) : says.sourcesNotHeard(outages.length)}
        </span>
      )}
      <span class={`line${state === 'running' || state === 'queued' ? '' : ' still'}`} aria-hidden="true">
        <span style={{ transform: `scaleX(${share})` }} />
      </span>
    </div>
  );
}
