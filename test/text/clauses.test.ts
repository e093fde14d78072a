import { describe, expect, it } from 'vitest';
import { ANDED, type Cutting, clauseAround, clausesOf, JOINED } from '../../src/text/clauses.ts';

const cut = (text: string, cutting?: Cutting): string[] => clausesOf(text, cutting).map(({ start, end }) => text.slice(start, end).trim());

describe('clausesOf', () => {
  const MICE = 'It had no effect in mice, whereas in rats it was large, and nobody knows why; that, which is odd, was told.';

  it('parts what is set apart', () => {
    expect(cut(MICE)).toEqual(['It had no effect in mice', 'in rats it was large, and nobody knows why', 'that, which is odd, was told.']);
  });

  it('parts more finely what is joined on, and each "and"', () => {
    expect(cut(MICE, { at: JOINED }).slice(1, 3)).toEqual(['in rats it was large', 'and nobody knows why']);
    expect(cut('Oren voted and Vell abstained.', { at: ANDED })).toEqual(['Oren voted', 'Vell abstained.']);
  });

  it('leaves a joint with the clause that it opens', () => {
    expect(cut('Oren voted, but Vell did not.', { opens: true })).toEqual(['Oren voted', ', but Vell did not.']);
  });

  it('cuts no figure in two, and nothing outside its stretch', () => {
    expect(cut('It opens at 10:30; entry is 12,5 euros.', { at: /[,:;]/g })).toEqual(['It opens at 10:30', 'entry is 12,5 euros.']);
    const text = 'One; two; three';
    expect(cut(text, { within: { start: 5, end: text.length } })).toEqual(['two', 'three']);
  });

  it('gives no clause that holds nothing', () => {
    expect(cut('; ;')).toEqual([]);
    expect(cut('')).toEqual([]);
  });
});

describe('clauseAround', () => {
  it('gives the clause that holds a place, or the whole', () => {
    const text = 'Oren voted; Vell did not.';
    expect(clauseAround(text, text.indexOf('Vell'))).toEqual(clausesOf(text)[1]);
    expect(clauseAround('', 3)).toEqual({ start: 0, end: 0 });
  });
});
