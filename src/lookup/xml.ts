/**
 * Small XML trees out of replies. No document type with declarations, no entities beyond the five of XML, no deep nests:
 * what a service sends is data, and nothing in it may reach for a file, a network or all memory.
 */

export interface Xml {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Xml[];
  /** All text inside, markup within it left out, in order. */
  readonly text: string;
}

const DEEPEST = 60;
const MOST_NODES = 400_000;

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: Xml[];
  text: string[];
}

/** Parses a document; null when it is not well-formed or asks for more than a record needs. Prefixes are kept in names. */
export async function parseXml(text: string): Promise<Xml | null> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser();
  const stack: Open[] = [];
  let root: Xml | null = null;
  let nodes = 0;
  let broken = false;
  parser.on('error', () => {
    broken = true;
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) broken = true;
  });
  parser.on('opentag', ({ name, attributes }) => {
    nodes += 1;
    if (stack.length >= DEEPEST || nodes > MOST_NODES) broken = true;
    if (!broken) stack.push({ name, attributes: attributes as Record<string, string>, children: [], text: [] });
  });
  const add = (piece: string): void => {
    stack.at(-1)?.text.push(piece);
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const closed = broken ? undefined : stack.pop();
    if (closed === undefined) return;
    const node: Xml = { name: closed.name, attributes: { ...closed.attributes }, children: closed.children, text: closed.text.join('') };
    const parent = stack.at(-1);
    if (parent === undefined) root = node;
    else {
      parent.children.push(node);
      parent.text.push(node.text);
    }
  });
  const step = 65_536;
  try {
    for (let at = 0; at < text.length && !broken; at += step) parser.write(text.slice(at, at + step));
    if (!broken) parser.close();
  } catch {
    return null;
  }
  return broken ? null : root;
}

/** Children of this name. */
export function childrenOf(node: Xml | undefined, name: string): readonly Xml[] {
  return node?.children.filter((child) => child.name === name) ?? [];
}

/** The first descendant along a path of names. */
export function at(node: Xml | undefined, ...path: readonly string[]): Xml | undefined {
  return path.reduce<Xml | undefined>((here, name) => here?.children.find((child) => child.name === name), node);
}

/** The trimmed text at a path; undefined when there is none. */
export function textAt(node: Xml | undefined, ...path: readonly string[]): string | undefined {
  const found = at(node, ...path)
    ?.text.replace(/\s+/g, ' ')
    .trim();
  return found === '' ? undefined : found;
}
