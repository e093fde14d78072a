/**
 * Bibliographies that LaTeX files state as data: the .bbl of biblatex (`\entry … \endentry`) and amsrefs' `\bib{key}{type}{…}`.
 * Both are turned into .bib fields, so that what a field means is decided in one place.
 */
import type { CslItem } from '../../model/csl.ts';
import type { FilePlace } from '../../model/document.ts';
import { cslOf } from '../bibtex/fields.ts';
import { scanBibtex } from '../bibtex/scan.ts';
import { closing } from '../tex/brackets.ts';

export interface DataEntry {
  readonly key: string;
  readonly item: CslItem;
  readonly raw: string;
  readonly cited?: boolean;
  /** Where it lies, when that is known. */
  readonly at?: FilePlace;
}

/** Longest entry that is looked at. */
const LONGEST = 200_000;

/** Entries of a biblatex .bbl; one that is repeated in a second list is taken once. */
export function biblatexEntries(source: string): DataEntry[] {
  if (!source.includes('\\endentry')) return [];
  const found: DataEntry[] = [];
  const seen = new Set<string>();
  for (const piece of source.split('\\endentry')) {
    const start = piece.lastIndexOf('\\entry{');
    if (start < 0) continue;
    const head = /^\\entry\{([^{}]{1,500})\}\{([^{}]{1,60})\}/.exec(piece.slice(start, start + 700));
    const key = head?.[1] ?? '';
    if (head === null || seen.has(key)) continue;
    seen.add(key);
    const raw = `${piece.slice(start)}\\endentry`;
    const { item } = cslOf((head[2] ?? '').toLowerCase(), biblatexValues(piece.slice(start)));
    found.push({ key, item, raw });
  }
  return found;
}

function biblatexValues(source: string): Map<string, string> {
  const values = new Map<string, string>();
  const set = (name: string, value: string): void => {
    if (!values.has(name) && value !== '') values.set(name, value);
  };
  for (const found of source.matchAll(/\\(field|name|list)\s?\{([a-z]{1,40})\}/g)) {
    const name = found[2] ?? '';
    let at = found.index + found[0].length;
    if (found[1] !== 'field') {
      // The count, and for names a group of options, stand before the value.
      for (let group = 0; group < 3 && /^\s*\{[^{}]{0,300}\}\s*\{/.test(source.slice(at, at + 400)); group++)
        at = source.indexOf('}', at) + 1;
    }
    at = source.indexOf('{', at);
    const end = at < 0 ? -1 : closing(source, at, '{', '}', LONGEST);
    if (end < 0) continue;
    const value = source.slice(at + 1, end);
    if (found[1] === 'field') set(name, value);
    else if (found[1] === 'list') set(name, groupsOf(value).join(', '));
    else set(name, namesOf(value) + (source.includes(`\\true{more${name}}`) ? ' and others' : ''));
  }
  for (const found of source.matchAll(/\\verb\s?\{([a-z]{1,40})\}\s*\\verb\s+(?=\S)((?:[^\n\\]|\\(?!verb)){1,3000})\n\s*\\endverb/g))
    set(found[1] ?? '', (found[2] ?? '').trim());
  for (const slot of ['', 'url', 'orig', 'event'] as const) {
    if (slot === '') continue;
    const parts = [values.get(`${slot}year`), values.get(`${slot}month`), values.get(`${slot}day`)].filter((part) => part !== undefined);
    if (parts.length > 0) set(`${slot}date`, parts.map((part) => part.padStart(2, '0')).join('-'));
  }
  return values;
}

/** The groups `{…}` side by side in a value. */
function groupsOf(value: string): string[] {
  const groups: string[] = [];
  for (let at = value.indexOf('{'); at >= 0; ) {
    const end = closing(value, at, '{', '}', LONGEST);
    if (end < 0) break;
    groups.push(value.slice(at + 1, end));
    at = value.indexOf('{', end);
  }
  return groups;
}

/** Names in the new form (`family={Roe}, given={Ann}`) and the old (`{hash}{Roe}{R.}{Ann}{A.}{}{}{}{}`), as BibTeX writes them. */
function namesOf(value: string): string {
  return groupsOf(value)
    .map((group) => {
      const inner = groupsOf(group);
      const keyed = /(?:^|[\s,{])family=\{/.test(group);
      const part = (name: string): string => {
        const at = new RegExp(`(?:^|[\\s,{])${name}=\\{`).exec(group);
        if (at === null) return '';
        const open = at.index + at[0].length - 1;
        const end = closing(group, open, '{', '}', 2_000);
        return end < 0 ? '' : group.slice(open + 1, end);
      };
      const [family, given, prefix, suffix] = keyed
        ? [part('family'), part('given'), part('prefix'), part('suffix')]
        : [inner[1] ?? '', inner[3] ?? '', inner[5] ?? '', inner[7] ?? ''];
      if (given === '' && prefix === '') return `{${family}}`;
      return `${prefix === '' ? '' : `${prefix} `}{${family}}${suffix === '' ? '' : `, ${suffix}`}, ${given}`;
    })
    .join(' and ');
}

/** Entries of amsrefs: `\bib{key}{article}{ author={Roe, Ann}, … }`. */
export function amsrefsEntries(source: string): DataEntry[] {
  const found: DataEntry[] = [];
  for (const head of source.matchAll(/\\bib\s?\{([^{}]{1,500})\}\s?\{([a-zA-Z]{1,40}\*?)\}\s?\{/g)) {
    const open = head.index + head[0].length - 1;
    const end = closing(source, open, '{', '}', 20_000);
    if (end < 0) continue;
    const [entry] = scanBibtex(`@${(head[2] ?? '').replace('*', '')}{k,${source.slice(open + 1, end)}}`).entries;
    if (entry === undefined) continue;
    const values = new Map<string, string>();
    for (const { name, value } of entry.fields) {
      const before = values.get(name);
      if (before === undefined) values.set(name, value);
      else if (name === 'author' || name === 'editor' || name === 'translator') values.set(name, `${before} and ${value}`);
    }
    const eprint = values.get('eprint');
    if (eprint !== undefined && /^https?:/.test(eprint) && !values.has('url')) values.set('url', eprint);
    const { item } = cslOf(entry.type, values);
    found.push({ key: (head[1] ?? '').trim(), item, raw: source.slice(head.index, end + 1) });
  }
  return found;
}
