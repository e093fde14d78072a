import { describe, expect, it } from 'vitest';
import { labelRareKinds } from '../../../src/extract/parse/rare-kinds.ts';
import { parseReference } from '../../../src/extract/reference.ts';
import { relabelledBy } from './relabelled.ts';

/** The runs of labels after it, when the pieces were labelled so before. */
const relabelled = relabelledBy(labelRareKinds);

describe('labelRareKinds', () => {
  it('makes a note of who directed a film, and a title of what stands before', () => {
    expect(relabelled(['author', 'Petal Rain.'], ['title', 'Directed by Ann Roe.'], ['publisher', 'RKO,'], ['date', '1941.'])).toBe(
      'title: Petal Rain. | note: Directed by Ann Roe. | publisher: RKO, | date: 1941.',
    );
    expect(relabelled(['author', 'Petal.'], ['editor', 'Dir. A. Roe. Perf. Bea Poe, Cy Doe.'], ['publisher', 'Fox,'])).toBe(
      'title: Petal. | note: Dir. A. Roe. Perf. Bea Poe, Cy Doe. | publisher: Fox,',
    );
    expect(relabelled(['title', 'Fear.'], ['container', 'Curr. Dir. Psychol. Sci.'], ['volume', '7,'])).toBe(
      'title: Fear. | container: Curr. Dir. Psychol. Sci. | volume: 7,',
    );
    expect(relabelled(['author', 'Roe A.'], ['title', 'Directed evolution of petals.'])).toBe(
      'author: Roe A. | title: Directed evolution of petals.',
    );
  });

  it('gives all names of a bracket to its role', () => {
    expect(relabelled(['title', 'Petals'], ['editor', '(T. A. Roe &'], ['translator', 'C. E. Poe, Trans.).'])).toBe(
      'title: Petals | translator: (T. A. Roe & C. E. Poe, Trans.).',
    );
    expect(relabelled(['title', 'Petals'], ['author', '(A. Roe, B. Poe, & C. de Doe, Eds.).'])).toBe(
      'title: Petals | editor: (A. Roe, B. Poe, & C. de Doe, Eds.).',
    );
    expect(relabelled(['title', 'Petals (in rain, Trans.).'])).toBe('title: Petals (in rain, Trans.).');
  });

  it('parts edition, volumes and pages of a bracket', () => {
    expect(relabelled(['title', 'Petals'], ['edition', '(2nd ed.,'], ['place', 'Vols.'], ['pages', '1–2).'])).toBe(
      'title: Petals | edition: (2nd ed., | volume: Vols. 1–2).',
    );
    expect(relabelled(['title', 'Petals'], ['edition', '(3rd ed., Vol. 2,'], ['pages', 'pp. 5–9).'])).toBe(
      'title: Petals | edition: (3rd ed., | volume: Vol. 2, | pages: pp. 5–9).',
    );
  });

  it('takes no scale for a volume', () => {
    expect(relabelled(['title', 'Petal Valley.'], ['volume', '1:'], ['pages', '24,000.'])).toBe('title: Petal Valley. | note: 1: 24,000.');
    expect(relabelled(['container', 'J Rain'], ['volume', '1:'], ['pages', '24–31.'])).toBe(
      'container: J Rain | volume: 1: | pages: 24–31.',
    );
  });

  it('keeps key and opus with the name of a piece of music', () => {
    expect(
      relabelled(
        ['author', 'Roe, A.'],
        ['title', 'Symphony No. 9'],
        ['editor', 'in D Minor, Op.'],
        ['container', '125 ("Choral").'],
        ['place', 'Kassel:'],
      ),
    ).toBe('author: Roe, A. | title: Symphony No. 9 in D Minor, Op. 125 ("Choral"). | place: Kassel:');
    expect(relabelled(['title', 'On form.'], ['container', 'Sonata No. 3']) /* behind a stop: another work */).toBe(
      'title: On form. | container: Sonata No. 3',
    );
  });

  it('reads symbols of the United Nations, an album, and a journal in quotation marks', () => {
    expect(relabelled(['title', 'Resolution 1325,'], ['pages', 'S/RES/1325,'], ['date', '2000'])).toBe(
      'title: Resolution 1325, | number: S/RES/1325, | date: 2000',
    );
    expect(relabelled(['author', 'Roe.'], ['title', 'Petal [Song]. On Rain.'], ['place', 'Parkwood; Columbia.'])).toBe(
      'author: Roe. | title: Petal | genre: [Song]. | other: On | container: Rain. | publisher: Parkwood; Columbia.',
    );
    expect(relabelled(['title', 'Zmiany klimatu, „Wieś i Rola”'], ['date', '2014,'], ['issue', 'nr 3'])).toBe(
      'title: Zmiany klimatu, | container: „Wieś i Rola” | date: 2014, | issue: nr 3',
    );
    expect(relabelled(['title', 'Zmiany „małe”'], ['date', '2014.'])).toBe('title: Zmiany „małe” | date: 2014.');
  });

  it('takes an authority in capitals for the author', () => {
    expect(relabelled(['editor', 'BRASIL. Ministério da Saúde. Política de Chuva.'], ['place', 'Brasília:'])).toBe(
      'author: BRASIL. Ministério da Saúde. | title: Política de Chuva. | place: Brasília:',
    );
    expect(relabelled(['title', 'ASSOCIAÇÃO DE PÉTALAS. Chuva: elaboração.'], ['place', 'Rio:'])).toBe(
      'author: ASSOCIAÇÃO DE PÉTALAS. | title: Chuva: elaboração. | place: Rio:',
    );
    expect(relabelled(['title', 'DNA IN RAIN. A study.'], ['place', 'Rio:'])).toBe('title: DNA IN RAIN. A study. | place: Rio:');
  });

  it('makes a note of who introduced a work, and a number of a communication', () => {
    expect(relabelled(['title', 'Petals.'], ['translator', 'Foreword by Joseph Frank. Trans. Ann Roe.'], ['place', 'Oslo:'])).toBe(
      'title: Petals. | note: Foreword by Joseph Frank. | translator: Trans. Ann Roe. | place: Oslo:',
    );
    expect(relabelled(['title', 'White Paper on Rain,'], ['container', 'COM(2020)'], ['volume', '65 final,'], ['place', 'Oslo'])).toBe(
      'title: White Paper on Rain, | number: COM(2020) 65 final, | place: Oslo',
    );
  });

  it('serves whole references', () => {
    expect(
      parseReference('Piaget, J. (1972). Intelligence and affectivity (T. A. Brown & C. E. Kaegi, Trans.). Annual Reviews.').fields
        .translator,
    ).toEqual([
      { family: 'Brown', given: 'T. A.' },
      { family: 'Kaegi', given: 'C. E.' },
    ]);
  });
});

describe('the number of a patent alone', () => {
  it('is read behind the title, where no journal is', () => {
    expect(parseReference('Roe, J. A. Methods for counting petals. WO2013176772A1, 2013.').fields).toMatchObject({
      number: 'WO2013176772A1',
      issued: { 'date-parts': [[2013]] },
    });
  });
});
