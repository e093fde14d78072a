/** What is left when no other rule holds (seed 001, "Unsure"): something agrees and something does not, and a person must look. */
import type { ReferenceRule } from './rule.ts';

const ambiguous: ReferenceRule = {
  id: 'ref/unsure',
  outcome: 'unsure',
  says: 'A record agrees in part; whether it is the work meant is for a person to tell.',
  why: 'The seed leaves every mixed case here rather than guess.',
  when: () => true,
  examples: [
    { labels: { title: 'match', authors: 'partial' }, holds: true, note: 'an author left out, no identifier' },
    { labels: { title: 'match', venue: 'match' }, holds: true, note: 'no authors, no identifier' },
  ],
};

export const UNSURE: readonly ReferenceRule[] = [ambiguous];
