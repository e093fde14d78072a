import { describe, expect, it } from 'vitest';
import { parseReference } from '../../../src/extract/reference.ts';

const told = (raw: string): ReturnType<typeof parseReference>['fields'] => {
  const { fields, spans } = parseReference(raw);
  for (const name of ['title', 'container-title', 'publisher', 'publisher-place'] as const) {
    const [place, more] = spans[name] ?? [];
    if (place !== undefined && more === undefined) expect(raw.slice(place.start, place.end)).toBe(fields[name]);
  }
  return fields;
};

describe('what was read as a venue', () => {
  it('is a Chinese house', () => {
    expect(told('陈平原：《中国花瓣小说》，上海人民出版社1988年版，第35—40页。')).toMatchObject({
      publisher: '上海人民出版社',
      type: 'book',
    });
  });

  it('is a house of a Russian list, with its town', () => {
    expect(
      told(
        'Volkov V. V., Orlov O. V. Teoriya lepestkov [Theory of petals]. Saint Petersburg, European University Publ., 2008. 298 p. (In Russ.)',
      ),
    ).toMatchObject({
      title: 'Teoriya lepestkov [Theory of petals]',
      'publisher-place': 'Saint Petersburg',
      publisher: 'European University Publ.',
    });
  });

  it('is a site and who keeps it', () => {
    expect(told('“Petal.” Wikipedia, Wikimedia Foundation, 22 July 2004, en.wikipedia.org/wiki/Petal.')).toMatchObject({
      'container-title': 'Wikipedia',
      publisher: 'Wikimedia Foundation',
    });
  });

  it('has the kind of the work, a day or a URN beside it', () => {
    expect(
      told(
        'Barack Petal [@BarackPetal]. (2017, August 13). "No one is born hating another petal" [Tweet]. Twitter. https://twitter.com/BarackPetal/status/896523232098',
      ),
    ).toMatchObject({ 'container-title': 'Twitter', genre: 'Tweet' });
    expect(
      told(
        'Smith, J. (2022) ‘How to build a shed’, DIY Weekly [blog], 4 April. Available at: https://diyweekly.example.com/shed (Accessed: 5 May 2022).',
      ),
    ).toMatchObject({
      'container-title': 'DIY Weekly',
      issued: { 'date-parts': [[2022, 4, 4]] },
    });
    const thesis = told(
      'Stein, Anna: Lernen im Alter. Eine qualitative Studie. Dissertation, Universität zu Köln, 2014. URN: urn:nbn:de:hbz:38-56789.',
    );
    expect([thesis['container-title'], thesis.page]).toEqual([undefined, undefined]);
  });

  it('is a newspaper in front of "[en ligne]"', () => {
    expect(
      told(
        "Lemaire V. L'économie des pétales en débat. Le Monde [en ligne]. 14 janvier 2020 [consulté le 3 mars 2021]. Disponible sur : https://www.lemonde.fr/petales.html",
      ),
    ).toMatchObject({
      title: "L'économie des pétales en débat",
      'container-title': 'Le Monde',
      accessed: { 'date-parts': [[2021, 3, 3]] },
    });
  });

  it('is the end of the title, where volume, issue and pages stand behind a town', () => {
    expect(
      told('COSTA, P. R.; MENDES, A. L. Leitura e escola. Educação e Pesquisa, São Paulo, v. 31, n. 2, p. 211-230, maio/ago. 2005.'),
    ).toMatchObject({
      title: 'Leitura e escola',
      'container-title': 'Educação e Pesquisa',
    });
  });

  it('is a venue elsewhere', () => {
    expect(told('Roe, A. (2010). On petals. Journal of Petals, 12(3), 1–9.')['container-title']).toBe('Journal of Petals');
    expect(told('张三. 花瓣研究[J]. 出版社通讯, 2018, 41(5): 1033-1050.')['container-title']).toBe('出版社通讯');
  });

  it('leaves the town of a school where a thesis was written', () => {
    expect(
      told(
        'PEREIRA, L. M. O ensino de pétalas na escola. 2009. 210 f. Tese (Doutorado em Educação) – Universidade Federal do Paraná, Curitiba, 2009.',
      ),
    ).toMatchObject({ genre: 'Tese (Doutorado em Educação)', publisher: 'Universidade Federal do Paraná', 'publisher-place': 'Curitiba' });
  });
});
