import { describe, expect, it } from 'vitest';
import { yearOfEra } from '../../../../src/extract/parse/law/abroad.ts';
import { parseReference } from '../../../../src/extract/reference.ts';
import { read } from '../law-read.ts';

const told = (raw: string): unknown => {
  const { type, number, issued, author, title } = parseReference(raw).fields;
  return { type, number, day: issued?.['date-parts']?.[0], author: author?.[0]?.literal, title };
};

const day = (...parts: number[]) => ({ issued: { 'date-parts': [parts] } });
const court = (literal: string) => ({ author: [{ literal }] });

describe('decisions of other lands', () => {
  it.each([
    ['Cour de cassation, civ. 1re, 5 avril 2012, no 11-14.177.', '11-14.177', [2012, 4, 5], 'Cour de cassation'],
    ['Cass. civ., sez. un., 26 novembre 2015, n. 24822.', '24822', [2015, 11, 26], 'Cass.'],
    ['Corte cost., sent. 22 ottobre 2014, n. 238.', '238', [2014, 10, 22], 'Corte cost.'],
    ['Cons. const., 16 juillet 1971, n° 71-44 DC.', '71-44', [1971, 7, 16], 'Cons. const.'],
    ['Rb. Amsterdam 11 maart 2021, ECLI:NL:RBAMS:2021:1018.', undefined, [2021, 3, 11], 'Rb. Amsterdam'],
    ['STC 292/2000, de 30 de noviembre.', '292/2000', [2000, 11, 30], undefined],
  ])('%s', (raw, number, day, author) => {
    expect(told(raw)).toEqual({ type: 'legal_case', number, day, author, title: undefined });
  });

  it('of the Union are told by their day, with the name of the case', () => {
    expect(told('Judgment of 6 October 2015, Schrems, C-362/14, EU:C:2015:650, paragraph 94.')).toEqual({
      type: 'legal_case',
      number: 'C-362/14',
      day: [2015, 10, 6],
      author: undefined,
      title: 'Schrems',
    });
  });
});

describe('acts of other lands', () => {
  it.each([
    ['Ley Orgánica 3/2018, de 5 de diciembre, de Protección de Datos', '. BOE núm. 294.', '3/2018', [2018, 12, 5]],
    ['Legge 20 maggio 1970, n. 300, Norme sulla tutela della libertà', ', G.U. n. 131 del 27 maggio 1970.', '300', [1970, 5, 20]],
    ['Loi n° 78-17 du 6 janvier 1978 relative aux libertés', '.', '78-17', [1978, 1, 6]],
    ['Федеральный закон от 27.07.2006 № 152-ФЗ «О данных»', ' // Собрание законодательства РФ. 2006. № 31.', '152-ФЗ', [2006, 7, 27]],
    ['Ustawa z dnia 27 lipca 2005 r. Prawo o szkolnictwie', ', Dz. U. z 2005 r. Nr 164, poz. 1365.', undefined, [2005, 7, 27]],
    ['Zákon č. 89/2012 Sb., občanský zákoník', '.', '89/2012', [2012]],
  ])('%s', (title, rest, number, day) => {
    expect(told(`${title}${rest}`)).toEqual({ type: 'legislation', number, day, author: undefined, title });
  });

  it('keep the state that stands in front', () => {
    expect(
      told('BRASIL. Lei nº 9.394, de 20 de dezembro de 1996. Estabelece as bases. Diário Oficial da União, Brasília, 23 dez. 1996.'),
    ).toEqual({
      type: 'legislation',
      number: '9.394',
      day: [1996, 12, 20],
      author: 'BRASIL',
      title: 'Lei nº 9.394, de 20 de dezembro de 1996. Estabelece as bases',
    });
  });

  it('are none where a work only speaks of a law', () => {
    expect(parseReference('Moreno, A. Ley y pétalos. Revista de Derecho, 2010, 12(3), 45-60.').fields.type).toBe('article-journal');
    expect(parseReference('Loi, C. n. 12 petals. Petal Studies 2010;3:1-9.').fields.type).toBe('article-journal');
  });
});

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

describe('law of Japan and China', () => {
  it('is read by its form', () => {
    expect(read('最判昭和50年4月30日民集29巻4号572頁', { title: '最判' })).toMatchObject({
      type: 'legal_case',
      fields: { 'container-title': '民集', volume: '29', page: '572', issued: { 'date-parts': [[1975, 4, 30]] } },
    });
    expect(read('最高人民法院民事判决书(2019)最高法知民终147号')).toMatchObject({
      type: 'legal_case',
      fields: {
        author: [{ literal: '最高人民法院' }],
        genre: '民事判决书',
        number: '(2019)最高法知民终147号',
        issued: { 'date-parts': [[2019]] },
      },
    });
    expect(read('個人情報の保護に関する法律(平成15年法律第57号)')).toMatchObject({
      type: 'legislation',
      fields: { title: '個人情報の保護に関する法律', number: '57', issued: { 'date-parts': [[2003]] } },
    });
    expect(read('王小明. 判决书的写法[J]. 法学, 2001, 3: 1-9.').type).toBeNull();
  });
  it.each([
    ['平成元年', 1989],
    ['昭和48年', 1973],
    ['令和3年', 2021],
    ['2004年', 2004],
    ['いつか', null],
  ])('%s is %s', (printed, year) => {
    expect(yearOfEra(printed)).toBe(year);
  });
});

describe('articles as German lawyers cite them', () => {
  const told = (raw: string) => {
    const { type, author, title, volume, page, issued, 'container-title': journal } = parseReference(raw).fields;
    return [type, author?.map(({ family }) => family).join('/'), journal, volume, issued?.['date-parts']?.[0]?.[0], page, title];
  };
  it.each([
    ['Müller, NJW 2014, 123, 125', ['article-journal', 'Müller', 'NJW', undefined, 2014, '123', undefined]],
    ['Müller/von Roe, JZ 2010, 45 (47).', ['article-journal', 'Müller/von Roe', 'JZ', undefined, 2010, '45', undefined]],
    ['Canaris, AcP 184 (1984), 201 ff.', ['article-journal', 'Canaris', 'AcP', '184', 1984, '201', undefined]],
  ])('%s', (raw, parts) => {
    expect(told(raw)).toEqual(parts);
  });
  it('are none with more of a title or a court', () => {
    expect(parseReference('Müller, A.: Die Verjährung, NJW 2014, 123-130.').fields.title).toBe('Die Verjährung');
    expect(told('BGH, NJW 2013, 1077')[0]).toBe('legal_case');
  });
});
