import { describe, expect, it } from 'vitest';
import { read } from './law-read.ts';

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
