import { describe, expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';

describe('which mark goes with which number', () => {
  const marks = (text: string, raw: string): string[] => {
    const stated = statedIn(text);
    const number = stated.numbers.find((one) => one.raw === raw);
    if (number === undefined) throw new Error(`${raw} was not read in ${stated.numbers.map((one) => one.raw).join('; ')}`);
    return stated
      .statements(number.span.start)
      .marksFor(number, ({ family }) => family === 'label')
      .map(({ keys }) => keys.join('+'));
  };

  it.each([
    ['It was 45% at sensor A and 61% at sensor B.', '45%', ['A']],
    ['It was 45% at sensor A and 61% at sensor B.', '61%', ['B']],
    ['Of the 120 patients given drug X, 48 improved.', '48', ['X']],
    ['Stage II lasted 9 months. Its cost was $5.6 million.', '$5.6 million', ['II']],
    ['Stage II lasted 9 months. The roof cost $5.6 million.', '$5.6 million', []],
    ['Drug X and drug Y were given, and 48 improved.', '48', ['X', 'Y']],
    ['Sensor A failed.\n\nIts price was 12 euros.', '12 euros', []],
  ])('of "%s" gives %s the marks %j', (text, raw, expected) => expect(marks(text, raw)).toEqual(expected));

  it('reads a claim as one statement', () => {
    const { statement, numbers } = saidIn('It was 45% at sensor A. It was 61% at sensor B.');
    expect(numbers.map((number) => statement.members(number).length)).toEqual([1, 1]);
  });
});
