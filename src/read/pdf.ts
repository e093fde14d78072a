/**
 * PDF to Document. pdf.js gives characters with places; everything that makes them a text again (lines, columns, running
 * headers, hyphens, footnotes, reference entries) is decided in the pdf-*.ts files beside this one, from places and faces
 * alone. Pages without characters are told, not guessed: reading pictures of text is another reader's work.
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
import { PdfWriter } from './pdf-write.ts';

/**
 * Reads the text layer of a PDF.
 * Throws StetError `encrypted-input` when it asks for a password, `too-large` when it holds too much text, and
 * `unreadable-input` when it is damaged beyond reading.
 */
export async function readPdf(bytes: Uint8Array, context: ParseContext): Promise<Document> {
  const { pages, total, labels, skipped, author } = await pagesOf(bytes, context);
  const about = aboutPdf(author);
  const document = layOut(pages, total, labels, skipped);
  return {
    id: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
    name: context.name,
    mediaType: 'application/pdf',
    citations: [],
    entries: [],
    ...(about === null ? {} : { about }),
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
}

/** Takes the characters and links out of the file, page by page. */
async function pagesOf(bytes: Uint8Array, context: ParseContext): Promise<Opened> {
  const { name, limits, progress } = context;
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const task = pdfjs.getDocument({
    // pdf.js takes the buffer for its own.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    maxImageSize: 1,
    isOffscreenCanvasSupported: false,
    cMapUrl: join(home, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: join(home, 'standard_fonts/'),
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    const total = pdf.numPages;
    const read = Math.min(total, limits.pages);
    const pages: PagePieces[] = [];
    const skipped: Skipped[] = [];
    let characters = 0;
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
          skipped.push({ what: `page ${number}`, why: `page ${number} has no text layer (a scanned image, or blank)`, page: number });
        }
        pages.push(piecesOf(number, page.view, items, linksOf(annotations)));
        page.cleanup();
      } catch (thrown) {
        if (thrown instanceof StetError) throw thrown;
        skipped.push({ what: `page ${number}`, why: `it is damaged: ${messageOf(thrown).slice(0, 120)}`, page: number });
      }
      progress?.(number, read, `page ${number}`);
    }
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
    return { pages, total: read, labels: await printedLabels(pdf, read), skipped, author };
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
