/**
 * Bytes to `Document`: looks at what the bytes are and hands them to the reader of that format. Content speaks first, the
 * name second. Readers are loaded only when their format comes up. Runs inside the child process; limits of time and
 * memory are kept outside (isolate.ts), limits of text here.
 */

import { StetError } from '../errors.ts';
import type { Document } from '../model/document.ts';
import { aboutText } from './about.ts';
import type { Reading } from './blocks.ts';
import type { ParseContext } from './context.ts';
import { documentOf } from './document.ts';
import { somethingRead } from './none-read.ts';
import { MEDIA, mediaTypeOf, textOf } from './sniff.ts';

/**
 * Reads one document of any format.
 * @throws StetError `empty-input`, `unknown-media-type`, `unreadable-input`, `encrypted-input` or `too-large`, naming the file.
 */
export async function parseBytes(bytes: Uint8Array, context: ParseContext): Promise<Document> {
  const { name, limits } = context;
  if (bytes.length === 0) throw new StetError('empty-input', `${name} is empty: there is nothing to check.`);
  const mediaType = mediaTypeOf(bytes, context);
  if (mediaType === MEDIA.pdf) return (await import('./pdf.ts')).readPdf(bytes, context);
  const packed = await readPacked(mediaType, bytes, context);
  if (packed !== null) return (await import('./pasted.ts')).withPasted(packed);
  if (mediaType === MEDIA.zip)
    throw new StetError(
      'unknown-media-type',
      `${name} is an archive of files, not a document; name it with the ending .zip where files are named, or unpack it and give the document in it.`,
    );
  const text = textOf(bytes, name);
  if (text.length > limits.textCharacters) {
    throw new StetError(
      'too-large',
      `${name} has ${text.length} characters, more than the ${limits.textCharacters} that are read; split it into smaller files.`,
    );
  }
  if (!/\S/.test(text)) throw new StetError('empty-input', `${name} holds only white space: there is nothing to check.`);
  const reading = await readText(mediaType, text, context);
  somethingRead(mediaType, reading, name);
  const about = reading.about ?? aboutText(mediaType, text);
  return documentOf(bytes, context, mediaType, { ...reading, entries: onlyCited(reading.entries ?? [], context), about });
}

/** Documents of word processors, spreadsheets, slides and books; null for every other format. */
async function readPacked(mediaType: string, bytes: Uint8Array, context: ParseContext): Promise<Document | null> {
  if (mediaType === MEDIA.docx) return (await import('./docx.ts')).readDocx(bytes, context);
  if (mediaType === MEDIA.odt) return (await import('./odt.ts')).readOdt(bytes, context);
  if (mediaType === MEDIA.fodt) return (await import('./odt.ts')).readFlatOdt(bytes, context);
  if (mediaType === MEDIA.epub) return (await import('./epub.ts')).readEpub(bytes, context);
  if (mediaType === MEDIA.xlsx || mediaType === MEDIA.ods)
    return (await import('./sheet/workbook.ts')).readWorkbook(bytes, context, mediaType);
  if (mediaType === MEDIA.pptx || mediaType === MEDIA.odp) return (await import('./slides.ts')).readSlides(bytes, context, mediaType);
  if (mediaType === MEDIA.rtf) return (await import('./rtf.ts')).readRtf(bytes, context);
  return null;
}

function onlyCited(entries: Document['entries'], context: ParseContext): Document['entries'] {
  return context.onlyCited === true ? entries.filter((entry) => entry.cited !== false) : entries;
}

async function readText(mediaType: string, text: string, context: ParseContext): Promise<Reading> {
  switch (mediaType) {
    case MEDIA.bibtex:
      return (await import('./bibtex.ts')).readBibtex(text);
    case MEDIA.ris:
    case MEDIA.nbib:
    case MEDIA.endnote:
    case MEDIA.wos:
      return (await import('./ris.ts')).readTagged(text, mediaType);
    case MEDIA.tagged:
      return (await import('./database-texts.ts')).readDatabaseText(text) ?? (await import('./ris.ts')).readTagged(text, mediaType);
    case MEDIA.csv:
    case MEDIA.tsv:
      return (await (await import('./sheet/csv.ts')).readRows(text)) ?? readText(MEDIA.plain, text, context);
    case MEDIA.csl:
      return (await import('./csl.ts')).readCsl(text, context.name);
    case MEDIA.yaml:
      return (
        (await (await import('./chapters.ts')).readProject(text, context)) ?? (await import('./yaml/lists.ts')).readYaml(text, context.name)
      );
    case MEDIA.answer: {
      const told = (await import('./answers.ts')).answerAsMarkdown(text);
      return told === null
        ? readText(MEDIA.csl, text, context)
        : withoutPlaces(await (await import('./markdown.ts')).readMarkdown(told, context));
    }
    case MEDIA.latex:
      return (await import('./latex.ts')).readLatex(text, context);
    case MEDIA.bbl:
      return (await import('./latex/bbl.ts')).readBbl(text);
    case MEDIA.html:
      return (await import('./html.ts')).readHtml(text, context);
    case MEDIA.jats:
      return (await import('./jats.ts')).readJats(text, context.name);
    case MEDIA.tei:
      return (await import('./xml/told.ts')).readTold(text, context.name, (await import('./tei.ts')).articlesOfTei);
    case MEDIA.docbook:
      return (await import('./xml/told.ts')).readTold(text, context.name, (await import('./docbook.ts')).articlesOfDocbook);
    case MEDIA.fb2:
      return (await import('./xml/told.ts')).readTold(text, context.name, (await import('./fictionbook.ts')).articlesOfFictionBook);
    case MEDIA.records:
      return (await import('./xml/records.ts')).readXmlRecords(text, context.name);
    case MEDIA.markdown:
      return withPrintedNotes(await readChapters(text, context));
    case MEDIA.rst: {
      const trees = await (await import('./chapters.ts')).readTrees(text, context);
      return withPrintedNotes(trees ?? (await (await import('./as-markdown.ts')).readAsMarkdown(mediaType, text, context)));
    }
    case MEDIA.notebook:
    case MEDIA.org:
    case MEDIA.asciidoc:
    case MEDIA.mediawiki:
    case MEDIA.typst:
    case MEDIA.textile:
    case MEDIA.wiki:
      return withPrintedNotes(await (await import('./as-markdown.ts')).readAsMarkdown(mediaType, text, context));
    default:
      if (/(?:^|[\\/])book\.toml$/.test(context.name)) {
        const book = await (await import('./chapters.ts')).readProject(text, context);
        if (book !== null) return withPrintedNotes(book);
      }
      return (await import('./pasted.ts')).readAround(text, (await import('./plain.ts')).readPlain);
  }
}

/** Lines of what was told in Markdown are in no file. */
const withoutPlaces = ({ places: _, ...reading }: Reading): Reading => reading;

/** Markdown: the chapters of a SUMMARY.md, or a text with what it puts in. */
async function readChapters(text: string, context: ParseContext): Promise<Reading> {
  const { readProject, readWithIncluded } = await import('./chapters.ts');
  return (await readProject(text, context)) ?? readWithIncluded(text, context);
}

/** Notes that whoever saved the text in a markup without notes printed behind it. */
async function withPrintedNotes(reading: Reading): Promise<Reading> {
  const { looksLikeReference } = await import('./plain.ts');
  return (await import('./plain/notes.ts')).withNotesBehind(reading, looksLikeReference);
}
