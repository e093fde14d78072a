import { describe, expect, it } from 'vitest';
import { how, hut, services } from './data.ts';

describe('what data say: states', () => {
  it.each([
    ['The search service is down.', services, 'bears'],
    ['The mail service is down.', services, 'against'],
    ['The Kessel Hut is closed.', hut, 'bears'],
    ['The Kessel Hut is open.', hut, 'against'],
  ])('%s', (claim, text, sign) => expect(how(claim, text)).toBe(sign));
});
