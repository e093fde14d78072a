import { describe, expect, it } from 'vitest';
import { parseNames } from '../../../src/text/people/printed.ts';
import { partAttachedAnd, RTL_INITIALS, RTL_NAME } from '../../../src/text/people/rtl.ts';

describe('partAttachedAnd', () => {
  it.each([
    ['المصري, خالد, والسيد, محمود', 'المصري, خالد, ; السيد, محمود'],
    ['حسن محمد وأحمد علي', 'حسن محمد ; أحمد علي'],
    ['شفيق, نور, وأمين, سعاد', 'شفيق, نور, ; أمين, سعاد'],
    ["כהן, ד' ולוי, מ'", "כהן, ד' ; לוי, מ'"],
    ['שפירא, יוסף ורחל גולדברג', 'שפירא, יוסף ; רחל גולדברג'],
  ])('parts %s', (list, parted) => expect(partAttachedAnd(list).replace(/\s+/g, ' ')).toBe(parted));

  it.each(['وليد درويش', 'صالح, والي', 'ורד, נורית', 'וולף, ד׳', 'חנה ורד'])('leaves the name %s whole', (list) =>
    expect(partAttachedAnd(list)).toBe(list),
  );
});

describe('names from right to left', () => {
  it('takes single letters for initials', () => {
    expect(['م.', 'ع. ر.', "ד'", 'מ׳', "י' ל'"].every((text) => RTL_INITIALS.test(text))).toBe(true);
    expect(['محمد', 'דוד', 'م', 'A.'].some((text) => RTL_INITIALS.test(text))).toBe(false);
    expect(RTL_NAME.test('עבד אלקאדר')).toBe(true);
  });

  it('reads families with initials in turn', () => {
    expect(parseNames('کریمی, م., و حسینی, ز.').names).toEqual([
      { family: 'کریمی', given: 'م.' },
      { family: 'حسینی', given: 'ز.' },
    ]);
    expect(parseNames("כהן, ד' ולוי, מ'").names).toEqual([
      { family: 'כהן', given: "ד'" },
      { family: 'לוי', given: "מ'" },
    ]);
    expect(parseNames('المصري, خالد, والسيد, محمود').names).toEqual([
      { family: 'المصري', given: 'خالد' },
      { family: 'السيد', given: 'محمود' },
    ]);
  });
});
