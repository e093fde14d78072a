import { describe, expect, it } from 'vitest';
import { folded, words } from '../../../../src/compare/claim/tongues/tongue.ts';

describe('folded', () => {
  it('takes accents and capitals away, each letter in its place', () => {
    expect(folded('Während l’été')).toBe("wahrend l'ete");
    expect(folded('Größe')).toHaveLength(5);
  });

  it('keeps accents where a place would move', () => {
    expect(folded('한국어 é').normalize('NFC')).toContain('é');
  });
});

describe('words', () => {
  it('makes a set of a list', () => {
    expect([...words(' der  die\n das ')]).toEqual(['der', 'die', 'das']);
  });
});
