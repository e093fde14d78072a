/**
 * Files as people give them: some that were chosen, a folder, what was dropped, an archive. Which of a folder are documents, what two of one
 * name are called, what is too large; and why the server did not take one, as it stands beside its name.
 */

import type { BatchInfo } from './api.ts';

/** A file that was not taken, with its reason. */
export type Refused = NonNullable<BatchInfo['refused']>[number];

/** Endings of what is checked, an archive of such among them. */
const OF_FOLDERS =
  '.pdf,.docx,.odt,.fodt,.rtf,.epub,.fb2,.pptx,.odp,.tex,.bib,.ris,.json,.yaml,.yml,.cff,.md,.qmd,.rmd,.ipynb,.rst,.org,.adoc,.typ,.html,.htm,.txt,.bbl,.nbib,.enw,.ciw,.xml,.zip';
/** A sheet in a folder is mostly data: it is taken where it is chosen. */
export const KINDS = `${OF_FOLDERS},.xlsx,.ods,.csv,.tsv`;
const ENDINGS: ReadonlySet<string> = new Set(OF_FOLDERS.split(','));

/** How much larger an archive may be than a document, as the server has it. */
const MOST_PACKED = 4;

export const isArchive = ({ name }: { readonly name: string }): boolean => /\.zip$/i.test(name);

/** Several files, or one that stands for several, make a batch. */
export const makesBatch = (files: readonly File[]): boolean => files.length > 1 || files.some(isArchive);

/** The first file that is larger than is taken. */
export const tooLarge = (files: readonly File[], most: number): { readonly file: File; readonly most: number } | null => {
  for (const file of files) {
    const limit = isArchive(file) ? most * MOST_PACKED : most;
    if (file.size > limit) return { file, most: limit };
  }
  return null;
};

/** A file, and where in a folder that was given it lies. */
export interface Lying {
  readonly file: File;
  readonly path: string;
}

const endingOf = (name: string): string => /\.[^.]{1,8}$/.exec(name)?.[0].toLowerCase() ?? '';
const isHidden = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.') || part.startsWith('~$') || part === 'node_modules' || part === '__MACOSX');

/** Papers that name files, and the lists that they name: such files say where in the folder they lie, so that the server finds what belongs together. */
const NAMING: ReadonlySet<string> = new Set(
  '.tex,.bib,.bbl,.md,.markdown,.qmd,.rmd,.ipynb,.rst,.org,.adoc,.asciidoc,.typ,.json,.yaml,.yml'.split(','),
);

/** The documents among the files of a folder, in the order of their names, each under a name of its own. */
export function documentsOf(lying: readonly Lying[]): File[] {
  const found = lying
    .filter(({ file, path }) => !isHidden(path) && ENDINGS.has(endingOf(file.name)))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const times = new Map<string, number>();
  for (const { file } of found) times.set(file.name, (times.get(file.name) ?? 0) + 1);
  return found.map(({ file, path }) =>
    (times.get(file.name) ?? 0) > 1 || (found.length > 1 && NAMING.has(endingOf(file.name)))
      ? new File([file], path.replaceAll('/', ' › '), { type: file.type })
      : file,
  );
}

/** Files chosen as a folder: their paths begin with its name. */
export const chosenFolder = (files: readonly File[]): File[] =>
  documentsOf(files.map((file) => ({ file, path: (file.webkitRelativePath ?? '').split('/').slice(1).join('/') || file.name })));

/** Files in a folder that are looked at. */
const MOST_LOOKED_AT = 20_000;

/** Everything below what was dropped, with its path. A folder that cannot be read is passed over. */
async function lyingBelow(entries: readonly FileSystemEntry[]): Promise<Lying[]> {
  const lying: Lying[] = [];
  const open = [...entries];
  for (let entry = open.shift(); entry !== undefined && lying.length < MOST_LOOKED_AT; entry = open.shift()) {
    const own = entry;
    if (own.isFile) {
      const file = await new Promise<File | null>((done) => (own as FileSystemFileEntry).file(done, () => done(null)));
      if (file !== null) lying.push({ file, path: own.fullPath.replace(/^\//, '') });
      continue;
    }
    const reader = (own as FileSystemDirectoryEntry).createReader();
    // A browser tells of a folder some hundred entries at a time.
    for (;;) {
      const some = await new Promise<readonly FileSystemEntry[]>((done) => reader.readEntries(done, () => done([])));
      if (some.length === 0) break;
      open.push(...some);
    }
  }
  return lying;
}

/** What was dropped: files as they are, the documents of folders. `folder`: a folder was among it. */
export async function dropped(transfer: DataTransfer | null): Promise<{ readonly files: readonly File[]; readonly folder: boolean }> {
  const files = [...(transfer?.files ?? [])];
  // Has to be asked before anything is waited for: what was dropped is forgotten then.
  const entries = [...(transfer?.items ?? [])].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return { files, folder: false };
  return { files: documentsOf(await lyingBelow(entries)), folder: true };
}

/** Why a file was not taken, without its name in front, which stands beside it. */
export function reasonOf({ name, detail }: Refused): string {
  const at = detail.indexOf(`${name}: `);
  if (at >= 0) return detail.slice(at + name.length + 2).replace(/^./u, (letter) => letter.toUpperCase());
  // "scan.png is a picture": read on from the name.
  return detail.startsWith(`${name} `) ? detail.slice(name.length + 1) : detail;
}
