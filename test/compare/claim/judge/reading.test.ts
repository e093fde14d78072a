import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUE, cuesOf, numberIn } from '../../../../src/compare/claim/judge/cues.ts';
import { Reader } from '../../../../src/compare/claim/judge/reading.ts';
import { judgeWeights } from '../../../../src/compare/claim/judge/weights.ts';

const reader = new Reader(judgeWeights().lexicon);
const sentences = (text: string): string[] => {
  const { sentences: cuts, starts, ends } = reader.read(text);
  return cuts.slice(0, -1).map((from, i) => text.slice(starts[from], ends[(cuts[i + 1] ?? 1) - 1]));
};

describe('reading a text', () => {
  it('cuts sentences, not abbreviations and decimals', () => {
    expect(sentences('Dr. Ng paid $3.2 million. The fee rose, e.g. twice. It fell')).toEqual([
      'Dr. Ng paid $3.2 million',
      'The fee rose, e.g. twice',
      'It fell',
    ]);
    expect(sentences('First line\n\nSecond line')).toEqual(['First line', 'Second line']);
  });

  it('leaves citation marks and addresses out, and keeps every place', () => {
    const text = 'Rates fell [3] by 5, see https://example.org/a?b=1 now';
    const { words, starts, ends } = reader.read(text);
    expect(words.map((word) => word.text)).toEqual(['rates', 'fell', 'by', '5', 'see', 'now']);
    words.forEach((word, i) => {
      expect(text.slice(starts[i], ends[i]).toLowerCase()).toBe(word.text);
    });
  });

  it('takes the ending of an ordinal for no word', () => {
    expect(reader.read('the 10th of 2nd').words.map((word) => word.text)).toEqual(['the', '10', 'of', '2']);
    expect(reader.read('the th of 10 th').words.map((word) => word.text)).toEqual(['the', 'th', 'of', '10', 'th']);
  });

  it('parts words and sentences that were run together, and no names', () => {
    const text = 'They use pronounsThere are many. See JavaScript on an iPhone or YouTube.';
    const { words, starts, ends } = reader.read(text);
    expect(words.map((word) => word.text)).toContain('pronouns');
    expect(words.map((word) => word.text)).toEqual(expect.arrayContaining(['there', 'javascript', 'iphone', 'youtube']));
    words.forEach((word, i) => {
      expect(text.slice(starts[i], ends[i]).toLowerCase()).toBe(word.text);
    });
    expect(sentences('It began today.What came then is known.')).toEqual(['It began today', 'What came then is known']);
    expect(sentences('It is built with Node.js and e.g. Ruby')).toHaveLength(1);
  });

  it('reads a claim without what its speaker says of himself, in its places', () => {
    const claim = 'I think that the ferry sank.';
    const { words, starts, text, aside } = reader.readClaim(claim);
    expect(words.map((word) => word.text)).toEqual(['the', 'ferry', 'sank']);
    expect(claim.slice(starts[1])).toBe('ferry sank.');
    expect([text, aside]).toEqual([claim, 1]);
    expect(reader.readClaim('The ferry sank.').aside).toBe(0);
  });

  it('reads numbers with their scale', () => {
    const { values } = reader.read('about 3.2 million in twelve months');
    expect([...values].filter((value) => !Number.isNaN(value))).toEqual([3_200_000, 12]);
  });

  it('knows names by their capitals, but not the opener of a sentence', () => {
    const { capital } = reader.read('Yesterday Merck sued the FDA');
    expect([...capital]).toEqual([0, 1, 0, 0, 2]);
  });

  it('reads anything, each word in its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { words, starts, ends, sentences: cuts } = reader.read(text);
        expect(cuts.at(-1)).toBe(words.length);
        for (let i = 0; i < words.length; i += 1) expect(ends[i] as number).toBeGreaterThan(starts[i] as number);
      }),
    );
  });
});

describe('cues', () => {
  it('tells words that turn a sentence', () => {
    expect(cuesOf("isn't") & CUE.negation).toBeTruthy();
    expect(cuesOf('never') & CUE.negation).toBeTruthy();
    expect(cuesOf('rose') & CUE.up).toBeTruthy();
    expect(cuesOf('fell') & CUE.down).toBeTruthy();
    expect(cuesOf('guitar')).toBe(0);
  });

  it('knows number words', () => {
    expect([numberIn('twelve'), numberIn('1990'), numberIn('sixth')]).toEqual([12, 1990, 6]);
    expect(numberIn('guitar')).toBeNaN();
  });
});
