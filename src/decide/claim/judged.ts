/**
 * The verdict on a claim beside one piece of evidence that was handed over with it: nothing was searched for and no citation
 * chosen, so what a judge says of the two texts decides, after the numbers. The thresholds are those of the other rules about
 * claims. Used where pairs come ready (`stet claims --pairs`); a claim of an answer goes through all rules.
 */

import type { ClaimEvidence } from '../../model/claim.ts';
import { PAIR_FIELD } from './field.ts';
import type { ClaimDecision } from './index.ts';
import { type ClaimRule, NEARLY_ALL, PLAIN_CLAIM, SAME_MATTER, SPEAKS_AGAINST, SPEAKS_FOR, SPEAKS_LOUD, SPEAKS_NOT } from './rule.ts';

/** From this recall on a part of a claim may be said to be borne out by a judge that reads words. */
const A_PART = 0.1;

const empty: ClaimRule = {
  id: 'claim/pair-nothing',
  outcome: 'unverifiable',
  severity: 'info',
  by: 'lexical',
  says: 'There is nothing to compare: {why}.',
  when: ({ words, source }) => words === 0 || source === 'empty',
  examples: [
    { evidence: { words: 0 }, holds: true, note: 'a claim of punctuation alone' },
    { evidence: {}, holds: false, note: 'ten words' },
  ],
};

const otherLanguage: ClaimRule = {
  id: 'claim/pair-other-language',
  outcome: 'unverifiable',
  severity: 'info',
  by: 'lexical',
  says: 'The evidence is in another language than the claim, or in one of which words are compared only as they stand: no judge of words can tell. An entailment or language model could.',
  when: ({ sameLanguage, wordsAlone, recall, mismatches, judge }) =>
    (judge === null || judge.name === 'built-in') &&
    mismatches === 0 &&
    ((!sameLanguage && recall < SAME_MATTER) || (wordsAlone && recall < NEARLY_ALL)),
  examples: [
    { evidence: { sameLanguage: false, recall: 0.2 }, holds: true, note: 'an English claim beside German evidence' },
    { evidence: { wordsAlone: true, recall: 0.4 }, holds: true, note: 'a Chinese claim in other words than its evidence' },
    { evidence: { wordsAlone: true, recall: 0.9 }, holds: false, note: 'nearly all of its words stand there' },
  ],
};

const number: ClaimRule = {
  id: 'claim/pair-number',
  outcome: 'contradicted',
  severity: 'error',
  by: 'numeric',
  says: 'The evidence has another value for the same thing: {why}.',
  when: ({ mismatches, recall }) => mismatches > 0 && recall >= SAME_MATTER,
  examples: [
    { evidence: { mismatches: 1, recall: 0.8 }, holds: true, note: '34 % where the evidence has 12 %' },
    { evidence: { mismatches: 1, recall: 0.3 }, holds: false, note: 'the value may be of something else' },
  ],
};

const against: ClaimRule = {
  id: 'claim/pair-contradicted',
  outcome: 'contradicted',
  severity: 'error',
  by: 'judge',
  says: 'The evidence says the contrary, as the judge reads it: {why}.',
  when: ({ judge }) => judge !== null && judge.contradicted >= SPEAKS_AGAINST && judge.contradicted > judge.supported,
  examples: [
    {
      evidence: { judge: { name: 'built-in', supported: 0.1, contradicted: 0.8 } },
      holds: true,
      note: '"rose" where the evidence has "fell"',
    },
    { evidence: { judge: { name: 'built-in', supported: 0.4, contradicted: 0.5 } }, holds: false, note: 'undecided' },
  ],
};

const partNumber: ClaimRule = {
  id: 'claim/pair-partial-number',
  outcome: 'partial',
  severity: 'warning',
  by: 'numeric',
  says: 'The evidence may bear out the rest, but not a value: {why}.',
  when: ({ mismatches, numbersAbsent, judge }) => mismatches + numbersAbsent > 0 && judge !== null && judge.supported >= SPEAKS_NOT,
  examples: [
    { evidence: { mismatches: 1, recall: 0.5, judge: { name: 'built-in', supported: 0.7, contradicted: 0.1 } }, holds: true, note: '' },
    {
      evidence: { numbersAbsent: 1, judge: { name: 'built-in', supported: 0.7, contradicted: 0.1 } },
      holds: true,
      note: 'the value stands there, of something else',
    },
    { evidence: { judge: { name: 'built-in', supported: 0.7, contradicted: 0.1 } }, holds: false, note: 'the values agree' },
  ],
};

