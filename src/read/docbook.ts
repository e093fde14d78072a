/**
 * DocBook (4 and 5), told in the words of JATS. Sections bear many names there and mean one thing; lists of works are printed
 * (`bibliomixed`) or in parts (`biblioentry`), and a `citation` names an entry by its abbreviation.
 */
import { anyOf, firstOf, front, linked, type Made, made, person, quoted, told, wordsIn } from './xml/made.ts';
import { elements, textIn, within, type XmlNode } from './xml/tree.ts';

const SECTIONS =
  /^(?:article|book|part|chapter|appendix|preface|partintro|section|sect[1-5]|simplesect|refsect[1-3]|refentry|acknowledgements?|dedication|colophon|glossary|set)$/;
const DROPPED =
  /^(?:info|\w{1,20}info|indexterm|index|toc|lot|remark|mediaobject|inlinemediaobject|graphic|inlinegraphic|screenshot|titleabbrev|beginpage|anchor|tip-icon|textobject)$/;
const PARAGRAPHS = /^(?:para|simpara|term|glossterm|subtitle|bridgehead|member|seg)$/;
const CODE = /^(?:programlisting|screen|literallayout|synopsis|address)$/;
const BOXES = /^(?:note|tip|warning|caution|important|sidebar|example|informalexample|formalpara|procedure|step|abstract)$/;

/** The text of a file as an article in the words of JATS. */
export function articlesOfDocbook(root: XmlNode): XmlNode[] {
  const info = anyOf(root, /^(?:info|articleinfo|bookinfo|chapterinfo|sectioninfo)$/)[0];
  const title = firstOf(info, 'title') ?? firstOf(root, 'title');
  const people = info === undefined ? [] : within(info, 'author').flatMap(named);
  const dates = info === undefined ? [] : [...within(info, 'pubdate'), ...within(info, 'date')];
  const date = dates.map(wordsIn).find((text) => /^\d{4}/.test(text)) ?? '';
  const abstract = firstOf(info, 'abstract');
  const keys = abbreviations(root);
  const rest = { ...root, children: root.children.filter((one) => typeof one === 'string' || one.name !== 'title') };
  return [
    made('article', [
      front(
        title === undefined ? [] : inside(title, keys, true),
        people,
        date,
        abstract === undefined ? [] : inside(abstract, keys, false),
      ),
      made('body', inside(rest, keys, false)),
    ]),
  ];
}

/** Ids of entries by what a `citation` calls them. */
function abbreviations(root: XmlNode): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const one of [...within(root, 'biblioentry'), ...within(root, 'bibliomixed')]) {
    const id = one.attributes.get('id') ?? '';
    const names = [wordsIn(abbreviationOf(one)), one.attributes.get('xreflabel') ?? '', id];
    for (const name of names) if (id !== '' && name !== '' && !keys.has(name)) keys.set(name, id);
  }
  return keys;
}

/** The first part of an entry, where it is its label: "[ABC97]". */
const abbreviationOf = (entry: XmlNode): XmlNode | undefined =>
  elements(entry)
    .slice(0, 1)
    .find(({ name }) => name === 'abbrev');

function named(node: XmlNode): XmlNode[] {
  const part = (name: string): string => wordsIn(within(node, name)[0]);
  const family = [part('lineage'), part('surname')]
    .filter((word) => word !== '')
    .reverse()
    .join(' ');
  return person({
    family,
    given: [part('firstname') || part('givenname'), part('othername')].filter((word) => word !== '').join(' '),
    literal: wordsIn(firstOf(node, 'personname', 'orgname', 'corpauthor')),
  });
}

type Keys = ReadonlyMap<string, string>;

/** What entries are called, by their ids; turned about once for a document. */
const turned = new WeakMap<Keys, ReadonlyMap<string, string>>();
function calledIn(keys: Keys): ReadonlyMap<string, string> {
  const known = turned.get(keys) ?? new Map([...keys].reverse().map(([called, id]) => [id, called]));
  turned.set(keys, known);
  return known;
}

const inside = (node: XmlNode, keys: Keys, inline: boolean): Made[] =>
  node.children.flatMap((one, nth) => (typeof one === 'string' ? [one] : element(one, keys, inline, node.children[nth - 1])));

