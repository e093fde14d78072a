/** What lies in a folder that was handed over, and what only seems to. */
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileInside } from '../../../src/server/packed/inside.ts';
import { place } from '../../cli/made-world.ts';

it('files below a folder are inside it; folders, steps out and links that lead out are not', () => {
  const { cwd } = place({ 'given/a.bib': 'x', 'given/deep/b.bib': 'y', 'given..bib': 'z', 'outside.bib': 'o' });
  const root = join(cwd, 'given');
  symlinkSync(join(cwd, 'outside.bib'), join(root, 'out.bib'));
  symlinkSync(cwd, join(root, 'up'));
  symlinkSync(join(root, 'a.bib'), join(root, 'in.bib'));
  mkdirSync(join(root, 'folder.bib'));
  const asked = [
    'a.bib',
    'deep/b.bib',
    'deep/../a.bib',
    'in.bib',
    'folder.bib',
    '../outside.bib',
    '../given..bib',
    'out.bib',
    'up/outside.bib',
  ];
  expect(asked.filter((name) => fileInside(root, join(root, name)))).toEqual(asked.slice(0, 4));
  expect(fileInside(root, '/etc/passwd')).toBe(false);
  expect(fileInside(root, join(root, 'none.bib'))).toBe(false);
  expect(fileInside(root, `${root}/a\0.bib`)).toBe(false);
});
