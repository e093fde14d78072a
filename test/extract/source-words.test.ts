/** What numbered sources are called, in brackets and in sentences. */
import { describe, expect, it } from 'vitest';
import { JOINED, NUMBERED_SOURCES, SPOKEN_SOURCE } from '../../src/extract/source-words.ts';

describe('NUMBERED_SOURCES', () => {
  it.each([
    ['Sources 1, 3–5', '1, 3–5'],
    ['Source n° 1', '1'],
    ['Passage 2', '2'],
    ['chunk_7', '7'],
    ['Fuentes 1 y 2', '1 y 2'],
    ['来源1', '1'],
    ['出典：3', '3'],
    ['source_id=4', '4'],
  ])('reads %s', (words, numbers) => {
    expect(NUMBERED_SOURCES.exec(words)?.[1]).toBe(numbers);
  });

  it.each(['Table 2', 'Article 5', 'page 3', 'the source', 'source code 2a', 'Passage 2 of the act', 'resource 1'])(
    'leaves %s',
    (words) => {
      expect(NUMBERED_SOURCES.test(words)).toBe(false);
    },
  );
});

it('finds numbered sources in sentences, and no versions, places or other words', () => {
  const found = (text: string): (string | undefined)[] => [...text.matchAll(SPOKEN_SOURCE)].map(([, number]) => number);
  expect(found('As source 2 and Dokument 3 say, laut Quelle 4; 根据来源5。')).toEqual(['2', '3', '4', '5']);
  expect(found('See open-source 2.0, document 1.5, resource 3, source 4:2 and result 6.')).toEqual([]);
});

it('knows what joins numbers', () => {
  expect('1 and 2、3 und 4'.replace(JOINED, ',')).toBe('1,2,3,4');
});
