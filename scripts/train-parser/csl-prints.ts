/**
 * Finds the parts of a work again in what a citation style printed of it. Styles shorten pages, turn names round, cut them to initials and change
 * capitals; letters and digits stay, and a work is made so that no two of its parts share them. What the style put between the parts stays open.
 */
import type { Label } from '../../src/extract/parse/labels.ts';
import { findIdentifiers } from '../../src/text/identifiers.ts';
import { Skeleton } from './corpus.ts';
import type { Person, Work } from './csl-works.ts';

export interface Part {
  readonly labels: readonly Label[];
  readonly start: number;
  readonly end: number;
}
export interface Printed {
  readonly parts: readonly Part[];
  /** Fields that are printed, as they are printed. */
  readonly fields: Readonly<Record<string, string>>;
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const WORD = /[\p{L}\p{N}\p{M}]/u;

/** The parts of `work` in `raw`; null when something that must be there is not found whole. */
export function partsOf(raw: string, work: Work): Printed | null {
  const parts: Part[] = [];
  const fields: Record<string, string> = {};
  const skeleton = new Skeleton(raw);
  const free = (start: number, end: number): boolean => parts.every((part) => part.end <= start || end <= part.start);
  const put = (labels: readonly Label[], start: number, end: number, field?: string): void => {
    parts.push({ labels, start, end });
    if (field !== undefined && fields[field] === undefined) fields[field] = raw.slice(start, end);
  };
  /** A text by its letters, at words' edges. */
  const find = (text: string, from = 0): { start: number; end: number; next: number } | null => {
    for (let at = skeleton.find(text, from); at !== null; at = skeleton.find(text, at.next))
      if (!WORD.test(raw[at.start - 1] ?? '') && !WORD.test(raw[at.end] ?? '') && free(at.start, at.end)) return at;
    return null;
  };
  const text = (name: string, labels: readonly Label[], field?: string): boolean => {
    const value = work[name];
    if (typeof value !== 'string' || value === '') return false;
    const found = find(value);
    if (found !== null) put(labels, found.start, found.end, field);
    return found !== null;
  };

  for (const { scheme, span } of findIdentifiers(raw)) {
    put(scheme === 'url' ? ['url', 'id'] : ['id'], span.start, span.end);
    if (scheme === 'doi' && fields.doi === undefined) fields.doi = raw.slice(span.start, span.end);
    if (scheme === 'url' && fields.url === undefined) fields.url = raw.slice(span.start, span.end);
  }
  if (fields.url === undefined && /^https?:/i.test(fields.doi ?? '')) fields.url = fields.doi ?? '';

  const titled = text('title', ['title'], 'title');
  const held = text('container-title', ['container'], 'container') || text('container-title-short', ['container'], 'container');
  // Cut in the midst, or changed in its letters: nobody can say where it ends.
  const begun = (value: unknown): boolean =>
    typeof value === 'string' && value.length > 12 && find(value.slice(0, value.lastIndexOf(' ', 24))) !== null;
  if ((!titled && begun(work.title)) || (!held && begun(work['container-title']))) return null;
  text('collection-title', ['series', 'container']);
  text('publisher', ['publisher'], 'publisher');
  text('genre', ['genre']);
  text('authority', ['publisher', 'note', 'other', 'place']);
  text('publisher-place', ['place']);
  text('event-place', ['place', 'note', 'other', 'container']);
  const number = typeof work.number === 'string' ? raw.indexOf(work.number) : -1;
  if (number !== -1 && free(number, number + String(work.number).length))
    put(['number', 'note'], number, number + String(work.number).length);

  const authors = people(raw, work.author, find);
  const editors = people(raw, work.editor, find);
  const translators = people(raw, work.translator, find);
  for (const [start, end] of authors) put(['author'], start, end);
  for (const [start, end] of editors) put(['editor'], start, end);
  for (const [start, end] of translators) put(['translator'], start, end);
  const named = authors.length > 0 ? authors : editors;
  if (named.length > 0) fields.author = named.map(([start, end]) => raw.slice(start, end)).join('; ');

  const page = typeof work.page === 'string' ? /^(\w+)(?:–(\w+))?$/.exec(work.page) : null;
  if (page !== null) {
    const [, first = '', last = ''] = page;
    // "112–118", "112–18", "112–8"; the first alone where a style wants no more.
    const tails = last === '' ? [] : last.split('').map((_, at) => literally(last.slice(at)));
    const range =
      tails.length === 0
        ? null
        : new RegExp(`(?<![\\p{L}\\d])${literally(first)}\\s?[-‐‑–—−~]{1,2}\\s?(?:${tails.join('|')})(?!\\d)`, 'u').exec(raw);
    const alone = range ?? new RegExp(`(?<![\\p{L}\\d.])${literally(first)}(?![\\d])`, 'u').exec(raw);
    if (alone !== null && free(alone.index, alone.index + alone[0].length))
      put(['pages'], alone.index, alone.index + alone[0].length, 'pages');
  }
  const digits = (value: unknown, labels: readonly Label[], field?: string): readonly [number, number] | null => {
    if (value === undefined) return null;
    for (const found of raw.matchAll(
      new RegExp(`(?<![\\p{L}\\d]|\\d[.,])${literally(String(value)).replace('–', '[-–/]')}(?!\\d)`, 'gu'),
    )) {
      const end = found.index + found[0].length;
      if (!free(found.index, end)) continue;
      put(labels, found.index, end, field);
      return [found.index, end];
    }
    return null;
  };
  const [year, month, day] = work.issued?.['date-parts'][0] ?? [];
  dated(raw, year, month, day, ['date'], digits, put, 'year');
  const [seenYear, seenMonth, seenDay] = work.accessed?.['date-parts'][0] ?? [];
  dated(raw, seenYear, seenMonth, seenDay, ['note', 'other'], digits, put);
  digits(work.volume, ['volume'], 'volume');
  digits(work.issue, ['issue'], 'issue');
  digits(work.edition, ['edition']);
  digits(work['collection-number'], ['volume', 'number', 'series', 'issue'], fields.volume === undefined ? 'volume' : undefined);
  const pagesInAll = digits(work['number-of-pages'], ['pages', 'note', 'other']);
  if (pagesInAll !== null && fields.pages === undefined) fields.pages = raw.slice(pagesInAll[0], pagesInAll[1]);
  parts.sort((a, b) => a.start - b.start);
  // A long stretch that nothing explains is a part that was printed in a way not known here.
  const open = parts.map(({ start }, at) => raw.slice(parts[at - 1]?.end ?? 0, start)).concat(raw.slice(parts.at(-1)?.end ?? 0));
  if (parts.length < 3 || open.some((stretch) => stretch.replace(/\P{L}/gu, '').length > 24)) return null;
  return { parts, fields };
}

type Digits = (value: unknown, labels: readonly Label[], field?: string) => readonly [number, number] | null;

/** The year, and with it the day and the month that stand close by. */
function dated(
  raw: string,
  year: number | undefined,
  month: number | undefined,
  day: number | undefined,
  labels: readonly Label[],
  digits: Digits,
  put: (labels: readonly Label[], start: number, end: number) => void,
  field?: string,
): void {
  const found = digits(year, labels, field);
  if (found === null || month === undefined || day === undefined) return;
  const near = new RegExp(`(?<!\\d)0?${day}(?!\\d)`, 'g');
  const from = Math.max(0, found[0] - 26);
  const places = [...raw.slice(from, found[1] + 26).matchAll(near)].map(
    ({ index, 0: text }) => [from + index, from + index + text.length] as const,
  );
  for (const [start, end] of places) {
    const between = start < found[0] ? raw.slice(end, found[0]) : raw.slice(found[1], start);
    if (start > found[0] && start < found[1]) continue;
    // A month in words or digits and light stops, nothing else.
    if (!/^[\s.,/-]{0,3}(?:(?:de|of)?\s?[\p{L}\d]{1,12}[.,]?)?(?:\sde)?[\s.,/-]{0,3}$/u.test(between)) continue;
    const whole = start < found[0] ? ([start, found[0]] as const) : ([found[1], end] as const);
    // "May 3, 2012": the month stands before the day.
    const before = start < found[0] && !/\p{L}/u.test(between) ? /(?<!\p{L})\p{Lu}\p{L}{2,8}\.?\s$/u.exec(raw.slice(0, start)) : null;
    put(labels, whole[0] - (before?.[0].length ?? 0), whole[1]);
    return;
  }
}

/** Where the names of some people stand, one piece for each run of them. */
function people(
  raw: string,
  list: readonly Person[] | undefined,
  find: (text: string, from?: number) => { start: number; end: number; next: number } | null,
): (readonly [number, number])[] {
  const places: [number, number][] = [];
  let from = 0;
  for (const { family, given, literal } of list ?? []) {
    const found = find(family ?? literal ?? '', from);
    if (found === null) continue;
    from = found.next;
    let { start, end } = found;
    if (given !== undefined) {
      const names = given.split(/[\s.-]+/).filter((part) => part !== '');
      const part = (name: string): string => `(?:${literally(name)}|${literally(name[0] ?? '')})\\.?`;
      const all = names.map((name, at) => (at === 0 ? part(name) : `(?:[\\s\\u00a0-]{0,2}${part(name)})?`)).join('');
      const behind = new RegExp(`^[,،]?[\\s\\u00a0]?\\(?${all}\\)?(?![\\p{L}])`, 'iu').exec(raw.slice(end));
      const ahead = behind === null ? new RegExp(`(?<![\\p{L}.])${all}[\\s\\u00a0]?$`, 'iu').exec(raw.slice(0, start)) : null;
      if (behind !== null) end += behind[0].length;
      if (ahead !== null) start -= ahead[0].length;
    }
    const last = places.at(-1);
    const gap = last === undefined ? '' : raw.slice(last[1], start);
    if (last !== undefined && start >= last[1] && gap.length < 14 && !/[\d:]/.test(gap)) last[1] = end;
    else places.push([start, end]);
  }
  return places;
}
