import { expect, it } from 'vitest';
import { numberText } from '../../../../src/compare/claim/numbers/context.ts';
import { divisions } from '../../../../src/compare/claim/numbers/division.ts';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';

const shares = (text: string, kind: 'ratio' | 'times' = 'ratio'): number[] =>
  divisions(kind, numberText(text)).map(({ share }) => Math.round(share * 1000) / 1000);

it('tells what each part of a division comes to', () => {
  expect(shares('Patients were randomised 2:1 to the drug or placebo.')).toEqual([0.667, 0.333]);
  expect(shares('The ratio of women to men is 3:1.', 'times')).toEqual([3, 0.333]);
});

it('takes no result, time of day or set of terms for a division', () => {
  expect(shares('Bergen won 2:1 at home.')).toEqual([]);
  expect(shares('The ferry left at 2:10.')).toEqual([]);
});

const match = (claim: string, evidence: string): (string | undefined)[] => numbersBetween(claim, evidence).map((one) => one.match);

it('answers a share by the ratio that gives it, and no other share', () => {
  expect(match('About two-thirds of the patients got the drug.', 'Patients were randomised 2:1 to the drug or placebo.')).toEqual([
    'exact',
  ]);
  expect(match('About two-thirds of the students are women.', 'The ratio of women to men among the students is 2:1.')).toEqual(['exact']);
  expect(match('Half of the patients got the drug.', 'Patients were randomised 2:1 to the drug or placebo.')).not.toContain('exact');
  expect(match('About two-thirds of the fans saw it.', 'Bergen won 2:1 before its fans.')).not.toContain('exact');
});
