/**
 * Lists of references that no heading announces, told by their numbers: in brackets, raised, or with a stop, one after the other and close
 * together. Where such a list stands only; references.ts cuts it into entries.
 */
import { labelStarts } from './labels.ts';
import type { Line } from './lines.ts';

/** Years, identifiers and addresses stand as close as in a list: one to a few lines. */
export function datesMuch(lines: readonly Line[]): boolean {
  const text = lines
    .slice(0, 80)
    .map((line) => line.text)
    .join(' ');
  const dates =
    text.match(/(?<!\d)(?:1[5-9]\d{2}|20[0-4]\d)(?!\d)|[۱١][۳۴٣٤][۰-۹٠-٩]{2}|[１２][０９][０-９]{2}|https?:\/\/|\b10\.\d{4,9}\//g)
      ?.length ?? 0;
  return dates * 260 >= text.length;
}

/** A list without a heading: [1], [2], [3] … at the starts of lines, five at least, in the document's second part. */
export function labelledRun(lines: readonly Line[]): { from: number; to: number } | null {
  let best: { from: number; to: number; count: number } | null = null;
  let open: { from: number; to: number; count: number } | null = null;
  lines.forEach((line, at) => {
    const number = Number(/^\[(\d{1,3})\]\s*\S/.exec(line.text)?.[1] ?? Number.NaN);
    if (number === 1) open = { from: at, to: at + 1, count: 1 };
    else if (open !== null && number > open.count && number <= open.count + 3) open = { ...open, to: at + 1, count: number };
    if (open !== null && open.count >= 5 && open.count >= (best?.count ?? 0)) best = open;
  });
  const found = best as { from: number; to: number; count: number } | null;
  if (found === null) return null;
  let { to } = found;
  const entry = lines[to - 1];
  while (to < lines.length && entry !== undefined && to - found.to < 6) {
    const line = lines[to];
    const last = lines[to - 1];
    if (line === undefined || last === undefined || line.column !== last.column || Math.abs(line.size - entry.size) > 0.6) break;
    if (line.y - last.y > line.size * 1.9) break;
    to += 1;
  }
  return { from: found.from, to };
}

/** Lines between the numbers of two entries; notes at the feet of pages stand further apart. */
const NEXT = 9;

/** Lines of text in larger print between two notes that stand at the feet of two pages. */
const TEXT_BETWEEN = 5;
const LARGER = 1.07;

/** The number that is raised at the head of a line. */
const raisedAt = ({ parts: [first], text }: Line): number =>
  first?.raised === true ? Number(/^\d{1,3}$/.exec(text.slice(0, first.end))?.[0] ?? Number.NaN) : Number.NaN;

/** Whether a row of raised numbers goes on behind text of larger print: notes, of which the first page has many. */
function goesOnBelowText(lines: readonly Line[], { to, count }: { readonly to: number; readonly count: number }): boolean {
  const size = lines[to - 1]?.size ?? 0;
  const next = lines.findIndex((line, at) => at >= to && raisedAt(line) === count + 1);
  return lines.slice(to, Math.max(to, next)).filter((line) => line.size > size * LARGER).length >= TEXT_BETWEEN;
}

/** A list without a heading whose numbers are raised, as physicists' preprints have it: ten at least, close together, to the end. */
export function raisedRun(lines: readonly Line[]): { from: number; to: number } | null {
  let best: { from: number; to: number; count: number } | null = null;
  let open: { from: number; to: number; count: number } | null = null;
  lines.forEach((line, at) => {
    const number = raisedAt(line);
    if (number === 1) open = { from: at, to: at + 1, count: 1 };
    else if (open !== null && number === open.count + 1 && at - open.to <= NEXT) open = { ...open, to: at + 1, count: number };
    if (open !== null && open.count >= 10 && open.count > (best?.count ?? 0)) best = open;
  });
  const found = best as { from: number; to: number; count: number } | null;
  if (found === null || !datesMuch(lines.slice(found.from, found.to)) || goesOnBelowText(lines, found)) return null;
  let { to } = found;
  while (
    to < lines.length &&
    to - found.to < 6 &&
    lines[to]?.column === lines[to - 1]?.column &&
    lines[to]?.size === lines[found.from]?.size
  )
    to += 1;
  return { from: found.from, to };
}

/** Entries that a list without a heading has at least, one that begins at 1 and one that goes on the numbers of another. */
export const LONG_RUN = 10;
export const SHORT_RUN = 3;
/** A number before a name, which may have a particle: "38. von Frisch K". */
const COUNTED = /^(?:\[(\d{1,3})\]\s?|(\d{1,3})\.\s)(?:\p{Lu}|(?:\p{Ll}{1,4}[’'\s]){1,3}\p{Lu})/u;
/** "10 Hardy RJ, Thompson SG. …", "16 Early Breast Cancer …": a bare number, as medical journals have it. */
const BARE = /^(\d{1,3})\s\p{Lu}\p{L}/u;
const VANCOUVER = /^\d{1,3}\s\p{Lu}[\p{L}’'-]{1,30}(?:\s\p{Lu}[\p{L}’'-]{2,30})?\s\p{Lu}{1,3}[,.]/u;
const numberAt = (line: Line | undefined, form: RegExp): number => {
  const [, first, second] = form.exec(line?.text ?? '') ?? [];
  return Number(first ?? second ?? Number.NaN);
};

/** The number of a list's last entry, where its entries are numbered and begin with capitals. */
export function lastNumber(lines: readonly Line[]): number | null {
  const numbers = [...(labelStarts(lines) ?? [])].flatMap(([, label]) => (/^\d{1,3}$/.test(label) ? [Number(label)] : []));
  return numbers.length < SHORT_RUN ? null : (numbers.at(-1) ?? null);
}

/** Lines that count from a number on, one after the other and close together, with the dates of a list: "27. Marsh, A. …". */
export function countedRun(
  lines: readonly Line[],
  from: number,
  first: number,
  least: number,
  form = COUNTED,
): { from: number; to: number } | null {
  const start = lines.findIndex(
    (line, at) => at >= from && numberAt(line, form) === first && numberAt(nextCounted(lines, at, form), form) === first + 1,
  );
  if (start < 0) return null;
  const { size } = lines[start] as Line;
  let [last, count] = [start, 1];
  for (let at = start + 1; at < lines.length && at - last <= NEXT; at += 1) {
    const number = numberAt(lines[at], form);
    // One may be misread.
    if (number !== first + count && number !== first + count + 1) continue;
    last = at;
    count = number - first + 1;
  }
  if (count < least || !datesMuch(lines.slice(start, last + 1))) return null;
  let to = last + 1;
  while (to < lines.length && to - last < 6 && lines[to]?.column === lines[last]?.column && lines[to]?.size === size) to += 1;
  return { from: start, to };
}

/** The next numbered line behind a line, when it is near. */
const nextCounted = (lines: readonly Line[], at: number, form: RegExp): Line | undefined =>
  lines.slice(at + 1, at + 1 + NEXT).find((line) => !Number.isNaN(numberAt(line, form)));

/** The same with bare numbers, of which most stand before a name and initials. */
export function bareRun(lines: readonly Line[]): { from: number; to: number } | null {
  const run = countedRun(lines, 0, 1, LONG_RUN, BARE);
  if (run === null) return null;
  const begun = lines.slice(run.from, run.to).filter(({ text }) => BARE.test(text));
  return begun.filter(({ text }) => VANCOUVER.test(text)).length >= begun.length * 0.6 ? run : null;
}
