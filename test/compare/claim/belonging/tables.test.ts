import { describe, expect, it } from 'vitest';
import { verifyClaims } from '../../../../src/claims.ts';
import { tablesIn } from '../../../../src/compare/claim/belonging/cells.ts';
import { cellsBear } from '../../../../src/compare/claim/belonging/tables.ts';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { belonging } from '../../../../src/compare/claim/belonging.ts';

describe('tables of a text', () => {
  it('reads Markdown, tabs and the lines of HTML, with and without a corner', () => {
    const one = tablesIn('| a | 2015 | 2020 |\n|---|--:|--:|\n| Roads | 1 | 2 |\n| Rails | 3 | 4 |\n');
    expect(
      one.map(({ columns, rows, cells }) => [
        columns.map(({ text }) => text),
        rows.map(({ text }) => text),
        cells.map((row) => row.map(({ text }) => text)),
      ]),
    ).toEqual([
      [
        ['2015', '2020'],
        ['Roads', 'Rails'],
        [
          ['1', '2'],
          ['3', '4'],
        ],
      ],
    ]);
    expect(tablesIn('City\tPeople\nLindau\t25400\nBregenz\t29300')[0]?.rows.map(({ text }) => text)).toEqual(['Lindau', 'Bregenz']);
    expect(tablesIn('January | July\nPorto | 147 | 18\nMalaga | 69 | 2')[0]?.columns.map(({ text }) => text)).toEqual(['January', 'July']);
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

  const columns = (text: string): readonly string[] => (tablesIn(text)[0]?.columns ?? []).map(({ text: own }) => own);

  it('puts heads together that stand in two lines, one over the other or broken', () => {
    const body = 'Alder | 812 | 141 | 655 | 118\nBirch | 934 | 156 | 701 | 127';
    expect(columns(`Station | 2021 | 2022\nRain (mm) | Days | Rain (mm) | Days\n${body}`)).toEqual([
      '2021 Rain (mm)',
      '2021 Days',
      '2022 Rain (mm)',
      '2022 Days',
    ]);
    expect(
      columns(`| Station | 2021 | | 2022 | |\n| | Rain | Days | Rain | Days |\n|---|---|---|---|---|\n| Alder | 812 | 141 | 655 | 118 |`),
    ).toEqual(['2021 Rain', '2021 Days', '2022 Rain', '2022 Days']);
    expect(columns('Region | Jobs\ncreated | Jobs\nlost\nCoast | 3,420 | 1,180\nBasin | 2,310 | 745')).toEqual([
      'Jobs created',
      'Jobs lost',
    ]);
    // How far each group reaches is not told.
    expect(tablesIn(`Station | 2021 | 2022\nRain | Days | Snow | Wind\n${body}`)).toEqual([]);
  });

  it('gives rows that lack their first cell the name above them, and rows behind a section its name', () => {
    const years =
      'Country | Year | Exports | Imports\nNorland | 2018 | 120 | 98\n2019 | 131 | 104\nSudland | 2018 | 77 | 85\n2019 | 82 | 91';
    expect(tablesIn(years)[0]?.rows.map(({ text }) => text)).toEqual(['Norland', 'Norland', 'Sudland', 'Sudland']);
    expect(told('Norland’s exports were 120 in 2019.', years)).toBe('other-cell');
    expect(told('Norland’s exports were 131 in 2019.', years)).toBeUndefined();
    const parts = 'Trait | Mean | Range\nMen\nAge | 52 | 31\nHeight | 178 | 40\nWomen\nAge | 49 | 33\nHeight | 165 | 38';
    expect(told('The mean age of the women was 52.', parts)).toBe('other-cell');
    expect(told('The mean age of the women was 49.', parts)).toBeUndefined();
    // A row that lacks another cell than the first.
    expect(tablesIn('City | Goals | Games\nLindau | 4 | 9\nBregenz | 7')).toEqual([]);
  });

  it('reads columns set apart by spaces, and values parted by commas or semicolons', () => {
    expect(columns('Station      Depth (m)   Salinity\nHavn         12          33.1\nSund         45          34.6')).toEqual([
      'Depth (m)',
      'Salinity',
    ]);
    expect(columns('city,population,founded\nOstrava,284982,1267\nZlin,74191,1322')).toEqual(['population', 'founded']);
    expect(columns('city;population;founded\n"Ostrava; old";284982;1267\nZlin;74191;1322')).toEqual(['population', 'founded']);
    const prose =
      'In spring, the river, which is 12 m wide, rose.  It fell,again,later.\nIn May, 9 boats, 3 rafts, and a raft sank.  Then,9,all.\nOf these, 4, 5 and 6 were new.  And 7,8,9.';
    expect(tablesIn(prose)).toEqual([]);
  });

  const laptops =
    '| Laptop | Price (€) | Weight (kg) | Battery (h) |\n|---|---|---|---|\n| Zephyr 13 | 1,199 | 1.3 | 14 |\n| Zephyr 15 | 1,449 | 1.8 | 11 |\n| Corvid 14 | 899 | 1.6 | 9 |';
  it.each([
    ['The Corvid 14 weighs 1.6 kg.', undefined],
    ['At 899 euros the Corvid 14 is the cheapest.', undefined],
    ['The price of the Zephyr 13 is €1,199 and it weighs 1.3 kg.', undefined],
    ['The Zephyr 13, with 14 hours of battery, is sold at €1,199.', undefined],
    ['The Corvid 14 weighs 1.8 kg.', 'other-cell'],
    ['The Zephyr 15 costs €1,199.', 'other-cell'],
    ['The Zephyr 13 has a battery life of 11 hours.', 'other-cell'],
    // Neither is a row of it.
    ['The Zephyr Nova weighs 1.3 kg.', undefined],
  ] as const)('names a row by all of a name, a column by the unit it is measured in: "%s"', (claim, how) => {
    expect(told(claim, laptops)).toBe(how);
  });

  it('bears out what stands in a cell whose row and column the claim names', () => {
    const cities = 'city,population,founded\nOstrava,284982,1267\nZlin,74191,1322';
    const [right, wrong] = [' Zlin was founded in 1322.', 'Zlin was founded in 1267.'].map((claim) =>
      cellsBear(saidIn(claim), statedIn(cities)),
    );
    expect([right, wrong]).toEqual([true, false]);
    expect(cellsBear(saidIn('Zlin is old.'), statedIn(cities))).toBe(false);
    expect(verifyClaims([{ claim: 'Zlin was founded in 1322.', evidence: cities }])[0]?.verdict).toBe('supported');
    expect(verifyClaims([{ claim: 'Zlin was not founded in 1322.', evidence: cities }])[0]?.verdict).not.toBe('supported');
  });
});
