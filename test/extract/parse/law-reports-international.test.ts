import { describe, expect, it } from 'vitest';
import { read } from './law-read.ts';

const year = (of: number, ...rest: number[]) => ({ issued: { 'date-parts': [[of, ...rest]] } });

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
