/**
 * Lists without a heading. A text that is nothing but references is one list; otherwise a dense run of paragraphs or lines
 * that look like entries, or a row of numbers at line starts, makes one. Running prose with a few years in it does not.
 */

import { isLetter, isLogged, tellsOfDay } from '../../text/notices.ts';
import { numberedRow } from '../entries/labels.ts';
import { beginsRemark } from '../entries/notes.ts';
import { nameForm } from '../entries/starts.ts';
import { divide } from '../entries.ts';
import { announced, MESSAGE } from '../headings.ts';
import { decisionsIn } from '../running/decisions.ts';
import { namesCanonical } from '../triage.ts';
import { answered, answeredByKeys, namedPoints, numberOf } from './answered.ts';
import { withoutCiting } from './citing.ts';
import { dated, likeness, looksLikeEntry } from './likeness.ts';
import { byBlock, type Line, type List } from './lines.ts';
import { holdsPublished } from './published.ts';
import { withoutTurns } from './turns.ts';
import { partedByText, withWholeRow } from './whole-row.ts';
import { citesWithin, speaksAlone } from './within.ts';

/** Lines of one paragraph. */
interface Unit {
  readonly lines: readonly Line[];
  readonly score: number;
  readonly length: number;
}

const KINDS: ReadonlySet<string> = new Set(['paragraph', 'item', 'quote']);

/** A paragraph whose lines begin with the numbers of a row is a list set without blanks, not sentences. */
const isSetSolid = (lines: readonly Line[]): boolean => lines.length > 2 && (numberedRow(lines)?.row.length ?? 0) >= 3;

/** Whether a paragraph cites within its sentences, or tells of a day. */
const isOther = (text: string, item: boolean): boolean => citesWithin(text, item) || tellsOfDay(text) || isLetter(text) || isLogged(text);
const isCiting = ({ lines }: Pick<Unit, 'lines'>): boolean =>
  isOther(lines.map(({ text }) => text).join(' '), lines[0]?.kind === 'item') && !isSetSolid(lines);

/** How a letter begins. */
const SALUTES =
  /^(?:Hi|Hello|Hey|Dear|Hallo|Liebe[rs]?|Sehr geehrte[rs]?|Bonjour|Chers?|Chère|Hola|Estimad[oa]s?|Car[oaie]|Gentile|Olá|Prezad[oa]s?)\s[^\d,]{2,50},$/u;
/** What is asked of somebody: "could you check these two?" */
const ASKED =
  /(?<!\p{L})(?:you|me|us|we|please|Sie|du|mir|uns|bitte|vous|tu|moi|nous|usted|puedes|podr[ií]as|você|pode|puoi|potresti)(?!\p{L}).{0,100}\?$/iu;
/** "Hi Bo, the papers I spoke of:" is no part of the entry below it. */
const introduces = (text: string): boolean =>
  text.length < 120 && (/[:：]$/u.test(text) || SALUTES.test(text) || ASKED.test(text)) && !dated(text);

function unitsOf(lines: readonly Line[]): Unit[] {
  return byBlock(lines).map((group) => {
    const printed = group.map((line) => line.text).join(' ');
    const text = group[0]?.kind === 'item' ? printed.replace(/^[•▪◦‣●*–-]\s{1,8}/, '') : printed;
    const usable = group.every((line) => KINDS.has(line.kind));
    return {
      lines: group,
      score: usable ? likeness(text) - (isOther(text, group[0]?.kind === 'item') ? 4 : 0) : -1,
      length: text.length,
    };
  });
}

/** The lines without paragraphs that follow a heading of another kind ("About the authors"), or the end of a letter. */
function withoutEnds(lines: readonly Line[]): Line[] {
  let ended = false;
  const units = unitsOf(lines);
  const last = units.findLastIndex(({ score }) => score >= 2);
  return units.flatMap(({ lines: own, score }, at) => {
    const [first] = own;
    if (first === undefined) return [];
    const ends = score < 2 && !MESSAGE.test(first.text) && announced(first.text) === 'end';
    // So does any heading behind which no entry comes.
    if (first.kind === 'heading' || MESSAGE.test(first.text) || ends) ended = ends || (first.kind === 'heading' && at > last);
    return (ended && score < 2) || (own.length === 1 && score < 2 && introduces(first.text)) ? [] : own;
  });
}

