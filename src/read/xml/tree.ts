/**
 * XML of documents as a tree of local names. Entities that a file declares are never taken up, so that nothing outside can be named and
 * nothing can grow: a document type is refused where the format has none (Word, ODT), and passed over where it is part of the format
 * (JATS), with the named characters of HTML read as what they stand for. Depth and number of elements are bounded.
 */
import { StetError } from '../../errors.ts';
import { withoutEntities } from '../../text/entities.ts';

export interface XmlNode {
  /** Name without its prefix. */
  readonly name: string;
  /** Attributes by name without prefix; of two with one local name the first, the other by its name with prefix (`r:id` beside `id`). */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlNode | string)[];
}

const DEEPEST = 256;
const MOST = 4_000_000;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** What a file is called in messages, and whether it may begin with a document type. */
export interface XmlKind {
  readonly what: string;
  readonly advice: string;
  readonly doctype: boolean;
}

const WORD: XmlKind = { what: 'the Word file is damaged', advice: 'Save it anew from Word.', doctype: false };

/** Parses one part. Throws StetError `unreadable-input` for a document type that has no place there, too much depth, or broken XML. */
export async function parseXml(text: string, name: string, kind: XmlKind = WORD): Promise<XmlNode> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser();
  const root = { name: '', attributes: new Map<string, string>(), children: [] as (XmlNode | string)[] };
  const stack = [root];
  let count = 0;
  const refuse = (why: string): never => {
    throw new StetError('unreadable-input', `${name}: ${kind.what} (${why}). ${kind.advice}`);
  };
  let named = false;
  parser.on('error', (error) => {
    // The names that a document type declares are unknown here; the text has them as they stand.
    if (kind.doctype && /undefined entity/.test(error.message)) named = true;
    else refuse(error.message.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 80));
  });
  parser.on('doctype', () => void (kind.doctype || refuse('it declares a document type, which such a file never does')));
  parser.on('opentag', (tag) => {
    count += 1;
    if (stack.length > DEEPEST || count > MOST) refuse('its parts lie too deep in each other');
    const attributes = new Map<string, string>();
    for (const [key, value] of Object.entries(tag.attributes)) {
      const short = local(key);
      attributes.set(attributes.has(short) ? key : short, String(value));
    }
    const node = { name: local(tag.name), attributes, children: [] };
    stack[stack.length - 1]?.children.push(node);
    stack.push(node);
  });
  parser.on('text', (words) => {
    stack[stack.length - 1]?.children.push(named ? withoutEntities(words) : words);
    named = false;
  });
  parser.on('cdata', (words) => void stack[stack.length - 1]?.children.push(words));
  parser.on('closetag', () => void stack.pop());
  parser.write(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text).close();
  const first = root.children.find((child): child is XmlNode => typeof child !== 'string');
  return first ?? refuse('a part is empty');
}

/** The child elements, or those of one name. */
export function elements(node: XmlNode | undefined, name?: string): XmlNode[] {
  if (node === undefined) return [];
  return node.children.filter((child): child is XmlNode => typeof child !== 'string' && (name === undefined || child.name === name));
}

/** The first child element of that name. */
export function child(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((one): one is XmlNode => typeof one !== 'string' && one.name === name);
}

/** The `w:val` of a child element. */
export function setting(node: XmlNode | undefined, name: string): string | undefined {
  return child(node, name)?.attributes.get('val');
}

/** All text inside. */
export function textIn(node: XmlNode): string {
  return node.children.map((one) => (typeof one === 'string' ? one : textIn(one))).join('');
}

/** All elements of that name inside, at any depth. */
export function within(node: XmlNode, name: string): XmlNode[] {
  return elements(node).flatMap((one) => (one.name === name ? [one] : within(one, name)));
}
