/**
 * Where in a source a cited place is: its section, page, paragraph, line or time. Told from what the text itself shows
 * (numbered headings and clauses, page breaks, marked paragraphs, time stamps) or what its reader told. When the text does not
 * show it, nothing is claimed: the whole source is then searched.
 */
import type { Page, Span } from '../model/document.ts';
import { occurrences } from '../text/occurrences.ts';
import { PART_NAMES } from '../text/part-names.ts';

/** A cited place, as extraction reads it. */
export interface CitedPlace {
  readonly kind: 'section' | 'page' | 'paragraph' | 'line' | 'time';
  readonly value: string;
  readonly to?: string | undefined;
}

/** A numbered or named part of a source. */
export interface Section {
  /** "4.2", "A.1", "iv"; empty for headings without a number. */
  readonly label: string;
  readonly title: string;
  readonly start: number;
  /** Marked as a heading: by a word ("Section"), a sign (#, bold) or a mark behind the number. A bare number may be a figure. */
  readonly marked: boolean;
}

const HEAD = new RegExp(
  String.raw`^[ \t>]{0,8}(?:#{1,6}[ \t]{1,3})?(?:\*\*|__)?[ \t]?(?:(?:${PART_NAMES}|sec\.|§{1,2}|art\.)[ \t]{0,2})?(\d{1,3}(?:\.\d{1,3}){0,5}[a-z]?|[IVXLC]{1,6}|[A-Z](?:\.\d{1,3}){1,4})(?:[.):]|[ \t]?[–—-](?=[ \t]))?(?:\*\*|__)?(?:[ \t]{1,8}|$)(.{0,160})`,
  'i',
);

