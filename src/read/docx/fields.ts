/**
 * What a Word field means. Citation managers keep their data in fields: Zotero and Mendeley as CSL-JSON, EndNote as XML, Citavi as JSON,
 * Word itself as keys into its list of sources. That data is the citation as the writer chose it, so it is taken, not guessed.
 */

import { Buffer } from 'node:buffer';
import type { CslItem, CslName } from '../../model/csl.ts';
import { entryOf } from '../../text/entry.ts';
import { cslItem } from '../csl/item.ts';
import { child, elements, parseXml, textIn, within, type XmlNode } from '../xml/tree.ts';
import { citaviItems } from './citavi.ts';
import type { CitedItem } from './cited-item.ts';

export type FieldMeaning =
  | { readonly kind: 'citation'; readonly items: readonly CitedItem[] }
  | { readonly kind: 'bibliography' }
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'jump'; readonly name: string }
  | null;

const MOST_ITEMS = 500;

/** The meaning of a field's instruction; `data` is what Word keeps beside it (EndNote's long citations). */
export async function meaningOf(instruction: string, data: string): Promise<FieldMeaning> {
  const text = instruction.trim();
  if (/^ADDIN (?:ZOTERO_BIBL|Mendeley Bibliography|EN\.REFLIST|CitaviBibliography)|^BIBLIOGRAPHY\b/i.test(text))
    return { kind: 'bibliography' };
  if (/^ADDIN CitaviPlaceholder/i.test(text)) {
    const items = citaviItems(text);
    return items.length === 0 ? null : { kind: 'citation', items };
  }
  if (/^ADDIN (?:ZOTERO_ITEM )?CSL_CITATION/i.test(text)) return cslCitation(text.slice(text.indexOf('{')));
  if (/^ADDIN EN\.CITE/i.test(text)) {
    const inline = text.indexOf('<EndNote');
    const xml = inline >= 0 ? text.slice(inline) : decoded(data);
    return xml === '' ? null : endNoteCitation(xml);
  }
  if (/^CITATION\s/i.test(text)) return wordCitation(text);
  const name = /^HYPERLINK\s+(?:\\[a-km-z]\s+)?\\l\s+"?([^"\s\\]{1,200})/i.exec(text)?.[1];
  if (name !== undefined) return { kind: 'jump', name };
  const crossed = /^(?:NOTE)?REF\s+"?([^"\s\\]{1,200})/i.exec(text)?.[1];
  if (crossed !== undefined) return { kind: 'jump', name: crossed };
  const link = /^HYPERLINK\s+(?:\\[a-z]\s+)?"([^"]{1,2000})"/i.exec(text)?.[1] ?? /^HYPERLINK\s+([^\s"\\]{1,2000})/i.exec(text)?.[1];
  if (link?.startsWith('#') === true) return { kind: 'jump', name: link.slice(1, 200) };
  return link !== undefined && /^https?:\/\//i.test(link) ? { kind: 'link', href: link } : null;
}

