/**
 * Plain text: the text stays byte for byte, but for line numbers, the marks of quoting mails and the signs of notes, which become spaces; only places are noted. Decides between prose (paragraphs parted by empty lines)
 * and a list of references (one a line, or one a paragraph), because such a list is the batch input of `stet check`.
 * A list is taken for one only when most of it looks like references: prose must never be cut into false references.
 */
import type { Block, BlockKind } from '../model/document.ts';
import { headsList } from '../text/list-headings.ts';
import { isLogged, namesByIdentifiers, tellsOfDay } from '../text/notices.ts';
import type { Reading } from './blocks.ts';
import { type Line, notesBehind } from './plain/notes.ts';
import { withoutLineNumbers } from './plain/numbers.ts';

/** Printed labels before a reference: `[12] `, `12. `, `12) `, `(12) `, `key<TAB>`. The key form needs the tab. */
const LABEL =
  /^[ \t]{0,40}(?:\[([^\]\n]{1,60})\][ \t]{0,20}|(\d{1,5})[.)][ \t]{1,20}|\((\d{1,5})\)[ \t]{1,20}|([^\s\t][^\t\n]{0,80})\t[ \t]{0,20})(?=\S)/;
/** A number that labels what stands on the next line, as where a dash between them is no text. */
const NUMBER_ALONE = /^[ \t]{0,40}(?:\[(\d{1,5})\]|(\d{1,5})[.)]|\((\d{1,5})\))[ \t]{0,20}(?:$|\r?\n[ \t]{0,40}(?=\S))/;
/** A heading of a list, plain or decorated as in mails and drafts: "REFERENCES", "== Literatur ==", "3.5 References:". */
function isListHeading(line: string): boolean {
  return line.length < 80 && headsList(line.replace(/^[#*_=~>\s]{1,8}|[#*_=~\s]{1,8}$/g, ''));
}

/** Reads plain text. Linear in its length. */
export function readPlain(printed: string): Reading {
  const { text, count } = withoutLineNumbers(withoutCarets(withoutQuoting(printed)));
  if (count === 0) return read(text);
  return {
    ...read(text),
    skipped: [{ what: 'line numbers', why: 'they are printed beside the lines and are not part of the text', count }],
  };
}

/** Notes as Markdown has them, "[^1]: Roe …" below "… grew.[^1]", as others print them: " [1] Roe …", " [1]"; every place stays where it was. */
const withoutCarets = (text: string): string =>
  /(?<![^\n])[ \t]{0,3}\[\^\d{1,3}\]:[ \t]/.test(text)
    ? text.replace(/\[\^(\d{1,3})\](:?)/g, (_, number, colon) => ` [${number}]${colon === '' ? '' : ' '}`)
    : text;

/** The marks of a quoting mail before a line: ">", "> >", ">>>". */
const QUOTING = /^(?:>[ \t]?){1,12}/;
/** Fewer lines may begin so for another reason. */
const FEWEST_QUOTED = 3;
/** Two right below each other that begin with a number. */
const QUOTED_ROW = /(?<![^\n])>[ \t]?[[(]?1[\]).][ \t][^\n]{20,3000}\n>[ \t]?[[(]?2[\]).][ \t]/;

/** The text with the marks of quoting mails as spaces, so that every place stays where it was; other texts come back as they are. */
function withoutQuoting(text: string): string {
  if (!text.includes('\n>')) return text;
  const row = QUOTED_ROW.test(text);
  const lines = text.split('\n');
  if (lines.filter((line) => QUOTING.test(line)).length < FEWEST_QUOTED && !row) return text;
  return lines.map((line) => line.replace(QUOTING, (marks) => ' '.repeat(marks.length))).join('\n');
}

function read(text: string): Reading {
  const lines = linesOf(text);
  const long = isUnbroken(lines);
  const filled = lines.filter((line) => line.text.trim() !== '');
  // A heading says where the list is; what stands above it is none of it.
  const headed = filled.some(({ text: line }) => isListHeading(line.trim()));
  if (!headed && isList(filled.map((line) => line.text))) return { text, blocks: filled.map((line) => referenceOf(line)) };
  const paragraphs = long ? filled.map((line) => [line]) : paragraphsOf(lines);
  const joined = paragraphs.map((paragraph) => text.slice(paragraph[0]?.start, paragraph.at(-1)?.end).replace(/\s+/g, ' '));
  if (!headed && paragraphs.length > 1 && isList(joined))
    return { text, blocks: paragraphs.map((paragraph) => referenceOf(whole(text, paragraph))) };
  const notes = notesBehind(text, paragraphs, looksLikeReference);
  const last = notes === null ? paragraphs : paragraphs.slice(0, notes.from);
  const blocks = proseOf(text, last);
  return notes === null ? { text, blocks } : { text, blocks: [...blocks, ...notes.blocks], notes: notes.notes };
}

/** Whether every line is a paragraph, as word processors save text: hardly an empty line, and lines longer than anybody types. */
function isUnbroken(lines: readonly Line[]): boolean {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const long = filled.filter(({ text }) => text.length > 200).length;
  return filled.length >= 10 && long >= filled.length / 5 && lines.length - filled.length <= filled.length / 20;
}

/** Words that cite: "Ng and Li (1993)", "(Press & Dyson, 2012)". A paragraph with several is no reference. */
const CITING =
  /\p{Lu}[\p{L}’'-]{1,30}(?:\s(?:and|&)\s\p{Lu}[\p{L}’'-]{1,30}|\set\sal\.)?\s\((?:1[5-9]|20)\d{2}[a-z]?\)|\(\p{Lu}[^()\d]{1,60},?\s(?:1[5-9]|20)\d{2}[a-z]?\)/gu;
const CITES = 3;

/** A decision and its year: "Roe v. Wade, 410 U.S. 113 (1973)". */
const DECIDED = /\sv\.?\s\p{Lu}[^()\n]{2,100}\((?:[^()\d]{1,40}\s)?(?:1[6-9]|20)\d{2}\)(,?\s\p{Ll}{2,}\s\p{L}{2})?/gu;

/** Whether a line is a sentence about decisions: several stand in it, or it goes on behind one, "(1803), the Court held that …". */
function tellsOfDecisions(line: string): boolean {
  const decided = [...line.matchAll(DECIDED)];
  return decided.length > 1 || decided[0]?.[1] !== undefined;
}

/** Sentences that hold small words from their second on. */
const SENTENCES = /[\p{Ll})”"]\.\s\p{Lu}\p{Ll}{0,15}\s\p{Ll}{2,}\s\p{Ll}{2,}/gu;
/** Letters and sentences that no reference has, with what somebody noted of the work. */
const [LONG, MANY] = [1_200, 5];

/** Whether a line is a page of sentences, as opinions come that were torn off their pages: the works it cites make it look like a reference. */
const isPageOfProse = (text: string): boolean => text.length > LONG && (text.match(SENTENCES)?.length ?? 0) > MANY;

/** How much a line looks like one bibliographic reference; two signs and a year or an identifier make one. */
export function looksLikeReference(line: string): boolean {
  const text = line.replace(LABEL, '').slice(0, 1500);
  if (text.length < 25 || line.length > 3000 || isLogged(text) || isPageOfProse(text)) return false;
  const identifier = /\b10\.\d{4,9}\/|arxiv|https?:\/\/|doi:|\bISBN\b|\bPMID\b/i.test(text);
  const year = /\b(1[4-9]\d\d|20[0-4]\d)[a-z]?\b/.test(text) || /\b(in press|forthcoming|n\.d\.|to appear)/i.test(text);
  if ((!identifier && !year) || (text.match(CITING)?.length ?? 0) >= CITES || tellsOfDecisions(text)) return false;
  let signs = identifier ? 1 : 0;
  if (
    /^[^.]{0,60}?\p{Lu}[\p{L}'’-]+,? (\p{Lu}\.[ -]?){1,3}|^[^.]{0,30}?(\p{Lu}\. ?){1,3}\p{Lu}[\p{L}'’-]+|^\p{L}[\p{L}'’ -]{1,40} \p{Lu}{1,3}[,.]/u.test(
      text,
    )
  )
    signs++;
  if (/\(?(1[4-9]\d\d|20[0-4]\d)[a-z]?\)?[.,;:)]?\s{0,2}$|\((1[4-9]\d\d|20[0-4]\d)[^)]{0,20}\)/.test(text)) signs++;
  if (/\d\s?[-–—]\s?\d|\bpp?\. ?\d|\b\d+ ?\(\d+\)|\b\d+ ?[:;,] ?\d/.test(text)) signs++;
  if (/\b(et al|eds?\.|vol\.|no\.|in:|proc\.|proceedings|journal|press|university|conference|arxiv|doi|dissertation|trans\.)/i.test(text))
    signs++;
  if (/^[^.]{3,200}\. [^.]{10,300}\./.test(text)) signs++;
  return signs >= 2;
}

