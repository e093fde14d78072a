/**
 * One reference list, divided into its entries. Blocks and lines that are entries already are left so; then labels are
 * believed, then letters in brackets, then the signs of beginnings. What stands under one label but cites several works is
 * divided further (`entries/several.ts`).
 */

import type { Span } from '../model/document.ts';
import { dated, looksLikeEntry } from './bibliography/likeness.ts';
import type { Line } from './bibliography/lines.ts';
import { addressRow, withLastAddresses } from './entries/addresses.ts';
import { eachIsOne, type Whole, wholes } from './entries/blocks.ts';
import { blocksAlike } from './entries/blocks-alike.ts';
import { bulletedRow, keyedRow, type Labelled, numberedRow } from './entries/labels.ts';
import { leadersRow } from './entries/leaders.ts';
import { withMarginNumbers } from './entries/margin.ts';
import type { Piece } from './entries/piece.ts';
import { countedWorks, lettered, severalWorks } from './entries/several.ts';
import { withShortTitles } from './entries/short.ts';
import { withSigla } from './entries/sigla.ts';
import { unlabelledStarts } from './entries/unlabelled.ts';
import { withYears, worksByYear } from './entries/years.ts';

export interface DivideOptions {
  /** The reader made every entry a block of its own. */
  readonly marked?: boolean;
  /** Every entry is one work: nothing under one label is divided, but where letters count works. */
  readonly single?: boolean;
}

/** A block longer than this holds more than one entry, whatever the reader took it for. */
const TOO_LONG = 1500;

function trimmed(text: string, start: number, end: number): Span {
  let [from, to] = [start, end];
  while (from < to && /\s/.test(text.charAt(from))) from += 1;
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

/** Divides the lines of one list. `text` is the document's text, which all offsets refer to. */
export function divide(lines: readonly Line[], text: string, options: DivideOptions = {}): readonly Piece[] {
  const pieces = withUnfinished(withLastAddresses(divided(lines, text, options), lines), text);
  return withYears(withSigla(withMarginNumbers(withShortTitles(pieces, text), text), text), text);
}

/** No entry ends so: "Trabalho como princípio educativo. In:", "Educational practice and". */
const UNFINISHED =
  /(?:(?<=[.,”"»“]\s)(?:In|Em|En|Dans|W|В|V):|\p{L}\s(?:and|or|of|the|for|with|und|oder|der|des|von|zur|zum|für|e|da|do|dos|das|em|para|del|el|los|las|y|et|du|les|pour|degli|della|dell|nel|и|для|або|та|від))$/u;

/** The entries, of which one that breaks off goes on in the piece behind it where that bears no label. */
function withUnfinished(pieces: readonly Piece[], text: string): Piece[] {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const before = out.at(-1);
    const open =
      before !== undefined &&
      piece.label === null &&
      UNFINISHED.test(text.slice(Math.max(before.body, before.span.end - 40), before.span.end));
    if (open) out[out.length - 1] = { ...before, span: { start: before.span.start, end: piece.span.end } };
    else out.push(piece);
  }
  return out;
}

function divided(lines: readonly Line[], text: string, options: DivideOptions): Piece[] {
  const marked = options.marked === true;
  const years = marked ? null : worksByYear(lines);
  if (years !== null) return underPersons(years, lines, text);
  const alike = marked ? null : blocksAlike(lines);
  if (alike !== null) return cutAt(alike.map(bare), lines, text, { ...options, single: true });
  const addresses = marked ? null : addressRow(lines);
  if (addresses !== null) return cutAt(addresses, lines, text, options);
  const pointed = marked ? null : bulletedRow(lines);
  if (pointed !== null) return cutAt(pointed, lines, text, options);
  const leading = marked ? null : leadersRow(lines);
  if (leading !== null) return cutAt(leading.row, leading.lines, text, options);
  const numbered = marked ? null : numberedRow(lines);
  // Labels on some lines only mean that entries run over several lines.
  const wrapped = numbered !== null && numbered.row.length < lines.length * 0.9;
  if (marked || (!wrapped && eachIsOne(lines)))
    return wholes(lines, marked, numbered !== null, labelsOf(numbered ?? unlabelledRow(lines))).flatMap((whole, i, all) => {
      const several = whole.end - whole.start > TOO_LONG || isRowOfEntries(whole.lines) || holdsNext(whole, all[i + 1], text);
      const inner = marked && several ? divide(whole.lines, text) : [];
      const mark = { at: whole.start, body: whole.body, label: whole.label };
      return inner.length > 1 ? withHead(inner, mark, text, options) : parts(text, mark, whole.end, options);
    });
  const row: readonly Mark[] =
    numbered !== null
      ? filled(numbered.row, lines, text)
      : (keyedRow(lines) ?? lone(unlabelledStarts(lines, text).map(bare), text, lines[0]));
  return cutAt(row, lines, text, options);
}

/** The entries within a block; where it bears a label, the first of them begins where the block does and has that. */
function withHead(
  inner: readonly Piece[],
  head: { readonly at: number; readonly body: number; readonly label: string | null },
  text: string,
  options: DivideOptions,
): Piece[] {
  const [first, ...others] = inner;
  if (first === undefined || head.label === null) return [...inner];
  if (first.label === null) return [{ ...first, label: head.label }, ...others];
  return [...parts(text, head, first.span.start, options), ...inner];
}

/** Shapes of labels that nothing but a label has, and that no reader knows. */
const PLAIN_SHAPES = new Set(['word', 'slash', 'brace', 'angle', 'stroke', 'cell']);

/** The labels of such a row by where they stand; none of any other. */
const labelsOf = (numbered: ReturnType<typeof numberedRow>): ReadonlyMap<number, Labelled> =>
  new Map(numbered !== null && PLAIN_SHAPES.has(numbered.shape) ? numbered.row.map((one) => [one.at, one]) : []);

/** A number in the shape of a label within words, where a sentence or an entry is over: "…, 2003. [2] ISO 17450", "…; 3. Roe". */
const INNER_LABEL = /(?<=[.;)\]\d]\s{1,3})(?:\[(\d{1,3})\]|\((\d{1,3})\)|(\d{1,3})[.)])\s{1,3}(?=\S)/gu;

