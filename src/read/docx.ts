/**
 * DOCX to Document. The parts come through the gate of `docx/zip.ts`, the text through `docx/body.ts`; here the fields get their
 * meaning: what a citation manager keeps in them becomes entries and citations, so that nothing of it has to be guessed.
 */

import { StetError } from '../errors.ts';
import type { Document, Entry, FormatCitation, Link } from '../model/document.ts';
import { aboutWord } from './about.ts';
import type { ParseContext } from './context.ts';
import { checkText, documentOf } from './document.ts';
import { BodyWalk } from './docx/body.ts';
import type { CitedItem } from './docx/cited-item.ts';
import type { FoundField } from './docx/codes.ts';
import { meaningOf, wordSources } from './docx/fields.ts';
import { Numbering, Styles } from './docx/styles.ts';
import { type Parts, partsOf } from './docx/zip.ts';
import type { Jumps } from './jumps.ts';
import { MEDIA } from './sniff.ts';
import { child, elements, parseXml, textIn, type XmlNode } from './xml/tree.ts';

/**
 * Reads a Word document.
 * Throws StetError `unreadable-input`, `encrypted-input`, `too-large`, `empty-input` or `unknown-media-type` (another archive).
 */
export async function readDocx(bytes: Uint8Array, context: ParseContext): Promise<Document> {
  const { name, limits } = context;
  const parts = await partsOf(bytes, name, limits.decodedBytes);
  const part = async (path: string): Promise<XmlNode | undefined> => {
    const text = parts.get(path);
    return text === undefined ? undefined : parseXml(text, name);
  };
  const main = mainPart(parts);
  const body = child(await part(main), 'body');
  if (body === undefined) throw new StetError('unreadable-input', `${name}: the Word file has no body; save it anew from Word.`);
  const walk = new BodyWalk({
    styles: new Styles(await part('word/styles.xml')),
    numbering: new Numbering(await part('word/numbering.xml')),
    footnotes: await part('word/footnotes.xml'),
    endnotes: await part('word/endnotes.xml'),
    targets: {
      document: targetsOf(await part(`word/_rels/${main.slice(5)}.rels`)),
      footnotes: targetsOf(await part('word/_rels/footnotes.xml.rels')),
      endnotes: targetsOf(await part('word/_rels/endnotes.xml.rels')),
    },
    bookmarks: zoteroBookmarks(await part('docProps/custom.xml')),
  });
  walk.walk(body);
  const text = walk.scribe.text();
  checkText(text, context);
  const { citations, entries, links } = await settled(walk.codes.found, await sourcesOf(parts, name), walk.jumps);
  const about = aboutWord(parts.get('docProps/core.xml'));
  return documentOf(bytes, context, MEDIA.docx, {
    text,
    blocks: walk.scribe.blocks,
    links: [...walk.scribe.links, ...links].sort((a, b) => a.span.start - b.span.start),
    notes: walk.scribe.notes,
    citations,
    entries,
    skipped: walk.skipped,
    about,
    superscripts: walk.superscripts,
    ...(walk.faces.spans.length === 0 ? {} : { emphasised: walk.faces.spans }),
    ...walk.jumps.read(),
  });
}

function mainPart(parts: Parts): string {
  return parts.has('word/document.xml')
    ? 'word/document.xml'
    : ([...parts.keys()].find((path) => /^word\/document\d{0,3}\.xml$/.test(path)) ?? 'word/document.xml');
}

const MOST_NAMESAKES = 2_000;

/** Gives every field its meaning; a work cited twice is one entry. */
export async function settled(
  fields: readonly FoundField[],
  sources: ReadonlyMap<string, CitedItem>,
  jumps: Jumps,
): Promise<{ citations: FormatCitation[]; entries: Entry[]; links: Link[] }> {
  const citations: FormatCitation[] = [];
  const links: Link[] = [];
  const entries = new Map<string, Entry>();
  for (const { instruction, data, span } of fields) {
    const meaning = await meaningOf(instruction, data);
    if (meaning?.kind === 'link' && span.end > span.start) links.push({ span, href: meaning.href });
    if (meaning?.kind === 'jump') jumps.from(span, meaning.name);
    if (meaning?.kind !== 'citation') continue;
    const keys: string[] = [];
    for (const cited of meaning.items) {
      const known = cited.fields === null ? sources.get(cited.id) : cited;
      const key = keyOf(cited, entries);
      keys.push(key);
      if (known?.fields === null || known?.fields === undefined || entries.has(key)) continue;
      entries.set(key, { key, span, fields: known.fields, raw: known.raw, cited: true });
    }
    // With places each work is a citation of its own, so that every place has its work.
    if (meaning.items.some(({ locator }) => locator !== undefined))
      for (const [at, { locator }] of meaning.items.entries())
        citations.push({ span, keys: keys.slice(at, at + 1), ...(locator === undefined ? {} : { locator }), via: 'word-field' });
    else citations.push({ span, keys, via: 'word-field' });
  }
  citations.sort((a, b) => a.span.start - b.span.start);
  return { citations, entries: [...entries.values()], links };
}

/** The key of a cited work. Some programs number the works of each field anew ("ITEM-1"): another title under one id is another work. */
function keyOf({ id, fields }: CitedItem, entries: ReadonlyMap<string, Entry>): string {
  for (let nth = 1; nth <= MOST_NAMESAKES; nth += 1) {
    const key = nth === 1 ? id : `${id} (${nth})`;
    const held = entries.get(key);
    if (held === undefined || fields?.title === undefined || held.fields.title === undefined || held.fields.title === fields.title)
      return key;
  }
  return id;
}

/** Word's own list of sources; a part that is none, or is broken, holds no sources. */
async function sourcesOf(parts: Parts, name: string): Promise<Map<string, CitedItem>> {
  const sources = new Map<string, CitedItem>();
  for (const [path, text] of parts) {
    if (!path.startsWith('customXml/') || !/<(?:\w{1,10}:)?Sources[\s>]/.test(text.slice(0, 2_000))) continue;
    try {
      for (const [key, item] of wordSources(await parseXml(text, name))) sources.set(key, item);
    } catch (thrown) {
      if (!(thrown instanceof StetError)) throw thrown;
    }
  }
  return sources;
}

function targetsOf(relationships: XmlNode | undefined): Map<string, string> {
  const targets = new Map<string, string>();
  for (const one of elements(relationships, 'Relationship')) {
    const id = one.attributes.get('Id');
    const target = one.attributes.get('Target');
    if (id !== undefined && target !== undefined && one.attributes.get('TargetMode') === 'External')
      targets.set(id, target.slice(0, 2_000));
  }
  return targets;
}

/** Zotero can keep field codes in the document's properties, cut in pieces (`ZOTERO_BREF_x_1`, `_2` …), with a bookmark in the text. */
function zoteroBookmarks(properties: XmlNode | undefined): Map<string, string> {
  const codes = new Map<string, string>();
  for (const one of elements(properties, 'property')) {
    const found = /^(ZOTERO_BREF_\w{1,40})_\d{1,4}$/.exec(one.attributes.get('name') ?? '');
    if (found?.[1] !== undefined) codes.set(found[1], (codes.get(found[1]) ?? '') + textIn(one));
  }
  for (const [name, code] of codes) if (!/^\s*ADDIN/.test(code)) codes.set(name, `ADDIN ${code}`);
  return codes;
}
