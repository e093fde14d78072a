/**
 * Reads the files an index is built from, one record at a time, however large they are: CSL-JSON and the public dumps, as lines of
 * JSON, a JSON list, the list within `{"items": […]}`, XML, or the CSV of Retraction Watch or of DOAJ's journals, told apart by their first bytes and not by
 * their names. A line that is no record is reported with its number and skipped. Other formats come in through readers that are
 * handed over.
 */
import { basename, extname } from 'node:path';
import { messageOf, StetError } from '../../errors.ts';
import type { CslItem } from '../../model/csl.ts';
import type { HeldItem } from '../../model/source.ts';
import { csvRows } from '../../text/csv-rows.ts';
import { journalItem, retractedItem, type Shapes, shaped } from '../dump-shapes.ts';
import { xmlItems, xmlRecords } from '../dump-xml.ts';
import { type FileTally, PACKED, peeked, type Stream, streamsOf } from '../source-files.ts';
import { cleanItem } from './clean.ts';

/** Gives the records of one stream, unpacked, of a format that the store itself does not read; `name` is its own, without what it was packed with. */
export type RecordReader = (name: string, bytes: AsyncIterable<Buffer>) => AsyncIterable<CslItem>;

/** A line or entry that gave no record. */
export interface SkippedRecord {
  readonly source: string;
  /** Number of the line or list element, from 1. */
  readonly line: number;
  readonly why: string;
}

/** What was read of one file; filled in while its records are taken. */
export interface SourceTally extends FileTally {
  readonly name: string;
  records: number;
  skipped: number;
}

/** A single record longer than this is damage. */
const LONGEST_LINE = 16 * 1024 * 1024;
const NEWLINE = 0x0a;

/**
 * Pieces of text of a list `[{…},{…}]` that are whole elements, split without parsing; strings and nesting are respected. `level`
 * is how deep the list itself lies: 1 when it is all there is, 2 within `{"items": […]}`.
 */
export class ListSplitter {
  private readonly level: number;
  private pieces: Buffer[] = [];
  private size = 0;
  private depth = 0;
  private inString = false;
  private escaped = false;

  constructor(level = 1) {
    this.level = level;
  }

  /** The elements that end within this chunk. */
  take(chunk: Buffer): Buffer[] {
    const out: Buffer[] = [];
    let start = this.depth > this.level ? 0 : -1;
    for (let i = 0; i < chunk.length; i += 1) {
      const byte = chunk[i];
      if (this.inString) {
        if (this.escaped) this.escaped = false;
        else if (byte === 0x5c) this.escaped = true;
        else if (byte === 0x22) this.inString = false;
      } else if (byte === 0x22) this.inString = true;
      else if (byte === 0x7b || byte === 0x5b) {
        this.depth += 1;
        if (this.depth === this.level + 1) start = i;
      } else if (byte === 0x7d || byte === 0x5d) {
        this.depth -= 1;
        if (this.depth === this.level && start !== -1) {
          out.push(Buffer.concat([...this.pieces, chunk.subarray(Math.max(start, 0), i + 1)]));
          this.pieces = [];
          this.size = 0;
          start = -1;
        }
      }
    }
    if (this.depth > this.level) this.keep(chunk.subarray(Math.max(start, 0)));
    return out;
  }

  /** Whether the list was closed. */
  get whole(): boolean {
    return this.depth <= 0 && !this.inString;
  }

  private keep(piece: Buffer): void {
    this.size += piece.length;
    if (this.size > LONGEST_LINE)
      throw new StetError('unreadable-input', 'A single list element is larger than 16 MB; this is no list of CSL-JSON records.');
    this.pieces.push(Buffer.from(piece));
  }
}

/** Lines of a byte stream without their line ends. A line longer than the limit is given as null. */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer | null> {
  let rest: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      const piece = chunk.subarray(start, end);
      yield size > LONGEST_LINE ? null : rest.length === 0 ? piece : Buffer.concat([...rest, piece]);
      rest = [];
      size = 0;
      start = end + 1;
    }
    if (start < chunk.length) {
      size += chunk.length - start;
      if (size <= LONGEST_LINE) rest.push(Buffer.from(chunk.subarray(start)));
      else rest = [];
    }
  }
  if (size > LONGEST_LINE) yield null;
  else if (rest.length > 0) yield Buffer.concat(rest);
}

async function* elementsOf(bytes: AsyncIterable<Buffer>, level: number, path: string): AsyncGenerator<Buffer> {
  const splitter = new ListSplitter(level);
  for await (const chunk of bytes) yield* splitter.take(chunk);
  if (!splitter.whole) throw new StetError('unreadable-input', `${path} ends in the middle of its list; it was cut short. Fetch it again.`);
}

