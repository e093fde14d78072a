import { describe, expect, it } from 'vitest';
import { bearsLabel } from '../../../../src/compare/claim/numbers/stands.ts';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';
import { readNumbers } from '../../../../src/text/numbers.ts';

const matches = (claim: string, evidence: string): string[] => numbersBetween(claim, evidence).map(({ match }) => match);

it('takes a range for what is said of either of its ends', () => {
  expect(matches('Swifts lay two to three eggs.', 'Swifts lay two or three eggs.')).toEqual(['approximate']);
  expect(matches('Swifts lay two to four eggs.', 'Swifts lay two or three eggs.')).toEqual(['mismatch']);
});

describe('a number that bears the label the claim names', () => {
  const DRUGS = 'Side effects were seen in 9 patients on drug X and 14 on drug Y.';
  it('is that of the claim', () => {
    expect(matches('14 patients on drug Y had side effects.', DRUGS)).toEqual(['exact']);
    expect(matches('9 patients on drug X had side effects.', DRUGS)).toEqual(['exact']);
  });

  it('is not where the claim names the other or both', () => {
    const [nine, fourteen] = readNumbers(DRUGS);
    if (nine === undefined || fourteen === undefined) throw new Error('two numbers');
    expect(bearsLabel('14 patients on drug Y', fourteen, nine, DRUGS)).toBe(true);
    expect(bearsLabel('14 patients on drug X', fourteen, nine, DRUGS)).toBe(false);
    expect(bearsLabel('14 patients on drug X or drug Y', fourteen, nine, DRUGS)).toBe(false);
  });
});
