import { expect, it } from 'vitest';
import { evidenceIndex } from '../../../src/compare/recall/index.ts';

it('knows the sentences of each word, what is written small, and initials of names', () => {
  const index = evidenceIndex('The World Health Organization met. Health is wealth, says nobody. It met again in 2020.');
  expect(index.sentences).toHaveLength(3);
  expect(index.places.get('health')).toEqual([0, 1]);
  expect(index.places.get('2020')).toEqual([2]);
  expect(index.small.has('nobody')).toBe(true);
  expect(index.small.has('world')).toBe(false);
  expect(index.capitals.has('=who')).toBe(true);
  expect(index.sentenceAt(40)).toBe(1);
  expect(index.words).toBeGreaterThan(8);
});

it('reads an empty text', () => {
  const index = evidenceIndex('');
  expect(index.sentences).toEqual([]);
  expect(index.words).toBe(0);
});
