import { describe, expect, it } from 'vitest';
import { numbersOf, raisedIn } from '../../../src/extract/pair/raised.ts';

describe('raisedIn', () => {
  it.each([
    ['It opened in 1894^1^.', ['1']],
    ['It opened in 1894<sup>1, 2</sup>.', ['1', '2']],
    ['Otters stay warm<sup><a href="#1">2</a></sup> in winter.', ['2']],
    ['Otters stay warm$^{[1-2]}$.', ['1', '2']],
    ['Otters stay warm^2.', ['2']],
    ['It opened in 1894¹ after the flood.', ['1']],
    ['It opened late. ¹ It closed early. ²', ['1', '2']],
    ['It opened in 1894 <cite>1</cite>.', ['1']],
    ['It opened \\citep[p.~3]{lopez2019, ng2021}.', ['lopez2019', 'ng2021']],
  ] as const)('reads %s', (text, labels) => {
    expect(raisedIn(text).flatMap((mark) => mark.labels)).toEqual(labels);
  });

  it.each([
    'About 10^6 cells were seen.',
    'An area of 30 m² and 12 mm<sup>3</sup>.',
    'It measures 20 metre² in all.',
    'So x^2^ and $10^{6}$ are powers.',
    'The word array^2 is code.',
  ])('takes no power for a mark: %s', (text) => {
    expect(raisedIn(text)).toEqual([]);
  });

  it('counts on from the lower number, and goes nowhere from the higher', () => {
    expect(numbersOf('1, 3–5')).toEqual(['1', '3', '4', '5']);
    expect(numbersOf('5-3')).toEqual(['5']);
  });
});
