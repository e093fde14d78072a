import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAPS, see } from '../../../src/extract/parse/features.ts';
import { EMPTY_LEXICON, HashTable, type Lexicon, mix } from '../../../src/extract/parse/lexicon.ts';
import { tokensOf } from '../../../src/extract/parse/tokens.ts';
import { venueHash } from '../../../src/extract/parse/words.ts';

const seen = (text: string, lexicon: Lexicon = EMPTY_LEXICON) => see(text, tokensOf(text, []), lexicon);

describe('see', () => {
  it('gives every token the same number of features, and a gap within bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const { features, width, gaps } = seen(text);
        expect(features.length).toBe(gaps.length * width);
        // None is left unset: a hash of 0 has a chance of one in four thousand millions.
        expect(features.every((hash) => hash !== 0)).toBe(true);
        for (const gap of gaps) expect(gap).toBeLessThan(GAPS);
      }),
    );
  });

  it('fills the room it is given, and makes room where that is too small', () => {
    const text = 'Virtanen A. Counting petals. J Results 2011;12:45-67.';
    const tokens = tokensOf(text, []);
    const plain = see(text, tokens, EMPTY_LEXICON);
    const room = new Uint32Array(plain.features.length + 500).fill(7);
    expect(see(text, tokens, EMPTY_LEXICON, room).features).toBe(room);
    expect(room.slice(0, plain.features.length)).toEqual(plain.features);
    expect(see(text, tokens, EMPTY_LEXICON, new Uint32Array(3)).features).toEqual(plain.features);
  });

  it('sees at the first word whether a venue is still to come', () => {
    const [one, other] = ['Petals. In: Gardens', 'Petals. Of: Gardens'].map((text) => seen(text));
    const first = (all: ReturnType<typeof seen>) => [...all.features.subarray(0, all.width)];
    expect(first(one as ReturnType<typeof seen>)).not.toEqual(first(other as ReturnType<typeof seen>));
  });

  it('sees the same in the same text', () => {
    const text = 'Virtanen A. Counting petals. J Results 2011;12:45-67.';
    expect(seen(text)).toEqual(seen(text));
  });

  it('knows a venue by its name, word by word', () => {
    const name = ['Journal', 'of', 'Invented', 'Results'].reduce((hash, word) => mix(hash, venueHash(word)), 17);
    const lexicon: Lexicon = { words: EMPTY_LEXICON.words, venues: new HashTable(Uint32Array.of(name), null) };
    const text = 'Petals. Journal of Invented Results 12.';
    const plain = seen(text);
    const known = seen(text, lexicon);
    const changed = Array.from(plain.gaps, (_, i) =>
      plain.features.subarray(i * plain.width, (i + 1) * plain.width).some((hash, k) => hash !== known.features[i * plain.width + k]),
    );
    expect(changed.slice(1, 5)).toEqual([true, true, true, true]);
  });

  it('takes time in proportion to the length', () => {
    const long = 'a, '.repeat(3000);
    expect(seen(long).gaps.length).toBeLessThanOrEqual(600);
  });
});
