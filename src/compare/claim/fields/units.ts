/**
 * What stands for sentences where a text is data: each field, and each row of a table, is one. A field is said of the thing that its entry names, wherever
 * that stands: "Oslo" belongs to each field of Oslo's entry.
 */
import type { Span } from '../../../model/document.ts';
import { oncePer } from '../../../text/remembered.ts';
import { type Tables, tablesIn } from '../belonging/cells.ts';
import { languageOf } from '../recall/language.ts';
import { partedName } from './labels.ts';
import type { Entry, Group } from './read.ts';
import { nameOf, titleOf } from './tables.ts';
import { LONGEST_SENTENCE, piecesOfUnbroken } from './unbroken.ts';

export interface Unit extends Span {
  /** What else is said by standing here: what its entry is called, what it lies in. */
  readonly beside: string;
  /** Its words without labels. */
  readonly value: string;
  /** Its parts, which no number goes across: "1299,15.1" of a row is two. Null where it is one. */
  readonly parts: readonly Span[] | null;
}

const HAS_WORDS = /[\p{L}\p{N}]/u;

/** The units of a text, in order, none within another. */
export function unitsOf(text: string, groups: readonly Group[], tables: Tables): Unit[] {
  const units: Unit[] = groups.flatMap((group) =>
    group.flatMap((entry) => {
      const called = group.length === 1 ? calledOf(entry) : nameOf(entry);
      return entry.fields.map(
        ({ start, end, within, value }): Unit => ({
          start,
          end,
          value: value.text,
          parts: null,
          beside: within.length === 0 ? called : [called, ...within.map(({ text: label }) => label)].join(' '),
        }),
      );
    }),
  );
  const isField = touching(units);
  const rows = tables.flatMap((table) => (isField(table) ? [] : rowsOf(text, table)));
  return [...units, ...rows].sort((a, b) => a.start - b.start);
}

/** Whether a stretch has a place in common with one of several. Costs by the logarithm of their number. */
export function touching(spans: readonly Span[]): (one: Span) => boolean {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  let furthest = 0;
  const ends = sorted.map(({ end }) => (furthest = Math.max(furthest, end)));
  return ({ start, end }) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as Span).start < end) low = middle + 1;
      else high = middle;
    }
    return low > 0 && (ends[low - 1] as number) > start;
  };
}

/** What stands for the thing all of a text's data is of, in each of its fields: its heading, and "survey: Remote work". */
function calledOf({ heading, fields }: Entry): string {
  const title = titleOf(fields);
  return title === undefined ? heading : `${heading} ${title.label.text} ${title.value.text}`;
}

function rowsOf(text: string, { cells, columns, start, end }: Tables[number]): Unit[] {
  const lines = new Map<number, Unit>();
  const heads = partedName(columns.map(({ text: head }) => head).join(' '));
  for (const row of cells) {
    const [cell] = row;
    if (cell === undefined) continue;
    const spoken = row.filter((one) => one.text.split(/\s+/).length >= LEAST_SPOKEN).map((one) => one.text);
    const from = Math.max(start, text.lastIndexOf('\n', cell.start) + 1);
    const stop = text.indexOf('\n', cell.end);
    const to = stop < 0 ? end : Math.min(end, stop);
    if (!lines.has(from))
      lines.set(from, {
        start: from,
        end: to,
        beside: heads,
        value: spoken.join('\n'),
        parts: [{ start: from, end: cell.start }, ...row],
      });
  }
  return [...lines.values()];
}

/**
 * Sentences as they are, and of what is too long for one each line: a log, a list, a table that is too large to be read as one; of lines that are too long as
 * well, a piece after another.
 */
export function inLines(text: string, sentences: readonly Span[]): readonly Span[] {
  if (sentences.every(({ start, end }) => end - start <= LONGEST_SENTENCE)) return sentences;
  return sentences.flatMap((sentence) => {
    if (sentence.end - sentence.start <= LONGEST_SENTENCE) return [sentence];
    const lines: Span[] = [];
    for (let at = sentence.start; at < sentence.end; ) {
      const stop = text.indexOf('\n', at);
      const end = stop < 0 ? sentence.end : Math.min(stop, sentence.end);
      if (HAS_WORDS.test(text.slice(at, end))) lines.push(...piecesOfUnbroken(text, { start: at, end }));
      at = end + 1;
    }
    return lines;
  });
}

/** Sentences cut where units begin and end, so that each unit is one. */
export function partedAt(text: string, sentences: readonly Span[], units: readonly Unit[]): Span[] {
  const parted: Span[] = [];
  let next = 0;
  for (const sentence of sentences) {
    let at = sentence.start;
    const add = (end: number): void => {
      if (end > at && HAS_WORDS.test(text.slice(at, end))) parted.push({ start: at, end });
      at = Math.max(at, end);
    };
    for (; next < units.length && (units[next] as Unit).start < sentence.end; next += 1) {
      const { start, end } = units[next] as Unit;
      // A value of several sentences keeps these.
      if (start < at || end > sentence.end) continue;
      add(start);
      add(end);
    }
    add(sentence.end);
  }
  return parted;
}

/** From this share of a text on, it is data. */
const MOSTLY = 0.5;
/** Words from which on a value is a sentence, or nearly. */
const LEAST_SPOKEN = 4;

/** Whether most of a text is fields and rows. */
const mostlyData = ({ length }: string, units: readonly Unit[]): boolean =>
  units.length > 0 && units.reduce((all, { start, end }) => all + end - start, 0) >= length * MOSTLY;

/** The language of a text; of data, that of its longer values, since labels and "no" tell none. */
export function languageBy(text: string, units: readonly Unit[]): string | null {
  if (!mostlyData(text, units)) return languageOf(text);
  const spoken = units.flatMap(({ value }) => (value.split(/\s+/).length >= LEAST_SPOKEN ? [value] : [])).join('\n');
  return spoken === '' ? null : languageOf(spoken);
}

/** The same of evidence that was made ready, told once. */
export const languageBeside = oncePer(({ text, fields }: { readonly text: string; readonly fields: readonly Group[] }): string | null =>
  languageBy(text, unitsOf(text, fields, tablesIn(text))),
);

/** How the texts begin that are not data: by what the language of them together is told. */
export const beginningsOf = (all: readonly { readonly text: string; readonly units: readonly Unit[] }[]): string =>
  all.flatMap(({ text, units }) => (mostlyData(text, units) ? [] : [text.slice(0, 1000)])).join(' ');
