/** What can be done at the desk, by pointer and by key alike: choose a finding, decide on it, have it checked again. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type DecisionRequest, decide } from './api/decisions.ts';
import { ApiProblem, recheck } from './api.ts';
import type { Findings } from './desk-findings.ts';
import { type DeskActs, deskKeys, walkFindings } from './desk-keys.ts';
import type { Looking } from './desk-looking.ts';
import { focusRow, showPlace } from './desk-places.ts';
import { say } from './frame.tsx';
import { type Item, needsYou } from './items.ts';
import { pageKey, walkKey } from './keys.ts';
import type { LiveRun } from './live.ts';
import { sitesOf } from './marks.ts';
import { words } from './messages/language.ts';
import { told } from './parts.tsx';
import { findingPath, go } from './route.ts';
import { withDecision } from './run-state.ts';

/** Nothing went wrong with any finding. */
const NO_TROUBLE: DeskActs['trouble'] = { of: '', says: '' };

export function useActs(given: {
  readonly run: string;
  readonly live: LiveRun;
  readonly findings: Findings;
  readonly looking: Looking;
  readonly look: (change: Partial<Looking> | ((now: Looking) => Partial<Looking>)) => void;
}): DeskActs {
  const { run, live, looking, look } = given;
  const { items, shown, marks, tally, keep: keepListed } = given.findings;
  const { desk, problems } = words();
  const from = useRef<HTMLElement | null>(null);
  /** Ids of what was decided here, the latest at the end. */
  const made = useRef<readonly string[]>([]);
  const [trouble, setTrouble] = useState(NO_TROUBLE);

  /** Chooses an item and shows its first place in the document; `focus` also moves the focus there. */
  const choose = useCallback(
    (id: string, options: { readonly open?: boolean; readonly focus?: boolean } = {}): void => {
      keepListed(id);
      look((now) => ({
        active: id,
        making: null,
        open: options.open ?? (now.active === id ? !now.open : true),
        ...(options.focus === true ? { half: 'findings' } : {}),
      }));
      history.replaceState(null, '', findingPath(run, id) + location.search);
      requestAnimationFrame(() => {
        if (options.focus === true) focusRow(id);
        showPlace(sitesOf(marks, id)[0]?.id);
      });
    },
    [marks, run],
  );

  /** Keeps a decision, and goes on to the next finding that needs somebody; where somebody else decided meanwhile, it shows what. */
  const keep = async (item: Item, request: DecisionRequest): Promise<void> => {
    const decision = await decide(run, { kind: item.layer, n: item.n, standing: item.decision }, request).catch((thrown: unknown) => {
      if (thrown instanceof ApiProblem && thrown.code === 'conflict') return null;
      throw thrown;
    });
    if (decision === null) {
      keepListed(item.id);
      await live.decisions();
      look({ active: item.id, open: true, making: null });
      setTrouble({ of: item.id, says: problems.decidedMeanwhile });
      focusRow(item.id);
      return;
    }
    keepListed(item.id);
    live.state.set(withDecision(live.state.get(), item.layer, { ...decision, n: item.n }));
    setTrouble(NO_TROUBLE);
    look({ making: null });
    made.current = [...made.current.filter((id) => id !== item.id), ...(request.decision === 'none' ? [] : [item.id])];
    if (request.decision === 'none') {
      say(desk.takenBack(tally.needs + (needsYou({ ...item, decision: null }) ? 1 : 0)));
      choose(item.id, { open: true, focus: true });
      return;
    }
    say(desk.kept(Math.max(0, tally.needs - (needsYou(item) ? 1 : 0))));
    const at = shown.findIndex(({ id }) => id === item.id);
    const next = [...shown.slice(at + 1), ...shown.slice(0, at)].find(needsYou);
    if (next !== undefined) choose(next.id, { open: true, focus: true });
    else focusRow(item.id);
  };
  /** Does what no form waits for; where it fails, the card of the finding says so, and is opened for that. */
  const attempt = (item: Item, otherwise: string, act: () => Promise<void>): void => {
    setTrouble(NO_TROUBLE);
    act().catch((thrown: unknown) => {
      look({ active: item.id, open: true });
      setTrouble({ of: item.id, says: told(thrown, otherwise) });
    });
  };
  const settle = (item: Item, request: DecisionRequest): void => attempt(item, problems.notKept, () => keep(item, request));
  const again = (item: Item): void =>
    attempt(item, problems.notAgain, async () => go(`/r/${encodeURIComponent((await recheck(run, item.n)).id)}`));
  const undo = (): boolean => {
    const chosen = items.find(({ id }) => id === looking.active);
    const item = chosen?.decision == null ? items.find(({ id, decision }) => id === made.current.at(-1) && decision !== null) : chosen;
    if (item === undefined) return false;
    settle(item, { decision: 'none' });
    return true;
  };
  const { info, report } = live.state.get();
  const batch = info?.batch ?? null;
  return { items, shown, marks, looking, look, choose, keep, settle, again, undo, trouble, run, batch, report, from };
}

/** Every key does what its button does, with what is on the page at that moment. */
export function useDeskKeys(acts: DeskActs): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const walk = walkKey(event, '.row');
      if (walk !== null) {
        walkFindings(walk, event.target as HTMLElement, latest.current);
        // At the ends too: a list that is walked does not begin to scroll.
        event.preventDefault();
        return;
      }
      const key = pageKey(event);
      if (key !== null && deskKeys(key, latest.current)) event.preventDefault();
    };
    window.document.addEventListener('keydown', heard);
    return () => window.document.removeEventListener('keydown', heard);
  }, []);
}
