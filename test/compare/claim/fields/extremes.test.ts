import { describe, expect, it } from 'vitest';
import { countries, how, plans } from './data.ts';

describe('what data say: extremes', () => {
  it.each([
    ['The cheapest plan costs 9 euros.', plans, 'bears'],
    ['The cheapest plan costs 29 euros.', plans, 'against'],
    ['The most expensive plan is Business.', plans, 'bears'],
    ['The Business plan is the cheapest.', plans, 'against'],
    ['Sweden is the most populous of the three.', countries, 'bears'],
    ['Denmark is the most populous of the three.', countries, 'against'],
  ])('%s', (claim, text, sign) => expect(how(claim, text)).toBe(sign));

  it.each([
    ['another measure', 'The largest plan is Basic.', plans],
    ['less than the first of all', 'Basic is the second cheapest plan.', plans],
  ])('is silent of %s', (_, claim, text) => expect(how(claim, text)).toBeNull());
});
