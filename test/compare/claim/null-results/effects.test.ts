import { describe, expect, it } from 'vitest';
import { saidIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { effectFound } from '../../../../src/compare/claim/null-results/effects.ts';
import { nullResult } from '../../../../src/compare/claim/null-results/index.ts';
import { sentencesIn } from '../../../../src/compare/claim/read-once.ts';
import { verifyAnswer, verifyClaims } from '../../../../src/index.ts';

const against = (claim: string, text: string): string | null =>
  effectFound(saidIn(claim), () => readInOrder({ text, sentences: sentencesIn(text) }))?.against ?? null;

const DRUG = 'The drug had no effect on heart rate, but it lowered blood pressure.';

describe('effectFound', () => {
  it.each([
    ['The drug had no effect on blood pressure.', DRUG, 'lowered'],
    ['The drug did not change blood pressure.', DRUG, 'lowered'],
    ['The drug had no effect on blood pressure.', 'The drug had no effect on heart rate but lowered blood pressure.', 'lowered'],
    [
      'Survival did not differ between men and women.',
      'Survival did not differ between the two arms; women survived longer than men.',
      'longer',
    ],
  ])('%s beside %s', (claim, text, wanted) => {
    expect(against(claim, text)).toBe(wanted);
  });

  it.each([
    // It is denied of that, too.
    ['The drug had no effect on heart rate.', DRUG],
    [
      'The drug had no effect on blood pressure.',
      'The drug had no effect on blood pressure in men, but it lowered blood pressure in women.',
    ],
    ['The drug had no effect on blood pressure in men.', 'In men there was no effect, but in women the drug lowered blood pressure.'],
    ['Neither heart rate nor weight changed.', 'Heart rate and weight did not change, but mood improved.'],
    // Nothing is told of it.
    ['The drug had no effect on weight.', DRUG],
    [
      'The drug had no effect on blood pressure.',
      'The drug had no effect on heart rate, and whether it lowers blood pressure was not tested.',
    ],
    [
      'The drug had no effect on blood pressure.',
      'The drug had no effect on heart rate, but patients with diabetes had lower blood pressure.',
    ],
    // In another sentence it may be told of others, or of another time.
    [
      'Class size had no effect on reading scores.',
      'Class size had no effect on attendance. It improved reading scores in private schools.',
    ],
    // What goes along with something is no effect.
    [
      'Use of the drug is not associated with cancer.',
      'Use of the drug is not associated with ulcers, and it is associated with cancer in no more than a few.',
    ],
    [
      'The drug is not linked to an increased risk of cancer.',
      'The drug is not linked to an increased risk of ulcers, and there were cases of an increased risk of cancer.',
    ],
    // Of how many it is told is no word of matter.
    ['Two cups a day had no effect on sleep.', 'Two cups a day had no effect, but more than four cups a day reduced sleep.'],
    // Whose doing it was is not told.
    ['Irrigation had no effect on maize.', 'Irrigation had no effect on wheat, whereas in that year the yield of maize rose by a third.'],
    ['The drug lowered blood pressure.', DRUG],
    ['The drug was approved in May.', DRUG],
  ])('takes %s for granted beside %s', (claim, text) => {
    expect(against(claim, text)).toBe(null);
  });

  it.each([
    ['Magnesium shortened sleep latency.', 'Magnesium had no effect on sleep duration, but it shortened sleep latency.'],
    ['Bus ridership rose on weekends.', 'Bus ridership was unchanged on weekdays but rose on weekends.'],
  ])('%s is borne out by a clause that goes on of the same', (claim, text) => {
    expect(nullResult(saidIn(claim), () => readInOrder({ text, sentences: sentencesIn(text) }))).toBe(null);
    expect(verifyAnswer(`${claim.slice(0, -1)} [1].`, [{ id: 'a.txt', text }]).claims[0]?.outcome).toBe('supported');
  });

  it.each([
    ['Magnesium shortened sleep duration.', 'Magnesium had no effect on sleep duration, but it shortened sleep latency.'],
    ['Bus ridership rose on weekdays.', 'Bus ridership was unchanged on weekdays but rose on weekends.'],
  ])('%s is not', (claim, text) => {
    expect(nullResult(saidIn(claim), () => readInOrder({ text, sentences: sentencesIn(text) }))).not.toBe(null);
  });

  it('is told in part, in answers and pairs', () => {
    const claim = 'The drug had no effect on blood pressure.';
    const [finding] = verifyAnswer(`${claim.slice(0, -1)} [1].`, [{ id: 'a.txt', text: `The trial ran for two years. ${DRUG}` }]).claims;
    expect(finding).toMatchObject({ outcome: 'partial', rule: 'claim/partial-swapped' });
    expect(verifyClaims([{ id: 'a', claim, evidence: DRUG }])[0]?.verdict).toBe('partial');
  });
});
