/**
 * Marks of a list whose labels are letters and a number, "S1": "[S1, S3]", "[S1–S4]", raised "S1,S2", and in round brackets where the list is
 * cited by nothing else. They belong to that list alone: beside a list of plain numbers "[S1]" is not its first entry.
 */
import type { Document, Span } from '../../model/document.ts';
import { countedPrefix } from '../entries/prefixed.ts';
import type { ReadList } from '../entries/read.ts';
import { type Tied, tie } from './tie.ts';

const LABELS = String.raw`[A-Z]{1,3}-?\d{1,3}(?:\s?[–—-]\s?(?:[A-Z]{1,3}-?)?\d{1,3})?`;
const ROW = String.raw`${LABELS}(?:\s?[,;]\s?${LABELS}){0,30}`;
const BRACKETS = new RegExp(String.raw`\[(?:see\s|cf\.\s)?(${ROW})\]`, 'gu');
const CARET = new RegExp(String.raw`\^\(?(${ROW})\)?\^`, 'gu');
const ROUND = new RegExp(String.raw`\((?:see\s|cf\.\s|refs?\.?\s)?(${ROW})\)`, 'gu');
const ALONE = new RegExp(`^${ROW}$`, 'u');
const PART = /^([A-Z]{1,3}-?)(\d{1,3})(?:\s?[–—-]\s?([A-Z]{1,3}-?)?(\d{1,3}))?$/;
/** Longest range that is opened. */
const MOST = 40;
/** Share of the list that round brackets must reach. */
const MOST_OF_LIST = 0.6;

interface Mark {
  readonly span: Span;
  readonly labels: readonly string[];
}

/** The labels of a row with one prefix, ranges opened; null where another stands among them. */
function labelsOf(row: string, prefix: string): string[] | null {
  const labels: string[] = [];
  for (const part of row.split(/[,;]/)) {
    const [, first, from, second = first, to = from] = PART.exec(part.trim()) ?? [];
    const [low, high] = [Number(from), Number(to)];
    if (first !== prefix || second !== prefix || high < low || high - low > MOST) return null;
    for (let number = low; number <= high; number += 1) labels.push(`${prefix}${number}`);
  }
  return labels;
}

/** Neighbouring raised stretches as one, each with its words. */
function raisedRows({ superscripts = [] }: Document, text: string): { span: Span; row: string }[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of superscripts) {
    const last = joined.at(-1);
    if (last !== undefined && /^\s?[,–-]?\s?$/.test(text.slice(last.end, start))) last.end = end;
    else joined.push({ start, end });
  }
  return joined.flatMap((span) => {
    const row = text.slice(span.start, span.end).trim();
    return row.length < 200 && ALONE.test(row) ? [{ span, row }] : [];
  });
}

/** All such marks of a text; none where no list is labelled so. */
export function prefixedMarks(document: Document, text: string, read: readonly ReadList[]): Tied[] {
  return read.flatMap(({ references }) => {
    const prefix = countedPrefix(references.map(({ key }) => key));
    if (prefix === null) return [];
    const byKey = new Map(references.map(({ key, id }) => [key, id]));
    const known = (rows: readonly { readonly span: Span; readonly row: string }[]): Mark[] =>
      rows.flatMap(({ span, row }) => {
        const labels = labelsOf(row, prefix);
        return labels?.every((label) => byKey.has(label)) ? [{ span, labels }] : [];
      });
    const inText = (form: RegExp) =>
      [...text.matchAll(form)].map(({ 0: whole, 1: row = '', index }) => ({ span: { start: index, end: index + whole.length }, row }));
    const sure = known([...inText(BRACKETS), ...inText(CARET), ...raisedRows(document, text)]);
    const round = sure.length > 0 ? [] : known(inText(ROUND));
    const reached = new Set(round.flatMap(({ labels }) => labels)).size;
    const marks = reached >= references.length * MOST_OF_LIST ? [...sure, ...round] : sure;
    return marks.flatMap(({ span, labels }) =>
      labels.map((label) => tie(document, span, { to: byKey.get(label) ?? null, maybe: [] }, label, 'key', false)),
    );
  });
}
