/**
 * Which kind of XML a text is, by its outermost element and what no other kind has beside it: an article in JATS, TEI (also as GROBID
 * writes it), DocBook, FictionBook, an OpenDocument text in one file, records of works. The name of the file is not asked: `.xml` says nothing.
 */

export type XmlText = 'jats' | 'tei' | 'docbook' | 'fb2' | 'fodt' | 'records';

/** The first element: its name without prefix, and the attributes behind it. What comes before (declaration, comments, document type) is passed over. */
function rootOf(start: string): { readonly name: string; readonly attributes: string } | null {
  let at = start.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (let nth = 0; nth < 50; nth += 1) {
    while (/\s/.test(start[at] ?? '')) at += 1;
    if (start[at] !== '<') return null;
    const next = start[at + 1] ?? '';
    if (next !== '?' && next !== '!') break;
    const end = start.startsWith('<!--', at) ? after(start, '-->', at) : next === '?' ? after(start, '?>', at) : endOfDoctype(start, at);
    if (end < 0) return null;
    at = end;
  }
  const found = /^<(?:[\w.-]{1,40}:)?([\w.-]{1,60})(?=[\s/>])/.exec(start.slice(at, at + 120));
  return found === null ? null : { name: found[1] ?? '', attributes: start.slice(at, at + 4_000).split('>', 1)[0] ?? '' };
}

function after(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? -1 : at + sign.length;
}

/** A document type may hold declarations of its own in brackets. */
function endOfDoctype(text: string, from: number): number {
  const close = text.indexOf('>', from);
  const open = text.indexOf('[', from);
  if (open < 0 || close < 0 || close < open) return close < 0 ? -1 : close + 1;
  const inner = text.indexOf(']', open);
  return inner < 0 ? -1 : after(text, '>', inner);
}

const JATS = /<(?:[\w-]{1,20}:)?(?:article-meta|front|journal-meta|ref-list|mixed-citation|element-citation)[\s/>]/;
const DOCBOOK = 'article book chapter section part set appendix preface refentry bibliography glossary'.split(' ');

/** Outermost elements of records that programs, libraries and registries hand out, and what stands near them. */
const RECORDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^RDF$/, /zotero\.org\/namespaces|purl\.org\/net\/biblio/],
  [/^dblp$/, /<(?:article|inproceedings|proceedings|book|incollection|phdthesis|mastersthesis|data)\s/],
  [/^feed$/, /arxiv\.org\/(?:api|schemas)/i],
  [/^(?:collection|record)$/, /loc\.gov\/MARC21/],
  [/^(?:dc|OAI-PMH|metadata|records)$/, /openarchives\.org\/OAI\/2\.0\/oai_dc|<dc:title/],
  [/^resource$/, /datacite\.org\/schema/],
  [/^(?:doi_records|doi_record|crossref_result|doi_batch)$/, /crossref/],
  [/^file$/, /bibtexml/],
];

/** The kind of a text by its beginning (some ten thousand characters); null when it is none of these. */
export function xmlTextOf(start: string): XmlText | null {
  if (!/^[\s\ufeff]{0,200}</.test(start)) return null;
  const root = rootOf(start);
  if (root === null) return null;
  const { name, attributes } = root;
  if (/^(?:TEI|teiCorpus|TEI\.2)$/.test(name) || (/^(?:listBibl|biblStruct)$/.test(name) && attributes.includes('tei-c.org'))) return 'tei';
  if (name === 'FictionBook') return 'fb2';
  if (/^document(?:-content)?$/.test(name) && attributes.includes('urn:oasis:names:tc:opendocument')) return 'fodt';
  const head = start.slice(0, 2_000);
  if (/^(?:PubmedArticle(?:Set)?|modsCollection)$/.test(name) || (name === 'mods' && /loc\.gov\/mods/.test(attributes))) return 'records';
  if (name === 'Sources' && attributes.includes('officeDocument') && attributes.includes('bibliography')) return 'records';
  if (/^(?:xml|records)$/.test(name) && /<record>/.test(head) && /<(?:ref-type|database|source-app)[\s>]/.test(head)) return 'records';
  if (
    /^(?:article|articles|pmc-articleset|OAI-PMH)$/.test(name) &&
    !/docbook|<html[\s>]/i.test(head) &&
    /<(?:[\w-]{1,20}:)?article[\s>]/.test(start)
  )
    if (JATS.test(start)) return 'jats';
  if (RECORDS.some(([root, sign]) => root.test(name) && sign.test(head))) return 'records';
  if (DOCBOOK.includes(name) && (/docbook/i.test(head) || /<(?:para|articleinfo|bookinfo|sect1|simpara)[\s/>]/.test(start)))
    return 'docbook';
  return null;
}
