/**
 * The documents in a folder, and in an archive that was unpacked into one: by their endings, a TeX project by its main files, hidden
 * folders and links left out. Command line and desk take the same ones.
 */
import { closeSync, type Dirent, openSync, readdirSync, readSync, type Stats, statSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { StetError, whyUnread } from '../../errors.ts';
import { mayBeProject, mediaTypeOf } from '../../read/sniff.ts';
import { type Archives, isArchive } from './archives.ts';
import type { Companion, Handed } from './bundle.ts';
import { companionsOf } from './companions.ts';
import { finderIn } from './inside.ts';
import { companionsOfTex, drawnIn } from './tex-project.ts';

/** Endings taken from a folder; a file that is named is read whatever its ending. Sheets in folders are mostly data, so that they have to be named. */
export const KNOWN = new Set([
  '.pdf',
  '.docx',
  '.odt',
  '.fodt',
  '.rtf',
  '.epub',
  '.fb2',
  '.pptx',
  '.odp',
  '.nxml',
  '.xml',
  '.tex',
  '.bbl',
  '.bib',
  '.ris',
  '.nbib',
  '.enw',
  '.ciw',
  '.md',
  '.markdown',
  '.qmd',
  '.rmd',
  '.ipynb',
  '.rst',
  '.org',
  '.adoc',
  '.asciidoc',
  '.typ',
  '.mediawiki',
  '.dokuwiki',
  '.creole',
  '.textile',
  '.html',
  '.htm',
  '.xhtml',
  '.txt',
]);

/** Endings of papers that are not read as they are, unless they are something else inside: said with what to do, not passed over. */
const UNREAD = new Set(['.doc', '.pages', '.wpd', '.djvu']);
/** Archives that are not opened, likewise, where every archive of a folder stands for papers. */
const UNOPENED = /\.(?:rar|7z|tar|tgz|tar\.(?:gz|xz|bz2|zst))$/i;

function headOf(path: string): Buffer {
  const fd = openSync(path, 'r');
  try {
    const head = Buffer.alloc(20_000);
    return head.subarray(0, readSync(fd, head, 0, head.length, 0));
  } finally {
    closeSync(fd);
  }
}

const beginsDocument = (path: string): boolean => headOf(path).toString('latin1').includes('\\documentclass');

/** Whether an .xml is a text: folders hold many that are settings, data, feeds. */
function isText(path: string): boolean {
  try {
    return /^(?:application\/(?:(?:jats|tei|docbook|x-fictionbook)\+xml|vnd\.oasis)|text\/html)/.test(
      mediaTypeOf(headOf(path), { name: path }),
    );
  } catch {
    return false;
  }
}

/** Whether a project is a work of chapters: a site of pages, each of which stands alone, is none, unless its pages share a list of works. */
const isOfChapters = (path: string): boolean =>
  /(?:_bookdown\.ya?ml|book\.toml)$/.test(path) || CHAPTERS.test(headOf(path).toString('latin1'));
const CHAPTERS = /^(?:\s{0,20}(?:chapters|toc|rmd_files|root)\s?:|-\s{1,9}file\s?:|\s{0,20}-\s{0,9}bibtex\s?:)/m;

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (thrown) {
    throw new StetError('unreadable-input', `${folder}: this folder cannot be listed: ${whyUnread(thrown)}`, { cause: thrown });
  }
}

/** What lies at a path; undefined when nothing does. Throws StetError when that cannot be told. */
export function lyingAt(path: string, word: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (thrown) {
    throw new StetError('unreadable-input', `${word}: cannot be opened: ${whyUnread(thrown)}`, { cause: thrown });
  }
}

/**
 * The documents in a folder and below, in the order of their names. Hidden folders, node_modules and links are left out. `alone`: each
 * will be read without the files beside it but for what belongs to it, so that lists of works that no TeX file draws in are documents too,
 * where it draws in none.
 */
export function documentsIn(folder: string, alone = false): string[] {
  return inFolder(resolve(folder), { root: resolve(folder), drawn: new Set(), alone });
}

/** What is passed over without a word: hidden files, what programs install, and the file that Office lays beside an open document. */
const isSeen = (name: string): boolean => !name.startsWith('.') && !name.startsWith('~$') && name !== 'node_modules';

const isPaper = (name: string): boolean => {
  const ending = extname(name).toLowerCase();
  return KNOWN.has(ending) || UNREAD.has(ending) || name.endsWith('.csl.json') || mayBeProject(name);
};

/** The archives in a folder and below, in the order of their names; hidden folders, node_modules and links are left out. */
export function archivesIn(folder: string): string[] {
  const entries = entriesOf(folder).sort((a, b) => (a.name < b.name ? -1 : 1));
  const seen = entries.filter(({ name }) => isSeen(name));
  return [
    ...seen.filter((entry) => entry.isFile() && (isArchive(entry.name) || UNOPENED.test(entry.name))).map(({ name }) => join(folder, name)),
    ...seen.filter((entry) => entry.isDirectory()).flatMap(({ name }) => archivesIn(join(folder, name))),
  ];
}

/** The lists of a TeX project: what was made of its works for print (.bbl), else the works themselves. */
function listsOf(files: readonly string[]): readonly string[] {
  const printed = files.filter((path) => extname(path) === '.bbl');
  return printed.length > 0 ? printed : files.filter((path) => extname(path) === '.bib');
}

