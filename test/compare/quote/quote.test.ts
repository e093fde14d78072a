import { describe, expect, it } from 'vitest';
import { searchedText, searchQuote } from '../../../src/compare/quote/quote.ts';
import { judgeMade } from './quote-generator.ts';

/** `tsx bench/quotes.ts --made 100000` runs as many as one likes. */
const PAIRS = 20_000;

describe('searchQuote', () => {
  it(`finds every faithful rendering and no material change, over ${PAIRS.toLocaleString('en')} made pairs`, () => {
    const { kinds, wrong } = judgeMade(PAIRS, 20_02, (source) => {
      const searched = searchedText(source);
      return (quote) => searchQuote(searched, quote, null).match !== null;
    });
    expect(wrong).toEqual([]);
    expect(kinds.size).toBe(27);
    for (const [kind, { of }] of kinds) expect([kind, of > PAIRS / 250]).toEqual([kind, true]);
  });

  it('finds the words in the cited place, though they stand before it too', () => {
    const text = '1. One\nThe fee is due in May.\n2. Two\nAgain, the fee is due in May.\n3. Three\nNothing.\n';
    const source = searchedText(text);
    const within = searchQuote(source, 'fee is due in May', { kind: 'section', value: '2' });
    expect([within.match, within.place, text.indexOf('Again') < (within.found[0]?.start ?? 0)]).toEqual(['exact', 'held', true]);
    const outside = searchQuote(source, 'fee is due in May', { kind: 'section', value: '3' });
    expect([outside.match, outside.elsewhere?.length]).toEqual([null, 1]);
    expect(searchQuote(source, 'fee is due in May', { kind: 'section', value: '9' })).toMatchObject({ match: 'exact', place: 'unplaced' });
  });

  it('lets a quote run over the edge of a page, not of a section', () => {
    const source = searchedText('The fee is\fdue in May and not later.\fNothing.');
    expect(searchQuote(source, 'The fee is due in May', { kind: 'page', value: '2' }).match).toBe('normalized');
    expect(searchQuote(source, 'The fee is due in May', { kind: 'page', value: '3' }).match).toBeNull();
  });

  it('shows the passage of the cited section before that of another', () => {
    const text = '1. One\nThe fee of nine euros is due in June.\n2. Two\nThe fee of ten euros is due in May.\n';
    const { nearest } = searchQuote(searchedText(text), 'The fee of ten euros is due in June', { kind: 'section', value: '1' });
    expect(text.slice(nearest?.span.start, nearest?.span.end)).toBe('The fee of nine euros is due in June');
  });
});