/** The lines of a numbered row at the end without the text above that points at its numbers: "none either [2]. … [2] Marsh, A. …". */
function behindMarks(lines: readonly Line[]): readonly Line[] {
  const first = lines.findIndex((line) => numberOf(line) === 1);
  const labels = new Set(lines.slice(Math.max(first, 0)).flatMap((line) => numberOf(line) ?? []));
  const points = ({ text }: Line): boolean => [...text.matchAll(/\[(\d{1,2})\]/g)].some(([, number]) => labels.has(Number(number)));
  return first > 0 && lines.slice(0, first).some(points) ? lines.slice(first) : lines;
}

/** A note that begins with a decision behind its number: "3 BGer, Urteil 5A_816/2014 vom 3. Februar 2015, E. 6.2." */
function isNoteOnLaw({ text: words, opens, block }: Line): boolean {
  const number = /^(?:[[(]?\d{1,3}[\]).]?|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})\s{1,3}/.exec(words)?.[0].length ?? 0;
  return (number > 0 || (opens && block?.label !== undefined)) && decisionsIn(words.slice(number))[0]?.start === 0;
}

/** A whole text of references: one a line, one a paragraph, or hard-wrapped with labels. */
function wholeList(lines: readonly Line[], text: string): List | null {
  const rest = withoutEnds(lines).filter((line) => line.kind !== 'heading' || looksLikeEntry(line.text));
  const printed = rest.filter((line) => KINDS.has(line.kind) || line.kind === 'heading');
  const usable = withoutCiting(printed);
  if (usable.length === 0) return null;
  const whole: List = { found: usable.length === printed.length ? 'whole' : 'loose', marked: false, heading: null, lines: usable };
  const units = unitsOf(usable);
  if (units.length === 1 && !isSetSolid(usable) && speaksAlone(usable.map(({ text }) => text).join(' '))) return null;
  const prose = new Set(units.filter(isCiting).flatMap((unit) => unit.lines));
  const alone = units.length === 1 && usable.length === 1;
  const isGood = (line: Line): boolean => looksLikeEntry(line.text) || (alone && namesCanonical(line.text)) || isNoteOnLaw(line);
  const good = usable.filter((line) => !prose.has(line) && isGood(line)).length;
  if (
    good / usable.length >= 0.6 ||
    (units.length > 1 && units.filter((unit) => unit.score >= 2 && unit.length < 1200).length / units.length >= 0.6)
  )
    return { ...whole, lines: onlyItems(units.filter((unit) => alone || !isProse(unit))).flatMap((unit) => unit.lines) };
  // Hard-wrapped lines: divided on trial, nearly all of it must come out as entries of the usual size.
  const body = usable.filter((line) => !prose.has(line));
  const pieces = divide(body, text);
  const lead = (pieces[0]?.span.start ?? 0) - (body[0]?.start ?? 0);
  const long = pieces.filter(({ body, span }) => span.end - body > 900).length;
  const proven = pieces.filter(({ body, span }) => looksLikeEntry(text.slice(body, span.end).replace(/\s+/g, ' '))).length;
  return pieces.length >= 3 && lead < 200 && proven / pieces.length >= 0.8 && long <= pieces.length * 0.05
    ? { ...whole, lines: body, found: 'loose' }
    : null;
}

/**
 * Paragraphs in front of a list, or between its entries, that say something: long, and with neither the look nor the head of one. A numbered item
 * with a year stands in the row of the others, as what offices bring out does.
 */
function isProse({ score, length, lines }: Unit): boolean {
  const [first] = lines;
  if (first?.kind === 'item' && first.block?.label !== undefined && score >= 1) return false;
  const head = (lines[0]?.text ?? '').replace(/^[[(]?\d{1,4}[\]).]\s{0,3}/, '');
  return score < 1.5 && length > 100 && nameForm(head.slice(0, 200)) === null && !isSetSolid(lines);
}

