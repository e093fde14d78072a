/**
 * Files beside a document: `\input`, `\include`, a .bib, a .bbl. Only regular files under the folder of the main file are
 * opened, or under that of the project it belongs to, links followed before that is asked, and only so many bytes; whatever is refused is said in `skipped`.
 */
import { lstat, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { messageOf } from '../../errors.ts';
import type { Entry, FilePlace, Skipped } from '../../model/document.ts';
import { lineFinder } from '../../text/lines.ts';
import type { ParseContext } from '../context.ts';
import { byPath, type HandedFile, pathNamed } from '../handed.ts';
import { textOf } from '../sniff.ts';
import type { Held } from './held.ts';
import { type LatexFile, placeIn } from './places.ts';

/** Most files that one document may pull in. */
const FILES = 300;

/** Why a document without a folder lacks a file, and what to do. */
const APART = 'it was not handed in with the document; hand both in together, or in one .zip';

/** Entries of a text with their places in the file it was opened from; without, where it was not (`opened` is another text). */
export function placedEntries(entries: readonly Entry[], text: string, opened: LatexFile | undefined): readonly PlacedEntry[] {
  if (opened === undefined || opened.text !== text) return entries;
  const lines = lineFinder(text);
  return entries.map((entry) => ({ ...entry, at: placeIn(opened, lines(entry.span.start)) }));
}

/** An entry, and where it lies, when that is known. */
export type PlacedEntry = Entry & { readonly at?: FilePlace };

function isBelow(root: string, path: string): boolean {
  const inside = relative(root, path);
  return inside !== '' && inside !== '..' && !inside.startsWith(`..${sep}`) && resolve(root, inside) === path;
}

interface Asked {
  readonly quiet?: boolean;
  readonly references?: boolean;
}

/** The folder of one document, as far as it may be looked at. */
export class Siblings {
  readonly skipped: Skipped[] = [];
  /** Every file that was opened, in that order. */
  readonly opened: LatexFile[] = [];
  /** Names of files that were looked for without a word, whether they are there or not: settings that may say more. */
  readonly sought = new Set<string>();
  private readonly folder: string | null;
  /** From the folder to the one below which files may be opened. */
  private up = '';
  private left: number;
  private files = FILES;

  private readonly held: ReadonlyMap<string, Held>;
  private readonly handed: ReadonlyMap<string, HandedFile>;

  /** `held`: files that a LaTeX document holds itself, by name; they come before those beside it. Other documents hold none. */
  constructor(context: ParseContext, held?: ReadonlyMap<string, Held>) {
    this.held = held ?? new Map();
    this.handed = byPath(context.beside ?? []);
    this.folder = context.path === undefined || context.beside !== undefined ? null : dirname(resolve(context.path));
    this.left = context.limits.textCharacters;
  }

  /**
   * The text of the first of these files that is there; null when none is. `quiet` leaves a missing file unsaid; one of `references` is
   * said to be a loss of these. Names are as written in the document, relative to its folder.
   */
  async read(names: readonly string[], { quiet = false, references = false }: Asked = {}): Promise<string | null> {
    const what = names[0] ?? '';
    const skip = (name: string, why: string): void => {
      if (this.skipped.length < 100) this.skipped.push({ what: name.slice(0, 200), why, ...(references ? { references } : {}) });
    };
    if (quiet) for (const name of names) this.sought.add(name);
    const own = names.map((name) => this.held.get(name)).find((one) => one !== undefined);
    if (own !== undefined) {
      this.opened.push(own);
      return own.text;
    }
    if (this.folder === null) {
      const file = names.map((name) => this.handed.get(pathNamed(name))).find((one) => one !== undefined);
      if (file === undefined && !quiet) skip(what, APART);
      return file === undefined ? null : this.take(file.bytes, file.name, skip);
    }
    const from = await realpath(this.folder);
    const root = resolve(from, this.up);
    for (const name of names) {
      if (name.includes('\0') || name.length > 500) continue;
      try {
        const path = await realpath(join(from, name));
        if (!isBelow(root, path)) {
          skip(name, 'it lies outside the folder of the document and was not opened');
          return null;
        }
        const found = await stat(path);
        if (!found.isFile()) continue;
        if (!this.mayTake(found.size, name, skip)) return null;
        return this.take(await readFile(path), relative(from, path).split(sep).join('/'), skip);
      } catch (thrown) {
        const code = thrown instanceof Error && 'code' in thrown ? thrown.code : '';
        if (code !== 'ENOENT' && code !== 'ENOTDIR') {
          skip(name, `it could not be read (${typeof code === 'string' && code !== '' ? code : messageOf(thrown)})`);
          return null;
        }
      }
    }
    if (!quiet) skip(what, `no such file beside the document; put it there${references ? ', or check it by itself' : ''}`);
    return null;
  }

  /**
   * The text of a file of this very name so many folders above the document; null when there is none. A link to one is none: the name alone
   * says what the file is.
   */
  async settings(steps: number, name: string): Promise<string | null> {
    const above = '../'.repeat(steps);
    this.sought.add(`${above}${name}`);
    if (steps === 0 || this.folder === null) return this.read([`${above}${name}`], { quiet: true });
    try {
      const path = resolve(await realpath(this.folder), above, name);
      const found = await lstat(path);
      if (!found.isFile() || !this.mayTake(found.size, name, () => undefined)) return null;
      return this.take(await readFile(path), `${above}${name}`, () => undefined);
    } catch {
      return null;
    }
  }

  /** From now on files may be opened that lie below the folder so many steps above the document: a project was found there. */
  widen(steps: number): void {
    this.up = '../'.repeat(steps);
  }

  /** Names of files in the very folder of the document that look like this, in their order; or in the one that `below` leads to from there (`../`, `docs/`). */
  async inFolder(like: RegExp, below = ''): Promise<string[]> {
    const all = this.folder === null ? this.handedIn(below) : await this.lyingIn(this.folder, below);
    return all
      .filter((name) => like.test(name))
      .sort()
      .slice(0, FILES);
  }

  private handedIn(below: string): string[] {
    const at = below === '' ? '' : `${pathNamed(below).replace(/\/$/, '')}/`;
    return [...this.handed.keys()]
      .filter((name) => name.startsWith(at) && !name.slice(at.length).includes('/'))
      .map((name) => name.slice(at.length));
  }

  private async lyingIn(folder: string, below: string): Promise<string[]> {
    try {
      const from = await realpath(folder);
      const path = await realpath(resolve(from, below));
      const root = resolve(from, this.up);
      return path === root || isBelow(root, path) ? await readdir(path) : [];
    } catch {
      return [];
    }
  }

  /** The list as it was printed, which LaTeX finds by the name of the main file (`base`); a document that was handed over may be called otherwise now. */
  async printed(base: string): Promise<string | null> {
    const handed = [...this.handed.keys()].filter((name) => /^[^/]+\.bbl$/i.test(name));
    return this.read([`${base}.bbl`, ...handed], { quiet: true });
  }

  private mayTake(bytes: number, name: string, skip: (name: string, why: string) => void): boolean {
    if (this.files > 0 && bytes <= this.left) return true;
    skip(name, 'the files beside the document are too many or too large');
    return false;
  }

  private take(bytes: Uint8Array, file: string, skip: (name: string, why: string) => void): string | null {
    if (!this.mayTake(bytes.length, file, skip)) return null;
    this.files--;
    this.left -= bytes.length;
    try {
      const text = textOf(bytes, file);
      this.opened.push({ file, text });
      return text;
    } catch (thrown) {
      skip(file, `it could not be read (${messageOf(thrown)})`);
      return null;
    }
  }
}
