/**
 * What elements of a web page are for, told from their names, roles, classes and ids: chrome to leave out, reference lists and
 * their entries, notes, links back. Conventions of MediaWiki, pandoc, LaTeXML, JATS viewers, EPUB and ARIA are known.
 */
import type { DefaultTreeAdapterMap } from 'parse5';

export type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

const DROPPED = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'nav',
  'svg',
  'iframe',
  'object',
  'embed',
  'button',
  'select',
  'input',
  'textarea',
  'head',
  'canvas',
  'audio',
  'video',
  'dialog',
  'menu',
  'annotation',
  'annotation-xml',
]);
const BLOCKS = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main ol p pre section summary table tbody td tfoot th thead tr ul caption'.split(
    ' ',
  ),
);
const BACK =
  /(^|[\s_-])(mw-cite-backlink|footnote-back(ref)?|backref|back-link|doc-backlink|reversefootnote|mw-editsection|headerlink|anchor-link|backrefs|copiable-link|copiable-anchor)([\s_-]|$)/i;
const LIST =
  /(^|[\s_-])(references|reference-list|ref-list|reflist|bibliography|biblist|csl-bib-body|works-cited|ltx_biblist|citation-list|c-article-references)([\s_-]|$)/i;
const ENTRY_CLASS = /(^|\s)(csl-entry|ltx_bibitem|bib-?entry|biblioentry|reference-item|c-article-references__item|ref-item)(\s|$)/i;
const ENTRY_ID = /^(cite_note-|bib\.?\d|bib-?ref-?\d|ref-?(?:CR)?\d|CR\d|B\d|R\d|rid\d|cit-?\d|pone\.[\d.-]{1,30}\d|ref-[\w:-]{3,})/i;
const NOTE_ID = /^(fn[:_-]?\w|(?:sd)?footnote-?\d|_?ftn\d|_?edn\d|(?:sd)?endnote-?\d|note-?\d)/i;
/** The mark at the start of a note that word processors write, with its link back. */
const NOTE_MARK = /^_?(?:ftnt?|edn|sdfootnote|sdendnote)\d{1,4}(?:sym)?$/i;
const NOTE_BACK = /^#(?:body_ftn|body_edn|_ftnref|_ednref|ftnt_ref\d|sdfootnote\d{1,4}anc|sdendnote\d{1,4}anc)/i;

/** What a page shows around its text: words it is filed under, what to read before and next, what to share it by. */
const CHROME =
  /(?:^|\s)(?:(?:post|entry|article)-(?:tags?|nav(?:igation)?|footer-tags)|tags?-(?:links|list)|paginav|prev-next|share-buttons|social-share|sharedaddy|jp-relatedposts|related-?posts|breadcrumbs?)(?:\s|$)/i;

/** Whether an element within a line sets its words in italics or bold. */
export const isEmphasis = (element: Element): boolean =>
  /^(?:i|em|cite|b|strong)$/.test(element.tagName) ||
  (element.tagName === 'span' &&
    /(?:^|[;\s])font-(?:style\s{0,9}:\s{0,9}(?:italic|oblique)|weight\s{0,9}:\s{0,9}(?:bold|[6-9]00))/i.test(
      attribute(element, 'style').slice(0, 1_000),
    ));

/** The value of an attribute, or "". */
export function attribute(element: Element, name: string): string {
  return element.attrs.find((one) => one.name === name)?.value ?? '';
}

export const isElement = (node: Node): node is Element => 'tagName' in node;

const classes = (element: Element): string => attribute(element, 'class').slice(0, 500);
const role = (element: Element): string => `${attribute(element, 'role')} ${attribute(element, 'epub:type')}`.slice(0, 200);

export const isBlock = (element: Element): boolean => BLOCKS.has(element.tagName);

/** Left out with all that is in it. */
export function isDropped(element: Element): boolean {
  if (DROPPED.has(element.tagName) || attribute(element, 'hidden') !== '' || element.attrs.some(({ name }) => name === 'hidden'))
    return true;
  if (isComment(element) || (BLOCKS.has(element.tagName) && CHROME.test(classes(element)))) return true;
  return /\bnavigation\b|\bdoc-backlink\b|\bdoc-toc\b/.test(role(element)) || BACK.test(classes(element));
}

/** A remark of a reader that Google Docs exports with the text, and the mark that calls it. */
const isComment = (element: Element): boolean =>
  element.tagName === 'a'
    ? /^#cmnt\d{1,4}$/.test(attribute(element, 'href'))
    : element.tagName === 'p' && beginsWith(element, /^cmnt\d{1,4}$/);

