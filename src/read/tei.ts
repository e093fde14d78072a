/**
 * TEI, told in the words of JATS: texts as editors and journals write them, and articles as GROBID reads them out of PDFs. Lists of works
 * are taken with their ids, marks by what they point at. Parts that GROBID told apart are another program's guess: where it gives the
 * printed line as well, that alone is taken.
 */

import { anyOf, firstOf, front, linked, type Made, made, person, quoted, told, wordsIn } from './xml/made.ts';
import { elements, textIn, within, type XmlNode } from './xml/tree.ts';

/** Running heads, breaks, pictures, what an editor adds about the making of the text. */
const DROPPED =
  /^(?:teiHeader|fw|pb|cb|gb|milestone|graphic|binaryObject|media|gap|anchor|index|figDesc|standOff|facsimile|sourceDoc|del|rdg|certainty|respons|space|xenoData)$/;
const BLOCKS: ReadonlyMap<string, string> = new Map([
  ['p', 'p'],
  ['ab', 'p'],
  ['sp', 'p'],
  ['stage', 'p'],
  ['speaker', 'p'],
  ['opener', 'p'],
  ['closer', 'p'],
  ['byline', 'p'],
  ['docAuthor', 'p'],
  ['docImprint', 'p'],
  ['trailer', 'p'],
  ['lg', 'p'],
  ['eg', 'preformat'],
  ['egXML', 'preformat'],
]);

interface At {
  /** Within a paragraph, a cell, an entry: what is there does not part the text. */
  readonly inline: boolean;
}

/** The texts of a file as articles in the words of JATS. */
export function articlesOfTei(root: XmlNode): XmlNode[] {
  // A list of works alone, as Zotero exports one.
  if (/^(?:listBibl|biblStruct)$/.test(root.name)) {
    const list = root.name === 'listBibl' ? root : { ...root, name: 'listBibl', attributes: new Map<string, string>(), children: [root] };
    return [made('article', [made('body', element(list, { inline: false }, undefined))])];
  }
  const texts = root.name === 'teiCorpus' ? within(root, 'TEI') : [root];
  return texts.map((tei) =>
    made('article', [
      frontOf(firstOf(tei, 'teiHeader')),
      ...anyOf(tei, /^(?:text|standOff)$/).map((text) =>
        made('body', text.name === 'text' ? inside(text, { inline: false }) : lists(text)),
      ),
    ]),
  );
}

/** Lists of works that stand apart from the text. */
const lists = (node: XmlNode): Made[] => within(node, 'listBibl').flatMap((list) => element(list, { inline: false }, undefined));

function frontOf(header: XmlNode | undefined): XmlNode {
  const file = firstOf(header, 'fileDesc');
  const titles = firstOf(file, 'titleStmt');
  const source = within(firstOf(file, 'sourceDesc') ?? made('none', []), 'biblStruct')[0];
  const title = elements(titles, 'title').find(({ attributes }) => attributes.get('type') !== 'sub');
  const authors = elements(titles, 'author').length > 0 ? elements(titles, 'author') : within(source ?? made('none', []), 'author');
  const dates = [firstOf(file, 'publicationStmt'), source].flatMap((one) => (one === undefined ? [] : within(one, 'date')));
  const date = dates.map((one) => one.attributes.get('when') ?? wordsIn(one)).find((text) => /^\d{4}/.test(text)) ?? '';
  const abstract = firstOf(firstOf(header, 'profileDesc'), 'abstract');
  return front(
    title === undefined ? [] : inside(title, { inline: true }),
    authors.flatMap(named),
    date,
    abstract === undefined || wordsIn(abstract) === '' ? [] : inside(abstract, { inline: false }),
  );
}

/** A person as TEI names them: in parts, or in one line. */
function named(node: XmlNode): XmlNode[] {
  const name = anyOf(node, /^(?:persName|name|orgName)$/)[0] ?? node;
  const family = [...elements(name, 'nameLink'), ...elements(name, 'surname')].map(wordsIn).join(' ');
  const given = anyOf(name, /^forename$/)
    .map(wordsIn)
    .join(' ');
  return family === '' && name === node && elements(node).some((one) => one.name === 'affiliation' || one.name === 'email')
    ? []
    : person({ family, given, literal: wordsIn(name) });
}

const inside = (node: XmlNode, at: At): Made[] =>
  node.children.flatMap((one, nth) => (typeof one === 'string' ? [one] : element(one, at, node.children[nth - 1])));

