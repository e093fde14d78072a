/** Tables of light markups, as their manuals have them, and what they become. */
import { describe, expect, it } from 'vitest';
import { tableAt, tableOf } from '../../../src/read/markup/cells.ts';

describe('tables of reStructuredText', () => {
  it('are read in columns, with lines that go on in a row', () => {
    const lines = [
      '====  =====  ===',
      'Kind  Value  By',
      '====  =====  ===',
      'Reef  12 kg  [1]',
      '      wet',
      'Sand  3      [2] and [3]',
      '====  =====  ===',
      '',
      'text',
    ];
    expect(tableAt(lines, 0)).toEqual({
      rows: [
        ['Kind', 'Value', 'By'],
        ['Reef', '12 kg wet', '[1]'],
        ['Sand', '3', '[2] and [3]'],
      ],
      next: 7,
    });
  });

  it('are read in a grid', () => {
    const lines = [
      '+------+-------+',
      '| Kind | Value |',
      '+======+=======+',
      '| Reef | 12 kg |',
      '|      | wet   |',
      '+------+-------+',
      'text',
    ];
    expect(tableAt(lines, 0)).toEqual({
      rows: [
        ['Kind', 'Value'],
        ['Reef', '12 kg wet'],
      ],
      next: 6,
    });
  });

  it('end with the text where no rule closes them', () => {
    expect(tableAt(['==  ==', 'a   b'], 0)).toEqual({ rows: [['a', 'b']], next: 2 });
  });
});

it('sets cells between bars, their own bars kept', () => {
  expect(
    tableOf([
      ['a|b', 'c\n d'],
      ['e', 'f'],
    ]),
  ).toEqual(['', '| a\\|b | c d |', '| --- | --- |', '| e | f |', '']);
  expect(tableOf([])).toEqual([]);
});