/** A list set as a table, as old pages have it: in each row a label, "[1]" or "1.", and an entry. */
function isTableOfEntries(table: Element): boolean {
  const rows: Element[] = [];
  const nodes: Node[] = [table];
  for (let node = nodes.pop(); node !== undefined && rows.length < 60; node = nodes.pop()) {
    if (isElement(node) && node.tagName === 'tr') rows.push(node);
    else if (isElement(node) && ['table', 'tbody', 'thead'].includes(node.tagName))
      nodes.push(...node.childNodes.slice(0, 1_000).reverse());
  }
  return (
    rows.length >= 2 &&
    rows.every((row, at) => {
      const [label, entry, ...more] = row.childNodes.filter(isElement);
      if (label === undefined || entry === undefined || more.length > 0) return false;
      return new RegExp(`^\\s*(?:\\[${at + 1}\\]|${at + 1}\\.)\\s*$`).test(wordsOf(label)) && wordsOf(entry).trim().length >= 40;
    })
  );
}

/** A list of references. */
export function isReferenceList(element: Element): boolean {
  if (!['ol', 'ul', 'dl', 'div', 'section', 'table', 'tbody', 'aside'].includes(element.tagName)) return false;
  if (element.tagName === 'table' && isTableOfEntries(element)) return true;
  return (
    /\bdoc-bibliography\b|\bbibliography\b/.test(role(element)) ||
    LIST.test(classes(element)) ||
    /^(references?|refs|bibliography|ref-?list|works-cited)$/i.test(attribute(element, 'id'))
  );
}

/** The words of a small element; of a large one only the first. `between` stands between the words of different elements. */
export function wordsOf(element: Element, between = ''): string {
  const nodes: Node[] = [element];
  let words = '';
  for (let at = 0, node = nodes.pop(); node !== undefined && at < 100 && words.length < 120; at++, node = nodes.pop()) {
    if ('value' in node && node.nodeName === '#text') words += words === '' ? node.value : between + node.value;
    else if ('childNodes' in node) for (const child of node.childNodes.slice(0, 100).reverse()) nodes.push(child);
  }
  return words;
}

const LINK_WORDS =
  /\b(?:CrossRef|Full Text|Google Scholar|PubMed|Abstract|Central|Article|View|Record|in|Web of Science|Scopus|Medline|Download|PDF|Export|Citation|DOI|ISI|CAS|ADS|PMC|free|ref|on|SSRN|MathSciNet|zbMATH)\b/gi;

/** Whether nothing but labels of links to the work elsewhere stands there: "CrossRef Full Text | Google Scholar". */
export function onlyLinks(element: Element): boolean {
  if (!['p', 'div', 'ul', 'span'].includes(element.tagName)) return false;
  const words = wordsOf(element, ' ');
  return words.length < 120 && /CrossRef|Google Scholar|PubMed|Scopus/i.test(words) && !/[\p{L}\p{N}]/u.test(words.replace(LINK_WORDS, ''));
}

/** The label of an entry, printed apart from its words: LaTeXML's tags, "label" and "number" of journals' pages. */
export function isEntryTag(element: Element): boolean {
  return (
    ['span', 'div', 'dt'].includes(element.tagName) &&
    /(?:^|\s)(?:ltx_tag_bibitem|ltx_role_refnum|ref-label)(?:\s|$)/.test(classes(element))
  );
}

/** Elements below this one, the first of them; few are looked at. */
export function firstInside(element: Element, test: (one: Element) => boolean): boolean {
  const nodes: Node[] = [element];
  for (let at = 0, node = nodes.pop(); node !== undefined && at < 40; at++, node = nodes.pop()) {
    if (node !== element && isElement(node) && test(node)) return true;
    if ('childNodes' in node) for (const child of node.childNodes.slice(0, 40).reverse()) nodes.push(child);
  }
  return false;
}

/** MediaWiki's short notes stand among the entries and lead on to them: "Ng 2001, p. 12" with a link to `#CITEREFNg2001`. */
export const isShortNote = (element: Element): boolean =>
  element.tagName === 'li' &&
  firstInside(element, (one) => one.tagName === 'a' && attribute(one, 'href').startsWith('#CITEREF')) &&
  !firstInside(element, (one) => one.tagName === 'cite' && attribute(one, 'id').startsWith('CITEREF'));

