import { describe, expect, it } from 'vitest';
import { saidIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { limitDropped } from '../../../../src/compare/claim/limits/index.ts';
import { sentencesIn } from '../../../../src/compare/claim/read-once.ts';

const INCOME = 'The median income of households was 31,000 euros; the mean was 44,000. A tenth of households had more than 90,000 euros.';
const TEST = 'Sensitivity of the test was 92 percent and specificity 80 percent.';

function found(claim: string, text: string): { how: string; against: string } | null {
  const one = limitDropped(saidIn(claim), () => ({ text, sentences: sentencesIn(text) }));
  return one === null ? null : { how: one.how, against: one.against };
}

describe('statisticSwapped', () => {
  it.each([
    ['The mean income of households was 31,000 euros.', INCOME, 'The median income of households was 31,000 euros'],
    ['The specificity of the test was 92 percent.', TEST, 'Sensitivity of the test was 92 percent'],
    ['The net profit was 12 million.', 'The gross profit was 12 million, the net profit 3 million.', 'The gross profit was 12 million'],
    ['The odds ratio of relapse was 0.6.', 'The hazard ratio of relapse was 0.6 (odds ratio 0.8).', 'The hazard ratio of relapse was 0.6'],
    [
      'The prevalence of asthma was 7 percent.',
      'The incidence of asthma was 7 percent and its prevalence 11 percent.',
      'The incidence of asthma was 7 percent',
    ],
  ])('sees the figure of another: %s', (claim, text, against) => {
    expect(found(claim, text)).toEqual({ how: 'swapped', against });
  });

  it.each([
    ['The median income of households was 31,000 euros.', INCOME],
    ['The mean income was 44,000 euros.', INCOME],
    ['The sensitivity of the test was 92 percent.', TEST],
    ['The test had a sensitivity of 92 percent and a specificity of 80 percent.', TEST],
    ['Mean and median income were 31,000 euros.', 'The mean income was 31,000 euros and the median income 31,000 euros.'],
    ['The average delay was 4 minutes.', 'The mean delay was 4 minutes, the maximum delay 9 minutes.'],
    ['This means that income was 31,000 euros.', 'The median income was 31,000 euros.'],
  ])('leaves its own: %s', (claim, text) => {
    expect(found(claim, text)).toBeNull();
  });
});
