/**
 * ODT to Document: the same gate as for Word files, the text through odt/body.ts, and what citation managers keep in it with the meaning
 * it has in Word. Styles are told by their names, through the ones they rest on.
 */
import { StetError } from '../errors.ts';
import type { Document } from '../model/document.ts';
import { aboutStated } from './about.ts';
import type { ParseContext } from './context.ts';
import { checkText, documentOf } from './document.ts';
import { type PackedKind, partsOf } from './docx/zip.ts';
import { settled } from './docx.ts';
import { OdtWalk } from './odt/body.ts';
import { OdtStyles } from './odt/styles.ts';
import { MEDIA, textOf } from './sniff.ts';
import { child, parseXml, textIn, within, type XmlKind, type XmlNode } from './xml/tree.ts';

const PACKED: PackedKind = {
  wanted: /^(?:content|styles|meta)\.xml$/,
  main: /^content\.xml$/,
  what: 'the ODT file',
  program: 'its word processor',
  called: 'a text document (.odt)',
};
const XML: XmlKind = { what: 'the ODT file is damaged', advice: 'Save it anew from its word processor.', doctype: false };

/**
 * Reads a text in OpenDocument form.
 * Throws StetError `unreadable-input`, `encrypted-input`, `too-large`, `empty-input` or `unknown-media-type` (another archive).
 */
export async function readOdt(bytes: Uint8Array, context: ParseContext): Promise<Document> {
  const { name, limits } = context;
  const parts = await partsOf(bytes, name, limits.decodedBytes, PACKED);
  const part = async (path: string): Promise<XmlNode | undefined> => {
    const text = parts.get(path);
    return text === undefined ? undefined : parseXml(text, name, XML);
  };
  return written(bytes, context, MEDIA.odt, {
    content: await part('content.xml'),
    styles: await part('styles.xml'),
    meta: await part('meta.xml'),
  });
}

/**
 * Reads a text in OpenDocument form that is one XML file (.fodt), or the content of one.
 * Throws StetError `unreadable-input`, `too-large` or `empty-input`.
 */
export async function readFlatOdt(bytes: Uint8Array, context: ParseContext): Promise<Document> {
  const { name, limits } = context;
  if (bytes.length > limits.decodedBytes)
    throw new StetError(
      'too-large',
      `${name}: it holds more than ${Math.round(limits.decodedBytes / 1e6)} MB; split it into smaller files.`,
    );
  const root = await parseXml(textOf(bytes, name), name, XML);
  return written(bytes, context, MEDIA.fodt, { content: root, styles: undefined, meta: child(root, 'meta') });
}

interface OdtParts {
  readonly content: XmlNode | undefined;
  readonly styles: XmlNode | undefined;
  readonly meta: XmlNode | undefined;
}

async function written(
  bytes: Uint8Array,
  context: ParseContext,
  mediaType: string,
  { content, styles, meta }: OdtParts,
): Promise<Document> {
  const { name } = context;
  const body = child(child(content, 'body'), 'text');
  if (body === undefined)
    throw new StetError('unreadable-input', `${name}: the ODT file holds no text document; save it as .odt or .docx.`);
  const walk = new OdtWalk(new OdtStyles(content, styles));
  walk.walk(body);
  const text = walk.scribe.text();
  checkText(text, context);
  const fields = await settled(walk.codes.found, new Map(), walk.jumps);
  const known = new Set(fields.entries.map(({ key }) => key));
  const said = (tag: string): string => (meta === undefined ? '' : (within(meta, tag).map(textIn)[0] ?? ''));
  const about = aboutStated(said('initial-creator').split(/;|\sand\s/), said('creation-date').slice(0, 10));
  return documentOf(bytes, context, mediaType, {
    text,
    blocks: walk.scribe.blocks,
    links: [...walk.scribe.links, ...fields.links].sort((a, b) => a.span.start - b.span.start),
    notes: walk.scribe.notes,
    citations: [...walk.scribe.citations, ...fields.citations].sort((a, b) => a.span.start - b.span.start),
    entries: [...fields.entries, ...[...walk.entries.values()].filter(({ key }) => !known.has(key))],
    skipped: walk.skipped(),
    about,
    superscripts: walk.superscripts,
    ...(walk.emphasised.length === 0 ? {} : { emphasised: walk.emphasised }),
    ...walk.jumps.read(),
  });
}