/** What a stream of records is, by its first bytes. */
function formOf(head: Buffer): 'list' | 'items' | 'lines' | 'xml' | 'index' | 'retraction-watch' | 'doaj-journals' {
  const text = head
    .toString('utf8', 0, 4096)
    .replace(/^\ufeff/, '')
    .trimStart();
  if (text.startsWith('stet-idx')) return 'index';
  if (text.startsWith('[')) return 'list';
  if (/^\{\s{0,100}"items"\s{0,100}:\s{0,100}\[/.test(text)) return 'items';
  if (text.startsWith('<')) return 'xml';
  const header = text.split(/[\r\n]/, 1)[0] ?? '';
  if (header.includes('OriginalPaperDOI') && header.includes('RetractionNature')) return 'retraction-watch';
  return /(?:^|,)"?Journal title"?,/.test(header) && /\bISSN\b/.test(header) ? 'doaj-journals' : 'lines';
}

/** A record, or in one clause why there is none. */
type Row = HeldItem | { readonly not: string };

const NOTHING = 'it has neither title, author nor identifier';
const cleaned = (value: unknown, id: string): Row => cleanItem(value, id) ?? { not: NOTHING };

async function* jsonRows(
  bytes: AsyncIterable<Buffer>,
  form: 'list' | 'items' | 'lines',
  name: string,
  shapes: Partial<Shapes>,
): AsyncGenerator<Row | null> {
  const parts = form === 'lines' ? linesOf(bytes) : elementsOf(bytes, form === 'items' ? 2 : 1, name);
  let line = 0;
  for await (const part of parts) {
    line += 1;
    if (part === null) {
      yield { not: 'it is longer than 16 MB' };
      continue;
    }
    const text = part
      .toString('utf8')
      .replace(/^\ufeff/, '')
      .trim();
    if (text === '') {
      yield null;
      continue;
    }
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      yield { not: 'it is not JSON' };
      continue;
    }
    yield cleaned(shaped(value, shapes).item, `${name}#${line}`);
  }
}

/** Rows of a CSV file whose first one names its columns. */
async function* csvItems(
  bytes: AsyncIterable<Buffer>,
  name: string,
  item: (cell: (column: string) => string) => unknown,
): AsyncGenerator<Row> {
  const decoder = new TextDecoder('utf-8');
  async function* text(): AsyncGenerator<string> {
    for await (const piece of bytes) yield decoder.decode(piece, { stream: true });
    yield decoder.decode();
  }
  let columns: Map<string, number> | null = null;
  let line = 0;
  for await (const row of csvRows(text())) {
    line += 1;
    if (columns === null) {
      columns = new Map(row.map((column, at) => [column.replace(/^\ufeff/, '').trim(), at]));
      continue;
    }
    const at = columns;
    yield cleaned(
      item((column) => row[at.get(column) ?? -1] ?? ''),
      `${name}#${line}`,
    );
  }
}

/** The rows of one stream, in order; null stands for an empty line. */
async function* rowsOf(stream: Stream, path: string, shapes: Partial<Shapes>): AsyncGenerator<Row | null> {
  const { head, bytes } = await peeked(stream.bytes, 4096);
  const form = formOf(head);
  if (form === 'index')
    throw new StetError(
      'unreadable-input',
      `${path} is an index, not a file of records; to join indexes, name them one after the other with --index.`,
    );
  if (form === 'xml') {
    let line = 0;
    for await (const record of xmlRecords(bytes, head, path)) {
      for (const item of xmlItems(record, shapes)) {
        line += 1;
        yield cleaned(item, `${stream.name}#${line}`);
      }
    }
  } else if (form === 'retraction-watch') {
    const name = shapes.name ?? ((one: string) => ({ literal: one.trim() }));
    yield* csvItems(bytes, stream.name, (cell) => retractedItem(cell, name));
  } else if (form === 'doaj-journals') yield* csvItems(bytes, stream.name, journalItem);
  else yield* jsonRows(bytes, form, stream.name, shapes);
}

/** Every record of one file, shaped and in order. Throws when the file as a whole cannot be read. */
export async function* recordsOf(
  path: string,
  options: { readonly readers?: Readonly<Record<string, RecordReader>>; readonly shapes?: Partial<Shapes> },
  tally: SourceTally,
  onSkipped: (skipped: SkippedRecord) => void,
): AsyncGenerator<HeldItem> {
  const name = basename(path);
  const skip = (line: number, why: string): void => {
    tally.skipped += 1;
    onSkipped({ source: path, line, why });
  };
  let line = 0;
  try {
    for await (const stream of streamsOf(path, name, tally)) {
      // The same records have the same ids however they are packed.
      const own = { name: stream.name.replace(PACKED, ''), bytes: stream.bytes };
      const reader = options.readers?.[extname(own.name).toLowerCase()];
      if (stream.name !== name) line = 0;
      const rows = reader === undefined ? rowsOf(own, path, options.shapes ?? {}) : readWith(reader, own);
      for await (const row of rows) {
        line += 1;
        if (row === null) continue;
        if ('not' in row) skip(line, row.not);
        else {
          tally.records += 1;
          yield row;
        }
      }
    }
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    throw new StetError('unreadable-input', `${path} cannot be read to its end: ${messageOf(thrown)}. It may be damaged; fetch it again.`, {
      cause: thrown,
    });
  }
}

async function* readWith(reader: RecordReader, { name, bytes }: Stream): AsyncGenerator<Row> {
  let line = 0;
  for await (const item of reader(basename(name), bytes)) {
    line += 1;
    yield cleaned(item, `${name}#${line}`);
  }
}
