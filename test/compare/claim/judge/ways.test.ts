import { describe, expect, it } from 'vitest';
import { isAmount, wayOf } from '../../../../src/compare/claim/judge/ways.ts';

describe('which way a word goes', () => {
  it('is known of words of amount, and opposed ones go another way', () => {
    expect(wayOf('fewer')).toBe(wayOf('declined'));
    expect(wayOf('rose')).not.toBe(wayOf('declined'));
    expect(isAmount(wayOf('rose') ?? -1)).toBe(true);
    expect(isAmount(wayOf('approved') ?? -1)).toBe(false);
    expect(wayOf('harbour')).toBeUndefined();
  });
});
