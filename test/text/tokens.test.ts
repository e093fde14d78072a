import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainNumber, tokensOf } from '../../src/text/tokens.ts';

const words = (text: string): string[] => tokensOf(text).map((token) => token.text);

describe('tokensOf', () => {
  it.each([
    ['letters and digits part', '5h 5-hour GPT-4', ['5', 'h', '5', 'hour', 'gpt', '4']],
    ['a number stays whole', '3.2 in 2013 of 1,000,000.50', ['3.2', 'in', '2013', 'of', '1000000.5']],
    ['decimal commas, other digits', '3,5 ٣٫٥ ١٢٣ ०१२', ['3.5', '3.5', '123', '12']],
    ['possessives go, negations stay', "company’s isn't cannot", ['company', "isn't", 'cannot']],
    ['articles of French', "l'accord d’État", ['accord', 'etat']],
    ['accents and ligatures', 'Zürich Straße Œuvre naïve', ['zurich', 'strasse', 'oeuvre', 'naive']],
    ['scripts without spaces', '你好世界', ['你好', '好世', '世界']],
    ['one sign', '我 a', ['我', 'a']],
    ['marks of emphasis', '**bold**_x_', ['bold', 'x']],
  ])('%s', (_what, text, tokens) => expect(words(text)).toEqual(tokens));

  it('tells numbers from words, with places', () => {
    expect(tokensOf('about 5h')).toEqual([
      { text: 'about', start: 0, end: 5, kind: 'word' },
      { text: '5', start: 6, end: 7, kind: 'number' },
      { text: 'h', start: 7, end: 8, kind: 'word' },
    ]);
  });

  it('reads a part of a text with places in the whole', () => {
    expect(tokensOf('one two three', 4, 9)).toEqual([
      { text: 'two', start: 4, end: 7, kind: 'word' },
      { text: 't', start: 8, end: 9, kind: 'word' },
    ]);
  });

  it('takes a word that is too long in pieces, whatever its letters and wherever it ends', () => {
    for (const letter of ['a', 'B', 'é'])
      for (const length of [80, 81, 82, 162, 163, 1000])
        for (const tail of ['', ' x', "'s"]) {
          const pieces = tokensOf(letter.repeat(length) + tail).filter(({ text }) => text !== 'x');
          expect(pieces.map(({ start, end }) => end - start).slice(0, -1)).toEqual(Array(Math.ceil(length / 81) - 1).fill(81));
          expect(pieces.map(({ text }) => text).join('')).toBe(
            letter.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').repeat(length),
          );
        }
  });

  it('gives places in order, inside the text, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        let at = 0;
        for (const { start, end, text: word } of tokensOf(text)) {
          expect(word).not.toBe('');
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          at = /^[0-9.]+$/.test(word) ? end : start;
        }
      }),
    );
  });
});

describe('plainNumber', () => {
  it.each([
    ['1,000', '1000'],
    ['1,00', '1.00'.replace('.00', '')],
    ['3.20', '3.2'],
    ['007', '7'],
    ['0.50', '0.5'],
    ['12’000', '12000'],
    ['１２', '12'],
  ])('%s is %s', (raw, plain) => expect(plainNumber(raw)).toBe(plain));
});
