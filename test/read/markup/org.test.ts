/** Org as papers have it that become LaTeX: the list of works is named as LaTeX names it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { parseBytes } from '../../../src/read/parse.ts';
import { place } from '../../cli/made-world.ts';
import { CONTEXT } from '../shown.ts';

const BIB =
  '@article{roe2001, author={Roe, Ann}, title={Of hedges}, journal={Hedges}, year={2001}}\n@book{lee2003, author={Lee, Bo}, title={Walls}, year={2003}}\n';

async function cited(named: string): Promise<readonly (string | null)[]> {
  const { cwd } = place({ 'refs.bib': BIB });
  const path = join(cwd, 'paper.org');
  const text = `#+title: Hedges\n\n* Growing\nHedges grow \\cite{roe2001}, walls fall cite:lee2003.\n\n${named}\n`;
  writeFileSync(path, text);
  const { references, citations } = extract(await parseBytes(Buffer.from(text), { ...CONTEXT, name: 'paper.org', path }));
  return citations.map(({ to }) => references.find(({ id }) => id === to)?.key ?? null);
}

describe('the list of an Org paper', () => {
  it.each([
    '\\bibliographystyle{plain}\n\\bibliography{refs}',
    '#+LATEX: \\bibliography{refs}',
    '#+latex_header: \\addbibresource[location=local]{refs.bib}',
    '#+BEGIN_LaTeX\n\\bibliographystyle{plain}\n\\bibliography{refs}\n#+END_LaTeX',
    '#+begin_export latex\n\\bibliography{refs}\n#+end_export',
    '[[bibliography:refs.bib]]',
  ])('is read: %s', async (named) => {
    expect(await cited(named)).toEqual(['roe2001', 'lee2003']);
  });
  it.each(['# \\bibliography{refs}', '#+begin_src latex\n\\bibliography{refs}\n#+end_src'])(
    'is not what is shown or commented out: %s',
    async (named) => {
      expect(await cited(named)).toEqual([null, null]);
    },
  );
});
