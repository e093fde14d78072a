/**
 * Lists of works that a project names for all its texts, for one of these that is read alone: its settings lie in the text's folder or
 * in one above, as Quarto, bookdown, MyST, Jupyter Book, MkDocs, mdBook and Sphinx look for them. Only files of these very names are looked
 * for above, and the lists they name are opened only where they lie below them.
 */
import type { Siblings } from '../latex/files.ts';
import { listsOf } from '../markdown/beside.ts';
import { pathFrom } from './includes.ts';
import { bookOf, listsOfBookdown, listsOfJupyter, listsOfMkdocs, listsOfMyst, listsOfQuarto, listsOfSphinx } from './settings.ts';
import { valuesOf } from './values.ts';

/** How many folders above a text are looked into. */
const ABOVE = 6;

type OfValues = (values: unknown, siblings: Siblings, folder: string) => Promise<readonly string[]> | readonly string[];
type OfText = (text: string, siblings: Siblings, folder: string) => Promise<readonly string[]> | readonly string[];
const inYaml =
  (listsIn: OfValues): OfText =>
  async (text, siblings, folder) =>
    listsIn(await valuesOf(text), siblings, folder);

/** Files of projects that name lists for all that lies below them, with what reads the names in each. */
const FILES: readonly (readonly [string, OfText])[] = [
  ['_quarto.yml', inYaml(listsOfQuarto)],
  ['_quarto.yaml', inYaml(listsOfQuarto)],
  ['_bookdown.yml', inYaml(listsOfBookdown)],
  ['myst.yml', inYaml(listsOfMyst)],
  ['_config.yml', inYaml(listsOfJupyter)],
  ['mkdocs.yml', inYaml(listsOfMkdocs)],
  ['book.toml', (text) => bookOf(text).lists],
  ['conf.py', listsOfSphinx],
];
/** What Quarto reads for the texts of one folder. */
const METADATA = '_metadata.yml';

/** What a project gives a text that names no list: the lists by their paths from its folder, and the files that were looked for. */
export interface Shared {
  readonly lists: readonly string[];
  readonly asked: readonly string[];
}

/** The lists of works that the nearest settings above a text name. */
export async function sharedLists(siblings: Siblings): Promise<Shared> {
  const near: string[] = [];
  for (let steps = 0; steps <= ABOVE; steps += 1) {
    const folder = '../'.repeat(steps);
    const metadata = await siblings.settings(steps, METADATA);
    if (metadata !== null) near.push(...namedFrom(folder, listsOf((await valuesOf(metadata)) ?? {})));
    for (const [name, read] of FILES) {
      const text = await siblings.settings(steps, name);
      if (text === null) continue;
      siblings.widen(steps);
      const lists = [...near, ...namedFrom(folder, await read(text, siblings, folder))];
      if (lists.length > 0) return { lists: [...new Set(lists)], asked: [...siblings.sought] };
      siblings.widen(0);
    }
  }
  return { lists: [], asked: [...siblings.sought] };
}

/**
 * Lets a text that names a list above its folder itself ("../refs.bib") open it, where the settings of a project lie above: the list belongs to the
 * project as the text does. Gives the files that were looked for.
 */
export async function openProject(siblings: Siblings): Promise<readonly string[]> {
  for (let steps = 1; steps <= ABOVE; steps += 1)
    for (const [name] of FILES)
      if ((await siblings.settings(steps, name)) !== null) {
        siblings.widen(steps);
        return [...siblings.sought];
      }
  return [...siblings.sought];
}

const namedFrom = (folder: string, names: readonly string[]): string[] => names.map((name) => pathFrom(folder, name));
