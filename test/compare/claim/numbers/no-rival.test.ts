import { expect, test } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../../../../src/index.ts';

const outcome = (claim: string, text: string): string | undefined =>
  verifyAnswer(claim, prepareAnswerSources([{ id: 'a.txt', text }])).claims[0]?.outcome;

test.each([
  [
    'Compared with a year earlier, the unemployment rate was down 1.3 percentage points [1].',
    'The unemployment rate was 5.1 per cent, down from 6.4 per cent a year earlier. The confidence interval of the unemployment rate is plus or minus 0.3 percentage points.',
  ],
  ['For 1 kg of flour, the usual amount of salt would be 20 g [1].', 'The usual amount of salt is 10 g for a loaf of 500 g of flour.'],
  [
    'After nine years of service, notice rises to three months [1].',
    'The notice is one month in the first year of service, two months from the second to the ninth year and three months thereafter.',
  ],
  [
    'Its turnover frequency is only a third as high as that of nickel [1].',
    'Its turnover frequency is lower than that of nickel by a factor of three.',
  ],
  [
    'Avant 1868, on le fabriquait au lait de brebis [1].',
    'Le fromage était fait au lait de brebis ; le lait de vache l’a remplacé après l’épidémie de 1868.',
  ],
  ['Noisy works are allowed on Saturdays from 8 to 1 [1].', 'A person must not carry out noisy works on Saturdays except from 8 to 1.'],
])('is not called contradicted: %s', (claim, text) => {
  expect(outcome(claim, text)).not.toBe('contradicted');
});

test.each([
  ['The unemployment rate was down 1.3 percentage points [1].', 'The unemployment rate was down 0.7 percentage points.'],
  ['The salt for the loaf is 20 g [1].', 'The salt for the loaf is 10 g, and it is weighed with the flour.'],
  ['The notice is two months [1].', 'The notice is three months, and it is given in writing.'],
])('is another value still: %s', (claim, text) => {
  expect(outcome(claim, text)).toBe('contradicted');
});
