/** Many papers at once: a grid to sort, filter and walk by keys, the ones that need a person first, filling while they run. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { visible } from '../../report/visible.ts';
import { assign, type BatchInfo, batchPath, cancel, type RunInfo, remove, shared } from './api.ts';
import { focusPaper, type PaperList, useBatchKeys, usePaperList } from './batch-list.ts';
import { BatchTable } from './batch-table.tsx';
import { type ExportForm, Exports } from './exports.tsx';
import { followBatch } from './follow-batch.ts';
import { Head, KeysDialog, say, Voice } from './frame.tsx';
import { type Refused, reasonOf } from './given-files.ts';
import { BATCH_KEYS } from './keys.ts';
import { words } from './messages/language.ts';
import { Missing } from './missing.tsx';
import { Group, Key, Lead, StopButton, SureButton, Trouble, told } from './parts.tsx';
import { go } from './route.ts';
import { ShareButton } from './share.tsx';

const BATCH_FORMS: readonly ExportForm[] = [
  { ending: 'csv', form: 'papers' },
  { ending: 'letters.md', form: 'letters.md' },
];

export function Batch({ batch }: { readonly batch: string }): JSX.Element {
  const { batch: says, problems } = words();
  const [info, setInfo] = useState<BatchInfo | null>(null);
  const [runs, setRuns] = useState<readonly RunInfo[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [problem, setProblem] = useState('');
  const [absent, setAbsent] = useState(false);
  const [asked, setAsked] = useState(0);
  const [menu, setMenu] = useState(false);
  const [help, setHelp] = useState(false);
  const [chosen, setChosen] = useState('');
  const fail = (says: string, none = false): void => {
    setAbsent(none);
    setProblem(says);
  };
  useEffect(() => followBatch(batch, { info: setInfo, runs: setRuns, refused: setRefused, problem: fail }), [batch, asked]);
  const settled = settledOf(info);
  useEffect(() => {
    if (info !== null) say(says.said(settled, info.runs.total, info.needs));
  }, [settled, info?.runs.total]);
  const list = usePaperList(runs);
  const choose = (id: string): void => {
    setChosen(id);
    const at = list.shown.findIndex((run) => run.id === id);
    requestAnimationFrame(() => focusPaper(id, at));
  };
  useBatchKeys({ list, chosen, choose, openMenu: () => setMenu(true), openHelp: () => setHelp(true) });

  const give = (run: RunInfo, name: string): void => {
    const reviewer = name.trim() === '' ? null : name.trim();
    if (reviewer === run.reviewer) return;
    assign(run.id, reviewer).then(
      (next) => setRuns((all) => all.map((one) => (one.id === next.id ? next : one))),
      (thrown: unknown) => setProblem(told(thrown, problems.notKept)),
    );
  };
  // A grid of noughts would say that there are no papers.
  if (problem !== '' && info === null) return <Missing problem={problem} absent={absent} onAgain={() => setAsked(asked + 1)} />;
  return (
    <>
      <Voice />
      <Head
        help={() => setHelp(true)}
        acts={<BatchActs batch={batch} info={info} exporting={menu} onExport={setMenu} onProblem={setProblem} />}
      >
        <h1 class="name" dir="auto">
          {info === null ? '' : visible(info.name)}
        </h1>
      </Head>
      <main class="page wide batch">
        <Trouble problem={problem} />
        <NotTaken refused={refused} />
        <BatchBar info={info} runs={runs} list={list} />
        <Lead />
        <BatchTable info={info} runs={runs} list={list} chosen={chosen} onChosen={setChosen} onGive={give} />
      </main>
      {help ? <KeysDialog keys={BATCH_KEYS} onClose={() => setHelp(false)} /> : null}
    </>
  );
}

/** Files that were given with the batch and not taken, each with its reason. */
function NotTaken({ refused }: { readonly refused: readonly Refused[] }): JSX.Element | null {
  if (refused.length === 0) return null;
  return (
    <details class="not-taken" open={refused.length <= 5}>
      <summary>{words().batch.refused(refused.length)}</summary>
      <ul>
        {refused.map((one, i) => (
          <li key={i}>
            <bdi>{visible(one.name)}</bdi> <small lang="en">{visible(reasonOf(one))}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What can be done with the batch as a whole. */
function BatchActs(props: {
  readonly batch: string;
  readonly info: BatchInfo | null;
  readonly exporting: boolean;
  readonly onExport: (open: boolean) => void;
  readonly onProblem: (problem: string) => void;
}): JSX.Element {
  const { batch, info, exporting, onExport, onProblem } = props;
  const { batch: says, deleting, problems } = words();
  const drop = (name: string): void => {
    remove(batchPath(batch)).then(
      () => {
        say(deleting.done(name));
        go('/');
      },
      (thrown: unknown) => onProblem(told(thrown, problems.notDeleted)),
    );
  };
  return (
    <div class="acts">
      {info?.view === 'owner' ? (
        <>
          {info.state === 'running' ? <StopButton stop={() => cancel(batchPath(batch))} onProblem={onProblem} /> : null}
          <SureButton says={deleting} name={visible(info.name)} onSure={() => drop(visible(info.name))} />
          <ShareButton batch={batch} />
        </>
      ) : null}
      <Exports
        address={(ending) => shared(`/v1/batches/${encodeURIComponent(batch)}${ending === 'csv' ? '.csv' : `/${ending}`}`)}
        name={info === null ? says.fileName : visible(info.name)}
        forms={BATCH_FORMS}
        open={exporting}
        onToggle={onExport}
      />
    </div>
  );
}

/** Above the grid: counts that are filters, the search, how far it is. */
function BatchBar(props: { readonly info: BatchInfo | null; readonly runs: readonly RunInfo[]; readonly list: PaperList }): JSX.Element {
  const { info, runs, list } = props;
  const { batch: says, desk } = words();
  return (
    <div class="bar">
      <Group class="chips" says={desk.show}>
        <button type="button" class="count needs" aria-pressed={list.only === 'needs'} onClick={() => list.show('needs')}>
          <b>{runs.filter(({ needs }) => needs > 0).length}</b> {says.needYou}
        </button>
        <button type="button" class="count all" aria-pressed={list.only === 'all'} onClick={() => list.show('all')}>
          <b>{runs.length}</b> {says.papers}
        </button>
      </Group>
      <label class="search">
        <span class="unseen">{says.searchPapers}</span>
        <input
          id="search"
          type="search"
          placeholder={desk.search}
          value={list.typed}
          onInput={(event) => list.type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // A browser empties the box by itself, or not; what is listed must be what the box says.
            list.type('');
            event.currentTarget.blur();
          }}
        />
        <Key>/</Key>
      </label>
      <BatchProgress info={info} />
    </div>
  );
}

/** How many papers nothing more comes of, whether they were checked or not: the same is shown and said. */
const settledOf = (info: BatchInfo | null): number => (info === null ? 0 : info.runs.done + info.runs.failed + info.runs.cancelled);

function BatchProgress({ info }: { readonly info: BatchInfo | null }): JSX.Element {
  const { batch: says, progress } = words();
  const { total = 0, failed = 0 } = info?.runs ?? {};
  const settled = settledOf(info);
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