/** Whether an entry goes over into the next ones, whose labels stand within its words and begin no block. */
function holdsNext({ body, end, label }: Whole, next: Whole | undefined, text: string): boolean {
  if (label === null || !/^\d{1,3}$/.test(label) || Number(next?.label) === Number(label) + 1) return false;
  const within = [...text.slice(body, end).matchAll(INNER_LABEL)].map((found) => Number(found[1] ?? found[2] ?? found[3]));
  return within.includes(Number(label) + 1) && (within.includes(Number(label) + 2) || Number(next?.label) === Number(label) + 2);
}

/** The row of labels of blocks that a reader made entries of by their place on the page, without reading a label of any. */
const unlabelledRow = (lines: readonly Line[]): ReturnType<typeof numberedRow> =>
  lines.some(({ block }) => block?.label !== undefined) ? null : numberedRow(lines);

/** Lines of one block each of which is an entry: the reader took the number of their heading ("1. Works in Korean") for a label of theirs. */
function isRowOfEntries(lines: readonly Line[]): boolean {
  return lines.length >= FEWEST_LINES && eachIsOne(lines) && lines.every(({ text }) => dated(text));
}
const FEWEST_LINES = 4;

/** The entries between one beginning and the next. */
function cutAt(row: readonly Mark[], lines: readonly Line[], text: string, options: DivideOptions): Piece[] {
  const end = lines.at(-1)?.end ?? 0;
  return row.flatMap((mark, i) => parts(text, mark, row[i + 1]?.at ?? end, options));
}

