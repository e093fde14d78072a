import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReferenceHeading, isSureHeading } from '../../../src/read/pdf/headings.ts';
import { headsList, LIST_HEADINGS } from '../../../src/text/list-headings.ts';

const NAMES = LIST_HEADINGS.flatMap((row) => row.split(';'));
const NUMBERS = ['', '7. ', '3.5 ', 'IV ', 'VIII. ', 'XII ', 'A.1 ', 'Chapter 3: ', 'Kapitel 2. ', 'Part IV: ', 'capítulo 4. '];

describe('headings of lists of references', () => {
  it('are known in every language, with numbers in front, in capitals', () => {
    for (const name of NAMES)
      for (const number of NUMBERS) {
        expect(isReferenceHeading(number + name) || (number + name).length > 60 || !headsList(number + name), number + name).toBe(true);
        expect(isReferenceHeading(name.toUpperCase()) || !headsList(name.toUpperCase()), name).toBe(true);
      }
  });

  it('are known in small capitals whose letters stand apart', () => {
    for (const text of ['R EFERENCES', 'RE FERENCES', 'IV. R EFERENCES', 'B IBLIOGRAPHY', 'L I T E R A T U R', 'W ORKS C ITED'])
      expect(isReferenceHeading(text), text).toBe(text !== 'W ORKS C ITED');
  });

  it('are known where a few characters stand apart', () => {
    for (const text of ['参 考 文 献', '文　献', '参　考　文　献']) expect(isReferenceHeading(text), text).toBe(true);
    expect(isReferenceHeading('王 海')).toBe(false);
  });

  it('are the same whether or not the first letters could tell', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'refliwbVIX .3aé\u0301'), maxLength: 5 });
    fc.assert(
      fc.property(letters, fc.constantFrom(...NAMES), (before, name) => {
        const text = `${before}${name}`;
        if (text.trim().length <= 60 && headsList(text)) expect(isReferenceHeading(text)).toBe(true);
      }),
    );
  });

  it('are told from running text', () => {
    for (const text of [
      'in the references',
      'References are given below',
      'Marsh, A. (2001). Reefs.',
      'Part of the literature',
      'vis-à-vis',
    ])
      expect(isReferenceHeading(text), text).toBe(false);
  });

  it('are sure only where nothing else is so called', () => {
    expect(isSureHeading('R EFERENCES')).toBe(true);
    expect(isSureHeading('参考文献')).toBe(true);
    expect(isSureHeading('Sources')).toBe(false);
  });
});
