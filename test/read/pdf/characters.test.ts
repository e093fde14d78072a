import { describe, expect, it } from 'vitest';
import { characters, doorOf } from '../../../src/read/pdf/characters.ts';

const of = (text: string): string => characters(text, '戶').text;

describe('characters under other names', () => {
  it('become those they are printed as', () => {
    expect(of('⽣⻓的⽅法')).toBe('生长的方法');
    expect(of('成⻑、⽔温、⾴')).toBe('成長、水温、頁');
    expect(of('⻘岛 ⻩晓峰 ⻢超 ⿈曉峰')).toBe('青岛 黄晓峰 马超 黃曉峰');
    expect(of('101‒117')).toBe('101–117');
  });

  it('set the dot between names of Japanese, which shares its glyph with the point between syllables', () => {
    expect(['田中‧鈴木（2015）', '‧', 'グラウンデッド‧セオリー', 'hy‧phen'].map(of)).toEqual([
      '田中・鈴木（2015）',
      '・',
      'グラウンデッド・セオリー',
      'hy‧phen',
    ]);
  });

  it('leave no radical that has a character', () => {
    const left = Array.from({ length: 0x2fd6 - 0x2f00 }, (_, n) => String.fromCodePoint(0x2f00 + n)).filter((sign) =>
      /[\u2e80-\u2fd5]/.test(of(sign)),
    );
    expect(left).toEqual([]);
  });

  it('leave other text as it is', () => {
    const text = 'A plain run of text – 12(3): 45-52, 用户 生长';
    expect(of(text)).toBe(text);
  });

  it('keep what was done before: holes of ligatures, hyphens, control signs', () => {
    expect(characters('E\0ective co\u00adop\u2010 a\x03b', '戶')).toEqual({ text: 'Effective co-op- a b', filled: 1 });
  });

  it('tell the one that every country prints its own way', () => {
    const door = (page: string): string => characters(page, doorOf([{ str: page }])).text;
    expect(door('⽤⼾的研究方法还可以')).toBe('用户的研究方法还可以');
    expect(door('江⼾のまち')).toBe('江戸のまち');
    expect(door('⾨⼾之見')).toBe('門戶之見');
  });
});

describe('codes below the blank, from bitmap fonts', () => {
  it('are ligatures beside letters, dashes and quotation marks beside words', () => {
    expect(of('Classi\x1ccation of \x1cnite e\x1bects, sti\x1bness and di\x1ecult \x1dows')).toBe(
      'Classification of finite effects, stiffness and difficult flows',
    );
    expect(of('226\x15243 \x10coral\x11')).toBe('226–243 “coral”');
    expect(of('[3]\x15[5], \x10Reefs*\x11. (16 \x15')).toBe('[3]–[5], “Reefs*”. (16 –');
    expect(of('(Marsh m.\x1d. 2003)')).toBe('(Marsh m.fl. 2003)');
  });

  it('are quotation marks before and behind words, in the manner of any language', () => {
    expect(of('the \x12Harz\x10, \x14Alpen\x13 and \x10(so) \x1cve\x11.')).toBe('the „Harz“, »Alpen« and  (so) five”.');
  });

  it('are white within a word, where they are letters of a font that tells none', () => {
    expect(of('J. \u0160t\x11·\x11 \x17æV²Â')).toBe('J. Št ·   æV²Â');
  });

  it('are white elsewhere', () => {
    expect(of('a \x1c b')).toBe('a   b');
    expect(of('\x14')).toBe(' ');
  });
});
