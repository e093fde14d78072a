import { expect, test } from 'vitest';
import { outcome } from './forms.ts';

test.each([
  ['The Alma and the Bristol have 12 rooms each.', 'The Alma has 12 rooms and the Bristol 15.'],
  ['Both the Alma and the Bristol have 15 rooms.', 'The Alma has 12 rooms, while the Bristol has 15.'],
  ['The Alma and the Bristol have 12 rooms.', 'The Alma has 12 rooms and the Bristol 15.'],
  ['The Alma has 12 rooms, and so has the Bristol.', 'The Alma has 12 rooms and the Bristol 15.'],
  ['The Alma has 12 rooms, as does the Bristol.', 'The Alma has 12 rooms and the Bristol 15.'],
  ['Like the Alma, the Bristol has 12 rooms.', 'The Alma has 12 rooms and the Bristol 15.'],
  ['The Bristol has as many rooms as the Alma.', 'The Alma has 12 rooms and the Bristol 15.'],
  ['The old pump and the new pump move 90 litres.', 'The old pump moves 90 litres and the new pump 140 litres.'],
])('one figure is told of two: %s / %s', (claim, source) => expect(outcome(claim, source)).not.toBe('supported'));

test.each([
  ['The Alma and the Bristol have 12 and 15 rooms, respectively.', 'The Alma has 12 rooms and the Bristol 15.'],
  ['The Alma has 12 rooms and the Bristol 15.', 'The Alma has 12 rooms, while the Bristol has 15.'],
  ['Unlike the Bristol, the Alma has 12 rooms.', 'The Alma has 12 rooms and the Bristol 15.'],
  ['Both the Alma and the Bristol have 15 rooms.', 'The Alma has 12 rooms and the Bristol 15. Since May the Alma too has 15 rooms.'],
  ['The Alma and the Bristol have 12 rooms.', 'The Alma and the Bristol have 12 rooms and 15 baths.'],
  ['Pain fell by 18 points in both men and women.', 'Pain fell by 18 points in both men and women, and by 12 points in children.'],
  ['The Alma has four times as many rooms as the Bristol.', 'The Alma has 12 rooms and the Bristol 3.'],
  ['Hull counts 18 schools.', 'Hull counts 18 schools and Goole 11 schools.'],
  ['Goole counts 11 schools.', 'Hull counts 18 schools and Goole 11 schools.'],
])('each has its own, or both the same: %s / %s', (claim, source) => expect(outcome(claim, source)).toBe('supported'));
