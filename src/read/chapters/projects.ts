/**
 * Files that say of which chapters a work is made, and which lists of works belong to all of them: `_quarto.yml`, `_bookdown.yml`, `myst.yml`,
 * `_toc.yml` with `_config.yml` (Jupyter Book), `mkdocs.yml`, `SUMMARY.md` (GitBook, mdBook), `.. toctree::` (Sphinx).
 */
import type { Siblings } from '../latex/files.ts';
import { pathFrom } from './includes.ts';

/** What a project is made of; names are paths from its file's folder, a chapter without an ending may have any. */
export interface Project {
  readonly title?: string;
  readonly chapters: readonly string[];
  readonly lists: readonly string[];
  /** Files that say more of it. */
  readonly settings?: readonly string[];
}

/** Names of files of projects, and what in each names chapters. */
const PROJECTS: readonly (readonly [RegExp, (values: unknown, siblings: Siblings) => Promise<Project>])[] = [
  [/^_quarto\.ya?ml$/, async (values) => quarto(values)],
  [/^_bookdown\.ya?ml$/, bookdown],
  [/^myst\.ya?ml$/, myst],
  [/^_toc\.ya?ml$/, jupyterBook],
  [/^mkdocs\.ya?ml$/, async (values) => mkdocs(values)],
];

const nameOf = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

/** The project that a YAML file describes; null where it is none, or names no chapters. */
export async function projectIn(text: string, name: string, siblings: Siblings): Promise<Project | null> {
  const read = PROJECTS.find(([pattern]) => pattern.test(nameOf(name)))?.[1];
  const values = read === undefined ? null : await valuesOf(text);
  const project = read === undefined || values === null ? null : await read(values, siblings);
  return project === null || project.chapters.length === 0 ? null : project;
}

/** Files of projects that name lists of works for all that lies beside them. */
export const SHARING: readonly string[] = ['_quarto.yml', '_quarto.yaml', 'myst.yml', '_config.yml'];

/** The lists of works that a project's file beside a document names for all that lies there. */
export async function listsBeside(siblings: Siblings): Promise<readonly string[]> {
  for (const name of SHARING) {
    const text = await siblings.read([name], { quiet: true });
    const values = text === null ? null : await valuesOf(text);
    if (values === null) continue;
    const lists =
      name === 'myst.yml'
        ? (await myst(values, siblings)).lists
        : named(own(values, name === '_config.yml' ? 'bibtex_bibfiles' : 'bibliography'));
    if (lists.length > 0) return lists;
  }
  return [];
}

async function valuesOf(text: string): Promise<unknown> {
  try {
    const { parse } = await import('yaml');
    return parse(text, { maxAliasCount: 20, logLevel: 'silent' });
  } catch {
    return null;
  }
}

const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
/** Names, one or a list of them. */
const named = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one.trim() !== '');
const titled = (value: unknown): { title?: string } => (typeof value === 'string' ? { title: value } : {});

const MOST = 300;
const DEEP = 12;

/** All chapters in a tree, in order: what stands under one of `keys`, or under any. */
function chaptersIn(value: unknown, keys: readonly string[] | null, deep = 0): string[] {
  if (deep > DEEP) return [];
  if (typeof value === 'string') return /^[a-z]{2,10}:\/\//i.test(value) || value.trim() === '' ? [] : [value.trim().replace(/#.*$/, '')];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => chaptersIn(one, keys, deep + 1)).slice(0, MOST);
  if (typeof value !== 'object' || value === null) return [];
  const parts = keys === null ? Object.values(value) : keys.map((key) => own(value, key));
  return parts.flatMap((one) => chaptersIn(one, keys, deep + 1)).slice(0, MOST);
}

/** What is a file: a part may bear a title in the same place. */
const files = (names: readonly string[]): string[] => names.filter((name) => /\.(?:qmd|md|markdown|rmd|ipynb|rst|org|adoc)$/i.test(name));

