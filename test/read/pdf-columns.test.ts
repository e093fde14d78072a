import { describe, expect, it } from 'vitest';
import { linesInOrder } from '../../src/read/pdf-columns.ts';
import { stretchesOf } from '../../src/read/pdf-lines.ts';

type Row = readonly [text: string, x: number, y: number];

/** The texts of a page of such rows, 200 points wide each, in the order they are read in. */
function order(rows: readonly Row[]): string[] {
  const stretches = rows.flatMap(([text, x, y]) =>
    stretchesOf([{ text, x, right: x + (text.length < 20 ? 60 : 200), y, size: 8, font: 'f', spaced: false }]),
  );
  return linesInOrder([{ number: 1, stretches }]).map(({ text }) => text);
}

const column = (texts: readonly string[], x: number, from: number): Row[] => texts.map((text, at) => [text, x, from + at * 11]);
const prose = (word: string, count: number): string[] => Array.from({ length: count }, (_, at) => `words of ${word} on line number ${at}`);
const LIST = ['[1] A. Marsh. On corals that are', 'made up, 1999.', '[2] B. Reed. On reefs that never', 'were, 2000.', '[3] C. Hill. Of'];
const REST = [
  'tides in bays that nobody has seen',
  '2001.',
  '[4] D. Lake. Of seas without shore',
  '2002.',
  '[5] E. Wood. Last of all the works',
];

describe('the order of columns', () => {
  it('is not broken by a heading above a list that goes on in the next column, with white beside it', () => {
    const left = [
      ...column([...prose('the text', 8), 'words with which the text ends.'], 50, 50),
      ['References', 50, 180] as Row,
      ...column(LIST, 50, 196),
    ];
    const right = column([...REST, ...prose('the end', 3)], 270, 50);
    expect(order([...left, ...right])).toEqual([...left, ...right].map(([text]) => text));
  });

  it('is from the upper right to the lower left where a text was evened out above something else', () => {
    const upper = [column(prose('a sentence that', 6), 50, 50), column(prose('its second half', 6), 270, 50)];
    const lower = [column(LIST, 50, 150), column(REST, 270, 150)];
    expect(order([...upper, ...lower].flat())).toEqual([...upper, ...lower].flat().map(([text]) => text));
  });
});
