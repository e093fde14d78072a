/** Where items stand in JSON, and works below what is none. */
import { describe, expect, it } from 'vitest';
import { itemsFrom, listWithin, worksBelow } from '../../src/read/json-items.ts';
import { read } from './shown.ts';

describe('listWithin', () => {
  it.each([
    ['{"items": [{"a": 1}]}', '{"a"'],
    ['{"meta": {"items": [1]}, "note": "\\"items\\": [", "references": [ {"b": 1}]}', '{"b"'],
    ['{"references": []}', null],
    ['{"title": "A", "message": {"items": [{"a": 1}]}}', null],
    ['[{"items": [{"a": 1}]}]', null],
  ])('%s', (text, begins) => {
    const from = listWithin(text);
    if (begins === null) expect(from).toBe(0);
    else expect(text.slice(from).startsWith(begins)).toBe(true);
  });

  it('ends with its list', () => {
    const text = '{"data": [{"a": 1}, {"a": 2}], "meta": {"total": 2}}';
    expect(itemsFrom(text, listWithin(text)).map(({ start, end }) => text.slice(start, end))).toEqual(['{"a": 1}', '{"a": 2}']);
  });
});

it('worksBelow finds the outermost works below an item, in order', () => {
  const text = '{"hits": {"b": {"work": 1, "cites": [{"work": 9}]}, "a": [{"x": {"work": 2}}]}}';
  const isWork = ({ start, end }: { start: number; end: number }): boolean => /^\{"work"/.test(text.slice(start, end));
  expect(worksBelow(text, { start: 0, end: text.length, depth: 5 }, isWork).map(({ start, end }) => text.slice(start, end))).toEqual([
    '{"work": 1, "cites": [{"work": 9}]}',
    '{"work": 2}',
  ]);
});

describe('a file of JSON', () => {
  const work = (title: string): object => ({
    title: [title],
    author: [{ given: 'Ann', family: 'Roe' }],
    type: 'journal-article',
    reference: [{ 'article-title': 'Old', author: 'Poe', DOI: '10.1/old' }],
  });
  it.each([
    ['an answer with one work', { status: 'ok', message: work('Of hedges &amp; reefs') }],
    ['an answer with a list', { status: 'ok', message: { 'total-results': 1, facets: {}, items: [work('Of hedges &amp; reefs')] } }],
  ])('%s of Crossref gives the works, and none that they cite', async (_, given) => {
    const text = JSON.stringify(given);
    const { entries } = await read(text, 'a.json');
    expect(entries.map(({ fields: { title, type } }) => [title, type])).toEqual([['Of hedges & reefs', 'article-journal']]);
    expect(entries.map(({ span }) => text.slice(span.start, span.end))).toEqual(entries.map(({ raw }) => raw));
  });

  it('that tells what a deposit cites gives that, and not the deposit', async () => {
    const text = JSON.stringify({
      title: 'Bellkit',
      creators: [{ name: 'Roe, Ann' }],
      references: ['Roe, A. (2019). Of hedges. Gardens, 7(2), 1-9.'],
    });
    const { entries, blocks, text: words } = await read(text, '.zenodo.json');
    expect(entries).toEqual([]);
    expect(blocks.map(({ kind, span }) => [kind, words.slice(span.start, span.end)])).toEqual([
      ['reference', 'Roe, A. (2019). Of hedges. Gardens, 7(2), 1-9.'],
    ]);
  });
});
