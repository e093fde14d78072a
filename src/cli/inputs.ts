/**
 * What a person names to be checked, as a list of inputs to read: files, the documents in folders and archives, standard input, addresses,
 * and bare identifiers (a document of one reference). Naming is checked here; reading comes later, one input at a time.
 */
import { closeSync, type Dirent, openSync, readdirSync, readSync, type Stats, statSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { StetError } from '../errors.ts';
import { identifierOf, mediaTypeOf } from '../index.ts';
import type { CslItem } from '../model/csl.ts';
import { type Archives, isArchive } from './archives.ts';
import { whyUnread } from './folders.ts';
import { drawnIn } from './tex-project.ts';

export interface Input {
  /** As the person knows it. */
  readonly name: string;
  readonly path?: string;
  /** What an identifier says of the work it stands for. */
  readonly fields?: CslItem;
  /** Gives the bytes, for inputs that are no files. Throws StetError. */
  readonly bytes?: () => Promise<Uint8Array>;
}

/** Endings taken from a folder; a file that is named is read whatever its ending. */
export const KNOWN = new Set([
  '.pdf',
  '.docx',
  '.odt',
  '.fodt',
  '.rtf',
  '.epub',
  '.fb2',
  '.nxml',
  '.xml',
  '.tex',
  '.bbl',
  '.bib',
  '.ris',
  '.nbib',
  '.enw',
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
  '.html',
  '.htm',
  '.xhtml',
  '.txt',
]);

/** An identifier in the place of a document; null when the word is none. */
export function identifierInput(word: string): (Input & { readonly fields: CslItem }) | null {
  const fields = identifierOf(word);
  return fields === null ? null : { name: word, fields };
}

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

function listed(folder: string): Dirent[] {
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

/** The documents in a folder and below, in the order of their names. Hidden folders, node_modules and links are left out. */
export function documentsIn(folder: string): string[] {
  return inFolder(resolve(folder), new Set());
}

/** `drawn` grows by what the TeX projects above have drawn in. */
function inFolder(folder: string, drawn: ReadonlySet<string>): string[] {
  const entries = listed(folder).sort((a, b) => (a.name < b.name ? -1 : 1));
  const seen = entries.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules');
  const files = seen
    .filter((entry) => entry.isFile() && (KNOWN.has(extname(entry.name).toLowerCase()) || entry.name.endsWith('.csl.json')))
    .map(({ name }) => join(folder, name))
    .filter((path) => !drawn.has(path) && (extname(path).toLowerCase() !== '.xml' || isText(path)));
  // A TeX project is its main files; what they draw in (.bib, .bbl, chapters) is read with them, not once more beside them.
  const begin = files.filter((path) => extname(path) === '.tex' && beginsDocument(path));
  const inside = new Set([...drawn, ...drawnIn(begin)]);
  const outer = begin.filter((path) => !inside.has(path));
  // Files that draw each other in are all begun somewhere: each is read then.
  const mains = outer.length === 0 ? begin : outer;
  const own =
    mains.length === 0 ? files : files.filter((path) => mains.includes(path) || !['.tex', '.bbl', '.bib'].includes(extname(path)));
  return [...own, ...seen.filter((entry) => entry.isDirectory()).flatMap(({ name }) => inFolder(join(folder, name), inside))];
}

/** All bytes of a stream, up to `most`. Throws StetError `too-large`. */
export async function bytesOf(stream: Readable | AsyncIterable<Uint8Array>, name: string, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of stream) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : (piece as Uint8Array);
    size += bytes.length;
    if (size > most)
      throw new StetError('too-large', `${name}: more than ${most.toLocaleString('en')} bytes; raise --limit-input-bytes to read it`);
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}

async function fetched(address: string, options: ExpandOptions): Promise<Uint8Array> {
  if (options.offline) throw new StetError('unreadable-input', `${address}: not fetched, because --offline asks nothing over the network`);
  const { fetchDocument } = await import('./fetch.ts');
  return fetchDocument(address, options);
}

export interface ExpandOptions {
  readonly cwd: string;
  readonly stdin: Readable;
  readonly stdinName: string | undefined;
  readonly offline: boolean;
  /** Largest input in bytes. */
  readonly most: number;
  /** Seconds for one request. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  /** Where archives are unpacked; whoever opened it closes it when the inputs have been read. */
  readonly archives: Archives;
}

/** A document of an archive, unpacked to `path`; or why it was not. */
export type Member = { readonly name: string; readonly path: string } | { readonly name: string; readonly refused: StetError };

/** The documents of an archive, as those of a folder; null for a Word file that is called .zip. Throws StetError. */
export async function membersOf(
  path: string,
  word: string,
  { archives, most, signal }: Pick<ExpandOptions, 'archives' | 'most' | 'signal'>,
): Promise<Member[] | null> {
  const unpacked = await archives.unpack(path, word, { documents: KNOWN, most, signal });
  if (unpacked === null) return null;
  const read = documentsIn(unpacked.folder).map((file) => ({ name: relative(unpacked.folder, file).replaceAll('\\', '/'), path: file }));
  const refused = unpacked.refused.map(({ name, why }) => ({ name, refused: why }));
  if (read.length + refused.length === 0 && !signal.aborted)
    throw new StetError('not-found', `${word}: no document in this archive; looked for ${[...KNOWN].join(' ')}`);
  return [...read, ...refused];
}

/** Inputs in the order named; a folder or an archive stands for its documents. Throws StetError for one without any. */
export async function expand(word: string, options: ExpandOptions): Promise<Input[]> {
  if (word === '-') return fromStream(options.stdin, options.stdinName ?? '-', options);
  const identifier = identifierInput(word);
  if (identifier !== null) return [identifier];
  if (/^https?:\/\//i.test(word)) {
    const packed = /^https?:\/\/[^?#]{1,2000}\.zip(?:[?#]|$)/i.test(word);
    return packed && !options.offline
      ? fromBytes(await fetched(word, options), word, options)
      : [{ name: word, bytes: () => fetched(word, options) }];
  }
  const path = resolve(options.cwd, word);
  const found = lyingAt(path, word);
  if (found?.isFile() === true && isArchive(path)) {
    const members = await asInputs(path, word, options);
    if (members !== null) return members;
  }
  if (found === undefined || !found.isDirectory()) return [{ name: word, path }];
  const files = documentsIn(path);
  if (files.length === 0) throw new StetError('not-found', `${word}: no document in this folder; looked for ${[...KNOWN].join(' ')}`);
  return files.map((file) => ({ name: join(word, file.slice(path.length)), path: file }));
}

/** The documents of an archive as inputs; null for a Word file that is called .zip. Throws StetError. */
async function asInputs(path: string, word: string, options: ExpandOptions): Promise<Input[] | null> {
  const members = await membersOf(path, word, options);
  return (
    members?.map((member) => {
      const name = `${word}/${member.name}`;
      return 'path' in member ? { name, path: member.path } : { name, bytes: () => Promise.reject(member.refused) };
    }) ?? null
  );
}

/** What came over a stream or the net: an archive of documents is unpacked, anything else is one document. */
async function fromBytes(bytes: Uint8Array, name: string, options: ExpandOptions): Promise<Input[]> {
  const members = isPacked(bytes, name) ? await asInputs(options.archives.hold(bytes), name, options) : null;
  return members ?? [{ name, bytes: () => Promise.resolve(bytes) }];
}

function isPacked(bytes: Uint8Array, name: string): boolean {
  try {
    return mediaTypeOf(bytes, { name }) === 'application/zip';
  } catch {
    return false;
  }
}

/** Standard input is read at once only where its first bytes say that it is an archive; it may be long in coming. */
async function fromStream(stream: Readable, name: string, options: ExpandOptions): Promise<Input[]> {
  const source: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  const first = await source.next();
  const whole = async function* (): AsyncGenerator<Uint8Array> {
    if (first.done !== true) yield first.value;
    if (first.done !== true) yield* { [Symbol.asyncIterator]: () => source };
  };
  const begin = first.done === true ? Buffer.alloc(0) : Buffer.from(first.value).subarray(0, 4);
  if (begin.toString('latin1') !== 'PK\u0003\u0004') return [{ name, bytes: () => bytesOf(whole(), name, options.most) }];
  return fromBytes(await bytesOf(whole(), name, options.most), name, options);
}
