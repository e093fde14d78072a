/** Tables of a page: lines set in columns, told by white in the same places. */
import { describe, expect, it } from 'vitest';
import type { Line, Part } from '../../../src/read/pdf/lines.ts';
import { tablesIn } from '../../../src/read/pdf/rows.ts';

const EM = 10;
/** Lines of cells, each cell with where it begins; a letter is half an em wide. */
const set = (rows: readonly (readonly (readonly [words: string, x: number])[])[], step = 12): Line[] =>
  rows.map((cells, at) => {
    let text = '';
    const y = 100 + at * step;
    const parts = cells.map(([words, x]): Part => {
      if (text !== '') text += ' ';
      const start = text.length;
      text += words;
      const piece = { text: words, x, right: x + words.length * 5, y, size: EM, font: 'plain', spaced: false };
      return { piece, start, end: text.length, raised: false };
    });
    const [first, last] = [parts[0]?.piece, parts.at(-1)?.piece];
    return { page: 1, text, parts, x: first?.x ?? 0, right: last?.right ?? 0, y, size: EM, font: 'plain', left: 70, edge: 500, column: 1 };
  });
const read = (rows: Parameters<typeof set>[0]) =>
  tablesIn(set(rows)).map(({ from, to, rows: own }) => [from, to, own.map(({ text }) => text)]);

const HEAD = [
  ['Finding', 70],
  ['Value', 250],
  ['Source', 320],
] as const;
const WORKERS = [
  ['Workers asked', 70],
  ['880', 250],
  ['[2]', 320],
] as const;
const CORES = [
  ['Cores taken', 70],
  ['1,260', 250],
  ['[1]', 320],
] as const;
const TEXT = [['Ports are old, and they change the sea around them in many ways', 70]] as const;

describe('tables of a page', () => {
  it('are read as rows, their cells parted by bars, beside the text round them', () => {
    expect(read([TEXT, HEAD, WORKERS, CORES, TEXT])).toEqual([
      [1, 4, ['Finding | Value | Source', 'Workers asked | 880 | [2]', 'Cores taken | 1,260 | [1]']],
    ]);
  });

  it('put what goes on below a cell behind it, and part cells that stand close where a column begins', () => {
    const long = [
      ['Workers who were asked this', 70],
      ['at', 212],
      ['880', 250],
      ['[2]', 320],
    ] as const;
    expect(read([HEAD, WORKERS, [['in the ports', 70]], CORES])[0]?.[2]).toContain('Workers asked in the ports | 880 | [2]');
    expect(read([HEAD, WORKERS, long, CORES])[0]?.[2]).toContain('Workers who were asked this at | 880 | [2]');
  });

  it('keep every part in its place', () => {
    for (const { rows } of tablesIn(set([HEAD, WORKERS, [['in the ports', 70]], CORES])))
      for (const { text, parts } of rows) for (const { piece, start, end } of parts) expect(text.slice(start, end)).toBe(piece.text);
  });

  it('may have two columns below a caption', () => {
    const two = [
      [
        ['Reef', 70],
        ['12 kg', 250],
      ],
      [
        ['Sand', 70],
        ['3 kg', 250],
      ],
    ] as const;
    expect(read([[['Table 1: Reefs', 70]], ...two])).toHaveLength(1);
    expect(read([TEXT, ...two])).toEqual([]);
  });

  it.each([
    [
      'addresses side by side',
      [
        [
          ['Ada Roe', 70],
          ['Bo Poe', 220],
          ['Cy Lee', 380],
        ],
        [
          ['Lund', 70],
          ['Graz', 220],
          ['Oslo', 380],
        ],
        [
          ['Sweden', 70],
          ['Austria', 220],
          ['Norway', 380],
        ],
      ],
    ],
    [
      'entries behind their labels',
      [
        [
          ['[1]', 70],
          ['Roe 2001', 100],
        ],
        [
          ['[2]', 70],
          ['Poe 2002', 100],
        ],
        [
          ['[3]', 70],
          ['Lee 2003', 100],
        ],
      ],
    ],
    [
      'a list of contents',
      [
        [
          ['1', 70],
          ['Reefs . . . . . . .', 100],
          ['3', 400],
        ],
        [
          ['2', 70],
          ['Sand . . . . . . .', 100],
          ['9', 400],
        ],
        [
          ['3', 70],
          ['Salt . . . . . . .', 100],
          ['12', 400],
        ],
      ],
    ],
    [
      'white that stands nowhere twice',
      [
        [
          ['Ports are', 70],
          ['880', 160],
          ['old', 300],
        ],
        [
          ['and they', 70],
          ['12', 210],
          ['fall', 380],
        ],
        [
          ['at night', 70],
          ['7', 250],
          ['too', 420],
        ],
      ],
    ],
  ] as const)('are not made of %s', (_what, rows) => expect(read(rows)).toEqual([]));
});
