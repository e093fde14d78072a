/**
 * Where in a source a cited place is: its section, page, paragraph, line or time. Told from what the text itself shows
 * (numbered headings and clauses, page breaks, marked paragraphs, time stamps) or what its reader told. When the text does not
 * show it, nothing is claimed: the whole source is then searched.
 */
import type { Page, Span } from '../model/document.ts';

/** A cited place, as extraction reads it. */
export interface CitedPlace {
  readonly kind: 'section' | 'page' | 'paragraph' | 'line' | 'time';
  readonly value: string;
  readonly to?: string;
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

const HEAD =
  /^[ \t>]{0,8}(?:#{1,6}[ \t]{1,3})?(?:\*\*|__)?[ \t]?(?:(?:section|sec\.|§{1,2}|article|art\.|clause|chapter|part|schedule|annex|rule|abschnitt|kapitel|artikel|artículo|título)[ \t]{0,2})?(?<label>\d{1,3}(?:\.\d{1,3}){0,5}[a-z]?|[IVXLC]{1,6}|[A-Z](?:\.\d{1,3}){1,4})(?:[.):]|[ \t]?[–—-](?=[ \t]))?(?:\*\*|__)?(?:[ \t]{1,8}|$)(.{0,160})/i;
const NAMED = /^[ \t]{0,3}#{1,6}[ \t]{1,3}(.{1,160})$/;
const MOST = 20_000;

/** Numbered parts and named headings of a text, in order. One line each; linear. */
export function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  for (let start = 0; start < text.length && sections.length < MOST; ) {
    const stop = text.indexOf('\n', start);
    const end = stop < 0 ? text.length : stop;
    const line = text.slice(start, Math.min(end, start + 260));
    const head = HEAD.exec(line);
    const named = head === null ? NAMED.exec(line) : null;
    const label = head?.groups?.label;
    const rest = head?.[2] ?? '';
    const marked = head !== null && /[#§*_:)]|[a-z]{3}|\d\.\d|\d\.(?=\s|$)/i.test(line.slice(0, line.length - rest.length));
    // A line that goes on in small letters behind a bare number is a sentence broken across lines; a lone letter is a word.
    if (label !== undefined && !/^\p{Ll}/u.test(rest) && !/^\d{4}$/.test(label) && (marked || /^\d/.test(label)))
      sections.push({ label: label.toLowerCase(), title: bare(rest), start, marked });
    else if (named?.[1] !== undefined) sections.push({ label: '', title: bare(named[1]), start, marked: true });
    start = end + 1;
  }
  return sections;
}

const bare = (title: string): string => title.replace(/[*_#]+/g, '').trim();

const under = (label: string, parent: string): boolean => label === parent || label.startsWith(`${parent}.`);

/** The stretch of a cited section; null when the text does not show it. */
function sectionSpan(text: string, sections: readonly Section[], value: string, to: string | undefined): Span | null {
  const [number = '', ...inner] = value.toLowerCase().split(/(?=\()/);
  const numbered = sections.filter(({ label }) => label !== '');
  const first = best(numbered, number);
  if (first === null) return inline(text, number) ?? namedSpan(text, sections, value);
  const last = to === undefined ? first : (best(numbered, to.toLowerCase()) ?? first);
  const label = numbered[last]?.label ?? '';
  const next = numbered.slice(last + 1).find((section) => !under(section.label, label) && succeeds(label, section));
  // Lists within a section number their items too: where the next number comes several times, the last one is the next section.
  const end = next === undefined ? text.length : (numbered.findLast((section) => section.label === next.label)?.start ?? next.start);
  let span: Span = { start: numbered[first]?.start ?? 0, end };
  for (const mark of inner) span = innerSpan(text, span, mark) ?? span;
  return span;
}

/** Of several parts with one number the longest is meant: the others are its line in a table of contents and mentions. */
function best(sections: readonly Section[], label: string): number | null {
  let chosen: number | null = null;
  let length = -1;
  sections.forEach((section, i) => {
    if (section.label !== label) return;
    const own = (sections[i + 1]?.start ?? Number.POSITIVE_INFINITY) - section.start;
    if (own > length) {
      length = own;
      chosen = i;
    }
  });
  return chosen;
}

/** Whether a part may be the next one behind a number: a little higher on the same or an outer level, or a heading of another kind. */
function succeeds(label: string, { label: next, marked }: Section): boolean {
  const a = label.split('.');
  const b = next.split('.');
  const numeric = (part: string | undefined): boolean => /^\d/.test(part ?? '');
  if (numeric(a[0]) !== numeric(b[0])) return marked && b.length <= a.length && a.length > 1;
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    if (a[i] === b[i]) continue;
    const step = Number.parseInt(b[i] ?? '', 10) - Number.parseInt(a[i] ?? '', 10);
    return Number.isNaN(step) ? marked : step >= 0 && step <= (marked ? 3 : 1);
  }
  return false;
}

/** "(b)" within a clause: to "(c)". */
function innerSpan(text: string, span: Span, mark: string): Span | null {
  const slice = text.slice(span.start, span.end).toLowerCase();
  const at = slice.indexOf(mark);
  if (at < 0) return null;
  const letter = mark.slice(1, -1);
  const following = /^\d+$/.test(letter)
    ? String(Number(letter) + 1)
    : letter.length === 1
      ? String.fromCharCode(letter.charCodeAt(0) + 1)
      : '';
  const stop = following === '' ? -1 : slice.indexOf(`(${following})`, at + mark.length);
  return { start: span.start + at, end: stop < 0 ? span.end : span.start + stop };
}

/** A numbered clause in running text ("… 4.2 Notice. The …"), up to the next number of its level. */
function inline(text: string, number: string): Span | null {
  const parts = number.split('.');
  const last = Number(parts.at(-1));
  if (parts.length < 2 || Number.isNaN(last)) return null;
  const at = standing(text, number, 0);
  if (at < 0) return null;
  const next = standing(text, [...parts.slice(0, -1), String(last + 1)].join('.'), at);
  return { start: at, end: next < 0 ? text.length : next };
}

/** A number with white space before it and a capital behind. */
function standing(text: string, number: string, from: number): number {
  for (let at = text.indexOf(number, from); at >= 0; at = text.indexOf(number, at + 1))
    if (/^$|\s/.test(text.charAt(at - 1)) && /^[.)]?\s{1,3}[\p{Lu}“"]/u.test(text.slice(at + number.length, at + number.length + 5)))
      return at;
  return -1;
}

const words = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A section cited by the words of its heading. */
function namedSpan(text: string, sections: readonly Section[], value: string): Span | null {
  const sought = words(value);
  const i = sought.length < 3 ? -1 : sections.findIndex(({ title }) => words(title) === sought);
  const found = sections[i];
  return found === undefined ? null : { start: found.start, end: sections[i + 1]?.start ?? text.length };
}

function pageSpan(text: string, all: readonly Page[], value: string, to: string | undefined): Span | null {
  const labelled = all.some(({ label }) => label === value);
  const at = (sought: string): number => all.findIndex(({ number, label }) => (labelled ? label === sought : String(number) === sought));
  const first = at(value);
  if (first < 0) return null;
  const last =
    to === undefined ? first : Math.max(first, at(to.length < value.length ? value.slice(0, value.length - to.length) + to : to));
  return { start: all[first]?.start ?? 0, end: all[last + 1]?.start ?? text.length };
}

/** Pages by form feeds, by lines that say "Page 4", or by star pages (*534) as reporters print them. */
export function printedPages(text: string): Page[] {
  if (text.includes('\f')) {
    const pages: Page[] = [{ number: 1, start: 0 }];
    for (let at = text.indexOf('\f'); at >= 0; at = text.indexOf('\f', at + 1)) pages.push({ number: pages.length + 1, start: at + 1 });
    return pages;
  }
  const marked =
    /(?:^|\n)[ \t]{0,4}(?:[-=[<(]{0,5}[ \t]{0,2})(?:page|p\.|seite)[ \t]{1,2}(\d{1,5})(?:[ \t](?:of|von)[ \t]\d{1,5})?[ \t]{0,2}[-=\])>]{0,5}[ \t]{0,4}(?=\n|$)/gi;
  const lines = [...text.matchAll(marked)].map((found) => ({ number: Number(found[1]), start: found.index + found[0].length }));
  if (lines.length > 0) return lines;
  return [...text.matchAll(/(?<![*\w])\*(\d{1,5})(?!\d)/g)].map((found) => ({ number: Number(found[1]), start: found.index }));
}

/** Paragraphs that bear numbers: "[12] The court …", "12. The court …", "¶ 12". */
function paragraphSpan(text: string, value: string, to: string | undefined): Span | null {
  const at = (number: string): number =>
    new RegExp(String.raw`(?:^|\n)[ \t]{0,4}(?:\[${number}\]|¶ ?${number}\b|${number}[.)])[ \t\n]`).exec(text)?.index ?? -1;
  const start = at(value);
  if (start < 0) return null;
  const end = at(String(Number(to ?? value) + 1));
  return { start, end: end > start ? end : text.length };
}

function lineSpan(text: string, value: string, to: string | undefined): Span | null {
  const first = Number(value);
  const last = Math.max(first, Number(to ?? value));
  let start = 0;
  for (let line = 1; line < first; line += 1) {
    start = text.indexOf('\n', start) + 1;
    if (start === 0) return null;
  }
  let end = start;
  for (let line = first; line <= last && end <= text.length; line += 1) {
    const stop = text.indexOf('\n', end);
    end = stop < 0 ? text.length + 1 : stop + 1;
  }
  return { start, end: Math.min(end, text.length) };
}

const STAMP = /(?<!\d)(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d{1,3})?(?!\d)/g;
const seconds = (hours: string | undefined, minutes: string | undefined, rest: string | undefined): number =>
  rest === undefined ? Number(hours) * 60 + Number(minutes) : Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);

/** The stamp at or before a time, from the one before it to the one but next: stamps are seldom exact to a word. */
function timeSpan(text: string, value: string, to: string | undefined): Span | null {
  const stamps = [...text.matchAll(STAMP)].map((found) => ({ at: found.index, time: seconds(found[1], found[2], found[3]) }));
  if (stamps.length < 2) return null;
  const parse = (time: string): number => {
    const [a, b, c] = time.split(':');
    return seconds(a, b, c);
  };
  const first = stamps.findLastIndex(({ time }) => time <= parse(value));
  const last = stamps.findLastIndex(({ time }) => time <= parse(to ?? value));
  return first < 0 ? null : { start: stamps[Math.max(0, first - 1)]?.at ?? 0, end: stamps[last + 2]?.at ?? text.length };
}

/**
 * The stretch of the source that a cited place names; null when the text does not show where it is.
 * `sections` and `pages` are asked for only when they are needed.
 * `margin` says whether a quote may reach over its edges (pages, lines and times end in the middle of sentences).
 */
export function placeIn(
  text: string,
  sections: () => readonly Section[],
  pages: () => readonly Page[],
  { kind, value, to }: CitedPlace,
): { readonly span: Span; readonly margin: boolean } | null {
  const span =
    kind === 'section'
      ? sectionSpan(text, sections(), value, to)
      : kind === 'page'
        ? pageSpan(text, pages(), value, to)
        : kind === 'paragraph'
          ? paragraphSpan(text, value, to)
          : kind === 'line'
            ? lineSpan(text, value, to)
            : timeSpan(text, value, to);
  return span === null ? null : { span, margin: kind !== 'section' && kind !== 'paragraph' };
}

/** The label and title of the section in which an offset lies; null when the text has none before it. */
export function sectionAt(sections: readonly Section[], offset: number): string | null {
  const found = sections.findLast(({ start }) => start <= offset);
  if (found === undefined) return null;
  const title = found.title.length > 60 ? '' : found.title;
  return found.label === '' ? (title === '' ? null : `“${title}”`) : `§ ${found.label}${title === '' ? '' : ` “${title}”`}`;
}
