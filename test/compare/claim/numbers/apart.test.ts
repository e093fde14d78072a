import { describe, expect, it, test } from 'vitest';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';

const first = (claim: string, evidence: string) => numbersBetween(claim, evidence)[0];

describe('figures that follow from two of which one leaves something out', () => {
  test.each([
    ['The eastern track is two hours shorter.', 'It takes three hours by the eastern track and five by the western one.'],
    [
      'The bid was 30 million dollars higher than that of Orm.',
      'Hale bid 320 million dollars for the yard. Its rival Orm had bid 290 million.',
    ],
    ['The survey lost 15% of its days to rain.', 'The survey ran for 40 days, of which six were lost to rain.'],
    ['Section 12 took effect in March 2020.', 'Section 9 took effect in March 2019, section 12 a year later.'],
    ['La construction du phare dura huit ans.', 'Le phare fut construit entre 1859 et 1867.'],
    ['Profit rose by a fifth.', 'The bank earned a profit of 420 million dollars for 2021, up from 350 million the year before.'],
    ['A quarter of households spend more than 40% on rent.', 'One household in four spends more than 40% on rent.'],
  ])('%s', (claim, evidence) => {
    expect(first(claim, evidence)?.match).toBe('exact');
  });

  test.each([
    ['The eastern track is four hours shorter.', 'It takes three hours by the eastern track and five by the western one.'],
    ['Profit rose by a quarter.', 'The bank earned a profit of 420 million dollars for 2021, up from 350 million the year before.'],
    ['The survey lost 25% of its days to rain.', 'The survey ran for 40 days, of which six were lost to rain.'],
    ['Section 12 took effect in March 2021.', 'Section 9 took effect in March 2019, section 12 a year later.'],
    ['La construction du phare dura neuf ans.', 'Le phare fut construit entre 1859 et 1867.'],
  ])('but not %s', (claim, evidence) => {
    expect(first(claim, evidence)?.match).not.toBe('exact');
  });
});

it('holds no value against another where the two come to a third', () => {
  const wages = 'Wages rose by 4.1% in 2023. Prices rose by 5.0%, so that real wages fell slightly.';
  expect(first('Real wages fell by about 0.9%.', wages)).toMatchObject({ match: 'mismatch', loosely: true });
  expect(first('Real wages fell by about 1.7%.', wages)?.loosely).toBeUndefined();
});
