import { describe, expect, it } from 'vitest';
import { countries, how, services } from './data.ts';

describe('what data say: sheets', () => {
  it.each([
    ['The search service is down.', services, 'bears'],
    ['Sweden is the most populous of the three.', countries, 'bears'],
    ['Denmark is the most populous of the three.', countries, 'against'],
  ])('%s', (claim, text, sign) => expect(how(claim, text)).toBe(sign));
});
