import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/text/sha256.ts';

const known = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('sha256', () => {
  it('gives the standard’s own value', () =>
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'));

  it('agrees with the platform at every length round the edges of a block', () => {
    for (let length = 0; length < 200; length += 1) expect(sha256('é'.repeat(length))).toBe(known('é'.repeat(length)));
  });

  it('agrees with the platform on any text', () =>
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => sha256(text) === known(text))));
});