/** Where the entries are items, sentences between and behind them are none; what an item says in a line of its own is no sentence. */
function onlyItems(units: readonly Unit[]): readonly Unit[] {
  const isItem = ({ lines }: Unit): boolean => lines[0]?.kind === 'item';
  const entries = units.filter((unit) => unit.score >= 2 && isItem(unit)).length;
  if (entries < 2 || entries * 2 < units.length) return units;
  const isSentence = ({ lines }: Unit): boolean => {
    const words = lines.map(({ text }) => text).join(' ');
    return /[.!?]\d{0,3}$/.test(words) && (words.match(/(?<!\S)\p{Ll}{2,}/gu)?.length ?? 0) >= 3 && !/https?:|\b10\.\d{4}/.test(words);
  };
  return units.filter((unit) => isItem(unit) || !isSentence(unit));
}

/** An item that only names what the items below it are about, "Temporal differences:": it belongs to no entry and parts no list. */
function headsItems({ lines, score, length }: Unit, next: Unit | undefined): boolean {
  const isItem = (one: readonly Line[]): boolean => one[0]?.kind === 'item';
  if (length >= LONGEST_HEAD || score > 0.5 || next === undefined || next.score < 2 || !isItem(lines) || !isItem(next.lines)) return false;
  const words = lines.map(({ text }) => text).join(' ');
  return !dated(words) && !/https?:|\]\(/.test(words);
}
const LONGEST_HEAD = 120;

/** The longest runs of paragraphs that look like entries; a gap of one is bridged. `below`: so are items that head those below them. */
function runs(units: readonly Unit[], below: boolean): Unit[][] {
  const found: Unit[][] = [];
  let run: Unit[] = [];
  let gap: Unit[] = [];
  const close = () => {
    if (run.length > 0) found.push(run);
    run = [];
    gap = [];
  };
  for (const [at, unit] of units.entries()) {
    if (unit.score >= 2 && unit.length < 1200) {
      if (run.length > 0) run.push(...gap);
      run.push(unit);
      gap = [];
    } else if (run.length > 0 && gap.length === 0 && unit.length < 300 && unit.score > 0.5) gap = [unit];
    else if (!below || !headsItems(unit, units[at + 1])) close();
  }
  close();
  return found;
}

/** Lists that no heading announces, in reading order. `alone`: the lines are the whole document, which may be nothing but references. */
export function looseLists(all: readonly Line[], text: string, alone = true): List[] {
  const lines = withoutTurns(all);
  const below = behindMarks(lines);
  const lists = below.length === lines.length ? [] : listsIn(below, text, alone);
  return lists.length > 0 ? lists : listsIn(lines, text, alone);
}

function listsIn(lines: readonly Line[], text: string, alone: boolean): List[] {
  const items = itemsByHeading(unitsOf(lines))?.filter((list) => citesWorks(list, text)) ?? [];
  const whole = alone && items.length < 2 ? wholeList(lines, text) : null;
  const little = lines.filter(({ opens }) => opens).length <= 2 * FEW;
  if (whole !== null && ((little && isFew(whole, text)) || citesWorks(whole, text))) return [whole];
  // "Why it matters: …" between entries parts no row of them.
  const units = unitsOf(lines.filter(({ text: words }) => !beginsRemark(words)));
  const end = lines.at(-1)?.end ?? 0;
  const isLong = (run: readonly Unit[]): boolean => {
    const last = run.at(-1)?.lines.at(-1)?.end ?? 0;
    return run.length >= 6 || (run.length >= 3 && last > end * 0.6) || (run.length >= 2 && last >= end * 0.98);
  };
  const listsOf = (rows: readonly Unit[][]): List[] =>
    rows
      .filter(isLong)
      .map((run) => ({ found: 'loose' as const, marked: false, heading: null, lines: run.flatMap((unit) => unit.lines) }))
      .filter((list) => citesWorks(list, text));
  const held = (lists: readonly List[]): number => lists.reduce((sum, list) => sum + list.lines.length, 0);
  const narrow = listsOf(runs(units, false));
  // Lists within lists, where one was found without them: a document in which none is has other signs.
  const wide = narrow.length > 0 ? listsOf(runs(units, true)) : [];
  const found = held(wide) > held(narrow) ? wide : narrow;
  if (held(items) > held(found)) return items;
  if (found.length > 0) return found.length === 1 ? found.flatMap((list) => partedByText(withWholeRow(list, lines))) : found;
  const rest = tail(lines).filter((list) => citesWorks(list, text));
  if (rest.length > 0) return rest;
  return [answered, answeredByKeys, namedPoints].map((find) => find(lines)).find((lists) => lists.length > 0) ?? [];
}

