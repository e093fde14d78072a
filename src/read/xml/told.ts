/** Reads XML of a kind that is told in the words of JATS first: TEI, DocBook, FictionBook. */
import type { Reading } from '../blocks.ts';
import { readArticles } from '../jats.ts';
import { parseXml, type XmlKind, type XmlNode } from './tree.ts';

const XML: XmlKind = { what: 'the XML is broken', advice: 'Save or download it anew.', doctype: true };

/** Parses a text and writes down the articles that `articles` makes of it. Throws StetError `unreadable-input` for broken XML. */
export async function readTold(text: string, name: string, articles: (root: XmlNode) => XmlNode[]): Promise<Reading> {
  return readArticles(articles(await parseXml(text, name, XML)));
}
