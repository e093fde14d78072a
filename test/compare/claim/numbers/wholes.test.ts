import { expect, it } from 'vitest';
import { REST } from '../../../../src/compare/claim/numbers/wholes.ts';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';

const found = (claim: string, evidence: string) =>
  numbersBetween(claim, evidence).map(({ match, derivation, why }) => [match, derivation, why === REST]);

it.each<[string, string, unknown[]]>([
  ['280 nurses did not reply.', 'We wrote to 400 nurses, of whom 120 replied.', ['exact', '400 − 120 = 280', true]],
  [
    'Two thirds of the sampled schools had a library.',
    'A third of the sampled schools had no library.',
    ['exact', '1 − A third = Two thirds', true],
  ],
  [
    'More than four in five warnings were not fixed.',
    'Only 16% of warnings were fixed within six months.',
    ['approximate', '1 − 16% = four in five', true],
  ],
  [
    'Eight of the 16 landscapes were sown with treated seed.',
    'Bees were counted in 16 landscapes, half of them sown with treated seed.',
    ['exact', 'half of 16 = Eight', false],
  ],
  ['90 of the 150 students were women.', 'There were 150 students, 60 of them men.', ['exact', '150 − 60 = 90', true]],
  [
    'About 27 exposed workers had asthma.',
    'The 600 exposed workers were young. Of the exposed workers 4.5 percent had asthma.',
    ['exact', '4.5 percent of 600 = 27', false],
  ],
  [
    'The glacier had held 3 cubic kilometres of ice.',
    'The glacier lost 0.9 cubic kilometres of ice, 30 percent of its volume.',
    ['exact', '0.9 cubic kilometres ÷ 30 percent = 3 cubic kilometres', false],
  ],
  [
    '70 percent of judges scored it above 90.',
    'In the first round 14 of 20 judges scored it above 90.',
    ['exact', '14 of 20 = 70 percent', false],
  ],
  [
    'The lake shrank by a quarter.',
    'The lake lost 12 of its 48 square kilometres.',
    ['exact', '12 of 48 square kilometres = a quarter', false],
  ],
  [
    'In August the pool was at 25 percent of its capacity.',
    'The pool holds 60 million litres; in August it held 15 million.',
    ['exact', '15 million of 60 million litres = 25 percent', false],
  ],
  ['12.5 percent of trains were late.', 'Delays hit one train in eight.', ['exact', null, false]],
])('%s', (claim, evidence, last) => {
  expect(found(claim, evidence)).toContainEqual(last);
});

it.each([
  // The part that did, told as the part that did not.
  ['280 nurses replied.', 'We wrote to 400 nurses, of whom 120 replied.'],
  ['90 of the 150 students were men.', 'There were 150 students, 60 of them men.'],
  ['A third of the sampled schools had a library.', 'Of the sampled schools 40 percent had no library.'],
])('makes no rest: %s', (claim, evidence) => {
  expect(found(claim, evidence).every(([, , rest]) => rest === false)).toBe(true);
});
