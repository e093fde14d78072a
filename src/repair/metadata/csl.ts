/**
 * Corrections as changes to an item of a CSL-JSON file: the value of one member, found by a scan of the item's own text, so
 * that order, indentation, unknown members and everything else stay as they were written.
 */
import type { CslName } from '../../model/csl.ts';
import type { Entry } from '../../model/document.ts';
import type { Correction } from '../metadata.ts';
import type { Written } from './bibtex.ts';
import { inMannerOf, keptPlaces } from './names.ts';

interface Member {
  readonly start: number;
  readonly end: number;
}

/** The end of the string that begins at `at`. */
function stringEnd(raw: string, at: number): number {
  for (let here = at + 1; here < raw.length; here += 1) {
    if (raw[here] === '\\') here += 1;
    else if (raw[here] === '"') return here + 1;
  }
  return raw.length;
}

/** Places of the values of an object's own members. The text is valid JSON, or it would be no entry. */
function membersOf(raw: string): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>();
  let depth = 0;
  let name: string | null = null;
  let from = -1;
  const close = (end: number): void => {
    if (name === null || from < 0) return;
    let [start, stop] = [from, end];
    while (start < stop && /\s/.test(raw[start] ?? '')) start += 1;
    while (stop > start && /\s/.test(raw[stop - 1] ?? '')) stop -= 1;
    // Of a name written twice the last one counts, as it does to every JSON reader.
    members.set(name, { start, end: stop });
    name = null;
    from = -1;
  };
  for (let at = 0; at < raw.length; at += 1) {
    const sign = raw[at];
    if (sign === '"') {
      const end = stringEnd(raw, at);
      if (depth === 1 && from < 0) name = String(JSON.parse(raw.slice(at, end)));
      at = end - 1;
    } else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) close(at);
    } else if (depth === 1 && sign === ':' && from < 0) from = at + 1;
    else if (depth === 1 && sign === ',') close(at);
  }
  return members;
}

/** JSON text with letters beyond ASCII escaped where the file keeps to ASCII. */
const encoded = (value: unknown, indent: string | undefined, ascii: boolean): string => {
  const text = indent === undefined ? JSON.stringify(value) : JSON.stringify(value, null, indent);
  return ascii ? text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`) : text;
};

/** One correction as changes to the item's text (places within `entry.raw`). */
export function inCsl(entry: Entry, correction: Correction, ascii: boolean): Written {
  const { raw } = entry;
  const members = membersOf(raw);
  const { field, value } = correction;
  const place = members.get(field) ?? (field === 'DOI' ? members.get('doi') : undefined);
  if (place === undefined) return 'the item holds this field in an unusual place';
  const old = raw.slice(place.start, place.end);
  if (value.kind === 'text') {
    if (/^\d+$/.test(old) && /^(?:0|[1-9]\d{0,14})$/.test(value.text)) return changed(place, old, value.text);
    if (!old.startsWith('"')) return 'the value is not written as plain text';
    if (field === 'DOI') {
      const cited = /10\.\d{4,9}(?:\.\d{1,9}){0,4}\/[^\s"\\]{1,300}/.exec(old)?.[0];
      return cited === undefined
        ? 'the field does not hold a bare DOI'
        : changed(
            place,
            old,
            old.replace(cited, () => value.text),
          );
    }
    const text = field === 'page' && /[–—]/.test(old) ? value.text.replace('-', '–') : value.text;
    return changed(place, old, encoded(text, undefined, ascii));
  }
  if (value.kind === 'date') return dateIn(place, old, value.parts);
  const parsed: unknown = JSON.parse(old);
  if (!Array.isArray(parsed)) return 'the value is not a list of names';
  return changed(place, old, laidOut(raw, place.start, old, kept(parsed, value.names), ascii));
}

const changed = (place: Member, old: string, text: string): Written => (text === old ? [] : [{ ...place, text }]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The text parts of a name as it stands in the file. */
const nameRead = (name: unknown): CslName =>
  Object.fromEntries(isObject(name) ? Object.entries(name).filter(([, part]) => typeof part === 'string') : []);

/** Names that were right stay as they are written, with whatever else they hold; others have their parts in the order of the first. */
function kept(written: readonly unknown[], recorded: readonly CslName[]): unknown[] {
  const parsed = written.map(nameRead);
  const put = inMannerOf(parsed, recorded);
  const order = Object.keys(parsed[0] ?? {});
  const place = (part: string): number => (order.includes(part) ? order.indexOf(part) : order.length);
  const inOrder = (name: CslName): CslName => Object.fromEntries(Object.entries(name).sort(([a], [b]) => place(a) - place(b)));
  return keptPlaces(parsed, recorded).map((at, n) => written[at] ?? inOrder(put[n] ?? {}));
}

/** The list in the file's own manner: on one line, or indented as the lines around it are. */
function laidOut(raw: string, start: number, old: string, value: unknown, ascii: boolean): string {
  if (!old.includes('\n')) return encoded(value, undefined, ascii);
  const line = raw.lastIndexOf('\n', start) + 1;
  const margin = /^[ \t]*/.exec(raw.slice(line, start))?.[0] ?? '';
  const inner = /\n([ \t]*)\S/.exec(old)?.[1] ?? `${margin}  `;
  const step = inner.startsWith(margin) && inner.length > margin.length ? inner.slice(margin.length) : '  ';
  const end = old.includes('\r\n') ? '\r\n' : '\n';
  return encoded(value, step, ascii).replace(/\n/g, `${end}${margin}`);
}

/** The year inside the date as it is written; month and day only as far as both the file and the record give them. */
function dateIn(place: Member, old: string, parts: readonly number[]): Written {
  const year = String(parts[0] ?? '');
  const rows = /"date-parts"\s*:\s*\[\s*\[([^[\]]{1,80})\]\s*\]/.exec(old);
  if (rows === null) {
    // A bare year, or one alone in `raw` or `literal`.
    const plain = /^"?(\d{4})"?$|^\{\s*"(?:raw|literal)"\s*:\s*"(\d{4})"\s*\}$/.exec(old);
    const written = plain?.[1] ?? plain?.[2];
    return written === undefined ? 'the date is written in an unusual way' : changed(place, old, old.replace(written, year));
  }
  const written = (rows[1] ?? '').split(',').map((part) => part.trim());
  const quoted = written[0]?.startsWith('"') === true;
  const next = parts.slice(0, written.length).map((part) => (quoted ? `"${part}"` : String(part)));
  if (/"(?:raw|literal)"/.test(old)) return 'the date is written twice';
  const at = rows.index + rows[0].indexOf(rows[1] ?? '', rows[0].lastIndexOf('[') + 1);
  const row = rows[1] ?? '';
  // The year alone where it is alone; a finer date is put in whole, for its month belongs to its year.
  const text = written.length === 1 ? row.replace(written[0] ?? '', next[0] ?? '') : next.join(/,\s/.test(row) ? ', ' : ',');
  return changed(place, old, old.slice(0, at) + text + old.slice(at + row.length));
}
