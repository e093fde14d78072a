/**
 * What a file is, and its characters. Content decides where it is plain (a PDF header, a zip, `@article{`, `TY  - `); the
 * name decides between the text formats that look alike at the start. Bytes that are no text of any kind are refused
 * here with a sentence, so that no reader has to guess at noise.
 */
import { StetError } from '../errors.ts';
import { looksLikeAnswer } from './answers.ts';
import { databaseOf } from './database-kinds.ts';
import { byName, byType, MEDIA, READS } from './media.ts';
import { packedAs } from './packed-kinds.ts';
import { xmlTextOf } from './xml/kinds.ts';

export { MEDIA, mayBeProject, READS } from './media.ts';

/** First bytes of formats that people hand in by mistake, and what to say. */
const FOREIGN: readonly (readonly [string, string])[] = [
  ['89504e47', 'is a picture (PNG); stet reads documents'],
  ['ffd8ff', 'is a picture (JPEG); stet reads documents'],
  ['47494638', 'is a picture (GIF); stet reads documents'],
  ['1f8b', 'is packed with gzip; unpack it first'],
  ['377abcaf271c', 'is a 7z archive; unpack it first'],
  ['526172211a07', 'is a RAR archive; unpack it first'],
  ['25215053', 'is a PostScript file; convert it to PDF first'],
  ['53514c69746520666f726d6174', 'is a SQLite database, not a document'],
  ['7f454c46', 'is a program, not a document'],
  ['41542654464f524d', 'is a DjVu file; convert it to PDF first'],
  ['49545346', 'is a help file (CHM); save its text as .html or PDF'],
  ['ff575043', 'is a WordPerfect file; save it as .docx'],
];

/** First bytes of files that old Office programs write, and new ones for what has a password. */
const COMPOUND = 'd0cf11e0a1b11ae1';
/** The part that holds a document with a password, as the directory of such a file names it. */
const SEALED = Buffer.from('EncryptedPackage', 'utf16le');

/** What a compound file is; of its beginning alone it may be unclear. */
function ofCompound(bytes: Uint8Array, name: string): StetError {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(SEALED)
    ? new StetError('encrypted-input', `${name}: the file is protected with a password; save a copy without one.`)
    : new StetError(
        'unknown-media-type',
        `${name} is an old Office file (.doc, .xls, .ppt) or a protected one; save it as .docx, .xlsx or .pptx without a password.`,
      );
}

/** Types of BibTeX entries, as a pattern. */
export const ENTRY_TYPE =
  'article|book|inbook|incollection|inproceedings|conference|proceedings|misc|online|techreport|report|phdthesis|mastersthesis|thesis|unpublished|manual|booklet|string|preamble|collection|software|dataset|patent|electronic|inreference|periodical|suppbook|set|xdata|mvbook';
