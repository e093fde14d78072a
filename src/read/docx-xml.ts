/**
 * XML of Word parts as a tree of local names. No document type is accepted, so no entity can be declared, nothing outside
 * can be named and nothing can grow; depth and number of elements are bounded.
 */
import { StetError } from '../errors.ts';

export interface XmlNode {
  /** Name without its prefix. */
  readonly name: string;
  /** Attributes by name without prefix; of two with one local name, the first. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlNode | string)[];
}

const DEEPEST = 256;
const MOST = 4_000_000;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Parses one part. Throws StetError `unreadable-input` for a document type, too much depth, or broken XML. */
export async function parseXml(text: string, name: string): Promise<XmlNode> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser();
  const root = { name: '', attributes: new Map<string, string>(), children: [] as (XmlNode | string)[] };
  const stack = [root];
  let count = 0;
  const refuse = (why: string): never => {
    throw new StetError('unreadable-input', `${name}: the Word file is damaged (${why}). Save it anew from Word.`);
  };
  parser.on('error', (error) => refuse(error.message.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 80)));
  parser.on('doctype', () => refuse('it declares a document type, which Word never writes'));
  parser.on('opentag', (tag) => {
    count += 1;
    if (stack.length > DEEPEST || count > MOST) refuse('its parts lie too deep in each other');
    const attributes = new Map<string, string>();
    for (const [key, value] of Object.entries(tag.attributes)) {
      const short = local(key);
      if (!attributes.has(short)) attributes.set(short, String(value));
    }
    const node = { name: local(tag.name), attributes, children: [] };
    stack[stack.length - 1]?.children.push(node);
    stack.push(node);
  });
  parser.on('text', (words) => void stack[stack.length - 1]?.children.push(words));
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
