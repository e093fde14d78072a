import { describe, expect, it } from 'vitest';
import { ofThisEdition } from '../../../src/extract/at-hand/this-edition.ts';
import type { KnownMark } from '../../../src/extract/quotes/blocks.ts';
import type { QuoteFinding } from '../../../src/model/quote.ts';

const mark = (start: number, source: string, work = true): KnownMark => ({
  span: { start, end: start + 1 },
  label: `mark ${start}`,
  source,
  ...(work ? { work } : {}),
});
const found = (start: number, status: QuoteFinding['status'], source = 'corvus.txt'): Pick<QuoteFinding, 'status' | 'citations'> => ({
  status,
  citations: [{ span: { start, end: start + 1 }, label: `mark ${start}`, source, by: 'following' }],
});
const sources = (marks: readonly KnownMark[], items: Parameters<typeof ofThisEdition>[1]) =>
  ofThisEdition({ text: '', cited: marks }, items).cited?.map(({ source }) => source);
const four = [0, 2, 4, 6].map((start) => mark(start, 'corvus.txt'));

describe('the edition that is quoted', () => {
  it('is at hand where most of its words stand as they are', () => {
    const items = [found(0, 'verified'), found(2, 'verified'), found(4, 'not_found'), found(6, 'citation_unresolved')];
    expect(sources(four, items)).toEqual(Array(4).fill('corvus.txt'));
  });

  it('is another one where they stand there nearly', () => {
    const items = [found(0, 'verified'), found(2, 'not_found'), found(4, 'not_found'), found(6, 'not_found')];
    expect(sources(four, items)).toEqual(['corvus.txt', null, null, null]);
  });

  it('is told by all old works where one is quoted seldom', () => {
    const marks = [...four, mark(8, 'haddon.txt')];
    const held = [0, 2, 4].map((start) => found(start, 'verified'));
    expect(sources(marks, [...held, found(8, 'not_found', 'haddon.txt')])?.at(-1)).toBe('haddon.txt');
    const other = [0, 2, 4].map((start) => found(start, 'not_found'));
    expect(sources(marks, [...other, found(8, 'not_found', 'haddon.txt')])?.at(-1)).toBe(null);
  });

  it('is not asked of other citations', () => {
    const marks = [0, 2, 4].map((start) => mark(start, 'corvus.txt', false));
    expect(
      sources(
        marks,
        [0, 2, 4].map((start) => found(start, 'not_found')),
      ),
    ).toEqual(Array(3).fill('corvus.txt'));
  });
});
