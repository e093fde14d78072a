/**
 * Where something stands in a file, as an editor counts lines. Only of formats whose text is taken as it lies in the file can that be
 * said: of all others (LaTeX and its inputs, pages, marked-up text, notebooks) the text is what was made of it, and its lines are in no
 * file. A line that is wrong sends people, and the marks of a build, to the wrong place; so none is told there.
 */
import type { Document } from '../model/document.ts';
import { type LineColumn, lineFinder } from './lines.ts';

/** Formats whose text is that of the file, line by line; the readers' tests hold them to it. */
const AS_IT_LIES: ReadonlySet<string> = new Set([
  'text/plain',
  'application/x-bibtex',
  'application/x-research-info-systems',
  'application/nbib',
  'application/x-endnote-refer',
  'application/vnd.citationstyles.csl+json',
]);

/** Turns an offset into line and column of the file; into undefined where the document has pages or lines of its own making. */
export function fileLines(document: Pick<Document, 'mediaType' | 'pages' | 'text'>): (offset: number) => LineColumn | undefined {
  if (document.pages.length > 0 || !AS_IT_LIES.has(document.mediaType)) return () => undefined;
  return lineFinder(document.text);
}
