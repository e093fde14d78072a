/**
 * A second reader: a GROBID server that the user named is given the PDF and says which references it finds. What it says is compared,
 * never required: the document is read here all the same, and where the two disagree a person is told. Format: TEI as GROBID's
 * `processReferences` gives it, with the printed reference in a note when asked for.
 */
import { randomBytes } from 'node:crypto';
import { messageOf } from '../errors.ts';
import type { Document } from '../model/document.ts';
import type { Post } from '../model/ports.ts';

const READER = 'GROBID';
/** More entries than this are no reference list. */
const MOST_ENTRIES = 20_000;

/** The printed references in a TEI document, in order. Throws an Error for what is no well-formed XML, or declares a document type. */
export async function entriesOfTei(xml: string): Promise<string[]> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser();
  const entries: string[] = [];
  /** Text of the entry under way, and of its printed form, when it has one. */
  let parts: string[] | null = null;
  let printed: string[] | null = null;
  let inPrinted = false;
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('it declares a document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (local(name) === 'biblStruct' && parts === null) {
      parts = [];
      printed = null;
    }
    if (parts !== null && local(name) === 'note' && attributes.type === 'raw_reference') {
      printed = [];
      inPrinted = true;
    }
  });
  parser.on('text', (text) => {
    if (inPrinted) printed?.push(text);
    else parts?.push(text, ' ');
  });
  parser.on('closetag', ({ name }) => {
    if (local(name) === 'note') inPrinted = false;
    if (local(name) !== 'biblStruct' || parts === null) return;
    const text = (printed ?? parts).join('').replace(/\s+/g, ' ').trim();
    if (text !== '' && entries.length < MOST_ENTRIES) entries.push(text);
    parts = null;
  });
  parser.write(xml).close();
  return entries;
}

/** The body of a form with the file in it. */
function form(bytes: Uint8Array): { readonly body: Uint8Array; readonly mediaType: string } {
  const edge = `stet-${randomBytes(12).toString('hex')}`;
  const part = (name: string, more = ''): string => `--${edge}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`;
  const head =
    `${part('includeRawCitations')}\r\n1\r\n${part('consolidateCitations')}\r\n0\r\n` +
    `${part('input', '; filename="document.pdf"')}Content-Type: application/pdf\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
    mediaType: `multipart/form-data; boundary=${edge}`,
  };
}

/**
 * Has a PDF read by a GROBID server too. Gives the document with what it found, or with a word that it could not be heard; a document
 * that is no PDF comes back as it was. Never throws for what the server does.
 */
export async function withSecondReading(document: Document, bytes: Uint8Array, url: string, post: Post): Promise<Document> {
  if (document.mediaType !== 'application/pdf') return document;
  const unheard = (why: string): Document => ({
    ...document,
    skipped: [...document.skipped, { what: 'a second reading', why: `the ${READER} server ${why}` }],
  });
  try {
    const { body, mediaType } = form(bytes);
    const answer = await post(`${url.replace(/\/$/, '')}/api/processReferences`, body, mediaType);
    // 204: it read the file and found no references.
    if (answer.status === 204) return { ...document, secondReading: { reader: READER, entries: [] } };
    if (answer.status !== 200) return unheard(`answered ${answer.status}`);
    return { ...document, secondReading: { reader: READER, entries: await entriesOfTei(new TextDecoder().decode(answer.body)) } };
  } catch (thrown) {
    return unheard(`gave no reading: ${messageOf(thrown).slice(0, 200)}`);
  }
}
