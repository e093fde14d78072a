/**
 * PDF to Document. pdf.js gives characters with places; everything that makes them a text again (lines, columns, running
 * headers, hyphens, footnotes, reference entries) is decided in the files of `pdf/`, from places and faces
 * alone. Pages without characters are given to `pdf/scan.ts`, which reads them from their image or says why it cannot.
 */
import { createHash } from 'node:crypto';
import type { Document, Skipped } from '../model/document.ts';
import { aboutPdf } from './about.ts';
import type { ParseContext } from './context.ts';
import { type Group, groupsOf, isSetIn } from './pdf/blocks.ts';
import { type Body, bodyOf } from './pdf/body.ts';
import { linesInOrder } from './pdf/columns.ts';
import { pagesOf } from './pdf/file.ts';
import { clearFurniture } from './pdf/furniture.ts';
import { isSureHeading } from './pdf/headings.ts';
import { lexiconOf } from './pdf/join.ts';
import { type Line, stretchesOf } from './pdf/lines.ts';
import { footNotes, withMarks } from './pdf/notes.ts';
import type { PagePieces } from './pdf/pieces.ts';
import { entriesOf, regionsOf } from './pdf/references.ts';
import { datesMuch } from './pdf/runs.ts';
import { RECOGNISED_FACE } from './pdf/scan.ts';
import { pagesOnSheets } from './pdf/sheets.ts';
import { PdfWriter } from './pdf/write.ts';

/**
 * Reads the text layer of a PDF, and pages that are images by recognition where that is installed.
 * Throws StetError `encrypted-input` when it asks for a password, `too-large` when it holds too much text, and
 * `unreadable-input` when it is damaged beyond reading.
 */
export async function readPdf(bytes: Uint8Array, context: ParseContext): Promise<Document> {
  const { pages, total, labels, skipped, author, recognised, captured } = await pagesOf(bytes, context);
  const about = aboutPdf(author);
  const document = layOut(pages, total, labels, skipped);
  return {
    id: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
    name: context.name,
    mediaType: 'application/pdf',
    citations: [],
    entries: [],
    ...(about === null ? {} : { about }),
    ...(recognised ? { recognised } : {}),
    ...document,
    ...(captured && document.text !== '' ? { recognisedSpans: [{ start: 0, end: document.text.length }] } : {}),
  };
}

type LaidOut = Pick<Document, 'text' | 'blocks' | 'links' | 'notes' | 'pages' | 'skipped' | 'superscripts' | 'recognisedSpans'>;

/** The heading of a list with dates, which is one however it is set: "’ REFERENCES", whose sign comes of a font of its own. */
const headingsOf = (lines: readonly Line[], body: Body): Group[] =>
  groupsOf(lines, body).map((group) => (group.kind === 'heading' ? group : { kind: 'heading', lines: group.lines, level: 2 }));

/** Pages of pieces to text with places: the order in which the pdf-*.ts files speak. */
export function layOut(
  pages: readonly PagePieces[],
  total: number,
  labels: ReadonlyMap<number, string>,
  told: readonly Skipped[],
): LaidOut {
  const cleared = clearFurniture(pagesOnSheets(pages.map((page) => ({ ...page, stretches: stretchesOf(page.pieces) }))));
  const lines = linesInOrder(cleared.pages);
  const body = bodyOf(lines);
  const listed = new Set(regionsOf(lines, body).flatMap((region) => lines.slice(region.from, region.to)));
  const { text: running, notes } = footNotes(lines, body, (line) => listed.has(line));
  const hrefs = pages.flatMap((page) => page.areas.map((area) => area.href));
  const writer = new PdfWriter(lexiconOf(lines, hrefs));

  const groups: Group[] = [];
  let from = 0;
  for (const region of regionsOf(running, body)) {
    const head = region.heading ?? region.from;
    const within = running.slice(region.from, region.to);
    const heads = isSureHeading(running[head]?.text ?? '') && datesMuch(within) ? headingsOf : groupsOf;
    groups.push(...groupsOf(running.slice(from, head), body), ...heads(running.slice(head, region.from), body), ...entriesOf(within, body));
    from = region.to;
  }
  groups.push(...groupsOf(running.slice(from), body));

  // Notes stand in front of the block in which the next page begins, so that places and pages agree.
  const waiting = [...notes];
  const written: { note: (typeof notes)[number]; span: { start: number; end: number } }[] = [];
  const writeNotes = (before: number): void => {
    while (waiting[0] !== undefined && waiting[0].page < before) {
      const note = waiting.shift();
      const block = note === undefined ? null : writer.write(note.lines, 'note', { label: note.label });
      if (note !== undefined && block !== null) written.push({ note, span: { start: block.span.start, end: block.span.end } });
    }
  };
  for (const { kind, lines: own, level, label, hard } of groups) {
    writeNotes(own.reduce((page, line) => Math.max(page, line.page), 0));
    writer.write(own, kind, {
      ...(level === undefined ? {} : { level }),
      ...(label === undefined ? {} : { label }),
      ...(hard === undefined ? {} : { hard }),
      ...(kind === 'paragraph' && isSetIn(own) && { setIn: true as const }),
    });
  }
  writeNotes(Number.POSITIVE_INFINITY);

  const text = writer.text();
  const superscripts = writer.superscripts();
  const recognisedSpans = writer.setIn(RECOGNISED_FACE);
  return {
    text,
    blocks: writer.blocks,
    links: writer.links(new Map(pages.map((page) => [page.number, page.areas]))),
    notes: withMarks(written, writer.placed, text),
    pages: writer.pages(total, new Map([...labels, ...cleared.labels])),
    skipped: [...told, ...cleared.skipped, ...sideways(pages), ...guessed(pages)],
    ...(superscripts.length === 0 ? {} : { superscripts }),
    ...(recognisedSpans.length === 0 ? {} : { recognisedSpans }),
  };
}

function sideways(pages: readonly PagePieces[]): Skipped[] {
  return pages
    .filter((page) => page.across.length > 0)
    .map((page) => ({
      what: 'text across the reading direction',
      why: 'stamps, watermarks and axis labels are not part of the text',
      page: page.number,
      count: page.across.length,
    }));
}

function guessed(pages: readonly PagePieces[]): Skipped[] {
  const count = pages.reduce((sum, page) => sum + page.filled, 0);
  return count === 0
    ? []
    : [{ what: 'ligatures', why: 'the file does not say which letters they are (ff, fi, fl); they were filled in by spelling', count }];
}
