import { expect, it } from 'vitest';
import { deniedAlike } from '../../../src/compare/recall/denied-alike.ts';

it.each<[string, string, boolean]>([
  ['Drivers must be at least 18.', 'Nobody under 18 may drive.', true],
  ['Norwich had not won there since 1998.', 'It was the first win there since 1998.', true],
  ['A library was missing in 45 schools.', 'Of 120 schools, 45 had no library.', true],
  ['Over 60 are missing, and no vehicles were buried.', 'Vehicles were buried.', false],
  ['Over 60 are missing, and no vehicles were buried.', 'Over 60 are missing, and vehicles were buried.', false],
  ['Children under 16 need a parent’s consent to register.', 'Children may not register without the consent of a parent.', true],
  ['Children under 16 may register without consent.', 'Children may not register without consent.', false],
  ['The auditors did not comment.', 'The auditors declined to comment.', true],
  ['The auditors refused to comment.', 'The auditors did not comment.', true],
  ['Naps have not yet been tested.', 'Naps have yet to be tested.', true],
  ['Naps have been tested.', 'Naps have yet to be tested.', false],
  ['The union had no more funds.', 'The union ran out of funds.', true],
  ['The union had no funds abroad.', 'The union had funds abroad.', false],
  ['Norwich had not won there.', 'Norwich won there.', false],
])('tells whether a denial says the same: %s', (said, found, alike) => {
  expect(deniedAlike(said, found)).toBe(alike);
});
