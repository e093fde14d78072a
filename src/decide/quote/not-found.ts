/**
 * When the words are not in the cited place (seed 002, "not_found"), and what was seen instead. However near a passage comes
 * it is never a match: it is shown as the weaker result it is. A text that is damaged, cut short or too small a sample
 * lowers how loudly it is said, never what is said.
 */
import type { QuoteEvidence } from '../../model/quote.ts';
import type { QuoteRule } from './rule.ts';

/** From this share of shared words on, a passage is called near. */
const NEAR = 0.5;

const missing = (evidence: QuoteEvidence): boolean => evidence.citation === 'known' && evidence.match === null;
const isNear = ({ nearest }: QuoteEvidence): boolean => nearest !== null && nearest >= NEAR;

const elsewhere: QuoteRule = {
  id: 'quote/elsewhere-in-source',
  outcome: 'not_found',
  detail: 'elsewhere-in-source',
  severity: 'error',
  says: 'These words stand in {source}, but not in {place}.',
  when: (evidence) => missing(evidence) && evidence.elsewhere,
  examples: [
    { evidence: { place: 'held', elsewhere: true }, holds: true, note: 'cited to § 4.2, stands in § 7' },
    { evidence: { place: 'held', elsewhere: true, match: 'exact' }, holds: false, note: 'stands in both' },
  ],
};

const misattributed: QuoteRule = {
  id: 'quote/misattributed',
  outcome: 'not_found',
  detail: 'misattributed',
  severity: 'error',
  says: 'These words were not found in {place}; they stand in {other}.',
  when: (evidence) => missing(evidence) && evidence.otherSource && !evidence.short,
  examples: [
    { evidence: { otherSource: true }, holds: true, note: 'the sentence is in the other contract' },
    { evidence: { otherSource: true, short: true }, holds: false, note: 'two common words stand everywhere' },
  ],
};

const tooShort: QuoteRule = {
  id: 'quote/too-short',
  outcome: 'not_found',
  detail: 'too-short',
  severity: 'warning',
  says: 'These few words were not found in {place}; they may be a term of the writer’s own.',
  when: (evidence) => missing(evidence) && evidence.short,
  examples: [
    { evidence: { short: true }, holds: true, note: '"hard bargaining" [3]' },
    { evidence: {}, holds: false, note: 'a whole sentence' },
  ],
};

const damaged: QuoteRule = {
  id: 'quote/near-recognised',
  outcome: 'not_found',
  detail: 'near',
  severity: 'warning',
  says: 'These words were not found as quoted in {place}, whose text was recognised from an image; a passage like it is shown.',
  when: (evidence) => missing(evidence) && evidence.recognised && isNear(evidence),
  examples: [
    { evidence: { recognised: true, nearest: 0.9 }, holds: true, note: 'the scan reads "snch" for "such"' },
    { evidence: { nearest: 0.9 }, holds: false, note: 'the text was typed' },
  ],
};

const incomplete: QuoteRule = {
  id: 'quote/incomplete-source',
  outcome: 'not_found',
  detail: 'incomplete-source',
  severity: 'warning',
  says: 'These words were not found in {place}, but only a part of that source is at hand.',
  when: (evidence) => missing(evidence) && evidence.incomplete && !isNear(evidence),
  examples: [
    { evidence: { incomplete: true }, holds: true, note: 'only the abstract was there' },
    { evidence: { incomplete: true, nearest: 0.9 }, holds: false, note: 'the sentence is there, with other words in it' },
  ],
};

const near: QuoteRule = {
  id: 'quote/near',
  outcome: 'not_found',
  detail: 'near',
  severity: 'error',
  says: 'These words were not found in {place}; the nearest passage reads otherwise.',
  when: (evidence) => missing(evidence) && isNear(evidence),
  examples: [
    { evidence: { nearest: 0.95 }, holds: true, note: '"within 24 hours" for "without undue delay"' },
    { evidence: { nearest: 0.4 }, holds: false, note: 'only few of the words agree' },
  ],
};

const absent: QuoteRule = {
  id: 'quote/absent',
  outcome: 'not_found',
  detail: 'absent',
  severity: 'error',
  says: 'These words were not found in {place}, nor anything like them.',
  when: missing,
  examples: [
    { evidence: {}, holds: true, note: 'stands nowhere' },
    { evidence: { match: 'normalized' }, holds: false, note: 'stands there' },
  ],
};

/** In the order asked. */
export const NOT_FOUND: readonly QuoteRule[] = [elsewhere, misattributed, tooShort, damaged, incomplete, near, absent];
