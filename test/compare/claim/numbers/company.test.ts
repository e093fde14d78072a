import { expect, it } from 'vitest';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';

const matches = (claim: string, evidence: string): string[] => numbersBetween(claim, evidence).map(({ match }) => match);

const REPORT =
  'Corvane reported revenue of $3.42 billion for fiscal 2022, up 8% from $3.17 billion a year earlier. Net income declined to $214 million, or $1.87 per share, from $251 million, or $2.19 per share.';

it('lets no other number take the place of one that stands beside those of the claim, or at the same end of a change', () => {
  expect(matches('Corvane earned $1.87 a share in fiscal 2022, down from $2.19 the year before.', REPORT)).toEqual([
    'exact',
    'exact',
    'exact',
  ]);
  expect(matches('Net profit decreased from $251m to $214m.', REPORT)).toEqual(['exact', 'exact']);
});

it('tells a value of something else as before', () => {
  expect(matches('Revenue was $251 million in fiscal 2022.', REPORT)).toContain('mismatch');
  expect(matches('Net income declined from $214 million to $251 million.', REPORT)).toContain('mismatch');
});
