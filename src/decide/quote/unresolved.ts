/**
 * When no source can be searched (seed 002, "citation_unresolved"): the citation cannot be read, leads to no source at hand,
 * or there is none. Other sources are then not searched for a home: words that turn up in one would still be cited wrongly.
 */
import type { QuoteRule } from './rule.ts';

const malformed: QuoteRule = {
  id: 'quote/malformed-citation',
  outcome: 'citation_unresolved',
  detail: 'malformed',
  severity: 'error',
  says: 'What stands where this quote’s citation should be cannot be read as one, so nothing was searched.',
  when: (evidence) => evidence.citation === 'malformed',
  examples: [
    { evidence: { citation: 'malformed' }, holds: true, note: '"…" [§]' },
    { evidence: {}, holds: false, note: '[1]' },
  ],
};

const unknown: QuoteRule = {
  id: 'quote/unknown-source',
  outcome: 'citation_unresolved',
  detail: 'unknown-source',
  severity: 'error',
  says: 'The citation {label} leads to no source at hand, so nothing was searched.',
  when: (evidence) => evidence.citation === 'unknown-source' && evidence.complete,
  examples: [
    { evidence: { citation: 'unknown-source' }, holds: true, note: '[9] where there are four sources' },
    { evidence: { citation: 'none' }, holds: false, note: 'no citation at all' },
  ],
};

const notAtHand: QuoteRule = {
  id: 'quote/source-not-at-hand',
  outcome: 'citation_unresolved',
  detail: 'unknown-source',
  severity: 'info',
  says: 'The work cited as {label} is not among the sources at hand, so nothing was searched.',
  when: (evidence) => evidence.citation === 'unknown-source',
  examples: [
    { evidence: { citation: 'unknown-source', complete: false }, holds: true, note: 'a paper cites forty works, three are at hand' },
    { evidence: {}, holds: false, note: 'the work is at hand' },
  ],
};

const uncited: QuoteRule = {
  id: 'quote/uncited',
  outcome: 'citation_unresolved',
  detail: 'uncited',
  severity: 'warning',
  says: 'No citation governs this quote, so nothing was searched.',
  when: (evidence) => evidence.citation === 'none',
  examples: [
    { evidence: { citation: 'none' }, holds: true, note: 'a sentence in marks, and no source named' },
    { evidence: {}, holds: false, note: 'a citation follows' },
  ],
};

export const UNRESOLVED: readonly QuoteRule[] = [malformed, unknown, notAtHand, uncited];
