/** Files that a source holds itself: taken out of it whole, found by name, nothing of them left in the text. */
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../src/index.ts';
import { heldApart } from '../../../src/read/latex/held.ts';

const file = (name: string, text: string, star = ''): string =>
  `\\begin{filecontents${star}}{${name}}\n${text}\n\\end{filecontents${star}}\n`;
const BIB = '@article{a, title={Alpha papers}, author={Ng, A.}, year={2001}, url={https://x.org/a%20b}}';

describe('files that a source holds', () => {
  it('are taken out of it as they stand, signs of comments in them', () => {
    const { rest, held } = heldApart(
      `${file('./refs.bib', BIB, '*')}\\documentclass{article}\n${file('one.tex', '50\\% of all % not this')}`,
    );
    expect([...held]).toEqual([
      ['refs.bib', { text: `\n${BIB}\n`, shift: 0 }],
      ['one.tex', { text: '\n50\\% of all % not this\n', shift: 4 }],
    ]);
    expect(rest.trim()).toBe('\\documentclass{article}');
  });

  it('are none where a comment or an unended one says so; the first of a name counts', () => {
    for (const none of ['% \\begin{filecontents}{a.bib}\nx\n% \\end{filecontents}', '\\begin{filecontents}{a.bib}\nx'])
      expect(heldApart(none)).toEqual({ rest: none, blank: none, held: new Map() });
    expect(heldApart(file('a.bib', '1') + file('a.bib', '2')).held.get('a.bib')?.text).toBe('\n1\n');
  });

  it('are read where they are named: chapters, what these draw in, lists, printed lists', async () => {
    const read = async (source: string) => readDocument({ name: 'main.tex', bytes: Buffer.from(source) }, { isolate: false });
    const project = await read(
      `\\documentclass{article}\n\\begin{document}\nOwn words. \\input{parts/one}\n\\bibliography{lists/refs}\n\\end{document}\n${file(
        'parts/one.tex',
        'First, see \\cite{a}. \\input{parts/two}',
      )}${file('parts/two.tex', 'Second.')}${file('lists/refs.bib', BIB)}`,
    );
    for (const word of ['Own words', 'First', 'Second.', 'Alpha papers']) expect(project.text.split(word)).toHaveLength(2);
    expect(project.skipped).toEqual([]);
    expect(JSON.stringify(project.entries)).toContain('https://x.org/a%20b');
    const printed = await read(
      `\\documentclass{article}\n\\begin{document}\nSee \\cite{a}.\\bibliography{refs}\n\\end{document}\n${file(
        'main.bbl',
        '\\begin{thebibliography}{1}\\bibitem{a} A. Ng. Alpha papers. 2001.\\end{thebibliography}',
      )}`,
    );
    expect(printed.blocks.filter(({ kind }) => kind === 'reference').map(({ label }) => label)).toHaveLength(1);
  });
});
