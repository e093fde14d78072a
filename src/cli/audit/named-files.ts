/** Files that somebody names as a proof or an anchor. */
import { readFileSync } from 'node:fs';
import { messageOf, StetError } from '../../errors.ts';

/** The bytes of a file that somebody names as a proof or an anchor. Throws StetError 'usage'. */
export function bytesOf(path: string, name: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new StetError('usage', `${name} cannot be read: ${messageOf(cause)}`, { cause });
  }
}
