import { describe, expect, it } from 'vitest';
import { inReadingDirection, isLeftward } from '../../../src/read/pdf/direction.ts';
import type { PagePieces } from '../../../src/read/pdf/pieces.ts';

/** Pieces as printed, each with the left edge it has on the page; a letter is 5 points wide. */
const page = (rows: readonly (readonly (readonly [text: string, x: number, spaced?: boolean])[])[]): PagePieces => ({
  number: 1,
  width: 400,
  height: 600,
  pieces: rows.flatMap((row, n) =>
    row.map(([text, x, spaced = false]) => ({ text, x, right: x + text.length * 5, y: 100 + n * 20, size: 10, font: 'f', spaced })),
  ),
  areas: [{ x: 50, right: 100, top: 90, bottom: 102, href: 'https://example.org/' }],
  across: [],
  filled: 0,
});
/** Each row's pieces from left to right, a space where a piece says that one stands before it. */
const read = (given: PagePieces): string[] => {
  const rows = new Map<number, typeof given.pieces>();
  for (const piece of inReadingDirection(given).pieces) rows.set(piece.y, [...(rows.get(piece.y) ?? []), piece]);
  return [...rows.values()].map((row) =>
    [...row]
      .sort((a, b) => a.x - b.x)
      .map((piece, at) => `${at > 0 && piece.spaced ? ' ' : ''}${piece.text}`)
      .join(''),
  );
};

describe('a page from right to left', () => {
  it('is mirrored: words, numbers and brackets come in reading order', () => {
    const given = page([
      [
        ['.67–45', 100],
        [',', 135, true],
        ['(', 140],
        ['3', 145],
        [')', 150],
        ['12', 155],
        [',', 170, true],
        ['כתב העת', 175],
      ],
    ]);
    expect(read(given)).toEqual(['כתב העת, 12(3), 45–67.']);
  });

  it('keeps words of the other direction in their order', () => {
    expect(
      read(
        page([
          [
            ['Smith', 100],
            ['J', 130, true],
            ['2001', 140, true],
            ['Reefs', 165, true],
            ['ראו גם את הספר', 200, true],
          ],
        ]),
      ),
    ).toEqual(['ראו גם את הספר Smith J 2001 Reefs']);
  });

  it('joins letters printed one by one, and spells their shapes', () => {
    const shapes = ['ب', 'ﺎ', 'ﻌ', 'ﺸ', 'ﻟ', 'ا'];
    expect(read(page([shapes.map((letter, n) => [letter, 100 + n * 5] as const)]))).toEqual(['الشعاب']);
  });

  it('keeps Latin entries in order over lines, with their numbers and the number of the entry', () => {
    expect(
      read(
        page([
          [['זו שורה בעברית שיש בה די מילים כדי שהעמוד ייקרא מימין לשמאל', 60]],
          [
            ['Reed', 60],
            [',', 80],
            ['B', 90, true],
            ['.', 95],
            ['Reefs', 105, true],
            [',', 130],
            ['8', 140, true],
            ['(', 145],
            ['2', 150],
            [')', 155],
            ['[', 345, true],
            ['6', 350],
            [']', 355],
          ],
          [
            ['.8(3),', 300],
            ['101–117', 335, true],
          ],
          [['.Reed, B. Reefs and more', 240]],
        ]),
      ).slice(1),
    ).toEqual(['[6] Reed, B. Reefs, 8(2)', '8(3), 101–117.', 'Reed, B. Reefs and more.']);
  });

  it('reads numbers after its own words its own way', () => {
    const hebrew = (numbers: string): string[] =>
      read(
        page([
          [
            [numbers, 100],
            ['מילים בעברית', 160, true],
          ],
        ]),
      );
    expect(hebrew('.67–45')).toEqual(['מילים בעברית 45–67.']);
    expect(hebrew('.45-67')).toEqual(['מילים בעברית 45-67.']);
    expect(
      read(
        page([
          [
            ['.67-45', 100],
            ['مجلة البحار', 160, true],
          ],
        ]),
      ),
    ).toEqual(['مجلة البحار 45-67.']);
    expect(
      read(
        page([
          [
            ['.۱', 100],
            ['٦', 110],
            ['۱۵', 115],
            ['-', 125],
            ['۱', 130],
            ['٦', 135],
            ['۰۱', 140],
            ['نشر خیالی', 160, true],
          ],
        ]),
      ),
    ).toEqual(['نشر خیالی ۱۶۰۱-۱۶۱۵.']);
  });

  it('puts marks on the letters they stand over, wherever the file draws them', () => {
    const given = page([
      [
        ['رابط', 135],
        ['ه', 130],
        ['و', 100],
        ['خوب', 105, true],
      ],
    ]);
    const mark = { text: '\u0654', x: 132, right: 132, y: 100, size: 10, font: 'f', spaced: true };
    expect(
      read({ ...given, pieces: [given.pieces[2], mark, given.pieces[3], given.pieces[1], given.pieces[0]].flatMap((one) => one ?? []) }),
    ).toEqual(['رابطه\u0654خوب و'.normalize('NFC')]);
  });

  it('mirrors the places of links too', () => {
    expect(inReadingDirection(page([[['שלום', 300]]])).areas).toMatchObject([{ x: 300, right: 350 }]);
  });
});

