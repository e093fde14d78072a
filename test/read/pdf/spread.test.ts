import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadChanges } from '../../../src/read/pdf/spread.ts';

const closed = (text: string): string => {
  let out = text;
  for (const { at, length, to } of spreadChanges(text).toReversed()) out = out.slice(0, at) + to + out.slice(at + length);
  return out;
};

describe('characters set apart', () => {
  it('are closed where a whole line was spread', () => {
    expect(closed('马 超 , 朱 琳 . 虚 构 珊 瑚 的 基 因 组 [EB/OL]. (2018-03-02)')).toBe(
      '马超, 朱琳. 虚构珊瑚的基因组 [EB/OL]. (2018-03-02)',
    );
    expect(closed('参 考 文 献')).toBe('参考文献');
    expect(closed('に お け る サ ン ゴ の 成 長')).toBe('におけるサンゴの成長');
  });

  it('keep the spaces that somebody wrote', () => {
    for (const text of [
      '王 海, 李明明. 珊瑚的生长研究',
      'サンゴのデータベース ハンドブック',
      'plain words stand apart',
      '산호 의 성장 과 연구',
    ])
      expect(closed(text)).toBe(text);
  });

  it('need no space beside a wide sign', () => {
    expect(closed('に関する研究」 『架空学会誌』、 41巻')).toBe('に関する研究」『架空学会誌』、 41巻');
  });

  it('are told without losing anything but spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'王海的のサ、。（」a1 ,.') }), (text) => {
        expect(closed(text).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
    );
  });
});
