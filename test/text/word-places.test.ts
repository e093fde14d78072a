import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../../src/text/folded.ts';
import { indexed } from '../../src/text/word-places.ts';

const runs = (source: string, quote: string, most = 100): number[] => indexed(foldText(source))(foldText(quote), most);

describe('indexed', () => {
  it('gives every place of a run of words, in order', () => {
    expect(runs('a rose is a rose is a rose', 'a rose')).toEqual([0, 3, 6]);
    expect(runs('a rose is a rose is a rose', 'a rose', 2)).toEqual([0, 3]);
    expect(runs('a rose is a rose', 'rose a')).toEqual([]);
    expect(runs('a rose', 'a rose is')).toEqual([]);
    expect(runs('', 'a')).toEqual([]);
    expect(runs('a', '')).toEqual([]);
  });

  it('agrees with reading the words one by one', () => {
    const word = fc.constantFrom('a', 'b', 'ab', 'the', 'rose', '7', 'μ');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 80 }), fc.array(word, { minLength: 1, maxLength: 5 }), (source, quote) => {
        const expected = source.flatMap((_, i) => (quote.every((one, n) => source[i + n] === one) ? [i] : []));
        expect(runs(source.join(' '), quote.join(' '))).toEqual(expected);
      }),
    );
  });
});