describe('a page from left to right', () => {
  it('is not touched where nothing runs the other way', () => {
    const given = page([
      [
        ['plain', 72],
        ['words', 110, true],
      ],
    ]);
    expect(inReadingDirection(given)).toBe(given);
  });

  it('turns the words that do, in their place', () => {
    const given = page([
      [
        ['The word', 72],
        ['עולם', 120, true],
        ['שלום', 145, true],
        ['means this, and much else is said here', 170, true],
      ],
    ]);
    expect(read(given)).toEqual(['The word שלום עולם means this, and much else is said here']);
  });
});

describe('pages as word processors write them', () => {
  it('have brackets named as they are said, and signs drawn within a run of words', () => {
    // "כהן, רחל (2010). ריף" from the right: the comma and the full stop come behind the words, in a font of their own.
    const given = page([
      [
        ['כהן רחל', 300],
        ['(', 290],
        ['2010', 265],
        ['.)', 255],
        ['ריף של אור', 200],
      ],
      [
        ['אור וצל', 300],
        ['(', 290],
        ['2011', 265],
        ['.)', 255],
      ],
    ]);
    const comma = { text: ',', x: 314, right: 316, y: 100, size: 10, font: 'g', spaced: false };
    const [first, second] = read({ ...given, pieces: [...given.pieces.slice(0, 1), comma, ...given.pieces.slice(1)] });
    expect(first).toMatch(/^כהן, רחל ?\(2010\)\. ?ריף של אור$/);
    expect(second).toMatch(/^אור וצל ?\(2011\)\.$/);
  });

  it('keep brackets turned that are named as they look', () => {
    expect(
      read(
        page([
          [
            ['(2010)', 260],
            ['כהן', 300],
          ],
        ]),
      ),
    ).toEqual([expect.stringMatching(/^כהן ?\(2010\)$/)]);
  });

  it('run to the left among others that do, though most of their letters are Latin', () => {
    const mixed = page([[['ריף של אור', 300]], [['A Latin work of many words, 1999', 60]]]);
    const x = (given: PagePieces): number => given.pieces.find(({ text }) => text.startsWith('ריף'))?.x ?? -1;
    expect(isLeftward(mixed)).toBe(false);
    expect(x(inReadingDirection(mixed))).toBe(300);
    expect(x(inReadingDirection(mixed, true))).toBe(50);
    expect(isLeftward(page([[['ריף של אור', 300]]]))).toBe(true);
    const latin = page([[['A Latin work of many words, 1999', 60]]]);
    expect(inReadingDirection(latin, true)).toBe(latin);
  });
});
