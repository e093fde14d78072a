/** Letters that programs damaged, and names that only look so. */
import { describe, expect, it } from 'vitest';
import { hasLostLigature, mendedName, rejoined, withLigatures } from '../../src/text/damaged.ts';

describe('a damaged name', () => {
  it('has its accents put back where they stand apart', () => {
    expect(mendedName('R´enyi')).toBe('Renyi');
    expect(mendedName('B ¨unz')).toBe('Bunz');
    expect(mendedName('S ´ wia ˛tek')).toBe('Swiatek');
  });

  it('gets back the letter that a parser left behind its initials', () => {
    expect(rejoined('¨unz', 'B. B')).toEqual(['Bunz', 'B.']);
    expect(rejoined('¨unz', 'Ben')).toEqual(['¨unz', 'Ben']);
    expect(rejoined('Bunz', 'B. B')).toEqual(['Bunz', 'B. B']);
  });

  it('is read once where it is printed twice over itself', () => {
    expect(mendedName('KamińskiKamiński')).toBe('Kamiński');
    expect(mendedName('Spałek-WołczyńskaWołczyńska')).toBe('Spałek-Wołczyńska');
  });

  it('has the ligatures that a font lost', () => {
    expect(mendedName('HuVman')).toBe('Huffman');
    expect(mendedName('GriWth')).toBe('Grifith');
    expect(mendedName('GÃ³mez')).toBe('Gómez');
  });

  it('stays as it is where nothing shows damage', () => {
    for (const name of [
      'McVay',
      'MacVicar',
      'DeVries',
      'LaViolette',
      'Baba',
      'Tartar',
      'VanWagner',
      "O'Brien",
      'Dede',
      'tintin',
      'PapaPapa',
      'Åström',
    ])
      expect(mendedName(name)).toBe(name);
  });
});

describe('a title from a font without ligatures', () => {
  it('is told by its capitals and read with them', () => {
    expect(hasLostLigature('Side eVects of speciWc training')).toBe(true);
    expect(withLigatures('Side eVects of speciWc DiVusion')).toBe('Side effects of specific Diffusion');
    expect(hasLostLigature('A plain title')).toBe(false);
  });
});
