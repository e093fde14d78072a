import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, words } from '../../src/text/fold.ts';

describe('fold', () => {
  it.each([
    ['Müßig’s  H∞-Control', 'mussigs h control'],
    ['Wawrzyński & Łukasz', 'wawrzynski lukasz'],
    ['Adıgüzel', 'adiguzel'],
    ['ﬁnite ﬂow', 'finite flow'],
    ['Free\u00addom of In\u00adfor\u00admation', 'freedom of information'],
    ['王小明, 深度学习', '王小明 深度学习'],
    ['«Война и мир»', 'воина и мир'],
    ['ΟΔΟΣ ὁδός', 'οδοσ οδοσ'],
    [' – … ', ''],
    ['', ''],
  ])('%s → %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('is idempotent and never leaves outer or double spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const once = fold(text);
        expect(fold(once)).toBe(once);
        expect(once).not.toMatch(/^ | $| {2}/);
      }),
    );
  });

  it('parts words', () => {
    expect(words('Deep  Learning: a review')).toEqual(['deep', 'learning', 'a', 'review']);
    expect(words('…')).toEqual([]);
  });
});
