import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_TOKENS, tagsIn, tokensOf } from '../../../src/extract/parse/tokens.ts';
import { findIdentifiers } from '../../../src/text/identifiers.ts';

const cut = (text: string): string[] => tokensOf(text, findIdentifiers(text)).map((token) => text.slice(token.start, token.end));

describe('tokensOf', () => {
  it.each([
    ['1995;10:75-89.', ['1995;', '10:', '75-89.']],
    ['25(2):147-9', ['25', '(2):', '147-9']],
    ['J.A.Smith,', ['J.', 'A.', 'Smith,']],
    ['Mol.Biol.Cell', ['Mol.', 'Biol.', 'Cell']],
    ['vol.5,no.3', ['vol.', '5,', 'no.', '3']],
    ['JHEP03 (2016)', ['JHEP', '03', '(2016)']],
    ['Phys. Rev. D69,', ['Phys.', 'Rev.', 'D', '69,']],
    ['p53 and CO2 in 2b3', ['p53', 'and', 'CO2', 'in', '2b3']],
    ['Martin, A./Ross, G.', ['Martin,', 'A./', 'Ross,', 'G.']],
    ['A&A, Smith&Jones', ['A&A,', 'Smith', '&', 'Jones']],
    ['《计算机学报》，2010，第12卷', ['《计算机学报》，', '2010，', '第', '12', '卷']],
    ['（2010）「題名」', ['（2010）', '「題名」']],
    ['Nature <i>350</i>, 413', ['Nature', '350', ', ', '413'].map((one) => one.trim())],
    ['version 2.1 of e.g. this', ['version', '2.1', 'of', 'e.g.', 'this']],
    ['', []],
  ])('%s', (text, expected) => {
    expect(cut(text)).toEqual(expected);
  });

  it('keeps an identifier whole, with the punctuation behind it', () => {
    const text = 'doi:10.1016/S0140-6736(97)11096-0. PMID: 9500320';
    const [, doi, , pmid] = tokensOf(text, findIdentifiers(text));
    expect(doi).toMatchObject({ scheme: 'doi', start: 4, coreEnd: 33, end: 34 });
    expect(pmid?.scheme).toBe('pmid');
  });

  it('knows the core of a token and whether it is glued to the one before', () => {
    const text = '“Title,” x';
    const [first] = tokensOf(text, []);
    expect(text.slice(first?.coreStart, first?.coreEnd)).toBe('Title');
    expect(tokensOf('a;b', []).map((token) => token.glued)).toEqual([false, true]);
  });

  it('covers every letter and digit once, in order, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const tokens = tokensOf(text, findIdentifiers(text));
        let last = 0;
        for (const token of tokens) {
          expect(token.start).toBeGreaterThanOrEqual(last);
          expect(token.start).toBeLessThanOrEqual(token.coreStart);
          expect(token.coreStart).toBeLessThan(token.coreEnd);
          expect(token.coreEnd).toBeLessThanOrEqual(token.end);
          last = token.end;
        }
        const covered = tokens.map((token) => text.slice(token.start, token.end)).join('');
        const letters = (from: string): string => from.replace(/[^\p{L}\p{N}]/gu, '');
        if (tagsIn(text).length === 0) expect(letters(covered)).toBe(letters(text));
      }),
    );
  });

  it.each([
    ['ص45-50, ج2', ['ص', '45-50,', 'ج', '2']],
    ['1420هـ', ['1420', 'هـ']],
    ['研究[J].地理学报', ['研究', '[J].', '地理学报']],
  ])('parts %s', (text, parts) => {
    expect(tokensOf(text, []).map((token) => text.slice(token.start, token.end))).toEqual(parts);
  });

  it('stops at the limit', () => {
    expect(tokensOf('a '.repeat(5000), []).length).toBe(MOST_TOKENS);
  });
});
