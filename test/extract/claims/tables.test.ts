/** The rows of a table: each a statement, or each of its cells that cites, with the first cell. */
import { describe, expect, it } from 'vitest';
import { rows, rowsBelowHead } from '../../../src/extract/claims/tables.ts';

const mark = (text: string, label: string) => {
  const start = text.indexOf(label);
  return { span: { start, end: start + label.length }, label, locator: null, source: 0, state: 'known' as const, loose: false };
};
const said = (text: string, labels: readonly string[]): string[] =>
  rows(
    text,
    { start: 0, end: text.length },
    labels.map((label) => mark(text, label)),
  ).map(({ pieces, marks }) =>
    [...pieces.map(({ start, end }) => text.slice(start, end).trim()), ...marks.map(({ label }) => label)].join(' / '),
  );

describe('rows', () => {
  it.each([
    ['Length | 212 m [1]', ['[1]'], ['Length / 212 m [1] / [1]']],
    ['Length | 212 m [1] | 230 m [2]', ['[1]', '[2]'], ['Length / 212 m [1] / [1]', 'Length / 230 m [2] / [2]']],
    ['3 | 212 m [1]', ['[1]'], ['212 m [1] / [1]']],
  ])('%s', (text, labels, wanted) => {
    expect(said(text, labels)).toEqual(wanted);
  });
});

it('leaves out the head of a table and empty lines', () => {
  const text = 'What | How long\nBridge | 212 m\n\nPier | 80 m';
  expect(rowsBelowHead(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Bridge | 212 m',
    'Pier | 80 m',
  ]);
});

it('takes the first row as the others where it cites in its last cell as all of them do', () => {
  const kept = (text: string): string[] =>
    rowsBelowHead(
      text,
      { start: 0, end: text.length },
      [...text.matchAll(/\[\d\]/g)].map(({ index }) => ({ start: index, end: index + 3 })),
    ).map(({ start, end }) => text.slice(start, end));
  expect(kept('Bridge | 212 m | [1]\nPier | 80 m | [2]')).toEqual(['Bridge | 212 m | [1]', 'Pier | 80 m | [2]']);
  expect(kept('Bridge | Roe [1] | Poe [2]\nLength | 80 m | 70 m')).toEqual(['Length | 80 m | 70 m']);
  expect(kept('Bridge | Length [1]\nPier | 80 m')).toEqual(['Pier | 80 m']);
});
