import { describe, expect, it } from 'vitest';
import { inMegabytes, READ_LIMITS, withLimits } from '../../src/read/limits.ts';

describe('limits of reading', () => {
  it('puts the caller’s own figures over the defaults', () => {
    const limits = withLimits({ pages: 3, milliseconds: 100 });
    expect(limits).toEqual({ ...READ_LIMITS, pages: 3, milliseconds: 100 });
  });

  it('cannot be switched off', () => {
    expect(withLimits({ inputBytes: 0, pages: -1, milliseconds: Number.NaN })).toEqual(READ_LIMITS);
  });

  it('writes sizes as people do', () => {
    expect([50 * 1024 * 1024, 1.25 * 1024 * 1024, 0].map(inMegabytes)).toEqual(['50 MB', '1.3 MB', '0 MB']);
  });
});