/** Items in all, and under one heading, that are readings and not the points of a speech. */
const FEWEST_ITEMS = 6;
const FEWEST_UNDER_ONE = 2;

/**
 * Readings by week, works by theme: items in several short rows with headings and notices between them. Null where too few of all items of the
 * document look like entries.
 */
function itemsByHeading(units: readonly Unit[]): List[] | null {
  const isItem = ({ lines }: Unit): boolean => lines.every(({ kind }) => kind === 'item');
  const isWork = (unit: Unit): boolean =>
    isItem(unit) && unit.score >= 1.5 && unit.length < 1200 && dated(unit.lines.map(({ text }) => text).join(' '));
  const items = units.filter(isItem);
  const alike = items.filter(isWork).length;
  if (alike < FEWEST_ITEMS || alike < items.length * 0.7) return null;
  const rows: Unit[][] = [[]];
  for (const unit of units) {
    const row = rows.at(-1);
    // What an item says in a line of its own, as on pages with narrow columns.
    const goesOn = row !== undefined && row.length > 0 && unit.length < 120 && unit.lines.every(({ kind }) => kind === 'paragraph');
    if (isItem(unit)) row?.push(unit);
    else if (!goesOn || unit.score <= 0.5) rows.push([]);
    else row.push(unit);
  }
  if (rows.filter((row) => row.filter(isWork).length >= FEWEST_UNDER_ONE).length < 2) return null;
  return rows
    .filter((row) => row.some(isWork))
    .map((row) => ({ found: 'loose', marked: false, heading: null, lines: row.flatMap(({ lines }) => lines) }));
}

/** A reference or a few that somebody put in to have them looked up: too few for their signs to be counted, and no register. */
const FEW = 5;
export const isFew = (list: List, text: string): boolean =>
  list.lines.filter(({ opens }) => opens).length <= FEW && divide(list.lines, text, { marked: list.marked }).length <= FEW;

/** Rows of results, agendas and registers have the look of entries one by one; as a list they show no sign of publication. */
export function citesWorks(list: List, text: string): boolean {
  const entries = divide(list.lines, text, { marked: list.marked }).map(({ body, span }) => text.slice(body, span.end));
  return holdsPublished(entries, false);
}

/** Hard-wrapped lines at the end of a text with a row of labels: from the first label to the end or the next heading. */
function tail(lines: readonly Line[]): List[] {
  const from = lines.findIndex(
    (line, i) =>
      i > lines.length / 3 && /^(?:\[1\]|\(1\)|1[.)])\s/.test(line.text) && looksLikeEntry(`${line.text} ${lines[i + 1]?.text ?? ''}`),
  );
  if (from === -1) return [];
  const stop = lines.findIndex((line, i) => i > from && (line.kind === 'heading' || (line.opens && announced(line.text) === 'end')));
  const body = lines.slice(from, stop === -1 ? lines.length : stop);
  const row = numberedRow(body);
  if (row === null || row.row.length < 3) return [];
  const good = row.row.filter((mark, i) => {
    const next = row.row[i + 1]?.at ?? body.at(-1)?.end ?? 0;
    return looksLikeEntry(
      body
        .filter((line) => line.start >= mark.at && line.start < next)
        .map((line) => line.text)
        .join(' '),
    );
  });
  return good.length / row.row.length >= 0.7 ? partedByText({ found: 'loose', marked: false, heading: null, lines: body }) : [];
}
