/** What is left when no other rule holds (seed 001, "Unsure"): something agrees and something does not, and a person must look. */
import type { ReferenceRule } from './rule.ts';

const ambiguous: ReferenceRule = {
  id: 'ref/unsure',
  outcome: 'unsure',
  says: 'A record agrees in part; whether it is the work meant is for a person to tell.',
  why: 'Every mixed case is left here: better open than guessed.',
  when: () => true,
  examples: [
    { labels: { title: 'match', authors: 'partial' }, holds: true, note: 'an author left out, no identifier' },
    { labels: { title: 'match', venue: 'match' }, holds: true, note: 'no authors, no identifier' },
  ],
};

/** Asked before any rule of class fake: a case that stands where another one is cited is seen, not missed. */
export const OTHER_CASE: ReferenceRule = {
  id: 'ref/unsure-other-case',
  outcome: 'unsure',
  says: 'At the volume and page that are cited stands another case.',
  why: 'Invented decisions bear places of real ones. A page may hold several short decisions, and parties are renamed, so that a person must look there.',
  when: (labels, facts) =>
    facts.kind === 'court-decision' && labels.title === 'not_match' && labels.doi === 'match' && facts.coverage !== 'complete',
  examples: [
    {
      labels: { title: 'not_match', doi: 'match' },
      facts: { route: 'reasoning', kind: 'court-decision', coverage: 'none' },
      holds: true,
      note: 'other parties at 925 F.3d 1339',
    },
    {
      labels: { title: 'not_match', doi: 'match' },
      facts: { route: 'reasoning', kind: 'court-decision', coverage: 'complete' },
      holds: false,
      note: 'whoever holds all decisions has none of these parties',
    },
    { labels: { title: 'not_match', doi: 'match' }, facts: { coverage: 'none' }, holds: false, note: 'an article' },
  ],
};

export const UNSURE: readonly ReferenceRule[] = [ambiguous];
