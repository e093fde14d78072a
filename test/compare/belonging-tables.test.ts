import { describe, expect, it } from 'vitest';
import { belonging } from '../../src/compare/belonging.ts';
import { tablesIn } from '../../src/compare/belonging-tables.ts';
import { saidIn, statedIn } from '../../src/compare/belonging-texts.ts';

describe('tables of a text', () => {
  it('reads Markdown, tabs and the lines of HTML, with and without a corner', () => {
    const one = tablesIn('| a | 2015 | 2020 |\n|---|--:|--:|\n| Roads | 1 | 2 |\n| Rails | 3 | 4 |\n');
    expect(one.map(({ heads, names, cells }) => [heads, names, cells.map((row) => row.map(({ text }) => text))])).toEqual([
      [
        ['2015', '2020'],
        ['Roads', 'Rails'],
        [
          ['1', '2'],
          ['3', '4'],
        ],
      ],
    ]);
    expect(tablesIn('City\tPeople\nLindau\t25400\nBregenz\t29300')[0]?.names).toEqual(['Lindau', 'Bregenz']);
    expect(tablesIn('January | July\nPorto | 147 | 18\nMalaga | 69 | 2')[0]?.heads).toEqual(['January', 'July']);
  });

  it('takes no table whose rows have another number of cells, and no text with a stroke', () => {
    expect(tablesIn('a | b | c\nRoads | 1\nRails | 3 | 4')).toEqual([]);
    expect(tablesIn('either | or\n\nand then nothing')).toEqual([]);
    expect(tablesIn('no table here')).toEqual([]);
  });

  const table = 'Sector | 2015 | 2020\nTransport | 412 | 388\nHousing | 198 | 176';
  const told = (claim: string, text = table): string | undefined => belonging(saidIn(claim), () => statedIn(text))?.how;

  it('tells a value of another row or column only where the claim names one of each kind', () => {
    expect(told('Transport emitted 388 in 2015.')).toBe('other-cell');
    expect(told('Housing emitted 412 in 2015.')).toBe('other-cell');
    expect(told('Emissions from housing fell from 198 in 2015 to 176 in 2020.')).toBeUndefined();
    expect(told('Emissions from housing rose from 176 in 2015 to 198 in 2020.')).toBe('other-cell');
    expect(told('Transport emitted 388.')).toBeUndefined();
    expect(told('Emissions were once 388 in all.')).toBeUndefined();
  });

  it('says nothing where the text has the value beside the table too', () => {
    expect(told('Transport emitted 388 in 2015.', `${table}\n\nBy another count transport emitted 388 in 2015.`)).toBeUndefined();
  });

  it('reads a table of many rows once, and quickly enough to be asked', () => {
    const letters = (i: number): string => [...String(i)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
    const rows = Array.from({ length: 1500 }, (_, i) => `Place${letters(i)}x | ${i} | ${i + 1}`).join('\n');
    expect(told('Placehx had 9 in summer.', `Place | winter | summer\n${rows}`)).toBe('other-cell');
  });
});