/** An item that MediaWiki has made a target of short notes. */
const isLongEntry = (element: Element): boolean =>
  element.tagName === 'li' && firstInside(element, (one) => one.tagName === 'cite' && attribute(one, 'id').startsWith('CITEREF'));

/** One entry of a reference list: by its own marks, or as an item inside such a list. */
export function isReference(element: Element, inList: boolean): boolean {
  const { tagName } = element;
  if (/\bdoc-biblioentry\b/.test(role(element)) || ENTRY_CLASS.test(classes(element))) return true;
  if (onlyLinks(element)) return false;
  // A row of JATS's own pages: the label in one cell, the words in the other.
  if (inList && tagName === 'div' && element.childNodes.some((one) => isElement(one) && isEntryTag(one))) return true;
  if (tagName === 'li') return inList || ENTRY_ID.test(attribute(element, 'id')) || isLongEntry(element);
  return inList && (tagName === 'dd' || tagName === 'tr' || (tagName === 'p' && !['li', 'dd', 'td'].includes(parentName(element))));
}

const parentName = (element: Element): string =>
  element.parentNode !== null && 'tagName' in element.parentNode ? element.parentNode.tagName : '';

/** A list of notes, or one note. */
export const isNoteList = (element: Element): boolean =>
  /\bdoc-(endnotes|footnotes)\b|\b(foot|end|rear)notes\b/.test(role(element)) ||
  /(^|[\s_-])(footnotes|endnotes)([\s_-]|$)/i.test(classes(element));

/** A note whose number stands in an element of its own, as journals' pages have it. */
const isLabelledNote = (element: Element): boolean =>
  element.tagName === 'div' &&
  /(?:^|\s)(?:foot|end)?note(?:\s|$)/.test(classes(element)) &&
  firstInside(element, (one) => /(?:^|\s)fn-label(?:\s|$)/.test(classes(one)));

/** A paragraph that begins with the mark of its note, as word processors write them. */
const beginsNote = (element: Element): boolean => beginsWith(element, NOTE_MARK);

/** Words aside from the text that begin with a raised number: a note beside it. */
const beginsRaised = (element: Element): boolean => {
  const first = firstOf(element, 'sup');
  return first !== null && /^\d{1,3}$/.test(wordsOf(first).trim());
};

/** A paragraph whose first words are a link with such a name. */
function beginsWith(element: Element, name: RegExp): boolean {
  const first = firstOf(element, 'a');
  return first !== null && name.test(attribute(first, 'id') || attribute(first, 'name'));
}

/** The element of a kind that the words of an element begin with. */
function firstOf(element: Element, tagName: string): Element | null {
  for (let node: Node | undefined = element; node !== undefined && 'childNodes' in node; ) {
    const first: Node | undefined = node.childNodes.find((one) => isElement(one) || ('value' in one && one.value.trim() !== ''));
    if (first === undefined || !isElement(first)) return null;
    if (first.tagName === tagName) return first;
    node = first;
  }
  return null;
}

/** A note that stands where it is called and is shown in the margin, as Tufte's pages have it. */
export const isSideNote = (element: Element): boolean =>
  ['d-footnote', 'dt-fn'].includes(element.tagName) ||
  (['span', 'small'].includes(element.tagName) && /(?:^|\s)(?:sidenote|side-note|marginnote|margin-note)(?:\s|$)/i.test(classes(element)));

/** Keys of works that a mark of Distill's names. */
export const keysOf = (element: Element): string[] =>
  /^dt?-cite$/.test(element.tagName)
    ? (attribute(element, 'key') || attribute(element, 'bibtex-key')).split(/[\s,]+/).filter((key) => key !== '')
    : [];

/** The link from a note back to where it is called: its label, not its words. */
export const isNoteLabel = (element: Element): boolean => element.tagName === 'a' && NOTE_BACK.test(attribute(element, 'href'));

export function isNote(element: Element, inNotes: boolean): boolean {
  if (/\bdoc-(footnote|endnote)\b|(^|\s)(foot|end|rear)note(\s|$)/.test(role(element))) return true;
  const { tagName } = element;
  return (
    isLabelledNote(element) ||
    (inNotes && (tagName === 'li' || (tagName === 'dd' && parentName(element) === 'dl'))) ||
    (tagName === 'p' && beginsNote(element)) ||
    (tagName === 'aside' && beginsRaised(element)) ||
    (['li', 'div', 'p', 'aside'].includes(tagName) && NOTE_ID.test(attribute(element, 'id')) && !/ref/i.test(attribute(element, 'id')))
  );
}

/** An id as a link writes it. */
export function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
