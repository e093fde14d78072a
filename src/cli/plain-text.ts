/**
 * Plain and Markdown texts as they lie on the disk: places and hashes are the file's own, so no reader stands between. What is named as
 * a text and is none is refused here, since words would be looked for in noise and not found.
 */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { StetError, whyUnread } from '../errors.ts';
import { textOf as decodedText } from '../read/sniff.ts';
import { bytesOf } from './inputs.ts';
import type { World } from './world.ts';

const RAW = new Set(['.txt', '.md', '.markdown', '.text', '']);
const MOST = 512 * 1024 * 1024;

/** Named as a plain text. */
export const namedPlain = (path: string): boolean => RAW.has(extname(path).toLowerCase());

/** Named as data that is written as text: a source as it lies, however it would be read as a list of works. */
export const namedData = (path: string): boolean =>
  ['.json', '.jsonl', '.ndjson', '.yaml', '.yml', '.toml', '.ini', '.log'].includes(extname(path).toLowerCase());

/** The bytes of a file. Throws StetError `unreadable-input`. */
export function rawBytes(name: string, path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (thrown) {
    throw new StetError('unreadable-input', `${name}: cannot be read: ${whyUnread(thrown)}`, { cause: thrown });
  }
}

/** Refuses an answer without a byte in it, as readers of documents do: a text that was lost on the way is not one that stands. Throws StetError `empty-input`. */
export function notEmpty(name: string, bytes: Uint8Array): void {
  if (bytes.length > 0) return;
  throw new StetError(
    'empty-input',
    name === '-'
      ? 'standard input: nothing came in; look at the command that should have written it.'
      : `${name}: the file is empty; check that it was saved or downloaded whole.`,
  );
}

/** PDF, or a zip as Word files are, whatever the name says. */
const FOREIGN = /%PDF-|^PK(?:\x03\x04|\x05\x06|\x07\x08)/;

/**
 * The text of a file that is `named` as a plain one, or of standard input ("-"), with its bytes; null where it is a document that a reader
 * has to open. Throws StetError `unreadable-input`, and `unknown-media-type` for bytes that are no text.
 */
export async function plainText(
  name: string,
  path: string,
  stdin: World['stdin'] | null,
  named: (path: string) => boolean = namedPlain,
): Promise<{ readonly text: string; readonly bytes: Uint8Array } | null> {
  const standard = name === '-' && stdin !== null;
  if (!standard && !named(path)) return null;
  const bytes = standard ? await bytesOf(stdin, name, MOST, 'split it') : rawBytes(name, path);
  if (!standard && FOREIGN.test(Buffer.from(bytes.subarray(0, 1024)).toString('latin1'))) return null;
  return { text: decodedText(bytes, standard ? 'standard input' : name), bytes };
}
