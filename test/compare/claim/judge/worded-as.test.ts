import { expect, test } from 'vitest';
import { wordedAs } from '../../../../src/compare/claim/judge/worded-as.ts';

test.each([
  ['All settings except the port are optional.', 'Only the port is required.', 'only the port is required.'],
  ['Apart from the port, nothing is required to start it.', 'Only the port is required.', 'only the port is required to start it.'],
  ['Guests are unable to change the lock.', 'The lock cannot be changed by guests.', 'Guests cannot change the lock.'],
  ['The guards did not know the code.', 'The guards were unaware of the code.', 'The guards were unaware of the code.'],
  ['A file cannot be larger than 5 MB.', 'It fails if a file exceeds 5 MB.', 'A file cannot exceed 5 MB.'],
])('%s', (claim, evidence, told) => {
  expect(wordedAs(claim, evidence)).toBe(told);
});

test('nothing is worded anew where the evidence has the wording of the claim, or none that is known', () => {
  expect(wordedAs('Guests are unable to change the lock.', 'Guests are unable to change it; it cannot be changed.')).toBeNull();
  expect(wordedAs('All settings except the port are optional.', 'The port is required.')).toBeNull();
});
