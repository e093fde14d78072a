import { describe, expect, it } from 'vitest';
import { how, log } from './data.ts';

describe('what data say: logs', () => {
  it.each([
    ['The first error came at 10:42.', log, 'bears'],
    ['The first error came at 10:43.', log, 'against'],
    ['There were three errors.', log, 'bears'],
    ['There were four errors.', log, 'against'],
    ['The worker stopped at 11:20.', log, 'against'],
  ])('%s', (claim, text, sign) => expect(how(claim, text)).toBe(sign));
});
