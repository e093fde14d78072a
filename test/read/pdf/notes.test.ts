/** Footnotes of pages, where they outweigh the text and where they stand below a list. */
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../../src/read/pdf/body.ts';
import type { Line } from '../../../src/read/pdf/lines.ts';
import { footNotes, withMarks } from '../../../src/read/pdf/notes.ts';

/** Lines one under the other; a gap before the first note, whose numbers are raised. */
const page = (number: number, rows: readonly (readonly [text: string, size: number, raised?: number, gap?: number])[]): Line[] => {
  let y = 100;
  return rows.map(([text, size, raised = 0, gap = 1.2]) => {
    y += size * gap;
    const piece = { text: text.slice(0, raised), x: 72, right: 76, y, size, font: 'plain', spaced: false };
    const part = { piece, start: 0, end: raised, raised: true };
    return {
      page: number,
      text,
      parts: raised === 0 ? [] : [part],
      x: 72,
      right: 372,
      y,
      size,
      font: 'plain',
      left: 72,
      edge: 372,
      column: number,
    };
  });
};
const NOTE = 'a note of many words that goes on and on over the line and says';
const noted = (lines: readonly Line[], list: (line: Line) => boolean = () => false) =>
  footNotes(lines, bodyOf(lines), list).notes.map(({ label, lines: own }) => [label, own.length]);

describe('footnotes', () => {
  it('are told where more stands in them than above', () => {
    const lines = [1, 2, 3].flatMap((number) =>
      page(number, [
        ['The text of the page, of which there is little on it', 12],
        ['and which goes on for one more line.', 12],
        [`${number} ${NOTE}`, 10, 1, 3],
        ...Array.from({ length: 5 }, () => [NOTE, 10] as const),
      ]),
    );
    expect(bodyOf(lines).size).toBe(12);
    expect(noted(lines)).toEqual([
      ['1', 6],
      ['2', 6],
      ['3', 6],
    ]);
  });
  it('are told below a list that has begun, however many', () => {
    const entries = Array.from({ length: 20 }, (_, i) => [`Roe, A. (${1990 + i}): Of hedges. In: Hedges, S. 1–9.`, 12] as const);
    const notes = Array.from({ length: 6 }, (_, i) => [`${i + 1} Roe ${1990 + i}, S. 4.`, 10, 1, i === 0 ? 3 : 1.2] as const);
    const lines = page(1, [['The text of the page that cites them all in its notes.', 12], ...entries, ...notes]);
    expect(noted(lines, (line) => line !== lines[0]).map(([label]) => label)).toEqual(['1', '2', '3', '4', '5', '6']);
  });
});

/** A line of text that raises a number at its end. */
const calling = (line: Line, number: number): Line => {
  const text = `${line.text}${number}`;
  const piece = { text: String(number), x: line.right, right: line.right + 4, y: line.y - 3, size: 7, font: 'plain', spaced: false };
  return { ...line, text, parts: [{ piece, start: line.text.length, end: text.length, raised: true }] };
};

describe('footnotes in the print of the text', () => {
  const text = [
    ['The text of the page, which calls its notes.', 12],
    ['And goes on for one more line, and a further one.', 12],
  ] as const;
  const notes = [
    [`1 ${NOTE}`, 12, 1, 3],
    [NOTE, 12],
    [`2 ${NOTE}`, 12, 1],
  ] as const;

  it('are told by the number that the text above raises too', () => {
    const [first, ...rest] = page(1, [...text, ...notes]);
    const lines = first === undefined ? [] : [calling(first, 1), ...rest];
    expect(noted(lines)).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
  });

  it('are told from the first of them on, though white stands before each', () => {
    const many = Array.from({ length: 12 }, (_, at) => [`${at + 1} ${NOTE}`, 12, String(at + 1).length, 3] as const);
    const more = Array.from({ length: 20 }, () => text[1]);
    const [first, ...rest] = page(1, [...text, ...more, ...many]);
    const lines = first === undefined ? [] : [calling(first, 1), ...rest];
    expect(noted(lines)).toEqual(many.map((_, at) => [String(at + 1), 1]));
  });

  it('are told where the first is called on the page before, and where another number stands on a line of its own', () => {
    const [first, second, ...rest] = page(1, [
      ...text,
      [`5 ${NOTE}`, 12, 1, 3],
      ['It goes on behind it for a line.', 12, 0, 3],
      [`2 ${NOTE}`, 12, 1, 3],
      [`3 ${NOTE}`, 12, 1],
      [`4 ${NOTE}`, 12, 1],
    ]);
    const lines = first === undefined || second === undefined ? [] : [calling(first, 3), calling(second, 4), ...rest];
    expect(noted(lines)).toEqual([
      ['2', 1],
      ['3', 1],
      ['4', 1],
    ]);
  });

  it('are none where the text raises no such number, and where a list begins with it, which raises its own', () => {
    const lines = page(1, [...text, ...notes]);
    expect(noted(lines)).toEqual([]);
    const [first, ...rest] = lines;
    const called = first === undefined ? [] : [calling(first, 1), ...rest];
    expect(noted(called, (line) => line.y > 150)).toEqual([]);
  });

  it('are told below the heading of a list that goes on over the page', () => {
    const [first, ...rest] = page(1, [...text, ['Roe, A. (1990): Of hedges. In: Hedges, S. 1–9.', 12], ...notes]);
    const lines =
      first === undefined ? [] : [calling(first, 1), ...rest, ...page(2, [['Poe, B. (1991): Of walls. In: Walls, S. 2–8.', 12]])];
    const list = ({ text: words, y, page: number }: Line): boolean => number === 2 || words.startsWith('Roe') || y > 160;
    expect(noted(lines, list).map(([label]) => label)).toEqual(['1', '2']);
  });
});

describe('the mark of a note', () => {
  it('is the one in its own column, where another raises the same number', () => {
    const [line] = page(1, [['1 A note.', 8, 1]]).map((one) => ({ ...one, left: 300, edge: 520 }));
    const text = 'ponds1 and walls1';
    const mark = (start: number, x: number) => ({
      page: 1,
      piece: { text: '1', x, right: x + 4, y: 90, size: 6, font: 'plain', spaced: false },
      span: { start, end: start + 1 },
      raised: true,
      note: false,
    });
    const note = { label: '1', page: 1, lines: line === undefined ? [] : [line] };
    const marksOf = (second: number) =>
      withMarks([{ note, span: { start: 0, end: 1 } }], [mark(5, 100), mark(16, second)], text).map((one) => one.mark?.start);
    expect(marksOf(340)).toEqual([16]);
    expect(marksOf(120)).toEqual([5]);
  });
});
