/** Lists above the folder of a text, which a project lets it open. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseBytes } from '../../../src/read/parse.ts';
import { place } from '../../cli/made-world.ts';
import { CONTEXT } from '../shown.ts';

const BIB = '@article{roe2001, author={Roe, Ann}, title={Of hedges}, journal={Hedges}, year={2001}}\n';
const PAGE = '---\nbibliography: ../refs.bib\n---\n\nIt is so [@roe2001].\n';

async function read(files: Readonly<Record<string, string>>, name: string) {
  const { cwd } = place({ ...files, [name]: PAGE });
  const path = join(cwd, name);
  writeFileSync(path, PAGE);
  const { entries, skipped = [] } = await parseBytes(Buffer.from(PAGE), { ...CONTEXT, name: 'page.qmd', path });
  return { keys: entries.map(({ key }) => key), why: skipped.map(({ why }) => why) };
}

describe('openProject', () => {
  it.each(['_quarto.yml', '_bookdown.yml', 'myst.yml', 'mkdocs.yml'])(
    'lets a page of a project open the list beside %s that it names',
    async (settings) => {
      const files = { [`site/${settings}`]: 'title: Gardens\n', 'site/refs.bib': BIB };
      expect(await read(files, 'site/pages/page.qmd')).toEqual({ keys: ['roe2001'], why: [] });
    },
  );
  it('opens nothing above a text of no project, nor above the project', async () => {
    const why = ['it lies outside the folder of the document and was not opened'];
    expect(await read({ 'site/refs.bib': BIB }, 'site/pages/page.qmd')).toEqual({ keys: [], why });
    expect(await read({ 'site/refs.bib': BIB, 'site/pages/_quarto.yml': 'project:\n  type: book\n' }, 'site/pages/page.qmd')).toEqual({
      keys: [],
      why,
    });
  });
});
