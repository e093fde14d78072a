/**
 * A document with the files that belong to it as one file: so it is kept whole or not at all, waits in the queue, survives a crash and is
 * forgotten with its run. A line that says what it is, one of JSON with names and sizes, then the bytes one after the other.
 */
import { createReadStream, statSync } from 'node:fs';
import type { HandedFile } from '../../read/index.ts';

/** A file that belongs to a document: the path that the document gives it, from its own folder, and where it lies now. */
export interface Companion {
  readonly name: string;
  readonly path: string;
}

/** A document that is handed on with what belongs to it. */
export interface Handed {
  /** Its name, as people know it. */
  readonly name: string;
  readonly path: string;
  readonly companions?: readonly Companion[];
}

const SIGN = 'stet-bundle 1\n';
/** Longest line of names and sizes, in bytes. */
const MOST_HEAD = 4_000_000;

/** A document as it is kept: as it lies there, or with all that belongs to it. */
export async function* bytesOf({ path, companions = [] }: Pick<Handed, 'path' | 'companions'>): AsyncGenerator<Uint8Array> {
  if (companions.length > 0) {
    const beside = companions.map((one) => ({ name: one.name, bytes: statSync(one.path).size }));
    yield Buffer.from(`${SIGN}${JSON.stringify({ bytes: statSync(path).size, beside })}\n`);
  }
  for (const file of [path, ...companions.map((one) => one.path)]) yield* createReadStream(file);
}

/** What was kept: the document, and the files beside it; undefined where none were kept with it. */
export function unbundled(kept: Uint8Array): { readonly bytes: Uint8Array; readonly beside?: readonly HandedFile[] } {
  const head = headOf(kept);
  if (head === null) return { bytes: kept };
  let at = head.end;
  const next = (bytes: number): Uint8Array => {
    const part = kept.subarray(at, at + bytes);
    at += bytes;
    return part;
  };
  const bytes = next(head.bytes);
  const beside = head.beside.map((one) => ({ name: one.name, bytes: next(one.bytes) }));
  // What only begins like one is somebody's document.
  return at === kept.length ? { bytes, beside } : { bytes: kept };
}

interface Sized {
  readonly name: string;
  readonly bytes: number;
}

function headOf(kept: Uint8Array): { readonly end: number; readonly bytes: number; readonly beside: readonly Sized[] } | null {
  const all = Buffer.from(kept.buffer, kept.byteOffset, kept.length);
  if (all.subarray(0, SIGN.length).toString('latin1') !== SIGN) return null;
  const line = all.indexOf('\n', SIGN.length);
  if (line < 0 || line > MOST_HEAD) return null;
  try {
    const head: unknown = JSON.parse(all.subarray(SIGN.length, line).toString('utf8'));
    if (typeof head !== 'object' || head === null || !('bytes' in head) || !('beside' in head)) return null;
    const { bytes, beside } = head;
    return isSize(bytes) && Array.isArray(beside) && beside.every(isSized) ? { end: line + 1, bytes, beside } : null;
  } catch {
    return null;
  }
}

const isSize = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isSized = (value: unknown): value is Sized =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'bytes' in value &&
  typeof value.name === 'string' &&
  isSize(value.bytes);
