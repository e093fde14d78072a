import { describe, expect, it } from 'vitest';
import { fromLinks } from '../../../src/extract/entries/links.ts';

const over = (href: string) => ({ span: { start: 0, end: 5 }, href });
const doi = (printed: string | undefined, words: string, ...hrefs: string[]): string | undefined =>
  fromLinks(hrefs.map(over), printed === undefined ? {} : { DOI: printed }, words).DOI;

describe('links over an entry', () => {
  it('tell a DOI and an address that are not printed', () => {
    expect(fromLinks([over('https://doi.org/10.5555/reef.12'), over('https://example.org/a')], {}, 'Reef Letters.')).toEqual({
      DOI: '10.5555/reef.12',
      URL: 'https://example.org/a',
    });
    expect(fromLinks([over('https://scholar.google.com/scholar?q=reef'), over('mailto:a@example.org')], {}, 'Reef.')).toEqual({});
  });

  it.each([
    ['behind a blank', 'doi:10.5555/reef.2007.12. 008.'],
    ['on the next line', 'doi:10.5555/reef.2007.12.\n008'],
    ['behind a hyphen of the line', 'doi:10.5555/reef.2007.12-\n.008, accessed 2020'],
    ['nowhere: the entry ends', 'doi:10.5555/reef.2007.12.'],
    ['nowhere: the line ends', 'doi:10.5555/reef.2007.12\nAccessed in May.'],
  ])('tell the whole of a DOI whose rest stands %s', (_, words) => {
    expect(doi('10.5555/reef.2007.12', words, 'https://doi.org/10.5555/REEF.2007.12.008')?.toLowerCase()).toBe('10.5555/reef.2007.12.008');
  });

  it.each([
    ['another DOI', 'doi:10.5555/reef.2007.12', 'https://doi.org/10.5555/reef.2008.12.008'],
    ['less than is printed', 'doi:10.5555/reef.2007.12', 'https://doi.org/10.5555/reef.2007'],
    ['more in the midst of a line', 'doi:10.5555/reef.2007.12 (accessed 2020).', 'https://doi.org/10.5555/reef.2007.12.008'],
    ['a number that goes on', 'doi:10.5555/reef.2007.12 2020.', 'https://example.org/doi/10.5555/reef.2007.122'],
    ['a rest without a number', 'doi:10.5555/reef.2007.12', 'https://doi.org/10.5555/reef.2007.12accessed'],
    ['a supplement', 'doi:10.5555/reef.2007.12', 'https://doi.org/10.5555/reef.2007.12.s001'],
    ['a figure', 'doi:10.5555/reef.2007.12', 'https://doi.org/10.5555/reef.2007.12.g001'],
    ['a part of the work', 'doi:10.5555/reef.2007.12', 'https://doi.org/10.5555/reef.2007.12/2'],
    ['more on a page that is no resolver', 'doi:10.5555/reef.2007.12', 'https://example.org/doi/10.5555/reef.2007.12.008'],
  ])('leave a printed DOI alone where they lead to %s', (_, words, href) => {
    expect(doi('10.5555/reef.2007.12', words, href)).toBeUndefined();
  });

  it('tell nothing where two of them go on otherwise', () => {
    const hrefs = ['https://doi.org/10.5555/reef.2007.12.008', 'https://doi.org/10.5555/reef.2007.12.009'];
    expect(doi('10.5555/reef.2007.12', 'doi:10.5555/reef.2007.12', ...hrefs)).toBeUndefined();
  });
});