/** Where a folder is looked through: below which one, what the TeX projects above have drawn in, and whether each paper is read alone. */
interface Looking {
  readonly root: string;
  readonly drawn: ReadonlySet<string>;
  readonly alone: boolean;
}

function inFolder(folder: string, { root, drawn, alone }: Looking): string[] {
  const entries = entriesOf(folder).sort((a, b) => (a.name < b.name ? -1 : 1));
  const seen = entries.filter(({ name }) => isSeen(name));
  const find = finderIn(root);
  const files = seen
    .filter((entry) => entry.isFile() && isPaper(entry.name))
    .map(({ name }) => join(folder, name))
    .filter((path) => !drawn.has(path) && (extname(path).toLowerCase() !== '.xml' || isText(path)))
    .filter((path) => KNOWN.has(extname(path).toLowerCase()) || !mayBeProject(path) || isOfChapters(path));
  // A TeX project is its main files; what they draw in (.bib, .bbl, chapters) is read with them, not once more beside them.
  const begin = files.filter((path) => extname(path) === '.tex' && beginsDocument(path));
  const inside = new Set([...drawn, ...drawnIn(begin, find).keys()]);
  const outer = begin.filter((path) => !inside.has(path));
  // Files that draw each other in are all begun somewhere: each is read then.
  const mains = outer.length === 0 ? begin : outer;
  const listed = mains.flatMap((main) => companionsOfTex(main, find)).some(({ path }) => /\.(?:bib|bbl)$/.test(path));
  const lists = alone && !listed ? listsOf(files) : [];
  const own =
    mains.length === 0
      ? files
      : files.filter((path) => mains.includes(path) || lists.includes(path) || !['.tex', '.bbl', '.bib'].includes(extname(path)));
  return [
    ...own,
    ...seen.filter((entry) => entry.isDirectory()).flatMap(({ name }) => inFolder(join(folder, name), { root, drawn: inside, alone })),
  ];
}

/** A document of a folder, or of an archive that was unpacked, with the files that belong to it; or why it was not unpacked. */
export type Member = Handed | { readonly name: string; readonly refused: StetError };

/** How archives are unpacked. `alone` as for `documentsIn`. */
export interface Unpacking {
  readonly archives: Archives;
  /** Largest document in bytes. */
  readonly most: number;
  readonly signal: AbortSignal;
  readonly alone?: boolean;
}

/**
 * The documents of a folder with what belongs to each: a list of works that one of them names is read with it, and is no document beside
 * it. `alone` as for `documentsIn`; read where they lie, documents find files in their own folders only, alone in all that were handed over.
 */
export async function documentsWhole(folder: string, alone = false): Promise<readonly Handed[]> {
  const root = resolve(folder);
  const documents: (Handed & { readonly companions: readonly Companion[] })[] = [];
  const everywhere = finderIn(root);
  for (const path of documentsIn(root, alone)) {
    const [find, top] = alone ? [everywhere, root] : [finderIn(dirname(path)), dirname(path)];
    documents.push({ name: relative(root, path).replaceAll('\\', '/'), path, companions: await companionsOf(path, find, top) });
  }
  const belongs = new Set(documents.filter(({ path }) => extname(path) !== '.tex').flatMap(pathsBeside));
  // A SUMMARY.md takes its list from the book.toml that names it.
  const projects = documents.filter(({ path }) => mayBeProject(path) && !path.endsWith('SUMMARY.md'));
  const inProjects = new Set(projects.flatMap(pathsBeside));
  // What a chapter takes from its project's file makes that no part of the chapter.
  return documents.filter(({ path }) => !(mayBeProject(path) ? inProjects : belongs).has(path));
}

const pathsBeside = ({ companions = [] }: Handed): string[] => companions.map(({ path }) => path);

/**
 * The papers of a folder, each to be read alone, and those of the archives in it: a conference hands on what it was sent. An archive
 * without any document (data, pictures) is none of them. Throws StetError for a folder that cannot be listed.
 */
export async function papersIn(folder: string, unpacking: Unpacking): Promise<Member[]> {
  const papers: Member[] = [...(await documentsWhole(folder, true))];
  for (const path of archivesIn(resolve(folder))) {
    if (unpacking.signal.aborted) break;
    const word = relative(resolve(folder), path).replaceAll('\\', '/');
    try {
      const members = isArchive(path) ? await membersOf(path, word, { ...unpacking, alone: true }) : null;
      papers.push(...(members?.map((one) => ({ ...one, name: `${word}/${one.name}` })) ?? [{ name: word, path }]));
    } catch (thrown) {
      if (!(thrown instanceof StetError)) throw thrown;
      if (thrown.code !== 'not-found') papers.push({ name: word, refused: thrown });
    }
  }
  return papers;
}

/** The documents of an archive, as those of a folder; null for a Word file that is called .zip. Throws StetError. */
export async function membersOf(
  path: string,
  word: string,
  { archives, most, signal, alone = false }: Unpacking,
): Promise<Member[] | null> {
  const unpacked = await archives.unpack(path, word, { documents: new Set([...KNOWN, ...UNREAD]), most, signal });
  if (unpacked === null) return null;
  const read = await documentsWhole(unpacked.folder, alone);
  const refused = unpacked.refused.map(({ name, why }) => ({ name, refused: why }));
  if (read.length + refused.length === 0 && !signal.aborted)
    throw new StetError('not-found', `${word}: no document in this archive; looked for ${[...KNOWN].join(' ')}`);
  return [...read, ...refused];
}
