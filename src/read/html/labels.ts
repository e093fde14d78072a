/**
 * Entries and notes whose label stands beside them, as pages of Sphinx and docutils, Doxygen, TeX4ht and Texinfo set them: `<dt>[1]</dt><dd>…`,
 * `<span class="label">[1]</span><p>…`, a row of two cells. Tells which elements are such lists, which are labels and what a label says, which
 * lines head a section without being headings by their element, and what a generator prints below a page.
 */
import { attribute, type Element, isElement, isEntryTag, wordsOf } from './marks.ts';

const classesOf = (element: Element): string => attribute(element, 'class').slice(0, 500);

const CITED = /(?:^|\s)(?:citation|citation-list|citelist|thebibliography)(?:\s|$)/;
const FOOT = /(?:^|\s)(?:footnote|footnote-list)(?:\s|$)/;
/** "[1]", "1", "(a)", "[Gra83]", and the numbers of links back behind it: "1(1,2)". */
const LABEL = /^\s{0,9}(?:\[\s?([\p{L}\p{N}][^[\]\s]{0,30})\s?\]|\(?(\p{N}{1,4}|\p{Ll})[).]?)\s{0,9}(?:\([\d,\s]{1,60}\)\s{0,9})?$/u;

const parentOf = (element: Element): Element | null =>
  element.parentNode !== null && 'tagName' in element.parentNode ? element.parentNode : null;

/** A list of entries by docutils (of any age), Doxygen or TeX4ht. */
export const isCitedList = (element: Element): boolean =>
  (element.tagName === 'dl' || element.tagName === 'div' || element.tagName === 'table') &&
  CITED.test(classesOf(element)) &&
  // "citation" alone is an article's own head, on many pages of journals.
  (element.tagName === 'dl' || /(?:^|\s)(?:docutils|citation-list|citelist|thebibliography)(?:\s|$)/.test(classesOf(element)));

/** Footnotes by docutils; below a heading of a list they are its entries. */
export const isFootList = (element: Element): boolean =>
  (element.tagName === 'dl' || element.tagName === 'aside' || (element.tagName === 'table' && classesOf(element).includes('docutils'))) &&
  FOOT.test(classesOf(element));

/** A list of terms all of which are labels, each with what it stands for: below a heading of a list these are its entries. */
export function isLabelledList(element: Element): boolean {
  if (element.tagName !== 'dl') return false;
  const terms = element.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'dt');
  return terms.length > 0 && terms.every((term) => LABEL.test(wordsOf(term)));
}

/** What a label says: "1" of "[1]"; "" for what is none. */
export function labelIn(words: string): string {
  const [, bracketed, bare] = LABEL.exec(words) ?? [];
  return bracketed ?? bare ?? '';
}

/** The label of an entry or a note within a list of such: a term, a cell or a span of its own. */
export function isApart(element: Element): boolean {
  const { tagName } = element;
  if (tagName !== 'dt' && tagName !== 'td' && tagName !== 'span') return false;
  const parent = parentOf(element);
  if (parent === null) return false;
  if (tagName === 'dt') return LABEL.test(wordsOf(element));
  if (!/(?:^|\s)label(?:\s|$)/.test(classesOf(element))) return false;
  return tagName === 'td' || CITED.test(classesOf(parent)) || FOOT.test(classesOf(parent));
}

/** What the label inside an entry says, when its first element is one. */
export function labelInside(entry: Element): string {
  const first = entry.childNodes.find(isElement);
  return first !== undefined && (isApart(first) || isEntryTag(first)) ? labelIn(wordsOf(first)) : '';
}

/** Ids on an element and on the first few below it: what marks in the text point at. */
export function idsOf(element: Element): string[] {
  const inner = element.childNodes.slice(0, 10).filter(isElement);
  return [element, ...inner]
    .map((one) => attribute(one, 'id') || (one.tagName === 'a' ? attribute(one, 'name') : ''))
    .filter((id) => id !== '');
}

/** The level of a heading: by its element, or the least for lines that docutils and Doxygen set as headings of a section. */
export function levelOf(element: Element): number | null {
  const heading = /^h([1-6])$/.exec(element.tagName)?.[1];
  if (heading !== undefined) return Number(heading);
  if (element.tagName === 'p') return /(?:^|\s)rubric(?:\s|$)/.test(classesOf(element)) ? 6 : null;
  if (element.tagName !== 'dt') return null;
  const parent = parentOf(element);
  return parent !== null && /^section \w+$/.test(classesOf(parent)) ? 6 : null;
}

/** "Generated on Sun …", "Created using Sphinx", "© Copyright 2020, …": what stands below a page, in an element that says so. */
export const isColophon = (element: Element): boolean =>
  ['div', 'address', 'footer', 'ul', 'p'].includes(element.tagName) &&
  /(?:^|\s)(?:footer|contentinfo)(?:\s|$)/.test(`${classesOf(element)} ${attribute(element, 'role')} ${element.tagName}`) &&
  /^\s{0,40}(?:generated (?:on|by|with|from)|created (?:using|with|by)|built (?:with|using)|(?:©|\(c\))\s{0,3}copyright|copyright\s|made with)/i.test(
    wordsOf(element),
  );
