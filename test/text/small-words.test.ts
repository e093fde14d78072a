import { describe, expect, it } from 'vitest';
import { smallWords, smallWordsAnd } from '../../src/text/small-words.ts';

describe('smallWords', () => {
  it('knows words that stand small as whole words, accents aside', () => {
    const small = smallWords('Birds fold paper. The café closes, and Paris sleeps on.');
    for (const word of ['fold', 'paper', 'cafe', 'on']) expect(small.has(word)).toBe(true);
    for (const word of ['birds', 'paris', 'pape', 'apes']) expect(small.has(word)).toBe(false);
  });

  it('says the same of a long text, which it reads once', () => {
    const text = `Marsh sings. ${'The corals grow slowly in cold water. '.repeat(700)}`;
    const [short, long] = [smallWords(text.slice(0, 200)), smallWords(text)];
    for (const word of ['corals', 'water', 'marsh', 'the', 'grow']) expect([word, long.has(word)]).toEqual([word, short.has(word)]);
  });
});

it('takes the words of names along', () => {
  const small = smallWordsAnd('The reef grows. Marsh said so.', ['Ada Marsh-Okoro']);
  expect(['reef', 'grows', 'ada', 'okoro'].every((word) => small.has(word))).toBe(true);
  expect(small.has('said')).toBe(true);
  expect(small.has('the')).toBe(false);
});
