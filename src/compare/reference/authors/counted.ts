/** Who of a list counts as one of its authors, and how many two lists do not share, in words. */
import type { CslName } from '../../../model/csl.ts';
import { sameWord, shortSlip, slip } from '../../../text/names/spelling.ts';
import { compareNames, type Person, personOf } from '../../../text/names.ts';

/** "1 author", "3 authors". */
export const many = (count: number): string => (count === 1 ? '1 author' : `${count} authors`);

/** Of `n` cited people, how many are not recorded at all, and how many bear a recorded family name with another given name. */
export function different(missing: number, surnames: number, n: number): string {
  if (missing === 0) return `${many(surnames)} of ${n} cited with another given name`;
  return `${many(missing)} of ${n} cited not recorded${surnames > 0 ? `, ${surnames} with another given name` : ''}`;
}

/** Bodies beside which an undivided name is one as well. */
const SEVERAL = 2;

/**
 * Teams among people speak for their members; with people on both sides they are left out of the count. Names given undivided among as many
 * bodies are bodies too: "International Fund for Agricultural Development" between FAO and the World Food Programme.
 */
export function peopleOf(line: readonly Person[]): readonly Person[] {
  const people = line.filter(({ group }) => !group);
  const groups = line.length - people.length;
  const bodies = groups >= SEVERAL && people.length <= groups && people.every(({ undivided, letters }) => (undivided ?? letters) === true);
  return people.length > 0 && !bodies ? people : line;
}

/** The name of one of these people as given. */
export const nameOf = (names: readonly CslName[], person: Person | undefined): CslName | undefined =>
  names.find((one) => personOf(one) === person);

/** Whether the family name of one person is that of the other with a slip of the pen, and no other manner of writing it. */
function isMisspelt(a: Person, b: Person): boolean {
  const otherwise = [a, b].some(
    ({ gaps, elided, headless, unlettered }) => gaps !== undefined || elided !== undefined || headless || unlettered,
  );
  const [one, other] = [a.family.join(''), b.family.join('')];
  return !otherwise && !sameWord(one, other) && compareNames(a, b) === 'near' && (slip(one, other) || shortSlip(one, other));
}

/**
 * The first family name that is a slip away from the recorded one: "; one name written otherwise: “Kboayashi” for “Kobayashi”". Takes the
 * people of both lists, whose counterpart each cited one is, and both lists as given; "" where there is none.
 */
export function misspelt(
  ours: readonly Person[],
  theirs: readonly Person[],
  places: readonly number[],
  [cited, recorded]: readonly [readonly CslName[], readonly CslName[]],
): string {
  const at = ours.findIndex((person, n) => isMisspelt(person, theirs[places[n] ?? -1] ?? person));
  const [own, other] = [nameOf(cited, ours[at])?.family, nameOf(recorded, theirs[places[at] ?? -1])?.family];
  return own === undefined || other === undefined || own === other ? '' : `; one name written otherwise: “${own}” for “${other}”`;
}
