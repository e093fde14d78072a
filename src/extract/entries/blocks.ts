/**
 * Lists whose entries are apart already: the reader made each a block, or a plain text has one on each line. Only labels are
 * read here, and lines that cannot begin an entry are put back to the one before.
 */

import { passesForEntry } from '../bibliography/entry.ts';
import { dated, looksLikeEntry } from '../bibliography/likeness.ts';
import type { Line } from '../bibliography/lines.ts';
import { isDoiOf } from './addresses.ts';

/** An entry with the lines it consists of. */
export interface Whole {
  readonly lines: readonly Line[];
  readonly start: number;
  readonly end: number;
  /** Where its words begin, behind the label. */
  readonly body: number;
  readonly label: string | null;
}

const PRINTED_LABEL =
  /^(?:[[［【]\s?(?!(?:1[89]|20)\d\d\]\s(?:\p{Lu}{2}|\d{1,2}\s\p{Lu}{2}))(\d{1,4}|[^\]\s]{1,20}(?:\s(?:和|与|與|及)\s[^\]\s]{1,20})?)\s?[\]］】][.:]?\s*|\((\d{1,4})\s?\)\s+|(\d{1,4})[.)](?:\s+|(?=\p{Lu}[\p{L}.]|\p{Ll}{2,4}\s\p{Lu}))|([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})\s*|([A-Z]{1,2}\d{1,3})[.)]\s+(?=\p{Lu})|(\d{1,4})\.?\s?\|\s+)/u;

/** A sign before an item that is never one of its words. */
const POINT = /^[•▪◦‣●○■□∙]\s{1,4}(?=\S)/u;

/** How an entry is cited by names and year, where a reader gives that for its label. */
const NAMED_LABEL = /^\p{L}[^[\]]{2,60}(?:1[5-9]|20)\d{2}[a-z]?\)?$/u;

/** The end of a line on which an entry may end. */
const OVER = /(?:[.。．)\]>”"’】」』》〉]|\d[a-z]?|https?:\/\/\S{3,300}|\b10\.\d{4,9}\/\S{1,300})\s?$/u;

/** True when lines are whole entries already: items of a numbered list, or lines of which each has the look of an entry. */
export function eachIsOne(lines: readonly Line[]): boolean {
  if (lines.length < 2) return false;
  const opening = lines.filter((line) => line.opens);
  const items = opening.filter((line) => line.kind === 'item');
  const labels = items.filter((line) => line.block?.label !== undefined).length;
  if (labels >= 2 && labels / opening.length >= 0.7) return true;
  const passing = new Set(lines.filter((line) => passesForEntry(line.text)));
  const good = passing.size;
  // Items of a list that the format itself marks: an entry each, whatever they begin with.
  if (items.length >= 2 && items.length >= opening.length * 0.9 && good >= opening.length * 0.6) return true;
  if (good / lines.length < 0.8 || lines.slice(1).some((line) => goesOn(line.text) && line.text.length > 60)) return false;
  // Paragraphs of their own, almost all with the look of entries: the one between them need not end as entries do.
  if (opening.length === lines.length) return true;
  // A law, a decision, a standard that passes by its form alone ends as it likes.
  const over = lines.slice(0, -1).filter((line) => OVER.test(line.text) || (passing.has(line) && !looksLikeEntry(line.text))).length;
  return over >= (lines.length - 1) * 0.9;
}