const other: ClaimRule = {
  id: 'claim/pair-partial-other',
  outcome: 'partial',
  severity: 'warning',
  by: 'lexical',
  says: 'The evidence has a value of the claim, but of something else: {why}.',
  when: ({ turned, judge }) =>
    turned?.startsWith('other-') === true && judge !== null && (judge.name === 'built-in' || judge.supported < SPEAKS_LOUD),
  examples: [
    {
      evidence: { turned: 'other-cell', judge: { name: 'built-in', supported: 0.7, contradicted: 0.1 } },
      holds: true,
      note: 'the value stands in another row of the table',
    },
    {
      evidence: { turned: 'other-cell', judge: { name: 'entailment', supported: 0.95, contradicted: 0 } },
      holds: false,
      note: 'a model that read both finds them to agree',
    },
    { evidence: { judge: { name: 'built-in', supported: 0.7, contradicted: 0.1 } }, holds: false, note: '' },
  ],
};

const swapped: ClaimRule = {
  id: 'claim/pair-partial-swapped',
  outcome: 'partial',
  severity: 'warning',
  by: 'lexical',
  says: 'The evidence says it the other way round: {why}.',
  when: ({ turned, judge }) => turned === 'swapped' && judge !== null && (judge.name === 'built-in' || judge.supported < SPEAKS_LOUD),
  examples: [
    {
      evidence: { turned: 'swapped', judge: { name: 'built-in', supported: 0.8, contradicted: 0.1 } },
      holds: true,
      note: '"Briar acquired Amber" where Amber acquired Briar',
    },
    {
      evidence: { turned: 'swapped', judge: { name: 'entailment', supported: 0.95, contradicted: 0 } },
      holds: false,
      note: 'a model that read both finds them to agree',
    },
    { evidence: { judge: { name: 'built-in', supported: 0.8, contradicted: 0.1 } }, holds: false, note: '' },
  ],
};

const strongerPair: ClaimRule = {
  id: 'claim/pair-partial-stronger',
  outcome: 'partial',
  severity: 'warning',
  by: 'lexical',
  says: 'The evidence says less than the claim: {why}.',
  when: ({ turned, judge }) => turned === 'stronger' && judge !== null && (judge.name === 'built-in' || judge.supported < SPEAKS_LOUD),
  examples: [
    {
      evidence: { turned: 'stronger', judge: { name: 'built-in', supported: 0.8, contradicted: 0.1 } },
      holds: true,
      note: '"is rejected" where the evidence has "is rejected unless streaming is on"',
    },
    {
      evidence: { turned: 'stronger', judge: { name: 'entailment', supported: 0.95, contradicted: 0 } },
      holds: false,
      note: 'a model that read both finds them to agree',
    },
    { evidence: { judge: { name: 'built-in', supported: 0.8, contradicted: 0.1 } }, holds: false, note: '' },
  ],
};

const nullResultPair: ClaimRule = {
  id: 'claim/pair-partial-null-result',
  outcome: 'partial',
  severity: 'warning',
  by: 'lexical',
  says: 'The evidence says that this was not found: {why}.',
  when: ({ turned, judge }) => turned === 'null-result' && judge !== null && (judge.name === 'built-in' || judge.supported < SPEAKS_LOUD),
  examples: [
    {
      evidence: { turned: 'null-result', judge: { name: 'built-in', supported: 0.8, contradicted: 0.1 } },
      holds: true,
      note: '"the drug reduced falls" where falls were not prevented',
    },
    {
      evidence: { turned: 'null-result', judge: { name: 'entailment', supported: 0.95, contradicted: 0 } },
      holds: false,
      note: 'a model that read both finds them to agree',
    },
    { evidence: { judge: { name: 'built-in', supported: 0.8, contradicted: 0.1 } }, holds: false, note: '' },
  ],
};

