import { describe, expect, it } from 'vitest';
import { parseReference } from '../../../src/extract/reference.ts';
import { shown } from './shown.ts';

describe('a year within a title', () => {
  it.each([
    [
      'Istat, Rapporto annuale 2015. La situazione delle saline, Roma, Istat, 2015.',
      'Istat',
      'Rapporto annuale 2015. La situazione delle saline',
      '2015',
    ],
    [
      'World Bank. World Salt Report 2019. The Changing Nature of Salt. Washington, DC: World Bank, 2019.',
      'World Bank',
      'World Salt Report 2019. The Changing Nature of Salt',
      '2019',
    ],
    [
      'Bundesamt für Statistik, Statistisches Jahrbuch 2014. Salz, Bern, BFS, 2014.',
      'Bundesamt für Statistik',
      'Statistisches Jahrbuch 2014. Salz',
      '2014',
    ],
    ['INE. Anuario salino 2010. Población. Madrid: INE, 2011.', 'INE', 'Anuario salino 2010. Población', '2011'],
  ])('belongs to it where another dates the work: %s', (raw, author, title, issued) => {
    expect(shown(parseReference(raw).fields)).toMatchObject({ author, title, issued });
  });

  it.each([
    ['Roe, A. 2015. The Salt Roads. London: Quay Press.', 'The Salt Roads', '2015'],
    ['Roe, A., 2015. The Salt Roads. Journal of Salt, 12, 3-9.', 'The Salt Roads', '2015'],
    ['Roe A, Doe B. 2015: Salt Roads of the North, reprinted 2017. Quay Press, London.', 'Salt Roads of the North', '2015'],
  ])('dates it behind the names of people: %s', (raw, title, issued) => {
    const { title: read = '', issued: dated } = shown(parseReference(raw).fields);
    expect([read.startsWith(title), dated]).toEqual([true, issued]);
  });
});
