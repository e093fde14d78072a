import { expect, it } from 'vitest';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';

it.each([
  ['More than a third of reviewers guessed an author.', 'Blinding failed for 38% of reviewers, who guessed an author.'],
  ['Fewer than a third of ignored warnings were false positives.', 'Of ignored warnings only 29% were false positives.'],
  ['Conductivity fell as temperature rose beyond 120 K.', 'The conductivity decreased with temperature above 120 K.'],
  ['Weekly case growth was 1.3 percentage points lower.', 'Mandates reduced weekly case growth by 1.3 percentage points.'],
  ['About two in five participants fell in both groups.', 'Falls occurred in 41.2% of the first group and 42.0% of the second group.'],
  [
    'Mortality was about a quarter lower with metformin than with sulfonylureas.',
    'Metformin users had lower all-cause mortality than sulfonylurea users (adjusted HR 0.74, 95% CI 0.66-0.83).',
  ],
])('finds the figure: %s', (claim, evidence) => {
  expect(
    numbersBetween(claim, evidence)
      .map(({ match }) => match)
      .filter((match) => match === 'mismatch' || match === 'absent'),
  ).toEqual([]);
});

it.each([
  ['More than a third of reviewers guessed an author.', 'Blinding failed for 22% of reviewers, who guessed an author.'],
  ['Weekly case growth was 1.3 percentage points lower.', 'Mandates raised weekly cases by 1.3 percentage points.'],
])('tells another figure: %s', (claim, evidence) => {
  expect(numbersBetween(claim, evidence)[0]?.match).toBe('mismatch');
});
