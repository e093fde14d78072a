/**
 * Archives (.zip) named as inputs: unpacked into a folder of their own that is taken away at the end, and then read as any folder is,
 * a LaTeX project with the files beside it. The directory of an archive is looked through before anything is unpacked: too many entries,
 * too much in all, and parts that lie over each other end the archive; a name that leads elsewhere, a password, a part that swells as no
 * document does or is damaged ends that member alone, and the others are read. Links are left out, as in folders, and an archive within
 * an archive is not opened.
 */
import { createWriteStream, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Entry, ZipFile } from 'yauzl';
import { StetError, whyUnread } from '../../errors.ts';

/** One member that was not unpacked, though it may be a document. */
export interface Refused {
  /** Its path in the archive. */
  readonly name: string;
  readonly why: StetError;
}

export interface Unpacked {
  /** Where its files lie now. */
  readonly folder: string;
  readonly refused: readonly Refused[];
}

/** Entries of a directory that are looked at; a conference's submissions with all their figures are some thousands. */
const MOST_ENTRIES = 20_000;
/** All members together, as a multiple of the largest input. */
const MOST_INPUTS = 20;
/** How many times its packed size a member may become, once it is larger than this. */
const MOST_TIMES = 200;
const SMALL = 1_000_000;
/** What LaTeX and Markdown look for beside a document; never documents themselves. */
const BESIDE = new Set(['.aux', '.bcf', '.ltx', '.sty', '.cls', '.def', '.inc', '.bibtex', '.json', '.yaml', '.yml']);
const LINK = 0o120000;

export const isArchive = (path: string): boolean => extname(path).toLowerCase() === '.zip';

interface Wanted {
  readonly entry: Entry;
  readonly name: string;
  /** Why it is not unpacked; null when it is. */
  readonly why: StetError | null;
}

/** The archives of one command. */
export class Archives {
  private readonly folders: string[] = [];
  // A command that is ended at once, by a second Ctrl-C, leaves nothing behind either.
  private readonly atExit = (): void => this.close();

  /**
   * Unpacks what may be a document, and what documents read beside them. `documents` are the endings of documents; `most` is the
   * largest document in bytes. Gives null for a Word file that is called .zip. Throws StetError when the archive as a whole is refused.
   */
  async unpack(
    path: string,
    word: string,
    { documents, most, signal }: { readonly documents: ReadonlySet<string>; readonly most: number; readonly signal: AbortSignal },
  ): Promise<Unpacked | null> {
    const { openPromise } = await import('yauzl');
    let zip: ZipFile | null = null;
    try {
      zip = await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true });
      const wanted = await lookedThrough(zip, word, { documents, most });
      if (wanted === null) return null;
      const folder = this.folder();
      const refused: Refused[] = [];
      for (const { entry, name, why } of wanted) {
        if (signal.aborted) break;
        const trouble = why ?? (await unpackOne(zip, entry, resolve(folder, name), folder, `${word}/${name}`));
        if (trouble !== null && (documents.has(extname(name).toLowerCase()) || name.endsWith('.csl.json')))
          refused.push({ name, why: trouble });
      }
      return { folder, refused };
    } catch (thrown) {
      if (thrown instanceof StetError) throw thrown;
      throw new StetError('unreadable-input', `${word}: the archive cannot be read (${reasonOf(thrown)}); download or pack it anew.`, {
        cause: thrown,
      });
    } finally {
      zip?.close();
    }
  }

  /** Writes an archive that came over a stream where it can be unpacked from; gives its path. */
  hold(bytes: Uint8Array): string {
    const path = this.place();
    writeFileSync(path, bytes);
    return path;
  }

  /** A path in a folder of its own, where an archive may be written that is still coming. */
  place(): string {
    return join(this.folder(), 'given.zip');
  }

  /** A new folder that is taken away with the rest. */
  private folder(): string {
    // The real name of the place: on some systems the folder for what is temporary is a link.
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'stet-zip-')));
    if (this.folders.length === 0) process.once('exit', this.atExit);
    this.folders.push(folder);
    return folder;
  }

  /** Takes away what was unpacked. */
  close(): void {
    for (const folder of this.folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    process.off('exit', this.atExit);
  }
}

const reasonOf = (thrown: unknown): string =>
  whyUnread(thrown)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, 100);

