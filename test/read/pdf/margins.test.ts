import { describe, expect, it } from 'vitest';
import type { Stretch } from '../../../src/read/pdf/lines.ts';
import { withoutMargins } from '../../../src/read/pdf/margins.ts';

type Word = readonly [text: string, x: number, y: number, size?: number];
const page = (number: number, words: readonly Word[]) => ({
  number,
  width: 600,
  height: 800,
  stretches: words.map(([text, x, y, size = 10]): Stretch => {
    const right = x + text.length * size * 0.5;
    return { pieces: [{ text, x, right, y, size, font: 'plain', spaced: false }], x, right, y, size, font: 'plain' };
  }),
});
const LINE = 'a line of the text that goes from one margin to the other, and no further than that';
const text = (count: number): Word[] => Array.from({ length: count }, (_, n) => [LINE, 90, 80 + n * 24]);
const left = (pages: ReturnType<typeof page>[]): string[][] =>
  withoutMargins(pages).pages.map((one) => one.stretches.map((stretch) => stretch.pieces[0]?.text ?? '').filter((words) => words !== LINE));

describe('line numbers', () => {
  const fives = (from: number): Word[] => Array.from({ length: 5 }, (_, n) => [String(from + n * 5), 60, 80 + (n * 5 + 4) * 24, 8]);

  it('at every line', () => {
    const numbers = Array.from({ length: 25 }, (_, n): Word => [String(n + 1), 60, 80 + n * 24, 8]);
    const cleared = withoutMargins([page(1, [...text(25), ...numbers])]);
    expect(cleared.pages[0]?.stretches).toHaveLength(25);
    expect(cleared.skipped).toMatchObject([{ what: 'line numbers', count: 25 }]);
  });

  it('at the few lines of a last page, where the pages before have them', () => {
    const numbers = (count: number): Word[] => Array.from({ length: count }, (_, n) => [String(n + 1), 60, 80 + n * 24, 8]);
    expect(left([page(1, [...text(25), ...numbers(25)]), page(2, [...text(4), ...numbers(4)])])).toEqual([[], []]);
    expect(left([page(1, [...text(4), ...numbers(4)])])[0]).toHaveLength(4);
  });

  it('at every fifth line, on a last page with one of them too', () => {
    expect(
      left([page(1, [...text(25), ...fives(5)]), page(2, [...text(25), ...fives(30)]), page(3, [...text(7), ['55', 60, 176, 8]])]),
    ).toEqual([[], [], []]);
  });

  it('at every second line, on a last page with a few of them too', () => {
    const twos = (from: number, count: number): Word[] =>
      Array.from({ length: count }, (_, n) => [String(from + n * 2), 60, 80 + n * 48, 8]);
    expect(left([page(1, [...text(24), ...twos(116, 12)]), page(2, [...text(8), ...twos(140, 4)])])).toEqual([[], []]);
    // Numbers that count otherwise than those of the page before are something else.
    expect(left([page(1, [...text(24), ...twos(116, 12)]), page(2, [...text(8), ['7', 60, 80, 8], ['9', 60, 128, 8]])])[1]).toEqual([
      '7',
      '9',
    ]);
    // Nor are odd numbers ever those of every second line.
    expect(left([page(1, [...text(24), ...twos(115, 12)])])[0]).toHaveLength(12);
  });

  it('are not the labels of a list, which count by one, nor a few numbers', () => {
    const labels = Array.from({ length: 6 }, (_, n): Word => [String(n + 1), 60, 80 + n * 72]);
    expect(left([page(1, [...text(20), ...labels])])[0]).toHaveLength(6);
    expect(left([page(1, [...text(20), ['5', 60, 80], ['40', 60, 200]])])[0]).toHaveLength(2);
  });
});

describe('numbers in front of lines', () => {
  const SHORT = 'a line of one of the two columns here';
  const at = (x: number, count: number, from: number, numbers: readonly number[]): Word[] =>
    Array.from({ length: count }, (_, n): Word[] => [
      [SHORT, x, 80 + n * 12],
      ...numbers
        .filter((number) => number === n)
        .map((_number, i): Word => [String(from + numbers.indexOf(n) + i), x - 30, 80 + n * 12, 8]),
    ]).flat();
  const every = (count: number, step: number): number[] => Array.from({ length: Math.ceil(count / step) }, (_, n) => n * step);
  const kept = (words: readonly Word[]): string[] =>
    withoutMargins([page(1, words)])
      .pages[0]?.stretches.map((stretch) => stretch.pieces[0]?.text ?? '')
      .filter((word) => word !== SHORT) ?? [];

  it('are the labels of a list where they stand at every second line or third', () => {
    expect(kept(at(90, 40, 12, every(40, 2)))).toHaveLength(20);
    expect(kept(at(90, 40, 12, every(40, 3)))).toHaveLength(14);
    // Every fifth of them counts nothing by itself.
    expect(kept(at(90, 60, 1, every(60, 3)))).toContain('15');
  });
  it('are numbers of lines beside both columns, where the second goes on counting', () => {
    expect(kept([...at(90, 30, 1, every(30, 1)), ...at(330, 30, 31, every(30, 1))])).toEqual([]);
    // The years of a table are not.
    expect(kept([...at(90, 30, 1, every(30, 1)), ...at(330, 30, 1990, every(30, 1))])).toHaveLength(30);
  });
});

describe('words in the margin', () => {
  it('are taken away and told', () => {
    const cleared = withoutMargins([page(1, [...text(20), ['cf. Marsh 2009', 530, 128, 7], ['slow glass', 530, 320, 7]])]);
    expect(cleared.pages[0]?.stretches).toHaveLength(20);
    expect(cleared.skipped).toMatchObject([{ what: 'words in the margin', count: 2 }]);
  });

  it('stay where they are a text of their own, cells of a table, or numbers', () => {
    const note = ['A. Marsh,', 'Slow growth', 'in lagoons'].map((words, n): Word => [words, 530, 128 + n * 9, 7]);
    expect(left([page(1, [...text(20), ...note])])[0]).toHaveLength(3);
    const cells = Array.from({ length: 12 }, (_, n): Word => ['cell', 530, 80 + n * 30, 7]);
    expect(left([page(1, [...text(20), ...cells])])[0]).toHaveLength(12);
    expect(left([page(1, [...text(20), ['(3)', 530, 128]])])[0]).toEqual(['(3)']);
  });

  it('a second column that holds one line is none', () => {
    const columns = Array.from({ length: 20 }, (_, n): Word[] => [
      ['a line of the left column here', 90, 80 + n * 12],
      ['a line of the right column too', 330, 80 + n * 12],
    ]).flat();
    const last: Word[] = [...columns.filter(([, x]) => x === 90), ['2016.', 330, 80]];
    expect(left([page(1, columns), page(2, last)])[1]).toHaveLength(21);
  });
});
