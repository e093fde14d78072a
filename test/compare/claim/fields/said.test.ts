import { describe, expect, it } from 'vitest';
import { how, hut, services } from './data.ts';

describe('what data say: said', () => {
  it.each([['The Kessel Hut has 24 beds.', hut, 'bears']])('%s', (claim, text, sign) => expect(how(claim, text)).toBe(sign));

  it.each([['more words than the data have', 'The mail service for customers in Asia is down.', services]])(
    'is silent of %s',
    (_, claim, text) => expect(how(claim, text)).toBeNull(),
  );
});
