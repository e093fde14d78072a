/**
 * Other kinds of XML told in the words of JATS, so that one reader writes them all down: the same rules for notes, entries, marks and
 * what is left out hold whoever wrote the file. Here the few pieces that every such translation is made of.
 */
import { child, elements, textIn, type XmlNode } from './tree.ts';

export type Made = XmlNode | string;

/** An element of JATS. Attributes without a value are left out. */
export function made(name: string, children: readonly Made[], attributes: Readonly<Record<string, string | undefined>> = {}): XmlNode {
  const given = Object.entries(attributes).filter((one): one is [string, string] => one[1] !== undefined && one[1] !== '');
  return { name, attributes: new Map(given), children };
}

/** The words of an element, white space collapsed; empty when it is not there. */
export const wordsIn = (node: XmlNode | undefined): string => (node === undefined ? '' : textIn(node).replace(/\s+/g, ' ').trim());

/** An element of JATS that holds only these words; none when there are none. */
export const told = (name: string, words: string, attributes: Readonly<Record<string, string | undefined>> = {}): XmlNode[] =>
  words === '' ? [] : [made(name, [words], attributes)];

/** A person in parts, or a name as it is written: "Roe, Ann", "Ann Roe", "The Group". */
export function person({
  family,
  given,
  literal,
}: {
  readonly family?: string;
  readonly given?: string;
  readonly literal?: string;
}): XmlNode[] {
  if (family !== undefined && family !== '') return [made('name', [...told('surname', family), ...told('given-names', given ?? '')])];
  const [last = '', first = '', more] = (literal ?? '').split(',').map((part) => part.trim());
  if (more === undefined && first !== '') return [made('name', [...told('surname', last), ...told('given-names', first)])];
  return told('collab', literal ?? '');
}

/** What a file says of itself, as an article's front has it. */
export function front(title: readonly Made[], people: readonly XmlNode[], date: string, abstract: readonly Made[]): XmlNode {
  const [year = '', month = '', day = ''] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?/.exec(date)?.slice(1) ?? [];
  return made('front', [
    made('article-meta', [
      made('title-group', title.length === 0 ? [] : [made('article-title', title)]),
      made(
        'contrib-group',
        people.map((one) => made('contrib', [one], { 'contrib-type': 'author' })),
      ),
      ...(year === '' ? [] : [made('pub-date', [...told('year', year), ...told('month', month), ...told('day', day)])]),
      ...(abstract.length === 0 ? [] : [made('abstract', abstract)]),
    ]),
  ]);
}

/** Elements of several names, in the order they stand. */
export const anyOf = (node: XmlNode | undefined, names: RegExp): XmlNode[] => elements(node).filter(({ name }) => names.test(name));

/** The first of these children that is there. */
export function firstOf(node: XmlNode | undefined, ...names: readonly string[]): XmlNode | undefined {
  for (const name of names) {
    const found = child(node, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Inline words in quotation marks, unless they or what stands before them have some already. */
export function quoted(children: readonly Made[], before: Made | undefined): Made[] {
  const words = children.map((one) => (typeof one === 'string' ? one : textIn(one))).join('');
  const open = /^\s*["'“‘«»„‹]/.test(words) || (typeof before === 'string' && /["'“‘«»„‹]\s*$/.test(before));
  return open ? [...children] : ['“', ...children, '”'];
}

/** A link: to a place in the file, or out of it. */
export function linked(target: string, children: readonly Made[]): XmlNode {
  const places = target
    .trim()
    .split(/\s+/)
    .filter((one) => /^#./.test(one))
    .map((one) => one.slice(1));
  return places.length > 0 ? made('xref', children, { rid: places.join(' ') }) : made('ext-link', children, { href: target });
}