function isList(units: readonly string[]): boolean {
  if (units.length === 0) return false;
  const sample = units.length > 400 ? units.filter((_, at) => at % Math.ceil(units.length / 400) === 0) : units;
  const like = sample.filter(looksLikeReference).length / sample.length;
  const labels = units.map((unit) => LABEL.exec(unit)).map((found) => found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4]);
  const labelled = labels.filter((label) => label !== undefined).length;
  if (units.length === 1 && (tellsOfDay(units[0] ?? '') || namesByIdentifiers(units[0] ?? ''))) return false;
  if (units.length === 1) return like === 1 && (units[0]?.length ?? 0) < 1000 && labelled + 1 > 0;
  if (labelled === units.length && new Set(labels).size === units.length) return like >= 0.4;
  return like >= 0.7;
}

function referenceOf(line: Line): Block {
  const found = LABEL.exec(line.text) ?? NUMBER_ALONE.exec(line.text);
  const label = found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4];
  const indent = line.text.length - line.text.trimStart().length;
  return {
    kind: 'reference',
    span: { start: line.start + (found === null ? indent : found[0].length), end: line.start + line.text.trimEnd().length },
    ...(label === undefined ? {} : { label: label.trim() }),
  };
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start <= text.length) {
    let end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    const stop = text[end - 1] === '\r' && end > start ? end - 1 : end;
    lines.push({ start, end: stop, text: text.slice(start, stop) });
    start = end + 1;
  }
  return lines;
}

