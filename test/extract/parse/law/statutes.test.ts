import { describe, expect, it } from 'vitest';
import { read } from '../law-read.ts';

const year = (...parts: number[]) => ({ issued: { 'date-parts': [parts] } });

describe('acts, instruments and treaties', () => {
  it.each([
    ['Civil Procedure Rules 1998, SI 1998/3132, r 7.2', { title: 'Civil Procedure Rules 1998', number: 'SI 1998/3132', ...year(1998) }],
    ['Police Regulations 2013 (SA) reg 6.', { title: 'Police Regulations 2013', ...year(2013) }],
    ['Criminal Code, RSC 1985, c C-46, s 745.', { title: 'Criminal Code', number: 'RSC 1985, c C-46', ...year(1985) }],
    [
      'Hedge Procedure Regulations, Alta Reg 10/1990, s 4',
      { title: 'Hedge Procedure Regulations', number: 'Alta Reg 10/1990', ...year(1990) },
    ],
    ['Companies Act, No. 18 of 2013, § 135 (India).', { title: 'Companies Act, No. 18 of 2013', ...year(2013) }],
    [
      'Canadian Charter of Rights and Freedoms, s 7, Part I of the Constitution Act, 1982',
      { title: 'Canadian Charter of Rights and Freedoms' },
    ],
    ['§ 823 Abs. 1 BGB', { title: '§ 823 Abs. 1', 'container-title': 'BGB' }],
    ['Bürgerliches Gesetzbuch (BGB), § 433', { title: 'Bürgerliches Gesetzbuch (BGB)', number: '§ 433' }],
    [
      'Heckengesetz vom 30. Juni 2017 (BGBl. I S. 2097)',
      { title: 'Heckengesetz', 'container-title': 'BGBl. I', page: '2097', ...year(2017, 6, 30) },
    ],
    [
      'Charter of Fundamental Rights of the European Union [2012] OJ C326/391',
      {
        title: 'Charter of Fundamental Rights of the European Union',
        'container-title': 'OJ C',
        volume: '326',
        page: '391',
        ...year(2012),
      },
    ],
    [
      'Paris Agreement, Dec. 12, 2015, T.I.A.S. No. 16-1104.',
      { title: 'Paris Agreement', number: 'T.I.A.S. No. 16-1104', ...year(2015, 12, 12) },
    ],
    ['UNGA Res 217 A (III) (10 December 1948) (UDHR) art 5', { number: '217 A (III)', ...year(1948, 12, 10) }],
    [
      'UN General Assembly, Transforming our hedges, 21 October 2015, A/RES/70/1',
      { author: [{ literal: 'UN General Assembly' }], title: 'Transforming our hedges', number: 'A/RES/70/1', ...year(2015, 10, 21) },
    ],
  ])('%s', (raw, expected) => {
    const { fields, type } = read(raw, { page: '7', volume: '3' });
    expect(type).toBe('legislation');
    expect(fields).toEqual(expected);
  });
  it.each(['The Garden Act 1988 and its critics', 'Roe, A. (2001). Orders 2013 in hedges.'])('leave what is none: %s', (raw) => {
    expect(read(raw).type).toBeNull();
  });
});

describe('laws of the United States', () => {
  it.each([
    [
      'Public Law 101-336. Hedges with Disabilities Act of 1990.',
      { number: 'Public Law 101-336', title: 'Hedges with Disabilities Act of 1990' },
    ],
    [
      'Medicare Program; Calendar Year 2024, 88 Fed. Reg. 78818 (Nov. 16, 2023)',
      {
        title: 'Medicare Program; Calendar Year 2024',
        volume: '88',
        'container-title': 'Fed. Reg.',
        page: '78818',
        ...year(2023, 11, 16),
      },
    ],
    [
      'Exec. Order No. 14110, 88 Fed. Reg. 75191 (Oct. 30, 2023).',
      { number: 'Exec. Order No. 14110', volume: '88', 'container-title': 'Fed. Reg.', page: '75191', ...year(2023, 10, 30) },
    ],
    ['Cal. Civ. Code § 1798.100 (West 2020).', { number: 'Cal. Civ. Code § 1798.100', ...year(2020) }],
    ['U.S. Const. amend. XIV, § 1.', { number: 'U.S. Const. amend. XIV, § 1' }],
    ['Fed. R. Civ. P. 12(b)(6).', { number: 'Fed. R. Civ. P. 12(b)(6)' }],
  ])('%s', (raw, expected) => {
    const { fields, type } = read(raw, { author: [{ family: 'Const', given: 'U.S.' }] });
    expect(type).toBe('legislation');
    expect(fields).toEqual(expected);
  });
  it('are told from articles about them', () => {
    expect(read('Roe, A. (2001). The code and its hedges. Journal of Codes 3, 1-9.').type).toBeNull();
  });
});
