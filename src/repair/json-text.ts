/** Changes values in the text of a JSON document and leaves every other sign as it was written. */
import { jsonSpans } from '../text/json-spans.ts';

/**
 * The text of a JSON document with other values at some places (RFC 6901): numbers, names, their order and the white space around stay.
 * Takes a text that `JSON.parse` reads, and places that exist in it; others change nothing. A value written over several lines is so again.
 */
export function withJsonValues(text: string, values: ReadonlyMap<string, unknown>): string {
  const spans = jsonSpans(text, new Set(values.keys()));
  const changes = [...spans].sort(([, a], [, b]) => a.start - b.start);
  let out = '';
  let done = 0;
  for (const [pointer, { start, end }] of changes) {
    if (start < done) continue;
    out += `${text.slice(done, start)}${printed(values.get(pointer), text.slice(start, end), text.slice(text.lastIndexOf('\n', start - 1) + 1, start))}`;
    done = end;
  }
  return out + text.slice(done);
}

function printed(value: unknown, before: string, line: string): string {
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  const inner = /\n([ \t]*)\S/.exec(before)?.[1];
  if (inner !== undefined && Array.isArray(value) && value.length > 0)
    return JSON.stringify(value, null, inner.startsWith('\t') ? '\t' : Math.max(1, inner.length - indent.length)).replaceAll(
      '\n',
      `${before.includes('\r\n') ? '\r\n' : '\n'}${indent}`,
    );
  return Array.isArray(value) ? `[${value.map((one) => JSON.stringify(one)).join(', ')}]` : JSON.stringify(value);
}

/** The values at some fields that differ from those of another copy of the JSON, by place. Takes copies that differ in nothing else. */
export function changedFields(before: unknown, after: unknown, isField: (key: string) => boolean): Map<string, unknown> {
  const places = new Map<string, unknown>();
  const open: { readonly one: unknown; readonly other: unknown; readonly pointer: string }[] = [{ one: before, other: after, pointer: '' }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { one, other, pointer } = next;
    if (one === other || typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) continue;
    const changed = new Map<string, unknown>(Object.entries(other));
    for (const [key, value] of Object.entries(one)) {
      const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (!isField(key)) open.push({ one: value, other: changed.get(key), pointer: at });
      else if (JSON.stringify(value) !== JSON.stringify(changed.get(key))) places.set(at, changed.get(key));
    }
  }
  return places;
}
