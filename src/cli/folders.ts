/**
 * Folders that the file system cannot be asked for: which cannot be made. Node's own
 * making of a folder with all above it never ends where the file system takes no folders and says "no such file" to each try (/proc,
 * a drive that is not there), so that is found out first, by making one folder and taking it away again.
 */
import { mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StetError } from '../errors.ts';

const codeOf = (thrown: unknown): string => (thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '');

/** Throws StetError 'bad-settings' when the folder is not there and can never be made; all else is told by whoever writes to it. */
export function checkFolder(folder: string, remedy: string): void {
  let above = folder;
  while (statSync(above, { throwIfNoEntry: false }) === undefined) {
    if (dirname(above) === above) throw new StetError('bad-settings', `${folder}: there is no ${above}; ${remedy}`);
    above = dirname(above);
  }
  if (above === folder) return;
  try {
    rmdirSync(mkdtempSync(join(above, '.stet-')));
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOENT') throw new StetError('bad-settings', `${folder}: no folder can be made in ${above}; ${remedy}`);
  }
}
