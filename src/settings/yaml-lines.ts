/** YAML with the line of each name in it, so that what is said of a wrong setting leads to the place to mend. */
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

/**
 * The value of a YAML text and, by dotted name, the line that each name stands on (from 1); names within lists have none.
 * Throws what the parser throws for a text that is not YAML.
 */
export function parsedYaml(text: string): { readonly value: unknown; readonly lines: ReadonlyMap<string, number> } {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { prettyErrors: true, lineCounter });
  const [wrong] = document.errors;
  if (wrong !== undefined) throw wrong;
  const lines = new Map<string, number>();
  const walk = (node: unknown, prefix: string): void => {
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      const name = prefix + String(key.value);
      if (key.range) lines.set(name, lineCounter.linePos(key.range[0]).line);
      walk(value, `${name}.`);
    }
  };
  walk(document.contents, '');
  return { value: document.toJS({ maxAliasCount: 20 }), lines };
}
