/**
 * What elements of a JATS article are for: what is left out, what stands apart, what is a work in an entry, a label; and what the
 * article says of itself.
 */
import type { BlockKind, Skipped } from '../../model/document.ts';
import { type About, aboutStated } from '../about.ts';
import { child, elements, textIn, within, type XmlNode } from '../xml/tree.ts';
import { CITATIONS, nameOf } from './citation.ts';

/** Not part of what is read: data on the article, pictures, a second form of a formula, what is told beside the words. */
const DROPPED = new Set(
  'journal-meta processing-meta front-stub-meta kwd-group funding-group permissions history counts author-notes graphic inline-graphic media alt-text long-desc object-id annotation annotation-xml private-char custom-meta-group related-article related-object label article-id index-term'.split(
    ' ',
  ),
);
/** Elements whose words stand apart from what is around them, and what they are. */
const BLOCKS: ReadonlyMap<string, BlockKind | null> = new Map<string, BlockKind | null>([
  ...'p speech verse-group def-item'.split(' ').map((name) => [name, null] as const),
  ['list-item', 'item'],
  ['disp-quote', 'quote'],
  ['code', 'code'],
  ['preformat', 'code'],
  ['attrib', 'caption'],
]);
/** Parts of a citation that may stand with nothing between them, and are parted then. */
const PLAIN = new Set(
  'italic bold sup sub sc roman monospace underline overline strike styled-content named-content ext-link uri'.split(' '),
);

/** What floats beside the text, with a number and a caption. */
const FLOATED = new Set('fig table-wrap boxed-text supplementary-material chem-struct-wrap'.split(' '));

/** Elements by what they are for. */
export const TAGS = { dropped: DROPPED, blocks: BLOCKS, plain: PLAIN, floated: FLOATED } as const;

/** What is said of elements left out, by their number. */
export const leftOut = (count: number): Skipped[] =>
  count === 0 ? [] : [{ what: 'data on the article, pictures', why: 'they are not part of the text', count }];

/** The words of an element that may be missing. */
export const textOf = (node: XmlNode | undefined): string => (node === undefined ? '' : textIn(node).replace(/\s+/g, ' ').trim());

/** Of several forms of one thing the first that is text. */
export function chosen(node: XmlNode): readonly XmlNode[] {
  const fit = elements(node).filter(({ name }) => !/^(?:graphic|inline-graphic|media|tex-math)$/.test(name));
  return (fit.length > 0 ? fit : elements(node)).slice(0, 1);
}

/** The citations of one entry, the forms of one taken together. */
export function citationsIn(ref: XmlNode): XmlNode[] {
  return elements(ref).flatMap((one) =>
    CITATIONS.has(one.name) || one.name === 'citation-alternatives'
      ? [one]
      : one.name === 'note' || one.name === 'p'
        ? citationsIn(one)
        : [],
  );
}

/** A label without its brackets or dot. */
export const bare = (label: XmlNode | undefined): string =>
  textOf(label)
    .slice(0, 60)
    .replace(/^[[(]|[\])]?[.:]?$/g, '');

/** Authors as "Ann Roe", the bodies with them. */
export function peopleIn(meta: XmlNode): string[] {
  return within(meta, 'contrib')
    .filter(({ attributes }) => (attributes.get('contrib-type') ?? 'author') === 'author')
    .flatMap((one) =>
      elements(one)
        .concat(elements(child(one, 'name-alternatives')).slice(0, 1))
        .map(nameOf),
    )
    .flatMap((name) => (name === null ? [] : [name.literal ?? [name.given, name.family].filter(Boolean).join(' ')]));
}

/** The day of publication as far as it goes, ISO. */
function dayOf(meta: XmlNode): string {
  const dates = elements(meta, 'pub-date');
  const one =
    dates.find(({ attributes }) => /^(?:epub|pub)$/.test(attributes.get('pub-type') ?? attributes.get('date-type') ?? '')) ?? dates[0];
  const part = (name: string): string => (one === undefined ? '' : textOf(child(one, name)).slice(0, 8));
  return [part('year'), part('month').padStart(2, '0'), part('day').padStart(2, '0')].filter((text) => /[1-9]/.test(text)).join('-');
}

/** The articles of a file: one, or those of an archive. An element of that name without the parts of one is none. */
export function articlesIn(root: XmlNode): XmlNode[] {
  const articles = root.name === 'article' ? [root] : within(root, 'article');
  const whole = articles.filter((article) => elements(article).some(({ name }) => /^(?:front|body|back)$/.test(name)));
  return whole.map((article, at) => (at === 0 ? article : withIdsOf(article, `${at + 1}-`)));
}

/** An article with ids of its own: in a file of several each counts its entries anew, and a mark means those of its own article. */
function withIdsOf(node: XmlNode, before: string): XmlNode {
  const attributes = new Map(
    [...node.attributes].map(([name, value]) => [name, name === 'id' || name === 'rid' ? prefixed(value, before) : value]),
  );
  return { ...node, attributes, children: node.children.map((one) => (typeof one === 'string' ? one : withIdsOf(one, before))) };
}

const prefixed = (ids: string, before: string): string => ids.replace(/\S{1,200}/g, (id) => before + id);

const SCHEMES: ReadonlyMap<string, string> = new Map([
  ['doi', ' doi:'],
  ['pmid', ' PMID: '],
  ['pmc', ' PMCID: '],
  ['pmcid', ' PMCID: '],
  ['arxiv', ' arXiv:'],
]);

/** What is written before an identifier of a kind, so that a bare number is not taken for a page; nothing where `before` says it. */
export const namedBefore = (kind: string, before: string): string =>
  /(?:doi|pmid|pmcid|arxiv|doi\.org\/)\s?[:.]?\s?$/i.test(before) ? '' : (SCHEMES.get(kind.toLowerCase()) ?? '');

/** Who wrote the first of the articles and when, as its own data say. */
export function aboutIn([article]: readonly XmlNode[]): About | null {
  const meta = child(child(article, 'front'), 'article-meta');
  return meta === undefined ? null : aboutStated(peopleIn(meta), dayOf(meta));
}
