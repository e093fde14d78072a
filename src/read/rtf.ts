/**
 * RTF to Document: the text through `rtf/body.ts`; what citation managers keep in its fields has the meaning it has in Word.
 */
import { StetError } from '../errors.ts';
import type { Document } from '../model/document.ts';
import { aboutStated } from './about.ts';
import type { ParseContext } from './context.ts';
import { checkText, documentOf } from './document.ts';
import { settled } from './docx.ts';
import { RtfWalk } from './rtf/body.ts';
import { RtfTables } from './rtf/tables.ts';
import { MEDIA } from './sniff.ts';

/**
 * Reads a text in Rich Text Format, as word processors and pandoc write it.
 * Throws StetError `unreadable-input`, `too-large` or `empty-input`.
 */
export async function readRtf(bytes: Uint8Array, context: ParseContext): Promise<Document> {
  const { name, limits } = context;
  if (bytes.length > limits.decodedBytes)
    throw new StetError(
      'too-large',
      `${name}: it holds more than ${Math.round(limits.decodedBytes / 1e6)} MB; split it into smaller files.`,
    );
  const tables = new RtfTables();
  const walk = new RtfWalk(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'),
    tables,
    name,
    limits.textCharacters,
  );
  walk.walk();
  const text = walk.scribe.text();
  checkText(text, context);
  const { citations, entries, links } = await settled(walk.codes.found, new Map(), walk.jumps);
  const about = aboutStated(
    tables.authors.flatMap((names) => names.split(/;|\sand\s/)),
    tables.day,
  );
  return documentOf(bytes, context, MEDIA.rtf, {
    text,
    blocks: walk.scribe.blocks,
    links,
    notes: walk.scribe.notes,
    citations,
    entries,
    skipped: walk.skipped(),
    about,
    superscripts: walk.superscripts,
    ...walk.jumps.read(),
  });
}
