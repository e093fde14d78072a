import { expect, test } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { claimRead, readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { governedFlatly } from '../../../../src/compare/claim/framed/governed.ts';

const told = (claim: string, evidence: string): string | null =>
  governedFlatly(claimRead(saidIn(claim)), readInOrder(statedIn(evidence)))?.against ?? null;

const FIRM =
  'The head of the firm said that the new quay at Lorne would open in spring. The board proposes a bonus of 300 euros for drivers. The foam could be used to insulate pipes in ships. Its colour is said to come from rust.';

test.each([
  ['The new quay at Lorne opened in spring.', 'would'],
  ['The board paid a bonus of 300 euros to drivers.', 'proposes'],
  ['The foam was used to insulate pipes in ships.', 'could be'],
  ['Its colour comes from rust.', 'is said to'],
  ['The new quay at Lorne will open in spring.', null],
  ['The board has proposed a bonus of 300 euros for drivers.', null],
  ['The foam may be used to insulate pipes in ships.', null],
  ['Its colour is said to come from rust.', null],
])('%s', (claim, against) => {
  expect(told(claim, FIRM)).toBe(against);
});

test('is silent where it has come about, and of what a paper proposes', () => {
  expect(told('The quay opened in spring.', `${FIRM} The quay opened in spring as announced.`)).toBeNull();
  expect(
    told(
      'Repair declines in aged cells.',
      'We found that repair declines in aged cells and have proposed that this failure adds to damage in cells.',
    ),
  ).toBeNull();
});
