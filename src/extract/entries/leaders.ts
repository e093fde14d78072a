/**
 * Tables of authorities: every entry ends in dots that lead to the pages where it is cited. That is the surest sign of where the next one
 * begins, in lists whose cases and laws begin like nothing else.
 */
import type { Line } from '../bibliography/lines.ts';

/** Dots, and pages behind them: "..... 2, 9", ". . . . . passim", "………… iv"; in a line that is full, a gap: "(2007)  9". */
const LEADERS =
  /(?:\.\s?){5}[.\s]{0,120}(?:(?:\d{1,4}|[ivxl]{1,7}|passim)(?:[,–-]\s{0,2}|$)){1,20}$|…{2,60}\s?\d{1,4}$|\)\s{2,60}(?:\d{1,3}|passim)(?:,\s\d{1,3}){0,20}$/u;
const FEWEST = 3;
/** A tab between the year and the pages: "(2007)\t9, 12". It is typed for nothing else. */
const TABBED = /\)\s?\t\s?(?:\d{1,3}|passim)(?:,\s\d{1,3}){0,20}$/u;
const FEWEST_TABBED = 2;

/** Where each entry begins, behind the one that ended so, and the lines up to the last end; null when few lines end so. */
export function leadersRow(
  lines: readonly Line[],
): { readonly row: { readonly at: number; readonly body: number; readonly label: null }[]; readonly lines: readonly Line[] } | null {
  const tabbed = lines.map((line) => TABBED.test(line.text.slice(-200)));
  const ends = lines.map((line, i) => tabbed[i] === true || LEADERS.test(line.text.slice(-200)));
  const inside = lines.slice(0, ends.lastIndexOf(true) + 1);
  const many = ends.filter(Boolean).length;
  // An entry has one to four lines, the last of which leads.
  const enough = many >= FEWEST || tabbed.filter(Boolean).length >= FEWEST_TABBED;
  if (!enough || many < inside.length * 0.25) return null;
  const row = inside.flatMap((line, i) => (i === 0 || ends[i - 1] === true ? [{ at: line.start, body: line.start, label: null }] : []));
  return { row, lines: inside };
}
