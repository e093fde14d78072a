/** What a reader wrote down, as a document with its hash, its name and its media type. */
import { createHash } from 'node:crypto';
import { StetError } from '../errors.ts';
import type { Document } from '../model/document.ts';
import type { Reading } from './blocks.ts';
import type { ParseContext } from './context.ts';
import { calledAgain } from './jumps.ts';
import { tooLong } from './limits.ts';

/** The document of what was read; what the reader did not tell is empty or absent. */
export function documentOf(bytes: Uint8Array, { name }: ParseContext, mediaType: string, reading: Reading): Document {
  const { text, blocks, links, notes, citations, entries, skipped, about, superscripts, emphasised, jumps, listedOnly, places, lists } =
    reading;
  return {
    id: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
    name,
    mediaType,
    text,
    blocks,
    links: links ?? [],
    notes: calledAgain(notes ?? [], jumps ?? [], text),
    citations: citations ?? [],
    entries: entries ?? [],
    pages: [],
    skipped: skipped ?? [],
    ...(superscripts === undefined || superscripts.length === 0 ? {} : { superscripts }),
    ...(emphasised === undefined ? {} : { emphasised }),
    ...(jumps === undefined ? {} : { jumps }),
    ...(listedOnly === undefined ? {} : { listedOnly }),
    ...(places === undefined || places.length === 0 ? {} : { places }),
    ...(lists === undefined || lists.length === 0 ? {} : { lists }),
    ...(about === undefined || about === null ? {} : { about }),
  };
}

/** That text of a document of pages or slides may be read: there is some, and not too much. Throws StetError `too-large` or `empty-input`. */
export function checkText(text: string, { name, limits }: ParseContext, advice = 'check that it is the right file'): void {
  if (text.length > limits.textCharacters) throw tooLong(name, limits.textCharacters);
  if (text === '') throw new StetError('empty-input', `${name}: the document holds no text; ${advice}.`);
}