/** The start of a text says outright what it is. */
const STARTS: readonly (readonly [RegExp, string])[] = [
  [/^<!doctype html\b/i, MEDIA.html],
  [/^<(html|head|body)[\s>]/i, MEDIA.html],
  // Templates of Wikipedia and nothing else, as Zotero exports them.
  [/^\{\{\s?(?:cite |citation\b|literatur\b)/i, MEDIA.mediawiki],
  [/^TY {1,2}- /, MEDIA.ris],
  [/^(PMID|OWN|STAT) ?- /, MEDIA.nbib],
  [/^%0 [A-Z]/, MEDIA.endnote],
  [/^(?:FN (?:Clarivate|Thomson|ISI|Web of)|PT [A-Z]\r?\nA[UF] )/, MEDIA.wos],
  // RefWorks, the Astrophysics Data System, the Cochrane Library.
  [/^RT [A-Z][A-Za-z ,/]{2,40}\r?\n(?:SR|ID|A1|T1|JF|YR) /, MEDIA.tagged],
  [/^%R \d{4}\S{10,20}\r?\n%[A-Z] /, MEDIA.tagged],
  [/^Record #\d{1,6} of \d{1,6}\s{1,10}ID: CN-/, MEDIA.tagged],
  [/^PT\tA[UF]\t/, MEDIA.tsv],
  // Anchors of AsciiDoc (`[[reefs]]`), links between notes (`[[Reefs]]`) and templates (`{{ content }}`) open two brackets as well, with a word behind.
  [/^(?:\{\s{0,200}"|\[\s{0,200}(?:[{"]|\[\s{0,200}[[{"\d\]-]))/, MEDIA.csl],
  [new RegExp(`^@(${ENTRY_TYPE})[ \\t]{0,20}[{(]`, 'i'), MEDIA.bibtex],
  [/^\\begin\{(thebibliography|biblist|bibdiv)\}/, MEDIA.bbl],
  [/^\\(documentclass|documentstyle)\b/, MEDIA.latex],
];

/** Signs anywhere in the first part; asked only when neither start nor name told. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\\documentclass\b|\\documentstyle\b|\\begin\{document\}/, MEDIA.latex],
  [/\\begin\{(thebibliography|biblist|bibdiv)\}|\\bibitem\b|\\refsection\{|\\datalist\[/, MEDIA.bbl],
  [/\\(section|subsection|chapter|paragraph|citep?|input)\*?\{/, MEDIA.latex],
  [new RegExp(`^[ \\t]{0,20}@(${ENTRY_TYPE})[ \\t]{0,20}[{(]`, 'im'), MEDIA.bibtex],
  [/^TY {1,2}- /m, MEDIA.ris],
  [/^PMID- \d/m, MEDIA.nbib],
  [/^%0 [A-Z][a-z]/m, MEDIA.endnote],
  [/<html[\s>]/i, MEDIA.html],
];
const MARKDOWN = [/^#{1,6} \S/m, /\[-?@[\w:-]/, /^```/m, /\]\((https?:|#|\.)/, /^\[\^[^\]\n]{1,80}\]:/m, /^---\r?\n/];

/** A drawing, with what may stand before its element. */
const SVG = /^(?:<\?xml\b[^>]{0,200}>\s{0,200})?(?:<!--[^>]{0,2000}-->\s{0,200})?(?:<!DOCTYPE svg\b[^>]{0,400}>\s{0,200})?<svg[\s>]/i;

/** The first bytes of a file, in hexadecimal. */
const beginning = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 16)).toString('hex');

/** Throws StetError `unknown-media-type` for what begins as no document does. */
function refuseForeign(bytes: Uint8Array, name: string): void {
  const hex = beginning(bytes);
  const found = FOREIGN.find(([magic]) => hex.startsWith(magic));
  if (found !== undefined) throw new StetError('unknown-media-type', `${name} ${found[1]}.`);
}

/** The media type, from content first, then from the name or the type that came along. */
export function mediaTypeOf(bytes: Uint8Array, hints: { readonly name: string; readonly mediaType?: string }): string {
  const { name } = hints;
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1100)).toString('latin1');
  // Before the sign of a PDF, which may stand further in: the first member of an archive may be one.
  if (/^PK(\x03\x04|\x05\x06|\x07\x08)/.test(head)) return ofZip(bytes, name);
  if (head.slice(0, 1024).includes('%PDF-')) return MEDIA.pdf;
  if (beginning(bytes).startsWith(COMPOUND)) throw ofCompound(bytes, name);
  refuseForeign(bytes, name);

  const told = byName(name) ?? byType(hints.mediaType ?? '');
  const binary = told === undefined ? undefined : BINARY.get(told);
  if (binary !== undefined)
    throw new StetError('unreadable-input', `${name} is named as ${binary} but is not one; save it again or check the download.`);
  const start = textOf(bytes.subarray(0, 65_536), name, true).trimStart();
  if (start.startsWith('{\\rtf')) return MEDIA.rtf;
  const xml = xmlTextOf(start);
  if (xml !== null) return MEDIA[xml];
  const alone = told === undefined ? undefined : XML_ALONE.get(told);
  if (alone !== undefined)
    throw new StetError('unreadable-input', `${name} is named as ${alone} but is not one; save it again or check the download.`);
  if (/^\{/.test(start) && /"cell_type"\s*:/.test(start) && (told === MEDIA.notebook || /"nbformat|"cells"\s*:/.test(start)))
    return MEDIA.notebook;
  if ((told === undefined || told === MEDIA.csl || told === MEDIA.plain) && looksLikeAnswer(start)) return MEDIA.answer;
  const mixed = (told === undefined || told === MEDIA.plain) && isMixed(start);
  for (const [pattern, type] of STARTS) if (pattern.test(start) && !(mixed && RECORDS.has(type))) return type;
  if ((told === undefined || told === MEDIA.plain) && databaseOf(start) !== null) return MEDIA.tagged;
  if (told === MEDIA.latex && !/\\begin\{document\}|\\documentclass/.test(start) && /\\begin\{thebibliography\}/.test(start))
    return MEDIA.latex;
  // Jira's pages and MediaWiki's have the same ending.
  if (told === MEDIA.mediawiki && /^h[1-6]\. \S/m.test(start) && !/^==|<ref|\{\{/m.test(start)) return MEDIA.textile;
  if (told !== undefined && told !== MEDIA.plain) return told;
  if (SVG.test(start)) throw new StetError('unknown-media-type', `${name} is a picture (SVG); stet reads documents.`);
  for (const [pattern, type] of SIGNS) if (pattern.test(start) && !(mixed && RECORDS.has(type))) return type;
  if (/^<\?xml|^<!DOCTYPE/i.test(start))
    throw new StetError('unknown-media-type', `${name} is XML of a kind that is not read here; ${READS}.`);
  // DokuWiki keeps its pages as .txt.
  if (/^={4,6} ?[^=\n]{1,200} ?={4,6}[ \t\r]{0,5}$/m.test(start) && /\(\(|\/\/\S|\[\[|^ {2,}[*-] \S/m.test(start)) return MEDIA.wiki;
  if (told === undefined && MARKDOWN.filter((sign) => sign.test(start)).length >= 2) return MEDIA.markdown;
  return MEDIA.plain;
}

/** Formats whose records may stand among prose, and the lines they are made of. */
const RECORDS: ReadonlySet<string> = new Set([MEDIA.bibtex, MEDIA.ris, MEDIA.nbib, MEDIA.endnote]);
const OF_RECORD = /^[ \t]{0,40}(?:@[a-z]{3,20}\s?[{(]|[\w-]{2,30}[ \t]{0,20}=|%|[A-Z][A-Z0-9]{1,3} {0,2}- |[})]\s{0,4}$)/im;
/** Share of the characters of a text that may stand outside its records before it is a text that holds some. */
const BESIDE = 0.1;

/** Whether more than a word or two stands in paragraphs of its own beside the records of a text. */
function isMixed(text: string): boolean {
  const beside = text.split(/\n[ \t\r]{0,40}\n/).filter((paragraph) => !OF_RECORD.test(paragraph));
  return beside.reduce((sum, paragraph) => sum + paragraph.trim().length, 0) > text.length * BESIDE;
}

/** Formats that are no text: what a file is called that only bears the name. */
const BINARY: ReadonlyMap<string, string> = new Map([
  [MEDIA.pdf, 'a PDF'],
  [MEDIA.docx, 'a Word file'],
  [MEDIA.odt, 'an ODT file'],
  [MEDIA.epub, 'an EPUB'],
  [MEDIA.xlsx, 'an Excel file'],
  [MEDIA.ods, 'an ODS file'],
  [MEDIA.pptx, 'a PowerPoint file'],
  [MEDIA.odp, 'an ODP file'],
  [MEDIA.zip, 'an archive (.zip)'],
]);
/** Formats whose outermost element tells them: a file that only bears the name is none. */
const XML_ALONE: ReadonlyMap<string, string> = new Map([
  [MEDIA.fodt, 'a flat ODT file'],
  [MEDIA.fb2, 'a FictionBook'],
]);

/** Formats that are archives. */
const PACKED: ReadonlySet<string> = new Set([MEDIA.docx, MEDIA.odt, MEDIA.epub, MEDIA.xlsx, MEDIA.ods, MEDIA.pptx, MEDIA.odp, MEDIA.zip]);

/** What an archive is; by its name where its beginning alone is there and does not tell. */
function ofZip(bytes: Uint8Array, name: string): string {
  const packed = packedAs(bytes);
  if (typeof packed === 'object') throw new StetError('unknown-media-type', `${name} ${packed.says}; ${READS}.`);
  const told = byName(name);
  if (packed === 'archive') return told !== undefined && told !== MEDIA.zip && PACKED.has(told) ? told : MEDIA.zip;
  // The type of an OpenDocument file stands in front; a file that was packed anew may have it elsewhere.
  if (packed === 'odt' && (told === MEDIA.ods || told === MEDIA.odp)) return told;
  if (packed !== 'unclear') return MEDIA[packed];
  // Word files begin so, whatever they are called.
  const office = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 200)).includes('[Content_Types].xml');
  if (told === MEDIA.xlsx || told === MEDIA.pptx) return told;
  return !office && told !== undefined && PACKED.has(told) ? told : MEDIA.docx;
}

/**
 * The characters of a text file: UTF-8 or UTF-16 by byte order mark or by looking, else Windows-1252. The mark is dropped.
 * @throws StetError `unknown-media-type` when the bytes are no text.
 */
export function textOf(bytes: Uint8Array, name: string, partial = false): string {
  const text = decode(bytes, name, partial);
  let noise = 0;
  const looked = Math.min(text.length, 20_000);
  for (let at = 0; at < looked; at++) {
    const code = text.charCodeAt(at);
    if (code < 9 || (code > 13 && code < 32 && code !== 27) || code === 127 || code === 0xfffd) noise++;
  }
  if (noise > 3 && noise > looked / 100) {
    throw new StetError('unknown-media-type', `${name} is not a text: its bytes are binary data; ${READS}.`);
  }
  return text;
}

function decode(bytes: Uint8Array, name: string, partial: boolean): string {
  const [a = 0, b = 0, c = 0] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const looked = Math.min(bytes.length, 512);
  let odd = 0;
  let even = 0;
  for (let at = 0; at < looked; at++) if (bytes[at] === 0) at % 2 === 0 ? even++ : odd++;
  if (looked >= 8 && odd > looked / 4 && even < looked / 50) return new TextDecoder('utf-16le').decode(bytes);
  if (looked >= 8 && even > looked / 4 && odd < looked / 50) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: partial });
  } catch {
    // A picture that has hardly a sign of control is still none that anybody wrote.
    refuseForeign(bytes, name);
    // A file that says UTF-8 and has one damaged byte is still UTF-8.
    if (a === 0xef && b === 0xbb && c === 0xbf) return new TextDecoder('utf-8').decode(bytes);
    return windows1252(bytes);
  }
}

/** What Windows-1252 has where Latin-1 has controls (0x80 to 0x9f); Node 20's own decoder leaves the controls. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The characters of Windows-1252. */
export function windows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);
}
