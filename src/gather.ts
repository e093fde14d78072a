/**
 * The half of checking a reference that only reads: looking it up and comparing it with what was found. It stands by itself so that
 * a long list can be gathered in several threads at once (`gather/threads.ts`); what it gives is the same in whichever thread.
 */
import { compare } from './compare/reference/index.ts';
import { withPeople } from './gather/people.ts';
import { lookup } from './lookup/index.ts';
import type { Reference } from './model/cited.ts';
import type { Gathered, Run } from './model/ports.ts';
import type { Asked, LookupResult } from './model/source.ts';
import { fold } from './text/fold.ts';

/** A report says that a source found something; the records themselves stand once, under `sources`. */
const withoutRecords = (asked: Asked): Asked =>
  asked.lookup.kind === 'found' ? { ...asked, lookup: { kind: 'found', sources: [], count: asked.lookup.sources.length } } : asked;

/** The cited venue under that of its other names which a record bears; as it is when none does. */
function namedAlike(reference: Reference, { candidates }: LookupResult, venues: readonly string[]): Reference {
  if (venues.length === 0) return reference;
  const borne = new Set(
    candidates.flatMap(({ sources }) =>
      sources.flatMap(({ fields }) => [fields['container-title'], fields['container-title-short']].map((name) => fold(name ?? ''))),
    ),
  );
  const same = venues.find((name) => borne.has(fold(name)));
  return same === undefined ? reference : { ...reference, fields: { ...reference.fields, 'container-title-short': same } };
}

/**
 * Looks one reference up and compares it with its candidates, people under every name that is on record for their iDs. Takes the reference, the world of the run and other names of the cited
 * venue, where lists of journals know any; never throws for what a source does.
 */
export async function gather(
  reference: Reference,
  run: Pick<Run, 'adapters' | 'signal' | 'people'>,
  venues: readonly string[] = [],
): Promise<Gathered> {
  const found = await lookup(reference, run);
  const named = namedAlike(reference, found, venues);
  const { comparison, asked } = await withPeople(named, found, compare(named, found), run);
  return { comparison, result: { ...found, asked: [...found.asked.map(withoutRecords), ...asked] } };
}
