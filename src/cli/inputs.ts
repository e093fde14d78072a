/**
 * What a person names to be checked, as a list of inputs to read: files, the documents in folders and archives, standard input, addresses,
 * and bare identifiers (a document of one reference). Naming is checked here; reading comes later, one input at a time.
 */
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { StetError } from '../errors.ts';
import { identifierOf } from '../identifier.ts';
import type { CslItem } from '../model/csl.ts';
import type { ProxySettings } from '../proxy.ts';
import { mediaTypeOf } from '../read/sniff.ts';
import { type Archives, isArchive } from '../server/packed/archives.ts';
import { archivesIn, documentsWhole, KNOWN, lyingAt, membersOf } from '../server/packed/documents.ts';
import { notWritten } from './folders.ts';

export interface Input {
  /** As the person knows it. */
  readonly name: string;
  readonly path?: string;
  /** What an identifier says of the work it stands for. */
  readonly fields?: CslItem;
  /** Gives the bytes, for inputs that are no files. Throws StetError. */
  readonly bytes?: () => Promise<Uint8Array>;
}

/** An identifier in the place of a document; null when the word is none. */
export function identifierInput(word: string): (Input & { readonly fields: CslItem }) | null {
  const fields = identifierOf(word);
  return fields === null ? null : { name: word, fields };
}

const RAISE = 'raise the limit (--limit-input-bytes) to read it';

/** All bytes of a stream, up to `most`. Throws StetError `too-large`, which says what to do: `advice` where no setting moves the limit. */
export async function bytesOf(
  stream: Readable | AsyncIterable<Uint8Array>,
  name: string,
  most: number,
  advice = RAISE,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of stream) {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : (piece as Uint8Array);
    size += bytes.length;
    if (size > most) throw new StetError('too-large', `${name}: more than ${most.toLocaleString('en')} bytes; ${advice}`);
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
  /** The settings that name a proxy. */
  readonly proxy?: ProxySettings;
  readonly signal: AbortSignal;
  /** Where archives are unpacked; whoever opened it closes it when the inputs have been read. */
  readonly archives: Archives;
  /** Files that this run writes: in a folder they are no inputs. */
  readonly written?: readonly string[];
  /** Is told what of a folder is passed over, for a person to name it. */
  readonly told?: (what: string) => void;
}

/** Inputs in the order named; a folder or an archive stands for its documents. Throws StetError for one without any. */
export async function expand(word: string, options: ExpandOptions): Promise<Input[]> {
  // An empty variable of a shell, which is not the working folder.
  if (word === '') throw new StetError('usage', 'one of the inputs is named "", which is no file');
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
  const files = notWritten(
    (await documentsWhole(path)).map((one) => one.path),
    options.written ?? [],
  );
  const passed = unopened(path, word);
  if (files.length === 0)
    throw new StetError('not-found', `${word}: no document in this folder; ${passed ?? `looked for ${[...KNOWN].join(' ')}`}`);
  if (passed !== null) options.told?.(`${word}: ${passed}`);
  return files.map((file) => ({ name: join(word, file.slice(path.length)), path: file }));
}

/** Which archives of a folder are not opened, for a project's folder holds templates and data too; null when it has none. */
function unopened(path: string, word: string): string | null {
  const names = archivesIn(path).map((file) => join(word, file.slice(path.length)));
  if (names.length === 0) return null;
  const shown = [...names.slice(0, 3), ...(names.length > 3 ? [`and ${names.length - 3} more`] : [])].join(', ');
  return names.length === 1
    ? `an archive in it was not opened (${shown}); name it to check the documents in it`
    : `${names.length} archives in it were not opened (${shown}); name them, or give the folder with --batch, to check the documents in them`;
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
