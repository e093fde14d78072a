/** When another number contradicts, and when it may be of something else. */
import { describe, expect, it } from 'vitest';
import { verifyClaims } from '../../../../src/claims.ts';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';

/** How the only number of a claim fares. */
function fares(claim: string, evidence: string): string {
  const [one] = numbersBetween(claim, evidence);
  return one === undefined ? 'nothing' : `${one.match}${one.loosely === true ? ', loosely' : ''}`;
}
const verdict = (claim: string, evidence: string) => verifyClaims([{ claim, evidence }])[0]?.verdict;

describe('a number that differs', () => {
  it.each([
    ['The mill opened in 1931.', 'The mill opened in 1928.'],
    ['The trial enrolled 48 patients in Leeds.', 'In Leeds, the trial enrolled 52 patients.'],
    ['The bridge is 340 m long.', 'The bridge is 310 m long and was painted in spring.'],
  ])('contradicts where the same is said of it: %s', (claim, evidence) => {
    expect(fares(claim, evidence)).toBe('mismatch');
    expect(verdict(claim, evidence)).toBe('contradicted');
  });
  it.each([
    // Another event of the same subject.
    ['Ada Holm was elected mayor of Leeds in 1861.', 'Ada Holm, mayor of Leeds, died in 1884.'],
    [
      'The name of the Ministry of Food and Fisheries was changed in 2001.',
      'Meeting with the head of the Ministry of Food and Fisheries (March 6, 2023)',
    ],
  ])('says nothing against it where another thing happened then: %s', (claim, evidence) => {
    expect(fares(claim, evidence)).toBe('mismatch, loosely');
    expect(verdict(claim, evidence)).not.toBe('contradicted');
  });
});

describe('a bound of the evidence', () => {
  it.each([
    ['A rate of 120 beats per minute counts as normal.', 'A rate of more than 100 beats per minute counts as normal.', 'mismatch, loosely'],
    ['A rate of 80 beats per minute counts as slow.', 'A rate of fewer than 100 beats per minute counts as slow.', 'mismatch, loosely'],
    ['A rate of 90 beats per minute counts as normal.', 'A rate of more than 100 beats per minute counts as normal.', 'mismatch'],
    ['A rate of 900 beats per minute counts as normal.', 'A rate of more than 100 beats per minute counts as normal.', 'mismatch'],
    ['A rate of 60 beats per minute counts as normal.', 'A rate of nearly 100 beats per minute counts as normal.', 'mismatch'],
  ])('is kept or not: %s beside %s', (claim, evidence, expected) => {
    expect(fares(claim, evidence)).toBe(expected);
  });
});
