import { describe, expect, it } from 'vitest';
import { behindColon, countsRow, unheaded, wholeRow } from '../../../src/extract/claims/unheaded.ts';

const said = (text: string): string => text.slice(unheaded(text, { start: 0, end: text.length }).start);

describe('unheaded', () => {
  it.each([
    ['[x] Sales rose.', 'Sales rose.'],
    ['[ ] Sales rose.', 'Sales rose.'],
    ['**Point 2:** Sales rose.', 'Sales rose.'],
    ['**Punkt B**: Der Umsatz stieg.', 'Der Umsatz stieg.'],
    ['Key finding 3 – Sales rose.', 'Sales rose.'],
  ])('leaves out what says nothing: %s', (text, rest) => expect(said(text)).toBe(rest));

  it.each(['Phase 2: Sales rose.', '[1] Sales rose.', 'Point 2 rose.', '**Sales:** They rose.', '[x]', ''])('keeps: %s', (text) =>
    expect(said(text)).toBe(text),
  );
});

describe('countsRow', () => {
  it.each(['3', ' No. 3 ', 'Punkt 1', '**Point 12**', ''])('counts: %s', (cell) => expect(countsRow(cell)).toBe(true));
  it.each(['Phase 2', '2019 sales', 'Sale', 'Point of sale'])('says something: %s', (cell) => expect(countsRow(cell)).toBe(false));
});

describe('behindColon', () => {
  it.each([
    ['Opening hours: The museum is closed on Mondays.', 'The museum is closed on Mondays.'],
    ['The museum is closed at 10:30 on Mondays.', 'The museum is closed at 10:30 on Mondays.'],
    ['Length: 4 km', 'Length: 4 km'],
  ])('gives what is said: %s', (statement, said) => expect(behindColon(statement)).toBe(said));
});

describe('wholeRow', () => {
  const joined = (text: string, ...ends: number[]): string[] =>
    ends
      .map((end, i) => ({ start: ends[i - 1] ?? 0, end }))
      .reduce<{ start: number; end: number }[]>((all, one) => wholeRow(text, all, one), [])
      .map(({ start, end }) => text.slice(start, end));

  it('joins a first cell that ends with a stop to the cell behind it', () => {
    expect(joined('How long?| Four weeks [2]', 9, 25)).toEqual(['How long?| Four weeks [2]']);
  });

  it('parts sentences of one cell, cells that each cite, and rows', () => {
    expect(joined('It rose. It fell.', 8, 17)).toHaveLength(2);
    expect(joined('It rose [1].| It fell [2].', 12, 26)).toHaveLength(2);
    expect(joined('It rose.\n| It fell.', 8, 19)).toHaveLength(2);
  });
});
