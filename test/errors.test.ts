import { describe, expect, it } from 'vitest';
import { ERROR_CODES, messageOf, StetError } from '../src/errors.ts';

describe('StetError', () => {
  it('carries exit and HTTP status of its code', () => {
    const error = new StetError('too-large', 'paper.pdf has 200 MB; the limit is 50 MB.', { cause: 'x' });
    expect([error.exit, error.http, error.code, error.cause]).toEqual([2, 413, 'too-large', 'x']);
  });
  it('gives every code a status a shell and a server can use', () => {
    for (const { exit, http } of Object.values(ERROR_CODES)) {
      expect([2, 130]).toContain(exit);
      expect(http).toBeGreaterThanOrEqual(400);
    }
  });
  it('shows anything that was thrown', () => {
    expect(messageOf(new Error('a'))).toBe('a');
    expect(messageOf('b')).toBe('b');
  });
});
