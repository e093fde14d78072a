/**
 * Works told point by point among prose, as answers, notes and mails have them: lines that begin with what they tell ("Authors: …", "- **Journal:** …"),
 * with the title among them or in the line above; and rows of a CSV file that were pasted with their heads. One such record alone in a longer text
 * tells what that text is, and is none.
 */
import type { Entry, Span } from '../model/document.ts';
import { type ColumnPart, partsOfHead } from '../text/column-heads.ts';
import type { Line } from './plain/notes.ts';
import { itemOf, saidOf } from './roles.ts';
import { peopleIn } from './sheet/people.ts';
import { ROLES, worksInSheets } from './sheet/works.ts';

/** Works found, and the places they take with what stands round them: the heads of rows. */
export interface Told {
  readonly entries: readonly Entry[];
  readonly regions: readonly Span[];
}

/** "Authors: Ada Roe", "- **Journal:** Gardens 3(2)", "* Year - 2010" is none. */
const POINT =
  /^[ \t>]{0,12}(?:[•▪◦‣●*–-][ \t]{1,4}|\d{1,3}[.)][ \t]{1,4})?(?:\p{Extended_Pictographic}\u{fe0f}?[ \t]{1,2})?(?:\*{1,2}|_{1,2})?(?:\p{Extended_Pictographic}\u{fe0f}?[ \t]{1,2})?([\p{L}][\p{L}/() ]{1,30}?)(?:\*{1,2}|_{1,2})?\s?(?:[:：](?:\*{1,2}|_{1,2})?[ \t]{1,8}|：(?:\*{1,2}|_{1,2})?)(?:\*{1,2}|_{1,2})?([^\s*_][^\n]{0,1500})$/u;
/** A title above its points, with its number or mark: "1. **Salt and growth in rats**", "### Salt". */
const HEAD = /^[ \t>]{0,12}(?:#{1,6}[ \t]{1,4}|[•▪◦‣●*–-][ \t]{1,4}|[[(]?\d{1,3}[\]).][ \t]{1,4})?(\S[^\n]{7,250})$/u;
/** What proposals and drafts say of themselves. */
const OF_ITSELF =
  /^[ \t]{0,12}(?:Status|Layer|Type|Assigned|Created|License|Requires|Replaces|Version|Category|Subject|To|From|Language|Release date|Last-Modified)\s?:/iu;
/** Letters beside the only record of a text. */
const LITTLE = 1500;

/** A cheap first look. */
export const mayTell = (text: string): boolean =>
  /(?:(?<![^\n])[^\p{L}\n]{0,16}|[*_])(?:Authors?|Author\(s\)|By|Autor(?:en|es|in)?|Auteurs?|Autor[ei]|Verfasser|Forfattere?|Författare|Autorzy|Авторы?|作者|著者|저자)[*_]{0,2}\s?[:：]/iu.test(
    text,
  );

interface Point {
  readonly part: ColumnPart;
  readonly words: string;
  readonly line: Line;
}

/** All lines of a text with their places. */
export function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((words) => {
    const line = { start, end: start + words.length, text: words };
    start += words.length + 1;
    return line;
  });
}

const bare = (words: string): string =>
  words
    .trim()
    .replace(/^(?:\*{1,2}|_{1,2}|["“„«])|(?:\*{1,2}|_{1,2}|["”“»])$/g, '')
    .replace(/^["“„«]|[,.]?["”“»]$/g, '')
    .trim();

function pointOf(line: Line): Point | null {
  const [, label = '', words = ''] = POINT.exec(line.text.trimEnd()) ?? [];
  const parts = label === '' ? [] : partsOfHead(label);
  const held = bare(words);
  const named = NAMES_WORK.test(label.trim()) && isSeveralWords(held) && !NAMES_AND_YEAR.test(held) ? 'title' : undefined;
  const part = named ?? parts.find((one) => one !== 'printed' && one !== 'key') ?? (/^by$/i.test(label) ? 'authors' : undefined);
  // "Published: Gardens, 2019" says where, "Published: May 2019" when.
  const where =
    part === 'year' &&
    held
      .replace(YEAR, '')
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 2 && !OF_DATES.test(word));
  return part === undefined ? null : { part: where ? 'venue' : part, words: held, line };
}

/** Labels that name a work by its title, or a study by its people. */
const NAMES_WORK =
  /^(?:study|paper|article|book|work|studie|arbeit|artikel|aufsatz|buch|étude|livre|estudio|artículo|libro|studio|articolo|estudo|artigo|livro)$/iu;
const NAMES_AND_YEAR = /^\p{Lu}[^\d]{1,80}[\s(](?:1[5-9]|20)\d\d[a-z]?\)?$/u;
const OF_DATES =
  /^(?:jan|feb|fév|mär|mar|apr|avr|abr|ma[iy]|mag|jun|juin|giu|jul|juil|lug|aug|août|ago|sep|set|o[ckt]t|nov|de[cz]|dic|gen|ene|online|first|print|spring|summer|autumn|fall|winter)/iu;

