/**
 * Whose the ORCID iDs beside the authors of a reference are, and what that makes of the comparison: an author printed under another of
 * their names is found under it. Asked only where a citation states an iD, or where a byline does not agree with that of a record which
 * states some. Who cannot be asked is written down like any source that was silent.
 */
import { compare } from '../compare/reference/index.ts';
import { type AskedPerson, asPrinted, comparePeople, orcidsToAsk, underOtherNames, wantsWorks } from '../compare/reference/people.ts';
import type { Reference } from '../model/cited.ts';
import type { Comparison } from '../model/evidence.ts';
import type { People, PersonAnswer, Run } from '../model/ports.ts';
import type { Asked, LookupResult, OrcidPerson } from '../model/source.ts';

const rowOf = (people: People, orcid: string, { lookup, snapshots }: PersonAnswer): Asked => ({
  adapter: people.name,
  question: 'person',
  query: orcid,
  covers: 'no',
  lookup: lookup.kind === 'found' ? { kind: 'found', sources: [], count: 1 } : lookup,
  snapshots,
});

interface Told {
  readonly asked: readonly Asked[];
  readonly people: readonly OrcidPerson[];
  readonly answer: AskedPerson;
}

/** Asks everybody who may know about one iD. */
async function ask(orcid: string, works: boolean, all: readonly People[], signal: AbortSignal): Promise<Told> {
  const asked: Asked[] = [];
  const people: OrcidPerson[] = [];
  let absent = false;
  for (const one of all) {
    const answer = await one.person(orcid, works, signal);
    if (answer.lookup.kind === 'found') people.push(answer.lookup.person);
    absent ||= answer.lookup.kind === 'absent';
    // An index that files nobody under the iD was no source of anything.
    if (one.remote || answer.lookup.kind !== 'not-asked') asked.push(rowOf(one, orcid, answer));
  }
  const own = people.find(({ by }) => by === 'orcid') ?? people[0] ?? null;
  return { asked, people, answer: { orcid, person: own, absent: absent && people.length === 0 } };
}

/** The iDs of a document's own authors as people: every name they go by, and the identifiers of their works. */
export async function peopleOf(orcids: readonly string[], run: Pick<Run, 'people' | 'signal'>): Promise<Omit<Told, 'answer'>> {
  const told: Told[] = [];
  for (const orcid of orcids) told.push(await ask(orcid, true, run.people ?? [], run.signal));
  return { asked: told.flatMap(({ asked }) => asked), people: told.flatMap(({ people }) => people) };
}

/**
 * Looks into the iDs of one reference. Takes the reference as compared, what was found and how it compares; gives the comparison with
 * people under all their names, and what was asked for it. Never throws for what a source does.
 */
export async function withPeople(
  reference: Reference,
  found: LookupResult,
  first: Comparison,
  run: Pick<Run, 'people' | 'signal'>,
): Promise<{ readonly comparison: Comparison; readonly asked: readonly Asked[] }> {
  const orcids = run.people === undefined || run.people.length === 0 ? [] : orcidsToAsk(reference, found, first);
  if (orcids.length === 0 || run.people === undefined) return { comparison: first, asked: [] };
  const told = new Map<string, Told>();
  const asked: Asked[] = [];
  for (const orcid of orcids) {
    const one = await ask(orcid, false, run.people, run.signal);
    told.set(orcid, one);
    asked.push(...one.asked);
  }
  const answers = (): readonly AskedPerson[] => [...told.values()].map(({ answer }) => answer);
  let people = comparePeople(reference, found, first, answers());
  for (const { person } of answers()) {
    if (person === null || person.names.length === 0 || !wantsWorks(people, person)) continue;
    const one = await ask(person.orcid, true, run.people, run.signal);
    asked.push(...one.asked.filter(({ adapter }) => run.people?.some(({ name, remote }) => name === adapter && remote) === true));
    if (one.answer.person !== null) told.set(person.orcid, one);
  }
  people = comparePeople(reference, found, first, answers());
  const other = underOtherNames(
    reference,
    found,
    [...told.values()].flatMap((one) => one.people),
  );
  const comparison = other === null ? first : asPrinted(first, compare(other.reference, other.result), other.names);
  return { comparison: people.length === 0 ? comparison : { ...comparison, people }, asked };
}
