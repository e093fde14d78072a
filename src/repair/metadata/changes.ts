/**
 * Changes to a text as data: which stretch becomes what. Applied all at once, from the original's places, so that the bytes
 * between them cannot move; shown as a unified diff, as people read changes.
 */
import { StetError } from '../../errors.ts';
import { lastUpTo } from '../../text/lowest.ts';

/** One stretch of a text (UTF-16, half-open) and what stands there afterwards. */
export interface TextChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const inOrder = (changes: readonly TextChange[]): TextChange[] => [...changes].sort((a, b) => a.start - b.start || a.end - b.end);

/** The text with every change made. Throws StetError `internal` for changes that overlap or lie outside: then nothing is made. */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const change of inOrder(changes)) {
    if (change.start < at || change.end < change.start || change.end > text.length)
      throw new StetError('internal', 'two corrections fall on the same place; nothing was changed');
    parts.push(text.slice(at, change.start), change.text);
    at = change.end;
  }
  return parts.join('') + text.slice(at);
}

/**
 * Changes of a text and of what became of it, as changes of the text alone. Gives null where a later change touches what an earlier one
 * wrote: then the two are no changes side by side.
 */
export function composed(first: readonly TextChange[], second: readonly TextChange[]): TextChange[] | null {
  const moved: TextChange[] = [];
  for (const change of second) {
    let shift = 0;
    for (const { start, end, text } of inOrder(first)) {
      const from = start + shift;
      const to = from + text.length;
      if (change.end <= from) break;
      if (change.start < to) return null;
      shift += text.length - (end - start);
    }
    moved.push({ ...change, start: change.start - shift, end: change.end - shift });
  }
  return inOrder([...first, ...moved]);
}

/** Lines shown before and behind a change. */
const CONTEXT = 3;

interface Hunk {
  /** Lines of the old text, half-open. */
  from: number;
  to: number;
  readonly changes: TextChange[];
}

/**
 * The changes as a unified diff that `patch` and `git apply` take.
 * Takes the text, its changes and its name; gives "" when there are none. The lines of the diff end as the text's own do.
 */
export function unifiedDiff(name: string, text: string, changes: readonly TextChange[]): string {
  const real = inOrder(changes).filter(({ start, end, text: after }) => text.slice(start, end) !== after);
  if (real.length === 0) return '';
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0 && at + 1 < text.length; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const startOf = (line: number): number => (line < starts.length ? (starts[line] ?? text.length) : text.length);
  const hunks: Hunk[] = [];
  for (const change of real) {
    const from = lastUpTo(starts, change.start);
    const to = lastUpTo(starts, Math.max(change.start, change.end - 1)) + 1;
    const last = hunks.at(-1);
    if (last !== undefined && from - last.to <= 2 * CONTEXT) {
      last.to = Math.max(last.to, to);
      last.changes.push(change);
    } else hunks.push({ from, to, changes: [change] });
  }
  let shift = 0;
  const out = [`--- a/${name}\n`, `+++ b/${name}\n`];
  for (const hunk of hunks) {
    const first = Math.max(0, hunk.from - CONTEXT);
    const end = Math.min(starts.length, hunk.to + CONTEXT);
    const lines: string[] = [];
    let [before, after] = [0, 0];
    const say = (sign: ' ' | '-' | '+', stretch: string): void => {
      for (const line of stretch.split(/(?<=\n)/)) {
        lines.push(line.endsWith('\n') ? `${sign}${line}` : `${sign}${line}\n\\ No newline at end of file\n`);
        if (sign !== '+') before += 1;
        if (sign !== '-') after += 1;
      }
    };
    let line = first;
    for (let at = 0; at < hunk.changes.length; ) {
      // Changes that touch the same lines are one block of lines taken out and put in.
      const group = [hunk.changes[at] as TextChange];
      const top = lastUpTo(starts, group[0]?.start ?? 0);
      let bottom = lastUpTo(starts, Math.max(group[0]?.start ?? 0, (group[0]?.end ?? 0) - 1)) + 1;
      at += 1;
      for (let next = hunk.changes[at]; next !== undefined && lastUpTo(starts, next.start) < bottom; next = hunk.changes[at]) {
        group.push(next);
        bottom = Math.max(bottom, lastUpTo(starts, Math.max(next.start, next.end - 1)) + 1);
        at += 1;
      }
      if (top > line) say(' ', text.slice(startOf(line), startOf(top)));
      const base = startOf(top);
      const old = text.slice(base, startOf(bottom));
      say('-', old);
      say(
        '+',
        applyChanges(
          old,
          group.map((one) => ({ ...one, start: one.start - base, end: one.end - base })),
        ),
      );
      line = bottom;
    }
    if (end > line) say(' ', text.slice(startOf(line), startOf(end)));
    out.push(`@@ -${first + 1},${before} +${first + 1 + shift},${after} @@\n`, ...lines);
    shift += after - before;
  }
  return out.join('');
}
