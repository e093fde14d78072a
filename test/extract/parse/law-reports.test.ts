import { describe, expect, it } from 'vitest';
import { read } from './law-read.ts';

const year = (of: number, ...rest: number[]) => ({ issued: { 'date-parts': [[of, ...rest]] } });

describe('decisions cited otherwise than by parties and a printed reporter', () => {
  it.each([
    [
      'Roe v. Doe, Inc., 2019 WL 4639462 (Tex. App. Sept. 25, 2019)',
      { title: 'Roe v. Doe, Inc.', number: '2019 WL 4639462', ...year(2019, 9, 25) },
    ],
    [
      'Roe v. Kim, No. 22-2057, 2024 WL 332478, at *1 (2d Cir. Jan. 30, 2024)',
      { title: 'Roe v. Kim', number: '22-2057', ...year(2024, 1, 30) },
    ],
    ['Estate of Roe v. Doe, 2017 WL 2418825', { title: 'Estate of Roe v. Doe', number: '2017 WL 2418825', ...year(2017) }],
    ['State v. Roe, 2005 OK 12, 115 P.3d 1', { title: 'State v. Roe', 'container-title': 'OK', number: '12', ...year(2005) }],
    ['S v Roe 1995 (3) SA 391 (CC)', { title: 'S v Roe', volume: '3', 'container-title': 'SA', page: '391', ...year(1995) }],
    ['Roe v Union of India AIR 1978 SC 597', { title: 'Roe v Union of India', 'container-title': 'SC', page: '597', ...year(1978) }],
    ['Roe v. Uruguay, ICSID Case No. ARB/10/7, Award (8 July 2016)', { title: 'Roe v. Uruguay', number: 'ARB/10/7', ...year(2016, 7, 8) }],
    ['Roe v. Doe (1973)', { title: 'Roe v. Doe', ...year(1973) }],
    ['Roe v. Doe, Inc. (S.D.N.Y. 2023)', { title: 'Roe v. Doe, Inc.', ...year(2023) }],
    ['556 U.S. 662, 678 (2009)', { volume: '556', 'container-title': 'U.S.', page: '662', ...year(2009) }],
    ['BVerfGE 65, 1', { 'container-title': 'BVerfGE', volume: '65', page: '1' }],
    ['BGE 140 III 115', { 'container-title': 'BGE', volume: '140 III', page: '115' }],
    ['Cass. civ. 1re, 3 mars 2010, n° 08-21.345', { author: [{ literal: 'Cass. civ. 1re' }], number: '08-21.345', ...year(2010, 3, 3) }],
    ['Poe plc v Lane [1990] 2 AC 605 (HL)', { title: 'Poe plc v Lane', volume: '2', 'container-title': 'AC', page: '605', ...year(1990) }],
    [
      'Roe v Doe Inc [2015] EWCA Civ 311, [2016] QB 1003',
      { title: 'Roe v Doe Inc', 'container-title': 'EWCA Civ', number: '311', ...year(2015) },
    ],
    [
      'Roe v. Doe, 5 U.S. (1 Cranch) 137 (1803)',
      { title: 'Roe v. Doe', volume: '5', 'container-title': 'U.S.', page: '137', ...year(1803) },
    ],
  ])('%s', (raw, expected) => {
    const { fields, type } = read(raw, { author: [{ family: 'Wrong' }], issue: '7' });
    expect(type).toBe('legal_case');
    expect(fields).toEqual(expected);
  });
  it.each(['Roe, A. (1973). On hedges.', 'Hedges v. fences: a study. Journal of Gardens 3 (1999) 12.', 'Roe et al. 12 Rev. 5 (1990)'])(
    'leave what is none: %s',
    (raw) => {
      expect(read(raw, {}).type).toBeNull();
    },
  );
});
