/**
 * Records of works pasted among prose, as notes, mails and answers of models have them: BibTeX, RIS, PubMed's and EndNote's tagged lines, and
 * CSL-JSON in fences. Each is an entry of the document with its place, and the text stays as it is written. What only looks like the
 * beginning of a record and shows neither title nor identifier is left as prose.
 */
import type { Block, Document, Entry, Skipped, Span } from '../model/document.ts';
import { lowest } from '../text/lowest.ts';
import { readEntries } from './bibtex.ts';
import type { Reading, Scribe } from './blocks.ts';
import { writtenIn } from './copied.ts';
import { uniqueKey } from './csl/keys.ts';
import { readCsl } from './csl.ts';
import { readTagged, tagOf } from './ris.ts';
import { ENTRY_TYPE, MEDIA } from './sniff.ts';

/** Works found, where they stand, and which records could not be read. */
interface Found {
  readonly entries: readonly Entry[];
  readonly skipped: readonly Skipped[];
}

const BIBTEX = new RegExp(`(?<![^\\n])[ \\t]{0,40}@(?:${ENTRY_TYPE})[ \\t]{0,20}\\{[ \\t]{0,20}[^\\s{},=]{1,200},`, 'gi');
const TAGGED: readonly (readonly [RegExp, string])[] = [
  [/^[ \t]{0,8}TY {1,2}- ?[A-Z]{3,6}\s{0,4}$/, MEDIA.ris],
  [/^[ \t]{0,8}PMID- ?\d{1,9}\s{0,4}$/, MEDIA.nbib],
  [/^[ \t]{0,8}%0 [A-Z][A-Za-z ]{2,30}\s{0,4}$/, MEDIA.endnote],
];
const ANY = new RegExp(`(?<![^\\n])[ \\t]{0,40}(?:@(?:${ENTRY_TYPE})[ \\t]{0,20}\\{|TY {1,2}- ?[A-Z]{3}|PMID- ?\\d|%0 [A-Z])`, 'i');

/** Whether a record could stand in the text: a cheap first look. */
export const mayHoldRecords = (text: string): boolean => ANY.test(text);

/** The works of all records of a text. Linear in its length. */
function recordsIn(text: string): Found {
  if (!mayHoldRecords(text)) return { entries: [], skipped: [] };
  const bibtex = bibtexIn(text);
  const tagged = taggedIn(text);
  return {
    entries: [...bibtex.entries, ...tagged.entries].sort((a, b) => a.span.start - b.span.start),
    skipped: [...bibtex.skipped, ...tagged.skipped],
  };
}

/** A record that says what work it is; the pattern of a manual ("title = {...}") does not. */
const saysWork = ({ fields }: Entry): boolean =>
  /\p{L}{2}/u.test(fields.title ?? '') || fields.DOI !== undefined || fields.PMID !== undefined;

function bibtexIn(text: string): Found {
  const heads = new Set([...text.matchAll(BIBTEX)].map(({ index, 0: head }) => index + head.indexOf('@')));
  if (heads.size === 0) return { entries: [], skipped: [] };
  const { entries, skipped } = readEntries(text);
  return {
    entries: entries.filter((entry) => heads.has(entry.span.start) && saysWork(entry)),
    skipped: skipped.filter(({ what }) => BROKEN.test(what)),
  };
}
const BROKEN = new RegExp(`^entry @(?:${ENTRY_TYPE})[ \\t]{0,20}\\{`, 'i');

function taggedIn(text: string): Found {
  const entries: Entry[] = [];
  const skipped: Skipped[] = [];
  for (const { span, mediaType } of taggedRegions(text)) {
    const read = readTagged(text.slice(span.start, span.end), mediaType);
    entries.push(...moved(read.entries ?? [], span.start).filter(saysWork));
  }
  return { entries, skipped };
}

/** A row of tagged lines, and whether its last record is over. */
interface Region {
  readonly span: Span;
  readonly mediaType: string;
  readonly ended: boolean;
}

/** Rows of tagged lines: from the line that begins a record to the last that belongs to one. */
function taggedRegions(text: string): readonly Region[] {
  const regions: Region[] = [];
  let open: Region | null = null;
  let blank = false;
  for (let start = 0; start <= text.length; ) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    const line = text.slice(start, Math.min(end, start + 400));
    if (line.trim() === '') blank = true;
    else {
      const region: Region | null = withLine(open, line, { start, end }, blank);
      if (region !== null && open !== null && region.span.start === open.span.start) regions.pop();
      if (region !== null) regions.push(region);
      open = region;
      blank = false;
    }
    start = end + 1;
  }
  return regions;
}