/** Runs of lines between empty ones; a line that is a list heading stands alone. */
function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  let open: Line[] = [];
  const shut = (): void => {
    if (open.length > 0) paragraphs.push(open);
    open = [];
  };
  for (const line of lines) {
    const trimmed = line.text.trim();
    if (trimmed === '') shut();
    else if (isListHeading(trimmed)) {
      shut();
      paragraphs.push([line]);
    } else open.push(line);
  }
  shut();
  return paragraphs;
}

function whole(text: string, lines: readonly Line[]): Line {
  const start = lines[0]?.start ?? 0;
  const end = lines.at(-1)?.end ?? start;
  return { start, end, text: text.slice(start, end) };
}

function proseOf(text: string, paragraphs: readonly Line[][]): Block[] {
  const blocks: Block[] = [];
  let list = false;
  let number = 0;
  for (const [at, lines] of paragraphs.entries()) {
    const own = numberOf(lines.at(0));
    number = list ? (own ?? number) : 0;
    const next = list && number > 0 && own === null ? numberOf(paragraphs[at + 1]?.at(0)) : null;
    const unit = whole(text, lines);
    const trimmed = unit.text.trim();
    const start = unit.start + unit.text.indexOf(trimmed);
    const span = { start, end: start + trimmed.length };
    // A sentence that ends in a quotation, "…deeming use as “importing a\n\nreference”.", is no heading.
    if (lines.length === 1 && isListHeading(trimmed) && !/[”»"]\.?$/.test(trimmed)) {
      blocks.push({ kind: 'heading', span, level: 1 });
      list = true;
      // "Cited by 12", "Article Google Scholar": a page's words between entries whose numbers go on are no heading.
    } else if (
      lines.length === 1 &&
      paragraphs.length > 1 &&
      isHeading(trimmed) &&
      !(next !== null && next > number && next <= number + 4)
    ) {
      blocks.push({ kind: 'heading', span, level: 2 });
      list = false;
    } else if (lines.some(({ text: line }) => COLUMNS.test(line)) && lines.length > 2) blocks.push({ kind: 'table', span });
    else
      blocks.push(
        ...(split(text, lines, list ? 'reference' : 'item') ??
          pointed(text, lines, list) ?? [
            {
              kind: 'paragraph' as const,
              span,
              ...(!list && lines.every(({ text: line }) => SET_IN.test(line)) && { setIn: true as const }),
            },
          ]),
      );
  }
  return blocks;
}

/** How every line of a quotation begins that is set in. */
const SET_IN = /^(?: {2}|\t)/;

/** The number that a line begins with as the label of an entry; null when it has none. */
function numberOf(line: Line | undefined, form = LABEL): number | null {
  const found = line === undefined ? null : form.exec(line.text);
  const label = Number(found?.[1] ?? found?.[2] ?? found?.[3] ?? Number.NaN);
  return Number.isInteger(label) ? label : null;
}

/** A short line alone, without the end of a sentence: a numbered title or one in title case or capitals. */
/** The rule below the head of a table set in columns: "-------  -----". */
const COLUMNS = /^\s{0,40}(?:-{3,}|={3,})(?:\s{1,40}(?:-{3,}|={3,}))+\s*$/;

function isHeading(line: string): boolean {
  return (
    line.length <= 80 &&
    !/[.!?,;:](?:["”]?\[\d{1,3}\])*$/.test(line) &&
    /^(\d{1,2}(\.\d{1,2}){0,3}\.?\s{1,4}\p{Lu}|\p{Lu})/u.test(line) &&
    line.split(/\s+/).length <= 10
  );
}

/** A sign in front of an item that counts nothing. */
const POINT = /^[ \t]{0,12}([•▪◦‣●*–-])[ \t]{1,8}(?=\S)/;
/** Signs that are bullets and nothing else: a star marks some entries of a list, a dash repeats authors. */
const BULLET = /^[•▪◦‣●]$/;

/** Splits a paragraph whose lines begin with a bullet into one block for each; null when the first does not. */
function pointed(text: string, lines: readonly Line[], inList: boolean): Block[] | null {
  const sign = POINT.exec(lines[0]?.text ?? '')?.[1];
  if (sign === undefined || (inList && !BULLET.test(sign))) return null;
  const groups: Line[][] = [];
  for (const line of lines) {
    if (POINT.exec(line.text)?.[1] === sign) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups.map((group) => {
    const { start, text: words } = whole(text, group);
    // The sign stays, as on pages: it tells where the entries of a list begin.
    return { kind: 'item', span: { start: start + words.length - words.trimStart().length, end: start + words.trimEnd().length } };
  });
}

/** Splits a paragraph whose lines begin with running numbers (`[1] …`, `2. …`) into one block a number. */
function split(text: string, lines: readonly Line[], kind: BlockKind): Block[] | null {
  const groups: Line[][] = [];
  let number = 0;
  for (const line of lines) {
    // Where all numbers stand alone, the whole list tells better which are labels.
    const label = numberOf(line) ?? (groups.length === 0 ? null : numberOf(line, NUMBER_ALONE)) ?? Number.NaN;
    // A number may be missing; a year or a page at the start of a line is never so near.
    const follows = label === number + 1 || (kind === 'reference' && label > number && label <= number + 4);
    if (Number.isInteger(label) && (groups.length === 0 || follows)) {
      number = label;
      groups.push([line]);
    } else if (groups.length === 0) return null;
    else groups.at(-1)?.push(line);
  }
  if (groups.length < 2 && kind === 'item') return null;
  return groups.map((group) => ({ ...referenceOf(whole(text, group)), kind }));
}
