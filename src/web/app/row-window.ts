/**
 * Which rows of a long table are drawn: those in the window and some around it. Rows have one height; what is not drawn is kept free
 * above and below, so the page is as long as it would be and nothing jumps.
 */
import { useEffect, useState } from 'preact/hooks';

/** Tables up to this many rows are drawn whole: then a browser's own search finds everything. */
const WHOLE = 400;
const AROUND = 40;

export interface RowWindow {
  readonly from: number;
  readonly to: number;
  /** Height kept free above and below, in pixels. */
  readonly above: number;
  readonly below: number;
}

/** The rows to draw when a table of `count` rows, each `height` high, begins `top` below the window's upper edge. */
export function rowsIn(count: number, top: number, height: number, windowHeight: number): RowWindow {
  if (count <= WHOLE || height <= 0) return { from: 0, to: count, above: 0, below: 0 };
  const first = Math.floor(-top / height) - AROUND;
  const from = Math.max(0, Math.min(count, first));
  const to = Math.max(from, Math.min(count, first + Math.ceil(windowHeight / height) + 2 * AROUND));
  return { from, to, above: from * height, below: (count - to) * height };
}

/** The same while the page is scrolled; `body` finds the part of the table that holds the rows. */
export function useRowWindow(count: number, body: () => HTMLElement | null): RowWindow {
  const [at, setAt] = useState<{ readonly top: number; readonly height: number }>({ top: 0, height: 0 });
  useEffect(() => {
    if (count <= WHOLE) return;
    let asked = false;
    const look = (): void => {
      asked = false;
      const holder = body();
      const row = holder?.querySelector('tr:not(.kept-free)');
      if (holder == null || row == null) return;
      const top = Math.round(holder.getBoundingClientRect().top);
      const height = row.getBoundingClientRect().height;
      // A new place only when a good part of what is drawn around was scrolled away.
      setAt((now) => (now.height === height && Math.abs(now.top - top) < (AROUND / 2) * height ? now : { top, height }));
    };
    const soon = (): void => {
      if (!asked) requestAnimationFrame(look);
      asked = true;
    };
    look();
    addEventListener('scroll', soon, { passive: true, capture: true });
    addEventListener('resize', soon);
    return () => {
      removeEventListener('scroll', soon, { capture: true });
      removeEventListener('resize', soon);
    };
  }, [count]);
  // Until a row was measured, the first ones are drawn and measured.
  if (count > WHOLE && at.height === 0) return { from: 0, to: 2 * AROUND, above: 0, below: 0 };
  return rowsIn(count, at.top, at.height, globalThis.innerHeight ?? 0);
}
