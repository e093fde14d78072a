/**
 * Lists without a heading. A text that is nothing but references is one list; otherwise a dense run of paragraphs or lines
 * that look like entries, or a row of numbers at line starts, makes one. Running prose with a few years in it does not.
 */

import type { List } from './bibliography.ts';
import { likeness, looksLikeEntry } from './bibliography-likeness.ts';
import type { Line } from './bibliography-lines.ts';
import { divide } from './entries.ts';
import { numberedRow } from './entries-labels.ts';
import { nameForm } from './entries-starts.ts';
import { announced } from './headings.ts';

/** Lines of one paragraph. */
interface Unit {
  readonly lines: readonly Line[];
  readonly score: number;
  readonly length: number;
}

const KINDS: ReadonlySet<string> = new Set(['paragraph', 'item', 'quote']);

function unitsOf(lines: readonly Line[]): Unit[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.opens || last === undefined) groups.push([line]);
    else last.push(line);
  }
  return groups.map((group) => {
    const text = group.map((line) => line.text).join(' ');
    const usable = group.every((line) => KINDS.has(line.kind));
    return { lines: group, score: usable ? likeness(text) : -1, length: text.length };
  });
}

/** A whole text of references: one a line, one a paragraph, or hard-wrapped with labels. */
function wholeList(lines: readonly Line[], text: string): List | null {
  const rest = lines.filter((line) => (line.kind !== 'heading' && announced(line.text) !== 'end') || looksLikeEntry(line.text));
  const usable = rest.filter((line) => KINDS.has(line.kind) || line.kind === 'heading');
  if (usable.length === 0) return null;
  const whole: List = { found: 'whole', marked: false, heading: null, lines: usable };
  const good = usable.filter((line) => looksLikeEntry(line.text)).length;
  const units = unitsOf(usable);
  if (
    good / usable.length >= 0.6 ||
    (units.length > 1 && units.filter((unit) => unit.score >= 2 && unit.length < 1200).length / units.length >= 0.6)
  )
    return { ...whole, lines: units.filter((unit) => !isProse(unit)).flatMap((unit) => unit.lines) };
  // Hard-wrapped lines: divided on trial, nearly all of it must come out as entries of the usual size.
  const pieces = divide(usable, text);
  const lead = (pieces[0]?.span.start ?? 0) - (usable[0]?.start ?? 0);
  const long = pieces.filter(({ body, span }) => span.end - body > 900).length;
  const proven = pieces.filter(({ body, span }) => looksLikeEntry(text.slice(body, span.end).replace(/\s+/g, ' '))).length;
  return pieces.length >= 3 && lead < 200 && proven / pieces.length >= 0.8 && long <= pieces.length * 0.05
    ? { ...whole, found: 'loose' }
    : null;
}

/** Paragraphs in front of a list, or between its entries, that say something: long, and with neither the look nor the head of one. */
function isProse({ score, length, lines }: Unit): boolean {
  const head = (lines[0]?.text ?? '').replace(/^[[(]?\d{1,4}[\]).]\s{0,3}/, '');
  return score < 1.5 && length > 100 && nameForm(head.slice(0, 200)) === null;
}

/** The longest runs of paragraphs that look like entries; a gap of one is bridged. */
function runs(units: readonly Unit[]): Unit[][] {
  const found: Unit[][] = [];
  let run: Unit[] = [];
  let gap: Unit[] = [];
  const close = () => {
    if (run.length > 0) found.push(run);
    run = [];
    gap = [];
  };
  for (const unit of units) {
    if (unit.score >= 2 && unit.length < 1200) {
      if (run.length > 0) run.push(...gap);
      run.push(unit);
      gap = [];
    } else if (run.length > 0 && gap.length === 0 && unit.length < 300 && unit.score > 0.5) gap = [unit];
    else close();
  }
  close();
  return found;
}

/** Lists that no heading announces, in reading order. */
export function looseLists(lines: readonly Line[], text: string): List[] {
  const whole = wholeList(lines, text);
  if (whole !== null) return [whole];
  const units = unitsOf(lines);
  const end = lines.at(-1)?.end ?? 0;
  const paragraphs = runs(units).filter((run) => {
    const last = run.at(-1)?.lines.at(-1)?.end ?? 0;
    return run.length >= 6 || (run.length >= 3 && last > end * 0.6) || (run.length >= 2 && last >= end * 0.98);
  });
  if (paragraphs.length > 0)
    return paragraphs.map((run) => ({ found: 'loose' as const, marked: false, heading: null, lines: run.flatMap((unit) => unit.lines) }));
  return tail(lines);
}

/** Hard-wrapped lines at the end of a text with a row of labels: from the first label to the end or the next heading. */
function tail(lines: readonly Line[]): List[] {
  const from = lines.findIndex(
    (line, i) =>
      i > lines.length / 3 && /^(?:\[1\]|\(1\)|1[.)])\s/.test(line.text) && looksLikeEntry(`${line.text} ${lines[i + 1]?.text ?? ''}`),
  );
  if (from === -1) return [];
  const stop = lines.findIndex((line, i) => i > from && (line.kind === 'heading' || (line.opens && announced(line.text) === 'end')));
  const body = lines.slice(from, stop === -1 ? lines.length : stop);
  const row = numberedRow(body);
  if (row === null || row.row.length < 3) return [];
  const good = row.row.filter((mark, i) => {
    const next = row.row[i + 1]?.at ?? body.at(-1)?.end ?? 0;
    return looksLikeEntry(
      body
        .filter((line) => line.start >= mark.at && line.start < next)
        .map((line) => line.text)
        .join(' '),
    );
  });
  return good.length / row.row.length >= 0.7 ? [{ found: 'loose', marked: false, heading: null, lines: body }] : [];
}
