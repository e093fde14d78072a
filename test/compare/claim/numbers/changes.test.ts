import { expect, it } from 'vitest';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';

const found = (claim: string, evidence: string) => {
  const last = numbersBetween(claim, evidence).at(-1);
  return [last?.match, last?.derivation ?? null];
};

it.each<[string, string, string, string | null]>([
  // The value before a change whose size and end are told.
  ['Headcount had been 9,000 before.', 'Headcount was cut by 900 to 8,100.', 'exact', '8,100 + 900 = 9,000'],
  ['There had been 8,000 vacant flats before.', 'The number of vacant flats fell by 2,000 to 6,000.', 'exact', '2,000 to 6,000 = 8,000'],
  ['In 2010 there were 120 breeding pairs.', 'The survey counted 84 breeding pairs, 36 fewer than in 2010.', 'exact', '84 + 36 = 120'],
  ['Life expectancy had been 62 before.', 'Life expectancy rose by nine years, to 71.', 'exact', '71 − nine years = 62'],
  ['The runner-up scored 77 points.', 'The winner scored 88 points, 11 more than the runner-up.', 'exact', '88 − 11 = 77'],
  [
    'The cheapest oil costs 8 euros.',
    'The oil costs 24 euros, three times the price of the cheapest oil.',
    'exact',
    '24 euros ÷ three times = 8 euros',
  ],
  [
    'Water use had been 200,000 litres.',
    'Water use was cut by 30 percent to 140,000 litres.',
    'exact',
    '140,000 litres ÷ 0.7 = 200,000 litres',
  ],
  [
    'It was expected to cost 21 million dollars.',
    'It cost 42 million dollars, twice what was expected.',
    'exact',
    '42 million dollars ÷ twice = 21 million dollars',
  ],
  // The share that the change is.
  ['A tenth of the headcount was cut.', 'Headcount was cut by 900 to 8,100.', 'exact', 'part of 9000 = A tenth'],
  // Nothing asks for the other value.
  ['Headcount is 9,000.', 'Headcount was cut by 900 to 8,100.', 'mismatch', null],
  // What a ratio says.
  [
    'Nurses with a mentor had 40 percent lower odds of leaving.',
    'The odds ratio of leaving was 0.6 for nurses with a mentor (95% CI 0.4 to 0.9).',
    'exact',
    '1 − 0.6 = 40 percent',
  ],
  [
    'Treatment cut the risk of an event by a third.',
    'Treatment had a hazard ratio of 0.69 for an event.',
    'approximate',
    '1 − 0.69 = a third',
  ],
  [
    'Nurses with a mentor had 60 percent lower odds of leaving.',
    'The odds ratio of leaving was 0.6 for nurses with a mentor.',
    'absent',
    null,
  ],
  [
    'The chip is one and a half times as fast as its predecessor.',
    'The chip is 50 percent faster than its predecessor.',
    'exact',
    '1 + 50 percent = one and a half times',
  ],
  // Both ends of a fall share their multiplier.
  [
    'Emissions fell by 40 percent.',
    'Emissions fell from 1,250 to 750 million tonnes.',
    'exact',
    'from 1,250 to 750 million tonnes = 40 percent',
  ],
  // The end of a change is none of its size.
  ['The journey fell to 15 minutes.', 'The journey fell from 50 to 35 minutes.', 'mismatch', null],
  ['The price went up to 20 euros.', 'The price went up by 2 euros to 18 euros.', 'mismatch', null],
])('%s', (claim, evidence, match, derivation) => {
  expect(found(claim, evidence)).toEqual([match, derivation]);
});
