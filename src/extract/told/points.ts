/**
 * Works that an answer names point by point without a list of references: "Key papers:" and below it a title in bold, who wrote it, where and when, and what is said about
 * it. Films, songs and games are told so too: the points are works where what stands above speaks of papers, or half of them are told as only papers are.
 */
import type { Document, Span } from '../../model/document.ts';
import { dated, likeness, looksLikeEntry } from '../bibliography/likeness.ts';
import { byBlock, type Line, type List } from '../bibliography/lines.ts';
import { speaksOfOthers, speaksOfPapers, tellsOfPaper } from '../parse/papers-told.ts';
import { type Told, toldAround } from './around.ts';
import { NAME, NAMES } from './people.ts';
import { type TitleAt, titlesIn } from './titles.ts';

/** A work and the title it is told around. */
export interface ToldWork {
  readonly title: TitleAt;
  readonly told: Told;
}

/** What may stand before a work in its line: a number, a mark, a picture, "Source:". */
const LABEL =
  /^(?:\s|[>•▪◦‣●*–—→➡▶►-]|[[(]?\d{1,3}[\]).:]\s|\p{Extended_Pictographic}|\u{fe0f}|\u{200d}|[([]$)*(?:(?:\p{Lu}\p{Ll}{2,12}\s)?(?:Source|Reference|Citation|Quelle|Fuente|Référence|Fonte)s?\s?:\s|(?:Title|Titel|Titre|Título|Paper|Study|Article):\s)?["“„«]?$/u;

/** Where a title without marks ends: at a stroke or a dash, before whoever wrote it. */
const ENDS_TITLE = /\s[|·–—]\s|,?\s(?:by|von|par|por|door)\s(?=\p{Lu})|\s[([](?=\p{Lu})/gu;
const SHORTEST = 10;
const LONGEST = 300;

const A_NAME = new RegExp(`^(?:${NAME})$`, 'u');
/** Whether words are names in a row and no title: "Ada Roe, Bo Poe, Dimitri" before "von Rütte", and, where no English word parts them, one name. */
function namesSomebody(words: string, alone: boolean): boolean {
  const pieces = words.split(/,\s/);
  return pieces.every((piece) => A_NAME.test(piece)) && (pieces.length > 1 ? pieces.some((piece) => piece.includes(' ')) : alone);
}

/** Titles without marks that a line may begin with, the shortest first. */
function plainTitles(text: string, { start, end }: Span): TitleAt[] {
  const [line = ''] = /^[^\n]*/u.exec(text.slice(start, Math.min(end, start + LONGEST))) ?? [];
  const label = LEAD.exec(line)?.[0].length ?? 0;
  if (!/^(?:\p{Lu}|\d|\p{Ll}{1,3}\p{Lu})/u.test(line.slice(label))) return [];
  return [...line.matchAll(ENDS_TITLE)].flatMap(({ index, 0: ends }): TitleAt[] => {
    const words = { start: start + label, end: start + index };
    const title = line.slice(label, index);
    return title.length < SHORTEST ||
      title.split(' ').length < 3 ||
      /["“”„«»]/u.test(title) ||
      namesSomebody(title, /von|par|por|door/.test(ends))
      ? []
      : [{ words, marks: words, quoted: false }];
  });
}

/** The same at the head of a line, without pictures. */
const LEAD = /^(?:\s|[>•▪◦‣●*–—→➡▶►-]|[[(]?\d{1,3}[\]).:]\s|\p{Extended_Pictographic}|\u{fe0f}|\u{200d})*/u;

/** The work that a stretch begins with; null where it begins with anything else. */
export function toldAtStart(text: string, { start, end }: Span, titles: readonly TitleAt[]): ToldWork | null {
  const own = text.slice(0, end);
  for (const title of titles) {
    if (title.marks.end > end) break;
    if (title.marks.start < start) continue;
    const told = toldAround(own, title, true);
    if (told !== null && !told.goesOn && LABEL.test(text.slice(start, Math.max(start, told.span.start)))) return { title, told };
    // Behind the first title stands no other that the stretch begins with, but for names in bold.
    if (title.marks.start > start + FRONT) break;
  }
  const label = LEAD.exec(text.slice(start, Math.min(end, start + LONGEST)))?.[0].length ?? 0;
  if (titles.some(({ marks }) => marks.start >= start && marks.start <= start + label)) return null;
  for (const title of plainTitles(text, { start, end })) {
    const told = toldAround(own, title, true);
    if (told !== null && !told.goesOn && told.span.start === title.marks.start) return { title, told };
  }
  return null;
}
const FRONT = 250;

const KINDS: ReadonlySet<string> = new Set(['paragraph', 'item', 'quote']);
/** Share of the points with a year that must tell a work. */
const MOST = 0.6;
const FEWEST = 2;

/** A sentence in quotation marks with its stop, and whose it is and when: a saying. */
const isSaying = (text: string, { title: { marks, quoted }, told }: ToldWork): boolean =>
  quoted && told.where === undefined && /[.!?]["”»“]?$/u.test(text.slice(marks.start, marks.end)) && told.span.start === marks.start;

/** A block of lines, the work it tells, and whether it is told as papers are. */
interface Point {
  readonly group: readonly Line[];
  readonly work: ToldWork | null;
  readonly papers: boolean;
}

/** A quotation ends with whose it is: "> — Ada Roe, *Hedges in winter*, Gardens (2020)". */
const startOf = (group: readonly Line[]): number =>
  (group[0]?.kind === 'quote' ? group.find(({ text }, at) => at > 0 && /^[–—]\s?\p{Lu}/u.test(text))?.start : undefined) ??
  group[0]?.start ??
  0;

/** The blocks of a document, of tables each row. */
const unitsOf = (lines: readonly Line[]): readonly (readonly Line[])[] =>
  byBlock(lines).flatMap((group) => (group[0]?.kind === 'table' ? group.map((line) => [line]) : [group]));

/** The work whose title is a heading, told by what stands below it; null where it is none, or nothing says that it is a paper. */
function underHeading(
  text: string,
  heading: readonly Line[],
  below: readonly Line[],
  titles: readonly TitleAt[],
  above: string,
): Point | null {
  const [start, end] = [heading[0]?.start ?? 0, below.at(-1)?.end ?? 0];
  const work = toldAtStart(text, { start, end }, titles);
  if (work === null || work.title.marks.end > (heading.at(-1)?.end ?? 0) || work.title.marks === work.title.words) return null;
  const papers = speaksOfPapers(above) || (work.told.where !== undefined && isPaper(text, work));
  return papers && !speaksOfOthers(above) ? { group: [...heading, ...below], work, papers } : null;
}

/** The blocks that tell works; how many with a year tell none, and how many of these may be entries of a list for all that. */
function pointsIn(
  document: Document,
  lines: readonly Line[],
  below = false,
): { readonly found: readonly Point[]; readonly others: number; readonly whole: number } {
  const titles = titlesIn(document);
  const { text } = document;
  const found: Point[] = [];
  let others = 0;
  let whole = 0;
  let above = '';
  // What the last heading says that is no title, and what leads in below it.
  let section = '';
  let head = '';
  let at = 0;
  const groups = unitsOf(lines);
  for (let i = 0; i < groups.length; i += 1) {
    const group = groups[i] ?? [];
    const [first, last] = [group[0], group.at(-1)];
    if (first === undefined || last === undefined) continue;
    const start = startOf(group);
    while (at < titles.length && (titles[at]?.marks.end ?? 0) <= start) at += 1;
    const near = titles.slice(at, at + NEAR);
    const words = group.map(({ text: line }) => line).join(' ');
    if (first.kind === 'table') {
      const row = first.opens || !speaksOfPapers(head) ? null : toldAtStart(text, { start, end: last.end }, near);
      if (first.opens) head = words.split(' | ')[0] ?? '';
      if (row !== null && row.title.marks !== row.title.words) found.push({ group, work: row, papers: true });
      continue;
    }
    const next = first.kind === 'heading' && !below ? groups[i + 1] : undefined;
    const headed =
      next === undefined || !KINDS.has(next[0]?.kind ?? '') ? null : underHeading(text, group, next, near, `${section} ${above}`);
    if (headed !== null) {
      found.push(headed);
      i += 1;
      continue;
    }
    const work = KINDS.has(first.kind) ? toldAtStart(text, { start, end: last.end }, near) : null;
    const isNamed = below && words.length < LONGEST_NAMED && NAMED_BY_YEAR.test(words);
    const isEntry = dated(words) && (likeness(words) >= ENTRY || isNamed);
    const papers = speaksOfPapers(above);
    const other = speaksOfOthers(above);
    if (work !== null && !other && !isSaying(text, work)) found.push({ group, work, papers: papers || isPaper(text, work) });
    else if ((first.kind === 'item' && isEntry) || isNamed) found.push({ group, work: null, papers: true });
    else if (dated(words) && (first.kind === 'item' || below || looksLikeEntry(words))) {
      others += 1;
      if (first.kind !== 'item' || below) whole += 1;
    }
    if (work === null && first.kind !== 'item') above = words;
    if (first.kind === 'heading' || (work === null && /[:：]$/u.test(words))) section = words;
  }
  return { found, others, whole };
}
/** "Roe et al., 2019 - On hedges in winter", "(Roe & Poe, 2019) On hedges": families and a year, then a title and nothing else. Below a heading that is an entry. */
const NAMED_BY_YEAR = new RegExp(
  String.raw`^[\s•*–→-]{0,4}(?:\(?${NAMES},?\s\(?(?:1[5-9]|20)\d{2}[a-h]?\)?|(?:1[5-9]|20)\d{2}\s?[:–-]\s${NAMES},)\s?[:.,–—-]{0,2}\s["“„«]?\p{Lu}(?:[^.!?]|[.!?](?!\s)){15,300}[.?!”"»]{0,2}$`,
  'u',
);
const LONGEST_NAMED = 400;
/** As like an entry as a whole one is. */
const ENTRY = 2.5;

/** The points that tell works, each with nothing behind it; none where most points with a year tell none, or nothing says that they are papers. `fewest` of them must be told so, where others are entries as lists have them. */
export function toldPoints(document: Document, lines: readonly Line[], fewest = FEWEST): List[] {
  const { found, others, whole } = pointsIn(document, lines);
  const told = found.filter(({ work }) => work !== null).length;
  const papers = found.filter((point) => point.papers).length;
  if (whole > 0 || told < fewest || found.length < FEWEST || papers * 2 < found.length || found.length < (found.length + others) * MOST)
    return [];
  return [{ found: 'loose', marked: true, heading: null, lines: found.flatMap((point) => linesOf(document.text, point)) }];
}

/** The lines below the heading of a list where most of its points tell works; null where not. */
export function toldBelow(document: Document, lines: readonly Line[]): Line[] | null {
  const { found, others } = pointsIn(document, lines, true);
  const named = found.filter(({ group, work }) => work !== null || group.some(({ text }) => NAMED_BY_YEAR.test(text))).length;
  return named < FEWEST || others > 0 || named < found.length * MOST ? null : found.flatMap((point) => linesOf(document.text, point));
}

/** The lines of a point up to where what tells its work ends; all of them where the point is an entry as lists have it. */
function linesOf(text: string, { group, work }: Point): Line[] {
  const behind = work === null ? '' : text.slice(work.told.span.end, group.at(-1)?.end);
  if (work === null || !ENDED.test(behind) || (work.told.where === undefined && VENUE_BEHIND.test(behind))) return [...group];
  const { told } = work;
  return group
    .filter((line) => line.start < told.span.end && line.end > told.span.start)
    .map((line, at) => {
      // A dash in front would stand for the people of the entry before.
      const label = at === 0 && told.span.start > line.start ? line.text.slice(0, told.span.start - line.start) : '';
      const start = line.start + (/\d/.test(label) ? 0 : label.length);
      const end = Math.min(line.end, told.span.end);
      return { ...line, opens: at === 0, start, end, text: line.text.slice(start - line.start, line.text.length - (line.end - end)) };
    });
}
/** Nothing else than a remark behind: no volume, no pages. */
export const ENDED: RegExp = /^[\s.,;:–—|()[\]-]{0,6}(?:$|\n|https?:|doi|DOI|arXiv|[^\d]{0,60}(?:$|[^\d,(–-]\s|\n))/u;
/** Behind a comma and up to the end, a few words that begin with a capital: where it appeared, whatever they are. */
const VENUE_BEHIND = /^,\s\p{Lu}[^.!?;:\n]{5,100}\.?\s{0,3}$/u;
/** Titles that one point may hold. */
const NEAR = 6;

/** Whether a work is told as papers are, whatever stands above: by a long title, with others, or with the name of a journal. */
export function isPaper(text: string, { title: { words }, told }: ToldWork): boolean {
  return (
    tellsOfPaper(text.slice(words.start, words.end), text.slice(told.people.span.start, told.people.span.end)) ||
    (told.where?.sure ?? false)
  );
}
