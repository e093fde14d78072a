import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { limitDropped } from '../../../../src/compare/claim/limits/index.ts';

const found = (claim: string, evidence: string) => limitDropped(saidIn(claim), () => statedIn(evidence));

const DAM = 'The minister denied that the dam was unsafe. An engineer disagreed.';
const VALLEY = 'Papers reported that the valley was to be evacuated, which the ministry called untrue.';
const BEES = 'We watched bees forage. Kessler et al. previously reported that bees prefer sugar water laced with nicotine.';

it.each<[string, string, string]>([
  ['The minister said the dam was unsafe.', DAM, 'denied that'],
  ['The minister admitted that the dam was unsafe.', DAM, 'denied that'],
  ['The ministry announced that the valley was to be evacuated.', VALLEY, 'which the ministry called untrue'],
  ['The study found that bees prefer sugar water laced with nicotine.', BEES, 'Kessler et al. previously reported'],
])('tells whose word it is: %s', (claim, evidence, words) => {
  expect(found(claim, evidence)).toMatchObject({ how: 'swapped', against: words });
});

it.each<[string, string]>([
  ['The minister denied that the dam was unsafe.', DAM],
  ['The minister said the dam was not unsafe.', DAM],
  ['Critics said the dam was unsafe.', DAM],
  ['Papers reported that the valley was to be evacuated.', VALLEY],
  ['Kessler et al. reported that bees prefer sugar water laced with nicotine.', BEES],
  [
    'The study found that bees prefer sugar water laced with nicotine.',
    `${BEES} We found that bees prefer sugar water laced with nicotine.`,
  ],
])('leaves: %s', (claim, evidence) => {
  expect(found(claim, evidence)).toBeNull();
});

it.each<[string, string, string | undefined]>([
  ['The seal is genuine.', 'Whether the seal is genuine is disputed.', 'Whether the seal is genuine is disputed'],
  ['The effect of the extract lasts.', 'We did not test whether the effect lasts.', 'did not test whether'],
  ['It is disputed whether the seal is genuine.', 'Whether the seal is genuine is disputed.', undefined],
  ['The seal is genuine.', 'Whether the seal is genuine is disputed. The lab showed that the seal is genuine.', undefined],
  ['The council approved the loan.', 'The council requested the loan.', 'requested'],
])('tells what was left open: %s', (claim, evidence, words) => {
  expect(found(claim, evidence)?.against).toBe(words);
});
