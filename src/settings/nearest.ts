/** What a person probably meant: the nearest known name to one that is not known. Used for settings, commands and flags. */
import { distance } from 'fastest-levenshtein';

/** Letters of the beginning of a longer name that tell which is meant. */
const BEGINNING = 5;

/**
 * The known name nearest to `given`, upper and lower case, dashes and underscores aside: one that only goes on longer, else the one with
 * the fewest letters to change; null when none is near (more than a third of the letters would have to change).
 */
export function nearest(given: string, known: readonly string[]): string | null {
  const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const wanted = plain(given).slice(0, 64);
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const name of known) {
    // "pages" is meant for "limits.pages" as well.
    const last = plain(name.split('.').at(-1) ?? name);
    const begins = wanted.length >= BEGINNING && last.startsWith(wanted) ? 0.75 : Number.POSITIVE_INFINITY;
    const far = Math.min(distance(wanted, plain(name)), distance(wanted, last) + 0.5, begins);
    if (far < least) [best, least] = [name, far];
  }
  return least <= Math.max(1, Math.ceil(wanted.length / 3)) ? best : null;
}
