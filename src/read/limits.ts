/**
 * How much one document may cost before its reading is stopped. The figures are generous for real papers and books and
 * small enough that a hostile file ends as one clear error. All can be set by the caller; none can be switched off.
 */

import { StetError } from '../errors.ts';

export interface ReadLimits {
  /** Size of the input as it lies on disk, in bytes. */
  readonly inputBytes: number;
  /**
   * Time for one document in the child, start of the child not counted, in milliseconds: processor time where the system tells it, so
   * that a busy machine makes no document too slow; ten times as long by the clock in any case.
   */
  readonly milliseconds: number;
  /** Memory of the child, heap and resident set, in bytes. */
  readonly memoryBytes: number;
  /** Pages read, from the beginning and from the end, where references stand; the rest is recorded as skipped. */
  readonly pages: number;
  /** Bytes after unpacking (DOCX parts, gzip), counted while unpacking. */
  readonly decodedBytes: number;
  /** Characters of text taken out of a packed format. */
  readonly textLength: number;
  /** Entries of an archive. */
  readonly entries: number;
}

const MB = 1024 * 1024;

/**
 * What one input may cost unless the caller says otherwise: bytes, milliseconds, bytes of memory, pages, characters and entries, as
 * `ReadLimits` names them. Beyond one of them reading ends with StetError `too-large` or `too-slow`; further pages are left out and named.
 */
export const READ_LIMITS: ReadLimits = {
  inputBytes: 50 * MB,
  milliseconds: 20_000,
  memoryBytes: 512 * MB,
  pages: 500,
  decodedBytes: 64 * MB,
  textLength: 5_000_000,
  entries: 2_000,
};

/** The default limits with the caller's own put over them; a figure that is not above zero is left at its default. */
export function withLimits(own: Partial<ReadLimits> = {}): ReadLimits {
  const pick = (name: keyof ReadLimits): number => {
    const value = own[name];
    return value !== undefined && value > 0 ? value : READ_LIMITS[name];
  };
  return {
    inputBytes: pick('inputBytes'),
    milliseconds: pick('milliseconds'),
    memoryBytes: pick('memoryBytes'),
    pages: pick('pages'),
    decodedBytes: pick('decodedBytes'),
    textLength: pick('textLength'),
    entries: pick('entries'),
  };
}

/** A number of bytes as a person writes it: "50 MB". */
export function inMegabytes(bytes: number): string {
  const size = bytes / MB;
  return `${size >= 10 ? Math.round(size) : Math.round(size * 10) / 10} MB`;
}

/** What is said when a document holds more text than is read. */
export const tooLong = (name: string, most: number): StetError =>
  new StetError('too-large', `${name}: it holds more than ${most} characters of text. Split it into smaller files.`);
