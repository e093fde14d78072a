/** FictionBook, told in the words of JATS: sections with titles, links to notes that stand in a body of their own. Pictures are left out. */
import { anyOf, firstOf, front, linked, type Made, made, person, told, wordsIn } from './xml/made.ts';
import { elements, within, type XmlNode } from './xml/tree.ts';

const INLINE: ReadonlyMap<string, string> = new Map([
  ['sup', 'sup'],
  ['sub', 'sub'],
  ['emphasis', 'italic'],
  ['strong', 'bold'],
  ['code', 'monospace'],
  ['strikethrough', 'strike'],
]);
const BLOCKS: ReadonlyMap<string, string> = new Map([
  ['p', 'p'],
  ['v', 'p'],
  ['text-author', 'attrib'],
  ['cite', 'disp-quote'],
  ['epigraph', 'disp-quote'],
]);

/** The text of a file as an article in the words of JATS. */
export function articlesOfFictionBook(root: XmlNode): XmlNode[] {
  const info = firstOf(firstOf(root, 'description'), 'title-info');
  const people = elements(info, 'author').flatMap((one) =>
    person({
      family: wordsIn(firstOf(one, 'last-name')),
      given: ['first-name', 'middle-name']
        .map((name) => wordsIn(firstOf(one, name)))
        .join(' ')
        .trim(),
      literal: wordsIn(firstOf(one, 'nickname')),
    }),
  );
  const date = firstOf(info, 'date');
  const annotation = firstOf(info, 'annotation');
  const title = wordsIn(firstOf(info, 'book-title'));
  return [
    made('article', [
      front(
        title === '' ? [] : [title],
        people,
        date?.attributes.get('value') ?? wordsIn(date),
        annotation === undefined ? [] : inside(annotation),
      ),
      ...elements(root, 'body').map((body) =>
        /^(?:notes|comments)$/.test(body.attributes.get('name') ?? '')
          ? made('back', within(body, 'section').map(note))
          : made('body', inside(body)),
      ),
    ]),
  ];
}

const inside = (node: XmlNode): Made[] => node.children.flatMap((one) => (typeof one === 'string' ? [one] : element(one)));

function element(node: XmlNode): Made[] {
  const { name, attributes } = node;
  const id = attributes.get('id');
  if (name === 'image' || name === 'binary' || name === 'empty-line') return [];
  if (name === 'section') return [made('sec', inside(node), { id })];
  if (name === 'title' || name === 'subtitle')
    return [made('title', elements(node).length === 0 ? inside(node) : elements(node).flatMap((line) => [...inside(line), ' ']), { id })];
  if (name === 'a') return [linked(attributes.get('href') ?? '', inside(node))];
  if (name === 'table')
    return [
      made(
        'table',
        elements(node, 'tr').map((row) =>
          made(
            'tr',
            anyOf(row, /^t[dh]$/).map((cell) => made('td', inside(cell))),
          ),
        ),
      ),
    ];
  return [made(BLOCKS.get(name) ?? INLINE.get(name) ?? 'named-content', inside(node), { id })];
}

function note(section: XmlNode): XmlNode {
  const title = firstOf(section, 'title');
  const rest = { ...section, children: section.children.filter((one) => one !== title) };
  return made('fn', [...told('label', wordsIn(title)), ...inside(rest)], { id: section.attributes.get('id') });
}
