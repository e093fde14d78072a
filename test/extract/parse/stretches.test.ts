import { describe, expect, it } from 'vitest';
import { EMPTY_LEXICON, HashTable, hashOf } from '../../../src/extract/parse/lexicon.ts';
import { type Stretches, sentencesOf, stretchesOf } from '../../../src/extract/parse/stretches.ts';
import { tokensOf } from '../../../src/extract/parse/tokens.ts';
import { type Word, wordOf } from '../../../src/extract/parse/words.ts';

const text = 'Virtanen, A. B. Counting the petals: a study. J. Biol. Res. 12, 45-67. Is it so? Yes';
const tokens = tokensOf(text, []);
const words: Word[] = tokens.map((token) => wordOf(text, token, EMPTY_LEXICON));
const pieces = (stretches: Stretches): string[] => stretches.all.map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to]?.end));

describe('stretches', () => {
  it('end at any stop but that of an initial', () => {
    expect(pieces(stretchesOf(words)).slice(0, 3)).toEqual(['Virtanen,', 'A. B. Counting the petals:', 'a study.']);
  });

  it('of sentences end where a sentence does, not at an abbreviation', () => {
    expect(pieces(sentencesOf(words))).toEqual([
      'Virtanen, A. B. Counting the petals: a study.',
      'J. Biol. Res. 12, 45-67.',
      'Is it so?',
      'Yes',
    ]);
  });

  it('cover every token once and know which is whose', () => {
    for (const { all, of } of [stretchesOf(words), sentencesOf(words)]) {
      expect(all.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(words.length);
      words.forEach((_, i) => {
        const own = all[of[i] ?? -1];
        expect(own !== undefined && own.from <= i && i <= own.to).toBe(true);
      });
    }
    expect(stretchesOf([]).all).toEqual([]);
  });

  it('have another tone when their words are of another kind', () => {
    const venueWord = new HashTable(Uint32Array.of(hashOf('journal')), [3 << 6]);
    const titleWord = new HashTable(Uint32Array.of(hashOf('journal')), [3 << 4]);
    const tone = (profiles: HashTable): number | undefined =>
      stretchesOf(tokensOf('Journal', []).map((token) => wordOf('Journal', token, { ...EMPTY_LEXICON, words: profiles }))).all[0]?.tone;
    expect(tone(venueWord)).not.toBe(tone(titleWord));
  });
});
