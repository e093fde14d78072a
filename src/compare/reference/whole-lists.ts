/**
 * Registries that hold the list of authors as the work itself prints it: every author, in the work's own order. Other records may have been
 * made from a list of references, which breaks off behind the fifth or sixth name, or by a catalogue that sorts people by name.
 */
import type { Source } from '../../model/source.ts';
import type { Person } from '../../text/names.ts';

/** The registry behind a record, asked itself or held in an index that was built from its dump. */
const AS_PRINTED = /^(?:local\/[^:]{1,80}:)?(crossref|dblp|arxiv|acl-anthology|acl|openreview|rfc-editor):/;

/** From when publishers registered whole lists; old volumes were entered by hand, sometimes with the first authors alone. */
const WHOLE_SINCE = 2000;

/** Whether a record names all authors of its work in their order. */
const namesAllInOrder = ({ id, years, authorsComplete }: Source): boolean => {
  const registry = AS_PRINTED.exec(id)?.[1];
  if (registry === undefined || !authorsComplete) return false;
  return registry !== 'crossref' || (years.length > 0 && years.every((year) => year >= WHOLE_SINCE));
};

/**
 * Whether the list of a record is as its work prints it: a registry says so of it, or of another record of the work with as many names, which
 * the list that breaks off or is sorted would then not have.
 */
export const isAsPrinted = (source: Source, others: readonly Source[]): boolean =>
  namesAllInOrder(source) || others.some((other) => namesAllInOrder(other) && other.fields.author?.length === source.fields.author?.length);

/** Family names in alphabetical order say nothing of who came first. */
export function sorted(people: readonly Person[]): boolean {
  if (people.length < 3) return false;
  return people.every((person, at) => at === 0 || (people[at - 1]?.family.join(' ') ?? '') <= person.family.join(' '));
}

/** Where lists of references cut off a byline; a record made from such a list goes no further. */
export const CUT_AT: ReadonlySet<number> = new Set([3, 5, 6, 10]);
