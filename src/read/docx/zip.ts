/**
 * The gate in front of a Word or ODT file: an archive is looked through by its directory before anything is unpacked, only the XML
 * parts that are read are unpacked at all, and what they yield is counted while it comes. Refused: too many entries, names
 * given twice, names that leave the folder, encryption, sizes that lie.
 */
import { Buffer } from 'node:buffer';
import type { Entry, ZipFile } from 'yauzl';
import { messageOf, StetError } from '../../errors.ts';

/** Entries of a real Word file: some dozens, with many pictures some hundreds. */
const MOST_ENTRIES = 2_000;
const WANTED =
  /^(?:word\/(?:document\d{0,3}|footnotes|endnotes|numbering|styles)\.xml|(?:word\/)?_rels\/[\w.]{1,60}\.rels|customXml\/item\d{1,4}\.xml|docProps\/(?:custom|core)\.xml)$/;

/** What OpenDocument files hold, and how it is locked. */
const MANIFEST = 'meta-inf/manifest.xml';

const locked = (name: string): StetError =>
  new StetError('encrypted-input', `${name}: the file is protected with a password; save a copy without one.`);

/** The XML parts of a file, by path. */
export type Parts = ReadonlyMap<string, string>;

/** What kind of file the archive is to be: its parts that are read, the part it must have, and how it is called in messages. */
export interface PackedKind {
  readonly wanted: RegExp;
  readonly main: RegExp;
  readonly what: string;
  readonly program: string;
  readonly called: string;
}

const WORD: PackedKind = {
  wanted: WANTED,
  main: /^word\/document\d{0,3}\.xml$/,
  what: 'the Word file',
  program: 'Word',
  called: 'a Word document (.docx)',
};

/**
 * Unpacks the parts that are read.
 * Throws StetError `encrypted-input`, `too-large` or `unreadable-input`.
 */
export async function partsOf(bytes: Uint8Array, name: string, decodedBytes: number, kind: PackedKind = WORD): Promise<Parts> {
  const { fromBufferPromise } = await import('yauzl');
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
      lazyEntries: true,
      strictFileNames: true,
      validateEntrySizes: true,
    });
    return await unpack(zip, name, decodedBytes, kind);
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    const reason = messageOf(thrown)
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .slice(0, 100);
    throw new StetError('unreadable-input', `${name}: ${kind.what} is damaged (${reason}). Save or download it anew.`, { cause: thrown });
  }
}

async function unpack(zip: ZipFile, name: string, decodedBytes: number, kind: PackedKind): Promise<Parts> {
  const tooLarge = (): StetError =>
    new StetError('too-large', `${name}: it unpacks to more than ${Math.round(decodedBytes / 1e6)} MB; split it into smaller files.`);
  if (zip.entryCount > MOST_ENTRIES)
    throw new StetError('too-large', `${name}: the archive has more than ${MOST_ENTRIES} entries; save it anew from ${kind.program}.`);
  const entries: Entry[] = [];
  const names = new Set<string>();
  let declared = 0;
  for await (const entry of zip.eachEntry()) {
    const key = entry.fileName.toLowerCase();
    if (names.has(key))
      throw new StetError('unreadable-input', `${name}: ${kind.what} holds a part twice; save it anew from ${kind.program}.`);
    names.add(key);
    if (entry.isEncrypted()) throw locked(name);
    if (!kind.wanted.test(entry.fileName) && key !== MANIFEST) continue;
    declared += entry.uncompressedSize;
    if (declared > decodedBytes) throw tooLarge();
    entries.push(entry);
  }
  const manifest = entries.find(({ fileName }) => fileName.toLowerCase() === MANIFEST);
  const sealed = manifest !== undefined && (await unpacked(zip, [manifest], decodedBytes, tooLarge)).get(manifest.fileName);
  // OpenDocument files keep their directory readable: their parts are noise then, or stand all in one.
  if (sealed && /<(?:\w{1,20}:)?encryption-data\b/.test(sealed)) throw locked(name);
  if (![...names].some((part) => kind.main.test(part))) {
    throw new StetError('unknown-media-type', `${name}: this archive is not ${kind.called}; unpack it and give the document in it.`);
  }
  return unpacked(
    zip,
    entries.filter((entry) => entry !== manifest),
    decodedBytes,
    tooLarge,
  );
}

/** The named parts as text. Throws what `tooLarge` makes when they yield more than `decodedBytes`. */
async function unpacked(
  zip: ZipFile,
  entries: readonly Entry[],
  decodedBytes: number,
  tooLarge: () => StetError,
): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  let decoded = 0;
  for (const entry of entries) {
    const chunks: Buffer[] = [];
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) {
      const piece = Buffer.from(chunk);
      decoded += piece.length;
      if (decoded > decodedBytes) {
        stream.destroy();
        throw tooLarge();
      }
      chunks.push(piece);
    }
    parts.set(entry.fileName, textOfPart(Buffer.concat(chunks)));
  }
  return parts;
}

function textOfPart(bytes: Buffer): string {
  const [a = 0, b = 0] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder('utf-8').decode(bytes);
}