/** The row that a line belongs to: the open one with it, a new one, or none. */
function withLine(open: Region | null, line: string, { start, end }: Span, afterBlank: boolean): Region | null {
  const begins = TAGGED.find(([head]) => head.test(line))?.[1];
  if (begins !== undefined && open?.mediaType !== begins) return { span: { start, end }, mediaType: begins, ended: false };
  if (open === null) return null;
  const tag = tagOf(open.mediaType, line);
  // Without a tag a line goes on with the one right above it, inside a record.
  const goesOn = begins !== undefined || (!open.ended && (tag !== undefined || !afterBlank));
  return goesOn ? { ...open, span: { start: open.span.start, end }, ended: tag === 'ER' } : null;
}

const moved = (entries: readonly Entry[], by: number): Entry[] =>
  entries.map((entry) => ({ ...entry, span: { start: entry.span.start + by, end: entry.span.end + by } }));

/** Languages that a fence with records may bear. */
const LANGUAGES: ReadonlySet<string> = new Set([
  '',
  'bibtex',
  'bib',
  'biblatex',
  'tex',
  'latex',
  'text',
  'txt',
  'ris',
  'nbib',
  'enw',
  'endnote',
]);

/** The works of a fence, placed in its content; none where its language is another or it begins as no record does. */
function entriesIn(content: string, info: string): readonly Entry[] {
  const language = /^[\w.+-]{0,20}/.exec(info.trim())?.[0].toLowerCase() ?? '';
  const written = LANGUAGES.has(language) ? writtenIn(content) : { entries: [], regions: [] };
  if (written.regions.some(({ start }) => content.slice(0, start).trim() === '')) return written.entries;
  if (/^(?:csl-?)?json[cl5]?$/.test(language) || (language === '' && /^\s{0,40}\[?\s{0,40}\{/.test(content))) return itemsIn(content);
  const begins = ANY.exec(content)?.index ?? -1;
  if (!LANGUAGES.has(language) || begins < 0 || content.slice(0, begins).trim() !== '') return [];
  return recordsIn(content).entries;
}

/** Items of CSL-JSON; other JSON has none with both a type and a title. */
function itemsIn(content: string): readonly Entry[] {
  if (!/"title"\s?:/.test(content) || !/"type"\s?:/.test(content)) return [];
  try {
    return (readCsl(content, 'fence').entries ?? []).filter((entry) => saysWork(entry) && WORK_TYPE.test(entry.fields.type ?? ''));
  } catch {
    return [];
  }
}
const WORK_TYPE =
  /^(?:article|book|chapter|paper|thesis|report|webpage|dataset|legal|legislation|patent|software|standard|manuscript|entry|review)/;

/** Writes a fence as code; gives the works of the records in it, with their places in the document. */
export function entriesOfFence({ content, info }: { readonly content: string; readonly info: string }, scribe: Scribe): Entry[] {
  const start = scribe.mark();
  const text = content.replace(/(?<!\n)\n+$/, '');
  scribe.exactly(text);
  scribe.close('code');
  return moved(entriesIn(text, info), start);
}

/** Markdown with its records as fences, so that nothing in them is taken for markup; what stands in a fence stays there. */
export function withFences(source: string): string {
  const written = writtenIn(source).regions;
  if (written.length === 0 && !mayHoldRecords(source)) return source;
  const fenced = fences(source);
  const isFree = (span: Span): boolean => !fenced.some(({ start, end }) => span.start >= start && span.start < end);
  const free = recordsIn(source).entries.filter(({ span }) => isFree(span));
  let out = '';
  let at = 0;
  for (const span of [...joined(free, source), ...written.filter(isFree)].sort((a, b) => a.start - b.start)) {
    const from = source.lastIndexOf('\n', span.start) + 1;
    if (from < at || source.slice(from, span.start).trim() !== '') continue;
    out += `${source.slice(at, from)}\n~~~~~\n${source.slice(from, span.end)}\n~~~~~\n`;
    at = span.end;
  }
  return out + source.slice(at);
}

/** The places of records, of a row of them as one. */
function joined(entries: readonly Entry[], source: string): Span[] {
  const spans: Span[] = [];
  for (const { span } of entries) {
    const last = spans.at(-1);
    if (
      last !== undefined &&
      source
        .slice(last.end, span.start)
        .replace(/^\s{0,20}ER {0,2}-/, '')
        .trim() === ''
    )
      spans[spans.length - 1] = { start: last.start, end: span.end };
    else spans.push(span);
  }
  return spans;
}

/** Where fences of code stand in Markdown. */
function fences(source: string): Span[] {
  const found: Span[] = [];
  let open: { readonly sign: string; readonly start: number } | null = null;
  for (const { index, 1: sign = '' } of source.matchAll(/(?<![^\n])[ \t>]{0,12}(`{3,20}|~{3,20})/g)) {
    if (open === null) open = { sign, start: index };
    else if (sign.startsWith(open.sign)) {
      found.push({ start: open.start, end: index });
      open = null;
    }
  }
  return open === null ? found : [...found, { start: open.start, end: source.length }];
}

/** Reads a plain text without its records, which then are entries of what was read. `read` keeps every place. */
export function readAround(text: string, read: (rest: string) => Reading): Reading {
  const records = recordsIn(text);
  const isFree = ({ span }: Entry): boolean => among(records.entries, span).length === 0;
  const found = {
    ...records,
    entries: [...records.entries, ...writtenIn(text).entries.filter(isFree)].sort((a, b) => a.span.start - b.span.start),
  };
  if (found.entries.length === 0 && found.skipped.length === 0) return read(text);
  let rest = '';
  let at = 0;
  for (const { span } of found.entries) {
    rest += text.slice(at, span.start) + text.slice(span.start, span.end).replace(/[^\n]/g, ' ');
    at = span.end;
  }
  const reading = read(rest + text.slice(at));
  let whole = '';
  at = 0;
  for (const { span } of found.entries) {
    whole += reading.text.slice(at, span.start) + text.slice(span.start, span.end);
    at = span.end;
  }
  return withRecords({ ...reading, text: whole + reading.text.slice(at) }, found);
}

type Held = Pick<Document, 'text' | 'blocks'> & Partial<Pick<Document, 'entries' | 'citations' | 'links' | 'skipped'>>;

/** A document with the records that stand in its paragraphs and its code as entries; any other comes back as it is. */
export function withPasted<D extends Held>(document: D): D {
  if (!mayHoldRecords(document.text) && !document.blocks.some(({ kind }) => kind === 'code')) return document;
  const known = document.entries ?? [];
  const prose = recordsIn(document.text);
  const inCode = document.blocks.flatMap(({ kind, span }) =>
    kind === 'code' ? moved(entriesIn(document.text.slice(span.start, span.end), ''), span.start) : [],
  );
  const isOpen = ({ span }: Entry): boolean => among(known, span).length === 0;
  const inProse = ({ span }: Entry): boolean => among(document.blocks, { start: span.start, end: span.start + 1 })[0]?.kind !== 'code';
  const entries = [...prose.entries.filter(inProse), ...inCode].filter(isOpen);
  const found = { entries, skipped: prose.skipped };
  return entries.length + found.skipped.length === 0 ? document : withRecords(document, found);
}

/** Those of a row, in order and apart from each other, that share a place with a span. */
function among<Placed extends { readonly span: Span }>(row: readonly Placed[], { start, end }: Span): readonly Placed[] {
  const from = lowest(row.length, (i) => (row[i]?.span.end ?? 0) > start);
  let to = from;
  while (to < row.length && (row[to]?.span.start ?? end) < end) to += 1;
  return row.slice(from, to);
}

/** The document with records as entries, each in a block of its own, and nothing else said of their places. */
function withRecords<D extends Held>(document: D, found: Found): D {
  const records = [...found.entries].sort((a, b) => a.span.start - b.span.start);
  const taken = new Map<string, number>();
  for (const { key } of document.entries ?? []) uniqueKey(key, taken);
  const entries = records.map((entry) => ({ ...entry, key: uniqueKey(entry.key, taken) }));
  const outside = ({ span }: { readonly span: Span }): boolean => among(records, span).length === 0;
  const blocks = [
    ...document.blocks.flatMap((block) => without(block, records, document.text)),
    ...entries.map(({ key, span }): Block => ({ kind: 'code', span, label: key })),
  ];
  return {
    ...document,
    blocks: blocks.sort((a, b) => a.span.start - b.span.start),
    entries: [...(document.entries ?? []), ...entries],
    ...(document.citations === undefined ? {} : { citations: document.citations.filter(outside) }),
    ...(document.links === undefined ? {} : { links: document.links.filter(outside) }),
    skipped: [...(document.skipped ?? []), ...found.skipped],
  };
}

/** What of a block stands outside the records. */
function without(block: Block, records: readonly Entry[], text: string): Block[] {
  const inside = among(records, block.span);
  if (inside.length === 0) return [block];
  const edges = [block.span.start, ...inside.flatMap(({ span }) => [span.start, span.end]), block.span.end];
  const left: Block[] = [];
  for (let i = 0; i < edges.length; i += 2) {
    const [from, to] = [edges[i] ?? 0, edges[i + 1] ?? 0];
    const words = from < to ? text.slice(from, to) : '';
    const start = from + (words.length - words.trimStart().length);
    if (words.trim() !== '') left.push({ ...block, span: { start, end: start + words.trim().length } });
  }
  return left;
}
