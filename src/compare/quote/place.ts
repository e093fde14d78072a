/**
 * Where in a source a cited place is: its section, page, paragraph, line or time. Told from what the text itself shows
 * (numbered headings and clauses, page breaks, marked paragraphs, time stamps) or what its reader told. When the text does not
 * show it, nothing is claimed: the whole source is then searched. A citation that can be read in several ways, or whose number comes
 * several times, means any of these places.
 */
import type { Page, Span } from '../../model/document.ts';
import { occurrences } from '../../text/occurrences.ts';
import { MOST_ALIKE, namedSpans, partSpans, partsCited, type Section, sectionsOf } from './place/sections.ts';

export { type Section, sectionAt, sectionsOf } from './place/sections.ts';

/** A cited place, as extraction reads it. */
export interface CitedPlace {
  readonly kind: 'section' | 'page' | 'paragraph' | 'line' | 'time';
  readonly value: string;
  readonly to?: string | undefined;
  /** As printed, and all that the citation says of the place: "Art. 12" of "Art. 12 Abs. 1". */
  readonly raw?: string | undefined;
  readonly words?: string | undefined;
}

/** Pages by form feeds, by lines that say "Page 4" or bear a number alone, or by star pages (*534) as reporters print them. */
export function printedPages(text: string): Page[] {
  const marked = steady(text, /\[(?:p\.|page|S\.|fol\.)\s?(\d{1,4})\]/gi, 2);
  if (marked.length > 0) return marked;
  const breaks = occurrences(text, '\f');
  if (breaks.length > 0)
    return numbered(
      text,
      [-1, ...breaks].map((at, i) => ({ number: i + 1, start: at + 1 })),
    );
  const lines = marksOf(
    text,
    /(?:^|\n)[ \t]{0,4}(?:#{1,6}[ \t]|<!--[ \t]?)?(?:[-=[<(]{0,5}[ \t]{0,2})(?:page|p\.|seite)[ \t]{1,2}(\d{1,5})(?:[ \t](?:of|von)[ \t]\d{1,5})?[ \t]{0,2}[-=\])>]{0,5}[ \t]{0,4}(?=\n|$)/gi,
  );
  if (lines.length > 0) return headed(text, lines);
  const alone = steady(text, /(?:^|\n)[ \t]{0,40}[-–—[(]{0,3}[ \t]?(\d{1,4})[ \t]?[-–—\])]{0,3}[ \t]{0,4}(?=\n|$)/g, 3);
  if (alone.length > 0) return headed(text, alone);
  const stars = marksOf(text, /(?<![*\w])\*(\d{1,5})(?!\d)/g).map((page) => ({ ...page, start: page.start - page.label.length - 1 }));
  if (stars.length > 0) return stars;
  // From the first page on such numbers count paragraphs or works that are cited.
  return steady(text, /(?<!\S)\[(\d{2,4})\](?=\s)/g, 3);
}

interface PageMark extends Page {
  readonly label: string;
  /** Where its mark begins. */
  readonly from: number;
}

const marksOf = (text: string, mark: RegExp): PageMark[] =>
  [...text.matchAll(mark)].map(({ 0: all, 1: label = '', index }) => ({
    number: Number(label),
    label,
    start: index + all.length,
    from: index,
  }));

/** Marks of pages that count on, at least so many: others of their form may cite, or number something else. */
function steady(text: string, mark: RegExp, least: number): PageMark[] {
  const marks = marksOf(text, mark);
  const counts = marks.length >= least && marks.every(({ number }, i) => i === 0 || number === (marks[i - 1]?.number ?? 0) + 1);
  return counts ? marks : [];
}

/** Pages whose marks stand at their heads; those at feet are moved to the end of the page before. What may be either tells no pages. */
function headed(text: string, marks: readonly PageMark[]): Page[] {
  const before = text.slice(0, marks[0]?.from).trim().length;
  const behind = text.slice(marks.at(-1)?.start).trim().length;
  if (behind === 0 && before > 0) return marks.map((mark, i) => ({ ...mark, start: marks[i - 1]?.start ?? 0 }));
  // A title page may stand before the first.
  return before * 2 * marks.length > text.length ? [] : [...marks];
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

/** How paragraphs bear numbers: "[12] The court …", "¶ 12", "12. The court …", "(12) …", "12   The court …". */
const PARAGRAPHS = [
  /(?:^|\n)[ \t]{0,4}\[(\d{1,4})\](?=[ \t\n])/g,
  /(?:^|\n)[ \t]{0,4}¶ ?(\d{1,4})\b/g,
  /(?:^|\n)[ \t]{0,4}(\d{1,4})[.)](?=[ \t\n])/g,
  /(?:^|\n)[ \t]{0,4}\((\d{1,4})\)(?=[ \t])/g,
  /(?:^|\n)[ \t]{0,4}(\d{1,4})(?:\t|[ ]{2,8})(?=\S)/g,
];

/** Where numbered paragraphs begin. Only numbers that count on through most of a text number its paragraphs: others are those of a list in it. */
const numberedParagraphs = (text: string): readonly PageMark[] =>
  PARAGRAPHS.flatMap((mark) => {
    const marks = marksOf(text, mark);
    const [first] = marks;
    let last = first;
    for (const one of marks) if (one.number === (last?.number ?? 0) + 1) last = one;
    const through =
      first !== undefined && last !== undefined && last.number - first.number > 1 && (last.from - first.from) * 2 > text.length;
    return through ? marks : [];
  });

/** The stretches of paragraphs with one number: each up to the one that bears the number behind, or to the next where none does. */
function paragraphSpans(text: string, all: readonly PageMark[], value: string, to: string): Span[] {
  const firsts = all.flatMap(({ label }, i) => (label === value ? [i] : []));
  if (firsts.length > MOST_ALIKE) return [];
  return firsts.map((first) => {
    const last = Math.max(
      first,
      all.findIndex((one, i) => i >= first && one.label === ending(value, to)),
    );
    const next = all.findIndex((one, i) => i > last && one.label === String(Number(ending(value, to)) + 1));
    return { start: all[first]?.from ?? 0, end: all[next]?.from ?? text.length };
  });
}

/** "45-7" is 45 to 47. */
const ending = (value: string, to: string): string => value.slice(0, Math.max(0, value.length - to.length)) + to;

function pageSpans(text: string, pages: readonly Page[], value: string, to: string): Span[] {
  const labelled = pages.some(({ label }) => label === value);
  const at = (sought: string): number => pages.findIndex(({ number, label }) => (labelled ? label === sought : String(number) === sought));
  const first = pages[at(value)];
  const last = Math.max(at(value), at(ending(value, to)));
  return first === undefined ? [] : [{ start: first.start, end: pages[last + 1]?.start ?? text.length }];
}

/** Lines by their place in the file, and by their place among those that are not empty, as verses are counted. */
function lineSpans(text: string, value: string, to: string): Span[] {
  const all = [0, ...occurrences(text, '\n').map((at) => at + 1)];
  const written = all.filter((start, i) => text.slice(start, all[i + 1]).trim() !== '');
  const first = Number(value) - 1;
  const last = Math.max(first, Number(ending(value, to)) - 1);
  return [all, written].flatMap((starts) => {
    const start = starts[first];
    return start === undefined ? [] : [{ start, end: starts[last + 1] ?? text.length }];
  });
}

const seconds = (time: string): number => {
  const [a = 0, b = 0, c] = time.split(':').map(Number);
  return c === undefined ? a * 60 + b : a * 3600 + b * 60 + c;
};

/** A time stamp of a transcript, in seconds from the beginning. */
interface Stamp {
  readonly at: number;
  readonly seconds: number;
}

const stampsOf = (text: string): Stamp[] =>
  [...text.matchAll(/(?<!\d)(\d{1,2}:\d{2}(?::\d{2})?)(?:[.,]\d{1,3})?(?!\d)/g)].map(({ 1: stamp = '', index }) => ({
    at: index,
    seconds: seconds(stamp),
  }));

/** The stamp at or before a time, from the one before it to the one but next: stamps are seldom exact to a word. Several, where recordings begin anew. */
function timeSpans(text: string, stamps: readonly Stamp[], value: string, to: string): Span[] {
  const [from, until] = [seconds(value), seconds(to)];
  const covers = (one: number, time: number): boolean => {
    const { seconds: own = 0 } = stamps[one] ?? {};
    const { seconds: next = Number.POSITIVE_INFINITY } = stamps[one + 1] ?? {};
    return own <= time && (next > time || next < own);
  };
  const firsts = stamps.length < 2 ? [] : stamps.flatMap((_, i) => (covers(i, from) ? [i] : []));
  if (firsts.length > MOST_ALIKE) return [];
  return firsts.map((first) => {
    const last = stamps.findIndex((_, i) => i >= first && covers(i, until));
    return { start: stamps[Math.max(0, first - 1)]?.at ?? 0, end: stamps[Math.max(first, last) + 2]?.at ?? text.length };
  });
}

/** "1h 2m 3s", "12 min 30 sec", "t=750s" as "1:02:03"; undefined for anything else. */
function timeIn(words: string): string | undefined {
  const found =
    /^(?:at |t=|@ ?)?(?:(\d{1,2}) ?h(?:ours?|rs?)?,? ?)?(?:(\d{1,3}) ?m(?:in(?:utes?)?)?\.?,? ?)?(?:(\d{1,5}) ?s(?:ec(?:onds?)?)?\.?)?$/i.exec(
      words.trim(),
    );
  const [hours, minutes, rest] = (found ?? []).slice(1).map((one) => (one === undefined ? undefined : Number(one)));
  if (hours === undefined && minutes === undefined && rest === undefined) return undefined;
  return `${hours ?? 0}:${minutes ?? 0}:${rest ?? 0}`;
}

/** A place that a citation may mean. */
interface Meant extends CitedPlace {
  /** The first that a reader would think of. Only where this one is shown by the text can words be said to stand elsewhere. */
  readonly chief: boolean;
}

/** What a citation may mean by its place: "s. 3" a section or a page, "at 5" a page or a paragraph. */
function meant(cited: CitedPlace): readonly Meant[] {
  const { kind, raw = '', words = raw } = cited;
  const chief = { ...cited, chief: true };
  const also = (other: CitedPlace['kind']): Meant => ({ ...cited, kind: other, raw: undefined, words: undefined, chief: false });
  if (kind === 'page') {
    if (/^s\.? ?\d/.test(raw)) return [{ ...chief, kind: 'section', value: words.replace(/^s\.? ?/, '') }, also('page')];
    return /^(?:at\b)?\D?\d/.test(raw) ? [chief, also('paragraph')] : [chief];
  }
  const page =
    /(?:(?<!\p{L})(?:pp?\.?|pages?|págs?\.?|páginas?|paginas?)|(?<!(?:§|Art).{0,30})\bS\.) ?(\d{1,5})(?: ?[-–] ?(\d{1,5}))?/u.exec(words);
  if (page?.[1] !== undefined && kind !== 'time') return [{ ...chief, kind: 'page', value: page[1], to: page[2] }];
  // "2:45" may be a page of a volume, "45:3" a line of a page.
  const [, first, second] = /^\W{0,2}(\d{1,5}):(\d{1,5})(?:[-–]\d{1,5})?$/.exec(words) ?? [];
  if (first !== undefined && second !== undefined)
    return [
      { ...chief, kind: 'time', value: `${first}:${second}`, to: undefined },
      ...[first, second].map((one) => ({ ...also('page'), value: one, to: undefined })),
    ];
  const time = kind === 'section' ? timeIn(words) : undefined;
  if (time !== undefined) return [{ ...chief, kind: 'time', value: time, to: undefined }];
  if (kind === 'paragraph' && (/^\D{0,20}\d+\.\d/.test(words) || partsCited(words).length > 1)) return [{ ...chief, kind: 'section' }];
  const [, own, number] =
    /^\W?(?:(recital|tz|consid|marginal no|párr|punto)|item|no|nr|point|punkt|par)\.? (\d{1,4})(?!\.\d)/iu.exec(words) ?? [];
  if (number === undefined) return [chief];
  // "no. 3" counts what a reader can only guess.
  return [{ ...chief, kind: 'paragraph', value: number, to: undefined, chief: own !== undefined }, also('section')];
}

function spansOf(text: string, { sections, pages, paragraphs, stamps }: ShownPlaces, place: CitedPlace): readonly Span[] {
  const { kind, value, to = value, raw = to === value ? value : `${value}-${to}`, words = raw } = place;
  if (kind === 'page') return pageSpans(text, pages(), value, to);
  if (kind === 'line') return lineSpans(text, value, to);
  if (kind === 'time') return timeSpans(text, stamps(), value, to);
  if (kind === 'paragraph') return paragraphSpans(text, paragraphs(), value, to);
  const numbers = partsCited(words);
  const numbered = partSpans(text, sections(), numbers);
  return numbered.length > 0 ? numbered : namedSpans(text, sections(), numbers.length > 0 ? value : words);
}

/** The places that a text itself shows, each kind found when first asked for and kept. */
export interface ShownPlaces {
  sections(): readonly Section[];
  /** As its reader told, or as the text shows. */
  pages(): readonly Page[];
  paragraphs(): readonly PageMark[];
  stamps(): readonly Stamp[];
}

/** The places of a text, whose reader may have told its pages. */
export function shownPlaces(text: string, given: readonly Page[] = []): ShownPlaces {
  return {
    sections: once(() => sectionsOf(text)),
    pages: once(() => (given.length > 0 ? given : printedPages(text))),
    paragraphs: once(() => numberedParagraphs(text)),
    stamps: once(() => stampsOf(text)),
  };
}

/** A value that is made when first asked for, and kept. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Where a place is that a citation names. */
export interface Located {
  /** The stretches that it may be: the likeliest first. */
  readonly spans: readonly Span[];
  /** Whether a quote may reach over their edges: pages, lines and times end in the middle of sentences. */
  readonly margin: boolean;
  /** It is a page whose number is not printed: it was counted from the beginning of the file, which the one who cites may not have done. */
  readonly counted: boolean;
  /** What the citation says first is shown by the text; otherwise words that stand in none of the stretches may stand there still. */
  readonly sure: boolean;
}

/** Whether a cited page can only be counted off: no page bears it as its printed number. */
const isCounted = (pages: readonly Page[], value: string): boolean => !pages.some(({ label }) => label === value);

/**
 * The stretches of the source that a cited place may be; undefined when the text does not show where it is.
 */
export function placeIn(text: string, places: ShownPlaces, cited: CitedPlace): Located | undefined {
  const found = meant(cited).map((place) => ({ ...place, spans: spansOf(text, places, place) }));
  const shown = found.filter(({ spans }) => spans.length > 0);
  if (shown.length === 0) return undefined;
  return {
    spans: shown.flatMap(({ spans }) => spans),
    margin: shown.some(({ kind }) => kind !== 'section' && kind !== 'paragraph'),
    counted: shown.some(({ kind, value }) => kind === 'page' && isCounted(places.pages(), value)),
    sure: shown.some(({ chief }) => chief),
  };
}