/** A label set in bold or italics, within a line that holds several. */
const LABEL_WITHIN = /(?<=[\s|·;,])(?=(?:\*{1,2}|_{1,2})\p{L}[\p{L}/() ]{1,30}[:：](?:\*{1,2}|_{1,2})\s)/u;

/** The points of a line: one, or as many as it holds labels ("**Title:** Salt **Authors:** Ada Roe **Year:** 2010"). */
function piecesOf(line: Line): Line[] {
  const [front = '', ...rest] = /[:：][*_]{1,2}\s.*[:：][*_]{1,2}\s/u.test(line.text) ? line.text.split(LABEL_WITHIN) : [];
  if (rest.length === 0) return [line];
  // The mark of the point belongs to its first label.
  const pieces = /\p{L}/u.test(front) ? [front, ...rest] : [front + (rest[0] ?? ''), ...rest.slice(1)];
  let start = line.start;
  return pieces.map((piece) => {
    const text = piece.replace(/[\s|·;,]{1,4}$/u, '');
    const one = { start, end: start + text.length, text };
    start += piece.length;
    return one;
  });
}

/** Records in points, in reading order. */
function inPoints(text: string): Entry[] {
  const lines = linesOf(text);
  const found: Entry[] = [];
  let run: Point[] = [];
  let from = 0;
  const close = (next: Line | undefined): void => {
    const entry =
      run.length === 0 || (next !== undefined && OF_ITSELF.test(next.text)) ? null : recordOf(text, run, lineAbove(lines, from));
    if (entry !== null) found.push(entry);
    run = [];
  };
  for (const [at, whole] of lines.entries())
    for (const line of piecesOf(whole)) {
      const point = pointOf(line);
      // A second title or second authors begin the next record.
      if (point === null || run.some(({ part }) => part === point.part && (part === 'title' || part === 'authors'))) close(line);
      if (point === null) continue;
      if (run.length === 0) from = at;
      run.push(point);
    }
  close(undefined);
  return found;
}

