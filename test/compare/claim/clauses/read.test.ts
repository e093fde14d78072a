import { expect, it } from 'vitest';
import { clausesOf } from '../../../../src/compare/claim/clauses/read.ts';
import { readSentence } from '../../../../src/compare/claim/exchanged/read.ts';

const clauses = (text: string): string[] => {
  const read = readSentence({ text }, { start: 0, end: text.length });
  return clausesOf(read).map(({ from, to }) => text.slice(read.tokens[from]?.start, read.tokens[to - 1]?.end));
};

it('parts clauses at signs and at words that join, and not within brackets', () => {
  expect(clauses('The newt declined, whereas the toad remained; the frog returned.')).toEqual([
    'The newt declined',
    'the toad remained',
    'the frog returned',
  ]);
  expect(clauses('Although it rained, the match was played.')).toEqual(['it rained', 'the match was played']);
  expect(clauses('The risk of cancer (HR, 1.13; 95 % CI, 1.02) rose.')).toHaveLength(1);
});
