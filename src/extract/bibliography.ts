/**
 * Where the reference lists of a document are. Blocks that the reader marked come first, then what stands under a heading
 * that announces a list, then lists with no heading; a plain text that is nothing but references is one list. A heading with
 * no references below it (a table of contents) makes no list, and what follows a list (an appendix, biographies, figures) is
 * kept out of it: a phantom reference is as bad as a lost one.
 */

import type { Document, Span } from '../model/document.ts';
import { calledLinks } from './bibliography/called-links.ts';
import { withoutCiting } from './bibliography/citing.ts';
import { creditedWorks } from './bibliography/credits.ts';
import { endOfList, FLOATING, isListHeading } from './bibliography/end.ts';
import { looksLikeEntry } from './bibliography/likeness.ts';
import { type Line, type List, linesOf } from './bibliography/lines.ts';
import { citesWorks, isFew, looseLists } from './bibliography/loose.ts';
import { isList, isListOfLinks, isSmallPart, listPart, looksOther } from './bibliography/proof.ts';
import { isRow } from './bibliography/rows.ts';
import { siglaLists } from './bibliography/sigla.ts';
import { tablesOfWorks } from './bibliography/tables.ts';
import { speaksAlone } from './bibliography/within.ts';
import { isAddress, isDoi, isDoiOf } from './entries/addresses.ts';
import { leadersRow } from './entries/leaders.ts';
import { isNamesAndYear } from './entries/short.ts';
import { pastedIn } from './entries/structured.ts';
import { announced, runInHeading } from './headings.ts';
import { linesBehind, linesOfNotes } from './notes/found.ts';
import { otherRows } from './told/other-rows.ts';
import { toldBelow, toldPoints } from './told/points.ts';

/** All reference lists, in reading order. */
export function findLists(document: Document, all: readonly Line[] = linesOf(document)): List[] {
  const behind = linesBehind(document, all);
  const lines = behind.size === 0 ? all : all.filter((line) => !behind.has(line));
  const marked = markedLists(lines, document.text, document.mediaType);
  const headed = headedLists(lines, document);
  // Notes that cite in full are left to themselves where the sigla are all that is listed.
  const sigla = marked.length + headed.length > 0 || document.notes.length === 0 ? siglaLists(lines, [...marked, ...headed]) : [];
  const lists = [...marked, ...headed, ...sigla]
    .map(withoutRowsOfNames)
    .sort((a, b) => (a.lines[0]?.start ?? 0) - (b.lines[0]?.start ?? 0));
  // A record within the text, as pages show how they are to be cited, is no list.
  if (lists.length > 0 || pastedIn(document).size < document.entries.length) return lists;
  const called = document.links.length === 0 ? null : calledLinks(lines, document);
  if (called !== null) return [called];
  const tables = tablesOfWorks(lines).map((table): List => ({ found: 'marked', marked: true, ...table }));
  if (tables.length > 0) return tables;
  const notes = behind.size > 0 ? behind : linesOfNotes(document, lines);
  const rest = notes.size === 0 ? lines : lines.filter((line) => !notes.has(line));
  const credited = creditedWorks(rest);
  const credits = new Set(credited?.lines.map(({ end }) => end));
  // Songs, films and releases are listed by title, name and year too.
  const unlike = otherRows(document, rest);
  const others = credited === null && unlike.size === 0 ? rest : rest.filter((line) => !credits.has(line.end) && !unlike.has(line));
  // What holds a program is no reference that somebody put in to be looked up.
  // Nor is what notes stand within, as on slides.
  const last = others.at(-1)?.start ?? 0;
  const noted = document.notes.some(({ span }) => span.start < last);
  const alone = notes.size === 0 && !noted && credited === null && !document.blocks.some(({ kind }) => kind === 'code');
  const told = toldPoints(document, others);
  if (told.length > 0) return told;
  const loose = looseLists(others, document.text, alone);
  if (credited !== null && loose.length === 0) return [credited];
  // Entries with what is said about each in points below them.
  return loose.length > 0 || document.blocks.every(({ kind }) => kind !== 'item')
    ? loose
    : toldPoints(document, others, 0).filter((list) => citesWorks(list, document.text));
}