/** One element with what is in it. */
function element(node: XmlNode, at: At, before: Made | undefined): Made[] {
  const { name, attributes } = node;
  const id = attributes.get('id');
  if (name === 'lb') return attributes.get('break') === 'no' ? [] : [' '];
  if (DROPPED.test(name)) return [];
  if (/^div[0-7]?$/.test(name) || name === 'group' || name === 'floatingText') return [section(node)];
  if (name === 'note') return note(node);
  if (name === 'ref' || name === 'ptr') return [linked(attributes.get('target') ?? '', inside(node, { inline: true }))];
  if (name === 'hi' || name === 'emph') return [raisedOr(node, at)];
  if (name === 'choice' || name === 'app') return chosen(node, at);
  if (name === 'q' || name === 'quote' || name === 'cit') return quotation(node, at, before);
  if (name === 'listBibl')
    return [made('ref-list', [...titleOf(node), ...anyOf(node, /^(?:bibl|biblStruct|biblFull|listBibl)$/).flatMap(entry)], { id })];
  if (at.inline) return [made('named-content', inside(node, at), { id })];
  if (name === 'list') return [list(node)];
  if (name === 'table') return [table(node)];
  if (name === 'figure') return [figure(node)];
  if (name === 'head') return [made('title', inside(node, { inline: true }), { id })];
  const block = BLOCKS.get(name);
  if (name === 'lg')
    return [
      made(
        'p',
        elements(node).flatMap((line) => [...inside(line, { inline: true }), made('break', [])]),
        { id },
      ),
    ];
  if (block !== undefined) return [made(block, inside(node, { inline: true }), { id })];
  return [made('named-content', inside(node, at), { id })];
}

const titleOf = (node: XmlNode): XmlNode[] =>
  elements(node, 'head')
    .slice(0, 1)
    .map((head) => made('title', inside(head, { inline: true })));

function section(node: XmlNode): XmlNode {
  const [head] = elements(node, 'head');
  const number = head?.attributes.get('n') ?? '';
  const rest = { ...node, children: node.children.filter((one) => one !== head) };
  return made('sec', [...told('label', number), ...titleOf(node), ...inside(rest, { inline: false })], { id: node.attributes.get('id') });
}

function note(node: XmlNode): Made[] {
  const { attributes } = node;
  // What an editor wrote into the margin stands beside the text; all else is called from it.
  if (attributes.get('place') === 'inline') return inside(node, { inline: true });
  return [made('fn', [...told('label', attributes.get('n') ?? ''), ...inside(node, { inline: false })], { id: attributes.get('id') })];
}

function raisedOr(node: XmlNode, at: At): XmlNode {
  const look = `${node.attributes.get('rend') ?? ''} ${node.attributes.get('rendition') ?? ''} ${node.attributes.get('style') ?? ''}`;
  const name = /\bsup(?:er|erscript)?\b/i.test(look) ? 'sup' : /\bsub(?:script)?\b/i.test(look) ? 'sub' : 'italic';
  return made(name, inside(node, { ...at, inline: true }));
}

/** Of two forms of one word the one that is printed. */
function chosen(node: XmlNode, at: At): Made[] {
  const one = firstOf(node, 'sic', 'orig', 'abbr', 'lem') ?? elements(node)[0];
  return one === undefined ? [] : inside(one, at);
}

function quotation(node: XmlNode, { inline }: At, before: Made | undefined): Made[] {
  if (node.name === 'cit' && inline) return inside(node, { inline });
  if (inline) return quoted(inside(node, { inline }), before);
  const blocks = elements(node).some(({ name }) => BLOCKS.has(name) || name === 'quote');
  const children = inside(node, { inline: !blocks });
  return [made('disp-quote', blocks ? children : [made('p', children)])];
}

function list(node: XmlNode): XmlNode {
  const numbered = /ordered|number/i.test(`${node.attributes.get('type') ?? ''} ${node.attributes.get('rend') ?? ''}`);
  const counted = numbered && !/unordered/i.test(node.attributes.get('type') ?? '');
  let label = '';
  let count = 0;
  const items = elements(node).flatMap((one) => {
    if (one.name === 'label') label = wordsIn(one);
    if (one.name === 'head') return [made('p', inside(one, { inline: true }))];
    if (one.name !== 'item') return [];
    count += 1;
    const number = one.attributes.get('n') ?? (counted ? String(count) : label);
    label = '';
    const blocks = elements(one).some(({ name }) => BLOCKS.has(name) || name === 'list');
    const children = inside(one, { inline: !blocks });
    return [
      made('list-item', [...told('label', number), ...(blocks ? children : [made('p', children)])], { id: one.attributes.get('id') }),
    ];
  });
  return made('list', items);
}

function table(node: XmlNode): XmlNode {
  const rows = elements(node, 'row').map((row) =>
    made(
      'tr',
      elements(row, 'cell').map((cell) => made('td', inside(cell, { inline: true }))),
    ),
  );
  const heads = elements(node, 'head').map((head) => made('caption', [made('p', inside(head, { inline: true }))]));
  return made('table-wrap', [...heads, made('table', rows)], { id: node.attributes.get('id') });
}

