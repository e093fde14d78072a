import { describe, expect, it } from 'vitest';
import { parseReference } from '../../../../src/extract/reference.ts';
import { read } from '../law-read.ts';

describe('cases', () => {
  it.each([
    ['Roe v. Doe, 347 U.S. 483, 495 (1954).', 'Roe v. Doe', '347', 'U.S.', '483', 1954],
    ['[12] In re Garden Supply, 12 F.3d 345 (9th Cir. 1993)', 'In re Garden Supply', '12', 'F.3d', '345', 1993],
    [
      'Roe v. Doe Petals, Inc., 21 F. Supp. 2d 1000, 1012–13 (D. Mass. 1998).',
      'Roe v. Doe Petals, Inc.',
      '21',
      'F. Supp. 2d',
      '1000',
      1998,
    ],
    ['Roe v. Doe, 576 U.S. 644, 135 S. Ct. 2584 (2015).', 'Roe v. Doe', '576', 'U.S.', '644', 2015],
  ])('%s', (raw, title, volume, reporter, page, year) => {
    const { fields, spans, type } = read(raw, { author: [{ family: 'Wrong' }], issue: '7' });
    expect(type).toBe('legal_case');
    expect(fields).toEqual({ title, volume, 'container-title': reporter, page, issued: { 'date-parts': [[year]] } });
    for (const [name, [span]] of Object.entries(spans)) {
      const printed = raw.slice(span?.start, span?.end);
      expect(printed).toBe(name === 'issued' ? String(year) : fields[name as 'title']);
    }
  });

  it('tells court, kind, day, docket and reporter of a German decision', () => {
    const raw = 'BGH, Urt. v. 3.5.2012 – III ZR 62/11, NJW 99, 2200.';
    const { fields, type } = read(raw, { editor: [{ family: 'BGH' }], title: 'Mai' });
    expect(type).toBe('legal_case');
    expect(fields).toEqual({
      author: [{ literal: 'BGH' }],
      genre: 'Urt.',
      issued: { 'date-parts': [[2012, 5, 3]] },
      number: 'III ZR 62/11',
      'container-title': 'NJW',
      volume: '99',
      page: '2200',
    });
    expect(read('OLG Musterstadt, Beschluss vom 4. Juni 2007').fields).toEqual({
      author: [{ literal: 'OLG Musterstadt' }],
      genre: 'Beschluss',
      issued: { 'date-parts': [[2007, 6, 4]] },
    });
  });

  it('takes nothing out of an ECLI for a page', () => {
    const { fields, type } = read('Case C-131/12 Roe v Doe and Others [2014] ECLI:EU:C:2014:317.', { page: '317', volume: '2014' });
    expect(type).toBe('legal_case');
    expect(fields).toEqual({ number: 'C-131/12', title: 'Roe v Doe and Others', issued: { 'date-parts': [[2014]] } });
  });

  it('reads a court before its case', () => {
    expect(read('CJEU, Case C-131/12 Roe v Doe, EU:C:2014:317.').fields).toMatchObject({ number: 'C-131/12', title: 'Roe v Doe' });
  });

  it.each([
    [
      'Roe v Queensland (No 2) (1992) 175 CLR 1.',
      { title: 'Roe v Queensland (No 2)', volume: '175', 'container-title': 'CLR', page: '1' },
      1992,
    ],
    ['Roe v Doe [1932] AC 562 (HL)', { title: 'Roe v Doe', 'container-title': 'AC', page: '562' }, 1932],
    ['R v Roe [1993] UKHL 19', { title: 'R v Roe', 'container-title': 'UKHL', number: '19' }, 1993],
    ['R. v. Roe, [1986] 1 S.C.R. 103.', { title: 'R. v. Roe', volume: '1', 'container-title': 'S.C.R.', page: '103' }, 1986],
  ])('reads cases of the Commonwealth: %s', (raw, wanted, year) => {
    const { fields, type } = read(raw, { author: [{ family: 'Wrong' }], issue: '7', page: '9' });
    expect([type, fields]).toEqual(['legal_case', { ...wanted, issued: { 'date-parts': [[year]] } }]);
  });
});

