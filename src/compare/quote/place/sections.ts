/**
 * The parts of a source as its own headings number and name them, and the part that a citation names. A citation may say more words than
 * a heading ("Art. 12 Abs. 1", "bk. III, ch. 2", "Schedule 3, para. 4"): each is looked for within the one before it, and what is not
 * shown narrows nothing. Numbers are compared by their value: chapter 7 is CHAPTER VII and Chapter Seven.
 */
import type { Span } from '../../../model/document.ts';
import { occurrences } from '../../../text/occurrences.ts';

/** A numbered or named part of a source. */
export interface Section {
  /** "4.2", "A.1", "iv"; empty for headings without a number. */
  readonly label: string;
  readonly title: string;
  readonly start: number;
  /** Marked as a heading: by a word ("Section"), a sign (#, bold) or a mark behind the number. A bare number may be a figure. */
  readonly marked: boolean;
  /** What its heading calls it, in the words of `FAMILIES`; empty for a bare number. */
  readonly family: string;
  /** How many # mark it in Markdown; 0 where none does. */
  readonly level: number;
}

/** A part that a citation names: what it is called, its number, the one that ends a range, and parts within it ("b", "2"). */
interface CitedPart {
  readonly family: string;
  readonly number: string;
  readonly to: string | undefined;
  readonly inner: readonly string[];
}