/** The works below persons, each one work: the first with the person's name, those behind it by the same. */
const underPersons = (years: NonNullable<ReturnType<typeof worksByYear>>, lines: readonly Line[], text: string): Piece[] =>
  years.flatMap(({ at, repeats }, i) =>
    parts(text, bare({ at }), years[i + 1]?.at ?? lines.at(-1)?.end ?? at, { single: true }).map((piece) =>
      repeats ? { ...piece, repeats } : piece,
    ),
  );

type Mark = Labelled | Unlabelled;

/** Where numbers are left out, or entries stand before the first, those whose label was lost are looked for by their words. */
function filled(row: readonly Labelled[], lines: readonly Line[], text: string): Mark[] {
  const first = row[0]?.at ?? 0;
  const lead = cut(lines, 0, first).filter((line) => looksLikeEntry(line.text) || line.text.length > 30);
  const before = lead.some((line) => looksLikeEntry(line.text)) ? unlabelledStarts(lead, text).map(bare) : [];
  return [
    ...before,
    ...row.flatMap((mark, i) => {
      const next = row[i + 1];
      // Letters leave none out.
      if (next === undefined || !(numberIn(next.label) - numberIn(mark.label) >= 2)) return [mark];
      return [
        mark,
        ...unlabelledStarts(cut(lines, mark.at, next.at), text)
          .slice(1)
          .map(bare),
      ];
    }),
  ];
}

/** The number of a label, "3" or "S3". */
const numberIn = (label: string): number => Number(label.replace(/^[A-Z]{1,3}-?/, '') || Number.NaN);

/** The lines between two offsets, clipped to them. */
function cut(lines: readonly Line[], from: number, to: number): Line[] {
  return lines.flatMap((line) => {
    const start = Math.max(line.start, from);
    const end = Math.min(line.end, to);
    return end <= start ? [] : [{ ...line, start, end, text: line.text.slice(start - line.start, end - line.start) }];
  });
}

interface Unlabelled {
  readonly at: number;
  readonly body: number;
  readonly label: null;
}

function bare({ at }: { readonly at: number }): Unlabelled {
  return { at, body: at, label: null };
}

/** A list of one entry is no row of labels, but the number in front of the entry is one all the same. */
function lone(row: readonly Unlabelled[], text: string, first?: Line): readonly Mark[] {
  const [only] = row;
  if (only === undefined || row.length > 1) return row;
  const taken = first?.start === only.at ? /^[[(]?(\d{1,3})[\]).]?$/.exec(first.block?.label ?? '')?.[1] : undefined;
  if (taken !== undefined) return [{ at: only.at, body: only.at, label: taken }];
  const found = /^(?:[[［]\s?(\d{1,3})\s?[\]］]|(\d{1,3})\.)\s{1,3}(?=[\p{Lu}\p{Lo}“„«‘"'])/u.exec(text.slice(only.at, only.at + 16));
  const label = found?.[1] ?? found?.[2];
  return found === null || label === undefined ? row : [{ at: only.at, body: only.at + found[0].length, label }];
}

/** The works between one beginning and the next. */
function parts(
  text: string,
  mark: { readonly at: number; readonly body: number; readonly label: string | null },
  end: number,
  options: DivideOptions,
): Piece[] {
  const span = trimmed(text, mark.at, end);
  const words = trimmed(text, Math.min(mark.body, span.end), span.end);
  if (words.end === words.start) return [];
  const counted = countedWorks(text, words, mark.label);
  if (counted !== null) return counted.map((work, k) => (k === 0 ? { ...work, span: { start: span.start, end: work.span.end } } : work));
  const works = options.single === true ? ((mark.label === null ? null : lettered(text, words)) ?? [words]) : severalWorks(text, words);
  return works.map((part, k) => ({
    span: k === 0 ? { start: span.start, end: part.end } : part,
    body: k === 0 ? words.start : part.start,
    label: mark.label,
  }));
}
