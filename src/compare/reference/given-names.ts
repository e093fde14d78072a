/**
 * Given names dealt out among the people of a list: "John Jones, Mary Smith" for Mary Jones and John Smith holds the same words and names
 * nobody of those two. Told of two lists of people, and of a printed line, where each family name has its own given name on one side of
 * it, the same side for all (or the first turned about). Family names are judged elsewhere.
 */
import { compareNames, type NameGrade, type Person } from '../../text/names.ts';

/** Whether given names may be those of somebody: all of them, or initials of which one side has fewer. */
function mayBeOf(given: readonly string[], other: readonly string[]): boolean {
  if (given.join(' ') === other.join(' ')) return true;
  const initials = given.length > 0 && other.length > 0 && [...given, ...other].every((name) => name.length === 1);
  return initials && (given.join('').startsWith(other.join('')) || other.join('').startsWith(given.join('')));
}

/** Whether both lists have the same family names, place by place, and somebody has the given name of another. */
export function dealtOut(cited: readonly Person[], found: readonly Person[]): boolean {
  if (cited.length !== found.length || cited.length < 2) return false;
  const grades = cited.map((person, at) => {
    const other = found[at];
    return other === undefined ? 'none' : compareNames(person, other);
  });
  return (
    grades.every((grade) => grade !== 'none') &&
    grades.some((grade) => grade === 'surname') &&
    // Degrees that were taken for given names are nobody's.
    cited.every(({ given }, at) => grades[at] !== 'surname' || found.some((other, i) => i !== at && mayBeOf(given, other.given))) &&
    cited.every(({ whole }, at) => whole === found[at]?.whole)
  );
}

/** Authors in whose company a given name that differs behind its initial is a registry's guess. */
export const COMPANY = 6;

/** Some registries expand initials by looking for a namesake: the family name and the initial are right, the rest is somebody else's. */
export function expanded(
  cited: readonly Person[],
  found: readonly Person[],
  places: readonly number[],
  grades: readonly NameGrade[],
): boolean {
  return grades.every((grade, at) => {
    const place = places[at] ?? -1;
    return grade !== 'surname' || (place === at && cited[at]?.given[0]?.[0] === found[place]?.given[0]?.[0]);
  });
}

/** Words between a family name and the first of its given names, at most. */
const REACH = 3;

type Side = 'before' | 'behind';

/** Whether a word, or the initial that it begins with, is one of the given names; "XM" holds two initials. */
const isGiven = (word: string | undefined, given: readonly string[]): boolean =>
  word !== undefined && word !== '' && given.some((name) => name[0] === word[0] || (word.length <= 3 && word.includes(name[0] ?? ' ')));

/** One initial that is not the person's is a slip; from two on the names are dealt out otherwise. */
const DEALT = 2;

/**
 * Whether the words of a printed list can be read so that each family name stands beside a given name of its own person. `places`: where
 * each family name begins, -1 where it is not found. Who shares a family name with another, whose name is run together with others and
 * of whom no given name is recorded says nothing.
 */
export function givenStandBeside(words: readonly string[], people: readonly Person[], places: readonly number[]): boolean {
  const taken = new Set(places);
  const fits = (person: Person, at: number, side: Side): boolean => {
    const last = at + person.family.length - 1;
    for (let step = 1; step <= REACH; step += 1) {
      const next = side === 'before' ? at - step : last + step;
      if (taken.has(next)) break;
      if (isGiven(words[next], person.given)) return true;
    }
    return false;
  };
  const told = people.flatMap((person, i) => {
    const at = places[i] ?? -1;
    const alone = words.filter((word) => word === person.family[0]).length === 1 && words[at] === person.family[0];
    const namesake = people.some((other) => other !== person && other.whole === person.whole);
    return alone && !namesake && person.given.length > 0 && !person.group && !person.unlettered ? [{ person, at, i }] : [];
  });
  // Where family names are printed alone there is nothing to look at.
  const families = new Set(people.flatMap(({ family }) => family));
  if (words.filter((word) => !families.has(word)).length < told.length) return true;
  // An initial or a recorded given name before the first name or behind the last belongs to somebody as well.
  const givens = new Set(people.flatMap(({ given }) => given));
  const isName = (word: string | undefined): boolean => word !== undefined && (word.length === 1 || givens.has(word));
  const ends = [told[0], told.at(-1)].flatMap((one) => one ?? []);
  const [leading, trailing] = [words[(ends[0]?.at ?? 0) - 1], words[(ends[1]?.at ?? words.length) + (ends[1]?.person.family.length ?? 0)]];
  const left = (side: (i: number) => Side): number =>
    (side(0) === 'behind' && isName(leading) ? 1 : 0) + (side(people.length - 1) === 'before' && isName(trailing) ? 1 : 0);
  const misfits = (side: (i: number) => Side): number => left(side) + told.filter(({ person, at, i }) => !fits(person, at, side(i))).length;
  const readings: readonly ((i: number) => Side)[] = [
    () => 'before',
    () => 'behind',
    (i) => (i === 0 ? 'behind' : 'before'),
    (i) => (i === people.length - 1 ? 'before' : 'behind'),
  ];
  return readings.some((side) => misfits(side) < DEALT);
}
