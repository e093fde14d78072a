/** The findings of a run as the desk lists them: in the words of whoever asks, counted, narrowed, and steady under the pointer. */
import { useMemo, useRef } from 'preact/hooks';
import type { Looking } from './desk-looking.ts';
import { counts, type Filter, selected } from './filters.ts';
import { type Item, wordedFor } from './items.ts';
import { type Mark, marksOf } from './marks.ts';
import { itemsOf, type RunState } from './run-state.ts';
import { useSteady } from './steady.ts';

export interface Findings extends ReturnType<typeof useSteady<Item>> {
  readonly items: readonly Item[];
  readonly tally: Readonly<Record<Filter, number>>;
  readonly filter: Filter;
  readonly marks: readonly Mark[];
  /** In whose words they are: who checks their own work is asked and not told. */
  readonly voice: Parameters<typeof wordedFor>[1];
  /** The check has ended, one way or another. */
  readonly over: boolean;
  /** Decided or chosen while this filter was on: these stay in the list. */
  readonly keep: (id: string) => void;
}

/** Profiles for which everything is a question. */
const asksOnly = (profile: unknown): boolean => profile === 'author' || profile === 'teacher';

export function useFindings(state: RunState, looking: Looking): Findings {
  const { info, report, document } = state;
  const { layer, notice, source } = looking;
  // Whoever came by the address of a finding sees it, whatever is listed else.
  const kept = useRef(new Set(looking.active === '' ? [] : [looking.active]));
  const view = info?.view ?? 'owner';
  // Whoever checks their own work, or that of a pupil, is asked and not told, too.
  const voice = view === 'owner' && asksOnly(info?.options?.profile) ? 'author' : view;
  const over = info !== null && info.state !== 'queued' && info.state !== 'running';
  const items = useMemo(
    () => itemsOf(state).map((item) => wordedFor(item, voice)),
    [voice, state.waiting, state.references, state.quotes, state.claims, state.report, state.decisions],
  );
  const tally = useMemo(() => counts(items, { layer, notice, source }), [items, layer, notice, source]);
  const filter = useFilter(looking.filter, { known: info !== null, over, some: items.length > 0, needs: tally.needs > 0 });
  const fitting = useMemo(
    () => selected(items, { filter, layer, notice, source, words: looking.words, kept: kept.current }),
    [items, filter, layer, notice, source, looking.words],
  );
  const list = useSteady(fitting, `${filter} ${layer} ${notice} ${source} ${looking.words}`);
  const citations = document?.citations ?? report?.citations;
  const marks = useMemo(() => marksOf(citations === undefined ? null : { citations }, items), [citations, items]);
  return { ...list, items, tally, filter, marks, voice, over, keep: (id) => kept.current.add(id) };
}

/**
 * The filter in force. For a run that had ended when the page was opened it is chosen once, when the first complete picture is
 * there; afterwards, and for a run that one watches, only a person changes it.
 */
function useFilter(
  asked: Filter | null,
  now: { readonly known: boolean; readonly over: boolean; readonly some: boolean; readonly needs: boolean },
): Filter {
  const first = useRef<Filter | null>(null);
  if (first.current === null && now.over && now.some) first.current = now.needs ? 'needs' : 'all';
  const arrivedOver = useRef<boolean | null>(null);
  if (arrivedOver.current === null && now.known) arrivedOver.current = now.over;
  return asked ?? (arrivedOver.current === true ? (first.current ?? 'all') : 'all');
}
