import { describe, expect, it } from 'vitest';
import { yearOfEra } from '../../../src/extract/parse/law-abroad.ts';
import { read } from './law-read.ts';

describe('law of Japan and China', () => {
  it('is read by its form', () => {
    expect(read('最判昭和50年4月30日民集29巻4号572頁', { title: '最判' })).toMatchObject({
      type: 'legal_case',
      fields: { 'container-title': '民集', volume: '29', page: '572', issued: { 'date-parts': [[1975, 4, 30]] } },
    });
    expect(read('最高人民法院民事判决书(2019)最高法知民终147号')).toMatchObject({
      type: 'legal_case',
      fields: {
        author: [{ literal: '最高人民法院' }],
        genre: '民事判决书',
        number: '(2019)最高法知民终147号',
        issued: { 'date-parts': [[2019]] },
      },
    });
    expect(read('個人情報の保護に関する法律(平成15年法律第57号)')).toMatchObject({
      type: 'legislation',
      fields: { title: '個人情報の保護に関する法律', number: '57', issued: { 'date-parts': [[2003]] } },
    });
    expect(read('王小明. 判决书的写法[J]. 法学, 2001, 3: 1-9.').type).toBeNull();
  });
  it.each([
    ['平成元年', 1989],
    ['昭和48年', 1973],
    ['令和3年', 2021],
    ['2004年', 2004],
    ['いつか', null],
  ])('%s is %s', (printed, year) => {
    expect(yearOfEra(printed)).toBe(year);
  });
});
