/** What a LaTeX source says of its bibliography; corrections within it are in metadata/file.test.ts. */
import { describe, expect, it } from 'vitest';
import { applyChanges, type TextChange } from '../../../src/repair/metadata/changes.ts';
import { bibitems, drawnFrom, inBibitem } from '../../../src/repair/metadata/tex.ts';
import type { Correction } from '../../../src/repair/metadata.ts';

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
    expect(items.get('c')).toEqual({ start: 0, end: 0, label: '', labelAt: 0 });
    const { label = '', labelAt = 0 } = items.get('b') ?? {};
    expect([label, source.slice(labelAt, labelAt + label.length)]).toEqual(['Ng(2020)', 'Ng(2020)']);
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

  const alone = (text: string, correction: Correction): ReturnType<typeof inBibitem> =>
    inBibitem(text, { start: 0, end: text.length, label: '', labelAt: 0 }, correction);

  it('puts a year in the place of the other, and nothing where it stands twice or within a number', () => {
    expect(alone('A. Ng, On hedges (2019).', date(2020))).toEqual([{ start: 18, end: 22, text: '2020' }]);
    expect(alone('A. Ng, On hedges (2019).', date(2019))).toEqual([]);
    expect(alone('A. Ng, 2019, On 2019.', date(2020))).toMatch(/more than once/);
    expect(alone('A. Ng, 12019.', date(2020))).toMatch(/word for word/);
    expect(alone('A. Ng, On hedges. % 2019', date(2020))).toMatch(/word for word/);
  });

  it('puts the year of the label right as well, where it stands there once', () => {
    const source = '\\bibitem[Ng(2019a)]{a} A. Ng, On hedges (2019).';
    const item = bibitems(source).get('a');
    if (item === undefined) throw new Error('no entry');
    expect(applyChanges(source, inBibitem(source, item, date(2020)) as TextChange[])).toBe(
      '\\bibitem[Ng(2020a)]{a} A. Ng, On hedges (2020).',
    );
    const twice = '\\bibitem[2019(2019)]{a} A. Ng, On hedges (2019).';
    const other = bibitems(twice).get('a');
    if (other === undefined) throw new Error('no entry');
    expect(inBibitem(twice, other, date(2020))).toHaveLength(1);
  });

  it('knows an issue by its brackets and a volume by its command where the bare number stands elsewhere too', () => {
    const detail = (field: 'issue' | 'volume', cited: string, text: string): Correction => ({
      ...date(0),
      field,
      cited,
      value: { kind: 'text', text },
    });
    const printed = 'A. Ng, Part 2 of 7 hedges, \\textbf{7} (2) (2019) 12--27.';
    expect(alone(printed, detail('issue', '2', '3'))).toEqual([
      { start: printed.indexOf('(2)') + 1, end: printed.indexOf('(2)') + 2, text: '3' },
    ]);
    expect(alone(printed, detail('volume', '7', '8'))).toEqual([
      { start: printed.indexOf('{7}') + 1, end: printed.indexOf('{7}') + 2, text: '8' },
    ]);
    expect(alone('A. Ng, Part 2, (2), (2).', detail('issue', '2', '3'))).toMatch(/more than once/);
  });
});