/** Numbered parts and named headings of a text, in order. One line each; linear. */
export function sectionsOf(text: string): Section[] {
  const MOST = 20_000;
  const LONGEST_LINE = 260;
  const sections: Section[] = [];
  for (const { 0: all, index: start } of text.matchAll(/[^\n]+/g)) {
    const line = all.slice(0, LONGEST_LINE);
    const [head = '', label, rest = ''] = HEAD.exec(line) ?? [];
    const title = (head ? rest : (/^[ \t]{0,3}#{1,6}[ \t]{1,3}(.{1,160})$/.exec(line)?.[1] ?? '')).replace(/[*_#]+/g, '').trim();
    const marked = /[#§*_:)]|[a-z]{3}|\d\.\d|\d\.(?=\s|$)/i.test(head === '' ? line : head.slice(0, head.length - rest.length));
    // A line that goes on in small letters behind a bare number is a sentence broken across lines; a lone letter is a word.
    if (label ? !/^\p{Ll}/u.test(rest) && !/^\d{4}$/.test(label) && (marked || /^\d/.test(label)) : title)
      sections.push({ label: label?.toLowerCase() ?? '', title, start, marked });
    if (sections.length === MOST) break;
  }
  return sections;
}

/** The stretch of a cited section; undefined when the text does not show it. */
function sectionSpan(text: string, sections: readonly Section[], value: string, to: string | undefined): Span | undefined {
  const [number = '', ...inner] = value.toLowerCase().split(/(?=\()/);
  const numbered = sections.filter(({ label }) => label);
  const first = longest(numbered, number);
  if (first < 0) return inline(text, number) ?? namedSpan(text, sections, value);
  const ending = longest(numbered, to?.toLowerCase());
  const last = ending < 0 ? first : ending;
  const { label } = numbered[last] as Section;
  const next = numbered.slice(last + 1).find((one) => !`${one.label}.`.startsWith(`${label}.`) && succeeds(label, one));
  // Lists within a section number their items too: where the next number comes several times, the last one is the next section.
  const start = numbered[first]?.start ?? 0;
  const end = numbered.findLast((one) => one.label === next?.label)?.start ?? following(text, label, start);
  // "(b)" within a clause: to "(c)".
  return inner.reduce((span, mark) => innerSpan(text, span, mark), { start, end });
}

/** Of several parts with one number the longest is meant: the others are its line in a table of contents and mentions. */
function longest(sections: readonly Section[], sought: string | undefined): number {
  const length = (i: number): number => (sections[i + 1]?.start ?? Number.POSITIVE_INFINITY) - (sections[i]?.start ?? 0);
  return sections.reduce((best, { label }, i) => (label === sought && (best < 0 || length(i) > length(best)) ? i : best), -1);
}

/** Whether a part may be the next one behind a number: a little higher on the same or an outer level, or a heading of another kind. */
function succeeds(label: string, { label: next, marked }: Section): boolean {
  const a = label.split('.');
  const b = next.split('.');
  const numeric = ([part = '']: readonly string[]): boolean => /^\d/.test(part);
  if (numeric(a) !== numeric(b)) return marked && b.length <= a.length && a.length > 1;
  const level = a.findIndex((part, i) => part !== b[i]);
  if (level < 0 || level >= b.length) return false;
  const step = Number.parseInt(b[level] ?? '', 10) - Number.parseInt(a[level] ?? '', 10);
  return Number.isNaN(step) ? marked : step >= 0 && step <= (marked ? 3 : 1);
}

/** "(b)" within a stretch, up to "(c)"; the whole when it has none. */
function innerSpan(text: string, span: Span, mark: string): Span {
  const slice = text.slice(span.start, span.end).toLowerCase();
  const at = slice.indexOf(mark);
  if (at < 0) return span;
  const letter = mark.slice(1, -1);
  const next = Number(letter) ? Number(letter) + 1 : String.fromCharCode(letter.charCodeAt(0) + 1);
  const stop = Number(letter) || letter.length === 1 ? slice.indexOf(`(${next})`, at + mark.length) : -1;
  return { start: span.start + at, end: stop < 0 ? span.end : span.start + stop };
}

/** A numbered clause in running text ("… 4.2 Notice. The …"), up to the next number of its level. */
function inline(text: string, number: string): Span | undefined {
  const [start] = standing(text, number);
  return start === undefined ? undefined : { start, end: following(text, number, start) };
}

/** Where the next number of a level stands in running text; the text's end when it does not. */
function following(text: string, number: string, start: number): number {
  const [, outer, last] = /^(.*\.)(\d+)$/.exec(number) ?? [];
  return standing(text, `${outer}${Number(last) + 1}`).find((at) => at > start) ?? text.length;
}

/** Where a number of several levels stands with white space before it and a capital behind. */
const standing = (text: string, number: string): number[] =>
  !/\.\d+$/.test(number)
    ? []
    : occurrences(text, number).filter(
        (at) =>
          text.charAt(at - 1).trim() === '' && /^[.)]?\s{1,3}[\p{Lu}“"]/u.test(text.slice(at + number.length, at + number.length + 5)),
      );

const words = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A section cited by the words of its heading. */
function namedSpan(text: string, sections: readonly Section[], value: string): Span | undefined {
  const sought = words(value);
  const i = sought.length < 3 ? -1 : sections.findIndex(({ title }) => words(title) === sought);
  const found = sections[i];
  return found && { start: found.start, end: sections[i + 1]?.start ?? text.length };
}

/** Pages by form feeds, by lines that say "Page 4", or by star pages (*534) as reporters print them. */
export function printedPages(text: string): Page[] {
  const marked = markedPages(text);
  if (marked.length > 0) return marked;
  const breaks = occurrences(text, '\f');
  if (breaks.length > 0)
    return numbered(
      text,
      [-1, ...breaks].map((at, i) => ({ number: i + 1, start: at + 1 })),
    );
  const lines = [
    ...text.matchAll(
      /(?:^|\n)[ \t]{0,4}(?:[-=[<(]{0,5}[ \t]{0,2})(?:page|p\.|seite)[ \t]{1,2}(\d{1,5})(?:[ \t](?:of|von)[ \t]\d{1,5})?[ \t]{0,2}[-=\])>]{0,5}[ \t]{0,4}(?=\n|$)/gi,
    ),
  ];
  if (lines.length > 0)
    return lines.map((found) => ({ number: Number(found[1]), label: found[1] ?? '', start: found.index + found[0].length }));
  return [...text.matchAll(/(?<![*\w])\*(\d{1,5})(?!\d)/g)].map((found) => ({
    number: Number(found[1]),
    label: found[1] ?? '',
    start: found.index,
  }));
}

/** Pages of a print that a transcript marks where they begin, in brackets: "[p. 45]". Only where they count on, since such marks also cite. */
function markedPages(text: string): Page[] {
  const marks = [...text.matchAll(/\[(?:p\.|page|S\.|fol\.)\s?(\d{1,4})\]/gi)].map(({ 0: mark, 1: digits, index }) => ({
    number: Number(digits),
    label: digits ?? '',
    start: index + mark.length,
  }));
  const steady = marks.length > 1 && marks.every(({ number }, i) => i === 0 || number === (marks[i - 1]?.number ?? 0) + 1);
  return steady ? marks : [];
}

/** Pages with the numbers that are printed at the head or foot of most of them, as far as these count on. */
function numbered(text: string, pages: readonly Page[]): Page[] {
  // How many pages must agree before a number at an edge is a page's.
  const LEAST = 3;
  const ahead = new Map<number, number>();
  for (const [i, { number, start }] of pages.entries()) {
    const lines = text
      .slice(start, pages[i + 1]?.start ?? text.length)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const edges = [lines[0] ?? '', lines.at(-1) ?? ''].flatMap((line) => [/^\d{1,4}(?!\d)/.exec(line), /(?<!\d)\d{1,4}$/.exec(line)]);
    for (const by of new Set(edges.flatMap((edge) => (edge ? [Number(edge[0]) - number] : [])))) ahead.set(by, (ahead.get(by) ?? 0) + 1);
  }
  const [by, times] = [...ahead].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  return times < LEAST || times * 2 <= pages.length ? [...pages] : pages.map((page) => ({ ...page, label: String(page.number + by) }));
}

const seconds = (time: string): number => {
  const [a = 0, b = 0, c] = time.split(':').map(Number);
  return c === undefined ? a * 60 + b : a * 3600 + b * 60 + c;
};

/** Where each numbered thing of a kind begins; its stretch reaches to the next, or to the one that bears the next number. */
function stretch(text: string, pages: () => readonly Page[], { kind, value, to = value }: CitedPlace): Span | undefined {
  let starts: number[] = [];
  let first = -1;
  let last = -1;
  let next = 1;
  if (kind === 'line') {
    starts = [0, ...occurrences(text, '\n').map((at) => at + 1)];
    first = Number(value) - 1;
    last = Math.max(first, Number(to) - 1);
  } else if (kind === 'time') {
    // The stamp at or before a time, from the one before it to the one but next: stamps are seldom exact to a word.
    const stamps = [...text.matchAll(/(?<!\d)(\d{1,2}:\d{2}(?::\d{2})?)(?:[.,]\d{1,3})?(?!\d)/g)];
    starts = stamps.map(({ index }) => index);
    const before = (time: string): number => stamps.findLastIndex(([, stamp = '']) => seconds(stamp) <= seconds(time));
    const at = stamps.length < 2 ? -1 : before(value);
    first = at > 0 ? at - 1 : at;
    last = before(to);
    next = 2;
  } else {
    const all =
      // Paragraphs that bear numbers: "[12] The court …", "12. The court …", "¶ 12".
      kind === 'page'
        ? pages()
        : [...text.matchAll(/(?:^|\n)[ \t]{0,4}(?:\[(?=\d+\])|¶ ?(?=\d+\b)|(?=\d+[.)]))(\d{1,9})[\].)]?(?=[ \t\n])/g)].map((found) => ({
            label: found[1],
            number: 0,
            start: found.index,
          }));
    starts = all.map(({ start }) => start);
    const labelled = all.some(({ label }) => label === value);
    const at = (sought: string): number => all.findIndex(({ number, label }) => (labelled ? label === sought : String(number) === sought));
    first = at(value);
    // "45-7" is 45 to 47.
    last = Math.max(first, at(value.slice(0, Math.max(0, value.length - to.length)) + to));
    if (kind === 'paragraph') next = at(String(Number(to) + 1)) - last;
  }
  const start = starts[first];
  return start === undefined ? undefined : { start, end: (next > 0 ? starts[last + next] : undefined) ?? text.length };
}

/** Whether a cited page can only be counted off: no page bears it as its printed number. */
const isCounted = (pages: readonly Page[], value: string): boolean => !pages.some(({ label }) => label === value);

/**
 * The stretch of the source that a cited place names; undefined when the text does not show where it is.
 * `sections` and `pages` are asked for only when they are needed.
 * `margin` says whether a quote may reach over its edges (pages, lines and times end in the middle of sentences); `counted`, that it is
 * a page whose number is not printed: it was counted from the beginning of the file, which the one who cites may not have done.
 */
export function placeIn(
  text: string,
  sections: () => readonly Section[],
  pages: () => readonly Page[],
  cited: CitedPlace,
): { readonly span: Span; readonly margin: boolean; readonly counted: boolean } | undefined {
  const span = cited.kind === 'section' ? sectionSpan(text, sections(), cited.value, cited.to) : stretch(text, pages, cited);
  const counted = cited.kind === 'page' && isCounted(pages(), cited.value);
  return span && { span, margin: cited.kind !== 'section' && cited.kind !== 'paragraph', counted };
}

/** The label and title of the section in which an offset lies; null when the text has none before it. */
export function sectionAt(sections: readonly Section[], offset: number): string | null {
  const { label, title = '' } = sections.findLast(({ start }) => start <= offset) ?? {};
  const named = title && title.length <= 60 ? `“${title}”` : '';
  return label ? `§ ${label}${named && ' '}${named}` : named || null;
}
