import { describe, expect, it } from 'vitest';
import { CHANGED, DENIES, denies, hasDenial, MORE, OF_KIND, OPPOSES, signsOf } from '../../../../src/compare/claim/recall/signs.ts';
import { tokensOf } from '../../../../src/text/tokens.ts';

describe('signsOf', () => {
  it('tells what a word may be, several things at once', () => {
    expect(signsOf('never')).toBe(DENIES);
    expect(signsOf("isn't")).toBe(DENIES);
    expect(signsOf('opened')).toBe(OPPOSES);
    expect(signsOf('concrete')).toBe(OF_KIND);
    expect(signsOf('daily')).toBe(MORE);
    expect(signsOf('increased')).toBe(OPPOSES | CHANGED);
    expect(signsOf('table')).toBe(0);
    expect(signsOf('')).toBe(0);
  });

  it('gives the same when asked again, and nothing for a number', () => {
    for (const word of ['always', 'rose', 'caused']) expect(signsOf(word)).toBe(signsOf(word));
    expect(signsOf('12')).toBe(0);
  });

  it('takes a denial as a word of its own', () => {
    expect(hasDenial(tokensOf('It isn’t open.'))).toBe(true);
    expect(hasDenial(tokensOf('The notary knotted it.'))).toBe(false);
    expect(tokensOf('None of the 12 failed.').filter(denies)).toHaveLength(2);
  });
});
