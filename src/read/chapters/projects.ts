/**
 * Files that say of which chapters a work is made, and which lists of works belong to all of them: `_quarto.yml`, `_bookdown.yml`, `myst.yml`,
 * `_toc.yml` with `_config.yml` (Jupyter Book), `mkdocs.yml`, `book.toml` (mdBook), `SUMMARY.md` (GitBook, mdBook), `.. toctree::` (Sphinx).
 */
import type { Siblings } from '../latex/files.ts';
import { pathFrom } from './includes.ts';
import { bookOf, listsOfJupyter, listsOfMkdocs, listsOfMyst, quartoSettings } from './settings.ts';
import { named, own, valuesOf } from './values.ts';

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
  [/^_quarto\.ya?ml$/, quarto],
  [/^_bookdown\.ya?ml$/, bookdown],
  [/^myst\.ya?ml$/, myst],
  [/^_toc\.ya?ml$/, jupyterBook],
  [/^mkdocs\.ya?ml$/, mkdocs],
];

const nameOf = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

/** The project that a YAML file describes; null where it is none, or names no chapters. */
export async function projectIn(text: string, name: string, siblings: Siblings): Promise<Project | null> {
  const read = PROJECTS.find(([pattern]) => pattern.test(nameOf(name)))?.[1];
  const values = read === undefined ? null : await valuesOf(text);
  const project = read === undefined || values === null ? null : await read(values, siblings);
  return project === null || project.chapters.length === 0 ? null : project;
}

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

async function quarto(values: unknown, siblings: Siblings): Promise<Project> {
  const keys = ['part', 'file', 'href', 'chapters', 'appendices'];
  const all = await quartoSettings(values, siblings, '');
  const books = all.map((one) => own(one, 'book'));
  const titles = books.map((book) => own(book, 'title')).filter((title) => typeof title === 'string');
  const chapters = books.flatMap((book) => chaptersIn({ chapters: own(book, 'chapters'), appendices: own(book, 'appendices') }, keys));
  return {
    ...titled(titles.at(-1)),
    chapters: [...new Set(files(chapters))],
    lists: all.flatMap((one) => [...named(own(one, 'bibliography')), ...named(own(own(one, 'book'), 'bibliography'))]),
    settings: [...siblings.sought],
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
  return {
    ...titled(own(project, 'title')),
    chapters: chaptersIn(own(project, 'toc'), ['file', 'children']),
    lists: await listsOfMyst(values, siblings, ''),
  };
}

async function jupyterBook(values: unknown, siblings: Siblings): Promise<Project> {
  const text = await siblings.read(['_config.yml', '_config.yaml'], { quiet: true });
  const config = text === null ? null : await valuesOf(text);
  const chapters = chaptersIn(values, ['root', 'file', 'parts', 'subtrees', 'chapters', 'sections', 'entries']);
  return {
    ...titled(own(config, 'title')),
    chapters,
    lists: listsOfJupyter(config),
    settings: ['_config.yml', '_config.yaml'],
  };
}

async function mkdocs(values: unknown, siblings: Siblings): Promise<Project> {
  const folder = own(values, 'docs_dir');
  const docs = typeof folder === 'string' ? folder : 'docs';
  return {
    ...titled(own(values, 'site_name')),
    chapters: files(chaptersIn(own(values, 'nav'), null)).map((name) => pathFrom(`${docs}/x`, name)),
    lists: await listsOfMkdocs(values, siblings, ''),
  };
}

/** The book that a book.toml describes, by the SUMMARY.md of its texts. */
export async function bookIn(toml: string, siblings: Siblings): Promise<Project> {
  const { source, ...book } = bookOf(toml);
  const summary = pathFrom(`${source}/`, 'SUMMARY.md');
  const text = await siblings.read([summary]);
  const chapters = text === null ? [] : summaryIn(text).chapters.map((name) => pathFrom(summary, name));
  return { ...book, chapters, settings: [summary] };
}

/** The chapters that the items of a SUMMARY.md link to. */
export const summaryIn = (text: string): Project => ({
  chapters: [
    ...text.matchAll(/^[ \t]{0,40}(?:[-*+][ \t]{1,9})?\[[^\]\n]{0,300}\]\(<?([^()<>\s]{1,300}\.md)(?:#[^()<>\s]{0,200})?>?\)/gm),
  ].map(([, name = '']) => name),
  lists: [],
});

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
