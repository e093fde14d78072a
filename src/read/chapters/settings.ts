/**
 * The lists of works that the settings of a project name, by their paths from its folder. `folder` leads from the document to that folder:
 * `''` where it lies beside the settings, `../` where it lies in a folder below.
 */
import type { Siblings } from '../latex/files.ts';
import { frontMatter, listsOf } from '../markdown/beside.ts';
import { pathFrom } from './includes.ts';
import { named, own, valuesOf } from './values.ts';

/** Most files that add to the settings of Quarto. */
const MOST = 20;

/**
 * The settings of Quarto with those that it adds: of the profile that counts where none is chosen, and `metadata-files`. Where it says of
 * no profile that it counts, and names no chapters itself, all profiles do, in the order of their names.
 */
export async function quartoSettings(values: unknown, siblings: Siblings, folder: string): Promise<readonly unknown[]> {
  const profile = own(values, 'profile');
  const groups = own(profile, 'group');
  const first = Array.isArray(groups)
    ? Array.isArray(groups[0])
      ? groups.flatMap((one: unknown) => named(one).slice(0, 1))
      : named(groups).slice(0, 1)
    : [];
  const said = [...named(own(profile, 'default')), ...first].map((name) => `_quarto-${name}.yml`);
  const whole = said.length > 0 || own(own(values, 'book'), 'chapters') !== undefined;
  const profiles = whole ? said : await siblings.inFolder(/^_quarto-[^/]{1,80}\.ya?ml$/, folder);
  const all: unknown[] = [values];
  for (const name of [...profiles, ...named(own(values, 'metadata-files'))].slice(0, MOST)) {
    const text = await siblings.read([pathFrom(folder, name)], { quiet: true });
    if (text !== null) all.push(await valuesOf(text));
  }
  return all;
}

/** Lists of a Quarto project. */
export async function listsOfQuarto(values: unknown, siblings: Siblings, folder: string): Promise<readonly string[]> {
  const all = await quartoSettings(values, siblings, folder);
  return all.flatMap((one) => [...named(own(one, 'bibliography')), ...named(own(own(one, 'book'), 'bibliography'))]);
}

/** Lists of a book of bookdown: those of its first file, and what its settings name. */
export async function listsOfBookdown(values: unknown, siblings: Siblings, folder: string): Promise<readonly string[]> {
  const index = await siblings.read([`${folder}index.Rmd`, `${folder}index.rmd`], { quiet: true });
  return [...(index === null ? [] : listsOf((await frontMatter(index)).matter)), ...named(own(values, 'bibliography'))];
}

/** Lists of a MyST project: without a word of them, all of its folder count. */
export async function listsOfMyst(values: unknown, siblings: Siblings, folder: string): Promise<readonly string[]> {
  const said = named(own(own(values, 'project'), 'bibliography'));
  return said.length > 0 ? said : siblings.inFolder(/\.bib$/i, folder);
}

/** Lists of a Jupyter Book. */
export const listsOfJupyter = (values: unknown): readonly string[] => [
  ...named(own(values, 'bibtex_bibfiles')),
  ...named(own(own(own(values, 'sphinx'), 'config'), 'bibtex_bibfiles')),
];

/** Lists of MkDocs: a file, or all of a folder. */
export async function listsOfMkdocs(values: unknown, siblings: Siblings, folder: string): Promise<readonly string[]> {
  const plugins = own(values, 'plugins');
  const bibtex = (Array.isArray(plugins) ? plugins : [plugins]).map((one: unknown) => own(one, 'bibtex')).find((one) => one !== undefined);
  const [below] = named(own(bibtex, 'bib_dir'));
  const within = below === undefined ? [] : await siblings.inFolder(/\.bib$/i, `${pathFrom(folder, below)}/`);
  return [...named(own(bibtex, 'bib_file')), ...within.map((name) => pathFrom(`${below}/`, name))];
}

/** What a line of TOML gives to a name in a section of the settings of mdBook; names may be in quotation marks of either kind. */
interface Row {
  readonly section: string;
  readonly name: string;
  readonly value: string;
}

function rowsOf(toml: string): Row[] {
  const rows: Row[] = [];
  let section = '';
  for (const line of toml.split('\n').slice(0, 5_000)) {
    const [, head] = /^\s{0,20}\[{1,2}([^[\]\n]{1,200})\]{1,2}/.exec(line) ?? [];
    if (head !== undefined) section = head.trim();
    const [, name, double, single] = /^\s{0,20}([\w-]{1,80})\s{0,20}=\s{0,20}(?:"([^"\n]{0,500})"|'([^'\n]{0,500})')/.exec(line) ?? [];
    if (name !== undefined) rows.push({ section, name, value: double ?? single ?? '' });
  }
  return rows;
}

/** The title and the folder of the texts of an mdBook, and its lists, which its preprocessors look for beside the texts. */
export function bookOf(toml: string): { readonly title?: string; readonly source: string; readonly lists: readonly string[] } {
  const rows = rowsOf(toml);
  const of = (name: string): string | undefined => rows.find((row) => row.section === 'book' && row.name === name)?.value;
  const source = of('src') ?? 'src';
  const title = of('title');
  const lists = rows
    .filter(
      ({ section, name }) => /^preprocessor\.(?:bib|cite|citeproc|bibtex)/.test(section) && /^(?:bibliography|bib(?:_file)?)$/.test(name),
    )
    .map(({ value }) => pathFrom(`${source}/`, value));
  return { ...(title !== undefined && { title }), source, lists };
}

/** The lists of works that the settings of Sphinx name. */
export const listsOfSphinx = (settings: string): string[] => {
  const [, names = ''] = /^bibtex_bibfiles\s{0,5}=\s{0,5}\[([^\]]{0,2000})\]/m.exec(settings) ?? [];
  return [...names.matchAll(/["']([^"'\n]{1,300})["']/g)].map(([, name = '']) => name);
};
