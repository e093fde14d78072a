import { describe, expect, it } from 'vitest';
import { tornYears } from '../../../src/extract/parse/torn-years.ts';
import { parseReference } from '../../../src/extract/reference.ts';

const read = (text: string): string => {
  const gone = new Set(tornYears(text).map(({ start }) => start));
  return [...text].filter((_, at) => !gone.has(at)).join('');
};

describe('torn years', () => {
  it.each([
    ['J. Appl. Phys. 12, 34 (1 994).', 'J. Appl. Phys. 12, 34 (1994).'],
    ['Smith, J. (20 10a). Hedges.', 'Smith, J. (2010a). Hedges.'],
    ['In Proc. of ICML, July 20 10.', 'In Proc. of ICML, July 2010.'],
    ['May 9, 1 9 9 7', 'May 9, 1997'],
    ['19 November 1 999', '19 November 1999'],
    ['Phys. Rev. B 12, 34–40, 1 994.', 'Phys. Rev. B 12, 34–40, 1994.'],
    ['J. Appl. Phys. 12 : 34. 1 9 9 4.', 'J. Appl. Phys. 12 : 34. 1994.'],
    ['2 December 2 003 ;', '2 December 2003 ;'],
  ])('%s', (printed, meant) => {
    expect(read(printed)).toBe(meant);
  });

  it.each([
    '12 (4), 1 994–2 003',
    'Nature 20 (10), 2010',
    'May 20 10:30, 2001',
    'May 1 9 pp. 12',
    '12, 34, 19 94 copies',
    'Table 1 9 9 4 3 of five',
    'Psalm 19 94, 2 003 words',
    'Vol. 20 12 issues',
  ])('leaves: %s', (text) => {
    expect(tornYears(text)).toEqual([]);
  });

  it('lets the year of a reference be read, and says where it stands', () => {
    const print = 'Smith, J., Slow hedges. J. Appl. Phys. 12, 34 (1 994).';
    const { fields, spans } = parseReference(print);
    expect(fields.issued?.['date-parts']).toEqual([[1994]]);
    expect(print.slice(spans.issued?.[0]?.start, spans.issued?.[0]?.end)).toContain('1 994');
    expect(fields.volume).toBe('12');
  });
});
