/**
 * Files of what was handed over, by the paths that documents give them. Documents are somebody else's: on a machine that reads them for
 * others, and in a folder of papers that others sent, a name must lead to nothing outside.
 */
import { realpathSync, statSync } from 'node:fs';
import { basename, relative, resolve, sep } from 'node:path';

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

/** A file that was found: the path that leads to it from where it was named, and where it lies. */
export interface Found {
  readonly asked: string;
  readonly path: string;
}

/** Finds the first of these whole paths that leads to a file which `wanted` takes; null when none does. */
export type Finder = (paths: readonly string[], wanted?: (path: string) => boolean) => Found | null;

/**
 * Finds files below `root`, whichever way the letters of their names are put together (archives of a Mac part marks from letters).
 * `loose`: files that came without their folders, found by their names alone where nothing lies at the path itself and one bears the name.
 */
export function finderIn(root: string, loose: readonly string[] = []): Finder {
  const byName = new Map<string, string | null>();
  for (const path of loose) {
    const name = basename(path).normalize('NFC');
    byName.set(name, byName.has(name) ? null : path);
  }
  return (paths, wanted = () => true) => {
    for (const asked of paths) {
      const path = [asked, asked.normalize('NFC'), asked.normalize('NFD')].find((one) => fileInside(root, one));
      if (path !== undefined && wanted(path)) return { asked, path };
    }
    for (const asked of paths) {
      const path = byName.get(basename(asked).normalize('NFC'));
      if (path !== undefined && path !== null && wanted(path)) return { asked, path };
    }
    return null;
  };
}
