/**
 * Corrections as changes to a .bib entry: only the value of the field is touched, between its own delimiters, so that key,
 * order, comments, macros and unknown fields stay as they are. Names that were right keep the spelling the file gives them.
 * What cannot be changed without touching something else is left alone, with the reason.
 */
import type { CslItem, CslName } from '../../model/csl.ts';
import type { Entry, Span } from '../../model/document.ts';
import { fold } from '../../text/fold.ts';
import type { Correction } from '../metadata.ts';
import type { TextChange } from './changes.ts';
import { inMannerOf, keptPlaces } from './names.ts';
import { texName, texNameInOrder, texOf, texTitle } from './tex-signs.ts';
import { plain, titleKept } from './tex-title.ts';

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

/** White space, "and", white space: looked for in so many characters. */
const LONGEST_PARTING = 80;

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
  if (SPLIT[correction.field]?.test(raw) === true) return inHalf(entry, correction, ascii) ?? 'the title is written in two fields';
  return inField(entry, correction, span, ascii);
}

/** A title in two fields, of which one says what the record does: the other is corrected. Null where that cannot be told. */
function inHalf(entry: Entry, correction: Correction, ascii: boolean): Written | null {
  const [title, subtitle] = [entry.fieldSpans?.title?.[0], entry.fieldSpans?.subtitle?.[0]];
  if (correction.field !== 'title' || correction.value.kind !== 'text' || title === undefined || subtitle === undefined) return null;
  const recorded = correction.value.text;
  const said = ({ start, end }: Span): string => plain(entry.raw.slice(start, end));
  for (const { index, 0: stop } of recorded.matchAll(/(?::|[.?!]| [–—-]) /g)) {
    const head = recorded.slice(0, /[?!]/.test(stop) ? index + 1 : index);
    const tail = recorded.slice(index + stop.length);
    const half = (text: string): Correction => ({ ...correction, value: { kind: 'text', text } });
    if (fold(head) === said(title)) return inField(entry, half(tail), subtitle, ascii);
    if (fold(tail) === said(subtitle)) return inField(entry, half(head), title, ascii);
  }
  return null;
}

/** One correction as a change to the value of one field. */
function inField({ raw, fields }: Entry, correction: Correction, span: Span, ascii: boolean): Written {
  const old = raw.slice(span.start, span.end);
  const opening = raw[span.start - 1] ?? '';
  const delimited = (opening === '{' && raw[span.end] === '}') || (opening === '"' && raw[span.end] === '"');
  // A value put together of macros and pieces (a # b) is its writer's business.
  if (!delimited && /[#{}"]/.test(old)) return 'the value is put together of several pieces';
  const inner = rendered(correction, old, fields, delimited, ascii);
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

/** What is to stand between a value's delimiters; null where it cannot be written in the letters of the file. */
type Inner = string | null | { readonly why: string };

function rendered({ field, value }: Correction, old: string, { author = [] }: CslItem, delimited: boolean, ascii: boolean): Inner {
  if (value.kind === 'names') return namesIn(old, value.names, author, ascii);
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

/** The names of a list, parted by "and" outside braces, and what parts each from the one before it. */
function people(list: string): { readonly names: readonly string[]; readonly parted: readonly string[] } {
  const names: string[] = [];
  const parted: string[] = [];
  let depth = 0;
  let start = 0;
  let before = '';
  const end = (at: number): void => {
    const name = list.slice(start, at).trim();
    if (name === '') return;
    names.push(name);
    parted.push(before);
  };
  for (let at = 0; at < list.length; at += 1) {
    const sign = list[at];
    if (sign === '\\') at += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (depth === 0 && /\s/.test(sign ?? '')) {
      const found = /^\s+and\s+/i.exec(list.slice(at, at + LONGEST_PARTING))?.[0];
      if (found === undefined) continue;
      end(at);
      before = found;
      start = at + found.length;
      at = start - 1;
    }
  }
  end(list.length);
  return { names, parted };
}

/** `parsed`: the names as the file was read. */
function namesIn(old: string, recorded: readonly CslName[], parsed: readonly CslName[], ascii: boolean): Inner {
  const { names: written, parted } = people(old);
  if (written.length !== parsed.length) return { why: 'the names are parted in an unusual way' };
  const names = inMannerOf(parsed, recorded);
  // A list written "Ann Roe and Bo Lee" goes on so.
  const inOrder = written.every((one) => !one.includes(','));
  const lines = parted.filter((one) => one.includes('\n'));
  const between = 2 * lines.length > written.length - 1 ? (lines[0] ?? ' and ') : ' and ';
  let out = '';
  for (const [at, place] of keptPlaces(parsed, recorded).entries()) {
    const name = names[at] ?? {};
    const tex = written[place] ?? (inOrder ? texNameInOrder(name, ascii) : texName(name, ascii));
    if (tex === null) return null;
    out += (at === 0 ? '' : parted[place] || between) + tex;
  }
  return (/^\s*/.exec(old)?.[0] ?? '') + out + (/(?<!\s)\s*$/.exec(old)?.[0] ?? '');
}