/** A citation out of CSL-JSON as Zotero and Mendeley write it; null when it is none. */
export function cslCitation(json: string): FieldMeaning {
  let value: unknown;
  try {
    value = JSON.parse(json.slice(0, json.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
  const list = property(value, 'citationItems');
  if (!Array.isArray(list)) return null;
  const items: CitedItem[] = [];
  for (const item of list.slice(0, MOST_ITEMS)) {
    const data = property(item, 'itemData');
    const fields = cslItem(data);
    const uris = property(item, 'uris');
    const uri = Array.isArray(uris) && typeof uris[0] === 'string' ? uris[0] : undefined;
    const id = uri ?? wordOf(property(data, 'id')) ?? wordOf(property(item, 'id'));
    const locator = wordOf(property(item, 'locator'));
    if (id === undefined) continue;
    items.push({
      id,
      fields,
      raw: data === undefined ? '' : JSON.stringify(data),
      ...(locator === undefined || locator === '' ? {} : { locator }),
    });
  }
  return items.length === 0 ? null : { kind: 'citation', items };
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

function wordOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 500) : undefined;
}

/** Word keeps long field data in base 64, ending in a zero. */
function decoded(data: string): string {
  const text = Buffer.from(data.replace(/\s+/g, ''), 'base64').toString('utf8');
  const from = text.indexOf('<EndNote');
  const to = text.lastIndexOf('</EndNote>');
  return from < 0 || to < 0 ? '' : text.slice(from, to + 10);
}

/** EndNote's reference types that CSL names. */
const ENDNOTE_TYPES: Readonly<Record<string, string>> = {
  'Journal Article': 'article-journal',
  Book: 'book',
  'Edited Book': 'book',
  'Book Section': 'chapter',
  'Conference Proceedings': 'paper-conference',
  'Conference Paper': 'paper-conference',
  Report: 'report',
  Thesis: 'thesis',
  'Web Page': 'webpage',
  'Newspaper Article': 'article-newspaper',
};

async function endNoteCitation(xml: string): Promise<FieldMeaning> {
  let root: XmlNode;
  try {
    root = await parseXml(xml, 'EndNote field');
  } catch {
    return null;
  }
  const items: CitedItem[] = [];
  for (const cite of elements(root, 'Cite').slice(0, MOST_ITEMS)) {
    const record = child(cite, 'record');
    const said = (name: string): string => textIn(child(cite, name) ?? { name, attributes: new Map(), children: [] }).trim();
    const id = said('RecNum') || `${said('Author')} ${said('Year')}`;
    const pages = said('Pages');
    items.push({
      id: `endnote:${id}`,
      fields: record === undefined ? null : endNoteFields(record),
      raw: textIn(cite).replace(/\s+/g, ' ').trim(),
      ...(pages === '' ? {} : { locator: pages }),
    });
  }
  return items.length === 0 ? null : { kind: 'citation', items };
}

function endNoteFields(record: XmlNode): CslItem | null {
  const first = (name: string): string => {
    const [found] = within(record, name);
    return found === undefined ? '' : textIn(found).replace(/\s+/g, ' ').trim();
  };
  const names = (list: string): CslName[] =>
    within(record, list)
      .flatMap((one) => elements(one, 'author'))
      .flatMap((author) => namesOf(textIn(author).trim()));
  const number = first('isbn');
  const issn = /(?<![\d-])\d{4}-\d{3}[\dXx](?![\d-])/.exec(number)?.[0] ?? '';
  const type = within(record, 'ref-type')[0]?.attributes.get('name') ?? '';
  return cslItem({
    type: entryOf(ENDNOTE_TYPES, type) ?? 'document',
    title: first('title'),
    'container-title': first('secondary-title') || first('full-title'),
    author: names('authors'),
    editor: names('secondary-authors'),
    volume: first('volume'),
    issue: first('number'),
    page: first('pages'),
    publisher: first('publisher'),
    'publisher-place': first('pub-location'),
    edition: first('edition'),
    DOI: first('electronic-resource-num'),
    // EndNote has one place for both.
    ISSN: issn,
    ISBN: issn === '' && /\d{9}/.test(number.replace(/[\s-]/g, '')) ? number : '',
    URL: first('url'),
    issued: { raw: first('year') },
  });
}

/** Names in Han letters of which a database put all into one place: "何为，罗辞勇，徐征等", "雷彦, 刘泽, 徐志明, et al". */
function namesOf(text: string): CslName[] {
  const parts = text.split(/\s?[,，、;；]\s?/).map((part) => part.trim());
  const [last = ''] = parts.slice(-1);
  const people = (/^(?:等|et\.? al\.?)$/i.test(last) ? parts.slice(0, -1) : parts).map((part) =>
    part.replace(/(?<=\p{sc=Han}{2})等$/u, ''),
  );
  const han = people.every((part) => /^\p{sc=Han}{2,4}$/u.test(part));
  return han && (people.length > 1 || people[0] !== text) ? people.map((literal) => ({ literal })) : [nameOf(text)];
}

function nameOf(text: string): CslName {
  const comma = text.indexOf(',');
  if (comma < 0) return { literal: text };
  const given = text.slice(comma + 1).trim();
  return given === '' ? { literal: text.slice(0, comma).trim() } : { family: text.slice(0, comma).trim(), given };
}

/** `CITATION Smi20 \p 12 \m Jon19 \l 1033`: keys of Word's own sources. */
function wordCitation(text: string): FieldMeaning {
  const items: { id: string; fields: null; raw: string; locator?: string }[] = [];
  const words = text.slice(8).match(/"[^"]{0,200}"|\S{1,200}/g) ?? [];
  let asked: string | null = 'key';
  for (const word of words) {
    const plain = word.replaceAll('"', '');
    const last = items[items.length - 1];
    if (/^\\[a-z]$/i.test(word)) asked = word.toLowerCase() === '\\m' ? 'key' : word.toLowerCase() === '\\p' ? 'page' : null;
    else if (asked === 'key') items.push({ id: plain, fields: null, raw: '' });
    else if (asked === 'page' && last !== undefined) last.locator = plain;
    if (!/^\\[a-z]$/i.test(word)) asked = null;
  }
  return items.length === 0 ? null : { kind: 'citation', items };
}

/** Word's own types of sources that CSL names. */
const WORD_TYPES: Readonly<Record<string, string>> = {
  JournalArticle: 'article-journal',
  ArticleInAPeriodical: 'article-magazine',
  Book: 'book',
  BookSection: 'chapter',
  ConferenceProceedings: 'paper-conference',
  Report: 'report',
  InternetSite: 'webpage',
  DocumentFromInternetSite: 'webpage',
};

/** Word's list of sources (customXml, `b:Sources`), by key. */
export function wordSources(root: XmlNode): Map<string, CitedItem> {
  const sources = new Map<string, CitedItem>();
  if (root.name !== 'Sources') return sources;
  for (const source of elements(root, 'Source')) {
    const said = (name: string): string => {
      const found = child(source, name);
      return found === undefined ? '' : textIn(found).trim();
    };
    const key = said('Tag');
    if (key === '') continue;
    const people = (role: string): CslName[] =>
      elements(child(source, 'Author'), role).flatMap((one) => [
        ...within(one, 'Person').map((person) => {
          const part = (name: string): string => textIn(child(person, name) ?? { name, attributes: new Map(), children: [] }).trim();
          return { family: part('Last'), given: [part('First'), part('Middle')].filter((word) => word !== '').join(' ') };
        }),
        ...within(one, 'Corporate').map((body) => ({ literal: textIn(body).trim() })),
      ]);
    const fields = cslItem({
      type: entryOf(WORD_TYPES, said('SourceType')) ?? 'document',
      title: said('Title'),
      'container-title': said('JournalName') || said('BookTitle') || said('ConferenceName') || said('PeriodicalTitle'),
      author: people('Author'),
      volume: said('Volume'),
      issue: said('Issue'),
      page: said('Pages'),
      publisher: said('Publisher'),
      'publisher-place': said('City'),
      URL: said('URL'),
      DOI: said('DOI'),
      issued: { raw: said('Year') },
    });
    sources.set(key, { id: key, fields, raw: textIn(source).replace(/\s+/g, ' ').trim() });
  }
  return sources;
}
