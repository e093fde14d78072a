import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { limitDropped } from '../../../../src/compare/claim/limits/index.ts';
import { prepareAnswerSources, verifyAnswer, verifyClaims } from '../../../../src/index.ts';

const against = (claim: string, evidence: string) => limitDropped(saidIn(claim), () => statedIn(evidence))?.against;

const MIAMI = "Miami is Florida's most populous urban area, with six million people.";
const SIGNS = 'The oldest signs of its use in Europe come from a cave near Hamburg.';
const TOBA = 'Lake Toba is the largest lake in Indonesia and the largest volcanic lake in the world.';
const CHURCH = 'It is the oldest wooden church still in use in the county.';
const POETRY = 'She was the first woman to win the prize for poetry.';
const SALES = 'Sales of 4.1 billion were the highest of any quarter since 2015.';

it.each<[string, string, string]>([
  ['Miami is the most populous urban area in the United States.', MIAMI, "Florida's most populous urban area"],
  ["Miami is the country's most populous urban area.", MIAMI, "Florida's most populous urban area"],
  ['The oldest signs of its use come from a cave.', SIGNS, 'oldest signs of its use in Europe'],
  ['Lake Toba is the largest lake in the world.', TOBA, 'largest lake in Indonesia'],
  ['It is the oldest church in the county.', CHURCH, 'oldest wooden church still in use in the county'],
  ['It is the oldest wooden church in the country.', CHURCH, 'oldest wooden church still in use in the county'],
  ['She was the first person to win the prize for poetry.', POETRY, 'first woman to win the prize for poetry'],
  ['Sales of 4.1 billion were the highest ever.', SALES, 'highest of any quarter since 2015'],
  [
    'The firm is the largest maker in England.',
    'The firm is the largest maker of valves in England.',
    'largest maker of valves in England',
  ],
])('a wider field than the source has: %s', (claim, evidence, words) => {
  expect(against(claim, evidence)?.replace(/\s+come.*$/, '')).toBe(words);
});

it.each([
  ["Miami is Florida's most populous urban area.", MIAMI],
  ['Miami is the most populous urban area in Florida.', MIAMI],
  ['The oldest European signs of its use come from a cave.', SIGNS],
  ['Lake Toba is the largest lake in Indonesia.', TOBA],
  ["Lake Toba is the world's largest volcanic lake.", TOBA],
  ['Sales of 4.1 billion were the highest since 2015.', SALES],
  ['The firm is the largest valve maker in England.', 'The firm is the largest maker of valves in England.'],
  ['It scored the highest of all models on the German part.', 'It scored the highest of all models on the German part of the test.'],
  ['The falcon is the fastest animal in the world.', 'The falcon is the fastest animal on the planet.'],
  // What goes without saying may be left out.
  ['He was the best-selling artist of the year.', 'He was the best-selling music artist of the year.'],
  ['The team with the most points wins.', 'The team with the most points at the end of a game wins.'],
  ['He appeared in Celebrity Most Haunted.', 'He appeared in Celebrity Most Haunted and Date the Enemy.'],
  ['Hunting is most commonly done by humans.', 'Hunting is most commonly done by humans for food.'],
])('the same field, or none that is told: %s', (claim, evidence) => {
  expect(against(claim, evidence)).toBeUndefined();
});

it('believes a sentence that has the wider field', () => {
  expect(
    against('Miami is the most populous urban area of the country.', `${MIAMI} It is the most populous urban area of the country.`),
  ).toBeUndefined();
});

it('tells answers and pairs so', () => {
  const claim = 'Lake Toba is the largest lake in the world';
  const sources = prepareAnswerSources([{ id: 'a', text: TOBA }]);
  expect(verifyAnswer(`${claim} [1].`, sources).claims[0]?.rule).toBe('claim/partial-stronger');
  expect(verifyClaims([{ claim: `${claim}.`, evidence: TOBA }])[0]?.verdict).toBe('partial');
});
