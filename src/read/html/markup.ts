/**
 * The tree of a page. parse5 builds it as a browser would build HTML; a page that is XML closes elements where HTML does not (`<a id="x"/>`,
 * `<title/>`), which would swallow what follows, so that these are written out first.
 */
import type { Node } from './marks.ts';

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const CLOSED = /<([a-zA-Z][\w:-]{0,60})((?:\s[^<>]{0,4000})?)\/>/g;

/** Whether a page says that it is XML. */
const saysXml = (text: string): boolean => /^\s{0,200}<\?xml\s/.test(text.slice(0, 300));

/** Parses a page; `xml` when it is known to be XML, otherwise its beginning tells. */
export async function parseMarkup(text: string, xml = saysXml(text)): Promise<Node> {
  const { parse } = await import('parse5');
  return parse(
    xml
      ? text.replace(CLOSED, (whole, name: string, rest: string) => (VOID.has(name.toLowerCase()) ? whole : `<${name}${rest}></${name}>`))
      : text,
  );
}
