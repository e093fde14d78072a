import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, isNumber, wordAt, wordIndex } from '../../src/text/folded.ts';

const key = (text: string): string => foldText(text).key.trim();

describe('foldText', () => {
  it.each([
    ['white space', 'a \u00a0 b\n\tc', 'a b c'],
    ['quotation marks', '“a” «b» „c“ ‘d’ "e"', 'a b c d e'],
    ['apostrophes inside words', "don’t don't don&#39;t", "don't don't don't"],
    ['line-end hyphens', 'evalu-\nation evalu- ation evalu -\nation', 'evaluation evaluation evaluation'],
    ['hyphens that stay', 'pre- and post-war cross-claim', 'pre and postwar crossclaim'],
    ['dashes', 'a—b 60–75 60-75', 'a b 60 75 60 75'],
    ['soft hyphens and zero width', 'di\u00adver\u200bsity', 'diversity'],
    ['ligatures', 'ﬁnite ﬂow œuvre', 'finite flow oeuvre'],
    ['both spellings of an accent', 'e\u0301 é', 'é é'],
    ['grouped thousands', '1,000 1000 1,5', '1000 1000 1 5'],
    ['decimals', '1.5 4.2.1 end.', '1.5 4.2.1 end'],
    ['signs', '-5 (−5) 3-5', '- 5 - 5 3 5'],
    ['units and symbols', '5% $3 p<0.05 ±2', '5 % $ 3 p < 0.05 ± 2'],
    ['can not', 'cannot can not', 'can not can not'],
    ['Greek letters', 'ΔF ∆F Delta F µm μm', 'delta f delta f delta f mu m mu m'],
    ['raised digits', 'x² H₂O', 'x 2 h 2 o'],
    ['tags and entities', '<i>in</i>ner &amp; a&nbsp;b<br>c', 'inner and a b c'],
    ['scripts without spaces', '深度\n学习', '深 度 学 习'],
    ['nothing at all', ' … ', ''],
  ])('folds %s', (_, text, folded) => expect(key(text)).toBe(folded));

  it('keeps every word, number, sign and symbol apart', () => {
    for (const [a, b] of [
      ['24 hours', '42 hours'],
      ['1.5 mg', '15 mg'],
      ['5%', '5'],
      ['at -5', 'at 5'],
      ['p < 0.05', 'p > 0.05'],
      ['may', 'must'],
      ['Müller', 'Muller'],
      ["it's", 'its'],
    ] as const)
      expect(key(a)).not.toBe(key(b));
  });

  it('maps every word back to its place, in order, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const folded = foldText(text);
        let last = 0;
        expect(folded.key.startsWith(' ')).toBe(true);
        for (let i = 0; i < folded.count; i += 1) {
          const [start = -1, end = -1] = [folded.starts[i], folded.ends[i]];
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(start).toBeGreaterThanOrEqual(last === end ? 0 : Math.min(last, start));
          last = end;
          expect(wordAt(folded, i)).not.toBe('');
          expect(wordIndex(folded, folded.keys[i] ?? -1)).toBe(i);
        }
        expect(folded.key.split(' ').filter(Boolean)).toHaveLength(folded.count);
      }),
    );
  });

  it('marks numbers and words with nothing before them', () => {
    const folded = foldText('costs12 in 2019');
    expect([0, 1, 2, 3].map((i) => isNumber(folded, i))).toEqual([false, true, false, true]);
  });
});