/** What parts are called, in headings and in citations, from the widest to the narrowest. */
const FAMILIES: readonly (readonly [family: string, names: RegExp])[] = [
  ['annex', /^(?:annex(?:e|es)?|appendix|anhang|anlage|anexo|allegato|ann|apps?|appx|anh)$/i],
  ['schedule', /^(?:schedules?|scheds?|sch)$/i],
  ['book', /^(?:books?|buch|livre|libro|bks?)$/i],
  ['title', /^(?:titles?|titel|título|titre|tit)$/i],
  ['part', /^(?:parts?|teil|partie|parte|pts?)$/i],
  ['chapter', /^(?:chapters?|kapitel|chapitre|capítulo|capitolo|глава|chs?|chaps?|kap|cap|гл)$/i],
  ['article', /^(?:articles?|artikel|artículo|artigo|articolo|arts?)$/i],
  ['section', /^(?:(?:sub)?sections?|abschnitt|sección|seção|sezione|§{1,2}|secs?|sect|ss?)$/i],
  ['clause', /^(?:clauses?|rules?|klausel|cláusula|cls?|ziffer|ziff)$/i],
  ['item', /^(?:paragraphs?|absatz|paras?|pars?|abs|al|no|nr|items?|points?|punkt|párr)$/i],
];
/** A number that comes again more often counts lists, and tells no place. */
export const MOST_ALIKE = 12;
/** Citations call these by each other's names. */
const LAW = /^(?:article|section|clause)$/;
const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** The number at the beginning of a line, and what stands behind it. */
const NUMBERED =
  /^[ \t>]{0,8}(?:#{1,6}[ \t]{1,3})?(?:\*\*|__)?[ \t]?(\d{1,4}(?:\.\d{1,3}){0,5}[a-z]?|[IVXLC]{1,6}|[A-Z](?:\.\d{1,3}){1,4})(?:[.):]|[ \t]?[–—-](?=[ \t]))?(?:\*\*|__)?(?:[ \t]{1,8}|$)(.{0,160})/i;
/** The same behind what a part is called: "Section 4", "CHAPTER VII", "Appendix B", "§ 12". */
const CALLED =
  /^[ \t>]{0,8}(?:#{1,6}[ \t]{1,3})?(?:\*\*|__)?[ \t]?(?:(\p{L}{3,11})\.?[ \t]{1,2}|(§{1,2})[ \t]{0,2})(\d{1,4}(?:\.\d{1,3}){0,5}[a-z]?|[A-Z](?:\.\d{1,3}){1,4}|[A-Z]{1,9})(?:[.):]|[ \t]?[–—-](?=[ \t]))?(?:\*\*|__)?(?:[ \t]{1,8}|$)(.{0,160})/iu;

/** One part that a citation names by a number, with those in brackets or letters behind it: "12(b)(2)", "III.B", "12 II". */
const CITED_NUMBER =
  /^(\d{1,4}(?:\.\d{1,4}){0,5}[a-z]?|[A-Z](?:\.\d{1,3}){1,4}|[A-Z]{1,9}(?!\p{L}))(?:\s?[-–]\s?(\d{1,4}(?:\.\d{1,4}){0,5}[a-z]?|[IVXLC]{1,7}(?!\p{L})))?((?:\s?\([a-z0-9]{1,5}\)){1,4}|[.,-] ?[A-Z](?![\p{L}.])| [IVX]{1,4}(?![\p{L}\d]))?/iu;
const CITED_NAME = /^(?:(?:of|in|under|to|der|des|von|de|du|the) ){0,2}(?:(\p{L}{1,12})\.?\s{0,2}|(§{1,2})\s{0,2})/iu;

const rankOf = (family: string): number => FAMILIES.findIndex(([name]) => name === family);
const PART = rankOf('part');

/** What a part is called, by the word of its heading or its citation; empty for any other word. */
const familyOf = (word = ''): string => (word && FAMILIES.find(([, names]) => names.test(word))?.[0]) || '';

/** Whether letters or digits behind what a part is called are its number: 4.2, VII, B, Seven. */
const isNumber = (label: string): boolean => /\d|^(?:[ivxlc]{1,7}|.)$/i.test(label) || WORDS.includes(label.toLowerCase());

/** The parts that a citation names, from the widest to the narrowest. */
export function partsCited(cited: string): readonly CitedPart[] {
  const parts: CitedPart[] = [];
  for (let rest = cited; rest !== ''; ) {
    const [named = '', letters = '', sign] = CITED_NAME.exec(rest) ?? [];
    const word = sign ?? letters;
    // Behind a part of a law "S. 1" is a sentence.
    if (parts.length > 0 && /^s?$/i.test(word)) break;
    const family = familyOf(word);
    const behind = family === '' ? rest : rest.slice(named.length);
    const [all = '', number = '', to, inner = ''] = CITED_NUMBER.exec(behind) ?? [];
    if (!isNumber(number) || (parts.length > 0 && family === '')) break;
    parts.push({
      family,
      number: number.toLowerCase(),
      to: to?.toLowerCase(),
      inner: inner.toLowerCase().match(/[a-z0-9]+/g) ?? [],
    });
    rest = behind.slice(all.length).replace(/^[\s,;:/]{1,3}/, '');
    // A number alone and words that are not read: what it counts is not known.
    if (family === '' && rest !== '') return [];
  }
  return parts.toSorted((a, b) => rankOf(a.family) - rankOf(b.family));
}

/** What a line begins with: its number and what that is called, and the words behind. */
function headOf(
  line: string,
): { readonly head: string; readonly family: string; readonly label: string; readonly rest: string } | undefined {
  const [called = '', letters, sign, label = '', rest = ''] = CALLED.exec(line) ?? [];
  const family = familyOf(sign ?? letters);
  if (family !== '' && family !== 'item' && isNumber(label)) return { head: called, family, label, rest };
  const [head = '', number = '', behind = ''] = NUMBERED.exec(line) ?? [];
  return head === '' ? undefined : { head, family: '', label: number, rest: behind };
}

/** Numbered parts and named headings of a text, in order. One line each; linear. */
export function sectionsOf(text: string): Section[] {
  const MOST = 20_000;
  const LONGEST_LINE = 260;
  const sections: Section[] = [];
  const initials: Section[] = [];
  for (const { 0: all, index: start } of text.matchAll(/[^\n]+/g)) {
    const line = all.slice(0, LONGEST_LINE);
    const { head, family, label, rest } = headOf(line) ?? { head: '', family: '', label: '', rest: '' };
    const title = (head ? rest : (/^[ \t]{0,3}#{1,6}[ \t]{1,3}(.{1,160})$/.exec(line)?.[1] ?? '')).replace(/[*_#]+/g, '').trim();
    const marked = family !== '' || /[#§*_:)]|\d\.\d|\d\.(?=\s|$)/.test(head === '' ? line : head.slice(0, head.length - rest.length));
    const level = /^[ \t>]*(#{0,6})/.exec(line)?.[1]?.length ?? 0;
    const section = { label: label.toLowerCase(), title, start, marked, family, level };
    // A line that goes on in small letters behind a number is a sentence broken across lines; four bare digits are a year.
    if (head && (/^\p{Ll}/u.test(rest) || (family === '' && /^\d{4}$/.test(label)))) continue;
    if (head && !marked && !/^\d/.test(label)) initials.push(section);
    else if (head || title) sections.push(section);
    if (sections.length === MOST) break;
  }
  // "II. TERM" is a heading where such lines count on from I; otherwise it may be somebody's initial.
  const counted: Section[] = [];
  for (const one of initials) if (plain(one.label) === String(counted.length + 1)) counted.push({ ...one, marked: true });
  return counted.length > 1 ? [...sections, ...counted].sort((a, b) => a.start - b.start) : sections;
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** A number by its value, where it is written in Roman figures or as a word; any other as it is. */
function plain(number: string): string {
  if (WORDS.includes(number)) return String(WORDS.indexOf(number) + 1);
  if (!/^[ivxlc]+$/.test(number)) return number;
  const figures = [...number].map((one) => ROMAN[one] ?? 0);
  return String(figures.reduce((sum, one, i) => sum + (one < (figures[i + 1] ?? 0) ? -one : one), 0));
}

/** The stretches that a cited part may be: several where its number comes again. Empty when the text does not show it. */
export function partSpans(text: string, sections: readonly Section[], cited: readonly CitedPart[]): readonly Span[] {
  const [outer, ...others] = cited;
  if (outer === undefined) return [];
  const spans = spansOf(text, sections, outer);
  // "Art. 4.3", where no part bears that number: the third of article 4.
  const [, wide, narrow = ''] = /^(\d+)\.(\d+)$/.exec(outer.number) ?? [];
  const wider = spans.length > 0 || wide === undefined ? spans : spansOf(text, sections, { ...outer, number: wide });
  const inner = [...(wider === spans ? [] : [narrow]), ...outer.inner];
  return wider.map((span) =>
    others.reduce(
      (within, part) => {
        const held = sections.filter(({ start }) => start >= within.start && start < within.end);
        const [found] = part.family === 'item' ? [] : spansOf(text, held, part);
        const at = found && { start: found.start, end: Math.min(found.end, within.end) };
        const own = at === undefined && /^(?:item|clause)$/.test(part.family) ? [part.number] : [];
        return [...own, ...(at === undefined && own.length === 0 ? [] : part.inner)].reduce(
          (one, mark) => innerSpan(text, one, mark),
          at ?? within,
        );
      },
      inner.reduce((one, mark) => innerSpan(text, one, mark), span),
    ),
  );
}

/** The stretches of parts with one number, called as cited: by that word, or where none is by a number alone, or by a word of the law's. */
function spansOf(text: string, sections: readonly Section[], { family, number, to }: Omit<CitedPart, 'inner'>): readonly Span[] {
  const numbered = sections.filter(({ label }) => label);
  const alike = (one: Section): boolean => one.label === number || plain(one.label) === plain(number);
  const called = [
    ({ family: name }: Section) => name === family,
    // Theses call "3 Methods" chapter 3, and reports "II. Methods" part II; no bare number is an annex's or a book's.
    ({ family: name, label }: Section) =>
      name === '' && (rankOf(family) < 0 || rankOf(family) > PART || (rankOf(family) === PART && !/^\d/.test(label))),
    ({ family: name }: Section) => (family === '' || LAW.test(family)) && (family === '' || LAW.test(name)),
  ].find((calls) => numbered.some((one) => calls(one) && alike(one)));
  if (called === undefined) return inlineSpan(text, number);
  const same = numbered.filter(called);
  const firsts = same.flatMap((one, i) => (one.label === number ? [i] : []));
  const starts = firsts.length > 0 ? firsts : same.flatMap((one, i) => (alike(one) ? [i] : []));
  if (starts.length > MOST_ALIKE) return [];
  return starts.map((first) => {
    const ending = to === undefined ? -1 : same.findIndex(({ label }, i) => i > first && plain(label) === plain(to));
    const { label, family: name, start: from } = same[ending < 0 ? first : ending] as Section;
    const start = same[first]?.start ?? 0;
    return { start, end: name === '' ? bareEnd(text, numbered, label, from, start) : namedEnd(text, numbered, name, from) };
  });
}

/** Where a part with a word of its own ends: at the next of its kind, or of one that headed parts before it, or that stands at the end of texts. */
function namedEnd(text: string, numbered: readonly Section[], family: string, start: number): number {
  const opened = new Set(['annex', 'schedule', family]);
  for (const one of numbered) {
    if (one.start > start && opened.has(one.family)) return one.start;
    // What was there before the first part of this kind is wider than it.
    if (one.start <= start && one.family !== '' && rankOf(one.family) < rankOf(family)) opened.add(one.family);
  }
  return text.length;
}

/** Where a part with a number alone ends: at the next number of its level or a wider one. */
function bareEnd(text: string, numbered: readonly Section[], label: string, from: number, start: number): number {
  const behind = numbered.filter((one) => one.start > from);
  const next = behind.find((one) => !`${one.label}.`.startsWith(`${label}.`) && succeeds(label, one));
  // Lists within a section number their items too: where the next number comes several times, the last one is the next section.
  return behind.findLast((one) => one.label === next?.label)?.start ?? following(text, label, start);
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

/** "(b)", or "2." at the beginning of a line, within a stretch, up to the one behind it; the whole when it has none. */
function innerSpan(text: string, span: Span, mark: string): Span {
  const slice = text.slice(span.start, span.end);
  const small = slice.toLowerCase();
  const sought = plainMark(slice, mark);
  const at = beginning(slice, small, sought, 1);
  if (at < 0) return span;
  const next = /^\d+$/.test(sought) ? String(Number(sought) + 1) : sought.length === 1 ? String.fromCharCode(sought.charCodeAt(0) + 1) : '';
  const stop = next === '' ? -1 : beginning(slice, small, next, at + sought.length);
  return { start: span.start + at, end: stop < 0 ? span.end : span.start + stop };
}

/** A mark in Roman figures by its value, unless it is printed so. */
const plainMark = (slice: string, mark: string): string => (slice.toLowerCase().includes(`(${mark})`) ? mark : plain(mark));

/** Where a mark stands in brackets, or begins a line: the first place from an offset on, −1 where none is. */
function beginning(slice: string, small: string, mark: string, from: number): number {
  const bracketed = small.indexOf(`(${mark})`, from);
  if (bracketed >= 0) return bracketed;
  return occurrences(small, `${mark}.`)
    .concat(occurrences(small, `${mark} `))
    .filter((at) => at >= from && /(?:^|\n)[ \t]*$/.test(slice.slice(Math.max(0, at - 9), at)))
    .reduce((first, at) => (first < 0 ? at : Math.min(first, at)), -1);
}

/** A numbered clause in running text ("… 4.2 Notice. The …"), up to the next number of its level. */
const inlineSpan = (text: string, number: string): Span[] =>
  standing(text, number)
    .slice(0, 1)
    .map((start) => ({ start, end: following(text, number, start) }));

/** Where the next number of a level, or of the one outside it, stands in running text; the text's end when neither does. */
function following(text: string, number: string, start: number): number {
  const [, outer = '', last] = /^(.*\.)?(\d+)$/.exec(number) ?? [];
  if (outer === '') return text.length;
  const next = [`${outer}${Number(last) + 1}`, outer.replace(/(?<!\d)(\d{1,4})\.$/, (_, digits: string) => `${Number(digits) + 1}.1`)];
  const ends = next.flatMap((one) => standing(text, one)).filter((at) => at > start);
  return Math.min(text.length, ...ends);
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

/** Sections cited by the words of their heading, with what is set below it: up to the next heading of its level, where it shows one. */
export function namedSpans(text: string, sections: readonly Section[], cited: string): readonly Span[] {
  const sought = words(cited).replace(/^(?:(?:see|in|under|the|section|sec|heading|chapter) )+(?=.)|(?<=.) (?:section|chapter)$/g, '');
  if (sought.length < 3) return [];
  return sections
    .filter(({ label, title }) => words(title) === sought || words(`${label} ${title}`) === sought)
    .flatMap(({ label, start, level, family }) => {
      if (label) return spansOf(text, sections, { family, number: label, to: undefined }).filter((span) => span.start === start);
      const next = level === 0 ? undefined : sections.find((one) => one.start > start && one.level > 0 && one.level <= level);
      return [{ start, end: next?.start ?? text.length }];
    });
}

/** The label and title of the section in which an offset lies; null when the text has none before it. */
export function sectionAt(sections: readonly Section[], offset: number): string | null {
  const { label, title = '' } = sections.findLast(({ start }) => start <= offset) ?? {};
  const named = title && title.length <= 60 ? `“${title}”` : '';
  return label ? `§ ${label}${named && ' '}${named}` : named || null;
}