/** The members to unpack, from the directory of the archive alone; null for a Word file. Throws StetError. */
async function lookedThrough(
  zip: ZipFile,
  word: string,
  { documents, most }: { readonly documents: ReadonlySet<string>; readonly most: number },
): Promise<Wanted[] | null> {
  const { getFileNameLowLevel, validateFileName } = await import('yauzl');
  if (zip.entryCount > MOST_ENTRIES)
    throw new StetError('too-large', `${word}: the archive has more than ${MOST_ENTRIES.toLocaleString('en')} entries; split it.`);
  const wanted: Wanted[] = [];
  const names = new Set<string>();
  let packed = 0;
  let size = 0;
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize;
    const name = utf8Unsaid(entry) ?? getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
    if (name === 'word/document.xml') return null;
    const isLink = ((entry.externalFileAttributes >>> 16) & 0o170000) === LINK;
    const ending = extname(name).toLowerCase();
    const hidden = name
      .split('/')
      .some((part) => (part.startsWith('.') && part !== '..' && part !== '.') || part.startsWith('~$') || part === 'node_modules');
    if (name.endsWith('/') || isLink || hidden || !(documents.has(ending) || BESIDE.has(ending))) continue;
    const refusal = ((): StetError | null => {
      const told = `${word}/${name}`;
      if (validateFileName(name) !== null || name.includes('\0'))
        return new StetError('unreadable-input', `${told}: its name leads out of the archive, so it was not unpacked.`);
      if (names.has(name.toLowerCase()))
        return new StetError('unreadable-input', `${told}: the archive holds two files of this name; the first was read.`);
      if (entry.isEncrypted())
        return new StetError('encrypted-input', `${told}: it is protected with a password; pack it anew without one.`);
      if (entry.uncompressedSize > most)
        return new StetError(
          'too-large',
          `${told}: more than ${most.toLocaleString('en')} bytes when unpacked; raise the limit (--limit-input-bytes) to read it`,
        );
      if (entry.uncompressedSize > SMALL && entry.uncompressedSize > entry.compressedSize * MOST_TIMES)
        return new StetError('too-large', `${told}: it swells to more than ${MOST_TIMES} times its size, as no document does.`);
      return null;
    })();
    names.add(name.toLowerCase());
    if (refusal === null) size += entry.uncompressedSize;
    wanted.push({ entry, name, why: refusal });
  }
  if (packed > zip.fileSize) throw new StetError('unreadable-input', `${word}: parts of the archive lie over each other; pack it anew.`);
  if (size > most * MOST_INPUTS)
    throw new StetError(
      'too-large',
      `${word}: its documents unpack to more than ${(most * MOST_INPUTS).toLocaleString('en')} bytes; split it, or raise the limit (--limit-input-bytes).`,
    );
  return wanted;
}

const SAYS_UTF8 = 0x800;

/** A name in UTF-8 that does not say so, as Finder of the Mac writes them; null for any other. Letters of old DOS are hardly ever UTF-8 by chance. */
function utf8Unsaid({ generalPurposeBitFlag, fileNameRaw }: Entry): string | null {
  if ((generalPurposeBitFlag & SAYS_UTF8) !== 0 || fileNameRaw.every((byte) => byte < 0x80)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw).replaceAll('\\', '/');
  } catch {
    return null;
  }
}

/** Writes one member; gives why it could not be. What a stream yields is held to the size its directory entry says. */
async function unpackOne(zip: ZipFile, entry: Entry, path: string, folder: string, told: string): Promise<StetError | null> {
  const inside = relative(folder, path);
  if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`))
    return new StetError('unreadable-input', `${told}: its name leads out of the archive, so it was not unpacked.`);
  try {
    mkdirSync(dirname(path), { recursive: true });
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path, { flags: 'wx' }));
    return null;
  } catch (thrown) {
    if (thrown instanceof StetError) return thrown;
    // What was there before stays; the half of what did not come whole goes.
    const there = thrown instanceof Error && 'code' in thrown && (thrown.code === 'EEXIST' || thrown.code === 'EISDIR');
    if (!there) rmSync(path, { recursive: true, force: true });
    const why = there ? 'another file of the archive lies in its place' : reasonOf(thrown);
    return new StetError('unreadable-input', `${told}: it cannot be unpacked (${why}); pack it anew.`, { cause: thrown });
  }
}
