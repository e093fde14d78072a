import { describe, expect, test } from 'vitest';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';
import { verifyClaims } from '../../../../src/index.ts';

const first = (claim: string, evidence: string) => numbersBetween(claim, evidence)[0];
const borne = (claim: string, evidence: string): boolean => /^(?:exact|approximate)$/.test(first(claim, evidence)?.match ?? '');

describe('what is left of a whole', () => {
  test.each([
    ['Five of the seven members did not vote for the sale.', 'Two of the seven members had supported the sale.'],
    ['More than four in five warnings were not fixed.', 'Only 16% of warnings were fixed.'],
    ['More than nine in ten patients did not report nausea.', 'Nausea was reported by 9 percent of patients.'],
    [
      'About a quarter of the results could not be reproduced.',
      '74% of the results could be reproduced, with no difference between years.',
    ],
    ['Five of the eight cells did not fail.', 'Three of the eight cells had failed.'],
    ['About 40% of the costs were not passed on.', 'About 60% of the costs were passed on, whether or not customers noticed.'],
    ['More than a third of the participants did not answer.', '86 of 140 participants answered.'],
    ['With polymer A the cells lost only 9%.', 'Cells with polymer A retained 91%, and uncoated cells 35%.'],
  ])('%s', (claim, evidence) => {
    expect(borne(claim, evidence)).toBe(true);
    expect(verifyClaims([{ claim, evidence }])[0]?.verdict).not.toBe('contradicted');
  });

  test.each([
    [
      'Just under a third of the voters opposed the reform.',
      'Seventy percent of the voters supported the reform, and the rest opposed it.',
      true,
    ],
    [
      '38 percent of the patients were referred to a clinic.',
      'Of the patients, 62 percent recovered; the rest were referred to a clinic.',
      true,
    ],
    ['60 Prozent der Betriebe zahlen weniger.', '40 Prozent der Betriebe zahlen den Tarif, die übrigen zahlen weniger.', true],
    [
      '58 percent of the patients were referred to a clinic.',
      'Of the patients, 62 percent recovered; the rest were referred to a clinic.',
      false,
    ],
  ])('told of the rest by that name: %s / %s', (claim, evidence, right) => {
    expect(borne(claim, evidence)).toBe(right);
    expect(verifyClaims([{ claim, evidence }])[0]?.verdict === 'contradicted').toBe(!right);
  });

  test('two figures that are told of the same part are no rest of each other', () => {
    expect(borne('84% of warnings were fixed.', 'Only 16% of warnings were fixed.')).toBe(false);
  });
});

describe('figures side by side', () => {
  test.each([
    ['Remission was nearly three times as frequent with therapy.', 'Remission was reached by 41% and 14% respectively.'],
    ['Mortality was 1.2 percentage points higher.', 'Mortality was similar: 14.3% and 13.1%.'],
    ['The operating margin rose by 0.7 percentage points.', 'The operating margin improved to 7.1 percent from 6.4.'],
  ])('%s', (claim, evidence) => {
    expect(borne(claim, evidence)).toBe(true);
  });

  test('half a percentage point is read as points, and not told of the wrong way', () => {
    const evidence = 'Inflation was 2.3 percent in June, down from 2.8 percent in May.';
    expect(borne('Inflation was half a percentage point lower in June than in May.', evidence)).toBe(true);
    expect(borne('Inflation was half a percentage point higher in June than in May.', evidence)).toBe(false);
  });
});

describe('figures that need not be of the same thing', () => {
  test.each([
    ['Two more patients died on the drug than on placebo.', 'Of the patients, 118 on the drug died later.'],
    ['Conductivity rose between 25 and 60 °C.', 'Conductivity was 3.1 mS at 25 °C, rising to 8.4 mS at 60 °C.'],
    ['The trial had been scheduled to last seven weeks.', 'The trial lasted eleven weeks, four longer than planned.'],
    ['The loss was SEK 90 million in the previous year.', 'The division made a loss of SEK 45 million, half of that in the previous year.'],
  ])('%s', (claim, evidence) => {
    const told = first(claim, evidence);
    expect(told?.match === 'mismatch' && told.loosely !== true).toBe(false);
  });

  test('a total of one noun, whatever else is counted between', () => {
    const wards = 'Ward A: 3 falls, 0 ulcers. Ward B: 8 falls, 2 ulcers. Ward C: 5 falls, 1 ulcer.';
    expect(first('There were 16 falls in all.', wards)?.match).toBe('exact');
  });

  test('a bound that a reckoned value keeps, and one that it does not', () => {
    const evidence = 'Of 1,946 patients screened, 964 patients were randomised.';
    expect(borne('Fewer than half of the patients screened were randomised.', evidence)).toBe(true);
    expect(borne('More than two thirds of the patients screened were randomised.', evidence)).toBe(false);
  });
});
