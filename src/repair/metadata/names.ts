/**
 * A corrected list of people in the manner of the one that stood there, whatever the file's form: who was right keeps the file's own
 * spelling, and where all given names are initials those that are put in are initials too.
 */
import type { CslName } from '../../model/csl.ts';
import { compareNames, type Person, personOf } from '../../text/names.ts';

/**
 * For each recorded name the place of the written one that is the same person and says nothing else, or -1; each is used once, and one
 * at the same place before others. A misspelt family name and another middle name are not the same here: the list is being corrected.
 */
export function keptPlaces(written: readonly CslName[], recorded: readonly CslName[]): readonly number[] {
  const people = written.map(personOf);
  const free = new Set(people.keys());
  const isSame = (at: number, person: Person | null): boolean => {
    const other = people[at];
    return free.has(at) && person !== null && other !== undefined && other !== null && compareNames(other, person) === 'same';
  };
  return recorded.map((name, at) => {
    const person = personOf(name);
    const place = isSame(at, person) ? at : [...free].find((one) => isSame(one, person));
    if (place === undefined) return -1;
    free.delete(place);
    return place;
  });
}

/** How a list writes initials: "A. B.", "A.B.", "AB", "A B". */
interface Initials {
  readonly dot: string;
  readonly gap: string;
}

const INITIALS = /^\p{Lu}(?:\.?[\s-]?\p{Lu}){0,4}\.?$/u;

/** How these names write initials; null where one of them has a given name in full, or all are without. */
function initialsOf(names: readonly CslName[]): Initials | null {
  const given = names.flatMap((name) => name.given?.trim() ?? []).filter((one) => one !== '');
  if (given.length === 0 || !given.every((one) => INITIALS.test(one))) return null;
  const dot = given.some((one) => one.includes('.')) ? '.' : '';
  const several = given.filter((one) => /\p{Lu}.?.?\p{Lu}/u.test(one));
  return { dot, gap: several.length === 0 ? (dot === '' ? '' : ' ') : several.some((one) => /\s/.test(one)) ? ' ' : '' };
}

/** "Hee-Sun Ann" as "H.-S. A."; a given name in letters that have no capitals stays whole. */
function shortened(given: string, { dot, gap }: Initials): string {
  const words = given
    .replace(/\.(?=\s?-)/g, '')
    .split(/[\s.]+/)
    .filter((word) => /\p{L}/u.test(word));
  if (words.some((word) => !/^\P{L}*\p{Lu}/u.test(word))) return given;
  return words
    .map((word) =>
      word
        .split('-')
        .flatMap((part) => (/\p{L}/u.exec(part) === null ? [] : [`${/\p{L}/u.exec(part)?.[0] ?? ''}${dot}`]))
        .join('-'),
    )
    .join(gap);
}

/** The recorded names as a list that writes its own names so would write them. */
export function inMannerOf(written: readonly CslName[], recorded: readonly CslName[]): readonly CslName[] {
  const initials = initialsOf(written);
  return initials === null
    ? recorded
    : recorded.map((name) =>
        name.family === undefined || name.given === undefined ? name : { ...name, given: shortened(name.given, initials) },
      );
}
