import { describe, expect, it } from 'vitest';
import type { Stretch } from '../../../src/read/pdf/lines.ts';
import { besideHeadings } from '../../../src/read/pdf/side-headings.ts';

/** A row of stretches, each with the place where it begins; one letter takes five points. */
const row = (...parts: readonly (readonly [text: string, x: number])[]): Stretch[] =>
  parts.map(([text, x]) => {
    const right = x + text.length * 5;
    return { pieces: [{ text, x, right, y: 0, size: 10, font: 'f', spaced: false }], x, right, y: 0, size: 10, font: 'f' };
  });
const textsOf = (groups: readonly (readonly (readonly Stretch[])[])[]): string[][] =>
  groups.map((group) => group.map((stretches) => stretches.map(({ pieces }) => pieces[0]?.text).join(' ')));

const LIST = [row(['2. Reed, B. Of reefs.', 150]), row(['1999.', 160]), row(['10. Hill, C. Of tides.', 145])];

describe('a heading beside its list', () => {
  it('is parted from the first entry, and the next heading in its margin from the last', () => {
    const rows = [
      row(['The text goes over the whole width of the page.', 40]),
      row(['References', 40], ['1. Marsh, A. Of corals.', 150]),
      ...LIST,
      row(['Updates', 40], ['If you see mistakes, tell us.', 148]),
    ];
    const { groups, margin } = besideHeadings(rows, null);
    expect(textsOf(groups)).toEqual([
      ['The text goes over the whole width of the page.'],
      ['References'],
      ['1. Marsh, A. Of corals.', '2. Reed, B. Of reefs.', '1999.', '10. Hill, C. Of tides.'],
      ['Updates'],
      ['If you see mistakes, tell us.'],
    ]);
    expect(margin).not.toBeNull();
  });

  it('has its margin on the next page too, until text stands in it', () => {
    const first = besideHeadings([row(['References', 40], ['1. Marsh, A. Of corals.', 150]), ...LIST], null);
    const next = besideHeadings([...LIST, row(['Notes', 40], ['None.', 150]), row(['Text over the whole width.', 40])], first.margin);
    expect(textsOf(next.groups).map((group) => group[0])).toEqual([
      '2. Reed, B. Of reefs.',
      'Notes',
      'None.',
      'Text over the whole width.',
    ]);
    expect(next.margin).toBeNull();
  });

  it('is none where the rows below begin in its margin, as in a table, or where no white follows', () => {
    const table = [row(['References', 40], ['12 works', 150]), row(['Tables', 40], ['3', 150]), row(['Figures', 40], ['4', 150])];
    expect(besideHeadings(table, null).groups).toEqual([table]);
    const line = [row(['References', 40], ['are below', 95]), ...LIST];
    expect(besideHeadings(line, null).groups).toEqual([line]);
  });
});
