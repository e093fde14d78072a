/** Bringing what was chosen, or asked for by its address, into sight: a row into its list, a mark into its document. */
import { useEffect, useRef } from 'preact/hooks';
import type { Findings } from './desk-findings.ts';
import { sitesOf } from './marks.ts';

/** How often it is looked whether a page has been drawn, in milliseconds. */
const DRAWN = 150;

const quick = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

/** Brings a row into the list's window and gives it the focus; without an id the first there is. */
export function focusRow(id: string): void {
  const row = id === '' ? document.querySelector<HTMLElement>('.row') : document.getElementById(`row-${id}`);
  if (row === null) return;
  row.focus({ preventScroll: true });
  showRow(row);
}

/** Brings a row into the upper half of the list's window, if it is not there. */
function showRow(row: HTMLElement): void {
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

/**
 * Brings the finding that an address names into sight, once it is there, and its place in the document, once that is drawn; not
 * where somebody has scrolled or chosen another before. Pages of a PDF are drawn without the desk's knowledge, so its place is waited for.
 */
export function useArrival(finding: string, { shown, marks }: Pick<Findings, 'shown' | 'marks'>): void {
  const left = useRef({ row: finding !== '', place: finding !== '' });
  useEffect(() => {
    const enough = (): void => {
      left.current = { row: false, place: false };
    };
    const meant = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const name of meant) addEventListener(name, enough, { capture: true, once: true, passive: true });
    return () => {
      for (const name of meant) removeEventListener(name, enough, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (!left.current.row) return;
    const row = document.getElementById(`row-${finding}`);
    if (row === null) return;
    left.current.row = false;
    showRow(row);
  }, [shown]);
  useEffect(() => {
    const site = sitesOf(marks, finding)[0]?.id;
    if (!left.current.place || site === undefined) return undefined;
    const looked = setInterval(() => {
      if (left.current.place && document.getElementById(site) === null) return;
      clearInterval(looked);
      if (left.current.place) showPlace(site);
      left.current.place = false;
    }, DRAWN);
    return () => clearInterval(looked);
  }, [marks]);
}
