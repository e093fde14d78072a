import { describe, expect, it } from 'vitest';
import { insideOf } from '../../../src/extract/citations/inside.ts';

const read = (text: string): string =>
  (insideOf(text) ?? [{ numbers: [] }])
    .map(({ numbers, ...place }) => numbers.join(' ') + ('locator' in place ? ` (${place.locator})` : ''))
    .join(', ');

describe('insideOf', () => {
  it.each([
    ['3', '3'],
    ['3-5, 9', '3 4 5 9'],
    ['1--3', '1 2 3'],
    ['see 4,5–7', '4 5 6 7'],
    ['vgl. 9', '9'],
    ['см.: 9', '9'],
    ['see: 3, 4', '3 4'],
    ['1,cf. 2,3', '1 2 3'],
    ['22, mit weiteren Nachweisen', '22'],
    ['3 and the works listed there', '3'],
    ['15,\\ among\\ others', '15'],
    ['5; 6, with remarks; 8', '5 6 8'],
  ])('reads the works of “%s”', (text, works) => {
    expect(read(text)).toBe(works);
  });

  it.each([
    ['4, S. 12; 5', '4 (S. 12), 5'],
    ['10sec-4,11pp-33–35', '10 (sec-4), 11 (pp-33–35)'],
    ['1[chap3]', '1 (chap3)'],
    ['3, p. 45, 47', '3 (p. 45, 47)'],
    ['1, p. 7, 2', '1 (p. 7), 2'],
  ])('tells places from works in “%s”', (text, works) => {
    expect(read(text)).toBe(works);
  });

  it.each(['12 May 2011', '2 m', 'N = 45', '0, 1', '5, p < .05', 'Table 3', '7-3', '4,', 'p. 12'])('takes “%s” for no mark', (text) => {
    expect(insideOf(text)).toBeNull();
  });
});
