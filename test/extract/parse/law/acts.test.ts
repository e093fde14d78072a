import { describe, expect, it } from 'vitest';
import { read } from '../law-read.ts';

describe('acts', () => {
  it('reads the U.S. Code and acts of the Union', () => {
    const code = read('Clean Air Act, 42 U.S.C. § 7401 et seq. (1970).', { page: '§ 7401', 'container-title': 'Clean Air Act, 42 U.S.C.' });
    expect(code.type).toBe('legislation');
    expect(code.fields).toEqual({ title: 'Clean Air Act', volume: '42', 'container-title': 'U.S.C.', number: '42 U.S.C. § 7401 et seq' });
    const act = read('Regulation (EU) 2016/679 of the Parliament of 27 April 2016 on data');
    expect([act.type, act.fields.number, act.fields.issued]).toEqual(['legislation', '2016/679', { 'date-parts': [[2016, 4, 27]] }]);
  });

  it('reads public laws, resolutions and sections of acts', () => {
    expect(read('Petal Rights Act of 1964, Pub. L. No. 88-352, 78 Stat. 241 (1964).', { page: '352' })).toMatchObject({
      type: 'legislation',
      fields: { title: 'Petal Rights Act of 1964', number: 'Pub. L. No. 88-352', volume: '78', 'container-title': 'Stat.', page: '241' },
    });
    expect(read('United Nations Security Council. Resolution 1325 (2000), S/RES/1325.', { volume: '1325', number: 'S/RES/1325' })).toEqual({
      type: 'legislation',
      fields: { author: [{ literal: 'United Nations Security Council' }], title: 'Resolution 1325 (2000)', number: 'S/RES/1325' },
      spans: { author: [{ start: 0, end: 31 }], title: [{ start: 33, end: 55 }] },
    });
    expect(read('Companies Act 2006, s 172.').fields).toEqual({ title: 'Companies Act 2006', issued: { 'date-parts': [[2006]] } });
  });
});

describe('an act alone', () => {
  it.each([
    ['Garden Protection Act 2018, c. 12 (UK).', 'Garden Protection Act 2018', 2018],
    ['Petals Act 1988 (Cth).', 'Petals Act 1988', 1988],
    ['Human Petals Act 1998', 'Human Petals Act 1998', 1998],
  ])('%s', (raw, title, year) => {
    const { fields, type } = read(raw, { volume: '12', publisher: 'UK' });
    expect(type).toBe('legislation');
    expect(fields).toEqual({ title, issued: { 'date-parts': [[year]] } });
  });

  it('is none where more is said of it', () => {
    expect(read('The Garden Act 1988 and its critics', {}).type).toBeNull();
    expect(read('Petals Act 1988', { author: [{ family: 'Roe' }] }).type).toBeNull();
  });
});

describe('acts in the journal of the Union, and bills', () => {
  it('end where the journal is named', () => {
    const raw = 'Richtlinie 95/46/EG des Rates vom 24. Oktober 1995 zum Schutz der Hecken, ABl. L 281 vom 23.11.1995, S. 31–50.';
    const { type, fields } = read(raw, { title: 'Richtlinie 95/46/EG des Rates vom 24', page: 'L 281' });
    expect(type).toBe('legislation');
    expect(fields).toMatchObject({
      title: 'Richtlinie 95/46/EG des Rates vom 24. Oktober 1995 zum Schutz der Hecken',
      'container-title': 'ABl. L',
      volume: '281',
      issued: { 'date-parts': [[1995, 10, 24]] },
    });
  });

  it.each([
    ['H.R. 3962, 111th Cong. § 501 (2009).', { number: 'H.R. 3962', issued: { 'date-parts': [[2009]] } }],
    [
      'Petal Recovery Act, S. 12, 110th Cong., 1st Sess. (2007).',
      { title: 'Petal Recovery Act', number: 'S. 12', issued: { 'date-parts': [[2007]] } },
    ],
  ])('are read by congress and number: %s', (raw, fields) => {
    expect(read(raw, { author: [{ family: 'H. R' }], page: '12' })).toMatchObject({ type: 'legislation', fields });
  });

  it('may be followed by where the act is found', () => {
    const raw = 'Petal Protection Act 2018, c. 12. Available at: https://law.example/12 (Accessed: 14 June 2022).';
    expect(read(raw, { title: 'c', volume: '12' })).toMatchObject({ type: 'legislation', fields: { title: 'Petal Protection Act 2018' } });
  });
});
