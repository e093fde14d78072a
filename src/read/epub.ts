/**
 * EPUB to Document: the same gate as for Word files, then the pages of the book in the order of its spine as one page of the web. Ids
 * that two files bear are parted, and links from one file to another lead to their places. The page that only lists the chapters is
 * left out, as are pages the book says to skip.
 */
import { StetError } from '../errors.ts';
import type { Document } from '../model/document.ts';
import { type About, aboutStated } from './about.ts';
import type { ParseContext } from './context.ts';
import { checkText, documentOf } from './document.ts';
import { type PackedKind, type Parts, partsOf } from './docx/zip.ts';
import { type Element, isElement, type Node } from './html/marks.ts';
import { parseMarkup } from './html/markup.ts';
import { readHtmlTree } from './html.ts';
import { MEDIA } from './sniff.ts';
import { wordsIn } from './xml/made.ts';
import { child, elements, parseXml, within, type XmlKind, type XmlNode } from './xml/tree.ts';

const PACKED: PackedKind = {
  wanted: /^(?:META-INF\/(?:container|encryption)\.xml|.{1,400}\.(?:opf|xhtml|html?|xml|css))$/i,
  main: /^meta-inf\/container\.xml$/,
  what: 'the EPUB',
  program: 'the program it was made with',
  called: 'a book (.epub)',
};
const XML: XmlKind = { what: 'the EPUB is damaged', advice: 'Save or download it anew.', doctype: true };
/** Pages of one book. */
const MOST_PAGES = 2_000;

/**
 * Reads a book in EPUB form, 2 or 3.
 * Throws StetError `unreadable-input`, `encrypted-input`, `too-large`, `empty-input` or `unknown-media-type` (another archive).
 */
export async function readEpub(bytes: Uint8Array, context: ParseContext): Promise<Document> {
  const { name, limits } = context;
  const parts = await partsOf(bytes, name, limits.decodedBytes, PACKED);
  const damaged = (why: string): StetError =>
    new StetError('unreadable-input', `${name}: the EPUB is damaged (${why}). Save or download it anew.`);
  const container = await parseXml(parts.get('META-INF/container.xml') ?? '<none/>', name, XML);
  const path = within(container, 'rootfile')[0]?.attributes.get('full-path') ?? '';
  const written = parts.get(path);
  if (written === undefined) throw damaged('it does not say what it holds');
  const book = await parseXml(written, name, XML);
  const pages = spineOf(book, path, parts);
  if (pages.length === 0) throw damaged('it names no pages');
  if (pages.length > MOST_PAGES) throw new StetError('too-large', `${name}: the book has more than ${MOST_PAGES} parts; split it.`);
  const locked = await lockedIn(parts, name);
  if (pages.some((page) => locked.has(page)))
    throw new StetError('encrypted-input', `${name}: the book is protected against copying; give a copy without protection.`);
  const trees: { readonly path: string; readonly root: Node }[] = [];
  for (const page of pages) trees.push({ path: page, root: await parseMarkup(parts.get(page) ?? '', true) });
  const sheets = [...parts].flatMap(([part, sheet]) => (/\.css$/i.test(part) ? [sheet] : []));
  const reading = readHtmlTree(joined(trees), sheets);
  checkText(reading.text, context, 'its pages may be pictures');
  return documentOf(bytes, context, MEDIA.epub, { ...reading, entries: [], about: aboutOf(book) });
}

/** The pages in reading order, by their paths in the archive; without the page of contents. */
function spineOf(book: XmlNode, path: string, parts: Parts): string[] {
  const items = new Map(elements(child(book, 'manifest'), 'item').map((item) => [item.attributes.get('id') ?? '', item.attributes]));
  const contents = new Set(
    within(book, 'reference')
      .filter(({ attributes }) => attributes.get('type') === 'toc')
      .map(({ attributes }) => resolved(attributes.get('href') ?? '', path).path),
  );
  const pages = elements(child(book, 'spine'), 'itemref').flatMap(({ attributes }) => {
    const item = items.get(attributes.get('idref') ?? '');
    const page = resolved(item?.get('href') ?? '', path).path;
    return item === undefined || /\bnav\b/.test(item.get('properties') ?? '') || contents.has(page) || !parts.has(page) ? [] : [page];
  });
  return [...new Set(pages)];
}

/** Files that the book says are locked; fonts often are, in books that are free to read. */
async function lockedIn(parts: Parts, name: string): Promise<ReadonlySet<string>> {
  const told = parts.get('META-INF/encryption.xml');
  if (told === undefined) return new Set();
  return new Set(within(await parseXml(told, name, XML), 'CipherReference').map(({ attributes }) => decoded(attributes.get('URI') ?? '')));
}

/** Where a link of a page leads: a path in the archive, and a place in it. */
function resolved(href: string, from: string): { readonly path: string; readonly place: string } {
  const [way = '', place = ''] = href.slice(0, 2_000).split('#', 2);
  if (way === '') return { path: from, place: decoded(place) };
  const steps = from.split('/').slice(0, -1);
  for (const step of decoded(way).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return { path: steps.join('/'), place: decoded(place) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** All pages as one, every id once. An id that comes again is the same with the number of its page behind it. */
function joined(trees: readonly { readonly path: string; readonly root: Node }[]): Node {
  const taken = new Set<string>();
  const names = trees.map(({ root }, nth) => {
    const own = new Map<string, string>();
    for (const element of elementsOf(root))
      for (const attribute of element.attrs)
        if ((attribute.name === 'id' || (attribute.name === 'name' && element.tagName === 'a')) && !own.has(attribute.value)) {
          const free = taken.has(attribute.value) ? `${attribute.value}~${nth}` : attribute.value;
          taken.add(free);
          own.set(attribute.value, free);
        }
    return own;
  });
  const pages = new Map(trees.map(({ path }, nth) => [path, nth]));
  for (const [nth, { path, root }] of trees.entries())
    for (const element of elementsOf(root))
      for (const attribute of element.attrs) {
        if (attribute.name === 'id' || (attribute.name === 'name' && element.tagName === 'a'))
          attribute.value = names[nth]?.get(attribute.value) ?? attribute.value;
        else if (attribute.name === 'href' && !/^[a-z][\w+.-]{0,20}:/i.test(attribute.value)) {
          const { path: to, place } = resolved(attribute.value, path);
          const page = pages.get(to);
          // A link to a page as a whole leads to nothing that is cited.
          attribute.value = page === undefined || place === '' ? '' : `#${encodeURIComponent(names[page]?.get(place) ?? place)}`;
        }
      }
  return { nodeName: '#document-fragment', childNodes: trees.flatMap(({ root }) => ('childNodes' in root ? root.childNodes : [])) };
}

function* elementsOf(root: Node): Generator<Element> {
  const nodes: Node[] = [root];
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (isElement(node)) yield node;
    if ('childNodes' in node) for (let at = node.childNodes.length - 1; at >= 0; at -= 1) nodes.push(node.childNodes[at] as Node);
  }
}

function aboutOf(book: XmlNode): About | null {
  const meta = child(book, 'metadata');
  const authors = elements(meta, 'creator')
    .filter(({ attributes }) => /^(?:aut)?$/.test(attributes.get('role') ?? ''))
    .map(wordsIn);
  const dates = elements(meta, 'date').sort(
    (a, b) => Number(b.attributes.get('event') === 'publication') - Number(a.attributes.get('event') === 'publication'),
  );
  return aboutStated(authors, wordsIn(dates[0]).slice(0, 10));
}
