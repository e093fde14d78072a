import { describe, expect, it } from 'vitest';
import { mentioned } from '../../src/extract/remarks-mentioned.ts';
import type { Reference } from '../../src/model/cited.ts';
import type { CslItem } from '../../src/model/csl.ts';

const entry = (key: string, raw: string, fields: CslItem): Reference => ({
  id: `ref:${key}`,
  key,
  span: { start: 0, end: 1 },
  raw,
  fields,
  fieldSpans: {},
  route: 'formal',
  routeWhy: '',
  origin: 'list',
  confidence: 1,
});
const ROE = entry('roe', 'Roe J. (1999) On hedges.', {
  author: [{ family: 'Roe', given: 'J.' }],
  issued: { 'date-parts': [[1999]] },
  title: 'On hedges',
});
const MOSS = entry('moss', 'A letter on moss. Garden News.', { title: 'A letter on moss' });
const keys = (text: string, ...some: Reference[]): string[] => [...mentioned(text, some)].map(({ key }) => key);

describe('mentioned', () => {
  it.each([
    ['as Roe has it in a well-known piece of 1999, hedges grow', ['roe']],
    ['as Roe has it, hedges grow', []],
    ['as Roe (2001) has it', []],
    ['in “A letter on moss” it says so', ['moss']],
    ['a letter came, and moss grew', []],
  ])('%s', (text, expected) => {
    expect(keys(text, ROE, MOSS)).toEqual(expected);
  });

  it('knows numbers by the signs around them', () => {
    const twelve = entry('12', 'Poe J. Walls. 2001.', { author: [{ family: 'Poe' }], issued: { 'date-parts': [[2001]] } });
    expect(keys('as others [3, 12] say', twelve)).toEqual(['12']);
    expect(keys('the garden has 12 paths', twelve)).toEqual([]);
    expect([...mentioned('the garden has paths.3,12', [twelve], [{ start: 21, end: 25 }])]).toEqual([twelve]);
  });

  it('takes time that grows with the text', () => {
    const many = Array.from({ length: 400 }, (_, i) => entry(`k${i}`, `Roe J. (1999) On hedges ${i}.`, { author: [{ family: 'Roe' }] }));
    expect(mentioned('Roe Roe 1998 '.repeat(20_000), many).size).toBe(0);
  });
});
