/**
 * What belongs to a document of a folder: what a TeX file draws in, and the lists of works that any other text names. A text says itself,
 * through its reader, which lists it names (`Document.lists`), so that every format that names any is served alike.
 */
import { readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { readDocument } from '../../read/index.ts';
import type { Companion } from './bundle.ts';
import type { Finder } from './inside.ts';
import { companionsOfTex } from './tex-project.ts';

/** Endings of texts that name lists of works beside them, TeX apart. */
const NAMING: ReadonlySet<string> = new Set(['.md', '.markdown', '.qmd', '.rmd', '.ipynb', '.rst', '.org', '.adoc', '.asciidoc', '.typ']);
/** Endings of lists of works, as texts name them. */
const LISTS: ReadonlySet<string> = new Set(['.bib', '.bibtex', '.bbl', '.json', '.yaml', '.yml']);
/** A text larger than this, in bytes, is read by itself. */
const MOST_BYTES = 50_000_000;
/** Whichever markup: a text without one of these words names no list. */
const NAMES = /bibliography|bibtex-file/i;

const endingOf = (path: string): string => extname(path).toLowerCase();

const isTex = (path: string): boolean => endingOf(path) === '.tex';

/** Whether a file of this name may belong to another, or another to it. */
export const mayBelong = (name: string): boolean => isTex(name) || NAMING.has(endingOf(name)) || LISTS.has(endingOf(name));

/** What belongs to the document at `path`, found by `find`; nothing for one that names nothing, or that cannot be read. */
export async function companionsOf(path: string, find: Finder, root: string): Promise<readonly Companion[]> {
  if (isTex(path)) return companionsOfTex(path, find);
  if (!NAMING.has(endingOf(path))) return [];
  const folder = dirname(path);
  const companions = new Map<string, Companion>();
  for (const name of await listsNamed(path)) {
    const plain = name.trim().replaceAll('\\', '/');
    if (plain === '' || plain.includes('\0')) continue;
    // A path from the root is one from that of the project.
    const places = plain.startsWith('/') ? [join(root, plain), join(folder, plain)] : [resolve(folder, plain)];
    const found = find(places, (other) => other !== path);
    if (found !== null) companions.set(plain, { name: plain, path: found.path });
  }
  return [...companions.values()];
}

/** The lists of works that a text names, as it names them. It is read as its check will read it, in a process of its own. */
async function listsNamed(path: string): Promise<readonly string[]> {
  try {
    if (statSync(path).size > MOST_BYTES) return [];
    const bytes = readFileSync(path);
    if (!NAMES.test(bytes.toString('latin1'))) return [];
    const { lists } = await readDocument({ name: relative(dirname(path), path), bytes, beside: [] });
    return lists ?? [];
  } catch {
    return [];
  }
}