/** The line above points; where that is empty, the heading before it, as a title of a work is set. */
function lineAbove(lines: readonly Line[], at: number): Line | undefined {
  const [above, heading] = [lines[at - 1], lines[at - 2]];
  return above?.text.trim() === '' && heading !== undefined && HEADING.test(heading.text) ? heading : above;
}
const HEADING = /^\s{0,3}(?:#{2,6}\s\S|(?:\d{1,3}[.)]\s)?\*\*[^*]{8,250}\*\*(?:\s\(\d{4}\))?\s{0,3}$)/u;

/** A title has more words than one. */
const isSeveralWords = (words: string): boolean => words.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length > 1;

/** The work that a row of points tells, with the line above it where they name no title. */
function recordOf(text: string, run: readonly Point[], above: Line | undefined): Entry | null {
  const parts = new Set(run.map(({ part }) => part));
  if (run.length < 2 || !(parts.has('authors') || parts.has('editors')) || (above !== undefined && OF_ITSELF.test(above.text))) return null;
  const head = parts.has('title') ? undefined : HEAD.exec(above?.text ?? '')?.[1]?.trim();
  // "“Salt and growth” (2010)"
  const [, set = head, when = ''] = /^(.{8,240}[^\s(])\s?\(((?:1[5-9]|20)\d\d)\)(?:\*{0,2}|_{0,2})$/u.exec(head ?? '') ?? [];
  // "**1. Salt and growth**", "### 1. **Salt and growth**": the number within what is set apart counts the records.
  const title =
    set === undefined ? '' : bare(bare(set).replace(/^[[(]?\d{1,3}[\]).]\s{1,3}(?=[\p{L}*_"“„«])/u, '')).replace(/^[*_]{1,2}/, '');
  if (!parts.has('title') && (!isSeveralWords(title) || /[:：?!]$/.test(title))) return null;
  if (parts.size + (title === '' ? 0 : 1) + (when === '' ? 0 : 1) < 3) return null;
  const first = title === '' ? run[0]?.line : above;
  const start = (first?.start ?? 0) + ((first?.text.length ?? 0) - (first?.text.trimStart().length ?? 0));
  const end = run.at(-1)?.line.end ?? start;
  const said: Record<string, string[]> = title === '' ? {} : { title: [title] };
  for (const { part, words } of run) said[roleOf(part, words)] = [...(said[roleOf(part, words)] ?? []), placed(part, words)];
  const venue = said.container?.[0] ?? '';
  const inWords = NUMBERS_IN_WORDS.exec(venue);
  const numbers = inWords === null ? NUMBERS : NUMBERS_IN_WORDS;
  const [, volume = '', issue = '', pages = ''] = inWords === null ? (NUMBERS.exec(venue) ?? []) : [...inWords.slice(0, 3), inWords[4]];
  const year = YEAR.exec(`${inWords?.[3] ?? ''} ${venue.replace(numbers, '')}`)?.[0] ?? '';
  if (volume !== '' || year !== '') {
    said.container = [
      venue
        .replace(numbers, '')
        .replace(/[\s,(]{1,4}(?:1[5-9]|20)\d\d\)?$/, '')
        .replace(/[\s,;]{1,4}$/, ''),
    ];
    for (const [role, value] of [
      ['volume', volume],
      ['issue', issue],
      ['pages', pages],
      ['year', year],
    ] as const)
      if (value !== '') said[role] ??= [value];
  }
  if (when !== '') said.year ??= [when];
  said.type ??= said.container === undefined ? (said.publisher === undefined ? [] : ['book']) : ['article'];
  const fields = itemOf(saidOf(said), peopleIn);
  if (fields.title === undefined || (fields.author ?? fields.editor ?? []).length === 0) return null;
  return { key: 'told', span: { start, end }, fields, raw: text.slice(start, end) };
}

const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/;
/** Volume, issue and pages behind the journal in one line: "Gardens, 140(1), 12–18". */
const NUMBERS =
  /,?\s(\d{1,4})(?:\s?\((\d{1,4})\))?(?:[,:]\s?(?:pp?\.\s)?([eA-Z]?\d{1,6}(?:\s?[-–]\s?[eA-Z]?\d{1,6})?))(?:,?\s\(?(?=(?:1[5-9]|20)\d\d))?(?!\d)/;
/** "Gardens, Vol. 14, No. 3 (May 2019), pp. 12-18", as JSTOR has it. */
const NUMBERS_IN_WORDS =
  /,\s(?:Vol(?:ume)?\.?|Bd\.?|Band)\s(\d{1,4})(?:,\s(?:No|Nos|Issue|Nr|Heft)\.?\s(\d{1,4}))?(?:,?\s\(([^()]{4,40})\))?(?:,\spp?\.\s([\d–-]{1,20}))?/;

/** The part that a line plays: behind "Link" a DOI may stand, behind "ISBN" only a number. */
const roleOf = (part: ColumnPart, words: string): string =>
  part === 'link' && /\b10\.\d{4,9}\//.test(words)
    ? 'doi'
    : part === 'authors'
      ? 'author'
      : part === 'date' && YEAR.test(words)
        ? 'year'
        : ROLES[part];
const placed = (part: ColumnPart, words: string): string =>
  part === 'date' || part === 'year'
    ? (YEAR.exec(words)?.[0] ?? words)
    : part === 'link' || part === 'doi'
      ? words.replace(/^\[[^\]]*\]\((\S+)\)$/, '$1')
      : words;

/** Cells of one line of a CSV file. */
function cellsOf(line: string, sign: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const letter of line.replace(/\r$/, '')) {
    if (letter === '"') quoted = !quoted;
    else if (letter === sign && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

/** What stands above a column of titles. */
const NAMES_TITLE = /(?<!\p{L})(?:titles?|titel|titre|título|titolo|tytuł|tittel|название)(?!\p{L})/iu;

/** Rows below heads that name the columns of works, parted by commas or semicolons. */
function inRows(text: string): Told {
  const entries: Entry[] = [];
  const regions: Span[] = [];
  const lines = linesOf(text);
  for (let at = 0; at + 1 < lines.length; at += 1) {
    const head = lines[at];
    if (head === undefined || head.text.length > 300 || !NAMES_TITLE.test(head.text) || !/[,;\t]/.test(head.text)) continue;
    const sign = head.text.includes('\t') ? '\t' : head.text.includes(';') ? ';' : ',';
    const names = cellsOf(head.text, sign);
    if (names.length < 3 || names.filter((name) => partsOfHead(name).length > 0).length < Math.max(3, names.length * 0.6)) continue;
    const rows: Entry[] = [];
    let end = head.end;
    for (const line of lines.slice(at + 1)) {
      const cells = cellsOf(line.text, sign);
      if (line.text.trim() === '' || cells.length !== names.length) break;
      const made = worksInSheets([{ name: '', rows: [names, cells].map((row, i) => ({ number: i + 1, cells: row })) }])?.entries?.[0];
      if (made !== undefined)
        rows.push({ key: 'row', span: { start: line.start, end: line.end }, fields: made.fields, raw: line.text.trim() });
      end = line.end;
    }
    if (rows.length === 0) continue;
    entries.push(...rows);
    regions.push({ start: head.start, end });
    at += rows.length;
  }
  return { entries, regions };
}

/** The works that a text tells in points or rows. Linear in its length. */
export function toldIn(text: string): Told {
  const points = mayTell(text) ? inPoints(text) : [];
  const beside = text.length - points.reduce((sum, { span }) => sum + span.end - span.start, 0);
  const shown = ({ fields }: Entry): boolean =>
    fields['container-title'] !== undefined ||
    fields.publisher !== undefined ||
    [fields.DOI, fields.PMID, fields.ISBN].some((one) => one !== undefined);
  const kept = points.length > 1 || (beside < LITTLE && points.every(shown)) ? points : [];
  const rows = inRows(text);
  return { entries: [...kept, ...rows.entries], regions: [...kept.map(({ span }) => span), ...rows.regions] };
}
