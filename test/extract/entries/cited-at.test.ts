import { describe, expect, it } from 'vitest';
import { withoutCitedAt, withoutPages } from '../../../src/extract/entries/cited-at.ts';
import { parseReference } from '../../../src/extract/reference.ts';

describe('withoutCitedAt', () => {
  it('takes away where an entry is cited, in the words of many templates', () => {
    for (const said of [
      'Citado na página 14.',
      'Citado 10 vezes nas páginas 13, 1, 7, 8, 9, 10, 12, 15, 16 e 21.',
      'Citado nas pp. 36–40.',
      '(citado na pg. 21).',
      'Citado 2 veces en las páginas 3 y 5.',
      'Cited on page 12.',
      '(cited on pp. 4, 17 and 20)',
      'Cited 3 times on pages 1, 8 and 9.',
      'Zitiert auf Seite 7',
      'Цитируется на с. 5, 8',
    ])
      expect(withoutCitedAt(`ROE, A. Sobre folhas. São Paulo: Atlas, 2008. ${said}`), said).toBe(
        'ROE, A. Sobre folhas. São Paulo: Atlas, 2008.',
      );
  });

  it('leaves what is of the work: its pages, and in whom it is cited', () => {
    for (const raw of [
      'ROE, A. Sobre folhas. Revista, v. 3, p. 12-20, 2008.',
      'Roe, A. 1999. On leaves, cited in Doe 2001.',
      'Roe A. How often is a page cited? Leaves 2001; 3: 4–5.',
      'Cited on page 12.',
    ])
      expect(withoutCitedAt(raw)).toBe(raw);
  });

  it('so that its pages are no longer those of the work', () => {
    const { fields } = parseReference(
      withoutCitedAt(
        'ROE, N. Leaves in practice. [S.l.]: Reef Media, 2007. ISBN 0-596-52955-4. Citado 10 vezes nas páginas 13, 1, 7, 8, 9 e 21.',
      ),
    );
    expect(fields.page).toBeUndefined();
    expect(fields.title).toBe('Leaves in practice');
  });
});

describe('withoutPages', () => {
  const works = Array.from({ length: 10 }, (_, i) => `Roe, A. On leaf ${i}. Hedge Rev. ${i + 2} (20${10 + i}).`);

  it('takes away rows of pages that rise, where nearly every entry of a list ends in one', () => {
    const printed = works.map((work, i) => `${work} ${i === 3 ? `${i + 4}, 58,\n63` : i + 4}`);
    expect(withoutPages(printed, 120)).toEqual(works);
  });

  it('leaves lists whose last numbers are their own', () => {
    for (const ends of [
      works.map((work) => work.replace(/\.$/, ', 45.')),
      works.map((work, i) => `${work} ${900 + i}, 950`),
      works.map((work, i) => `${work} ${60 - i}, 12`),
      works.map((work, i) => (i < 5 ? `${work} ${i + 4}` : work)),
      works.map((work) => `${work} 7`),
    ])
      expect(withoutPages(ends, 120)).toEqual(ends);
    expect(withoutPages([`${works[0]} 3, 4`], 120)).toEqual([`${works[0]} 3, 4`]);
  });
});
