/**
 * What is printed on every page and is not the text: running headers and footers, page numbers, what stands in the
 * margins (`margins.ts`). Taken away only on evidence from several pages (or, for a bare page number, from its place), and
 * told in `skipped`: a reference must never be cut by a header, and never be lost as one.
 */

import type { Skipped } from '../../model/document.ts';
import { isReferenceHeading } from './headings.ts';
import type { FurniturePage, Stretch } from './lines.ts';
import { withoutMargins } from './margins.ts';

export interface Cleared {
  /** For each page, the stretches that are its text. */
  readonly pages: readonly { readonly number: number; readonly stretches: readonly Stretch[] }[];
  /** Printed page numbers, by page number. */
  readonly labels: ReadonlyMap<number, string>;
  readonly skipped: readonly Skipped[];
}

interface Row {
  readonly stretches: readonly Stretch[];
  readonly text: string;
  /** The text with every number as one sign, to tell what is repeated. */
  readonly shape: string;
  readonly y: number;
  readonly size: number;
  /** White space to the next row towards the page's middle, in ems. */
  readonly gap: number;
  readonly place: 'top' | 'bottom';
}

/** Rows looked at from the top and from the bottom of a page. */
const DEPTH = 4;
const PAGE_NUMBER = /^\W{0,3}(?:(?:page|seite|p\.|pág\.?|página) ?)?(\d{1,5}|[ivxlc]{1,7})(?: ?(?:\/|of|von|de|sur) ?\d{1,5})?\W{0,3}$/iu;

