import { expect, it } from 'vitest';
import { countedPrefix } from '../../../src/extract/entries/prefixed.ts';

it('is the letters of labels that count, and of no others', () => {
  expect(countedPrefix(['S1', 'S2', 'S3'])).toBe('S');
  expect(countedPrefix(['AB01', 'Ng24', 'Li20'])).toBeNull();
  expect(countedPrefix(['S1', 'S7', 'S3'])).toBeNull();
  expect(countedPrefix(['1', '2'])).toBeNull();
});
