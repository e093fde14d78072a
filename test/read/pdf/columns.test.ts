import { describe, expect, it } from 'vitest';
import { linesInOrder } from '../../../src/read/pdf/columns.ts';
import { type Stretch, stretchesOf } from '../../../src/read/pdf/lines.ts';

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

  it('goes through both columns of a numbered list before the heading of the section below it', () => {
    const rows = (size: number, texts: readonly Row[]): Stretch[] =>
      texts.flatMap(([text, x, y]) => stretchesOf([{ text, x, right: x + 200, y, size, font: 'f', spaced: false }]));
    const entries = (from: number): string[] =>
      [0, 1, 2, 3].flatMap((n) => [`${from + n}. Marsh, A. Of corals that are`, 'made up. Reef Press.']);
    const listed = [...column(entries(1), 50, 50), ...column(entries(5), 270, 50)];
    const read = (heading: number): string[] =>
      linesInOrder([
        {
          number: 1,
          stretches: [
            ...rows(8, listed),
            ...rows(heading, [['External links of all kinds', 50, 170]]),
            ...rows(8, [['An official website of the reef', 50, 190]]),
          ],
        },
      ]).map(({ text }) => text);
    expect(read(14)).toEqual([...listed.map(([text]) => text), 'External links of all kinds', 'An official website of the reef']);
    // In one size with the list it may be an entry of the left column.
    expect(read(8).at(-1)).toBe('made up. Reef Press.');
  });

  it('stays the usual one in a list with white between its entries, at one height by chance', () => {
    // The left column breaks off at its foot, and below the white on the right stands nothing that could go on with it.
    const left = [
      ...column([...prose('the list', 7), 'Marsh, A. (2014) A network of corals. Reef Letters 12, 4'], 50, 50),
      ...column(['Reed, B. (2012). Reefs that never were.', 'Press.', 'Hill, C., & Lake, D. (2007). A new'], 50, 152),
    ];
    const top = column(['calculus of tides that nobody has seen', ...prose('the end', 7)], 270, 50);
    const below = column(['Wood, E. (2012). Last of the works of all.', 'Press.'], 270, 152);
    for (const right of [[...top, ...below], top]) expect(order([...left, ...right])).toEqual([...left, ...right].map(([text]) => text));
  });

  it('stays the usual one behind an entry that ends in an address over two lines', () => {
    const left = [
      ...column([...prose('the list', 4), 'Hill, C. (2014). Networks. https://doi.org/10.5555/', 'CoralLetters.12.5.178'], 50, 50),
      ...column(LIST, 50, 150),
    ];
    const right = [...column([...REST.slice(0, 2), ...prose('the end', 4)], 270, 50), ...column(REST, 270, 150)];
    expect(order([...left, ...right])).toEqual([...left, ...right].map(([text]) => text));
  });

  it('goes down a numbered list whose columns have white at one height', () => {
    const left = [
      ...column([...prose('the text', 4), '[1] A. Marsh. On corals, 1999.', '[2] B. Reed. On reefs that'], 50, 50),
      ...column(['[3] C. Hill. On tides, 2001.', '[4] D. Lake. On seas, 2002.'], 50, 150),
    ];
    const right = [...column(['never were and will not be, 2000.', ...prose('the end', 5)], 270, 50), ...column(REST, 270, 150)];
    const told = order([...left, ...right]);
    expect(told.indexOf('[3] C. Hill. On tides, 2001.')).toBeLessThan(told.indexOf('never were and will not be, 2000.'));
  });
});

