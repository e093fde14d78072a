import { describe, expect, it } from 'vitest';
import { parseReference } from '../../../src/extract/reference.ts';

const told = (raw: string): unknown => {
  const { type, number, issued, author, title } = parseReference(raw).fields;
  return { type, number, day: issued?.['date-parts']?.[0], author: author?.[0]?.literal, title };
};

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
