import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReference } from '../../src/extract/reference.ts';
import { withCommonYears } from '../../src/text/eras.ts';

describe('years of other counts that stand alone', () => {
  it.each([
    ['（平成20年）', '（2008 ）'],
    ['(民國97年)。', '(2008 )。'],
    ['（令和元年）', '（2019）'],
    ['岩波書店、大正3年。', '岩波書店、1914。'],
    ['，一九八五年，', '，1985年，'],
    ['，二〇〇八年，', '，2008年，'],
  ])('%s', (text, common) => expect(withCommonYears(text)).toBe(common));

  it.each(['令和2年版情報通信白書', '昭和の文学', '（令和2）', '(民97)', '最判平成10年6月12日', '平成20年法律第5号', '一九八四', ''])(
    'stay where they are a part of something, or leave no room: %s',
    (text) => expect(withCommonYears(text)).toBe(text),
  );

  it('keep the length of every text', () => {
    const sign = fc.constantFrom(...'（）、，。平成令和元民國年一九八五〇二 2018A'.split(''));
    fc.assert(fc.property(fc.array(sign, { maxLength: 40 }), (signs) => withCommonYears(signs.join('')).length === signs.join('').length));
  });

  it('date a work, and are no part of its title', () => {
    const { fields, spans } = parseReference('川田岸（平成20年）『河口の技法』石橋社。');
    expect(fields).toMatchObject({ title: '河口の技法', issued: { 'date-parts': [[2008]] }, publisher: '石橋社' });
    expect(spans.issued).toEqual([{ start: 4, end: 8 }]);
    expect(parseReference('周海：《河口的盐》，北京：石桥书店，一九八五年，第24页。').fields).toMatchObject({
      title: '河口的盐',
      issued: { 'date-parts': [[1985]] },
    });
    expect(parseReference('吳隆（2010年5月）。河鹽操作與應用。臺北市：石橋。').fields).toMatchObject({
      title: '河鹽操作與應用',
      issued: { 'date-parts': [[2010, 5]] },
    });
    expect(parseReference('כהן, י\' (תש"ע). החינוך במלח. ירושלים: מאגנס.').fields).toMatchObject({ title: 'החינוך במלח' });
  });
});
