/**
 * What a field of a source says: `"wifi": false`, "Smoker: no", a tick in a cell. A field is as plain as a source can be, and it is asked first: words,
 * thresholds and judges have nothing to add to it.
 */
import type { ClaimEvidence } from '../../model/claim.ts';
import type { ClaimRule } from './rule.ts';

/** A claim with a source at hand. */
const held = ({ citation, kind, source }: ClaimEvidence): boolean => citation === 'known' && kind === 'claim' && source !== 'empty';
/** Its names and numbers stand there. */
const sound = ({ names, mismatches, numbersAbsent }: ClaimEvidence): boolean => names + mismatches + numbersAbsent === 0;

const contradicted: ClaimRule = {
  id: 'claim/contradicted-field',
  outcome: 'contradicted',
  severity: 'error',
  by: 'lexical',
  says: 'A field of {source} says the contrary: it has “{against}”.',
  when: (one) => held(one) && one.turned === 'field',
  examples: [
    {
      evidence: { turned: 'field', recall: 0.3 },
      holds: true,
      note: '"there is outdoor seating" where the source has `"OutdoorSeating": false`',
    },
    { evidence: { field: true }, holds: false, note: 'the field says what the claim says' },
  ],
};

const empty: ClaimRule = {
  id: 'claim/unsupported-field',
  outcome: 'unsupported',
  severity: 'warning',
  by: 'lexical',
  says: 'The field of {source} that this sentence is about says nothing: it has “{against}”.',
  when: (one) => held(one) && one.turned === 'field-empty',
  examples: [
    { evidence: { turned: 'field-empty' }, holds: true, note: '"there was an alert" where the source has `"alert": null`' },
    { evidence: {}, holds: false, note: 'no field is named' },
  ],
};

const supported: ClaimRule = {
  id: 'claim/supported-field',
  outcome: 'supported',
  severity: 'info',
  by: 'lexical',
  says: 'A field of {source} says so.',
  when: (one) => held(one) && one.field && sound(one),
  examples: [
    {
      evidence: { field: true, recall: 0.3, words: 2 },
      holds: true,
      note: '"the patient does not smoke" where the source has "Smoker: no"',
    },
    { evidence: {}, holds: false, note: 'no field is named' },
  ],
};

/** In the order asked. */
export const FIELD: readonly ClaimRule[] = [contradicted, empty, supported];

const fieldAgainst: ClaimRule = {
  id: 'claim/pair-contradicted-field',
  outcome: 'contradicted',
  severity: 'error',
  by: 'lexical',
  says: 'A field of the evidence says the contrary: {why}.',
  when: (one) => held(one) && one.turned === 'field',
  examples: [
    { evidence: { turned: 'field' }, holds: true, note: '"accepts reservations" where the evidence has `"reservations": false`' },
    { evidence: { field: true }, holds: false, note: 'the field says what the claim says' },
  ],
};

const fieldEmpty: ClaimRule = {
  id: 'claim/pair-unsupported-field',
  outcome: 'unsupported',
  severity: 'warning',
  by: 'lexical',
  says: 'The field that the claim is about says nothing: {why}.',
  when: (one) => held(one) && one.turned === 'field-empty',
  examples: [
    { evidence: { turned: 'field-empty' }, holds: true, note: '"there was an alert" where the evidence has `"alert": null`' },
    { evidence: {}, holds: false, note: 'no field is named' },
  ],
};

const fieldBears: ClaimRule = {
  id: 'claim/pair-supported-field',
  outcome: 'supported',
  severity: 'info',
  by: 'lexical',
  says: 'A field of the evidence says so: {why}.',
  when: (one) => held(one) && one.field && sound(one),
  examples: [
    { evidence: { field: true }, holds: true, note: '"does not smoke" where the evidence has "Smoker: no"' },
    { evidence: {}, holds: false, note: 'no field is named' },
  ],
};

/** The same beside evidence that was handed over with the claim. */
export const PAIR_FIELD: readonly ClaimRule[] = [fieldAgainst, fieldEmpty, fieldBears];
