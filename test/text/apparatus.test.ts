import { describe, expect, it } from 'vitest';
import { thinned } from '../../src/text/apparatus.ts';
import { foldText } from '../../src/text/folded.ts';

const left = (text: string): string => thinned(foldText(text)).key.trim();

describe('thinned', () => {
  it.each([
    ['raised footnote calls', 'a wider¹ range of² goods.³ Then', 'a wider range of goods then'],
    ['calls printed on to words', 'the costs12 and claims.7 Next', 'the costs and claims next'],
    ['inline numbers', 'as shown [14] here (15, 16) and ( 34–36 ) there', 'as shown here and there'],
    ['author and year', 'is known ( Linggi and Carpenter, 2006 ) today (Ng et al., 2019; Li, 2020a).', 'is known today'],
    ['star pages', 'motifs which *1132 carry', 'motifs which carry'],
    [
      'a running header in a sentence',
      'a policy which\n\nSMITH v. JONES 17\nOpinion of the Court\n\n he was held',
      'a policy which he was held',
    ],
  ])('leaves out %s', (_, text, rest) => expect(left(text)).toBe(rest));

  it.each([
    ['units and formulas', 'an area of 5 m² with Ca²⁺ and H2O', 'an area of 5 m 2 with ca 2 + and h 2 o'],
    ['names with numbers', 'the Sec61 and F508 and STAT3 genes', 'the sec 61 and f 508 and stat 3 genes'],
    ['numbers of figures', 'see Fig.3 and No.5', 'see fig 3 and no 5'],
    ['values in brackets', '[n = 30] and (p < 0.05) in (the year 2010)', 'n = 30 and p < 0.05 in the year 2010'],
    ['years of four digits', 'in (2010) and 2010', 'in 2010 and 2010'],
    ['a heading between finished sentences', 'It ended.\n\nSecond part\n\nThen it began.', 'it ended second part then it began'],
  ])('keeps %s', (_, text, rest) => expect(left(text)).toBe(rest));

  it('keeps the way back to every word', () => {
    const { text, key, keys, count, starts, ends } = thinned(foldText('costs12 and (15) more'));
    expect(Array.from(starts, (start, i) => text.slice(start, ends[i]))).toEqual(['costs', 'and', 'more']);
    expect([count, keys.length]).toEqual([3, 4]);
    expect([...keys].every((offset) => key[offset] === ' ')).toBe(true);
  });
  it('gives the same words where there is none', () => {
    const folded = foldText('nothing to leave out here');
    expect(thinned(folded)).toBe(folded);
  });
});

describe('hostile texts', () => {
  it.each(['( ', '[ ', '(a) ', '(1 [', '*1 ', 'a1 ', '\n ', 'a\n\n', 'a\n'])('a megabyte of %j is read once', (unit) => {
    const folded = foldText(unit.repeat(1_000_000 / unit.length));
    expect(thinned(folded).count).toBeLessThanOrEqual(folded.count);
  });
});
