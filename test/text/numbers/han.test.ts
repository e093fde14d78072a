import { describe, expect, it } from 'vitest';
import { hanNumeralIn, hanValue } from '../../../src/text/numbers/han.ts';
import { readNumbers } from '../../../src/text/numbers.ts';

describe('numbers in Chinese signs', () => {
  it.each([
    ['一万二千', 12_000],
    ['三千五百', 3_500],
    ['二十', 20],
    ['十二', 12],
    ['两千', 2_000],
    ['一亿三千万', 130_000_000],
    ['二百零五', 205],
  ])('reads %s', (print, value) => {
    expect(hanValue(print)?.value).toBe(value);
    expect(readNumbers(`人口增加了${print}人。`).map((one) => one.value)).toEqual([value]);
  });

  it.each(['万一发生', '十分重要', '百万富翁', '一般', '该公司'])('leaves a word alone: %s', (word) => {
    expect(hanNumeralIn(word)).toBeNull();
  });

  it.each([
    ['新桥于2020年10月1日开通', { year: 2020, month: 10, day: 1 }],
    ['新駅は3月5日に開業した', { month: 3, day: 5 }],
    ['신역은 2019년 11월 30일 개업', { year: 2019, month: 11, day: 30 }],
    ['Il contratto scade il 12 agosto 2025.', { year: 2025, month: 8, day: 12 }],
    ['O museu reabre em 9 de fevereiro de 2026.', { year: 2026, month: 2, day: 9 }],
    ['Договор подписан 7 ноября 2023 года.', { year: 2023, month: 11, day: 7 }],
    ['De brug gaat open op 4 oktober 2025.', { year: 2025, month: 10, day: 4 }],
  ])('reads a date: %s', (text, date) => {
    expect(readNumbers(text).map((one) => one.date)).toEqual([date]);
  });
});
