/**
 * A list of people in Chinese, Japanese or Korean characters beside one in Latin letters: the same where every family name is, place by place, a reading of
 * the other. Given names are not read; where a family name is not in the table nothing is told.
 */
import { readingsOf } from '../../text/east-asian-families.ts';
import type { Person } from '../../text/names.ts';

/** Whether the one name, in characters, may be the other in Latin letters, by the family name. */
function isRead(characters: Person, latin: Person): boolean {
  const readings = readingsOf([...characters.family, ...characters.given].join(''));
  // "WANG Jianguo", of which a parser took the family name for initials.
  return [...latin.family, ...latin.given, latin.given.join('')].some((word) => readings.includes(word));
}

/** Whether two lists name the same people so far as family names tell. `cut`: one of them says that it goes on. */
export function readAlike(ours: readonly Person[], theirs: readonly Person[], cut: boolean): boolean {
  const few = Math.min(ours.length, theirs.length);
  if (few === 0 || (ours.length !== theirs.length && !cut)) return false;
  return ours.slice(0, few).every((one, at) => {
    const other = theirs[at];
    if (other === undefined || one.unlettered === other.unlettered) return false;
    return one.unlettered ? isRead(one, other) : isRead(other, one);
  });
}
