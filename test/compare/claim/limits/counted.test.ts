import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { limitDropped } from '../../../../src/compare/claim/limits/index.ts';

const against = (claim: string, evidence: string) => limitDropped(saidIn(claim), () => statedIn(evidence))?.against;

it.each<[string, string, string | undefined]>([
  ['Most teachers stayed.', 'A few teachers stayed.', 'few teachers'],
  ['Everyone with the disease tolerates oats.', 'Most people with the disease tolerate oats.', 'Most people with'],
  ['Everyone with the disease tolerates oats.', 'All people with the disease tolerate oats.', undefined],
  ['The taps cost 210 euros per ward.', 'The taps cost 210 euros each.', '210 euros each'],
  ['Exactly 200 houses burnt down.', 'About 200 houses burnt down.', 'About 200'],
  ['All the tablets came from Assur.', 'Analysis shows that most of them came from Assur.', 'most of them'],
  ['All three alloys failed to meet the standard.', 'None of the alloys met the standard.', undefined],
  ['All exports go by rail.', 'Exports go mostly by rail.', 'mostly'],
  ['About 200 houses burnt down.', 'About 200 houses burnt down.', undefined],
])('%s', (claim, evidence, words) => {
  expect(against(claim, evidence)).toBe(words);
});
