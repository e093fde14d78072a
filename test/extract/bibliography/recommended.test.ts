import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { blocksOf } from '../document-of.ts';

const entry = (name: string, year: number) => `${name}, A. (${year}). On the ${name} hedges. Journal of Hedges, 3, 1-9.`;
const CITED = ['Arden', 'Brook', 'Croft', 'Dale'].map((name, i) => entry(name, 2001 + i));
/** Entries that are called uncited where the second list has this heading. */
const uncited = (heading: string): string[] => {
  const document = blocksOf([
    ['paragraph', 'Hedges grow (Arden, 2001; Brook, 2002; Croft, 2003; Dale, 2004).'],
    ['heading', 'References'],
    ...CITED.map((words) => ['paragraph', words] as const),
    ['heading', heading],
    ['paragraph', entry('Heath', 2009)],
    ['paragraph', entry('Moor', 2010)],
  ]);
  const { remarks, references } = extract(document);
  return remarks
    .filter(({ kind }) => kind === 'listed-but-uncited')
    .map(({ about }) => references.find(({ id }) => id === about[0])?.raw.split(',')[0] ?? '');
};

describe('recommendedIn', () => {
  it.each(['Further reading', 'Suggested readings', 'Weiterführende Literatur'])('calls nothing below “%s” uncited', (heading) => {
    expect(uncited(heading)).toEqual([]);
  });
  it.each(['Additional references', 'References and further reading'])('does below “%s”', (heading) => {
    expect(uncited(heading)).toEqual(['Heath', 'Moor']);
  });
});
