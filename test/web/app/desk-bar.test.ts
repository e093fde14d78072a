/** What is left to wait is said in the unit that people would use. */
import { describe, expect, it } from 'vitest';
import { timeLeft } from '../../../src/web/app/desk-bar.tsx';

describe('what is left', () => {
  it('is told in seconds while they can be counted, then in minutes', () => {
    expect([0.2, 1, 89, 90, 5417].map(timeLeft)).toEqual([
      ' · about 1 second left',
      ' · about 1 second left',
      ' · about 89 seconds left',
      ' · about 2 minutes left',
      ' · about 90 minutes left',
    ]);
  });
});