function element(node: XmlNode, keys: Keys, inline: boolean, before?: Made): Made[] {
  const { name, attributes } = node;
  const id = attributes.get('id');
  if (DROPPED.test(name)) return [];
  if (SECTIONS.test(name) || BOXES.test(name)) return [made('sec', inside(node, keys, false), { id })];
  if (name === 'footnote') return [made('fn', inside(node, keys, false), { id })];
  if (name === 'footnoteref') return [made('xref', inside(node, keys, true), { rid: attributes.get('linkend') })];
  if (name === 'superscript') return [made('sup', inside(node, keys, true))];
  if (name === 'subscript') return [made('sub', inside(node, keys, true))];
  if (name === 'quote') return quoted(inside(node, keys, true), before);
  if (name === 'emphasis' || name === 'citetitle' || name === 'phrase') return [made('italic', inside(node, keys, true), { id })];
  // An empty cross-reference to an entry prints what the entry is called.
  const called = name === 'xref' || name === 'biblioref' ? calledIn(keys).get(attributes.get('linkend') ?? '') : undefined;
  if (called !== undefined && wordsIn(node) === '') return ['[', made('xref', [called], { rid: attributes.get('linkend') }), ']'];
  if (name === 'link' || name === 'xref' || name === 'ulink' || name === 'biblioref') {
    const inner = attributes.get('linkend');
    return [linked(inner === undefined ? (attributes.get('href') ?? attributes.get('url') ?? '') : `#${inner}`, inside(node, keys, true))];
  }
  if (name === 'citation') return ['[', made('xref', inside(node, keys, true), { rid: keys.get(wordsIn(node)) }), ']'];
  if (name === 'bibliography' || name === 'bibliodiv' || name === 'bibliolist')
    return [
      made(
        'ref-list',
        [
          ...(name === 'bibliography' && firstOf(node, 'title') === undefined && titleIn(node) === undefined
            ? [made('title', ['Bibliography'])]
            : (titleIn(node) ?? [])),
          ...inside(node, keys, false),
        ],
        { id },
      ),
    ];
  if (name === 'biblioentry' || name === 'bibliomixed') return entry(node, keys);
  if (inline) return [made('named-content', inside(node, keys, true), { id })];
  if (name === 'title') return [made('title', inside(node, keys, true), { id })];
  if (PARAGRAPHS.test(name)) return [paragraph(node, keys)];
  if (CODE.test(name)) return [made('preformat', inside(node, keys, true), { id })];
  if (name === 'blockquote' || name === 'epigraph') return [made('disp-quote', inside(node, keys, false), { id })];
  if (name === 'attribution') return [made('attrib', inside(node, keys, true))];
  if (/^(?:itemized|ordered|simple|variable|glossary|calloutl?)list$|^segmentedlist$/.test(name)) return [list(node, keys)];
  if (name === 'figure' || name === 'table' || name === 'informaltable' || name === 'informalfigure') return [floated(node, keys)];
  return [made('named-content', inside(node, keys, false), { id })];
}

/** The title of a list that stands in a part of its own about it. */
function titleIn(node: XmlNode): XmlNode[] | undefined {
  const title = firstOf(firstOf(node, 'info', 'bibliographyinfo'), 'title');
  return title === undefined ? undefined : [made('title', [wordsIn(title)])];
}

/** A paragraph; lists and quotes that lie in one part it, as they are printed. */
function paragraph(node: XmlNode, keys: Keys): XmlNode {
  const blocks = /^(?:itemized|ordered|variable)list$|^(?:blockquote|programlisting|screen|literallayout|informaltable|table|figure)$/;
  if (!elements(node).some(({ name }) => blocks.test(name))) return made('p', inside(node, keys, true), { id: node.attributes.get('id') });
  const parts: Made[] = [];
  const open: Made[] = [];
  const close = (): void => void (open.length > 0 && parts.push(made('p', open.splice(0))));
  for (const [nth, one] of node.children.entries()) {
    if (typeof one !== 'string' && blocks.test(one.name)) {
      close();
      parts.push(...element(one, keys, false));
    } else open.push(...(typeof one === 'string' ? [one] : element(one, keys, true, node.children[nth - 1])));
  }
  close();
  return made('named-content', parts, { id: node.attributes.get('id') });
}

