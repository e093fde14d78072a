import { describe, expect, it } from 'vitest';
import { how, log, services, shop } from './data.ts';

describe('what data say: counts', () => {
  it.each([
    ['Three of the five services are down.', services, 'bears'],
    ['Four of the five services are down.', services, 'against'],
    ['Three of the six services are down.', services, 'against'],
    ['There were three errors.', log, 'bears'],
    ['There were four errors.', log, 'against'],
    ['It has two maintainers.', shop, 'bears'],
    ['It has three maintainers.', shop, 'against'],
  ])('%s', (claim, text, sign) => expect(how(claim, text)).toBe(sign));

  it.each([['hedged counts', 'More than two services are down.', services]])('is silent of %s', (_, claim, text) =>
    expect(how(claim, text)).toBeNull(),
  );
});
