/**
 * Whether files can be put where somebody wants them, found out before any work: which folders cannot be made, and what would be
 * written over although it is read. Node's own
 * making of a folder with all above it never ends where the file system takes no folders and says "no such file" to each try (/proc,
 * a drive that is not there), so that is found out first, by making one folder and taking it away again.
 */
import { accessSync, constants, mkdtempSync, realpathSync, rmdirSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { messageOf, StetError } from '../errors.ts';

const codeOf = (thrown: unknown): string => (thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '');

/** What is there, if anything; below a file there is nothing. */
function there(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOTDIR') return undefined;
    throw new StetError('bad-settings', `${path}: it cannot be reached: ${messageOf(thrown)}`, { cause: thrown });
  }
}

/**
 * Throws StetError 'bad-settings' when the folder is not there and can never be made, or a file stands in its place; all else is told
 * by whoever writes to it. Gives the folder itself, or the nearest above it that is there.
 */
export function checkFolder(folder: string, remedy: string): string {
  let above = folder;
  let found = there(above);
  while (found === undefined) {
    if (dirname(above) === above) throw new StetError('bad-settings', `${folder}: there is no ${above}; ${remedy}`);
    above = dirname(above);
    found = there(above);
  }
  if (!found.isDirectory()) throw new StetError('bad-settings', `${folder}: ${above} is a file, not a folder; ${remedy}`);
  if (above === folder) return above;
  try {
    rmdirSync(mkdtempSync(join(above, '.stet-')));
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOENT') throw new StetError('bad-settings', `${folder}: no folder can be made in ${above}; ${remedy}`);
  }
  return above;
}

/** Throws StetError when no file can be written at this place: it is a folder, or none can be put where it would lie. */
export function checkPlace(file: string, flag: string): void {
  const above = checkFolder(dirname(file), `choose another file with ${flag}.`);
  const found = there(file);
  if (found?.isDirectory() === true) throw new StetError('usage', `${file}: this is a folder; name a file in it with ${flag}`);
  // What is no plain file (a pipe, /dev/null) is written to as it is; all else is put there whole, as a new file.
  if (found !== undefined && !found.isFile()) return;
  try {
    accessSync(above, constants.W_OK);
  } catch (thrown) {
    throw new StetError('bad-settings', `${file}: ${above} cannot be written (${codeOf(thrown)}); choose another file with ${flag}.`, {
      cause: thrown,
    });
  }
}

/** Where a file lies, links followed as far as there is something; two names of one file give one place. */
export function placeOf(path: string): string {
  const whole = resolve(path);
  try {
    return realpathSync(whole);
  } catch {
    // A file that is not there yet lies in its folder, whatever that is called.
    return dirname(whole) === whole ? whole : join(placeOf(dirname(whole)), basename(whole));
  }
}

/** Whether a file is there; what cannot be reached is told by whoever reads it. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Throws StetError `usage` when a file that is to be written is one of those that are read: what it held would be lost. `read` are words
 * as people name inputs, from the folder `cwd`; what is no file (a folder, an address, "-") is passed over, and so is what does not replace
 * anything (a pipe, a device).
 */
export function keepApart(written: readonly string[], read: readonly string[], { cwd, flag }: { cwd: string; flag: string }): void {
  const files = new Set(read.map((word) => resolve(cwd, word)).flatMap((path) => (isFile(path) ? [placeOf(path)] : [])));
  const lost = written.find((file) => file !== '-' && files.has(placeOf(resolve(cwd, file))));
  if (lost !== undefined) throw new StetError('usage', `${lost}: this file is read, and would be written over; name another with ${flag}`);
}

/** Of files found in a folder, those that this run does not write itself: a report is no document of the next run. */
export const notWritten = (files: readonly string[], written: readonly string[]): string[] => {
  const own = new Set(written.map(placeOf));
  return own.size === 0 ? [...files] : files.filter((file) => !own.has(placeOf(file)));
};
