import { expect, test } from 'vitest';
import { numberText } from '../../../../src/compare/claim/numbers/context.ts';
import { saidAsCount } from '../../../../src/compare/claim/numbers/said-as-count.ts';

const told = (claim: string, evidence: string): string | undefined => {
  const asked = numberText(claim);
  return asked.numbers[0] === undefined ? undefined : saidAsCount(asked.numbers[0], claim, numberText(evidence))?.says;
};

test.each([
  ['Students are allowed two retakes.', 'Students may retake an examination twice.', 'twice = two'],
  ['They were still in use after nine months.', 'A third had stopped by the ninth month.', 'ninth month = nine months'],
  ['Der Park hat knapp 29 Megawatt.', 'Der Park besteht aus neun Anlagen mit je 3,2 Megawatt.', 'neun × 3,2 Megawatt = 29 Megawatt'],
  ['Forty-two members voted.', 'It was adopted with 31 votes in favour, 6 against and 5 abstentions.', '31 + 6 + 5 = Forty-two'],
])('%s', (claim, evidence, says) => {
  expect(told(claim, evidence)).toBe(says);
});

test.each([
  ['Students are allowed two calculators.', 'Students may retake an examination twice.'],
  ['They were still in use after eight months.', 'A third had stopped by the ninth month.'],
  ['Der Park hat 32 Megawatt.', 'Der Park besteht aus neun Anlagen mit je 3,2 Megawatt.'],
  ['Forty-three members voted.', 'It was adopted with 31 votes in favour, 6 against and 5 abstentions.'],
])('but not %s', (claim, evidence) => {
  expect(told(claim, evidence)).toBeUndefined();
});
