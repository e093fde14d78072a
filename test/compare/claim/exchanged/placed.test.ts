import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { placeTurned } from '../../../../src/compare/claim/exchanged/placed.ts';

const told = (claim: string, evidence: string): string | undefined => placeTurned(saidIn(claim), () => statedIn(evidence))?.against;

const COFFEE = 'Higher coffee consumption was associated with a lower risk of liver fibrosis.';
const CACHE = 'Caching is disabled by default and must be enabled with a flag.';

it.each<[string, string, string]>([
  ['Higher coffee consumption was associated with a higher risk of liver fibrosis.', COFFEE, 'lower'],
  ['Caching is enabled by default.', `${CACHE} Logs are kept.`, 'disabled'],
  ['Females weigh 21 grams on average.', 'Males weigh 21 grams on average and females 18 grams.', 'Males'],
  ['Pupils made more errors with the new scheme.', 'Pupils made fewer errors with the new scheme, yet read more slowly.', 'fewer'],
  ['Ada Crane later designed the viaduct.', 'The engineer, Ada Crane, had earlier designed the viaduct.', 'earlier'],
])('tells the opposite in its place: %s', (claim, evidence, against) => {
  expect(told(claim, evidence)).toBe(against);
});

it.each<[string, string]>([
  [COFFEE, COFFEE],
  ['Lower risk of liver fibrosis went with higher coffee consumption.', COFFEE],
  ['Women had a lower risk of falls.', 'Men had a higher risk of falls and women a lower risk of falls.'],
  ['Caching is not enabled by default.', CACHE],
  // The second clause leaves out what the first has said.
  ['Females weigh 18 grams on average.', 'Males weigh 21 grams on average and females 18 grams.'],
  ['Women prefer strong coffee.', 'Men prefer weak tea; women strong coffee.'],
  ['The old drug lowered pressure in 12 patients.', 'The new drug lowered pressure in 30 patients, and old drugs in 12 patients.'],
])('says nothing of: %s', (claim, evidence) => {
  expect(told(claim, evidence)).toBeUndefined();
});
