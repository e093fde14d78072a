/**
 * What bare numbers of data are measured in, by their labels: 1500 under `timeout_ms` is 1.5 seconds, 0.42 under `turnout_rate` is 42 percent, and
 * a time of ten digits under `created_at` is a day. A number that its own text tells the unit of keeps it.
 */

import type { Span } from '../../../model/document.ts';
import { lowest } from '../../../text/lowest.ts';
import { readNumbers } from '../../../text/numbers.ts';
import type { Quantity, Reading } from '../../../text/quantity.ts';
import { lately } from '../../../text/remembered.ts';
import type { Tables } from '../belonging/cells.ts';
import { unitIn } from './label-units.ts';
import type { Group } from './read.ts';
import { touching } from './units.ts';

/** A value under its label: of a field, or of a cell under its heading. */
interface Labelled extends Span {
  readonly label: string;
  readonly text: string;
}

/** How labels tell that a number is of thousands or millions. */
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  bn: 1e9,
  billion: 1e9,
  billions: 1e9,
  mrd: 1e9,
};
/** Labels of points in time. */
const TIME_LABEL =
  /(?:^|[\W_]|\p{Ll}(?=\p{Lu}))(?:at|on|time|timestamp|date|created|updated|modified|expires?|expiry|epoch|seen|login|ts)$/iu;
const BARE = /^[-−]?\d[\d.,]{0,14}$/;
/** Seconds since 1970 from 2001 to 2096, and the same in milliseconds. */
const EPOCH = /^(\d{10})(\d{3})?$/;
const FIRST_EPOCH = 1e9;
const LAST_EPOCH = 4e9;

/** A bare number in the unit of its label; null where the label tells none. */
function inUnit(printed: string, unit: string): Quantity | null {
  const text = `${printed} ${unit}`;
  const [one] = readNumbers(text);
  const [ahead] = one?.raw === text ? [] : readNumbers(`${unit}${printed}`);
  const whole = one?.raw === text ? one : ahead;
  return whole !== undefined && (whole.kind === 'measure' || whole.kind === 'currency' || whole.kind === 'ratio') ? whole : null;
}

/** What a bare number may be besides. */
function also(printed: string, label: string): Reading[] {
  const value = Number(printed);
  const [, seconds] = EPOCH.exec(printed) ?? [];
  if (seconds !== undefined && TIME_LABEL.test(label) && Number(seconds) > FIRST_EPOCH && Number(seconds) < LAST_EPOCH) {
    const day = new Date(Number(seconds) * 1000);
    const [dated] = readNumbers(day.toISOString().slice(0, 10));
    return dated === undefined ? [] : [dated];
  }
  const scale = SCALES[/[\W_]([a-z]{1,8})$/i.exec(label)?.[1]?.toLowerCase() ?? ''];
  if (scale !== undefined) return [{ kind: 'number', value: value * scale, high: value * scale, unit: '' }];
  if (!/^-?0?\.\d+$/.test(printed) || Math.abs(value) > 1) return [];
  return (['ratio', 'points'] as const).map((kind) => ({ kind, value, high: value, unit: '' }));
}

const readingOf = ({ kind, value, high, unit, date }: Quantity): Reading => ({
  kind,
  value,
  high,
  unit,
  ...(date === undefined ? {} : { date }),
});

/** 1,048,576 bytes are a megabyte to most, and 2,048 MB two gigabytes: the same by prefixes of 1024. */
const binary = ({ kind, value, unit }: Quantity): Reading[] =>
  unit !== 'data' ? [] : [1, 2, 3].map((power) => ({ kind, value: value * 0.9765625 ** power, high: value * 0.9765625 ** power, unit }));

/** The same number as its label has it: the bare number stays one of its readings. */
function measured(number: Quantity, { label, text }: Labelled): Quantity {
  const printed = text.trim();
  if (!BARE.test(printed)) return number;
  const unit = unitIn(label);
  const whole = unit === '' ? null : inUnit(printed, unit);
  if (whole === null) {
    const others = also(printed, label);
    return others.length === 0 ? number : { ...number, others: [...number.others, ...others] };
  }
  const others = [...whole.others, ...binary(whole), ...number.others, readingOf(number), ...also(printed, label)];
  return {
    ...whole,
    span: number.span,
    raw: number.raw,
    digits: number.digits,
    signed: number.signed,
    bound: number.bound,
    role: number.role,
    others,
  };
}

/** Cells whose numbers are remembered. */
const MOST_VALUES = 2000;

/** The numbers of a text where none goes across the cells of a table: "52000,33.0" is two. */
function inCells(text: string, numbers: readonly Quantity[], tables: Tables): readonly Quantity[] {
  const torn = tables.filter(({ start, end }) => {
    // They stand in order: only those within are looked at.
    for (let i = lowest(numbers.length, (at) => (numbers[at] as Quantity).span.start >= start); i < numbers.length; i += 1) {
      const { span, raw } = numbers[i] as Quantity;
      if (span.start > end) return false;
      if (span.end <= end && /[,;]/.test(raw)) return true;
    }
    return false;
  });
  if (torn.length === 0) return numbers;
  const cells = torn.flatMap((table) => table.cells.flat());
  const isCell = touching(cells);
  // The cells of a column have the same few values, mostly.
  const read = lately(MOST_VALUES, readNumbers);
  const own = cells.flatMap(({ start, end }) =>
    read(text.slice(start, end)).map((one): Quantity => ({ ...one, span: moved(one.span, start), digits: moved(one.digits, start) })),
  );
  return [...numbers.filter(({ span }) => !isCell(span)), ...own].sort((a, b) => a.span.start - b.span.start);
}

const moved = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

/** The numbers of a text, each measured in what its label tells. Linear. */
export function measuredIn(text: string, read: readonly Quantity[], groups: readonly Group[], tables: Tables): readonly Quantity[] {
  const numbers = inCells(text, read, tables);
  const labelled = new Map<number, Labelled>();
  const add = (label: string, { start, end }: Span, text: string): void => {
    if (BARE.test(text.trim())) labelled.set(start, { start, end, label, text });
  };
  for (const group of groups) for (const { fields } of group) for (const { label, value } of fields) add(label.text, value, value.text);
  for (const { columns, cells } of tables)
    columns.forEach(({ text: heading }, at) => {
      for (const line of cells) {
        const cell = line[at];
        if (cell !== undefined) add(heading, cell, cell.text);
      }
    });
  if (labelled.size === 0) return numbers;
  const spans = [...labelled.values()].sort((a, b) => a.start - b.start);
  let next = 0;
  return numbers.map((number) => {
    while (next < spans.length && (spans[next] as Labelled).end < number.span.end) next += 1;
    const own = spans[next];
    return own !== undefined && own.start <= number.span.start && number.span.end <= own.end ? measured(number, own) : number;
  });
}
