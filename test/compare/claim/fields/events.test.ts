import { describe, expect, it } from 'vitest';
import { how, log } from './data.ts';

describe('what data say: events', () => {
  it.each([
    ['The first error came at 10:42.', log, 'bears'],
    ['The first error came at 10:43.', log, 'against'],
    ['The worker stopped at 11:20.', log, 'against'],
  ])('%s', (claim, text, sign) => expect(how(claim, text)).toBe(sign));
});
