/**
 * A text put together of several files, each line of which is known by its file: chapters of a project, files that a text puts in where it
 * stands. Whoever reads the whole tells places in it; here they become places in the files.
 */
import type { Place } from '../../model/document.ts';

/** Lines of one file. */
export interface Piece {
  readonly text: string;
  /** The file, by its path from the document's folder; absent for the document itself, null where its lines were made. */
  readonly file?: string | null;
  /** The line of the file that comes first, from 1. */
  readonly line: number;
}

/** Pieces one behind the other, each on lines of its own. */
export const together = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('\n');

/** Places in the text of these pieces as places in their files; those in lines that were made are left out. */
export function inFiles(places: readonly Place[], pieces: readonly Piece[]): Place[] {
  const starts: { readonly first: number; readonly piece: Piece }[] = [];
  let first = 1;
  for (const piece of pieces) {
    starts.push({ first, piece });
    first += piece.text.split('\n').length;
  }
  let nth = 0;
  return [...places]
    .sort((a, b) => a.at.line - b.at.line)
    .flatMap((place) => {
      if (place.at.file !== undefined) return [place];
      while (nth + 1 < starts.length && (starts[nth + 1]?.first ?? 0) <= place.at.line) nth += 1;
      const start = starts[nth];
      if (start === undefined || start.piece.file === null) return [];
      const { file, line } = start.piece;
      return [{ ...place, at: { line: place.at.line - start.first + line, column: place.at.column, ...(file !== undefined && { file }) } }];
    })
    .sort((a, b) => a.span.start - b.span.start);
}