describe('where a column begins', () => {
  const piece = (text: string, x: number, right: number, y: number) =>
    stretchesOf([{ text, x, right, y, size: 10, font: 'f', spaced: false }]);
  const page = (stretches: ReturnType<typeof piece>): string[] => linesInOrder([{ number: 1, stretches }]).map(({ text }) => text);
  const words = 'words of an entry that fill the line';
  const listed = (from: number, x: number): ReturnType<typeof piece> =>
    [0, 1, 2, 3, 4].flatMap((n) => [
      ...piece(`[${from + n}]`, x, x + 17, 100 + n * 36),
      ...piece(`${words} ${from + n} a`, x + 32, x + 230, 100 + n * 36),
      ...piece(`${words} ${from + n} b`, x + 32, x + 230, 112 + n * 36),
      ...piece(`${words} ${from + n} c`, x + 32, x + 130, 124 + n * 36),
    ]);

  it('is left of the labels of a list, though the strip behind them is as clear', () => {
    const told = page([...listed(1, 50), ...listed(6, 300)]);
    expect(told.filter((text) => /^\[\d+\] words/.test(text))).toHaveLength(10);
    expect(told[0]).toBe(`[1] ${words} 1 a`);
    expect(told[15]).toBe(`[6] ${words} 6 a`);
  });

  it('is not where an address sticks out of the column before it', () => {
    const plain = (x: number, letter: string): ReturnType<typeof piece> =>
      Array.from({ length: 12 }, (_, n) => piece(`${words} ${letter}${n}`, x, x + 230, 100 + n * 12)).flat();
    const address = 'https://reef.example/journal/14/coral-growth.pdf';
    // Far into the next column, too.
    const far = page([...plain(50, 'l'), ...piece(address, 50, 480, 244), ...plain(300, 'r'), ...piece(`${words} r12`, 300, 530, 250)]);
    expect(far[12]).toBe(address);
    const told = page([...plain(50, 'l'), ...piece(address, 50, 330, 244), ...plain(300, 'r'), ...piece(`${words} r12`, 300, 530, 244)]);
    expect(told).toHaveLength(26);
    expect(told[12]).toBe(address);
    expect(told.at(-1)).toBe(`${words} r12`);
  });

  it('puts the heading of a list that stands right below a table to the lines below it', () => {
    const cell = (text: string, x: number, y: number): Row => [text, x, y];
    const rows = Array.from({ length: 9 }, (_, n) => n);
    const first = rows.map((n) => cell(`a reagent of some kind, the one ${n}`, 50, 50 + n * 11));
    const second = rows.map((n) => cell(`where it comes from, the place ${n}`, 270, 50 + n * 11));
    const below = Array.from({ length: 8 }, (_, n) => n).flatMap((n) =>
      stretchesOf([
        { text: `Marsh, A. (200${n}). On corals that are made up.`, x: 50, right: 470, y: 190 + n * 11, size: 8, font: 'f', spaced: false },
      ]),
    );
    const table = [...first, ...second, cell('References', 50, 170)].flatMap(([text, x, y]) =>
      stretchesOf([{ text, x, right: x + (text.length < 20 ? 60 : 200), y, size: 8, font: 'f', spaced: false }]),
    );
    const read = linesInOrder([{ number: 1, stretches: [...table, ...below] }]).map(({ text }) => text);
    expect(read.indexOf('References')).toBe(18);
    expect(read[19]).toContain('(2000)');
  });
});

describe('strips that part no columns', () => {
  const lined = (rows: readonly (readonly [text: string, x: number, right: number, y: number])[]): Stretch[] =>
    rows.flatMap(([text, x, right, y]) => stretchesOf([{ text, x, right, y, size: 10, font: 'f', spaced: false }]));
  const texts = (pages: readonly (readonly Stretch[])[]): string[] =>
    linesInOrder(pages.map((stretches, at) => ({ number: at + 1, stretches }))).map(({ text }) => text);

  it('are those between labels in brackets and entries whose first lines are stretched', () => {
    /** Where the pieces of a line begin and end. */
    const rows: readonly (readonly number[])[] = [
      [92, 126, 152, 518],
      [152, 518],
      [152, 402],
      [92, 114, 152, 229, 243, 317, 328, 518],
      [152, 425],
      [92, 126, 152, 518],
      [152, 340],
      [92, 126, 152, 246, 287, 356, 368, 434, 465, 518],
      [152, 351, 372, 451, 470, 518],
      [152, 203],
      [92, 129, 152, 518],
      [152, 325],
      [92, 131, 152, 518],
      [152, 223],
      [92, 115, 152, 200, 215, 518],
      [152, 222, 236, 518],
      [152, 512],
      [92, 124, 152, 263, 282, 518],
      [152, 407],
      [92, 120, 152, 248, 257, 518],
      [152, 485],
    ];
    const read = texts([
      lined(
        rows.flatMap((ends, n) =>
          ends.flatMap((x, at): [string, number, number, number][] =>
            at % 2 === 1 ? [] : [[x === 92 ? `[Ma${10 + n}]` : `words ${n} of a work`, x, ends[at + 1] ?? x, 86 + n * 21]],
          ),
        ),
      ),
    ]);
    expect(read[0]).toBe('[Ma10] words 0 of a work');
    expect(read).toHaveLength(21);
  });

  it('are three stretched lines on a page of one column, though an index elsewhere has its gutter there', () => {
    const index = lined(
      Array.from({ length: 30 }, (_, n): [string, number, number, number][] => [
        [`corals of kind ${n}, 12, 14, 16 and 18 ff.`, 90, 235, 80 + n * 12],
        [`reefs of kind ${n}, 22, 24, 26 and 28 ff.`, 265, 500, 80 + n * 12],
      ]).flat(),
    );
    const plain = Array.from({ length: 20 }, (_, n): [string, number, number, number] => [
      `a whole line of a list, number ${n}`,
      90,
      505,
      80 + n * 14,
    ]);
    const stretched: [string, number, number, number][] = [
      ['Edda W. Marsh [1976].', 90, 243, 360],
      ['A Discipline of Reefs. Reef Press.', 262, 505, 360],
      ['ISBN: 978-0000000002.', 100, 240, 374],
      ['pages 2 and 35 of the text above', 262, 420, 374],
      ['Edda W. Marsh [1982].', 90, 243, 388],
      ['On the role of corals. In Selected', 262, 505, 388],
    ];
    const pages = [...Array.from({ length: 8 }, () => lined(plain)), lined([...plain, ...stretched]), index];
    expect(texts(pages)).toContain('Edda W. Marsh [1976]. A Discipline of Reefs. Reef Press.');
    expect(texts(pages)).toContain('corals of kind 3, 12, 14, 16 and 18 ff.');
  });
});