/** Runs of blocks of kind `reference`; a heading between two runs parts them. */
function markedLists(lines: readonly Line[], text: string, mediaType: string): List[] {
  const plain = mediaType === 'text/plain';
  const lists: List[] = [];
  let run: Line[] = [];
  let heading: Span | null = null;
  // Behind a heading of another kind ("Declaration") the reader's mark alone makes no list.
  let ended = false;
  const close = () => {
    const list: List = { found: 'marked', marked: true, heading, lines: run };
    if (run.length > 0 && !(ended && !citesWorks(list, text))) lists.push(list);
    run = [];
  };
  let parted = false;
  for (const line of lines) {
    const says = line.kind === 'reference' || line.kind === 'heading' ? announced(line.text) : null;
    // "Works in Korean": a heading that the reader took into the entry below it.
    if (line.kind === 'reference' && (says === 'group' || says === 'list')) parted = true;
    else if (run.length > 0 && isOfEntry(line, run.at(-1))) run.push({ ...line, opens: false });
    else if (line.kind === 'reference') {
      run.push(parted ? { ...line, opens: true } : line);
      parted = false;
    } else if (line.kind === 'heading' && says !== 'group') {
      close();
      heading = says === 'list' ? { start: line.start, end: line.end } : null;
      ended = says === 'end';
    }
  }
  close();
  const only = plain && lists.length === 1 && lines.every((line) => line.kind === 'reference');
  if (only && lines.length === 1 && speaksAlone(lines[0]?.text ?? '')) return [];
  // In a plain text and on pages the reader has nothing but the look of lines to mark them by.
  if (plain || mediaType === 'application/pdf') {
    const good = lists.flatMap((list) => {
      const few = only && alike(list) && isFew(list, text);
      if (list.heading === null && !few && !(citesWorks(list, text) && !(plain && looksOther(list, text)))) return [];
      const part = plain ? list.lines : listPart(list.lines, text, list.marked);
      return part.length === 0 ? [] : [{ ...list, lines: part }];
    });
    if (!only || good.length < lists.length) return good;
  }
  return only ? lists.map(wholeOrBeside) : lists;
}

/** Whether most lines of a list look like entries. */
const alike = ({ lines }: List): boolean => lines.filter(({ text }) => looksLikeEntry(text)).length >= lines.length * MOST;
const MOST = 0.6;

/** Rows of a table that name works, of which so many stand one below the other, are no part of a list with whole entries: they cite. */
const ROWS_OF_NAMES = 5;

function withoutRowsOfNames(list: List): List {
  const { lines } = list;
  const rows = new Set<Line>();
  let run: Line[] = [];
  let end = lines.length;
  lines.forEach((line, at) => {
    if (line.opens && isNamesAndYear(line.text)) run.push(line);
    else run = [];
    if (run.length < ROWS_OF_NAMES) return;
    for (const row of run) rows.add(row);
    end = at + 1;
  });
  // What stands under the table belongs to it.
  const behind = lines.slice(end).filter(({ opens }) => opens).length <= UNDER_TABLE ? end : lines.length;
  const whole = lines.filter((line, at) => at < behind && !rows.has(line));
  return rows.size > 0 && whole.filter(({ opens }) => opens).length >= rows.size ? { ...list, lines: whole } : list;
}
const UNDER_TABLE = 3;

/** A DOI in a paragraph of its own, or any address behind an entry with a label: it belongs to the entry above it. */
const isOfEntry = ({ kind, text }: Line, before: Line | undefined): boolean =>
  kind === 'paragraph' &&
  before !== undefined &&
  (isDoiOf(text, [before]) || (isAddress(text) && !isAddress(before.text) && before.block?.label !== undefined));

/** The one list of a text that is nothing else, or that stands beside sentences which cite it. */
function wholeOrBeside(list: List): List {
  const lines = withoutCiting(list.lines);
  return { ...list, lines, found: lines.length === list.lines.length ? 'whole' : 'loose' };
}

function headedLists(lines: readonly Line[], document: Document): List[] {
  const { text, links, mediaType } = document;
  // Where the file tells what is a heading, none is an entry; on pages and in plain text it was guessed.
  const guessed = mediaType === 'text/plain' || mediaType === 'application/pdf';
  const lists: List[] = [];
  let i = 0;
  // Where the last list stopped, and a part before this place that no entry of its own proves.
  let behind = -1;
  let small: { readonly stop: number; readonly list: List } | null = null;
  while (i < lines.length) {
    const line = lines[i];
    if (line === undefined) break;
    const runIn = line.kind === 'reference' ? 0 : runInHeading(line.text);
    if (runIn > 0 || isListHeading(line, lines[i - 1])) {
      const first: Line[] = runIn > 0 ? [{ ...line, start: line.start + runIn, text: line.text.slice(runIn), opens: true }] : [];
      const stop = endOfList(lines, i + 1, line);
      const region = lines.slice(i + 1, stop);
      const rest = withoutSecond(region.filter((inside) => isBody(inside) && (guessed || !headsGroup(inside))));
      // Where the reader marked entries, only what plainly is another one is added.
      const marked = region.some((inside) => inside.kind === 'reference');
      const labelled = region.some(({ kind, block }) => kind === 'reference' && block?.label !== undefined);
      const printed = marked ? alsoEntries(labelled ? rest.filter(({ text: words }) => !isAddress(words)) : rest) : [...first, ...rest];
      // Some set their lists as tables: a row for each entry, or a column for each part of it.
      const works = marked || !printed.every(isRow) ? [] : tablesOfWorks(region).flatMap((table) => table.lines);
      const rows = marked || printed.length + works.length > 0 ? works : rowsOf(region);
      // Others as typed, which the reader took for a program.
      const typed = marked || printed.length + rows.length > 0 ? [] : region.filter(({ kind }) => kind === 'code');
      const body = rows.length > 0 ? rows : printed.length > 0 ? printed : typed;
      const ofLinks = isListOfLinks(body, text, links);
      const whole = ofLinks || works.length > 0 || (line.kind === 'heading' && isCounted(body));
      const told = marked || whole ? null : toldBelow(document, body);
      const part = whole ? body : (told ?? (isList(body, text) ? listPart(body, text, false) : []));
      // A table of authorities is over where no dots lead to pages any more, whatever the headings behind it look like.
      const own = leadersRow(part)?.lines ?? part;
      if (own.length > 0) {
        const heading = { start: line.start, end: runIn > 0 ? line.start + runIn : line.end };
        if (small?.stop === i) lists.push(small.list);
        lists.push({
          found: 'headed',
          marked: works.length > 0 || told !== null || (ofLinks && body.every(({ kind }) => kind === 'item')),
          heading,
          lines: own,
        });
        i = stop;
        behind = stop;
        continue;
      }
      const list: List = { found: 'headed', marked: false, heading: { start: line.start, end: line.end }, lines: body };
      if (line.kind === 'heading' && isSmallPart(body, text)) {
        if (behind === i) {
          lists.push(list);
          behind = stop;
        } else small = { stop, list };
      }
    }
    i += 1;
  }
  return lists;
}