function quarto(values: unknown): Project {
  const book = own(values, 'book');
  const keys = ['part', 'file', 'href', 'chapters', 'appendices'];
  const lists = [...named(own(values, 'bibliography')), ...named(own(book, 'bibliography'))];
  return {
    ...titled(own(book, 'title')),
    chapters: files(chaptersIn({ chapters: own(book, 'chapters'), appendices: own(book, 'appendices') }, keys)),
    lists,
  };
}

async function bookdown(values: unknown, siblings: Siblings): Promise<Project> {
  const said = files(chaptersIn(own(values, 'rmd_files'), ['html']));
  const all = said.length > 0 ? [] : await siblings.inFolder(/^[^_].*\.rmd$/i);
  const chapters =
    said.length > 0 ? said : [...all.filter((name) => /^index\./i.test(name)), ...all.filter((name) => !/^index\./i.test(name))];
  return { chapters, lists: named(own(values, 'bibliography')) };
}

async function myst(values: unknown, siblings: Siblings): Promise<Project> {
  const project = own(values, 'project');
  const said = named(own(project, 'bibliography'));
  // Without a word of them, all lists of the folder count.
  return {
    ...titled(own(project, 'title')),
    chapters: chaptersIn(own(project, 'toc'), ['file', 'children']),
    lists: said.length > 0 ? said : await siblings.inFolder(/\.bib$/i),
  };
}

async function jupyterBook(values: unknown, siblings: Siblings): Promise<Project> {
  const text = await siblings.read(['_config.yml', '_config.yaml'], { quiet: true });
  const config = text === null ? null : await valuesOf(text);
  const chapters = chaptersIn(values, ['root', 'file', 'parts', 'subtrees', 'chapters', 'sections', 'entries']);
  return {
    ...titled(own(config, 'title')),
    chapters,
    lists: named(own(config, 'bibtex_bibfiles')),
    settings: ['_config.yml', '_config.yaml'],
  };
}

function mkdocs(values: unknown): Project {
  const folder = own(values, 'docs_dir');
  const docs = typeof folder === 'string' ? folder : 'docs';
  const plugins = own(values, 'plugins');
  const bibtex = (Array.isArray(plugins) ? plugins : [plugins]).map((one: unknown) => own(one, 'bibtex')).find((one) => one !== undefined);
  return {
    ...titled(own(values, 'site_name')),
    chapters: files(chaptersIn(own(values, 'nav'), null)).map((name) => pathFrom(`${docs}/x`, name)),
    lists: named(own(bibtex, 'bib_file')),
  };
}

/** The chapters that the items of a SUMMARY.md link to. */
export const summaryIn = (text: string): Project => ({
  chapters: [
    ...text.matchAll(/^[ \t]{0,40}(?:[-*+][ \t]{1,9})?\[[^\]\n]{0,300}\]\(<?([^()<>\s]{1,300}\.md)(?:#[^()<>\s]{0,200})?>?\)/gm),
  ].map(([, name = '']) => name),
  lists: [],
});

/** The lists of works that the settings of Sphinx name. */
export const listsOfSphinx = (settings: string): string[] => {
  const [, names = ''] = /^bibtex_bibfiles\s{0,5}=\s{0,5}\[([^\]]{0,2000})\]/m.exec(settings) ?? [];
  return [...names.matchAll(/["']([^"'\n]{1,300})["']/g)].map(([, name = '']) => name);
};

/** What the trees of a page of Sphinx name, and the page without them. */
export function treesIn(text: string): { readonly rest: string; readonly chapters: readonly string[] } {
  const chapters: string[] = [];
  const rest = text.replace(
    /^\.\. toctree::[^\n]{0,200}\n((?:[ \t]{1,40}\S[^\n]{0,500}(?:\n|$)|[ \t]{0,40}\n){1,500})/gm,
    (_, lines: string) => {
      for (const line of lines.split('\n')) {
        const name = /<([^<>\s]{1,300})>\s*$/.exec(line)?.[1] ?? line.trim();
        if (name !== '' && !/^:|:\/\/|[\s*]/.test(name) && !/^(?:genindex|modindex|search|self)$/.test(name)) chapters.push(name);
      }
      return '\n';
    },
  );
  return { rest, chapters };
}
