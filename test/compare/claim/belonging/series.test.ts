import { describe, expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { belonging } from '../../../../src/compare/claim/belonging.ts';

const told = (claim: string, evidence: string): string | undefined => belonging(saidIn(claim), () => statedIn(evidence))?.how;

describe('numbers told with "respectively"', () => {
  const before = 'The mean ages of the cyclists, runners and swimmers were 31, 36 and 27 years, respectively.';
  const behind = 'Resting rates were 52 and 58 beats per minute in cyclists and runners, respectively.';

  it.each([
    [before, 'Runners were 36 years old.', undefined],
    [before, 'Runners were 31 years old.', 'other-in-series'],
    [before, 'Cyclists were 31 and swimmers 27 years old.', undefined],
    [before, 'Cyclists were 27 years and swimmers 31 years old.', 'other-in-series'],
    [before, 'Swimmers and cyclists were 27 and 31 years old, respectively.', undefined],
    [before, 'Swimmers and cyclists were 31 and 27 years old, respectively.', 'other-in-series'],
    [behind, 'The resting rate of runners was 52 beats per minute.', 'other-in-series'],
    [behind, 'The resting rate of runners was 58 beats per minute.', undefined],
    ['Sensors A and B gave 12 and 15 degrees, respectively.', 'Sensor B gave 12 degrees.', 'other-in-series'],
    [
      'Nausea was more common with tirzolone than with placebo (18% vs 6%).',
      'Nausea occurred in 6% of patients given tirzolone.',
      'other-in-series',
    ],
    [
      'Nausea was more common with tirzolone than with placebo (18% vs 6%).',
      'Nausea occurred in 18% of patients given tirzolone.',
      undefined,
    ],
    ['Nausea was more common with tirzolone than with placebo (18% vs 6%).', 'Nausea occurred in 6% of patients given placebo.', undefined],
    ['They were 31 and 36 years, respectively.', 'Runners were 31 years old.', undefined],
  ])('beside "%s" tells "%s": %s', (evidence, claim, how) => expect(told(claim, evidence)).toBe(how));
});
