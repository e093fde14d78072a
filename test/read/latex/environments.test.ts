import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';

const ENTRIES = [
  ['hedges', 'Adams, R. and Baker, S. (2001). On hedges and their keepers. Journal of Gardens, 3(2), 1--9.'],
  ['fences', 'Clark, T. (2003). On fences of wood. Journal of Gardens, 4(1), 11--19.'],
  ['walls', 'Davis, U., Evans, V., and Frost, W. (2005). On walls of stone. Journal of Gardens, 5(3), 21--29.'],
  ['ditches', 'Green, X. (2010a). On ditches of clay. Journal of Gardens, 6(4), 31--39.'],
  ['banks', 'Green, X. (2010b). On banks of earth. Journal of Gardens, 6(5), 41--49.'],
] as const;
const NAMED = String.raw`Hedges grow (Adams \& Baker 2001). Fences rot (Clark 2003). Davis et al. (2005) and Green (2010a, b) say so.`;
const NUMBERED = 'Hedges grow [1]. Fences rot [2]. Others [3--5] say so.';
const KEYED = 'Hedges grow [AB01]. Fences rot [Cla03]. Others [DEF05; Gre10a, Gre10b] say so.';
const KEYS = ['AB01', 'Cla03', 'DEF05', 'Gre10a', 'Gre10b'];
const RAISED = String.raw`Hedges grow.$^{1}$ Fences rot.\textsuperscript{2,3} Others say so.$^{4-5}$ We had $x^{2}$ and m$^{2}$.`;
const set = (each: (entry: string, at: number) => string): string => ENTRIES.map(([, entry], i) => each(entry, i)).join('\n');
const inside = (environment: string, list: string, after = ''): string => `\\begin{${environment}}${after}\n${list}\n\\end{${environment}}`;
const HEAD = '\\section*{References}\n';

describe('lists of references set by hand', () => {
  it.each<[string, string, string]>([
    ['hanging paragraphs', NAMED, HEAD + set((entry) => `\\noindent\\hangindent=2em\\hangafter=1 ${entry}\\par`)],
    [
      'an environment for them',
      NAMED,
      HEAD +
        inside(
          'hangparas',
          set((entry) => `${entry}\n`),
          '{.25in}{1}',
        ),
    ],
    [
      'items of a description',
      NAMED,
      HEAD +
        inside(
          'description',
          set((entry) => `\\item ${entry}`),
        ),
    ],
    [
      'references of the astronomers',
      NAMED,
      inside(
        'references',
        set((entry, i) => (i % 2 === 0 ? `\\reference{k${i}} ${entry}` : `\\reference ${entry}`)),
      ),
    ],
    [
      'numbered items',
      NUMBERED,
      HEAD +
        inside(
          'enumerate',
          set((entry) => `\\item ${entry}`),
        ),
    ],
    [
      'numbered items with labels',
      'Hedges [\\ref{r0}]. Fences [\\ref{r1}, \\ref{r2}]. Others [\\ref{r3}--\\ref{r4}].',
      HEAD +
        inside(
          'enumerate',
          set((entry, i) => `\\item\\label{r${i}} ${entry}`),
        ),
    ],
    [
      'labels of their own',
      KEYED,
      HEAD +
        inside(
          'description',
          set((entry, i) => `\\item[{[${KEYS[i]}]}] ${entry}`),
        ),
    ],
    [
      'labels of their own in a list',
      KEYED,
      HEAD +
        inside(
          'list',
          set((entry, i) => `\\item[[${KEYS[i]}]] ${entry}`),
          '{}{\\leftmargin=3em}',
        ),
    ],
    [
      'entries cited by typed numbers',
      NUMBERED,
      inside(
        'thebibliography',
        set((entry, i) => `\\bibitem{k${i}} ${entry}`),
        '{9}',
      ),
    ],
    [
      'raised numbers',
      RAISED,
      HEAD +
        inside(
          'enumerate',
          set((entry) => `\\item ${entry}`),
        ),
    ],
    [
      'harvard',
      '\\cite{k0}, \\citeasnoun{k1}, \\cite{k2,k3, k4}.',
      inside(
        'thebibliography',
        set((entry, i) => `\\harvarditem{Author}{200${i}}{k${i}} ${entry}`),
        '{}',
      ),
    ],
  ])('%s', async (_, text, list) => {
    const source = `\\documentclass{article}\n\\begin{document}\n${text}\n\n${list}\n\\end{document}\n`;
    const document = await readDocument({ name: 'a.tex', bytes: new TextEncoder().encode(source) }, { isolate: false });
    const { references, citations, remarks } = extract(document);
    const words = new Map(references.map(({ id, raw }) => [id, ENTRIES.find(([word]) => raw.includes(`On ${word}`))?.[0] ?? raw]));
    expect(references).toHaveLength(ENTRIES.length);
    expect(citations.map(({ to }) => (to === null ? null : words.get(to)))).toEqual(ENTRIES.map(([word]) => word));
    expect(remarks).toEqual([]);
  });
});
