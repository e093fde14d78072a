/** One number of one series is one work, however it is printed; a neighbour's number is another's. */
import { describe, expect, it } from 'vitest';
import { NUMBERED, numberedText, sameNumber, workNumbers } from '../../src/text/work-numbers.ts';

const keys = (text: string): readonly string[] => workNumbers(text).map(({ key }) => key);

describe('numbers of works', () => {
  it.each<readonly [string, readonly string[]]>([
    ['Americans with Disabilities Act, Pub. L. No. 101–336, 104 Stat. 328 (1990).', ['us-law:101-336', 'rep:104:stat:328']],
    ['Public Law 101-336', ['us-law:101-336']],
    ['42 U.S.C. § 1983', ['usc:42:1983']],
    ['45 C.F.R. § 164.502', ['cfr:45:164.502']],
    ['Brown v. Board of Education, 347 U. S. 483 (1954)', ['rep:347:us:483']],
    ['Mabo v Queensland (No 2) (1992) 175 CLR 1', ['rep:175:clr:1']],
    ['[2017] UKSC 5', ['neutral:2017:uksc:5']],
    ['Donoghue v Stevenson [1932] AC 562', ['neutral:1932:ac:562']],
    ['Case C‑131/12 Google Spain', ['eu-case:c-131/12']],
    ['ECLI:EU:C:2014:317.', ['ecli:eu:c:2014:317']],
    ['no. 5493/72, 7 December 1976', ['echr:5493/72']],
    ['BGE 136 II 508', ['bge:136:ii:508']],
    ['BVerfGE 65, 1', ['bverfge:65:1']],
    ['Regulation (EU) 2016/679', ['eu:2016/679']],
    ['Verordnung (EU) Nr. 910/2014', ['eu:910/2014']],
    ['Loi n° 2016-1321 du 7 octobre 2016', ['fr-loi:2016-1321']],
    ['Ley Orgánica 3/2018', ['es-ley:3/2018']],
    ['Lei nº 13.709, de 14 de agosto de 2018', ['br-lei:13.709']],
    ['個人情報の保護に関する法律（平成15年法律第57号）', ['jp:平成15法律57']],
    ['Федеральный закон от 27.07.2006 № 149-ФЗ', ['ru:149-фз']],
    ['RFC2119', ['rfc:2119']],
    ['ISO/IEC 27001:2013', ['std:iso/iec:27001']],
    ['DIN EN ISO 9001:2015', ['std:dineniso:9001']],
    ['US Patent No. 6,285,999', ['pat:us:6285999']],
    ['US6285999B1', ['pat:us:6285999']],
    ['EP 0 123 456 B1', ['pat:ep:0123456']],
    ['1577 U.N.T.S. 3', ['rep:1577:unts:3']],
    ['A history of reeds in 1999', []],
    ['Journal of Reeds 3, 1-9 (2001)', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(keys(text)).toEqual(expected);
  });

  it('of standards go by edition where both state one', () => {
    const [one] = workNumbers('ISO 9001:2015');
    const same = (text: string): boolean => workNumbers(text).some((other) => one !== undefined && sameNumber(one, other));
    expect([same('ISO 9001'), same('ISO 9001:2015'), same('ISO 9001:2008'), same('ISO 9002:2015')]).toEqual([true, true, false, false]);
  });

  it('of a record stand in its number, its title, or in volume, series and page', () => {
    expect(keys(numberedText({ title: 'Brown v. Board of Education', volume: '347', 'container-title': 'U.S.', page: '483-496' }))).toEqual(
      ['rep:347:us:483'],
    );
    // Reports of British courts are counted by years, and their names are printed with stops or without.
    expect(keys(numberedText({ title: 'Quill v Rook', 'container-title': 'AC', page: '562', issued: { 'date-parts': [[1932]] } }))).toEqual(
      keys('Quill v. Rook [1932] A.C. 562, 580'),
    );
    expect(keys('Quill v Rook 410 US 113')).toEqual(keys('Quill v. Rook, 410 U.S. 113'));
    expect(keys('U.S. Patent 6,285,999, 2001')).toEqual(['pat:us:6285999']);
    expect(keys(numberedText({ title: 'Requirements', number: 'ISO 9001:2015' }))).toEqual(['std:iso:9001']);
    expect(keys(numberedText({ genre: 'US Patent', number: '6,285,999' }))).toEqual(['pat:us:6285999']);
    expect(keys(numberedText({ genre: 'Report', number: '6,285,999' }))).toEqual([]);
    expect(NUMBERED.has('article-journal')).toBe(false);
  });
  it('keep the part of a standard apart from its year', () => {
    expect(keys('ISO 10993-4:2009')).toEqual(['std:iso:10993-4']);
    expect(keys('ISO 10993-10, Tests of walls')).toEqual(['std:iso:10993-10']);
    expect(keys('ISO 8402-94, Quality')).toEqual(['std:iso:8402']);
    expect(workNumbers('DIN EN 1992-1-1:2011-01')).toMatchObject([{ key: 'std:dinen:1992-1-1', year: '2011' }]);
    expect(workNumbers('ASTM D638-14')).toMatchObject([{ key: 'std:astm:d638', year: '2014' }]);
    expect(workNumbers('ISO 9001-2015')).toMatchObject([{ key: 'std:iso:9001', year: '2015' }]);
  });
});

describe('the place of a decision', () => {
  it('is its number, also where the record has the series in full', () => {
    const text = numberedText({ volume: '347', 'container-title': 'United States Reports', page: '483-496' });
    expect(keys(text)).toEqual(['rep:347:us:483']);
  });
});
