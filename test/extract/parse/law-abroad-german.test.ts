import { describe, expect, it } from 'vitest';
import { read } from './law-read.ts';

const day = (...parts: number[]) => ({ issued: { 'date-parts': [parts] } });
const court = (literal: string) => ({ author: [{ literal }] });

describe('German, Austrian and Swiss decisions', () => {
  it.each([
    [
      'BFH Urteil vom 20. Juni 2013 VI R 17/12, BStBl II 2014, 39',
      { ...court('BFH'), genre: 'Urteil', number: 'VI R 17/12', ...day(2013, 6, 20) },
    ],
    [
      'BVerwG, Urt. v. 27.2.2018 – 7 C 26.16, BVerwGE 161, 201',
      {
        ...court('BVerwG'),
        genre: 'Urt.',
        number: '7 C 26.16',
        'container-title': 'BVerwGE',
        volume: '161',
        page: '201',
        ...day(2018, 2, 27),
      },
    ],
    ['BAG v. 13.9.2022 - 1 ABR 22/21', { ...court('BAG'), number: '1 ABR 22/21', ...day(2022, 9, 13) }],
    ['OGH 12.10.2010, 1 Ob 123/10s', { ...court('OGH'), number: '1 Ob 123/10s', ...day(2010, 10, 12) }],
    ['VfGH 27.06.2014, G 47/2012 ua, VfSlg 19.892', { ...court('VfGH'), number: 'G 47/2012', ...day(2014, 6, 27) }],
    ['VwGH 21.11.2019, Ra 2019/04/0068', { ...court('VwGH'), number: 'Ra 2019/04/0068', ...day(2019, 11, 21) }],
    ['BVGer, Urteil A-7040/2009 vom 30. März 2011', { ...court('BVGer'), genre: 'Urteil', number: 'A-7040/2009', ...day(2011, 3, 30) }],
    [
      'Urteil des Bundesgerichts 1C_230/2011 vom 31. Mai 2012',
      { ...court('Bundesgerichts'), genre: 'Urteil', number: '1C_230/2011', ...day(2012, 5, 31) },
    ],
    ['BVerfG NJW 2021, 1723', { ...court('BVerfG'), 'container-title': 'NJW', page: '1723', ...day(2021) }],
    ['BGHZ 185, 330 Rn. 18', { 'container-title': 'BGHZ', volume: '185', page: '330' }],
    ['ATF 140 III 115 consid. 3.2', { 'container-title': 'ATF', volume: '140 III', page: '115' }],
  ])('%s', (raw, expected) => {
    const { fields, type } = read(raw, { title: 'Wrong', volume: '7' });
    expect(type).toBe('legal_case');
    expect(fields).toEqual(expected);
  });
  it('are told from what is none', () => {
    expect(read('BAG Hecken 13.9.2022: Bericht über Hecken. Hecke 3, 1-9.').type).toBeNull();
  });
});
