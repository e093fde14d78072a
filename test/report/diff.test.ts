import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference } from '../../src/report/diff.ts';

describe('difference', () => {
  it('marks the words that only one side has', () => {
    const { cited, found } = difference('Seeding of dark clouds', 'Positivity of clouds');
    expect(cited).toEqual([
      { text: 'Seeding', same: false },
      { text: ' of ', same: true },
      { text: 'dark', same: false },
      { text: ' clouds', same: true },
    ]);
    expect(found.filter(({ same }) => !same)).toEqual([{ text: 'Positivity', same: false }]);
  });

  it('takes case and accents for the same', () => {
    expect(difference('Über Wolken', 'uber WOLKEN').cited.every(({ same }) => same)).toBe(true);
  });

  it('takes texts without spaces apart by their words, in any script', () => {
    const own = (a: string, b: string): string[][] => {
      const { cited, found } = difference(a, b);
      return [cited, found].map((side) => side.filter(({ same }) => !same).map(({ text }) => text));
    };
    expect(own('基于深度学习的图像分割方法研究', '基于机器学习的图像分类方法研究')).toEqual([
      ['深度', '分割'],
      ['机器', '分类'],
    ]);
    expect(own('日本語の文章における引用の検証', '日本語の論文における引用の検証')).toEqual([['文章'], ['論文']]);
    expect(own('מבוא ללמידת מכונה Deep Learning', 'מבוא לראיית מכונה Deep Vision')).toEqual([
      ['ללמידת', 'Learning'],
      ['לראיית', 'Vision'],
    ]);
    expect(own('مقدمة في تعلم الآلة', 'مقدمة في رؤية الآلة')).toEqual([['تعلم'], ['رؤية']]);
  });

  it('loses no character of either side', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 }), (a, b) => {
        const { cited, found } = difference(a, b);
        expect(cited.map(({ text }) => text).join('')).toBe(a);
        expect(found.map(({ text }) => text).join('')).toBe(b);
      }),
    );
  });

  it('does not take very long texts apart', () => {
    expect(difference('word '.repeat(500), 'other '.repeat(500)).cited).toHaveLength(1);
  });
});
