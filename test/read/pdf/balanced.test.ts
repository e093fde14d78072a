import { describe, expect, it } from 'vitest';
import { balanced } from '../../../src/read/pdf/balanced.ts';
import type { Stretch } from '../../../src/read/pdf/lines.ts';

const stretch = (text: string, x: number, y: number): Stretch => {
  const piece = { text, x, right: x + 200, y, size: 8, font: 'f', spaced: false };
  return { pieces: [piece], x, right: piece.right, y, size: 8, font: 'f' };
};
const column = (texts: readonly string[], x: number, from: number): Stretch[] => texts.map((text, at) => stretch(text, x, from + at * 11));
const prose = (count: number, end = 'and it ends here.'): string[] => [
  ...Array.from({ length: count }, () => 'words of a text that goes on'),
  end,
];
const LEFT = ['[1] A. Marsh. On corals that are', 'made up, 1999.', '[2] B. Reed and'];
const RIGHT = ['Hill. Of tides in bays, 2001.', '[3] D. Lake. Of seas without shore,', '2002.'];

describe('columns that were evened out', () => {
  it('are parted where a list begins below the white and goes on beside, though the text above ends with a stop', () => {
    const upper = [column(prose(5), 50, 50), column(prose(5), 270, 50)];
    const lower = [column(LEFT, 50, 150), column(RIGHT, 270, 150)];
    expect(balanced([0, 1].map((at) => [...(upper[at] ?? []), ...(lower[at] ?? [])]))).toEqual([upper, lower]);
  });
  it('are whole where the entries stand above the white too', () => {
    const left = [...column(prose(2), 50, 50), ...column(LEFT, 50, 150)];
    const right = [...column(['[3] E. Wood. Last, 2003.', 'More of it,', 'and more.'], 270, 50), ...column(RIGHT.slice(1), 270, 150)];
    expect(balanced([left, right])).toEqual([[left, right]]);
  });
});
