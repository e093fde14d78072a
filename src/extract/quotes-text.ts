/**
 * The paragraphs of a text in which quotes are looked for, and the stretches that are closed to them: code, tags, lists of
 * sources. A reader's blocks are taken as they are; a bare string is read as the plain or Markdown text that answers are
 * written in. Nothing is quoted across paragraphs unless a mark says so, so that no lost mark runs away with the page.
 */
import type { Block, Link, Note, Span } from '../model/document.ts';

/** What quotes are looked for in: a document, or as much of one as there is. */
export interface QuotedText {
  readonly text: string;
  readonly blocks?: readonly Block[];
  readonly notes?: readonly Note[];
  readonly links?: readonly Link[];
  /** The text's own list of works: each label with the id of its source; null: not at hand. */
  readonly listed?: readonly { readonly label: string; readonly source: string | null }[];
  /** Citation marks that are known already, each with the id of its source; null: of a source not at hand. */
  readonly cited?: readonly { readonly span: Span; readonly label: string; readonly locator?: string; readonly source: string | null }[];
}

export interface Paragraph extends Span {
  readonly kind: 'text' | 'quote' | 'code' | 'reference';
}

/** "[1]: …" or "[1] …" at the start of a line: what a label stands for. */
export interface Definition extends Span {
  readonly label: string;
}

export interface Parts {
  readonly paragraphs: readonly Paragraph[];
  readonly definitions: readonly Definition[];
  /** Stretches inside paragraphs that hold no quotes: inline code, tags. In order. */
  readonly closed: readonly Span[];
}

const FENCE = /^\s{0,3}(```|~~~)/;
const ITEM = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s+/;
const LIST_HEAD =
  /^\s*(?:#{1,6}\s*)?(?:(?:\*\*|__)\s*)?(?:sources?|references?|bibliography|works cited|footnotes|citations|quellen|literatur|références|fuentes)\s*(?::\s*)?(?:(?:\*\*|__)\s*)?(?::\s*)?$/i;
const DEFINED = /^\s*(?:[-*]\s+)?(?:\[\^?([^[\]\n]{1,80})\]:?|【([^【】\n]{1,80})】:?)\s+(?=\S)/;
const INLINE_CODE = /(`{1,3})(?!`)[^`\n]{1,2000}\1(?!`)/g;
const TAG = /<\/?[a-z!][^<>]{0,1000}>/gi;
/** Prose rather than code: mostly letters, and none of the signs that programs are full of. */
const isProse = (line: string): boolean => !/[{};]\s*$|^\s*(?:#|\/\/|[$>]\s)|=>|\(\)/.test(line) && line.split(/\s+/).length > 4;

/** Divides a text into paragraphs. */
export function partsOf(input: QuotedText): Parts {
  const { text } = input;
  const closed: Span[] = [];
  // ``so'' is how TeX quotes.
  for (const found of text.matchAll(INLINE_CODE)) if (!found[0].includes("''")) closed.push(spanOf(found));
  for (const found of text.matchAll(TAG)) closed.push(spanOf(found));
  closed.sort((a, b) => a.start - b.start);
  return input.blocks !== undefined && input.blocks.length > 0
    ? { paragraphs: ofBlocks(text, input.blocks), definitions: [], closed }
    : { ...ofLines(text), closed };
}

const spanOf = (found: RegExpExecArray): Span => ({ start: found.index, end: found.index + found[0].length });

/** Blocks, and what lies between them. */
function ofBlocks(text: string, blocks: readonly Block[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let at = 0;
  const between = (end: number): void => {
    if (text.slice(at, end).trim() !== '')
      for (const { start, end: to, kind } of ofLines(text.slice(at, end)).paragraphs)
        paragraphs.push({ start: at + start, end: at + to, kind: kind === 'quote' ? 'text' : kind });
  };
  for (const { kind, span } of blocks) {
    between(span.start);
    paragraphs.push({ ...span, kind: kind === 'quote' || kind === 'code' || kind === 'reference' ? kind : 'text' });
    at = Math.max(at, span.end);
  }
  between(text.length);
  return paragraphs;
}

/** Paragraphs of plain or Markdown text: parted by blank lines, list items, changes of indent and quote signs. */
function ofLines(text: string): { readonly paragraphs: Paragraph[]; readonly definitions: Definition[] } {
  const paragraphs: Paragraph[] = [];
  const definitions: Definition[] = [];
  let open: { start: number; end: number; kind: Paragraph['kind'] } | null = null;
  let fence = '';
  let listed = false;
  let blank = true;
  const close = (): void => {
    if (open !== null) paragraphs.push(open);
    open = null;
  };
  const take = (start: number, end: number, kind: Paragraph['kind'], fresh: boolean): void => {
    if (open === null || open.kind !== kind || fresh) {
      close();
      open = { start, end, kind };
    } else open.end = end;
  };
  for (let start = 0; start < text.length; ) {
    const stop = text.indexOf('\n', start);
    const end = stop < 0 ? text.length : stop;
    const line = text.slice(start, end);
    const mark = FENCE.exec(line)?.[1];
    if (fence !== '' || mark !== undefined) {
      take(start, end, 'code', fence === '');
      if (mark !== undefined) {
        if (fence === mark) close();
        fence = fence === '' ? mark : fence === mark ? '' : fence;
      }
    } else if (line.trim() === '') {
      close();
      blank = true;
      start = end + 1;
      continue;
    } else if (LIST_HEAD.test(line)) {
      listed = true;
      take(start, end, 'reference', true);
    } else {
      if (/^\s{0,3}#{1,6}\s/.test(line)) listed = false;
      const defined = DEFINED.exec(line);
      const item = ITEM.test(line);
      if (defined !== null && (listed || /\]:|】:/.test(defined[0]) || (blank && definitions.length > 0))) {
        take(start, end, 'reference', true);
        definitions.push({ label: defined[1] ?? defined[2] ?? '', start: start + defined[0].length, end });
      } else if (/^\s{0,3}>/.test(line)) take(start, end, /^\s{0,3}>\s?\[!/.test(line) ? 'text' : 'quote', false);
      else if (/^(?: {4}|\t)/.test(line) && !item && (blank || inQuote(open)) && introduced(text, paragraphs, open)) {
        take(start, end, isProse(line) || inQuote(open) ? 'quote' : 'code', false);
      } else if (listed && (item || defined !== null)) {
        take(start, end, 'reference', true);
        const numbered = /^\s*(\d{1,3})[.)]\s+/.exec(line);
        if (numbered?.[1] !== undefined) definitions.push({ label: numbered[1], start: start + numbered[0].length, end });
      } else take(start, end, 'text', item);
    }
    blank = false;
    start = end + 1;
  }
  close();
  return { paragraphs, definitions };
}

const inQuote = (open: { readonly kind: Paragraph['kind'] } | null): boolean => open?.kind === 'quote';

/** An indented stretch is a quote only where the text before it hands over to one. */
function introduced(text: string, paragraphs: readonly Paragraph[], open: Span | null): boolean {
  const before = open ?? paragraphs.at(-1);
  return before !== undefined && (open !== null || /[:,—]["”*_\s]*$/.test(text.slice(Math.max(before.start, before.end - 6), before.end)));
}
