/**
 * PDF to Document. pdf.js gives characters with places; everything that makes them a text again (lines, columns, running
 * headers, hyphens, footnotes, reference entries) is decided in the pdf-*.ts files beside this one, from places and faces
 * alone. Pages without characters are given to pdf-scan.ts, which reads them from their image or says why it cannot.
 */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { messageOf, StetError } from '../errors.ts';
import type { Document, Skipped } from '../model/document.ts';
import { aboutPdf } from './about.ts';
import type { ParseContext } from './parse.ts';
import { type Group, groupsOf } from './pdf-blocks.ts';
import { bodyOf } from './pdf-body.ts';
import { linesInOrder } from './pdf-columns.ts';
import { clearFurniture } from './pdf-furniture.ts';
import { lexiconOf } from './pdf-join.ts';
import { stretchesOf } from './pdf-lines.ts';
import { footNotes, withMarks } from './pdf-notes.ts';
import { type PagePieces, piecesOf, type RawItem, type RawLink } from './pdf-pieces.ts';
import { entriesOf, regionsOf } from './pdf-references.ts';
import { openScanner, unread } from './pdf-scan.ts';
import { PdfWriter } from './pdf-write.ts';

/** Largest image of a scan that is decoded, in pixels: a page at 600 dpi. */
const LARGEST_SCAN = 40_000_000;
/** Scanned pages that are read; each takes some ten seconds. */
const MOST_SCANS = 100;

/**
 * Reads the text layer of a PDF, and pages that are images by recognition where that is installed.
 * Throws StetError `encrypted-input` when it asks for a password, `too-large` when it holds too much text, and
 * `unreadable-input` when it is damaged beyond reading.
 */
export async function readPdf(bytes: Uint8Array, context: ParseContext): Promise<Document> {
  const { pages, total, labels, skipped, author, recognised } = await pagesOf(bytes, context);
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
  };
}

type LaidOut = Pick<Document, 'text' | 'blocks' | 'links' | 'notes' | 'pages' | 'skipped' | 'superscripts'>;

