/** What each key does at the desk. Every one has a button or a link that does the same. */
import type { Report } from '../../model/report.ts';
import { confirmLinks } from '../../report/cite.ts';
import type { DecisionRequest } from './api/decisions.ts';
import { copyText } from './decision.tsx';
import type { Looking } from './desk-looking.ts';
import { focusRow, showPlace } from './desk-places.ts';
import { FILTERS } from './filters.ts';
import type { Item } from './items.ts';
import { type Walk, walkedTo } from './keys.ts';
import { type Mark, sitesOf } from './marks.ts';
import { go } from './route.ts';
import { neighbourOf } from './siblings.ts';

export interface DeskActs {
  readonly items: readonly Item[];
  readonly shown: readonly Item[];
  readonly marks: readonly Mark[];
  readonly looking: Looking;
  readonly look: (change: Partial<Looking>) => void;
  readonly choose: (id: string, options?: { readonly open?: boolean; readonly focus?: boolean }) => void;
  /** Keeps a decision; rejects where it could not be kept. */
  readonly keep: (item: Item, request: DecisionRequest) => Promise<void>;
  /** The same for what no form waits for: what goes wrong is `trouble`. */
  readonly settle: (item: Item, request: DecisionRequest) => void;
  readonly again: (item: Item) => void;
  /** Takes back the decision on the chosen finding, else the latest one made here; false when there is none. */
  readonly undo: () => boolean;
  /** What could not be done, and about which finding. */
  readonly trouble: { readonly of: string; readonly says: string };
  readonly run: string;
  readonly batch: string | null;
  readonly report: Report | null;
  /** The mark from which somebody came to a card. */
  readonly from: { current: HTMLElement | null };
}

let site = '';

/** From the row that has the focus to another. */
export function walkFindings(walk: Walk, row: HTMLElement, { shown, looking, choose }: DeskActs): void {
  const at = shown.findIndex(({ id }) => row.id === `row-${id}`);
  const next = shown[walkedTo(walk, at, shown.length) ?? -1];
  if (next !== undefined) choose(next.id, { open: looking.open, focus: true });
}

/** Does what a key asks for; false when it asks for nothing here. */
export function deskKeys(key: string, acts: DeskActs): boolean {
  const { items, shown, marks, looking, look, choose, settle, again, run, report } = acts;
  const at = shown.findIndex(({ id }) => id === looking.active);
  const item = items.find(({ id }) => id === looking.active);
  const step = (by: 1 | -1): boolean => {
    const next = shown[at < 0 ? (by === 1 ? 0 : shown.length - 1) : at + by];
    if (next !== undefined) choose(next.id, { open: looking.open || at < 0, focus: true });
    return next !== undefined;
  };
  const place = (by: 1 | -1): boolean => {
    const sites = item === undefined ? marks.filter(({ kind, look: how }) => kind !== 'entry' && how !== 'fine') : sitesOf(marks, item.id);
    const now = sites.findIndex(({ id }) => id === site);
    const next = sites[(now + by + sites.length) % Math.max(1, sites.length)];
    if (next === undefined) return false;
    site = next.id;
    look({ half: 'document' });
    requestAnimationFrame(() => showPlace(next.id, true));
    return true;
  };
  switch (key) {
    case 'j':
      return step(1);
    case 'k':
      return step(-1);
    case 'n':
      return place(1);
    case 'p':
      return place(-1);
    case 'x':
    case 'b':
    case 'u':
      if (item === undefined || item.look === 'waiting') return false;
      look({ open: true, making: key === 'x' ? 'ok' : key === 'b' ? 'bad' : 'unsure' });
      return true;
    case 'a':
      if (item?.reference === undefined || !(report?.edits ?? []).some(({ of }) => of === item.reference?.reference.id)) return false;
      settle(item, { decision: 'fix' });
      return true;
    case 'z':
      return acts.undo();
    case 'r':
      if (item?.reference === undefined) return false;
      again(item);
      return true;
    case 'o': {
      const link = item?.reference === undefined ? undefined : confirmLinks(item.reference)[0];
      if (link === undefined) return false;
      open(link.href, '_blank', 'noopener,noreferrer');
      return true;
    }
    case 'c':
      if (item?.reference === undefined) return false;
      copyText(item.reference.reference.raw);
      return true;
    case 'f': {
      const filled = FILTERS.filter((filter) => filter === 'all' || items.some((one) => one.look === filter || filter === 'needs'));
      const now = filled.findIndex((filter) => filter === (looking.filter ?? 'all'));
      look({ filter: filled[(now + 1) % filled.length] ?? 'all' });
      return true;
    }
    case '/':
      look({ half: 'findings' });
      document.getElementById('search')?.focus();
      return true;
    case 'v':
      look({ shown: looking.shown === 'pages' ? 'text' : 'pages' });
      return true;
    case 't':
      go(`/r/${encodeURIComponent(run)}/trace${item?.reference === undefined ? '' : `/${item.n}`}`);
      return true;
    case 'e':
      look({ exports: true });
      return true;
    case '?':
      look({ help: true });
      return true;
    case '[':
    case ']':
      if (acts.batch === null) return false;
      void neighbourOf(acts.batch, run, key === ']' ? 1 : -1).then((next) => {
        if (next !== null) go(`/r/${encodeURIComponent(next)}`);
      });
      return true;
    case 'Escape':
      return back(acts);
    default:
      return false;
  }
}

/** Closes what is open, innermost first; at last the focus goes back to the mark from which somebody came. */
function back({ looking, look, from }: DeskActs): boolean {
  if (looking.exports) look({ exports: false });
  else if (looking.making !== null) {
    look({ making: null });
    focusRow(looking.active);
  } else if (looking.open) {
    look({ open: false, ...(from.current === null ? {} : { half: 'document' as const }) });
    const mark = from.current;
    from.current = null;
    if (mark === null) focusRow(looking.active);
    else requestAnimationFrame(() => (document.getElementById(mark.id) ?? mark).focus());
  } else return false;
  return true;
}
