/**
 * Corrections as changes to a .bib entry: only the value of the field is touched, between its own delimiters, so that key,
 * order, comments, macros and unknown fields stay as they are. Names that were right keep the spelling the file gives them.
 * What cannot be changed without touching something else is left alone, with the reason.
 */
import type { CslName } from '../model/csl.ts';
import type { Entry } from '../model/document.ts';
import { fold } from '../text/fold.ts';
import type { Correction } from './metadata.ts';
import type { TextChange } from './metadata-changes.ts';
import { texName, texNameInOrder, texOf, texTitle } from './metadata-tex-signs.ts';
import { plain, titleKept } from './metadata-tex-title.ts';

/** A change within an entry's own text, or why there is none. */
export type Written = readonly TextChange[] | string;

/** CSL variable of a field of an edit, as `fieldSpans` names it. */
const OF: Readonly<Record<Correction['field'], string>> = {
  title: 'title',
  author: 'author',
  'container-title': 'container-title',
  issued: 'issued',
  DOI: 'DOI',
  URL: 'URL',
  volume: 'volume',
  issue: 'issue',
  page: 'page',
  edition: 'edition',
};

/** Companion fields: a title that is written in two fields cannot be changed in one. */
const SPLIT: Partial<Record<Correction['field'], RegExp>> = {
  title: /[\s,{]subtitle\s{0,9}=/i,
  'container-title': /[\s,{](?:journalsubtitle|booksubtitle|maintitle)\s{0,9}=/i,
};

/**
 * One correction as changes to the entry's text (places within `entry.raw`).
 * `ascii`: the file holds nothing beyond ASCII, and is to stay so.
 */
export function inBibtex(entry: Entry, correction: Correction, ascii: boolean): Written {
  const { raw } = entry;
  const [span, ...more] = entry.fieldSpans?.[OF[correction.field]] ?? [];
  if (span === undefined || more.length > 0) return 'the entry takes this field from another entry or holds it in an unusual place';
  if (SPLIT[correction.field]?.test(raw) === true) return 'the title is written in two fields';
  const old = raw.slice(span.start, span.end);
  const opening = raw[span.start - 1] ?? '';
  const delimited = (opening === '{' && raw[span.end] === '}') || (opening === '"' && raw[span.end] === '"');
  // A value put together of macros and pieces (a # b) is its writer's business.
  if (!delimited && /[#{}"]/.test(old)) return 'the value is put together of several pieces';
  const inner = rendered(correction, old, delimited, ascii);
  if (inner === null) return 'the recorded text cannot be written in the letters of this file';
  if (typeof inner !== 'string') return inner.why;
  if (inner === old) return [];
  if (!balanced(inner)) return 'the recorded text holds a brace without its pair';
  return [{ ...span, text: delimited || /^\d+$/.test(inner) ? inner : `{${inner}}` }];
}

function balanced(value: string): boolean {
  let depth = 0;
  for (let at = 0; at < value.length; at += 1) {
    if (value[at] === '{') depth += 1;
    else if (value[at] === '}' && --depth < 0) return false;
  }
  return depth === 0;
}

function rendered({ field, value }: Correction, old: string, delimited: boolean, ascii: boolean): string | null | { readonly why: string } {
  if (value.kind === 'names') return namesIn(old, value.names, ascii);
  if (value.kind === 'date') return dateIn(old, value.parts);
  if (field === 'title') {
    if (!delimited) return texTitle(value.text, ascii);
    // A title wholly in braces is meant to stay as it is written.
    const whole = /^(\s*\{)([^{}]*)(\}\s*)$/.exec(old);
    if (whole === null) return titleKept(old, value.text, (word) => texTitle(word, ascii));
    const inside = titleKept(whole[2] ?? '', value.text, (word) => {
      const tex = texTitle(word, ascii);
      return tex === null ? null : tex.replace(/[{}]/g, (sign, at: number) => (tex[at - 1] === '\\' ? sign : ''));
    });
    return inside === null ? null : `${whole[1]}${inside}${whole[3]}`;
  }
  if (field === 'DOI') {
    const cited = /10\.\d{4,9}(?:\.\d{1,9}){0,4}\/[^\s{}"]{1,300}/.exec(old)?.[0];
    if (cited === undefined) return { why: 'the field does not hold a bare DOI' };
    return old.replace(cited, () => value.text.replace(/[%\\#]/g, (sign) => encodeURIComponent(sign)));
  }
  return texOf(field === 'page' ? pagesIn(old, value.text) : value.text, ascii);
}

/** Pages with the dash that the file writes between them, "--" where it shows none. */
export const pagesIn = (old: string, pages: string): string =>
  pages.replace('-', /(?<=\w\s?)(?:-{1,3}|[‐‑‒–—−])(?=\s?\w)/.exec(old)?.[0] ?? '--');

/** The year, with month and day only as far as both the file and the record give them. */
function dateIn(old: string, parts: readonly number[]): string | { readonly why: string } {
  const year = String(parts[0] ?? '');
  const years = old.match(/\d{4}/g) ?? [];
  if (years.length !== 1) return { why: 'the field holds more than a year' };
  const iso = /^(\s*)\d{4}-\d{2}(-\d{2})?(\s*)$/.exec(old);
  if (iso === null) return /\d{4}-\d/.test(old) ? { why: 'the field holds more than a date' } : old.replace(/\d{4}/, year);
  const finer = parts.slice(1, iso[2] === undefined ? 2 : 3).map((part) => String(part).padStart(2, '0'));
  return `${iso[1]}${[year, ...finer].join('-')}${iso[3]}`;
}

/** The parts of a list of names, parted by "and" outside braces. */
function people(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    const sign = list[at];
    if (sign === '\\') at += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (depth === 0 && /\s/.test(sign ?? '') && /^\s+and\s/i.test(list.slice(at, at + 40))) {
      parts.push(list.slice(start, at));
      at += /^\s+and\s/i.exec(list.slice(at, at + 40))?.[0].length ?? 1;
      start = at;
      at -= 1;
    }
  }
  parts.push(list.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

const wordsOf = (name: string): Set<string> => new Set(name.split(' ').filter((word) => word !== ''));

/** Whether a written name is a recorded one: every word of the family name stands in it, and no given name speaks against it. */
function isWritten(written: string, { family, given, literal }: CslName): boolean {
  const have = wordsOf(plain(written));
  const last = wordsOf(fold(family ?? literal ?? ''));
  if (last.size === 0 || ![...last].every((word) => have.has(word))) return false;
  const rest = [...have].filter((word) => !last.has(word));
  const first = [...wordsOf(fold(given ?? ''))];
  return (
    rest.length === 0 || first.length === 0 || rest.some((word) => first.some((other) => word.startsWith(other) || other.startsWith(word)))
  );
}

function namesIn(old: string, names: readonly CslName[], ascii: boolean): string | null {
  const written = people(old);
  const free = new Set(written);
  // A list written "Ann Roe and Bo Lee" goes on so.
  const inOrder = written.every((one) => !one.includes(','));
  const out: string[] = [];
  for (const name of names) {
    const kept = written.find((one) => free.has(one) && isWritten(one, name));
    if (kept !== undefined) {
      free.delete(kept);
      out.push(kept);
      continue;
    }
    const tex = inOrder ? texNameInOrder(name, ascii) : texName(name, ascii);
    if (tex === null) return null;
    out.push(tex);
  }
  const [edge = ''] = /^\s*/.exec(old) ?? [];
  const between = /(?<!\s)\s+and\s+/i.exec(old)?.[0] ?? ' and ';
  return edge + out.join(between) + (/(?<!\s)\s*$/.exec(old)?.[0] ?? '');
}
