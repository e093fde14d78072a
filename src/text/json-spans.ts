/** Where the values of a JSON document stand in its text, so that one can be changed and every other sign stays as it was written. */
import type { Span } from '../model/document.ts';

interface Open {
  readonly pointer: string;
  readonly list: boolean;
  readonly start: number;
  /** Place of the next value of a list. */
  next: number;
  /** Pointer of the value that comes next in an object. */
  key: string | null;
}

const STRING = /"(?:[^"\\]|\\.)*"/sy;
const SCALAR = /[^\s,\]}]+/y;

/**
 * The stretches of the values at some places (RFC 6901), with their quotes or brackets. Takes a text that `JSON.parse` reads; of a name that an
 * object has twice the last counts, as there. Linear, however deep the text nests.
 */
export function jsonSpans(text: string, wanted: ReadonlySet<string>): Map<string, Span> {
  const spans = new Map<string, Span>();
  const open: Open[] = [];
  const found = (pointer: string, start: number, end: number): void => {
    if (wanted.has(pointer)) spans.set(pointer, { start, end });
  };
  const here = (): string => {
    const around = open.at(-1);
    if (around === undefined) return '';
    if (!around.list) return around.key ?? '';
    around.next += 1;
    return `${around.pointer}/${around.next - 1}`;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const around = open.at(-1);
    if (sign === '{' || sign === '[') open.push({ pointer: here(), list: sign === '[', start: at, next: 0, key: null });
    else if (sign === '}' || sign === ']') {
      open.pop();
      if (around !== undefined) found(around.pointer, around.start, at + 1);
    } else if (sign === ',' && around !== undefined) around.key = null;
    else if (sign === '"' || !/[\s:,]/.test(sign)) {
      const pattern = sign === '"' ? STRING : SCALAR;
      pattern.lastIndex = at;
      const end = at + (pattern.exec(text)?.[0].length ?? 1);
      if (sign === '"' && around?.list === false && around.key === null) around.key = `${around.pointer}/${keyOf(text.slice(at, end))}`;
      else found(here(), at, end);
      at = end - 1;
    }
  }
  return spans;
}

/** A name as pointers write it. */
function keyOf(printed: string): string {
  const name: unknown = JSON.parse(printed);
  return String(name).replaceAll('~', '~0').replaceAll('/', '~1');
}
