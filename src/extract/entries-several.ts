/**
 * Several works under one label: "A. Author, Phys. Rev. D 1, 2 (2003); B. Author, Nucl. Phys. B 3, 4 (2005)", "a) … b) …".
 * Divided only where every part can stand alone: it has a date or an identifier, and begins as entries begin. Where one part
 * would be a fragment, the whole stays whole: half a reference is worse than two in one.
 */
import type { Span } from '../model/document.ts';
import { dated } from './bibliography-likeness.ts';
import { nameForm } from './entries-starts.ts';

const LETTERED = /(?:^|(?<=[.;,:\d)\]\s]))\(?([a-z])\s?\)\s?(?=[\p{Lu}"“])/gu;
const SEMICOLON = /;\s+(?=\p{Lu})/gu;

function trimmed(text: string, start: number, end: number): Span {
  let [from, to] = [start, end];
  while (from < to && /\s/.test(text.charAt(from))) from += 1;
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

/** "a) … b) …": the letters must run from a without a gap. */
function lettered(text: string, span: Span): Span[] | null {
  const slice = text.slice(span.start, span.end);
  const cuts: number[] = [];
  let expected = 'a';
  for (const found of slice.matchAll(LETTERED)) {
    if (found[1] !== expected) continue;
    cuts.push(found.index);
    expected = String.fromCharCode(expected.charCodeAt(0) + 1);
  }
  if (cuts.length < 2 || (cuts[0] ?? 1) > 2) return null;
  const parts = cuts.map((cut, i) => trimmed(text, span.start + cut, span.start + (cuts[i + 1] ?? slice.length)));
  return parts.filter((part) => dated(text.slice(part.start, part.end))).length * 2 > parts.length ? parts : null;
}

function bySemicolon(text: string, span: Span): Span[] | null {
  const slice = text.slice(span.start, span.end);
  if (!slice.includes(';')) return null;
  const parts: Span[] = [];
  let from = 0;
  for (const found of slice.matchAll(SEMICOLON)) {
    const next = slice.slice(found.index + found[0].length, found.index + found[0].length + 200).replace(/\s+/g, ' ');
    const part = slice.slice(from, found.index);
    if (!complete(part) || nameForm(next) === null) continue;
    parts.push(trimmed(text, span.start + from, span.start + found.index + 1));
    from = found.index + found[0].length;
  }
  if (parts.length === 0 || !complete(slice.slice(from))) return null;
  return [...parts, trimmed(text, span.start + from, span.end)];
}

/** Long enough, and with a year in brackets or at the end, or an identifier, behind its names. */
function complete(part: string): boolean {
  return part.length >= 25 && dated(part) && /\d/.test(part);
}

/** The works in one entry, as spans; the entry itself when it cites one work or cannot be divided safely. */
export function severalWorks(text: string, span: Span): Span[] {
  return lettered(text, span) ?? bySemicolon(text, span) ?? [span];
}
