import { describe, expect, it } from 'vitest';
import { type Manner, unordered } from '../../../src/text/people/one.ts';

const told = (text: string, manner?: Manner): string => {
  const { family, given, literal, suffix, ...rest } = unordered(text, manner);
  return (
    literal ?? [`${given ?? ''}|${[rest['non-dropping-particle'], family].filter(Boolean).join(' ')}`, suffix].filter(Boolean).join('|')
  );
};

describe('one name without a comma', () => {
  it.each([
    ['J. Nathan Kutz', 'J. Nathan|Kutz'],
    ['C Lawrence Zitnick', 'C Lawrence|Zitnick'],
    ['C. P. Anil Kumar', 'C. P. Anil|Kumar'],
    ['J. Michael O’Malley', 'J. Michael|O’Malley'],
    ['M. Di Castro', 'M.|Di Castro'],
    ['J. van den Berg', 'J.|van den Berg'],
    ['Fuente M de la', 'M|de la Fuente'],
    ['Meulen F van der', 'F|van der Meulen'],
    ['Smet PAGM de', 'PAGM|de Smet'],
    ['Ramon y Cajal S', 'S|Ramon y Cajal'],
    // Two people whose comma was lost, and initials that were torn: nothing is known of what is given.
    ['S. Keshav H. Zhang', 'S.|Keshav H. Zhang'],
    ['Charline Le Lan', 'Charline|Le Lan'],
    ['Dirk De Hertog', 'Dirk|De Hertog'],
    ['Sara Van De Geer', 'Sara|Van De Geer'],
    ['Nguyen Van Anh', 'Nguyen Van|Anh'],
    ['Bin Nan', 'Bin|Nan'],
    ['Xue Bin Peng', 'Xue Bin|Peng'],
    ['Diarmuid Ó Séaghdha', 'Diarmuid|Ó Séaghdha'],
    ['Pozo Ó', 'Ó|Pozo'],
    ['GC Jr Santos', 'GC|Santos|Jr'],
    ['L. v. Smekal', 'L.|v. Smekal'],
  ])('%s', (text, expected) => {
    expect(told(text)).toBe(expected);
  });

  it('leaves two words behind initials to the family name where the list abbreviates', () => {
    expect(told('M. García López', { shouted: false, abbreviates: () => true })).toBe('M.|García López');
  });
});
