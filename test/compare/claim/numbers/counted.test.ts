import { expect, it } from 'vitest';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';

const match = (claim: string, evidence: string): (string | undefined)[] =>
  numbersBetween(claim, evidence)
    .filter(({ normalizedClaim }) => normalizedClaim !== null && normalizedClaim > 1900 && normalizedClaim < 2100)
    .map((one) => one.match);
const LESS = 'The mill pressed 12,400 tonnes of oil in 2023, 8 % less than the year before.';
const LATER = 'The firm was founded in Bonn in 1990. Ten years later it moved to Kiel.';

it('takes a year that is told from another for that year', () => {
  expect(match('In 2023 the mill pressed 8 % less oil than in 2022.', LESS)).toEqual(['exact', 'exact']);
  expect(match('Das Werk presste 2023 weniger Öl als 2022.', 'Das Werk presste 2023 weniger Öl als im Vorjahr.')).toEqual([
    'exact',
    'exact',
  ]);
  expect(match('The firm moved to Kiel in 2000.', LATER)).toEqual(['exact']);
  expect(match('Founded in 1990, the firm moved to Kiel in 2000.', LATER)).toEqual(['exact', 'exact']);
});

it('takes the year of a value that is told with it', () => {
  const SALES = 'Sales for fiscal 2022 were up 8 % from $3.17 billion a year earlier, and costs were $2 billion.';
  expect(match('Sales in fiscal 2021 were $3.17 billion.', SALES)).toEqual(['exact']);
  expect(match('Costs in fiscal 2021 were $2 billion.', SALES)).not.toEqual(['exact']);
});

it('takes no other year for it, and not for what is said of the first one', () => {
  expect(match('In 2023 the mill pressed 8 % less oil than in 2021.', LESS)).not.toEqual(['exact', 'exact']);
  expect(match('In 2022 the mill pressed 12,400 tonnes of oil.', LESS)).not.toEqual(['exact']);
  expect(match('The firm was founded in Bonn in 2000.', LATER)).not.toEqual(['exact']);
});

it('holds no value of another year against one that is told of the year from which the evidence counts', () => {
  const census = 'In 2021 the county had 318,204 residents, 11.4 % more since 2011.';
  const loosely = (claim: string): unknown[] => numbersBetween(claim, census).map((one) => one.loosely ?? one.match);
  expect(loosely('The county had 285,600 residents in 2011.')[0]).toBe(true);
  expect(loosely('The county had 381,204 residents in 2021.')[0]).toBe('mismatch');
});
