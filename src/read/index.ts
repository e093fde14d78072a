/**
 * The door of the reading stage: one input, one Document. Decides what can be refused before a byte is parsed (no file, a
 * folder, nothing in it, too much of it) and hands the rest to a child process, because every input is somebody else's.
 */
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { messageOf, StetError } from '../errors.ts';
import type { Document } from '../model/document.ts';
import type { HandedFile } from './handed.ts';
import { closeReaders, type ReadJob, readApart } from './isolate.ts';
import { inMegabytes, type ReadLimits, withLimits } from './limits.ts';
import { parseWithin } from './within.ts';

export { closeReaders, type HandedFile, type ReadLimits };

/** What to read: the bytes, or the path they lie at. */
export interface ReadInput {
  /** The name the person gave: a path, a URL or `-`. */
  readonly name: string;
  /** Where the file lies; files beside it (`\input`, a .bib) are looked for there. Without it and without bytes, `name` is the path. */
  readonly path?: string;
  readonly bytes?: Uint8Array;
  /**
   * Files that belong to it, by their paths from its folder (`refs.bib`, `chapters/one.tex`), for a document that comes without one. With
   * them nothing is looked for where the document lies. They count for the limits on text, not for that on the input.
   */
  readonly beside?: readonly HandedFile[];
  /** What the bytes are, when the caller knows; otherwise told from the bytes and the name. */
  readonly mediaType?: string;
}

/** How a document is read; everything may be left out. When `signal` goes off, reading ends with StetError `interrupted`. */
export interface ReadOptions {
  readonly limits?: Partial<ReadLimits>;
  /** Of a .bib beside a .tex, keep only the entries that the text cites. */
  readonly onlyCited?: boolean;
  /** Languages in which scanned pages are read, as Tesseract names them (`eng`, `deu`); none leaves them unread. Default none. */
  readonly ocr?: readonly string[];
  readonly signal?: AbortSignal;
  /** Told pages as they are read, when the format has pages. */
  readonly progress?: (done: number, total: number | null) => void;
  /** False reads in this very process: for inputs that the caller made itself. Default true. */
  readonly isolate?: boolean;
}

/**
 * Reads one document of any format stet knows. Takes the path of a file, or a name with bytes or a path; gives its text with its blocks,
 * notes, links, entries and pages.
 * Throws StetError: `not-found`, `unreadable-input`, `empty-input`, `too-large`, `too-slow`, `encrypted-input`,
 * `unknown-media-type`, `interrupted`; each message says what happened and what to do.
 */
export async function readDocument(given: string | ReadInput, options: ReadOptions = {}): Promise<Document> {
  const limits = withLimits(options.limits);
  const input: ReadInput = typeof given === 'string' ? { name: given } : given;
  const { name } = input;
  const path = input.path ?? (input.bytes === undefined ? name : undefined);
  const whole = path === undefined ? undefined : resolve(path);
  if (input.bytes !== undefined) checkSize(name, input.bytes.length, limits);
  else if (whole !== undefined) await checkFile(name, whole, limits);
  const job: ReadJob = {
    name,
    limits,
    ...(whole === undefined ? {} : { path: whole }),
    ...(input.beside === undefined ? {} : { beside: input.beside }),
    ...(input.mediaType === undefined ? {} : { mediaType: input.mediaType }),
    ...(options.onlyCited === undefined ? {} : { onlyCited: options.onlyCited }),
    ...(options.ocr === undefined ? {} : { ocr: options.ocr }),
  };
  const load = async (): Promise<Uint8Array> => input.bytes ?? (await bytesOf(name, whole ?? name, limits));
  if (options.isolate === false) return parseWithin(job, await load(), options.progress);
  return readApart(job, load, {
    ...(options.signal === undefined ? {} : { signal: options.signal }),
    ...(options.progress === undefined ? {} : { progress: options.progress }),
  });
}

/** Refuses what is no file, holds nothing or too much, before a byte is read. */
async function checkFile(name: string, path: string, limits: ReadLimits): Promise<void> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) throw new StetError('unreadable-input', `${name}: this is a folder; name the files in it.`);
    if (!found.isFile()) throw new StetError('unreadable-input', `${name}: this is not a regular file; copy it into one.`);
    checkSize(name, found.size, limits);
  } catch (thrown) {
    throw fileError(name, thrown);
  }
}

function checkSize(name: string, size: number, limits: ReadLimits): void {
  if (size === 0) throw new StetError('empty-input', `${name}: the file is empty; check that it was saved or downloaded whole.`);
  if (size > limits.inputBytes) {
    const told = `${inMegabytes(size)}, more than the ${inMegabytes(limits.inputBytes)} that are read`;
    throw new StetError('too-large', `${name}: the file has ${told}. Split it, or raise the limit (--limit-input-bytes).`);
  }
}

async function bytesOf(name: string, path: string, limits: ReadLimits): Promise<Uint8Array> {
  try {
    const bytes = await readFile(path);
    // The file may have grown or been emptied since it was looked at.
    checkSize(name, bytes.length, limits);
    return bytes;
  } catch (thrown) {
    throw fileError(name, thrown);
  }
}

/** What the file system said, in a sentence. */
function fileError(name: string, thrown: unknown): StetError {
  if (thrown instanceof StetError) return thrown;
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    const pattern = /[*?]/.test(name)
      ? 'a pattern stands for files only where a shell reads it: name them, or their folder'
      : 'check the path';
    return new StetError('not-found', `${name}: no such file; ${pattern}.`);
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return new StetError('unreadable-input', `${name}: no permission to read this file; change its permissions or copy it.`);
  }
  return new StetError('unreadable-input', `${name}: the file could not be read (${code || messageOf(thrown)}).`, { cause: thrown });
}
