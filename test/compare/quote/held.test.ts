import { describe, expect, it } from 'vitest';
import { heldIn } from '../../../src/compare/quote/held.ts';
import { searchedText } from '../../../src/compare/quote/quote.ts';

const SOURCES = ['Corals sleep in winter.', 'Paper birds fold their wings\nbefore the first frost.'].map((text, id) => ({
  id,
  searched: searchedText(text),
}));

describe('words that nothing cites', () => {
  it('stand in the first text that holds them side by side', () => {
    const held = heldIn(SOURCES, '“paper birds fold their wings before”');
    expect([held?.source.id, held?.span]).toEqual([1, { start: 0, end: 35 }]);
  });

  it('stand nowhere where one is changed, or they are few', () => {
    expect(heldIn(SOURCES, 'paper birds fold their beaks before')).toBeNull();
    expect(heldIn(SOURCES, 'paper birds fold')).toBeNull();
  });
});