/** Whether lines bear numbers in square brackets that run on from one, each line its own: under the heading of a list, whatever they name. */
function isCounted(lines: readonly Line[]): boolean {
  return lines.length >= FEWEST_COUNTED && lines.every(({ text }, at) => text.startsWith(`[${at + 1}] `));
}
const FEWEST_COUNTED = 4;

/** Lines of a list without a heading that stands before the first entry again: "References [1] A. Author". */
function withoutSecond([first, ...rest]: readonly Line[]): Line[] {
  if (first === undefined) return [];
  const said = runInHeading(first.text);
  return said === 0 ? [first, ...rest] : [{ ...first, start: first.start + said, text: first.text.slice(said) }, ...rest];
}

/** Lines beside marked entries that are entries too: what has their look, and rows of labelled items of which most have it. */
function alsoEntries(rest: readonly Line[]): Line[] {
  // A notice of rights has a year and an address too.
  const looks = (line: Line): boolean =>
    line.text.length >= 40 && !isDoi(line.text) && looksLikeEntry(line.text) && announced(line.text.slice(0, 80)) !== 'end';
  const kept: Line[] = [];
  let row: Line[] = [];
  const close = (): void => {
    const items = row.filter((line) => line.opens && line.kind === 'item');
    const whole = items.length >= 3 && items.filter(looks).length >= items.length * 0.7;
    kept.push(...(whole ? row : row.filter(looks)));
    row = [];
  };
  for (const line of rest) {
    const goesOn = row.length > 0 && line.kind === 'paragraph' && line.text.length < 120;
    if (line.block?.label === undefined && !goesOn) {
      close();
      row = [line];
      close();
    } else row.push(line);
  }
  close();
  return kept;
}

/** A heading within a list, "Sources manuscrites": words alone, and no person whose works stand below. */
const headsGroup = ({ kind, text }: Line): boolean => kind === 'heading' && text.length < 80 && !/\d|^\p{L}[^,]{1,40},\s\p{Lu}/u.test(text);

/** The rows of the tables in a region. The numbers in their first cells are labels where they count from one on, and left out elsewhere. */
function rowsOf(region: readonly Line[]): Line[] {
  const rows = region.filter(({ kind }) => kind === 'table');
  const numbers = rows
    .map(({ text }) => Number(/^(\d{1,4})\.?\s?\|/.exec(text)?.[1] ?? Number.NaN))
    .filter((number) => !Number.isNaN(number));
  const counted = numbers.length >= FEWEST_ROWS && numbers.every((number, i) => number === i + 1);
  return rows.flatMap((line) => rowOf(line, counted));
}
const FEWEST_ROWS = 3;

/** A row of a table without the number in its first cell, unless that is `kept`; nothing for its head. */
function rowOf(line: Line, kept: boolean): Line[] {
  const cell = kept ? 0 : (/^(?:\[?\d{1,4}[\].)]?\s{0,2}\|\s{0,2})?/.exec(line.text)?.[0].length ?? 0);
  const row = { ...line, start: line.start + cell, text: line.text.slice(cell), opens: true };
  return row.text.length < 40 && !looksLikeEntry(row.text) ? [] : [row];
}

function isBody(line: Line): boolean {
  if (FLOATING.has(line.kind) || line.kind === 'reference') return false;
  return announced(line.text) !== 'group' && !(line.kind === 'heading' && line.text.length < 4);
}
