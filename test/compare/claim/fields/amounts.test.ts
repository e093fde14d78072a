import { describe, expect, it } from 'vitest';
import { how, hut, shop } from './data.ts';

describe('what data say: amounts', () => {
  it.each([
    ['There are no critical alerts.', shop, 'bears'],
    ['There are four critical alerts.', shop, 'against'],
    ['There is no assignee.', shop, 'bears'],
    ['It has 24 beds.', hut, 'bears'],
    ['It has 42 beds.', hut, 'against'],
  ])('%s', (claim, text, sign) => expect(how(claim, text)).toBe(sign));
});
