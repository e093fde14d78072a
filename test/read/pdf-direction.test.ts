import { describe, expect, it } from 'vitest';
import { inReadingDirection } from '../../src/read/pdf-direction.ts';
import type { PagePieces } from '../../src/read/pdf-pieces.ts';

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
