/**
 * Names of workshops. People say where one was held and who paid for it, before its name or behind: "Proceedings of the ACL 2011 Workshop on
 * Bells", "Bells Workshop at ACL", "Bells: Proceedings of a Workshop Held at Bristol". Registries leave that out, or say it otherwise.
 */

import type { VenueForm } from './form.ts';
import { KNOWN_VENUES } from './names.ts';
import { walk } from './words.ts';

/** Words of a name beside what the workshop is of. */
const OF_WORKSHOPS = /^(?:workshops?|wksp|ws|international|intl|joint|conference|meeting|shared|tasks?)$/;

/** What is of another sort than a workshop. */
const ANOTHER_SORT = /\b(?:conference|symposium|journal|transactions|letters|congress|magazine)\b/i;

/** Fewest words that say what a workshop is of. */
const TELLING = 2;

const HOSTS = new Map(
  KNOWN_VENUES.map(({ id, short, full }) => [
    id,
    {
      letters: new Set(short.flatMap((name) => name.toLowerCase().split(/[^a-z\d]+/))),
      names: full.map((name) => name.split(' ').filter((word) => !/^(?:of|the|and|for|in|on)$/.test(word))),
    },
  ]),
);

/** Words without those of a name that stands among them. */
function without(words: readonly string[], name: readonly string[]): readonly string[] {
  const at = words.findIndex((_, from) => name.every((word, i) => words[from + i] === word));
  return at < 0 ? words : [...words.slice(0, at), ...words.slice(at + name.length)];
}

/** What a workshop is of: its name without the meeting at which it was held. */
function subjectOf({ words, known }: VenueForm): readonly string[] {
  let left = words;
  for (const host of known.flatMap((id) => HOSTS.get(id) ?? [])) {
    for (const name of host.names) left = without(left, name);
    left = left.filter((word) => !host.letters.has(word));
  }
  return left.filter((word) => !OF_WORKSHOPS.test(word));
}

/** Whether one name is the first letters of a workshop's words and nothing else, as dblp has it: "WWS". */
function isInLettersOf(short: VenueForm, long: VenueForm): boolean {
  const [word = '', ...more] = short.words;
  return (
    more.length === 0 &&
    short.known.length === 0 &&
    word.length > 2 &&
    long.words.length >= word.length &&
    long.words
      .map((one) => one[0] ?? '')
      .join('')
      .endsWith(word)
  );
}

/** How two names of one workshop stand to each other; null where they are not seen to be of one. */
export function sameWorkshop(cited: VenueForm, found: VenueForm): 'same' | 'part' | null {
  const sides = [cited, found];
  if (!sides.some(({ part }) => part === 'workshop')) return null;
  if (sides.some(({ part, printed, known }) => part !== 'workshop' && (known.length > 0 || ANOTHER_SORT.test(printed)))) return null;
  if (isInLettersOf(cited, found) || isInLettersOf(found, cited)) return 'same';
  const [ours, theirs] = [subjectOf(cited), subjectOf(found)];
  const { left, right, both } = walk(ours, theirs);
  if (both < TELLING || (left.length > 0 && right.length > 0)) return null;
  return left.length === 0 && right.length === 0 ? 'same' : left.length + right.length > TELLING ? 'part' : null;
}

/** A volume of its own within the proceedings of a meeting: "Joint Conference on Bells, Volume 2: Proceedings of the Workshop on Tides". */
export const isVolumeOf = (printed: string): boolean => /\bvol(?:ume)?\.?\s\d.{0,80}\bworkshop/i.test(printed);
