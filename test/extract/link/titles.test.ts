import { describe, expect, it } from 'vitest';
import { Titles } from '../../../src/extract/link/titles.ts';
import type { Reference } from '../../../src/model/cited.ts';
import type { CslItem } from '../../../src/model/csl.ts';

const entry = (id: string, raw: string, fields: CslItem) => ({
  reference: {
    id,
    key: id,
    span: { start: 0, end: 1 },
    raw,
    fields,
    fieldSpans: {},
    route: 'formal',
    routeWhy: '',
    origin: 'list',
    confidence: 1,
  } satisfies Reference,
  years: [String(fields.issued?.['date-parts']?.[0]?.[0] ?? 'n d')],
});
const titles = new Titles([
  entry('a', '“Call for Plants” (1984) Garden News 3.', { title: 'Call for Plants', issued: { 'date-parts': [[1984]] } }),
  entry('b', 'Call for Plants. 1991. Garden News.', { title: 'Call for Plants', issued: { 'date-parts': [[1991]] } }),
  entry('c', 'Call for Ponds. Garden News.', { title: 'Call for Ponds' }),
  entry('d', 'Roe, J. (1984) Call for Walls.', {
    title: 'Call for Walls',
    author: [{ family: 'Roe', given: 'J.' }],
    issued: { 'date-parts': [[1984]] },
  }),
  entry('e', 'Growth of the northern corals / A. Marsh [и др.] // Reef Letters. — 2012.', {
    title: 'Growth of the northern corals',
    author: [{ family: 'Marsh', given: 'A.' }],
    issued: { 'date-parts': [[2012]] },
  }),
]);

describe('Titles', () => {
  it.each([
    ['Call for Plants', '1984', ['a']],
    ['Growth of the northern corals', '2012', ['e']],
    ['“Call for Plants”', '1991', ['b']],
    ['Call for', '1984', ['a']],
    ['Call for', 'n d', ['c']],
    ['Call for Plan', '1984', []],
    ['Call for Walls', '1984', []],
    ['Call', '1984', []],
  ])('%s, %s', (words, year, expected) => {
    expect(titles.find(words, year)).toEqual(expected);
  });
});