const supported: ClaimRule = {
  id: 'claim/pair-supported',
  outcome: 'supported',
  severity: 'info',
  by: 'judge',
  says: 'The evidence bears the claim out, as the judge reads it: {why}.',
  when: ({ judge, mismatches, numbersAbsent }) => judge !== null && judge.supported >= SPEAKS_FOR && mismatches + numbersAbsent === 0,
  examples: [
    { evidence: { judge: { name: 'built-in', supported: 0.6, contradicted: 0.1 } }, holds: true, note: '' },
    { evidence: { judge: { name: 'built-in', supported: 0.4, contradicted: 0.1 } }, holds: false, note: '' },
  ],
};

const partial: ClaimRule = {
  id: 'claim/pair-partial',
  outcome: 'partial',
  severity: 'warning',
  by: 'judge',
  says: 'The evidence bears out only a part of the claim, as the judge reads it: {why}.',
  when: ({ judge, recall }) => judge !== null && judge.supported >= SPEAKS_NOT && (judge.name !== 'built-in' || recall >= A_PART),
  examples: [
    { evidence: { judge: { name: 'built-in', supported: 0.4, contradicted: 0.1 } }, holds: true, note: 'one of two parts' },
    {
      evidence: { judge: { name: 'built-in', supported: 0.26, contradicted: 0.1 }, recall: 0 },
      holds: false,
      note: 'a short claim of which no word stands there: undecided is not a part',
    },
    {
      evidence: { judge: { name: 'entailment', supported: 0.4, contradicted: 0.1 }, recall: 0 },
      holds: true,
      note: 'in other words, as a model reads it',
    },
    { evidence: { judge: { name: 'built-in', supported: 0.1, contradicted: 0.1 } }, holds: false, note: 'nothing of it' },
  ],
};

const unsupported: ClaimRule = {
  id: 'claim/pair-unsupported',
  outcome: 'unsupported',
  severity: 'warning',
  by: 'judge',
  says: 'The evidence does not bear the claim out, as the judge reads it: {why}.',
  when: () => true,
  examples: [{ evidence: { judge: { name: 'built-in', supported: 0.1, contradicted: 0.1 } }, holds: true, note: 'another matter' }],
};

/** In the order asked; the last always holds. */
export const PAIR_RULES: readonly ClaimRule[] = [
  ...PAIR_FIELD,
  empty,
  otherLanguage,
  number,
  against,
  partNumber,
  other,
  swapped,
  strongerPair,
  nullResultPair,
  supported,
  partial,
  unsupported,
];

/** What is known of a pair. `numbersAbsent`: values that stand in the evidence only of something else; `turned`: how that shows. */
export type PairFacts = Pick<ClaimEvidence, 'words' | 'recall' | 'mismatches' | 'judge' | 'source'> &
  Partial<Pick<ClaimEvidence, 'numbersAbsent' | 'field' | 'turned' | 'sameLanguage' | 'wordsAlone'>>;

/** The verdict on a pair. `why`: one clause for the sentence shown. The score stays below the verdict's threshold. */
export function decidePair(facts: PairFacts, why: string): ClaimDecision {
  const evidence = { ...PLAIN_CLAIM, ...facts };
  const rule = PAIR_RULES.find((one) => one.when(evidence)) ?? unsupported;
  const heard = facts.judge?.supported ?? 0;
  const score =
    evidence.field && rule.outcome === 'supported' ? 1 : rule.outcome === 'supported' ? heard : Math.min(heard, SPEAKS_FOR * 0.98);
  return {
    outcome: rule.outcome,
    rule: rule.id,
    severity: rule.severity,
    judge: rule.by === 'judge' ? (facts.judge?.name ?? 'lexical') : rule.by,
    score: rule.outcome === 'unverifiable' ? 0 : Math.round(score * 1e4) / 1e4,
    // What a judge or a number says may end in a full stop of its own.
    says: rule.says.replace('{why}', why.replace(/\.$/, '')),
  };
}
