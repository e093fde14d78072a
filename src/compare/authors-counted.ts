/** Who of a list counts as one of its authors, and how many two lists do not share, in words. */
import type { Person } from '../text/names.ts';

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
