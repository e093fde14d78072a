/** A sentence as it is compared: what is mark-up, and what only looks so. */
import { describe, expect, it } from 'vitest';
import { verifyAnswer } from '../../../src/answer.ts';
import { bareText, placeOf } from '../../../src/extract/claims/text.ts';

const bare = (text: string): string => bareText(text, [{ start: 0, end: text.length }], []).text;

describe('the bare text of a sentence', () => {
  it.each([
    ['The rate rose to $1.7\\%$ in March.', 'The rate rose to 1.7% in March.'],
    ['The rate is $38.5\\,\\%$.', 'The rate is 38.5%.'],
    ['The rate is $-3$ and the mass $12$ kg.', 'The rate is -3 and the mass 12 kg.'],
    ['It rose by 1.7\\% a year.', 'It rose by 1.7% a year.'],
  ])('has values without the signs of their formula: %s', (text, plain) => {
    expect(bare(text)).toBe(plain);
  });
  it.each([
    'It costs $5 to $10 a day.',
    'It cost US$12, then $14.',
    'From $3M to $4M, or $5.',
    'Where $x^2 = 4$ holds.',
    'Write C:\\data\\new.',
  ])('keeps %s', (text) => expect(bare(text)).toBe(text));
  it('keeps the place of every letter', () => {
    const text = 'The rate rose to $1.7\\%$ in March.';
    const made = bareText(text, [{ start: 0, end: text.length }], []);
    const at = made.text.indexOf('1.7%');
    expect(text.slice(...Object.values(placeOf(made, { start: at, end: at + 3 })))).toBe('1.7');
    expect(text.slice(...Object.values(placeOf(made, { start: made.text.indexOf('March'), end: made.text.length - 1 })))).toBe('March');
  });
  it('takes no value in a formula for dollars', () => {
    const sources = [{ id: 'a', text: 'The interest rate rose to 1.7% in March. The fee is $12 a day.' }];
    const told = (text: string) => verifyAnswer(text, sources).claims.map(({ outcome }) => outcome);
    expect(told('The interest rate rose to $1.7\\%$ in March [1].')).toEqual(['supported']);
    expect(told('The interest rate rose to $2.7\\%$ in March [1].')).toEqual(['contradicted']);
    expect(told('The fee is $12 a day [1].')).toEqual(['supported']);
    expect(told('The fee is $15 a day [1].')).toEqual(['contradicted']);
  });
});
