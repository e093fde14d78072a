import { describe, expect, it } from 'vitest';
import { ANSWERED, STRENGTH } from '../../../../src/compare/claim/judge/strength.ts';

describe('how well a word answers', () => {
  it('counts as an answer for the same, a synonym, the same way and the same nothing; not for a near or a more general one', () => {
    for (const name of ['same', 'synonym', 'way', 'nothing', 'spelling'] as const) expect(STRENGTH[name]).toBeGreaterThanOrEqual(ANSWERED);
    for (const name of ['similar', 'general'] as const) expect(STRENGTH[name]).toBeLessThan(ANSWERED);
  });
});
