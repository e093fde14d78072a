import { describe, expect, it } from 'vitest';
import { labelWholeForms } from '../../../src/extract/parse/whole-forms.ts';
import { parseReference } from '../../../src/extract/reference.ts';
import { relabelledBy } from './relabelled.ts';

describe('labelWholeForms', () => {
  it('leaves what is of no form', () => {
    expect(relabelledBy(labelWholeForms)(['author', 'Roe A.'], ['title', 'Petals.'], ['container', 'Hedge J'])).toBe(
      'author: Roe A. | title: Petals. | container: Hedge J',
    );
  });

  it('lets several forms speak of one reference', () => {
    const raw = 'Roe, Samuel, The Diary of a Petal, ed. by Bea Doe and Cy Poe, 11 vols (London: Reef, 1970–83), VII, 267–79.';
    expect(parseReference(raw).fields).toMatchObject({
      title: 'The Diary of a Petal',
      editor: [{ family: 'Doe' }, { family: 'Poe' }],
      volume: 'VII',
      page: '267-79',
      publisher: 'Reef',
    });
  });

  it('keeps the second title behind "or" with the first', () => {
    expect(relabelledBy(labelWholeForms)(['author', 'Roe, Ada. Petal-Dick;'], ['title', 'or, The Hedge.'], ['place', 'Bonn:'])).toBe(
      'author: Roe, Ada. | title: Petal-Dick; or, The Hedge. | place: Bonn:',
    );
  });

  it('gives a Chinese thesis its university, which is no journal', () => {
    for (const raw of [
      '刘木. 基于树篱的识别研究[D]. 武汉树篱大学, 2015',
      '刘木.基于树篱的识别研究[D].武汉:武汉树篱大学,2015.',
      'Liu M. On hedges[D]. University of Calgary, 2015.',
    ]) {
      const { fields } = parseReference(raw);
      expect(fields, raw).toMatchObject({ type: 'thesis', issued: { 'date-parts': [[2015]] } });
      expect(fields.publisher, raw).toMatch(/大学$|^University of Calgary$/);
      expect(fields['container-title'], raw).toBeUndefined();
    }
    // Somebody took the wrong code.
    expect(parseReference('马木.基于树篱的调查[D].渭南学院学报, 2012 (8) :116-118.').fields['container-title']).toBe('渭南学院学报');
  });

  it('keeps the year in the name of a meeting behind [C]//, and the house behind it', () => {
    expect(parseReference('Roe A. The open hedge[C]//2009 IEEE Hedge Symposium (HS). IEEE, 2009: 1-314.').fields).toMatchObject({
      title: 'The open hedge',
      'container-title': '2009 IEEE Hedge Symposium (HS)',
      publisher: 'IEEE',
      page: '1-314',
      type: 'paper-conference',
    });
  });

  it('tells the issue of a Chinese journal where no volume is printed', () => {
    expect(parseReference('谷木.树篱应用与发展[J].树篱与流通,2019(03):17.').fields).toMatchObject({ issue: '03', page: '17' });
    const old = parseReference('张木,蔡叶.树篱系统的设计与实现[J].重庆树篱大学学报,2009,06:563-566').fields;
    expect(old).toMatchObject({ issue: '06', page: '563-566' });
    expect(old.volume).toBeUndefined();
  });

  it('ends the authors of ABNT where no semicolon follows their initials', () => {
    expect(parseReference('ROE, R. C. Os Muros e a Educação no Brasil. 2. ed. São Paulo: Folha, 2021.').fields).toMatchObject({
      author: [{ family: 'ROE', given: 'R. C.' }],
      title: 'Os Muros e a Educação no Brasil',
    });
    expect(parseReference('ROE, E. d. V.; DOE, R. B. d. Uma Abordagem das Folhas. Brasília, 2015.').fields.author).toEqual([
      { family: 'ROE', given: 'E. d. V.' },
      { family: 'DOE', given: 'R. B. d.' },
    ]);
    expect(
      parseReference('ROE, M. Z. Padrões de folhas. Tese (Doutorado em Botânica) — Universidade de Serra, Serra, 2011.').fields,
    ).toMatchObject({ title: 'Padrões de folhas', genre: 'Tese (Doutorado em Botânica)', publisher: 'Universidade de Serra' });
    expect(parseReference('ROE, M. A verdade e as folhas. [S. l.]: Nau Editora, 18 mar. 2013.').fields.publisher).toBe('Nau Editora');
  });

  it('takes what stands before “Режим доступу” for the title where no initials stand there', () => {
    for (const name of ['PWA', 'LeafDB', 'Leaf JSX', 'Живопліт у саду'])
      expect(parseReference(`${name} [Електронний ресурс]. – Режим доступу: https://leaves.org/ua`).fields, name).toMatchObject({
        title: name,
      });
    expect(
      parseReference('Иванов И. И. О живых изгородях [Электронный ресурс]. – Режим доступа: https://leaves.org/ru').fields,
    ).toMatchObject({
      author: [{ family: 'Иванов' }],
      title: 'О живых изгородях',
    });
  });

  it('tells the day of a visit from that of the work', () => {
    for (const raw of [
      'URL-2: Leaves Open, https://leaves.org/open (Ziyaret Tarihi: 16 Aralık 2023).',
      '樹木. “葉のページ”. （最終閲覧日：2023年12月16日） https://leaves.jp/open',
      'ROE, Petr, 2020. Listy [online] [vid. 2023-12-16]. Dostupné z: https://leaves.cz/',
    ])
      expect(parseReference(raw).fields.accessed, raw).toEqual({ 'date-parts': [[2023, 12, 16]] });
    expect(parseReference('URL-2: Leaves Open, https://leaves.org/open (Ziyaret Tarihi: 16 Aralık 2023).').fields.issued).toBeUndefined();
  });
});