/** Pages of pieces to text with places: the order in which the pdf-*.ts files speak. */
export function layOut(
  pages: readonly PagePieces[],
  total: number,
  labels: ReadonlyMap<number, string>,
  told: readonly Skipped[],
): LaidOut {
  const cleared = clearFurniture(pages.map((page) => ({ ...page, stretches: stretchesOf(page.pieces) })));
  const lines = linesInOrder(cleared.pages);
  const body = bodyOf(lines);
  const listed = new Set(regionsOf(lines, body).flatMap((region) => lines.slice(region.from, region.to)));
  const { text: running, notes } = footNotes(lines, body, (line) => listed.has(line));
  const hrefs = pages.flatMap((page) => page.areas.map((area) => area.href));
  const writer = new PdfWriter(lexiconOf(lines, hrefs));

  const groups: Group[] = [];
  let from = 0;
  for (const region of regionsOf(running, body)) {
    groups.push(...groupsOf(running.slice(from, region.from), body), ...entriesOf(running.slice(region.from, region.to), body));
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
  for (const { kind, lines: own, level, label } of groups) {
    writeNotes(own.reduce((page, line) => Math.max(page, line.page), 0));
    writer.write(own, kind, { ...(level === undefined ? {} : { level }), ...(label === undefined ? {} : { label }) });
  }
  writeNotes(Number.POSITIVE_INFINITY);

  const text = writer.text();
  const superscripts = writer.superscripts();
  return {
    text,
    blocks: writer.blocks,
    links: writer.links(new Map(pages.map((page) => [page.number, page.areas]))),
    notes: withMarks(written, writer.placed, text),
    pages: writer.pages(total, new Map([...labels, ...cleared.labels])),
    skipped: [...told, ...cleared.skipped, ...sideways(pages), ...guessed(pages)],
    ...(superscripts.length === 0 ? {} : { superscripts }),
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

interface Opened {
  readonly pages: PagePieces[];
  readonly total: number;
  readonly labels: ReadonlyMap<number, string>;
  readonly skipped: Skipped[];
  /** As the file's properties name it; anything at all. */
  readonly author: unknown;
  /** Whether any page was read from its image. */
  readonly recognised: boolean;
}

/** Opens a file by pdf.js; images of more pixels than this are not decoded. */
async function opened(bytes: Uint8Array, maxImageSize: number) {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return pdfjs.getDocument({
    // pdf.js takes the buffer for its own.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    maxImageSize,
    isOffscreenCanvasSupported: false,
    cMapUrl: join(home, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: join(home, 'standard_fonts/'),
    wasmUrl: join(home, 'wasm/'),
    verbosity: 0,
  });
}

/** Reads pages from their images, one after the other, as far as that is possible; says of each other page why not. */
async function scan(
  bytes: Uint8Array,
  numbers: readonly number[],
  { ocr = [], progress, slow }: ParseContext,
): Promise<{ readonly pages: PagePieces[]; readonly skipped: Skipped[] }> {
  slow?.();
  const scanner = await openScanner(ocr);
  const told =
    (why: string) =>
    (number: number): Skipped => ({ what: `page ${number}`, why, page: number });
  if ('why' in scanner)
    return {
      pages: [],
      skipped: numbers.map((number) => told(`page ${number} has no text layer (a scanned image, or blank); ${scanner.why}`)(number)),
    };
  const task = await opened(bytes, LARGEST_SCAN);
  const pages: PagePieces[] = [];
  const skipped: Skipped[] = numbers.slice(MOST_SCANS).map(told(`only ${MOST_SCANS} scanned pages of a document are read`));
  try {
    const pdf = await task.promise;
    for (const [at, number] of numbers.slice(0, MOST_SCANS).entries()) {
      slow?.();
      try {
        const page = await pdf.getPage(number);
        const items = await scanner.words(page);
        if (items.length === 0) skipped.push(told('it has no text, or none that can be recognised')(number));
        else {
          pages.push(piecesOf(number, page.view, items, []));
          skipped.push(told('its text was recognised from an image; words may be misread')(number));
        }
        page.cleanup();
      } catch (thrown) {
        skipped.push(told(unread(thrown))(number));
      }
      progress?.(at + 1, Math.min(numbers.length, MOST_SCANS), `scan of page ${number}`);
    }
  } finally {
    await task.destroy().catch(() => undefined);
    await scanner.close().catch(() => undefined);
  }
  return { pages, skipped };
}

/** Takes the characters and links out of the file, page by page. */
async function pagesOf(bytes: Uint8Array, context: ParseContext): Promise<Opened> {
  const { name, limits, progress } = context;
  // Reading a text layer needs no image, so none is decoded.
  const task = await opened(bytes, 1);
  try {
    const pdf = await task.promise;
    const total = pdf.numPages;
    const read = Math.min(total, limits.pages);
    const pages: PagePieces[] = [];
    const skipped: Skipped[] = [];
    let characters = 0;
    const images: number[] = [];
    for (let number = 1; number <= read; number++) {
      try {
        const page = await pdf.getPage(number);
        const [content, annotations] = await Promise.all([page.getTextContent(), page.getAnnotations()]);
        const items: RawItem[] = [];
        for (const item of content.items) {
          if (!('str' in item)) continue;
          items.push(item);
          characters += item.str.length;
        }
        if (characters > limits.textCharacters) {
          throw new StetError(
            'too-large',
            `${name}: it holds more than ${limits.textCharacters} characters of text. Split it, or raise the limit.`,
          );
        }
        if (!items.some((item) => /\S/.test(item.str))) {
          images.push(number);
        }
        pages.push(piecesOf(number, page.view, items, linksOf(annotations)));
        page.cleanup();
      } catch (thrown) {
        if (thrown instanceof StetError) throw thrown;
        skipped.push({ what: `page ${number}`, why: `it is damaged: ${messageOf(thrown).slice(0, 120)}`, page: number });
      }
      progress?.(number, read, `page ${number}`);
    }
    const scanned = images.length === 0 ? null : await scan(bytes, images, context);
    for (const page of scanned?.pages ?? [])
      pages.splice(
        pages.findIndex(({ number }) => number === page.number),
        1,
        page,
      );
    skipped.push(...(scanned?.skipped ?? []));
    if (total > read)
      skipped.push({
        what: `pages ${read + 1} to ${total}`,
        why: `only the first ${read} pages are read`,
        page: read + 1,
        count: total - read,
      });
    const author = await pdf.getMetadata().then(
      ({ info }) => ('Author' in info ? info.Author : undefined),
      () => undefined,
    );
    return { pages, total: read, labels: await printedLabels(pdf, read), skipped, author, recognised: (scanned?.pages.length ?? 0) > 0 };
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    if (thrown instanceof Error && thrown.name === 'PasswordException') {
      throw new StetError('encrypted-input', `${name}: the PDF asks for a password; save a copy without one.`);
    }
    throw new StetError('unreadable-input', `${name}: the PDF is damaged (${messageOf(thrown).slice(0, 120)}). Save or download it anew.`, {
      cause: thrown,
    });
  } finally {
    await task.destroy().catch(() => undefined);
  }
}

/** The file's own page labels, where they say more than the position does. */
async function printedLabels(
  pdf: { getPageLabels(): Promise<readonly (string | null)[] | null> },
  count: number,
): Promise<Map<number, string>> {
  const labels = await pdf.getPageLabels().catch(() => null);
  const out = new Map<number, string>();
  (labels ?? []).slice(0, count).forEach((label, at) => {
    if (typeof label === 'string' && label !== '' && label.length <= 20) out.set(at + 1, label);
  });
  if ([...out].every(([number, label]) => String(number) === label)) out.clear();
  return out;
}

/** Web links of a page. Only http, https, mailto-free addresses are kept: nothing else leads to a work. */
function linksOf(annotations: readonly unknown[]): RawLink[] {
  const links: RawLink[] = [];
  for (const annotation of annotations) {
    if (typeof annotation !== 'object' || annotation === null) continue;
    const { subtype, url, unsafeUrl, rect } = annotation as { subtype?: unknown; url?: unknown; unsafeUrl?: unknown; rect?: unknown };
    const href = typeof url === 'string' ? url : unsafeUrl;
    if (subtype !== 'Link' || typeof href !== 'string' || !/^https?:\/\/\S{3,2000}$/i.test(href) || !Array.isArray(rect)) continue;
    links.push({ href, rect: rect.map(Number) });
  }
  return links;
}