/** A note that is one short line at the foot of page after page: "8 Ibid.", "12 Vgl. ebd., S. 3". */
const POINTS_BACK =
  /^\s?\d{1,4}[.)]?\s{1,3}(?:ibid|ebd|ebenda|id\b|idem|op\. ?cit|loc\. ?cit|supra|vgl\.|see\s|cf\.|\p{Lu}[\p{L}’'-]{1,30},?\s\((?:n|fn\.?|note|Fn\.?|Anm\.?)\s\d)/iu;

/** A note of one line at the foot: a mark before words, or a number before a sentence. */
const NOTE = /^\s?(?:[*†‡§¶]{1,3}\s?\p{L}|\d{1,3}[.)]?\s{1,3}\p{Lu}.{20,200}\.$)/u;

/** The end of a sentence that has a line to itself: "[45, 28].", "2014).", which other pages have at the same height by chance. */
const MARKS_END =
  /^[[(]?\d{1,4}[a-z]?(?:\s?[,;–-]\s?\d{1,4}[a-z]?){0,8}[\])](?:[.,;:]|$)|^[[(]?\d{1,4}[a-z]?(?:\s?[,;]\s?\d{1,4}[a-z]?){1,8}[\])]?[.,;:]?$/;

/** "Chapter 2" in large print above a page is a heading, though the page before began with "Chapter 1". */
const CHAPTER =
  /^(?:chapter|part|kapitel|teil|chapitre|partie|cap[ií]tulo|capitolo|hoofdstuk|rozdział|глава|第)\s?[\dIVX一二三四五六七八九十]/iu;

/** Takes the furniture away. */
export function clearFurniture(pages: readonly FurniturePage[]): Cleared {
  const numbered = withoutMargins(pages);
  const edges = numbered.pages.map((page) => edgeRows(page));
  // In a double-spaced copy every line stands apart as far as a header does elsewhere.
  const usual = usualGap(numbered.pages);
  const size = usualSize(numbered.pages);
  const counts = new Map<string, number>();
  const rowsRemoved: { page: number; text: string }[] = [];
  edges.forEach((rows) => {
    const seen = new Set(rows.map((row) => `${row.place} ${row.shape}`));
    for (const key of seen) counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  const slots = slotsOf(edges, usual);
  const setApart = apartFrom(numbered.pages, edges);
  const out = numbered.pages.map((page, at) => {
    const gone = new Set<Stretch>();
    for (const place of ['top', 'bottom'] as const) {
      // From the outside inwards: what stands behind a line of text is text.
      for (const row of (edges[at] ?? []).filter((candidate) => candidate.place === place)) {
        const label = pageLabel(row);
        const clear = row.gap > Math.max(1.9, usual * 1.35);
        const text = !clear && MARKS_END.test(row.text.trim()) && !setApart.numbered(row, page.number);
        const repeated = !text && (counts.get(`${place} ${row.shape}`) ?? 0) >= 2 && repeats(row, edges, at);
        // Two pages say it together by their numbers alone.
        const slot =
          pages.length >= 2 &&
          clear &&
          (slots.get(slotKey(row)) ?? 0) >= pages.length * 0.5 &&
          (pages.length >= 3 ? setApart(row, page.number) : setApart.numbered(row, page.number)) &&
          !(place === 'bottom' && NOTE.test(row.text));
        const alone =
          label !== null &&
          row.gap > Math.max(1.2, usual * 1.1) &&
          (pages.length < 3 || row.text.length <= 12) &&
          // "2025." may be all that is left of an entry.
          (!/^(?:1[5-9]|20)\d\d\W{1,2}$/.test(row.text.trim()) || setApart(row, page.number));
        const running = runsOver(row, usual);
        if ((!repeated && !slot && !alone && !running) || POINTS_BACK.test(row.text)) break;
        // A heading ("References", "Chapter 2" in large print) stands where headers stand when its page begins with it; a header says
        // the same from page to page.
        const counted = slot && row.size <= size * 1.05 && /^\d{1,4}\s/.test(row.text) && setApart.numbered(row, page.number);
        // The number at the foot is as large as the text, which is large beside notes that outweigh it.
        const foot = label !== null && place === 'bottom';
        const heading = !running && !counted && !foot && (isReferenceHeading(row.text) || row.size > size * 1.2);
        const says = (before: Row): boolean => before.text === row.text || !(CHAPTER.test(row.text) && row.size > size * 1.2);
        if (heading && !(edges[at - 1] ?? []).some((before) => before.place === place && before.shape === row.shape && says(before))) break;
        for (const stretch of row.stretches) gone.add(stretch);
        rowsRemoved.push({ page: page.number, text: row.text });
      }
    }
    return { number: page.number, stretches: page.stretches.filter((stretch) => !gone.has(stretch)) };
  });
  const skipped = [...numbered.skipped];
  if (rowsRemoved.length > 0) {
    skipped.push({
      what: 'headers, footers and page numbers',
      why: 'they repeat on the pages and are not part of the text',
      count: rowsRemoved.length,
    });
  }
  return { pages: out, labels: labelsOf(rowsRemoved), skipped };
}

/** "18   BIBLIOGRAPHY": the name of the list that goes on over this page, with its number, though no other page bears it on this side. */
function runsOver(row: Row, usual: number): boolean {
  if (row.place !== 'top' || row.gap < Math.max(1.5, usual * 1.2) || row.stretches.length < 2) return false;
  const [, before, name, behind] = /^(\d{1,4}\s)?(\D{4,60}?)(\s\d{1,4})?$/.exec(row.text.trim()) ?? [];
  return name !== undefined && (before === undefined) !== (behind === undefined) && isReferenceHeading(name);
}

/** The outermost rows of a page, from the outside inwards. */
function edgeRows(page: FurniturePage): Row[] {
  const sorted = [...page.stretches].sort((a, b) => a.y - b.y);
  const levels: Stretch[][] = [];
  for (const stretch of sorted) {
    const level = levels[levels.length - 1];
    const first = level?.[0];
    if (level !== undefined && first !== undefined && Math.abs(stretch.y - first.y) < Math.max(stretch.size, first.size) * 0.4)
      level.push(stretch);
    else levels.push([stretch]);
  }
  const top = page.top ?? 0;
  const rowAt = (at: number, place: Row['place']): Row => {
    const level = [...(levels[at] ?? [])].sort((a, b) => a.x - b.x);
    const y = level[0]?.y ?? 0;
    const size = Math.max(...level.map((stretch) => stretch.size), 1);
    const next = levels[place === 'top' ? at + 1 : at - 1]?.[0]?.y ?? Number.NaN;
    const text = level.map((stretch) => stretch.pieces.map((piece) => piece.text).join(' ')).join(' ');
    return {
      stretches: level,
      text,
      shape: text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ''),
      y: place === 'top' ? y - top : top + page.height - y,
      size,
      gap: Number.isNaN(next) ? 99 : Math.abs(next - y) / size,
      place,
    };
  };
  const rows: Row[] = [];
  for (let at = 0; at < Math.min(DEPTH, levels.length); at++) rows.push(rowAt(at, 'top'));
  for (let at = levels.length - 1; at >= Math.max(0, levels.length - DEPTH); at--) rows.push(rowAt(at, 'bottom'));
  // Only the outer quarter of a page holds furniture.
  return rows.filter((row) => row.y < page.height * 0.25);
}

/** The number printed on the page, when the row is one; else null. */
function pageLabel(row: Row): string | null {
  return PAGE_NUMBER.exec(row.text.trim())?.[1] ?? null;
}

/** Numbers in rows taken away become page labels where they go up with the pages. */
function labelsOf(rows: readonly { readonly page: number; readonly text: string }[]): Map<number, string> {
  const candidates = rows.flatMap(({ page, text }) =>
    (text.match(/\d{1,5}/g) ?? []).slice(0, 6).map((digits) => ({ page, digits, offset: Number(digits) - page })),
  );
  const votes = new Map<number, Set<number>>();
  for (const { page, offset } of candidates) votes.set(offset, (votes.get(offset) ?? new Set<number>()).add(page));
  const [best] = [...votes].sort((a, b) => b[1].size - a[1].size);
  const labels = new Map<number, string>();
  for (const { page, text } of rows) {
    const roman = /^\W{0,3}([ivxl]{1,7})\W{0,3}$/.exec(text.trim())?.[1];
    if (roman !== undefined) labels.set(page, roman);
  }
  const pages = new Set(rows.map((row) => row.page)).size;
  if (best === undefined || best[1].size < Math.max(pages > 1 ? 2 : 1, pages * 0.4)) return labels;
  for (const { page, digits, offset } of candidates) if (offset === best[0]) labels.set(page, digits);
  return labels;
}

/** True when another page has a row of the same shape at about the same height, and the shape says enough. */
function repeats(row: Row, edges: readonly (readonly Row[])[], at: number): boolean {
  if (row.shape.length < 2 && !/#/.test(row.shape)) return false;
  let same = 0;
  edges.forEach((rows, page) => {
    if (page === at) return;
    if (rows.some((other) => other.place === row.place && other.shape === row.shape && Math.abs(other.y - row.y) < 8)) same += 1;
  });
  return same >= 1;
}

const slotKey = (row: Row): string => `${row.place} ${Math.round(row.y / 4)} ${row.size.toFixed(0)}`;

/** How many pages have a row standing apart at this height: a header whose words change from section to section. */
function slotsOf(edges: readonly (readonly Row[])[], usual: number): Map<string, number> {
  const slots = new Map<string, number>();
  for (const rows of edges) {
    const keys = new Set(rows.filter((row) => row.gap > Math.max(1.9, usual * 1.35)).map(slotKey));
    for (const key of keys) slots.set(key, (slots.get(key) ?? 0) + 1);
  }
  return slots;
}

/** Whether a row stands apart; `numbered`: by the number of its page at one of its ends. */
interface Apart {
  (row: Row, page: number): boolean;
  readonly numbered: (row: Row, page: number) => boolean;
}

/**
 * Whether a row is set as headers are: in another face or size than the text, or with the number of its page at one of its ends. A list
 * of references with white between its entries begins and ends page after page at one height too.
 */
function apartFrom(pages: readonly FurniturePage[], edges: readonly (readonly Row[])[]): Apart {
  const faces = new Map<string, number>();
  const named = new Map<string, Map<number, string>>();
  // There are few faces and many stretches: each name is written once.
  const face = ({ font, size }: Stretch): string => {
    const sizes = named.get(font) ?? new Map<number, string>();
    if (sizes.size === 0) named.set(font, sizes);
    let name = sizes.get(size);
    if (name === undefined) {
      name = `${font} ${size.toFixed(1)}`;
      sizes.set(size, name);
    }
    return name;
  };
  for (const page of pages)
    for (const stretch of page.stretches) {
      const name = face(stretch);
      faces.set(name, (faces.get(name) ?? 0) + stretch.right - stretch.x);
    }
  const usual = [...faces].sort((a, b) => b[1] - a[1])[0]?.[0];
  const offsets = (row: Row, page: number): number[] =>
    [/^\W{0,3}(\d{1,5})(?!\d)/.exec(row.text)?.[1], /(?<!\d)(\d{1,5})\W{0,3}$/.exec(row.text)?.[1]].flatMap((digits) =>
      digits === undefined ? [] : [Number(digits) - page],
    );
  const votes = new Map<string, number>();
  const keys = (row: Row, page: number): string[] => offsets(row, page).map((offset) => `${slotKey(row)} ${offset}`);
  edges.forEach((rows, at) => {
    const page = pages[at]?.number ?? 0;
    for (const key of new Set(rows.flatMap((row) => keys(row, page)))) votes.set(key, (votes.get(key) ?? 0) + 1);
  });
  const numbered = (row: Row, page: number): boolean =>
    keys(row, page).some((key) => (votes.get(key) ?? 0) >= Math.max(2, pages.length * 0.25));
  const apart = (row: Row, page: number): boolean => row.stretches.every((stretch) => face(stretch) !== usual) || numbered(row, page);
  return Object.assign(apart, { numbered });
}

/** The size in which most of the text is set. */
function usualSize(pages: readonly FurniturePage[]): number {
  const widths = new Map<number, number>();
  for (const page of pages)
    for (const { size, x, right } of page.stretches) {
      const key = Math.round(size * 2) / 2;
      widths.set(key, (widths.get(key) ?? 0) + right - x);
    }
  return [...widths].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

/** The usual distance from line to line over all pages, in ems: the median of the distances that lines of one text have. */
function usualGap(pages: readonly FurniturePage[]): number {
  const gaps: number[] = [];
  for (const page of pages.slice(0, 40)) {
    const sorted = [...page.stretches].sort((a, b) => a.y - b.y);
    sorted.forEach((stretch, at) => {
      const last = sorted[at - 1];
      const gap = last === undefined ? 0 : (stretch.y - last.y) / Math.max(stretch.size, last.size);
      if (gap > 0.6 && gap < 4) gaps.push(gap);
    });
  }
  gaps.sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 1.2;
}