/** A line that cannot begin an entry: lower case, a bare address or what lacks of one, a volume, "In: …". */
function goesOn(text: string): boolean {
  return /^(?:\p{Ll}(?!['’])(?!\p{Ll}{0,6} \p{Lu})|https?:\/\/\S+\.?$|\/{1,2}(?!\d{1,4}\/)[\w.]|\.\d|doi:|[(,;:&](?!\d{1,3}\))|in: )/u.test(
    text,
  );
}

/** A paragraph of its own behind a finished one, with the look of an entry: "p27 induction in developing thymus. (1999). …". */
function begun(line: Line, before: Line | undefined): boolean {
  return line.opens && before !== undefined && OVER.test(before.text) && /^\p{Ll}/u.test(line.text) && passesForEntry(line.text);
}

const isLabelledItem = (line: Line | undefined): boolean => line?.kind === 'item' && line.block?.label !== undefined;

/**
 * The rest of an item, which the layout took for a paragraph: short and no entry of its own, or what an item without a date lacks, or a
 * year that goes on ("2013;12:1-9.").
 */
const isRest = (line: Line, item: readonly Line[]): boolean =>
  line.block?.label === undefined &&
  ((line.text.length < 120 && !looksLikeEntry(line.text)) ||
    /^(?:1[5-9]|20)\d{2}[a-z]?\s?[;:,]/.test(line.text) ||
    (line.text.length < 200 && !item.some(({ text }) => dated(text))));

/** Two entries that were run together: the number that is missing between this item's and the next one's stands in a line of it, before a capital. */
function halves(group: readonly Line[], own: number, next: number): readonly (readonly Line[])[] {
  if (next !== own + 2) return [group];
  for (const [i, line] of group.entries()) {
    const found = new RegExp(`(?<=[.;)\\d/]\\s|\\w{3}\\s)(?:\\[${own + 1}\\]|${own + 1}[.)])\\s+(?=\\p{Lu})`, 'u').exec(line.text);
    if (found === null || (i === 0 && found.index < 20)) continue;
    const at = found.index;
    return [
      [...group.slice(0, i), { ...line, end: line.start + at, text: line.text.slice(0, at).trimEnd() }],
      [{ ...line, start: line.start + at, text: line.text.slice(at), opens: true, block: null }, ...group.slice(i + 1)],
    ];
  }
  return [group];
}

/**
 * One entry a block where the reader marked them (`marked`), else one a line. In a `numbered` list a line without a number goes on the
 * one before where that was left open; `labels` are those of the row that says more than a number, "Ref. 3:", "/3/", by where they stand.
 */
export function wholes(
  lines: readonly Line[],
  marked: boolean,
  numbered = false,
  labels: ReadonlyMap<number, { readonly body: number; readonly label: string }> = new Map(),
): Whole[] {
  const groups: Line[][] = [];
  const items = !marked && lines.filter(isLabelledItem).length >= lines.filter(({ opens }) => opens).length * 0.7;
  for (const line of lines) {
    const last = groups.at(-1);
    if (last !== undefined && items && line.kind === 'paragraph' && isLabelledItem(last[0]) && isRest(line, last)) {
      last.push(line);
      continue;
    }
    const left = numbered && !line.opens && !PRINTED_LABEL.test(line.text.slice(0, 48)) && !OVER.test(last?.at(-1)?.text ?? '');
    const joins =
      marked || line.kind === 'item'
        ? !line.opens
        : line.block?.label === undefined && (left || (goesOn(line.text) && !begun(line, last?.at(-1))));
    if (last !== undefined && (joins || isDoiOf(line.text, last))) last.push(line);
    else groups.push([line]);
  }
  const numberIn = (group: readonly Line[] | undefined): number => Number(group?.[0]?.block?.label?.replace(/\D/g, '') || Number.NaN);
  return (items ? groups.flatMap((group, i) => halves(group, numberIn(group), numberIn(groups[i + 1]))) : groups).flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (first === undefined || last === undefined) return [];
    const printed = PRINTED_LABEL.exec(first.text.slice(0, 48));
    const rowed = printed === null ? labels.get(first.start) : undefined;
    const own = printed?.[1] ?? printed?.[2] ?? printed?.[3] ?? printed?.[4] ?? printed?.[5] ?? printed?.[6] ?? rowed?.label ?? null;
    const label = first.block?.label ?? '';
    // Names and a year, in brackets or on a line of their own: "[Marsh et al.(2012)]".
    const named = NAMED_LABEL.test(label) ? [label, `[${label}]`].find((print) => first.text.startsWith(print)) : undefined;
    const given = named === undefined ? (first.block?.label?.replace(/^[[(]|[\])]?[.:]?$/g, '') ?? null) : label;
    // A raised number is known to the reader by its place alone: "27 Marsh, A."
    const raised =
      printed === null && given !== null && /^\d{1,4}$/.test(given) && first.text.startsWith(given) ? given.length : (named?.length ?? 0);
    const gap = /^(?:\s{1,3}|(?=\p{Lu}))/u.exec(first.text.slice(raised, raised + 4));
    const point = POINT.exec(first.text.slice(0, 8))?.[0].length ?? 0;
    const behind = raised === 0 || gap === null ? point : raised + gap[0].length;
    const body = Math.min(last.end, rowed?.body ?? first.start + (printed?.[0].length ?? behind));
    return [{ lines: group, start: first.start, end: last.end, body, label: given ?? own }];
  });
}
