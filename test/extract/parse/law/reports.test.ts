import { describe, expect, it } from 'vitest';
import { read } from '../law-read.ts';

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

describe('decisions of courts between states and of the Union', () => {
  it.each([
    [
      'Mills on the River Roe (Norway v. Poland), Judgment, I.C.J. Reports 2010, p. 14',
      { title: 'Mills on the River Roe (Norway v. Poland)', 'container-title': 'I.C.J. Reports', page: '14', ...year(2010) },
    ],
    [
      'Roe Channel (Norway v. Albania) [1949] ICJ Rep 4',
      { title: 'Roe Channel (Norway v. Albania)', 'container-title': 'ICJ Rep', page: '4', ...year(1949) },
    ],
    [
      'Case of the S.S. "Roe" (France v. Turkey), Judgment, 1927, P.C.I.J., Series A, No. 10',
      { title: 'Case of the S.S. "Roe" (France v. Turkey)', 'container-title': 'P.C.I.J., Series A', number: '10', ...year(1927) },
    ],
    [
      'Roe v. the United Kingdom, 7 July 1989, § 88, Series A no. 161',
      { title: 'Roe v. the United Kingdom', 'container-title': 'Series A', number: '161', ...year(1989, 7, 7) },
    ],
    [
      'Roe v. Poland, 28 October 1998, § 116, Reports of Judgments and Decisions 1998-VIII',
      { title: 'Roe v. Poland', 'container-title': 'Reports of Judgments and Decisions', volume: '1998-VIII', ...year(1998, 10, 28) },
    ],
    [
      'Roe Doe v. Honduras, Merits, Judgment of July 29, 1988, Inter-Am. Ct. H.R. (ser. C) No. 4',
      { title: 'Roe Doe v. Honduras', 'container-title': 'ser. C', number: '4', ...year(1988, 7, 29) },
    ],
    [
      'Prosecutor v. Roe, Case No. IT-94-1-A, Judgement, 15 July 1999',
      { title: 'Prosecutor v. Roe', number: 'IT-94-1-A', ...year(1999, 7, 15) },
    ],
    ['C-131/12, Roe SL v Poe, EU:C:2014:317', { number: 'C-131/12', title: 'Roe SL v Poe', ...year(2014) }],
    [
      'Case 26/62 Roe en Poe v Hedges [1963] ECR 1',
      { number: '26/62', title: 'Roe en Poe v Hedges', 'container-title': 'ECR', page: '1', ...year(1963) },
    ],
    [
      'EuGH (Urteil vom 16. Juli 2020, C-311/18)',
      { author: [{ literal: 'EuGH' }], genre: 'Urteil', number: 'C-311/18', ...year(2020, 7, 16) },
    ],
    [
      'Appellate Body Report, Norway – Import of Hedges, WT/DS58/AB/R, adopted 6 November 1998',
      { author: [{ literal: 'Appellate Body' }], title: 'Norway – Import of Hedges', number: 'WT/DS58/AB/R', ...year(1998, 11, 6) },
    ],
    ['The Roe Mound (No 1) [1961] AC 388', { title: 'The Roe Mound (No 1)', 'container-title': 'AC', page: '388', ...year(1961) }],
    ['Ex p Roe [1953] 1 QB 1', { title: 'Ex p Roe', volume: '1', 'container-title': 'QB', page: '1', ...year(1953) }],
  ])('%s', (raw, expected) => {
    const { fields, type } = read(raw, { author: [{ family: 'Wrong' }], issue: '7' });
    expect(type).toBe('legal_case');
    expect(fields).toEqual(expected);
  });

  it.each(['Roe, A. (2001). The reports of the ICJ. Journal of Law 3, 1-9.', 'Roe, A. Series of judgments. Journal of Law 1999, 3, 1-9.'])(
    'leave what is none: %s',
    (raw) => {
      expect(read(raw, {}).type).toBeNull();
    },
  );
});
