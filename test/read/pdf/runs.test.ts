import { describe, expect, it } from 'vitest';
import type { Line } from '../../../src/read/pdf/lines.ts';
import { bareRun, countedRun, datesMuch, labelledRun, lastNumber, raisedRun } from '../../../src/read/pdf/runs.ts';

const lines = (texts: readonly string[]): Line[] =>
  texts.map((text, at) => ({
    page: 1,
    text,
    parts: [],
    x: 72,
    right: 300,
    y: 100 + at * 12,
    size: 9,
    font: 'plain',
    left: 72,
    edge: 372,
    column: 1,
  }));
const works = (from: number, count: number, label = (n: number) => `${n}.`): string[] =>
  Array.from({ length: count }, (_, n) => `${label(from + n)} Marsh, A. On reef ${n + 3}. Reef Letters 12, 1–9 (20${10 + (n % 10)}).`);

describe('lists that no heading announces', () => {
  it('count from 1 with stops, ten at least, to the end of the last entry', () => {
    expect(countedRun(lines(['Text.', ...works(1, 12), 'and the rest of it.']), 0, 1, 10)).toEqual({ from: 1, to: 14 });
    expect(countedRun(lines(['Text.', ...works(1, 6)]), 0, 1, 10)).toBeNull();
  });
  it('have names with particles, and a number that was misread', () => {
    const named = works(1, 12).map((text, n) =>
      n === 4 ? text.replace('Marsh', 'von Frisch') : n === 7 ? text.replace('8.', 'B.') : text,
    );
    expect(countedRun(lines(named), 0, 1, 10)).toEqual({ from: 0, to: 12 });
  });
  it('go on the numbers of another list', () => {
    expect(countedRun(lines(['Methods.', ...works(27, 4)]), 0, 27, 3)).toEqual({ from: 1, to: 5 });
    expect(countedRun(lines(['Methods.', ...works(31, 4)]), 0, 27, 3)).toBeNull();
  });
  it('are no numbered sections, which date little', () => {
    const sections = Array.from({ length: 12 }, (_, n) => `${n + 1}. The keeper of the lagoon opens the gate and writes down who has come`);
    expect(countedRun(lines(sections), 0, 1, 10)).toBeNull();
    expect(datesMuch(lines(sections))).toBe(false);
  });
  it('have bare numbers before names and initials, as medical journals print them', () => {
    const bare = Array.from(
      { length: 12 },
      (_, n) => `${n + 1} Hardy RJ, Thompson SG. Growth of reef ${n}. Reef Med 199${n % 10};17:841-56.`,
    );
    expect(bareRun(lines(['Text.', ...bare, 'and the rest of it.']))).toEqual({ from: 1, to: 14 });
    expect(bareRun(lines(bare.slice(0, 9)))).toBeNull();
    const rows = Array.from({ length: 12 }, (_, n) => `${n + 1} Number of reefs seen in the years from 1990 to 199${n % 10}`);
    expect(bareRun(lines(rows))).toBeNull();
  });
  it('stand in brackets, or are raised', () => {
    expect(labelledRun(lines(['Text.', ...works(1, 6, (n) => `[${n}]`)]))).toEqual({ from: 1, to: 7 });
    expect(raisedRun(lines(works(1, 12)))).toBeNull();
  });
});

describe('the number of the last entry', () => {
  it('is that of its label, where a list has many', () => {
    expect(lastNumber(lines(works(1, 26)))).toBe(26);
    expect(lastNumber(lines(works(1, 4)))).toBe(4);
    expect(lastNumber(lines(works(1, 2)))).toBeNull();
  });
});

describe('a row of raised numbers', () => {
  const raised = (all: readonly Line[]): Line[] =>
    all.map((line) => {
      const end = /^\d{0,3}/.exec(line.text)?.[0].length ?? 0;
      const piece = { text: line.text.slice(0, end), x: 72, right: 76, y: line.y, size: 6, font: 'plain', spaced: false };
      return end === 0 ? line : { ...line, parts: [{ piece, start: 0, end, raised: true }] };
    });
  const numbered = (from: number, count: number) => lines(works(from, count, (n) => `${n}`));
  it('is a list where it ends', () => {
    expect(raisedRun(raised(numbered(1, 12)))).toEqual({ from: 0, to: 12 });
  });
  it('is none where it goes on at the foot of the next page, below text in larger print', () => {
    const text = lines(Array.from({ length: 14 }, () => 'Words of the text.')).map((line) => ({ ...line, size: 11 }));
    expect(raisedRun([...raised(numbered(1, 12)), ...text, ...raised(numbered(13, 4))])).toBeNull();
  });
});
