/**
 * The half of checking a reference that only reads: looking it up and comparing it with what was found. It stands by itself so that
 * a long list can be gathered in several threads at once (`gather-threads.ts`); what it gives is the same in whichever thread.
 */
import { compare } from './compare/index.ts';
import { lookup } from './lookup/index.ts';
import type { Reference } from './model/cited.ts';
import type { Gathered, Run } from './model/ports.ts';
import type { Asked } from './model/source.ts';

/** A report says that a source found something; the records themselves stand once, under `sources`. */
const withoutRecords = (asked: Asked): Asked =>
  asked.lookup.kind === 'found' ? { ...asked, lookup: { kind: 'found', sources: [], count: asked.lookup.sources.length } } : asked;

/** Looks one reference up and compares it with its candidates. Takes the reference and the world of the run; never throws for what a source does. */
export async function gather(reference: Reference, run: Pick<Run, 'adapters' | 'signal'>): Promise<Gathered> {
  const found = await lookup(reference, run);
  return { comparison: compare(reference, found), result: { ...found, asked: found.asked.map(withoutRecords) } };
}
