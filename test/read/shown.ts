/** How the tests of the readers look at a document: its blocks in a line each, its marks with the keys they name. */
import type { Document, Span } from '../../src/model/document.ts';
import type { ParseContext } from '../../src/read/context.ts';
import { parseBytes } from '../../src/read/parse.ts';

export const CONTEXT: ParseContext = { name: 'paper', limits: { pages: 500, textCharacters: 5_000_000, decodedBytes: 64_000_000 } };

/** Reads bytes or a text under a name. */
export const read = (given: Uint8Array | string, name: string): Promise<Document> =>
  parseBytes(typeof given === 'string' ? new TextEncoder().encode(given) : given, { ...CONTEXT, name });

/** The words of a span. */
export const at = (document: Document, span: Span | null | undefined): string =>
  span == null ? '' : document.text.slice(span.start, span.end);

/** "heading2: Methods", "reference (4): Roe 2001. …". */
export const shape = (document: Document): string[] =>
  document.blocks.map(
    ({ kind, level, label, span }) => `${kind}${level ?? ''}${label === undefined ? '' : ` (${label})`}: ${at(document, span)}`,
  );

/** "[1] → b1" for each mark that the format ties itself. */
export const cited = (document: Document): string[] =>
  document.citations.map(({ span, keys }) => `${at(document, span)} → ${keys.join(', ')}`);

/** "¹: See there." for each note, with the mark that calls it. */
export const noted = (document: Document): string[] =>
  document.notes.map(({ mark, span, kind }) => `${kind === 'endnote' ? 'end ' : ''}${at(document, mark)}: ${at(document, span)}`);
