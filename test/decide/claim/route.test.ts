import { expect, it } from 'vitest';
import { routeClaim } from '../../../src/decide/claim/route.ts';

it.each([
  ['Sales rose by 5 %.', false, 0.5, 'standard'],
  ['According to the report, sales rose.', false, 0.65, 'standard'],
  ['According to the report, which states that sales rose, it grew.', false, 0.8, 'quick'],
  ['According to the report, sales rose.', true, 0.85, 'quick'],
  ['Sales may have risen.', false, 0.35, 'full'],
  ['Sales possibly might rise, perhaps.', false, 0.05, 'full'],
  ['Based on the data, it appears to rise.', false, 0.5, 'standard'],
])('%s (quoted: %s) has %d: %s', (text, quoted, confidence, route) => expect(routeClaim(text, quoted)).toEqual({ confidence, route }));

it('reads whole words: a mayor, a month and the unlikely are no doubts', () => {
  for (const text of [
    'The mayor of the town came.',
    'It was so in May.',
    'In May 2020 it rose.',
    'The May figures rose.',
    'May 2020 was wet.',
    'It is unlikely.',
    'They report thatch roofs.',
  ])
    expect(routeClaim(text, false).confidence).toBe(0.5);
});

it('takes May for the word of doubt where a sentence begins with it', () => {
  expect(routeClaim('May they rise.', false).confidence).toBe(0.35);
});

it('stays within 0 and 1 whatever is said', () => {
  expect(routeClaim('may might could possibly perhaps likely probably '.repeat(5), false).confidence).toBe(0);
  expect(routeClaim('according to it states that it shows that it confirms that '.repeat(5), true).confidence).toBe(1);
});
