import { describe, expect, it } from 'vitest';
import { bracketMarks } from '../../../src/extract/citations/numeric.ts';
import { standing } from '../../../src/extract/citations/standing.ts';

describe('bracketMarks behind numbers', () => {
  const sure = (text: string) => bracketMarks(text, 60).filter(({ doubtful }) => doubtful !== true);
  it.each([
    ['the model of 2012 [4, 7].', [[4, 7]]],
    ['it was so in 2012[4].', [[4]]],
    ['deaths from COVID-19 [12, 15] rose', [[12, 15]]],
    ['the virus SARS-CoV-2 [1, 4] binds', [[1, 4]]],
    ['values below 0.05 [18, 15] are', [[18, 15]]],
    [
      'after 12 steps [3, 9] and 48 [3, 9] more',
      [
        [3, 9],
        [3, 9],
      ],
    ],
  ] as const)('reads “%s”', (text, expected) => {
    expect(sure(text).map((mark) => mark.numbers)).toEqual(expected);
  });
  it.each(['a score of 5.2 [3, 8]', 'it was 3 [2–5] and 4 [3, 6]', 'x1[3] and 12[3]', 'a_2012[4]', 'the values [3, 9]'])(
    'is not sure of “%s”',
    (text) => {
      expect(sure(text)).toEqual([]);
    },
  );
});

describe('numbers in square brackets', () => {
  const stands = (text: string, numbers: readonly number[]): string => standing(text, text.indexOf('['), text.indexOf(']') + 1, numbers);
  it('stand alone, are bound to what is around them, or may be either', () => {
    expect(stands('as shown [3].', [3])).toBe('alone');
    expect(stands('the interval [1, 5]', [1, 5])).toBe('bound');
    expect(stands('initial values [7, 13].', [7, 13])).toBe('doubtful');
    expect(stands('a mean of 5.2 [3, 8]', [3, 8])).toBe('doubtful');
    expect(stands('x[3] = 4', [3])).toBe('bound');
    expect(stands('we scaled the weights to [1, 3]', [1, 3])).toBe('doubtful');
    expect(stands('we send readers to [1, 3]', [1, 3])).toBe('alone');
    expect(stands('for y in [1, 3]', [1, 3])).toBe('bound');
    expect(stands('the loss is bounded by [1, 3]', [1, 3])).toBe('bound');
    expect(stands('a kernel of [3, 3]', [3, 3])).toBe('bound');
    expect(stands('as [2, 5] °C', [2, 5])).toBe('bound');
    expect(stands('the segment [3, 7] of the line', [3, 7])).toBe('bound');
    expect(stands('the closed interval from [1, 2]', [1, 2])).toBe('bound');
    expect(stands('uniform on [1, 6]', [1, 6])).toBe('bound');
    expect(stands('on page [12]', [12])).toBe('bound');
    expect(stands('Level [3] of it', [3])).toBe('bound');
    expect(stands('in Row 3, column [4]', [4])).toBe('bound');
    expect(stands('at that level [3]', [3])).toBe('alone');
  });
  it('in round brackets of the sentence are marks, in rows of a matrix none', () => {
    expect(stands('as shown ([3], p. 5)', [3])).toBe('alone');
    expect(stands('as shown ([1–3]).', [1, 2, 3])).toBe('alone');
    expect(stands('as shown ([1, 2])', [1, 2])).toBe('doubtful');
    expect(stands('f([3])', [3])).toBe('bound');
    expect(bracketMarks('the matrix [[1, 2], [3, 4]] is', 60)).toEqual([]);
    expect(bracketMarks('it is so [[3]].', 60)).toHaveLength(1);
  });
});
