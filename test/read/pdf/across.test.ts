/** What stands beside a gutter and is no column. */
import { describe, expect, it } from 'vitest';
import { endsAcross, isRagged } from '../../../src/read/pdf/across.ts';
import { linesInOrder } from '../../../src/read/pdf/columns.ts';
import { type Stretch, stretchesOf } from '../../../src/read/pdf/lines.ts';

const stretch = (text: string, x: number, right: number, y: number, size = 10): Stretch =>
  stretchesOf([{ text, x, right, y, size, font: 'f', spaced: false }])[0] as Stretch;
const wide = stretch('a line from one margin to the other', 50, 450, 100);

describe('what goes on with a full-width line', () => {
  it('is the short end of its paragraph, or a line that a wide space parts', () => {
    expect(endsAcross([[stretch('the end.', 60, 120, 112)], []], wide)).toBe(true);
    expect(endsAcross([[stretch('a line that', 50, 240, 112)], [stretch('a space parts', 248, 450, 112)]], wide)).toBe(true);
  });
  it('is nothing far below it, in another size, or behind nothing', () => {
    expect(endsAcross([[stretch('the end.', 60, 120, 160)], []], wide)).toBe(false);
    expect(endsAcross([[stretch('the end.', 60, 120, 112, 8)], []], wide)).toBe(false);
    expect(endsAcross([[stretch('the end.', 60, 120, 112)], []], undefined)).toBe(false);
  });
  it('is no second column, whose lines begin at one margin', () => {
    const rows = [112, 124, 136, 148];
    const columns = [
      rows.map((y) => stretch('left lines of a column', 50, 240, y)),
      rows.map((y) => stretch('right lines of it', 260, 450, y)),
    ];
    expect(endsAcross(columns, wide)).toBe(false);
    expect(isRagged(columns[1] ?? [])).toBe(false);
    const ragged = [348, 356, 367, 351].map((x, at) => stretch('words', x, 450, rows[at] ?? 0));
    expect(isRagged(ragged)).toBe(true);
    expect(endsAcross([columns[0] ?? [], ragged], wide)).toBe(true);
  });
});

describe('a list below a figure of two halves', () => {
  it('keeps the short ends of its entries in one column with what they end', () => {
    const halves = Array.from({ length: 14 }, (_, at) => [
      stretch('values of a table', 50, 230, 50 + at * 12),
      stretch('values beside them', 270, 450, 50 + at * 12),
    ]);
    const list = Array.from({ length: 6 }, (_, at) => [
      stretch(`Marsh A (200${at}). On reefs that fill the whole line of a page`, 50, 450, 240 + at * 36),
      stretch(`Reef Press, Oslo ${at}.`, 60, 160, 252 + at * 36),
    ]);
    const lines = linesInOrder([{ number: 1, stretches: [...halves, ...list].flat() }]).filter(({ y }) => y >= 240);
    expect(lines).toHaveLength(12);
    expect(new Set(lines.map(({ column }) => column)).size).toBe(1);
  });
});
