/**
 * Where something stands in a file, as an editor counts lines. Of formats whose text is taken as it lies in the file that can be said of
 * every word. Of all others (LaTeX and its inputs, pages, marked-up text, notebooks) the text is what was made of it, and its lines are
 * in no file: there a place is told only where the reader noted it. A line that is wrong sends people, and the marks of a build, to the
 * wrong place.
 */
import type { Document, FilePlace, Place } from '../model/document.ts';
import { lineFinder } from './lines.ts';
import { lowest } from './lowest.ts';

/** Formats whose text is that of the file, line by line; the readers' tests hold them to it. */
const AS_IT_LIES: ReadonlySet<string> = new Set([
  'text/plain',
  'application/x-bibtex',
  'application/x-research-info-systems',
  'application/nbib',
  'application/x-endnote-refer',
  'application/x-isi-tagged',
  'application/vnd.citationstyles.csl+json',
  'application/yaml',
]);

type Placed = Pick<Document, 'mediaType' | 'pages' | 'text' | 'places'>;

/** Whether the text of a document is that of its file, line by line. */
export const liesAsItIs = ({ mediaType, pages }: Placed): boolean => pages.length === 0 && AS_IT_LIES.has(mediaType);

/** Turns an offset into line and column of the file; into undefined where that is not known. */
export function fileLines(document: Placed): (offset: number) => FilePlace | undefined {
  const { places = [], text } = document;
  if (liesAsItIs(document)) {
    // What a reader wrote behind the text of the file (`read/json-printed.ts`) is in none of its lines.
    const end = places[0]?.span.start ?? Number.POSITIVE_INFINITY;
    const lines = lineFinder(text);
    return (offset) => (offset < end ? lines(offset) : within(places, text, offset));
  }
  return places.length === 0 ? () => undefined : (offset) => within(places, text, offset);
}

/** The place of an offset by the last stretch that begins before it, and holds it. */
function within(places: readonly Place[], text: string, offset: number): FilePlace | undefined {
  const place = places[lowest(places.length, (i) => (places[i]?.span.start ?? 0) > offset) - 1];
  if (place === undefined || offset < place.span.start || offset >= place.span.end) return undefined;
  if (offset === place.span.start) return place.at;
  if (place.lines !== true) return undefined;
  const further = text.slice(place.span.start, offset).split('\n').length - 1;
  // Markup was left out before it, so the column is not known: that of the line is.
  return { ...place.at, line: place.at.line + further, column: 1 };
}
