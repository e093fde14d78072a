import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { objectExchanged } from '../../../../src/compare/claim/exchanged/objects.ts';

const told = (claim: string, evidence: string): string | undefined => objectExchanged(saidIn(claim), () => statedIn(evidence))?.against;

const CASE = 'The court held that the officers had acted in good faith. The court ordered the appellant to pay costs.';

it('tells whom somebody has do something', () => {
  expect(told('The court ordered the officers to pay costs.', CASE)).toBe('ordered the appellant to pay');
});

it.each<[string, string]>([
  ['The court ordered the appellant to pay costs.', CASE],
  ['The court ordered the officers to leave.', CASE],
  ['The court ordered the losing side to pay costs.', CASE],
  ['The court did not order the officers to pay costs.', CASE],
])('says nothing of: %s', (claim, evidence) => {
  expect(told(claim, evidence)).toBeUndefined();
});
