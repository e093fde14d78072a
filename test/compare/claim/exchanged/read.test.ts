import { describe, expect, test } from 'vitest';
import { readSentence, SentenceRead, sentenceWithin } from '../../../../src/compare/claim/exchanged/read.ts';
import { bare } from '../../../../src/compare/claim/exchanged/sides.ts';
import { plainForm } from '../../../../src/compare/claim/select/expand.ts';
import { tokensOf } from '../../../../src/text/tokens.ts';

const text = "Rain fell. The mill's owners sold 3,200 looms to Otto Brandt in 1911. Nobody bid.";
const span = { start: 11, end: 69 };

describe('sentences as they are read', () => {
  test('are read once for each evidence, and anew for another of the same text', () => {
    const evidence = { text };
    expect(readSentence(evidence, span)).toBe(readSentence(evidence, span));
    expect(sentenceWithin(evidence, span)).toBe(sentenceWithin(evidence, span));
    expect(readSentence({ text }, span)).not.toBe(readSentence(evidence, span));
  });

  test('by itself, offsets are counted from its beginning; within, from that of the evidence', () => {
    const alone = readSentence({ text }, span);
    const within = sentenceWithin({ text }, span);
    expect(alone.tokens).toEqual(tokensOf(text.slice(span.start, span.end)));
    expect(within.tokens).toEqual(tokensOf(text, span.start, span.end));
    expect(within.tokens.map(({ start }) => start - span.start)).toEqual(alone.tokens.map(({ start }) => start));
    expect(within.raw).toBe(alone.text);
    expect(within.lower).toBe(alone.text.toLowerCase());
  });

  test('forms and sets are those of its words', () => {
    const { tokens, forms, set, bares, bareSet } = sentenceWithin({ text }, span);
    expect(forms).toEqual(tokens.map(plainForm));
    expect(bares).toEqual(tokens.map(bare));
    expect([...set].sort()).toEqual([...new Set(forms)].sort());
    expect([...bareSet].sort()).toEqual([...new Set(bares)].sort());
  });

  test('what is made of one is made once, null too', () => {
    const sentence = new SentenceRead('It rained.', { start: 0, end: 10 });
    let made = 0;
    const nothing = (): null => {
      made += 1;
      return null;
    };
    expect([sentence.kept(nothing), sentence.kept(nothing), made]).toEqual([null, null, 1]);
  });
});
