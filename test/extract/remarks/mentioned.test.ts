import { describe, expect, it } from 'vitest';
import { mentioned } from '../../../src/extract/remarks/mentioned.ts';
import type { Reference } from '../../../src/model/cited.ts';
import type { CslItem } from '../../../src/model/csl.ts';

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

  it('takes a name alone for a mark where the text cites by names alone', () => {
    expect([...mentioned('as Roe has it, hedges grow', [ROE], [], true)]).toEqual([ROE]);
    expect([...mentioned('as Moe has it, hedges grow', [ROE], [], true)]).toEqual([]);
  });

  it('takes the names of both authors side by side for a work of two', () => {
    const two = entry('two', 'Newton, K. and Waters, D. (1986) A simple matrix.', {
      author: [{ family: 'Newton' }, { family: 'Waters' }],
      issued: { 'date-parts': [[1986]] },
      title: 'A simple matrix',
    });
    expect(keys('All are Newton and Waters statistics.', two)).toEqual(['two']);
    expect(keys('All are Newton–Waters statistics.', two)).toEqual(['two']);
    expect(keys('All are statistics of Newton, and of the Waters of the bay.', two)).toEqual([]);
    expect(keys('All are Newton statistics.', two)).toEqual([]);
  });

  it('takes no day of a visit for the year of a work', () => {
    const site = entry('x', 'Roe J. On walls. https://example.org. Accessed 3 May 2024.', { author: [{ family: 'Roe' }] });
    expect(keys('as Roe has it, hedges grow', site)).toEqual(['x']);
  });

  it('knows a name without a space by its first letter near the year', () => {
    const liu = entry('liu', '刘敏 (2010) 古代地图的语言.', { author: [{ literal: '刘敏' }], issued: { 'date-parts': [[2010]] } });
    expect(keys('许多学者讨论过(赵 和 李 1969, 刘 等 2010)', liu)).toEqual(['liu']);
    expect(keys('许多学者讨论过(赵 和 李 1969)', liu)).toEqual([]);
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
