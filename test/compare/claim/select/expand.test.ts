import { expect, it } from 'vitest';
import { formOf, lettersShared, plainForm } from '../../../../src/compare/claim/select/expand.ts';

const word = (text: string) => ({ text, kind: 'word' as const });

it('brings together words of one row and forms of one word', () => {
  expect(formOf(word('grew'))).toBe(formOf(word('increases')));
  expect(formOf(word('firms'))).toBe(formOf(word('company')));
  expect(formOf(word('twelve'))).toBe('12');
  expect(formOf({ text: '12', kind: 'number' })).toBe('12');
});

it('never brings together what turns a sentence round', () => {
  for (const [one, other] of [
    ['rise', 'fall'],
    ['buy', 'sell'],
    ['win', 'lose'],
    ['allow', 'forbid'],
    ['begin', 'end'],
    ['profit', 'loss'],
    ['male', 'female'],
  ] as const)
    expect(formOf(word(one))).not.toBe(formOf(word(other)));
});

it('keeps the stem apart from the row', () => {
  expect(plainForm(word('grew'))).toBe('grow');
  expect(plainForm(word('increases'))).toBe('increas');
});

it('measures shared letters', () => {
  expect(lettersShared('behavior', 'behaviour')).toBeGreaterThan(0.7);
  expect(lettersShared('same', 'same')).toBe(1);
  expect(lettersShared('abcd', 'wxyz')).toBe(0);
  expect(lettersShared('ab', 'abc')).toBe(0);
});
