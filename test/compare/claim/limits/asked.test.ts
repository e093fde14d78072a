import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { limitDropped } from '../../../../src/compare/claim/limits/index.ts';

const against = (claim: string, evidence: string) => limitDropped(saidIn(claim), () => statedIn(evidence))?.against;

it.each<[string, string, string | undefined]>([
  [
    'The device met the standard of the test.',
    'Did the device meet the standard of the test? No, because the housing let water in.',
    'Did the device meet the standard of the test? No, because the housing let water in',
  ],
  ['The device did not meet the standard.', 'Did the device meet the standard? No, because the housing let water in.', undefined],
  ['The device met the standard.', 'Did the device meet the standard? Yes, at the first try.', undefined],
  [
    'The device did not meet the standard.',
    'Did the device meet the standard? Yes, at the first try.',
    'Did the device meet the standard? Yes, at the first try',
  ],
  ['The enzyme cuts DNA.', 'Here we ask whether the enzyme cuts DNA. It did not in any of the buffers.', 'ask whether … It did not'],
  ['The enzyme does not cut DNA.', 'Here we ask whether the enzyme cuts DNA. It did not in any of the buffers.', undefined],
  ['The enzyme cuts DNA.', 'Here we ask whether the enzyme cuts DNA. It did so in all buffers.', undefined],
])('%s', (claim, evidence, words) => {
  expect(against(claim, evidence)).toBe(words);
});