function figure(node: XmlNode): XmlNode {
  const captions = anyOf(node, /^(?:head|figDesc)$/).filter((one) => wordsIn(one) !== '');
  const rest = elements(node).filter(({ name }) => !/^(?:head|figDesc|label)$/.test(name));
  const caption =
    captions.length === 0
      ? []
      : [
          made(
            'caption',
            captions.flatMap((one) => [...inside(one, { inline: true }), ' ']),
          ),
        ];
  return made('fig', [...caption, ...rest.flatMap((one) => element(one, { inline: false }, undefined))], { id: node.attributes.get('id') });
}

/** An entry of a list: printed (`bibl`), in parts (`biblStruct`), or a list within the list. */
function entry(node: XmlNode): XmlNode[] {
  const { attributes } = node;
  if (node.name === 'listBibl') return element(node, { inline: false }, undefined).filter((one): one is XmlNode => typeof one !== 'string');
  const raw = within(node, 'note').find((one) => one.attributes.get('type') === 'raw_reference');
  const shown = wordsIn(raw) !== '' && raw !== undefined ? raw : node;
  const citation = node.name === 'bibl' || shown === raw ? made('mixed-citation', inside(shown, { inline: true })) : citationOf(node);
  const label = attributes.get('n') ?? '';
  return textIn(citation).trim() === '' ? [] : [made('ref', [...told('label', label), citation], { id: attributes.get('id') })];
}

/** Kinds of works as Zotero names them, where they are more than their parts tell, in the words of JATS. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['thesis', 'thesis'],
  ['report', 'report'],
  ['dataset', 'data'],
  ['preprint', 'preprint'],
  ['webpage', 'web'],
  ['conferencePaper', 'confproc'],
]);

const isAddress = ({ attributes }: XmlNode): boolean => attributes.get('type') === 'url';

/** The parts of a work, as data. */
function citationOf(node: XmlNode): XmlNode {
  const part = firstOf(node, 'analytic');
  const whole = firstOf(node, 'monogr') ?? node;
  const titled = (from: XmlNode | undefined): XmlNode | undefined =>
    elements(from, 'title').find((one) => one.attributes.get('type') !== 'sub' && wordsIn(one) !== '');
  const imprint = firstOf(whole, 'imprint') ?? whole;
  const book = titled(whole);
  const people = (role: string, from: readonly (XmlNode | undefined)[]): XmlNode[] => {
    const all = from.flatMap((one) => elements(one, role)).flatMap(named);
    return all.length === 0 ? [] : [made('person-group', all, { 'person-group-type': role })];
  };
  const [when] = anyOf(imprint, /^date$/);
  const date = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?/.exec(when?.attributes.get('when') ?? '');
  const scopes = [...within(whole, 'biblScope'), ...elements(node, 'biblScope')];
  const scope = (kinds: RegExp): XmlNode | undefined =>
    scopes.find(({ attributes }) => kinds.test(attributes.get('unit') ?? attributes.get('type') ?? ''));
  const pages = scope(/^(?:pages?|pp)$/i);
  const [from, to] = [pages?.attributes.get('from'), pages?.attributes.get('to')];
  const journal = book?.attributes.get('level') === 'j';
  const type = journal
    ? 'journal'
    : part === undefined || titled(part) === undefined
      ? 'book'
      : within(whole, 'meeting').length > 0
        ? 'confproc'
        : 'chapter';
  const kind = KINDS.get(node.attributes.get('type') ?? '');
  return made(
    'element-citation',
    [
      ...people('author', part !== undefined && elements(part, 'author').length > 0 ? [part] : [part, whole, node]),
      ...people('editor', [whole, node]),
      ...told(type === 'chapter' ? 'chapter-title' : 'article-title', wordsIn(titled(part))),
      ...told('source', wordsIn(book)),
      ...told('series', wordsIn(titled(firstOf(node, 'series')))),
      ...told('year', date?.[1] ?? wordsIn(when)),
      ...told('month', date?.[2] ?? ''),
      ...told('volume', wordsIn(scope(/^vol(?:ume)?$/i))),
      ...told('issue', wordsIn(scope(/^(?:issue|no|number)$/i))),
      ...(from === undefined ? told('page-range', wordsIn(pages)) : [...told('fpage', from), ...told('lpage', to ?? '')]),
      ...told('publisher-name', wordsIn(within(imprint, 'publisher')[0])),
      ...told('publisher-loc', wordsIn(within(imprint, 'pubPlace')[0])),
      ...told('edition', wordsIn(within(whole, 'edition')[0])),
      ...within(node, 'idno').flatMap((one) => told('pub-id', wordsIn(one), { 'pub-id-type': one.attributes.get('type')?.toLowerCase() })),
      ...[...within(node, 'ptr'), ...within(node, 'ref'), ...within(imprint, 'note').filter(isAddress)].flatMap((one) => {
        const target = one.attributes.get('target') ?? (one.name === 'note' ? wordsIn(one) : '');
        return /^https?:/i.test(target) ? [made('ext-link', [target], { href: target })] : [];
      }),
    ],
    { 'publication-type': kind ?? type },
  );
}
