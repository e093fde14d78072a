import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { limitDropped } from '../../../../src/compare/claim/limits/index.ts';

const against = (claim: string, evidence: string) => limitDropped(saidIn(claim), () => statedIn(evidence))?.against;

it.each<[string, string, string | undefined]>([
  ['The road was closed before the flood.', 'The road was closed after the flood.', 'after the flood'],
  [
    'In spring curtailment reduced deaths by 60 percent.',
    'Curtailment reduced deaths by 60 percent in August. In spring it had no measurable effect.',
    'in August',
  ],
  ['The mine closed because people had left.', 'People left because the mine had closed.', 'People left because the mine had closed'],
  ['The road was closed after the flood.', 'The road was closed after the flood.', undefined],
])('%s', (claim, evidence, words) => {
  expect(against(claim, evidence)).toBe(words);
});
