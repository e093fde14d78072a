import { describe, expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../src/compare/belonging/texts.ts';
import { fieldBeside } from '../../../src/compare/fields/beside.ts';

const how = (claim: string, text: string): string | null => fieldBeside(saidIn(claim), statedIn(text))?.how ?? null;

const plans = JSON.stringify([
  { plan: 'Basic', price_eur: 9, seats: 1 },
  { plan: 'Team', price_eur: 29, seats: 10 },
  { plan: 'Business', price_eur: 79, seats: 50 },
]);

const countries =
  'country,capital,population_m,area_km2\nNorway,Oslo,5.5,385207\nSweden,Stockholm,10.5,450295\nDenmark,Copenhagen,5.9,42933\n';

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
