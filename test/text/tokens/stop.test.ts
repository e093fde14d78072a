import { expect, it } from 'vitest';
import { contentOf, isStopWord } from '../../../src/text/tokens/stop.ts';
import { tokensOf } from '../../../src/text/tokens.ts';

const content = (text: string): string[] => contentOf(tokensOf(text)).map((token) => token.text);

it('keeps numbers, units on numbers and words of meaning', () => {
  expect(content('The run of it took 5h and 12 GB in a very big lab')).toEqual(['run', 'took', '5', 'h', '12', 'big', 'lab']);
});

it('never drops a negation, nor an English word that is an article elsewhere', () => {
  for (const word of ['not', 'no', 'never', 'without', 'none', 'die', 'war', 'son', 'mit', 'hat']) expect(isStopWord(word)).toBe(false);
  for (const word of ['the', 'of', 'and', 'der', 'les', 'una']) expect(isStopWord(word)).toBe(true);
});

it('keeps what scripts without spaces write', () => {
  expect(content('他在5月')).toEqual(['他在', '5', '月']);
});
