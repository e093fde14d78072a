import { expect, test } from 'vitest';
import { grantedAlike } from '../../../src/compare/claim/granted-alike.ts';

test.each([
  ['A photograph is not needed when you join.', 'Only the address is needed when you join.'],
  ['Loud music is not allowed.', 'Parties are allowed without music.'],
  ['Classes can be cancelled until two days before they begin.', 'No class can be cancelled within two days of it.'],
  ['The file cannot be larger than 5 MB.', 'Uploads fail if a file exceeds 5 MB.'],
  ['Those with fewer than 12 lessons are not examined.', 'Examined are pupils with 12 lessons a term or more.'],
  ['Cars of more than 20 years are not insured.', 'It insures cars of up to 20 years.'],
])('%s', (one, other) => {
  expect(grantedAlike(one, other)).toBe(true);
  expect(grantedAlike(other, one)).toBe(true);
});

test.each([
  // Denied of the one itself.
  ['The address is not needed when you join.', 'Only the address is needed when you join.'],
  ['Parties are not allowed.', 'Parties are allowed without music.'],
  ['Those with fewer than 12 lessons are not examined.', 'Examined are pupils with 15 lessons a term or more.'],
  ['The file may be larger than 5 MB.', 'Uploads fail if a file exceeds 5 MB.'],
])('not alike: %s', (one, other) => {
  expect(grantedAlike(one, other)).toBe(false);
});