function list(node: XmlNode, keys: Keys): XmlNode {
  const counted = node.name === 'orderedlist';
  let count = 0;
  const items = elements(node).flatMap((one): XmlNode[] => {
    if (one.name === 'title') return [made('p', inside(one, keys, true))];
    if (!/^(?:listitem|varlistentry|member|glossentry|callout)$/.test(one.name)) return [];
    count += 1;
    const children = one.name === 'member' ? [made('p', inside(one, keys, true))] : inside(one, keys, false);
    return [made('list-item', [...told('label', counted ? String(count) : ''), ...children], { id: one.attributes.get('id') })];
  });
  return made('list', items);
}

function floated(node: XmlNode, keys: Keys): XmlNode {
  const title = firstOf(node, 'title');
  const caption = firstOf(node, 'caption');
  const words = [title, caption].flatMap((one) => (one === undefined ? [] : [...inside(one, keys, true), ' ']));
  const rows = [...within(node, 'row'), ...within(node, 'tr')].map((row) =>
    made(
      'tr',
      anyOf(row, /^(?:entry|td|th)$/).map((cell) => made('td', inside(cell, keys, true))),
    ),
  );
  return made(
    /table/.test(node.name) ? 'table-wrap' : 'fig',
    [made('caption', words), ...(rows.length === 0 ? [] : [made('table', rows)])],
    {
      id: node.attributes.get('id'),
    },
  );
}

/** An entry as it is printed, or in parts. */
function entry(node: XmlNode, keys: Keys): XmlNode[] {
  const abbreviation = abbreviationOf(node);
  const rest = { ...node, children: node.children.filter((one) => one !== abbreviation) };
  const citation = node.name === 'bibliomixed' ? made('mixed-citation', inside(rest, keys, true)) : citationOf(rest);
  if (textIn(citation).trim() === '') return [];
  return [made('ref', [...told('label', wordsIn(abbreviation)), citation], { id: node.attributes.get('id') })];
}

function citationOf(node: XmlNode): XmlNode {
  const set = (relation: RegExp): XmlNode | undefined =>
    elements(node, 'biblioset').find(({ attributes }) => relation.test(attributes.get('relation') ?? ''));
  const part = set(/^(?:article|chapter|part)$/i);
  const whole = set(/^(?:journal|book|proceedings|series)$/i);
  const first = (name: string): string => wordsIn(within(node, name)[0]);
  const people = (role: string): XmlNode[] => {
    const all = within(node, role).flatMap(named);
    return all.length === 0 ? [] : [made('person-group', all, { 'person-group-type': role })];
  };
  const title = wordsIn(firstOf(part ?? node, 'title') ?? within(part ?? node, 'title')[0]);
  const source = wordsIn(firstOf(whole, 'title'));
  const journal = /journal/i.test(whole?.attributes.get('relation') ?? '');
  return made(
    'element-citation',
    [
      ...people('author'),
      ...people('editor'),
      ...told(source === '' ? 'source' : journal ? 'article-title' : 'chapter-title', title),
      ...told('source', source),
      ...told('year', /\b\d{4}\b/.exec(first('pubdate') || first('date'))?.[0] ?? ''),
      ...told('volume', first('volumenum')),
      ...told('issue', first('issuenum')),
      ...told('page-range', first('artpagenums') || first('pagenums')),
      ...told('publisher-name', first('publishername')),
      ...told('publisher-loc', first('city')),
      ...told('edition', first('edition')),
      ...told('isbn', first('isbn')),
      ...within(node, 'biblioid').flatMap((one) =>
        told('pub-id', wordsIn(one), { 'pub-id-type': one.attributes.get('class')?.toLowerCase() }),
      ),
      ...[...within(node, 'ulink'), ...within(node, 'link')].flatMap((one) => {
        const href = one.attributes.get('href') ?? one.attributes.get('url') ?? '';
        return /^https?:/i.test(href) ? [made('ext-link', [href], { href })] : [];
      }),
    ],
    { 'publication-type': journal ? 'journal' : source === '' ? 'book' : 'chapter' },
  );
}
