import { describe, expect, it } from 'vitest';
import { EMPTY_LEXICON, HashTable, hashOf } from '../../../src/extract/parse/lexicon.ts';
import { type Token, tokensOf } from '../../../src/extract/parse/tokens.ts';
import { venueHash, type Word, wordOf } from '../../../src/extract/parse/words.ts';
import { findIdentifiers } from '../../../src/text/identifiers.ts';

const look = (text: string): Word[] => tokensOf(text, findIdentifiers(text)).map((token) => wordOf(text, token, EMPTY_LEXICON));

describe('wordOf', () => {
  it('tells kinds of numbers apart', () => {
    const kinds = look('2010 1998a 75-89 12 345 12345 e100 word — XII doi:10.1000/x').map((word) => word.kind);
    expect(new Set([kinds[0], kinds[1]]).size).toBe(1);
    expect(new Set(kinds.slice(1, 10)).size).toBe(9);
    expect(look('see 10.1000/182')[1]?.kind).toBeGreaterThanOrEqual(10);
  });

  it('sees case, initials and the punctuation around', () => {
    const [smith, initial, title] = look('Smith, J. “Title”');
    expect(smith).toMatchObject({ lower: 'smith', upper: true, initial: false, stop: 1 });
    expect(initial).toMatchObject({ initial: true, stop: 2 });
    expect(title).toMatchObject({ opens: true, stop: 6 });
  });

  it('hashes the shape of a word as it would be written down', () => {
    const shapes = look('Abc ABC McDonald O’Neil d-12b Aa1Aa1Aa1Aa1 Ångström Petals2x').map((word) => word.shape);
    expect(shapes).toEqual(['Aa', 'AA', 'AaAa', 'A’Aa', 'a-0a', 'Aa0Aa0Aa0', 'Aa', 'Aa0a'].map((shape) => hashOf(shape)));
  });

  it('sees a dash for an author as one, however long', () => {
    expect(new Set(look('——— ——. ______ ⸻ ---').map((word) => word.hash)).size).toBe(1);
    expect(look('-')[0]?.hash).not.toBe(look('———')[0]?.hash);
  });

  it('forgets what it saw with another table', () => {
    const [plain] = look('petals');
    const words = new HashTable(Uint32Array.of(plain?.hash ?? 0), Uint16Array.of(48));
    const known = wordOf('petals', tokensOf('petals', [])[0] as Token, { words, venues: EMPTY_LEXICON.venues });
    expect([known.profile, look('petals')[0]?.profile]).toEqual([48, plain?.profile]);
  });

  it('sees digits as digits, whichever they are', () => {
    expect(look('1371')[0]?.hash).toBe(look('2846')[0]?.hash);
    expect(look('Übung')[0]?.hash).toBe(look('U\u0308bung')[0]?.hash);
  });
});

describe('venueHash', () => {
  it('does not see case or diacritics', () => {
    expect(venueHash('Kölner')).toBe(venueHash('kolner'));
    expect(venueHash('Nature')).not.toBe(venueHash('Natura'));
  });
});
