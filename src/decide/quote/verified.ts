/**
 * When the quoted words are in the cited place (seed 002, "verified"): exactly, or with form alone folded away, or round the
 * ellipses and brackets that the quote itself shows. To a reader a match is a match; the detail says how it was found.
 */
import type { QuoteMatch } from '../../model/quote.ts';
import type { QuoteRule } from './rule.ts';

const MATCHES: readonly (readonly [QuoteMatch, string, string])[] = [
  ['exact', 'These words stand in {place}.', 'the very characters'],
  ['normalized', 'These words stand in {place}; only spacing, marks or other form differs.', 'curly marks, a line break'],
  ['elided', 'These words stand in {place}, in this order, with words left out where the quote says so.', 'fragments round an ellipsis'],
  ['altered-in-brackets', 'These words stand in {place}; the brackets are the quoter’s own.', 'a bracket for a name'],
];

export const VERIFIED: readonly QuoteRule[] = MATCHES.map(([match, says, note]) => ({
  id: `quote/verified-${match}`,
  outcome: 'verified',
  detail: match,
  severity: 'info',
  says,
  when: (evidence) => evidence.citation === 'known' && evidence.match === match,
  examples: [
    { evidence: { match }, holds: true, note },
    { evidence: { match, place: 'held' }, holds: true, note: 'and in the cited section' },
    { evidence: { match, citation: 'unknown-source' }, holds: false, note: 'no source was cited that could hold it' },
  ],
}));
