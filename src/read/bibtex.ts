/**
 * .bib files as documents: the text is the file, every entry has its place and its fields in CSL-JSON. Inheritance
 * (`crossref`, `xdata`) is settled here; containers of data (`@xdata`, `@set`) are no works and give no entry. An entry that
 * cannot be read becomes a row in `skipped` and the next one is read.
 */
import type { Block, Entry, Skipped, Span } from '../model/document.ts';
import { cslOf } from './bibtex/fields.ts';
import { type BibEntry, scanBibtex } from './bibtex/scan.ts';
import type { Reading } from './blocks.ts';
import { uniqueKey } from './csl/keys.ts';

/** Containers of data, and settings of a style (IEEEtran, REVTeX), which are written as entries. */
const NO_WORK: ReadonlySet<string> = new Set(['xdata', 'set', 'ieeetranbstctl', 'control']);
/** How far a chain of parents is followed. */
const PARENTS = 5;
/** Fields a child never takes from its parent. */
const OWN = new Set([
  'ids',
  'crossref',
  'xref',
  'xdata',
  'entryset',
  'entrysubtype',
  'execute',
  'label',
  'options',
  'presort',
  'related',
  'relatedtype',
  'shorthand',
  'sortkey',
  'keywords',
  'abstract',
  'note',
  'annote',
  'doi',
  'url',
  'urldate',
  'eprint',
  'eprinttype',
  'archiveprefix',
  'pages',
  'shorttitle',
  'title',
  'subtitle',
]);

/** Reads a .bib file: text, entries, and what was skipped. Never throws for what the file holds. */
export function readBibtex(text: string): Reading {
  const { entries, skipped } = readEntries(text);
  // Data, not printed words: no stage should look for references or citations in it again.
  const blocks: Block[] = entries.map((entry) => ({ kind: 'code', span: entry.span, label: entry.key }));
  return { text, blocks, entries, skipped };
}

/** Keys of .bib text that stand for others: `ids` for their entry, a `@set` for its works; and the parent each child takes fields from. */
export interface OtherKeys {
  readonly means: ReadonlyMap<string, readonly string[]>;
  readonly parents: ReadonlyMap<string, string>;
}

/** The entries of .bib text, keys made unique, in file order. */
export function readEntries(text: string): {
  readonly entries: readonly Entry[];
  readonly skipped: readonly Skipped[];
  readonly others: OtherKeys;
} {
  const scan = scanBibtex(text);
  const skipped: Skipped[] = [...scan.skipped];
  const byKey = new Map<string, BibEntry>();
  for (const entry of scan.entries) if (!byKey.has(entry.key.toLowerCase())) byKey.set(entry.key.toLowerCase(), entry);
  const taken = new Map<string, number>();
  const cache = new Map<BibEntry, Map<string, string>>();
  const entries: Entry[] = [];
  for (const [at, entry] of scan.entries.entries()) {
    if (NO_WORK.has(entry.type)) continue;
    if (entry.fields.length === 0) {
      skipped.push({ what: `entry ${entry.key || at + 1}`, why: 'it has no fields', count: 1, references: true });
      continue;
    }
    const { item, from } = cslOf(entry.type, inherited(entry, byKey, cache, PARENTS));
    const key = uniqueKey(entry.key === '' ? `entry-${at + 1}` : entry.key, taken);
    entries.push({
      key,
      span: entry.span,
      fields: { id: key, ...item },
      raw: text.slice(entry.span.start, entry.span.end),
      fieldSpans: spansOf(entry, from),
    });
  }
  return { entries, skipped, others: otherKeys(scan.entries) };
}

const keysIn = (value: string): string[] =>
  value
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
    .slice(0, 200);

function otherKeys(entries: readonly BibEntry[]): OtherKeys {
  const means = new Map<string, readonly string[]>();
  const parents = new Map<string, string>();
  for (const { type, key, fields } of entries) {
    const said = (name: string): string => fields.find((field) => field.name === name)?.value ?? '';
    for (const alias of keysIn(said('ids'))) means.set(alias, [key]);
    if (type === 'set') means.set(key, keysIn(said('entryset')));
    const parent = said('crossref') || said('xref');
    if (parent !== '') parents.set(key, parent.trim());
  }
  return { means, parents };
}

/** Fields with those of the parents. Kept in `cache`, so that a parent of many is worked out once and a ring ends. */
function inherited(
  entry: BibEntry,
  byKey: ReadonlyMap<string, BibEntry>,
  cache: Map<BibEntry, Map<string, string>>,
  depth: number,
): Map<string, string> {
  const known = cache.get(entry);
  if (known !== undefined) return known;
  const values = new Map<string, string>();
  cache.set(entry, values);
  for (const field of entry.fields) if (!values.has(field.name)) values.set(field.name, field.value);
  const parents = [
    ...(values.get('xdata') ?? '')
      .split(',')
      .slice(0, 20)
      .map((key) => ['xdata', key] as const),
    ['crossref', values.get('crossref') ?? ''] as const,
  ];
  for (const [kind, key] of parents) {
    const parent = key.trim() === '' ? undefined : byKey.get(key.trim().toLowerCase());
    if (parent === undefined || parent === entry || depth === 0) continue;
    for (const [name, value] of inherited(parent, byKey, cache, depth - 1)) {
      if (kind === 'crossref' && (name === 'title' || name === 'subtitle')) {
        const title = `book${name}`;
        if (!values.has(title) && entry.type !== 'book') values.set(title, value);
      } else if (kind === 'crossref' && name === 'author' && /^(inbook|bookinbook|suppbook)$/.test(entry.type)) {
        if (!values.has('author')) values.set('author', value);
      } else if (!values.has(name) && (kind === 'xdata' || !(OWN.has(name) || name === 'author'))) values.set(name, value);
    }
  }
  return values;
}

function spansOf(entry: BibEntry, from: ReadonlyMap<string, string>): Record<string, readonly Span[]> {
  const places = new Map(entry.fields.map((field) => [field.name, field.span]));
  const spans: Record<string, readonly Span[]> = {};
  const within = ({ start, end }: Span): Span => ({ start: start - entry.span.start, end: end - entry.span.start });
  for (const [variable, name] of from) {
    const place = places.get(name);
    if (place !== undefined) spans[variable] = [within(place)];
  }
  // A title in two fields has two places, and each its own name.
  const subtitle = places.get('subtitle');
  if (from.get('title') === 'title' && subtitle !== undefined) spans.subtitle = [within(subtitle)];
  return spans;
}
