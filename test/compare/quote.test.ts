import { describe, expect, it } from 'vitest';
import { searchedText, searchQuote } from '../../src/compare/quote.ts';
import { dice, madeQuote, madeSource } from './quote-generator.ts';

const PAIRS = 100_000;

describe('searchQuote', () => {
  it(`finds every faithful rendering and no material change, over ${PAIRS.toLocaleString('en')} made pairs`, () => {
    const roll = dice(20_02);
    const wrong: string[] = [];
    const kinds = new Map<string, number>();
    for (let n = 0; n < PAIRS; ) {
      const source = madeSource(roll);
      const searched = searchedText(source.text);
      for (let i = 0; i < 60; i += 1) {
        const made = madeQuote(source, roll);
        if (made === null) continue;
        n += 1;
        kinds.set(made.kind, (kinds.get(made.kind) ?? 0) + 1);
        const found = searchQuote(searched, made.quote, null).match !== null;
        if (found !== made.faithful && wrong.length < 20) wrong.push(`${made.kind}: ${made.quote} || ${source.text}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(kinds.size).toBe(27);
    for (const [kind, count] of kinds) expect([kind, count > 400]).toEqual([kind, true]);
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
