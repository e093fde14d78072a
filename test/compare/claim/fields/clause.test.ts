import { describe, expect, it } from 'vitest';
import { how, hut, services } from './data.ts';

describe('what data say: clause', () => {
  it.each([['The Kessel Hut is closed.', hut, 'bears']])('%s', (claim, text, sign) => expect(how(claim, text)).toBe(sign));

  it.each([
    ['what is said of others', 'The status page said that mail was down.', services],
    ['what was so once', 'The hut was open.', hut],
  ])('is silent of %s', (_, claim, text) => expect(how(claim, text)).toBeNull());
});
