import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf, trimSpan } from '../../../src/extract/parse/edges.ts';

const trimmed = (text: string): string => textOf(text, trimSpan(text, { start: 0, end: text.length }));

describe('trimSpan', () => {
  it.each([
    ['“The title,”', 'The title'],
    ['«The title».', 'The title'],
    ['„Der Titel“,', 'Der Titel'],
    ['"A quoted title."', 'A quoted title'],
    ['“Meter” in Verdi’s “Operas”', '“Meter” in Verdi’s “Operas”'],
    ['(The book)', 'The book'],
    ['(Neuwied) and (Berlin)', '(Neuwied) and (Berlin)'],
    ['Title with note (in Russian).', 'Title with note (in Russian)'],
    ['Where are we?', 'Where are we?'],
    ['(New York:', 'New York'],
    ['Press, 1984)', 'Press, 1984'],
    ['<italic>Spine</italic>.', '<italic>Spine</italic>'.replace(/<[^>]*>/g, '')],
    ['*Emphasis*', 'Emphasis'],
    ['...', ''],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(trimmed(text)).toBe(expected);
  });

  it('stays inside what it was given', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        const { start, end } = trimSpan(text, { start: 0, end: text.length });
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('textOf', () => {
  it('drops tags and soft hyphens and makes white space single', () => {
    const text = 'in <i>Arabi\u00addopsis</i>\n thaliana';
    expect(textOf(text, { start: 0, end: text.length })).toBe('in Arabidopsis thaliana');
  });
});

describe('a letter set lower', () => {
  it('stays with its word', () => {
    const text = 'Effects of H<sub>2</sub>O on <i>petals</i>';
    expect(textOf(text, { start: 0, end: text.length })).toBe('Effects of H2O on petals');
  });
});

describe('a word torn by the end of a line', () => {
  it('is one word', () => {
    const text = 'An analysis of deci-\nsion under ‘co-\n2 limits’';
    expect(textOf(text, { start: 0, end: text.length })).toBe('An analysis of decision under ‘co- 2 limits’');
  });
});
