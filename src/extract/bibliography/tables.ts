/**
 * Works in a column of a table, as reviews of studies have them: "Study | Reference | Country | Findings". The head of a column says that it
 * holds references, and most of its cells must have their look. Asked only where a document has no list of its own, since tables of studies
 * repeat what the list holds.
 */
import type { Span } from '../../model/document.ts';
import { partsOfHead } from '../../text/column-heads.ts';
import { fold } from '../../text/fold.ts';
import { looksLikeEntry } from './likeness.ts';
import type { Line } from './lines.ts';
import { cellsOf, isRow, worksInRows } from './rows.ts';

/** What stands above such a column. */
const HEADS: ReadonlySet<string> = new Set(
  'Reading;Readings;Required reading;Required readings;Assigned reading;Assigned readings;Literature;Paper;Papers;Article;Articles;Work;Works cited;Text;Texts;Lektüre;Lecture;Lecturas;Lettura;Reference;References;Full reference;Citation;Full citation;Source;Sources;Publication;Study reference;Bibliographic reference;Literatur;Quelle;Quellen;Literaturangabe;Référence;Source bibliographique;Referencia;Fuente;Referência;Riferimento;Fonte;文献;参考文献;出典;出處;Источник;참고문헌'
    .split(';')
    .map(fold),
);
/** Shorter cells name a study, and cite none. */
const SHORTEST = 40;
const FEWEST = 2;
const MOST = 0.6;

/** The lines of one such column, each an entry; none where the rows are no table of works. */
function columnOf(head: Line, rows: readonly Line[]): Line[] {
  const heads = cellsOf(head.text);
  const column = heads.findIndex(({ start, end }) => HEADS.has(fold(head.text.slice(start, end))));
  if (column === -1 || heads.length < 2) return [];
  const link = linksIn(head.text);
  const cells = rows.flatMap((row) => {
    const cell = cellsOf(row.text)[column];
    if (cell === undefined || cell.end <= cell.start) return [];
    const text = row.text.slice(cell.start, cell.end);
    return [{ ...row, start: row.start + cell.start, end: row.start + cell.end, text, opens: true, ...link(row.text, text) }];
  });
  const good = cells.filter(({ text }) => text.length >= SHORTEST && looksLikeEntry(text));
  if (good.length < FEWEST || good.length < cells.length * MOST) return [];
  return column === 1 && isCounted(rows) ? numberedCells(rows, link) : good;
}

type Printed = Pick<Line, 'printed'>;

/** What has a work's identifier or address and nothing beside it. */
const LINK = /^(?:(?:doi|pmid|arxiv)[:\s]{1,3})?(?:10\.\d{4,9}\/\S+|https?:\/\/\S+|\d{6,9}|\d{4}\.\d{4,5})$/i;

/** Tells by the head of a table what a row's column of DOIs or addresses adds to the work in it; nothing where there is none, or the work has it. */
function linksIn(head: string): (row: string, work: string) => Printed {
  const parts = cellsOf(head).map(({ start, end }) => partsOfHead(head.slice(start, end)).find((part) => LINKS.has(part)));
  return (row, work) => {
    const cells = cellsOf(row);
    const links = parts.flatMap((part, at) => {
      const cell = part === undefined ? undefined : cells[at];
      const link = cell === undefined ? '' : row.slice(cell.start, cell.end).trim();
      const named = part === 'pmid' && /^\d/.test(link) ? `PMID: ${link}` : link;
      return LINK.test(link) && !work.includes(link) ? [named] : [];
    });
    return links.length === 0 ? {} : { printed: [work, ...links].join(' ') };
  };
}
const LINKS: ReadonlySet<string> = new Set(['doi', 'link', 'pmid']);

/** A number in the first cell of a row. */
const NUMBER = /^(\d{1,4})\.?(?= \|)/;

/** Whether the rows are counted from one on: then each is a work, whatever its look, and its number is its label. */
const isCounted = (rows: readonly Line[]): boolean => rows.every(({ text }, i) => Number(NUMBER.exec(text)?.[1]) === i + 1);

/** The first two cells of each row: the number and the work. */
const numberedCells = (rows: readonly Line[], link: (row: string, work: string) => Printed): Line[] =>
  rows.flatMap((row) => {
    const cell = cellsOf(row.text)[1];
    if (cell === undefined || cell.end <= cell.start) return [];
    const added = link(row.text, row.text.slice(cell.start, cell.end));
    return [{ ...row, end: row.start + cell.end, text: row.text.slice(0, cell.end), opens: true, ...added }];
  });

/** A table ends with its block; of lines with tabs each may be a paragraph. */
const goesOn = (head: Line, row: Line): boolean => row.kind === head.kind && (row.kind !== 'table' || row.block === head.block);

/** All columns of works in the tables of a document, with the heads that announce them. */
export function tablesOfWorks(lines: readonly Line[]): { readonly heading: Span; readonly lines: readonly Line[] }[] {
  const found: { heading: Span; lines: Line[] }[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const head = lines[i];
    if (head === undefined || !isRow(head) || (head.kind === 'table' && !head.opens)) continue;
    let stop = i + 1;
    for (let row = lines[stop]; row !== undefined && isRow(row) && goesOn(head, row); row = lines[stop]) stop += 1;
    const rows = lines.slice(i + 1, stop);
    const column = columnOf(head, rows);
    const works = column.length > 0 ? column : worksInRows(head, rows);
    if (works.length > 0) found.push({ heading: { start: head.start, end: head.end }, lines: works });
    i = stop - 1;
  }
  return found;
}
