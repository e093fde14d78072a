import { describe, expect, it } from 'vitest';
import { bearsLabel, rateToldBehind } from '../../../../src/compare/claim/numbers/stands.ts';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';
import { readNumbers } from '../../../../src/text/numbers.ts';

const matches = (claim: string, evidence: string): string[] => numbersBetween(claim, evidence).map(({ match }) => match);

it('takes a range for what is said of either of its ends', () => {
  expect(matches('Swifts lay two to three eggs.', 'Swifts lay two or three eggs.')).toEqual(['approximate']);
  expect(matches('Swifts lay two to four eggs.', 'Swifts lay two or three eggs.')).toEqual(['mismatch']);
});

describe('a rate told once behind several amounts', () => {
  const DIET = 'The control group consumed 84 g of protein and 19 g of fibre a day.';
  it.each([
    ['Protein intake was 84 g a day in the control group.', DIET],
    ['Protein intake was 84 g per day in the control group.', 'They ate 84 g of protein and 19 g of fibre daily.'],
    ['The pump moves 40 litres per hour.', 'The pump moves 40 litres of water or 35 litres of oil an hour.'],
  ])('is that of each: %s', (claim, evidence) => expect(matches(claim, evidence)).toEqual(['approximate']));

  it.each([
    ['another rate', 'Protein intake was 84 g a week in the control group.', DIET],
    ['another amount', 'Protein intake was 85 g a day in the control group.', DIET],
    ['what was given once', 'Patients were given 84 g a day.', 'Patients were given 84 g once and 19 g a day.'],
  ])('is not taken for %s', (_what, claim, evidence) => expect(matches(claim, evidence)).not.toContain('approximate'));

  it('asks for the same unit', () => {
    const [claim] = readNumbers('84 g a day');
    const [other] = readNumbers('84 kg of protein and 19 g of fibre a day');
    expect(
      claim !== undefined && other !== undefined && rateToldBehind(claim, other, '84 kg of protein and 19 g of fibre a day'),
    ).toBeNull();
  });
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
