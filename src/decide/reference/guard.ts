/**
 * The coverage guard (design § 3): whether enough was asked to say that no record agrees. It is a step of its own so that
 * no rule of the class itself can forget it, and it can only take the class back, never give it.
 */
import type { Labels } from '../../model/evidence.ts';
import { CONFLICTS, DEAD_LINK } from './fake.ts';
import type { ReferenceRule } from './rule.ts';

export const GUARD_WANT: ReferenceRule = {
  id: 'ref/unknown-coverage',
  outcome: 'unknown',
  says: 'No record agrees, but not every source that could hold one was asked and answered.',
  why: 'For want of a record, one source that holds all such works must have answered, or two broad ones, with none of them silent.',
  when: (_labels, facts) => facts.coverage !== 'complete',
  examples: [
    { labels: { title: 'not_match' }, facts: { coverage: 'partial' }, holds: true, note: 'one broad source does not hold it' },
    { labels: { title: 'not_match' }, facts: { coverage: 'complete' }, holds: false, note: 'it is not where it would be' },
  ],
};

export const GUARD_CONFLICT: ReferenceRule = {
  id: 'ref/unknown-conflict',
  outcome: 'unknown',
  says: 'A record with this title is by other authors, but another work of the same title could be meant.',
  why: 'A conflict counts by itself only when the record is certainly the work meant and no source that might know better was silent.',
  when: (_labels, facts) => facts.coverage !== 'complete' && (!facts.certain || facts.silent),
  examples: [
    {
      labels: { title: 'match', authors: 'not_match' },
      facts: { coverage: 'partial', certain: false },
      holds: true,
      note: 'a common title such as "Introduction"',
    },
    {
      labels: { title: 'match', authors: 'not_match' },
      facts: { coverage: 'partial', certain: true },
      holds: false,
      note: 'title, DOI and year are its own, only the authors are not',
    },
    {
      labels: { title: 'match', authors: 'not_match' },
      facts: { coverage: 'partial', certain: true, silent: true },
      holds: true,
      note: 'another registry, which was down, may list these authors',
    },
  ],
};

export const GUARD_UNTITLED: ReferenceRule = {
  id: 'ref/unknown-untitled',
  outcome: 'unknown',
  says: 'The citation prints no title, so that no record agrees means little.',
  why: 'Sources are searched by title. Where none is printed, as in much of physics, the nearest record is merely some record.',
  when: (labels, facts) => !facts.cited.includes('title') && labels.doi !== 'match' && labels.url !== 'match',
  examples: [
    {
      labels: { authors: 'not_match', doi: 'not_match' },
      facts: { cited: ['authors', 'venue', 'date', 'doi'] },
      holds: true,
      note: 'authors, journal, volume and year, compared with a paper by others',
    },
    {
      labels: { authors: 'not_match', doi: 'match' },
      facts: { cited: ['authors', 'doi'] },
      holds: false,
      note: "the DOI's own record is by others",
    },
  ],
};

/** The guards that a rule for want of agreement must pass, in order; none when it needs none. */
export function guardsOf(rule: ReferenceRule, labels: Labels): readonly ReferenceRule[] {
  if (rule.outcome !== 'fake' || rule.id === DEAD_LINK) return [];
  // A record that does not bear the title is not the work meant: what it says of authors is no conflict, only a want.
  return [GUARD_UNTITLED, CONFLICTS.has(rule.id) && labels.title === 'match' ? GUARD_CONFLICT : GUARD_WANT];
}
