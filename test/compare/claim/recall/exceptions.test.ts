import { expect, it } from 'vitest';
import { turnable, turned } from '../../../../src/compare/claim/recall/polarity.ts';

const found = (claim: string, sentence: string): string | undefined => {
  const sign = turned(turnable(claim), sentence);
  return sign?.how === 'stronger' ? sign.against : undefined;
};

const LEASE = "Either party may end the lease with three months' notice, except during the first year.";
const PARTS = 'All removable parts may be washed in the dishwasher except the drip tray, which must be rinsed by hand.';
const FILES = 'The government banned cats on Vell but not on Oru.';

it('tells an exception that is left out or turned', () => {
  expect(found("Either party may end the lease with three months' notice at any time.", LEASE)).toBe('except during the first year');
  expect(found('All removable parts may be washed in the dishwasher.', PARTS)).toBe('except the drip tray');
  expect(found('The drip tray may be washed in the dishwasher.', PARTS)).toBe('except the drip tray');
  expect(found('The government banned cats on Oru.', FILES)).toBe('but not on Oru');
  expect(found('Kidney function was stable in all patients.', 'Kidney function was stable in all patients but two.')).toBe('but two');
  expect(found('Leakage in all districts had fallen.', 'Leakage had fallen, but the figure excluded the harbour district.')).toBeDefined();
  expect(
    found(
      'Each side must bear its own costs, including the costs of the expert.',
      'Each side must bear its own costs, except that the company shall pay the costs of the expert.',
    ),
  ).toBeDefined();
});

it('says nothing of a claim that makes the exception, or speaks of what is excepted in its own words', () => {
  for (const [claim, sentence] of [
    ["Either party may end the lease with three months' notice.", LEASE],
    ["Only after the first year may either party end the lease at any time with three months' notice.", LEASE],
    ['All removable parts but the drip tray may be washed in the dishwasher.', PARTS],
    ['The drip tray must be rinsed by hand.', PARTS],
    ['The government banned cats on Vell.', FILES],
    ['The government did not ban cats on Oru.', FILES],
  ] as const)
    expect(found(claim, sentence), claim).toBeUndefined();
});

it('takes no denial of all for an exception', () => {
  expect(found('All squares are rectangles.', 'Every square is a rectangle, but not every rectangle is a square.')).toBeUndefined();
});
