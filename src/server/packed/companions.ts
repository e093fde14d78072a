/**
 * What belongs to a document of a folder: what a TeX file draws in, and the lists of works and chapters that any other text names. A text says
 * itself, through its reader, which it names (`Document.lists`), so that every format that names any is served alike.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { readDocument } from '../../read/index.ts';
import { mayBeProject } from '../../read/sniff.ts';
import type { Companion } from './bundle.ts';
import type { Finder } from './inside.ts';
import { companionsOfTex } from './tex-project.ts';

/** Endings of texts that name lists of works beside them, TeX apart. */
const NAMING: ReadonlySet<string> = new Set(['.md', '.markdown', '.qmd', '.rmd', '.ipynb', '.rst', '.org', '.adoc', '.asciidoc', '.typ']);
/** Endings of lists of works, as texts name them. */
const LISTS: ReadonlySet<string> = new Set(['.bib', '.bibtex', '.bbl', '.json', '.yaml', '.yml']);
/** A text larger than this, in bytes, is read by itself. */
const MOST_BYTES = 50_000_000;
/** Whichever markup: a text without one of these words names no file. */
const NAMES = /bibliography|bibtex-file|include|toctree|child\s?=|(?:^|[\s[(;-])@{1,2}[\p{L}\d_{]|\{cite|:cite|#cite/imu;

const endingOf = (path: string): string => extname(path).toLowerCase();

const isTex = (path: string): boolean => endingOf(path) === '.tex';

/** Whether a file of this name may belong to another, or another to it. */
export const mayBelong = (name: string): boolean =>
  isTex(name) || NAMING.has(endingOf(name)) || LISTS.has(endingOf(name)) || /(?:^|[\\/])(?:conf\.py|book\.toml)$/.test(name);

/** What belongs to the document at `path`, found by `find`; nothing for one that names nothing, or that cannot be read. */
export async function companionsOf(path: string, find: Finder, root: string): Promise<readonly Companion[]> {
  if (isTex(path)) return companionsOfTex(path, find);
  if (!NAMING.has(endingOf(path)) && !mayBeProject(path)) return [];
  const folder = dirname(path);
  const companions = new Map<string, Companion>();
  // A project may mean all files of a kind in its folder.
  const near = mayBeProject(path) ? nearBy(folder) : [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const named = await filesNamed(path, [...near, ...companions.values()]);
    const fresh = named.flatMap((name): Companion[] => {
      const plain = name.trim().replaceAll('\\', '/');
      if (plain === '' || plain.includes('\0') || companions.has(plain)) return [];
      // A path from the root is one from that of the project.
      const places = plain.startsWith('/') ? [join(root, plain), join(folder, plain)] : [resolve(folder, plain)];
      const found = find(places, (other) => other !== path);
      return found === null ? [] : [{ name: plain, path: found.path }];
    });
    for (const one of fresh) companions.set(one.name, one);
    // What was found may name more: chapters, settings of a project.
    if (!fresh.some(({ name }) => !/\.(?:bib|bibtex|bbl|json)$/i.test(name))) break;
  }
  return [...companions.values()];
}

/** Files in a folder that may belong to a project there. */
function nearBy(folder: string): Companion[] {
  const names = readdirSync(folder).filter((name) => mayBelong(name) && !isTex(name));
  return names.slice(0, MOST_NEAR).map((name) => ({ name, path: join(folder, name) }));
}
const MOST_NEAR = 300;

/** How often what was found is looked through for what it names itself. */
const ROUNDS = 6;

/** Whether a file is one that is looked into. */
function isRead(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size <= MOST_BYTES;
}

/** The files that a text names, as it names them, with these beside it. It is read as its check will read it, in a process of its own. */
async function filesNamed(path: string, companions: readonly Companion[]): Promise<readonly string[]> {
  try {
    if (statSync(path).size > MOST_BYTES) return [];
    const bytes = readFileSync(path);
    if (!NAMES.test(bytes.toString('latin1')) && !mayBeProject(path)) return [];
    const beside = companions.flatMap((one) => (!isRead(one.path) ? [] : [{ name: one.name, bytes: readFileSync(one.path) }]));
    const { lists } = await readDocument({ name: relative(dirname(path), path), bytes, beside });
    return lists ?? [];
  } catch {
    return [];
  }
}
