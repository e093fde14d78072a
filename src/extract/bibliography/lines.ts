/**
 * The document as a row of lines, each knowing the block it stands in: the common ground of everything that looks for
 * lists. Readers differ in what they tell (hard lines, whole paragraphs, nothing at all); after this they look alike.
 */
import type { Block, BlockKind, Document, Span } from '../../model/document.ts';
import { halfWidth } from '../../text/half-width.ts';
import { looksLikeEntry } from './likeness.ts';
import { withoutPageEdges } from './page-edges.ts';

/** `marked`: the reader said so. `headed`: under a heading. `loose`: no heading, but a dense run. `whole`: all there is. */
export type Found = 'marked' | 'headed' | 'loose' | 'whole';

export interface List {
  readonly found: Found;
  readonly heading: Span | null;
  /** True when the reader made every entry a block of its own. */
  readonly marked: boolean;
  readonly lines: readonly Line[];
}

export interface Line {
  /** Offsets of the line without the white space around it. */
  readonly start: number;
  readonly end: number;
  /** What it says, signs and digits of East Asian and Arabic print in ASCII: for looking at. What is kept is cut out of the document. */
  readonly text: string;
  readonly kind: BlockKind;
  /** True when it is the first line of its block, or follows a blank line. */
  readonly opens: boolean;
  /** The block it stands in; null for text no block covers. */
  readonly block: Block | null;
  /** What a row of a table says, put together as an entry would be printed, where that is not its text. */
  readonly printed?: string;
}

const BARE_LABEL = /^[[(]?[\p{L}\d+:._-]{1,24}[\]).]{1,2}$|^\d{1,4}$/u;

function pushLines(out: Line[], text: string, from: number, to: number, block: Block | null): void {
  let opens = true;
  let at = from;
  while (at <= to) {
    const broken = text.indexOf('\n', at);
    const stop = broken === -1 || broken > to ? to : broken;
    let start = at;
    let end = stop;
    while (start < end && isSpace(text.charCodeAt(start))) start += 1;
    while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1;
    if (end > start) {
      out.push({ start, end, text: halfWidth(text.slice(start, end)), kind: block?.kind ?? 'paragraph', opens, block });
      opens = false;
    } else opens = true;
    at = stop + 1;
  }
}

function isSpace(code: number): boolean {
  return (
    code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x3000 || (code >= 0x2000 && code <= 0x200b) || code === 0xfeff
  );
}

const NUMBER = /^(?:\[(\d{1,4})\]|\((\d{1,4})\)|(\d{1,4})[.)])\s{1,4}\S/;

/** Lines by the blocks that they open: each paragraph of its own with what goes on it. */
export function byBlock(lines: readonly Line[]): readonly (readonly Line[])[] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.opens || last === undefined) blocks.push([line]);
    else last.push(line);
  }
  return blocks;
}

/** The number a line begins with as a label, or that the reader took off it; null when it has none. */
export function numberOf({ text, block, opens }: Line): number | null {
  const own = opens ? /^[[(]?(\d{1,4})[\]).]?$/.exec(block?.label ?? '')?.[1] : undefined;
  const printed = NUMBER.exec(text);
  const number = own ?? printed?.[1] ?? printed?.[2] ?? printed?.[3];
  return number === undefined ? null : Number(number);
}

/** All lines with anything on them, in order; text between blocks counts as paragraphs. */
export function linesOf(document: Document): Line[] {
  let lines: Line[] = [];
  let at = 0;
  for (const block of document.blocks) {
    if (block.span.start > at) pushLines(lines, document.text, at, block.span.start, null);
    pushLines(lines, document.text, block.span.start, block.span.end, block);
    at = Math.max(at, block.span.end);
  }
  if (at < document.text.length) pushLines(lines, document.text, at, document.text.length, null);
  // Where the reader gave a label to the block, its print stands between the blocks and is no line of its own.
  if (document.blocks.length > 0) lines = lines.filter((line) => line.block !== null || !BARE_LABEL.test(line.text));
  if (document.mediaType === 'text/plain') lines = withoutSignature(withoutPageEdges(lines));
  if (lines.length <= BOX) lines = withoutStyles(lines);
  return document.notes.length === 0 ? lines : withNotes(lines, document);
}

/** What a box "Cite this" calls the forms in which it gives one work: "APA", "Bluebook 21st ed.", "MLA\tRoe, Ada. …". */
const STYLE =
  /^(?:MLA|APA|AMA|ACS|ACM|IEEE|Chicago|Harvard|Vancouver|Bluebook|Turabian|ALWD|AGLC|OSCOLA|McGill(?:\sGuide)?|ABNT|DIN|GB\/T\s7714)(?:\s\(?\d{1,2}(?:st|nd|rd|th)(?:\sed(?:\.|ition)?)?\)?)?(?:\s(?:style|format))?(?:(?<=^(?:MLA|APA|AMA|Vancouver|Bluebook)):|\t\s{0,4}|$)/iu;
/** What stands above the one entry of a publisher's box. */
const BOXED =
  /^(?:(?:how to )?cite (?:this|as)(?: (?:article|paper|chapter|article as|paper as))?|zitierhinweis|diesen artikel zitieren|citer cet article|citar este artículo)\s?:?$/iu;
/** Lines of a text that may be such a box; in longer ones the last word of an entry may stand alone. */
const BOX = 60;

/** The lines without the names of such forms; behind each another entry begins. */
function withoutStyles(lines: readonly Line[]): Line[] {
  let named = false;
  let boxed = false;
  return lines.flatMap((line, i) => {
    if (BOXED.test(line.text) && looksLikeEntry(lines[i + 1]?.text ?? '')) {
      boxed = true;
      named = false;
      return [];
    }
    if (boxed) {
      const next = lines[i + 1];
      boxed = next !== undefined && !next.opens && !looksLikeEntry(line.text);
      return [{ ...line, kind: 'reference' as const, opens: true }];
    }
    const opens = line.opens || named;
    const style = STYLE.exec(line.text)?.[0].length ?? 0;
    const rest = line.text.slice(style).trimStart();
    const next = rest === '' ? (lines[i + 1]?.text ?? '') : rest;
    named = style > 0 && looksLikeEntry(next);
    if (named && rest === '') return [];
    if (!named) return [opens === line.opens ? line : { ...line, opens }];
    named = false;
    return [{ ...line, start: line.start + line.text.length - rest.length, text: rest, opens: true }];
  });
}

/** Lines that the signature of a mail has at most. */
const SIGNATURE = 8;

/** A text without the signature of a mail, which a line of two hyphens parts from it (RFC 3676, section 4.3). */
function withoutSignature(lines: Line[]): Line[] {
  const from = lines.findLastIndex(({ text }) => text === '--');
  return from <= 0 || from + SIGNATURE < lines.length - 1 ? lines : lines.slice(0, from);
}

/** Lines of notes are notes, whatever block the reader put them in: they belong to no list. */
function withNotes(lines: readonly Line[], document: Document): Line[] {
  const spans = document.notes.map(({ span }) => span).sort((a, b) => a.start - b.start);
  let k = 0;
  return lines.map((line) => {
    while (k < spans.length && (spans[k]?.end ?? 0) <= line.start) k += 1;
    const span = spans[k];
    return span !== undefined && line.start >= span.start && line.end <= span.end ? { ...line, kind: 'note' as const } : line;
  });
}
