/**
 * Where something stands in the file that was given, as an editor counts lines. A text that a reader made of the file (of a page, of
 * LaTeX, of marked-up text) has lines that are in no file: none is told there, since a wrong one sends people to the wrong place.
 */
import type { FilePlace } from '../model/document.ts';
import { type LineColumn, lineFinder } from '../text/lines.ts';
import { visible } from './visible.ts';

/** A checked text, and whether it is the file's own. */
export interface PlacedText {
  readonly text: string;
  /** Set where the text is what a reader made of the file. */
  readonly remade?: true;
}

/** The line and column of an offset; undefined where the file has no such line. */
export const placesOf = ({ text, remade }: PlacedText): ((offset: number) => LineColumn | undefined) =>
  remade === true ? () => undefined : lineFinder(text);

/** Where the folder of a path ends, behind its stroke; 0 where it names none. */
const endOfFolder = (path: string): number => Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1;

/** Name of the file that a place is in: of one beside the document by the document's folder, else the document's own. */
export function fileNamed(document: string, file: string | null | undefined): string {
  if (file === null || file === undefined) return document;
  let folder = document.slice(0, endOfFolder(document));
  let way = file;
  // Steps up out of the document's folder are taken where its name tells which folders these are.
  while (way.startsWith('../')) {
    const above = endOfFolder(folder.slice(0, -1));
    if (['', '.', '..'].includes(folder.slice(above, -1))) break;
    folder = folder.slice(0, above);
    way = way.slice(3);
  }
  return `${folder}${way}`;
}

/** A place within a document for people: "line 3", and in a file beside it "refs.bib:3"; nothing where none is known. */
export const lineOrFile = (at: FilePlace | undefined, line: (number: number) => string = (number) => `line ${number}`): string =>
  at === undefined ? '' : at.file === undefined ? line(at.line) : `${visible(at.file)}:${at.line}`;

/** What stands in front of a finding in a terminal: "answer.md:3:12", or the name alone. */
export const placeWords = (name: string, at: LineColumn | undefined): string =>
  at === undefined ? name : `${name}:${at.line}:${at.column}`;

/** The same in a text: "line 3"; nothing where no line is known. */
export const lineWords = (at: LineColumn | undefined): string => (at === undefined ? '' : `line ${at.line}`);

/** The region of a result in SARIF; nothing where no line is known. */
export const sarifRegion = (start: LineColumn | undefined, end: LineColumn | undefined, snippet: string): object =>
  start === undefined || end === undefined
    ? {}
    : {
        region: {
          startLine: start.line,
          startColumn: start.column,
          endLine: end.line,
          endColumn: end.column,
          snippet: { text: snippet },
        },
      };
