import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { pairExchanged } from '../../../../src/compare/claim/exchanged/paired.ts';

const told = (claim: string, evidence: string): string | undefined => pairExchanged(saidIn(claim), () => statedIn(evidence))?.against;

const RACE = 'Rivera, Cho and Baptiste won gold, silver and bronze, respectively.';
const HARBOURS = 'Kiel, Lübeck and Rostock received 12, 9 and 7 million euros, respectively.';

it('tells one of a row with what is of another', () => {
  expect(told('Cho won gold.', RACE)).toBe(RACE);
  expect(told('Lübeck received 12 million euros.', HARBOURS)).toBe(HARBOURS);
});

it.each<[string, string]>([
  ['Cho won silver.', RACE],
  ['Rivera and Cho won gold and silver.', RACE],
  ['Cho did not win gold.', RACE],
  ['Cho won gold.', 'Rivera, Cho and Baptiste won gold, silver and bronze.'],
  ['Cho and her trainer left for a tour of the south with gold in their bags.', RACE],
])('says nothing of: %s', (claim, evidence) => {
  expect(told(claim, evidence)).toBeUndefined();
});
