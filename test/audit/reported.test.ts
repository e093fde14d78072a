/** The hash of what is shown is that of its canonical JSON, however it is computed. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownHash } from '../../src/audit/reported.ts';
import { canonical } from '../../src/text/canonical.ts';

const whole = (value: unknown): string => {
  const mended: unknown = JSON.parse(
    JSON.stringify(value, (_key, member: unknown) => (typeof member === 'string' ? member.toWellFormed() : member)),
  );
  return `sha256:${createHash('sha256').update(canonical(mended)).digest('hex')}`;
};

describe('the hash of what is shown', () => {
  it('is that of the canonical JSON of the whole', () => {
    for (const shown of [
      {},
      { references: [] },
      { references: [{ b: 1, a: ['x', undefined, null] }, { a: '\ud800' }], run: '', audit: null, left: undefined },
      { z: { list: [1, 2] }, a: [[], [{}]], ä: -0, number: 0.1 + 0.2 },
    ])
      expect(shownHash(shown)).toBe(whole(shown));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (shown) => {
        expect(shownHash(shown)).toBe(whole(shown));
      }),
    );
  });
});
