import { describe, expect, it } from 'vitest';
import { builtInJudge } from '../../../../src/compare/claim/judge/judge.ts';
import { phrasesIn } from '../../../../src/compare/claim/judge/phrases.ts';
import { Reader } from '../../../../src/compare/claim/judge/reading.ts';
import { judgeWeights } from '../../../../src/compare/claim/judge/weights.ts';

const { lexicon } = judgeWeights();
const reader = new Reader(lexicon);
const verbs = (text: string): string[] => {
  const { words } = reader.read(text);
  return [...phrasesIn(words, lexicon).keys()].map((i) => words[i]?.text ?? '');
};

describe('verbs with a particle', () => {
  it('are found by the particle, one word later at most', () => {
    expect(verbs('He turned down the offer.')).toEqual(['turned']);
    expect(verbs('He turned it down.')).toEqual(['turned']);
    expect(verbs('He turned the large offer down.')).toEqual([]);
    expect(verbs('The offer was large.')).toEqual([]);
  });

  it('answer to the word they mean', () => {
    const missing = (claim: string, evidence: string): string[] =>
      (builtInJudge().judge(claim, evidence).unsupported ?? []).map(({ start, end }) => claim.slice(start, end));
    expect(missing('Falk declined the offer.', 'Falk turned down the offer.')).toEqual([]);
    expect(missing('Falk turned down the offer.', 'Falk declined the offer.')).toEqual([]);
    expect(missing('Falk declined the offer.', 'Falk turned to the offer.')).toEqual(['declined']);
  });
});
