import { describe, expect, it } from 'vitest';
import { read } from './law-read.ts';

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
    expect(read('Companies Act 2006, s 172.').fields).toEqual({ title: 'Companies Act 2006' });
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
