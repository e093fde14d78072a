/**
 * Whether a file lies in what was handed over. Documents name files, and documents are somebody else's: on a machine that reads them for
 * others, and in a folder of papers that others sent, a name must lead to nothing outside.
 */
import { realpathSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';

const isBelow = (root: string, path: string): boolean => {
  const inside = relative(root, path);
  return inside !== '' && inside !== '..' && !inside.startsWith(`..${sep}`) && resolve(root, inside) === path;
};

/** Whether a regular file is at `path`, in the folder `root` or below, links followed. A path outside is not even looked for. */
export function fileInside(root: string, path: string): boolean {
  const whole = resolve(root, path);
  if (!isBelow(resolve(root), whole)) return false;
  try {
    return isBelow(realpathSync(root), realpathSync(whole)) && statSync(whole).isFile();
  } catch {
    return false;
  }
}