describe('cases as styles that know no law print them', () => {
  it.each([
    ['7. Roe v. Doe. A.2d vol. 693 739 (1983).', 'Roe v. Doe', 'A.2d', '693', '739'],
    ['Roe v. Doe (1996), F.3d, p. 612.', 'Roe v. Doe', 'F.3d', undefined, '612'],
    ['Roe v. City of Tor. Cal. App. 4th 600, 281 (Federal Court of Appeal 2022).', 'Roe v. City of Tor', 'Cal. App. 4th', '600', '281'],
    ['Roe v. Doe. 2012, 359 D.L.R. 715. Court of Appeals.', 'Roe v. Doe', 'D.L.R.', '359', '715'],
  ])('%s', (raw, title, reporter, volume, page) => {
    const { fields, type } = read(raw, { author: [{ family: 'Roe' }], issue: '3' });
    expect(type).toBe('legal_case');
    expect(fields.author).toBeUndefined();
    expect([fields.title, fields['container-title'], fields.volume, fields.page]).toEqual([title, reporter, volume, page]);
  });

  it('asks for a reporter: two names around "v." may be anything', () => {
    expect(read('Nature v. Nurture. Journal of Tor 12(3), 45-67 (2001).').type).toBeNull();
  });
});

describe('cases without a reporter', () => {
  it.each([
    [
      'Roe v Canada (Attorney General), 2015 SCC 5, [2015] 1 SCR 331.',
      { title: 'Roe v Canada (Attorney General)', 'container-title': 'SCC', number: '5', issued: { 'date-parts': [[2015]] } },
    ],
    [
      'Reference re Secession of the Garden, 1998 CanLII 793 (SCC).',
      { title: 'Reference re Secession of the Garden', 'container-title': 'CanLII', number: '793', issued: { 'date-parts': [[1998]] } },
    ],
    [
      'Roe v. the United Kingdom, no. 5493/72, ECtHR 7 December 1976.',
      { title: 'Roe v. the United Kingdom', number: '5493/72', issued: { 'date-parts': [[1976, 12, 7]] } },
    ],
    [
      'S. and Roe v United Kingdom App nos 30562/04 and 30566/04 (ECtHR, 4 December 2008).',
      { title: 'S. and Roe v United Kingdom', number: '30562/04', issued: { 'date-parts': [[2008, 12, 4]] } },
    ],
    [
      'Roe v. Avenue, Inc., No. 22-cv-1461 (PKC), 2023 WL 4114965 (S.D.N.Y. June 22, 2023).',
      { title: 'Roe v. Avenue, Inc.', number: '22-cv-1461', issued: { 'date-parts': [[2023, 6, 22]] } },
    ],
  ])('%s', (raw, expected) => {
    const { fields, type } = read(raw, { author: [{ family: 'Wrong' }], issue: '7' });
    expect(type).toBe('legal_case');
    expect(fields).toEqual(expected);
  });

  it.each([
    'Roe, A. No. 12-345, 2012 gardens of Boston (Tor, 2013).',
    'Roe v. Doe: a play. No. 12, 2013.',
    'Petals v thorns, no. 3, 2001',
    'Roe A, 2015 SCC 5',
  ])('leaves %s', (raw) => {
    expect(read(raw, { title: 'Petals' })).toEqual({ fields: { title: 'Petals' }, spans: {}, type: null });
  });

  it('tells the docket of a German decision of the Union’s court', () => {
    expect(read('EuGH, Urteil vom 13. Mai 2014, Rs. C-131/12, ECLI:EU:C:2014:317.').fields).toMatchObject({ number: 'C-131/12' });
  });
});

describe('joined cases', () => {
  it('leave the name of the first, behind all numbers', () => {
    expect(parseReference('Joined Cases C-293/12 and C-594/12 Petal Rights Ireland and Others EU:C:2014:238').fields).toMatchObject({
      type: 'legal_case',
      number: 'C-293/12',
      title: 'Petal Rights Ireland and Others',
    });
  });
});

describe('a German court by its full name', () => {
  it('has its decision by day and number', () => {
    const raw = 'Bundesverfassungsgericht. Beschluss des Zweiten Senats vom 26. Februar 2020, 2 BvR 2347/15.';
    expect(parseReference(raw).fields).toMatchObject({
      type: 'legal_case',
      author: [{ literal: 'Bundesverfassungsgericht' }],
      number: '2 BvR 2347/15',
    });
  });
});
