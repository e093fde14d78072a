import { describe, expect, it } from 'vitest';
import { WITHIN_BOUND } from '../../../../src/compare/claim/numbers/instance.ts';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';
import { verifyAnswer } from '../../../../src/index.ts';

const within = (claim: string, evidence: string): boolean => numbersBetween(claim, evidence).some(({ why }) => why === WITHIN_BOUND);

const BATTERY = 'Do not charge the battery below 5 °C or above 40 °C.';

describe('an instance of what the evidence bounds', () => {
  it.each([
    ['At 2 degrees the battery should not be charged.', BATTERY],
    ['The battery should not be charged at 45 °C.', BATTERY],
    ['A 16-year-old is not given the drug.', 'The drug is not given to anybody under 18.'],
    ['Somebody aged 60 pays nothing.', 'People of 55 or over pay nothing.'],
    ['A parcel of 12 kg costs extra.', 'Parcels over 10 kg cost extra.'],
  ])('%s beside %s', (claim, evidence) => expect(within(claim, evidence)).toBe(true));

  it.each([
    ['outside the bound', 'At 10 degrees the battery should not be charged.', BATTERY],
    ['outside the bound', 'Somebody aged 50 pays nothing.', 'People of 55 or over pay nothing.'],
    ['granted what is refused', 'At 2 degrees the battery should be charged.', BATTERY],
    ['granted what is refused', 'A 16-year-old is given the drug.', 'The drug is not given to anybody under 18.'],
    [
      'of which an exception may be',
      'A 16-year-old is not given the drug.',
      'The drug is not given to anybody under 18 unless a doctor agrees.',
    ],
    ['bounded by the claim too', 'At over 45 °C the battery should not be charged.', BATTERY],
    ['no case', 'The 12 members voted.', 'More than 10 members voted.'],
    ['of something else', 'A parcel of 12 kg is insured by the post.', 'Dogs of at least 10 kg must be kept on a lead.'],
  ])('is none %s: %s', (_why, claim, evidence) => expect(within(claim, evidence)).toBe(false));

  it('bears a claim out whose figure stands nowhere', () => {
    const outcome = (claim: string): string | undefined => verifyAnswer(`${claim} [1].`, [{ id: 's', text: BATTERY }]).claims[0]?.outcome;
    expect(outcome('At 2 degrees the battery should not be charged')).toBe('supported');
    expect(outcome('At 10 degrees the battery should not be charged')).not.toBe('supported');
  });
});
