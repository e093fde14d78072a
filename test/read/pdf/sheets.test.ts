import { describe, expect, it } from 'vitest';
import type { FurniturePage, Stretch } from '../../../src/read/pdf/lines.ts';
import { pagesOnSheets } from '../../../src/read/pdf/sheets.ts';

const stretch = (text: string, x: number, y: number, right = x + 220, size = 5.5): Stretch => ({
  pieces: [{ text, x, right, y, size, font: 'plain', spaced: false }],
  x,
  right,
  y,
  size,
  font: 'plain',
});
/** A sheet with eight lines in each part that is named. */
const sheet = (parts: readonly number[], size = 5.5): FurniturePage => ({
  number: 1,
  width: 600,
  height: 800,
  stretches: parts.flatMap((part) =>
    Array.from({ length: 8 }, (_, n) =>
      stretch(`${part}`, 40 + (part % 2) * 300, 40 + Math.floor(part / 2) * 400 + n * 40, 260 + (part % 2) * 300, size),
    ),
  ),
});
const read = (sheets: readonly FurniturePage[]): string[] =>
  pagesOnSheets(sheets).map(({ stretches }) => [...new Set(stretches.map(({ pieces }) => pieces[0]?.text))].join(''));

describe('four pages on a sheet', () => {
  it('are pages of their own, from left to right and then below, with the top of each', () => {
    const pages = pagesOnSheets([sheet([0, 1, 2, 3]), sheet([0, 1])]);
    expect(read([sheet([0, 1, 2, 3]), sheet([0, 1])])).toEqual(['0', '1', '2', '3', '0', '1']);
    expect(pages.map(({ top }) => top)).toEqual([0, 0, 400, 400, 0, 0]);
    expect(pages[0]).toMatchObject({ width: 300, height: 400, number: 1 });
  });
  it('are not seen in two columns of usual print', () => {
    expect(read([sheet([0, 1, 2, 3], 9)])).toEqual(['0123']);
  });
  it('are not seen where a line crosses the middle', () => {
    const { stretches, ...page } = sheet([0, 1, 2, 3]);
    expect(read([{ ...page, stretches: [...stretches, stretch('x', 100, 30, 500)] }])).toEqual(['0123x']);
    expect(read([{ ...page, stretches: [...stretches, stretch('x', 40, 400)] }])).toEqual(['0123x']);
  });
  it('are not seen where no sheet is full, and an empty document has none', () => {
    expect(read([sheet([0, 1])])).toEqual(['01']);
    expect(read([])).toEqual([]);
  });
});
