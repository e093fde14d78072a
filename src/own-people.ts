/**
 * The document's own authors as ORCID knows them: for the iDs in front of its abstract, every name these people go by and the works they
 * list, so that what they cite of their own is counted by person and not by spelling. Asked once a document, after its references, and
 * only for a list long enough to speak of shares. What was asked is logged like any question.
 */
import { ownOrcids } from './extract/own.ts';
import { peopleOf } from './gather/people.ts';
import type { Document } from './model/document.ts';
import type { AuditEvent } from './model/event.ts';
import type { Run } from './model/ports.ts';
import type { Asked, OrcidPerson } from './model/source.ts';

/** Shorter lists get no word about shares; more authors than this sign no paper with their iDs. */
const [FEWEST, MOST] = [8, 20];

/** Who wrote the document, by the iDs it states. Gives the people, what was asked, and that as events. */
export async function ownPeople(
  document: Document,
  references: number,
  run: Pick<Run, 'people' | 'signal'>,
): Promise<{ readonly people: readonly OrcidPerson[]; readonly asked: readonly Asked[]; readonly events: readonly AuditEvent[] }> {
  const orcids = references < FEWEST || run.signal.aborted ? [] : ownOrcids(document).slice(0, MOST);
  const { people, asked } = orcids.length === 0 ? { people: [], asked: [] } : await peopleOf(orcids, run);
  const events = asked.map(
    ({ adapter, question, query, lookup, covers, snapshots }): AuditEvent => ({
      ev: 'asked',
      ref: '',
      adapter,
      question,
      query,
      outcome: lookup.kind,
      ...(lookup.kind === 'unavailable' || lookup.kind === 'not-asked' ? { why: lookup.why } : {}),
      covers,
      reply: snapshots,
    }),
  );
  return { people, asked, events };
}
