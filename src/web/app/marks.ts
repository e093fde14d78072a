/**
 * What is marked in the text and how marks that overlap are cut into pieces: a citation within a quote within a claim. Every
 * piece belongs to at most one link (the innermost mark) and may carry the lines of several.
 */
import type { Span } from '../../model/document.ts';
import type { Report } from '../../model/report.ts';
import type { Item, Look } from './items.ts';
import { words } from './messages/language.ts';

export type MarkKind = 'cite' | 'quote' | 'claim' | 'entry' | 'remark';

export interface Mark {
  /** Unique on the page: `site-12`. */
  readonly id: string;
  readonly span: Span;
  readonly kind: MarkKind;
  /** Id of the item it leads to. */
  readonly item: string;
  readonly look: Look;
  /** Said to those who cannot see the line under it. */
  readonly says: string;
}

/** A stretch of text under the same marks. */
export interface Segment {
  readonly span: Span;
  /** Innermost first. */
  readonly marks: readonly Mark[];
}

/** Smaller lies further inside. */
const DEPTH: Readonly<Record<MarkKind, number>> = { cite: 0, quote: 1, claim: 2, remark: 3, entry: 4 };

/** Every mark of a run, in the order of the text. */
export function marksOf(report: Pick<Report, 'citations'> | null, items: readonly Item[]): Mark[] {
  const marks: Mark[] = [];
  const byReference = new Map(
    items.flatMap((item) => (item.reference === undefined ? [] : [[item.reference.reference.id, item] as const])),
  );
  const add = (span: Span, kind: MarkKind, item: Item): void => {
    const says = item.key === '' ? item.word : words().desk.markOf(item.word, item.key);
    marks.push({ id: `site-${marks.length + 1}`, span, kind, item: item.id, look: item.look, says });
  };
  for (const { span, to } of report?.citations ?? []) {
    const item = to === null ? undefined : byReference.get(to);
    if (item !== undefined) add(span, 'cite', item);
  }
  for (const item of items) {
    if (item.span === null || item.span.end <= item.span.start) continue;
    if (item.layer === 'reference') add(item.span, 'entry', item);
    else if (item.layer === 'quote') add(item.span, 'quote', item);
    else if (item.layer === 'claim') add(item.span, 'claim', item);
    else if (item.look !== 'fine') add(item.span, 'remark', item);
  }
  return marks.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

/** Cuts `within` at every edge of a mark. Marks must be sorted by start; the pieces cover `within` without gaps. */
export function segments(within: Span, marks: readonly Mark[]): Segment[] {
  const touching = marks.filter(({ span }) => span.start < within.end && span.end > within.start);
  if (touching.length === 0) return [{ span: within, marks: [] }];
  const edges = new Set([within.start, within.end]);
  for (const { span } of touching) {
    edges.add(Math.max(span.start, within.start));
    edges.add(Math.min(span.end, within.end));
  }
  const sorted = [...edges].sort((a, b) => a - b);
  return sorted.slice(1).map((end, i) => {
    const start = sorted[i] ?? within.start;
    const over = touching.filter(({ span }) => span.start <= start && span.end >= end);
    return { span: { start, end }, marks: over.sort((a, b) => DEPTH[a.kind] - DEPTH[b.kind]) };
  });
}

/** Places that the map along the edge of a document has room for. */
const ROOM = 200;

/**
 * The marks that the map shows, in the order of the text: from all of it, however many there are, and of those that would lie on one another
 * the chosen one, else the one that somebody should look at first.
 */
export function mapped(marks: readonly Mark[], length: number, active: string): Mark[] {
  const urgency = ({ item, look }: Mark): number => (item === active ? 3 : look === 'error' ? 2 : look === 'warning' ? 1 : 0);
  const at = new Map<number, Mark>();
  for (const mark of marks) {
    if (mark.kind === 'entry' || mark.look === 'fine' || mark.look === 'waiting') continue;
    const place = Math.floor((mark.span.start / Math.max(1, length)) * ROOM);
    const there = at.get(place);
    if (there === undefined || urgency(mark) > urgency(there)) at.set(place, mark);
  }
  return [...at].sort(([a], [b]) => a - b).map(([, mark]) => mark);
}

/** The marks that lead to an item, in the order of the text. */
export const sitesOf = (marks: readonly Mark[], item: string): Mark[] => marks.filter((mark) => mark.item === item);
