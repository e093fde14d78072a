/**
 * Names that a program or a typist turned about after they had been shortened: "Donald E., K." for Donald E. Knuth, "MW, B." for M. W. Brown.
 * The family name is left as its first letter, the given names stand where it should. One such name may be anybody; a list of them that
 * fits the recorded one name by name is that list. Whole names that changed places are told in text/names.ts.
 */
import { compareNames, type Person } from '../../text/names.ts';

/** Letters from which on a given name tells people apart. */
const TELLING = 3;

/** Whether the letters are those of the given names in order, each whole or as its initial; names at the end may be left out. */
function spelt(letters: string, names: readonly string[]): boolean {
  if (letters === '') return true;
  const [name, ...rest] = names;
  if (name === undefined || name === '') return false;
  return (letters.startsWith(name) && spelt(letters.slice(name.length), rest)) || (letters[0] === name[0] && spelt(letters.slice(1), rest));
}

/** Given names and how many initials are read at most; the names of nobody are longer. */
const MOST = 5;

/** Whether somebody is cited by the one given name and the letters of all other names, as in Vietnam: "Thach TD" for Tran Duc Thach. */
function byGivenName(cited: Person, found: Person): boolean {
  const at = found.given.indexOf(cited.whole);
  if (at < 0 || cited.whole.length < TELLING || found.given.length + found.family.length < 3) return false;
  const others = [...found.family, ...found.given.filter((_, i) => i !== at)];
  return others.map((word) => word[0]).join('') === cited.given.join('');
}

function isTurned(cited: Person, found: Person): boolean {
  if (byGivenName(cited, found)) return true;
  const [initial] = cited.given;
  if (cited.given.length !== 1 || initial?.length !== 1 || found.given.length === 0 || found.given.length > MOST) return false;
  return (initial === found.whole[0] || initial === found.family[0]?.[0]) && spelt(cited.whole, found.given);
}

/**
 * Whether a cited list is the recorded one with shortened names turned about: `named` where a whole given name says so, `initials` where
 * all that is left are initials, which fit in their order; null where somebody does not fit.
 */
export function turnedNames(cited: readonly Person[], found: readonly Person[], cut: boolean): 'named' | 'initials' | null {
  if (cited.length > found.length || (cited.length < found.length && !cut)) return null;
  const turned = cited.flatMap((person, at) => {
    const other = found[at];
    return other !== undefined && isTurned(person, other) ? [{ person, other }] : [];
  });
  if (turned.length === 0) return null;
  const others = cited.filter((person) => turned.every((one) => one.person !== person));
  if (!others.every((person) => found.some((other) => compareNames(person, other) === 'same'))) return null;
  return turned.some(({ person, other }) => other.given.some((name) => name.length >= TELLING && person.whole.includes(name)))
    ? 'named'
    : 'initials';
}

/** "Changqing L" for "Li Changqing": every name of the list has its initial at the other end. */
export function familyFirst(cited: readonly Person[], found: readonly Person[]): boolean {
  if (cited.length < 3 || found.length < cited.length) return false;
  return cited.every((person, at) => {
    const other = found[at];
    const [given] = person.given;
    if (other === undefined || given?.length !== 1) return false;
    return other.family[0]?.[0] === given && other.given[0]?.[0] === person.family[0]?.[0];
  });
}

/** Both lists hold the same name words, however they were divided into people. */
export function sameWords(cited: readonly Person[], found: readonly Person[]): boolean {
  const wordsOf = (people: readonly Person[]): string[] =>
    people.flatMap(({ family, given }) => [...family, ...given]).filter((word) => word.length > 1);
  const [ours, theirs] = [wordsOf(cited), wordsOf(found)];
  if (ours.length < 4) return false;
  const [left, right] = [new Set(ours), new Set(theirs)];
  return ours.every((word) => right.has(word)) && theirs.every((word) => left.has(word));
}
