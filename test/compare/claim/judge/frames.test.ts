import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameFeatures, withoutFrames } from '../../../../src/compare/claim/judge/frames.ts';
import { builtInJudge } from '../../../../src/compare/claim/judge/judge.ts';
import { Reader } from '../../../../src/compare/claim/judge/reading.ts';
import { judgeWeights } from '../../../../src/compare/claim/judge/weights.ts';

const reader = new Reader(judgeWeights().lexicon);
const left = (claim: string): string => withoutFrames(claim).replace(/\s+/g, ' ').trim();
const asked = (claim: string): number => frameFeatures(reader.readClaim(claim))[0] ?? -1;

describe('what a speaker says of himself', () => {
  it('is no part of the statement', () => {
    for (const [claim, stated] of [
      ['I am not sure, but the ferry crosses the fjord.', 'the ferry crosses the fjord.'],
      ["i ' m not sure , but i do know that the ferry crosses the fjord .", 'the ferry crosses the fjord .'],
      ['i do not , but i do know that the ferry sank .', 'the ferry sank .'],
      ['I think that the ferry sank.', 'the ferry sank.'],
      ['I think the ferry sank.', 'the ferry sank.'],
      ['Did you know that the ferry sank in 1931?', 'the ferry sank in 1931?'],
      ['You could say that the ferry sank.', 'the ferry sank.'],
      ['No, the ferry sank in 1931.', 'the ferry sank in 1931.'],
    ] as const)
      expect(left(claim), claim).toBe(stated);
  });

  it('is not looked for where "I" or "no" is something else', () => {
    for (const claim of [
      'World War I was fought in Europe but ended in 1918.',
      'Elizabeth I ruled England but never married.',
      'Type I errors are rare but costly.',
      'No. 1 hits were played all night.',
      'No ferry crosses the fjord.',
      'They know that the ferry sank.',
      'The minister says he thinks that the ferry sank.',
      'I do not think that the ferry sank.',
      'I know the harbour.',
    ])
      expect(withoutFrames(claim), claim).toBe(claim);
  });

  it('counts no words that only join a sentence to the one before or name the source', () => {
    for (const [claim, stated] of [
      ['In conclusion, the ferry sank.', 'the ferry sank.'],
      ['The fog was thick. On the other hand, the ferry sank.', 'The fog was thick. the ferry sank.'],
      ['It is worth noting that the ferry sank.', 'the ferry sank.'],
      ['According to the first source, the ferry sank.', 'the ferry sank.'],
      ['The article also states that the ferry sank.', 'the ferry sank.'],
    ] as const)
      expect(left(claim), claim).toBe(stated);
    for (const claim of [
      'The ferry sank in summary, and the crew was saved.',
      'According to the pilot, the ferry sank.',
      'The article that the ferry was named after was lost.',
      'The source of the river lies in Norway, and that is far.',
      'In addition to the ferry, the pilot boat sank.',
    ])
      expect(withoutFrames(claim), claim).toBe(claim);
  });

  it('stays where nothing else would', () => {
    for (const claim of ['I think', 'I am not sure, but yes', 'No, never']) expect(withoutFrames(claim)).toBe(claim);
  });

  it('leaves every place as it was, whatever the text', () => {
    const words = fc.constantFrom(
      'I',
      'i',
      "'",
      'm',
      'think',
      'know',
      'that',
      'but',
      ',',
      'no',
      '.',
      '?',
      'you',
      'could',
      'say',
      'ferry',
      'not',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
        const claim = parts.join(' ');
        const rest = withoutFrames(claim);
        expect(rest.length).toBe(claim.length);
        for (let i = 0; i < claim.length; i += 1) expect([' ', claim[i]]).toContain(rest[i]);
      }),
    );
  });

  it('no longer counts as a denial of what follows', () => {
    const judge = builtInJudge();
    const evidence = 'The ferry across the fjord was opened in 1931 and carries forty cars.';
    const plain = judge.judge('the ferry across the fjord was opened in 1931.', evidence);
    const framed = judge.judge('i do not, but i do know that the ferry across the fjord was opened in 1931.', evidence);
    expect(framed.supported).toBeGreaterThanOrEqual(0.5);
    expect(Math.abs(framed.supported - plain.supported)).toBeLessThan(0.25);
    expect(framed.unsupported ?? []).toEqual([]);
  });
});

describe('what is asked', () => {
  it('is told by sentences', () => {
    expect(asked('Have you seen the ferry?')).toBe(1);
    expect(asked('The ferry sank. Have you seen it?')).toBeCloseTo(4 / 7);
    expect(asked('The ferry sank.')).toBe(0);
    expect(asked('Did you know that the ferry sank?')).toBe(0);
    expect(asked('')).toBe(0);
  });

  it('is not borne out by anything', () => {
    const judge = builtInJudge();
    const evidence = 'The ferry crosses the fjord every hour.';
    const said = judge.judge('Does the ferry cross the fjord every hour?', evidence);
    expect(said).toMatchObject({ supported: 0, contradicted: 0, recall: null, why: 'the claim asks and states nothing' });
    expect(judge.judge('The ferry crosses the fjord every hour.', evidence).supported).toBeGreaterThan(0.5);
  });
});
