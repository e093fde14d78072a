/** Bringing what was chosen into sight: a row into its list, a mark into its document. */

const quick = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

/** Brings a row into the list's window and gives it the focus; without an id the first there is. */
export function focusRow(id: string): void {
  const row = id === '' ? document.querySelector<HTMLElement>('.row') : document.getElementById(`row-${id}`);
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
