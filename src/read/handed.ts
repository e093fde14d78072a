/**
 * Files that were handed over with a document, for one that comes without its folder: by upload, in an archive, out of a queue. Decides
 * by which name each is found. A document that has such files finds these and no others; nothing is opened for it.
 */
import { posix } from 'node:path';

/** One of them: its path from the document's folder, as the document names it, and what it holds. */
export interface HandedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * One form for all ways of writing a path: strokes of either kind, steps that lead nowhere, letters with their marks apart or in one.
 * A path from the root of a project is taken from the document's folder.
 */
export const pathNamed = (name: string): string => posix.normalize(name.replaceAll('\\', '/').normalize('NFC')).replace(/^(?:\.?\/)+/, '');

/** Such files by their names; the first of a name counts. */
export function byPath(files: readonly HandedFile[]): ReadonlyMap<string, HandedFile> {
  const found = new Map<string, HandedFile>();
  for (const file of files) {
    const name = pathNamed(file.name);
    if (!found.has(name)) found.set(name, file);
  }
  return found;
}
