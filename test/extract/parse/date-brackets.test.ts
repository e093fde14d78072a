import { describe, expect, it } from 'vitest';
import { parseReference } from '../../../src/extract/reference.ts';

const issued = (raw: string): unknown => {
  const { fields } = parseReference(raw);
  return { issued: fields.issued?.['date-parts']?.[0] ?? fields.issued?.literal, title: fields.title };
};

describe('dates in brackets', () => {
  it.each([
    ['Rosas, M. (7 de octubre de 2010). Los pétalos y la vida. El País, p. 15.', [2010, 10, 7], 'Los pétalos y la vida'],
    ['Hansen, K. (2015, 4. mars). Nye tall om kronblader. Aftenposten, s. 12.', [2015, 3, 4], 'Nye tall om kronblader'],
    ['Aydın, K. (2017, 12 Mart). Gül gerçeği. Hürriyet, s. 5.', [2017, 3, 12], 'Gül gerçeği'],
    ['Newton, I. (ca. 1672). Of petals. Trinity College, Cambridge.', [1672], 'Of petals'],
    ['Krämer, H.-J. & Wolf, P. (im Druck). Blüten im Unterricht. Zeitschrift für Pädagogik.', 'im druck', 'Blüten im Unterricht'],
    ['Núñez, A. (en prensa). La ciudad y el pétalo. Revista de Geografía Norte Grande.', 'en prensa', 'La ciudad y el pétalo'],
    ['(2018) Morgan, T., & Hall, R. "Petals at work." Academy of Management Journal, 61(2), 330–351.', [2018], 'Petals at work'],
  ])('are a date: %s', (raw, date, title) => {
    expect(issued(raw)).toEqual({ issued: date, title });
  });

  it('leave the names before them whole', () => {
    expect(parseReference('Krämer, H.-J. & Wolf, P. (im Druck). Blüten im Unterricht. Zeitschrift für Pädagogik.').fields.author).toEqual([
      { family: 'Krämer', given: 'H.-J.' },
      { family: 'Wolf', given: 'P.' },
    ]);
  });

  it('are no date where a name or a number in a list stands in them', () => {
    expect(parseReference('(12) Morgan, T. Petals at work. Petal Studies 2018, 61, 330–351.').fields.issued?.['date-parts']).toEqual([
      [2018],
    ]);
    expect(parseReference('Obama, Barack (Host). (2017). Petals. Reef Press.').fields.author).toEqual([
      { family: 'Obama', given: 'Barack' },
    ]);
  });

  it('leave a university its number', () => {
    const { publisher, issued: date } = parseReference(
      'Garnier, Sophie. La politique des pétales au Maghreb. Thèse de doctorat, Université Paris 8, 2011.',
    ).fields;
    expect([publisher, date?.['date-parts']]).toEqual(['Université Paris 8', [[2011]]]);
  });
});
