/** What stands in front of a reference is what it is counted under, once. */
import { describe, expect, it } from 'vitest';
import { addedUp, countParts, headline, onceCounted } from '../../src/report/front.ts';
import { ALL, finding, RETRACTED, report, VERIFIED } from './make.ts';

describe('onceCounted', () => {
  it('adds up to the number of references, and a retracted one is not among the verified', () => {
    const { references } = report(ALL);
    const counts = onceCounted(references);
    expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(references.length);
    expect(onceCounted(report([VERIFIED, RETRACTED]).references)).toMatchObject({ exist: 1, retracted: 1 });
    expect(countParts(addedUp(counts, counts)).map(([, said]) => said)[0]).toBe('2 verified');
  });
});

describe('headline', () => {
  it('is the warning where that is worse than the class', () => {
    expect(headline(finding(RETRACTED))).toMatchObject({ word: 'Retracted', rule: 'notice/retracted', severity: 'error', glyph: '✗' });
    expect(headline(finding(VERIFIED))).toMatchObject({ word: 'Verified', rule: 'ref/exist-a' });
  });
});
