/** What a LaTeX source says of its bibliography; corrections within it are in metadata-file.test.ts. */
import { describe, expect, it } from 'vitest';
import type { Correction } from '../../src/repair/metadata.ts';
import { bibitems, drawnFrom, inBibitem } from '../../src/repair/metadata-tex.ts';

describe('drawnFrom', () => {
  it('names the .bib files and the sources that are taken in, each once, and none of a comment', () => {
    const source = [
      '\\input{intro} \\include{chapters/one} \\subfile {two}',
      '\\bibliography{refs, more}',
      '\\addbibresource[location=local]{refs.bib}',
      '% \\bibliography{old}',
      '100\\% sure \\addglobalbib{all.bib} \\input{intro}',
      'a \\\\% \\input{gone}',
    ].join('\n');
    expect(drawnFrom(source)).toEqual({
      bibliographies: ['refs', 'more', 'refs.bib', 'all.bib'],
      inputs: ['intro', 'chapters/one', 'two'],
    });
    expect(drawnFrom('nothing')).toEqual({ bibliographies: [], inputs: [] });
  });
});

describe('bibitems', () => {
  it('gives the words of each entry, and none for a key that names two', () => {
    const source =
      '\\begin{thebibliography}{9}\n\\bibitem{a} On hedges.\n\\bibitem[Ng(2020)]{b } On walls.\n\\bibitem{c} One.\n\\bibitem{c} Two.\n\\end{thebibliography}\nAfter.';
    const items = bibitems(source);
    const words = (key: string): string => source.slice(items.get(key)?.start, items.get(key)?.end).trim();
    expect([...items.keys()]).toEqual(['a', 'b', 'c']);
    expect([words('a'), words('b')]).toEqual(['On hedges.', 'On walls.']);
    expect(items.get('c')).toEqual({ start: 0, end: 0 });
    expect(source.slice(0, items.get('c')?.end)).not.toContain('After');
  });
});

describe('inBibitem', () => {
  const date = (year: number): Correction => ({
    key: 'a',
    field: 'issued',
    cited: '2019',
    value: { kind: 'date', parts: [year] },
    source: 'crossref:1',
    why: 'another year',
  });

  it('puts a year in the place of the other, and nothing where it stands twice or within a number', () => {
    expect(inBibitem('A. Ng, On hedges (2019).', date(2020))).toEqual([{ start: 18, end: 22, text: '2020' }]);
    expect(inBibitem('A. Ng, On hedges (2019).', date(2019))).toEqual([]);
    expect(inBibitem('A. Ng, 2019, On 2019.', date(2020))).toMatch(/more than once/);
    expect(inBibitem('A. Ng, 12019.', date(2020))).toMatch(/more than once/);
    expect(inBibitem('A. Ng, On hedges. % 2019', date(2020))).toMatch(/word for word/);
  });
});
