/**
 * Reads corpora of labelled references (JSON Lines, see docs/parser.md) and aligns each with its tokens: every token gets the
 * set of labels that the corpus allows for it. A corpus that does not mark places, say, leaves all that it does not mark open.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { LABEL_INDEX, LABELS, type Label } from '../../src/extract/parse/labels.ts';
import { type Token, tokensOf } from '../../src/extract/parse/tokens.ts';
import { halfWidth } from '../../src/text/half-width.ts';
import { findIdentifiers } from '../../src/text/identifiers.ts';

export interface Piece {
  readonly allowed: number;
  readonly start: number;
  readonly end: number;
}

export interface Example {
  readonly raw: string;
  readonly pieces: readonly Piece[];
  /** Labels allowed for what no piece covers. */
  readonly rest: number;
  readonly weight: number;
}

type Line = {
  readonly id: string;
  readonly raw: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly segments?: readonly (readonly [string, string])[];
  readonly parts?: readonly { readonly labels: readonly string[]; readonly start: number; readonly end: number }[];
};

export const setOf = (...labels: readonly Label[]): number => labels.reduce((set, label) => set | (1 << LABEL_INDEX[label]), 0) >>> 0;
const ALL = setOf(...LABELS);
const allBut = (...labels: readonly Label[]): number => (ALL & ~setOf(...labels)) >>> 0;

/** The lines of a .jsonl or .jsonl.gz file. */
export function linesOf(path: string): unknown[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line));
}

/** Letters and digits of a text, lower case, each with its place: for finding a field again that lost its punctuation. */
export class Skeleton {
  readonly letters: string;
  private readonly places: number[] = [];

  constructor(text: string) {
    let letters = '';
    for (let i = 0; i < text.length; i += 1) {
      const char = (text[i] ?? '').normalize('NFKD').toLowerCase();
      for (const one of char)
        if (/[\p{L}\p{N}]/u.test(one)) {
          letters += one;
          for (let k = 0; k < one.length; k += 1) this.places.push(i);
        }
    }
    this.letters = letters;
  }

  /** Place of `needle` at or behind `from` (a place in the skeleton); null when it is not there. */
  find(needle: string, from: number): { readonly start: number; readonly end: number; readonly next: number } | null {
    const key = new Skeleton(needle).letters;
    if (key === '') return null;
    for (let at = this.letters.indexOf(key, from); at !== -1; at = this.letters.indexOf(key, at + 1)) {
      const start = this.places[at] ?? 0;
      const end = (this.places[at + key.length - 1] ?? 0) + 1;
      const cutNumber =
        (/^\d/.test(key) && at > 0 && /\d/.test(this.letters[at - 1] ?? '') && this.places[at - 1] === start - 1) ||
        (/\d$/.test(key) && /\d/.test(this.letters[at + key.length] ?? '') && this.places[at + key.length] === end) ||
        (key.length < 4 && /\p{L}/u.test(this.letters[at - 1] ?? '') && this.places[at - 1] === start - 1);
      if (!cutNumber) return { start, end, next: at + key.length };
    }
    return null;
  }
}

const ANYSTYLE: Readonly<Record<string, number>> = {
  'citation-number': setOf('label'),
  author: setOf('author'),
  editor: setOf('editor'),
  translator: setOf('translator'),
  director: setOf('editor', 'other', 'author'),
  producer: setOf('editor', 'other', 'author'),
  date: setOf('date'),
  title: setOf('title'),
  journal: setOf('container'),
  'container-title': setOf('container'),
  'collection-title': setOf('series'),
  volume: setOf('volume'),
  pages: setOf('pages'),
  publisher: setOf('publisher'),
  location: setOf('place'),
  edition: setOf('edition'),
  genre: setOf('genre', 'number'),
  medium: setOf('genre'),
  note: setOf('note'),
  source: setOf('note', 'other', 'publisher'),
  url: setOf('url'),
  doi: setOf('id'),
  isbn: setOf('id'),
};

/** Pieces of an AnyStyle line: its segments follow each other and cover the whole reference. */
function anystyle(line: Line): Example | null {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [name, text] of line.segments ?? []) {
    const start = line.raw.indexOf(text, at);
    if (start === -1) return null;
    const end = start + text.length;
    const allowed = ANYSTYLE[name];
    if (allowed === undefined) return null;
    if (name === 'volume') pieces.push(...volumePieces(line.raw, start, end));
    else pieces.push({ allowed, start, end });
    at = end;
  }
  return { raw: line.raw, pieces, rest: setOf('other'), weight: 1 };
}

/** Parts "25(2):", "vol. 12, no. 3" and "13(11):1359-62" into volume, issue and pages. */
function volumePieces(raw: string, start: number, end: number): Piece[] {
  const text = raw.slice(start, end);
  const bracket = /^(\D*?[\p{L}\d./-]+)\s*(\([^)]*\)[^\d]{0,4})(.*)$/u.exec(text);
  if (bracket !== null && /\d/.test(bracket[1] ?? '')) {
    const cut = start + (bracket[1] ?? '').length;
    const cut2 = end - (bracket[3] ?? '').length;
    const issue: Piece = { allowed: setOf('issue'), start: cut, end: cut2 };
    const out = [{ allowed: setOf('volume'), start, end: cut }, issue];
    if (/\d/.test(bracket[3] ?? '')) out.push({ allowed: setOf('pages'), start: cut2, end });
    return out;
  }
  const numbered = /^(.*?\d.*?[\s,.;])((?:no|nr|n|num|iss|issue|heft|h)\b[.°º]?.*\d.*|[n№][°º.].*\d.*)$/iu.exec(text);
  if (numbered !== null) {
    const cut = start + (numbered[1] ?? '').length;
    return [
      { allowed: setOf('volume'), start, end: cut },
      { allowed: setOf('issue'), start: cut, end },
    ];
  }
  const alone = /^\W*(?:(?:no|nr|num|iss|issue|heft)\b|n[°º]|№)/iu.test(text);
  return [{ allowed: alone ? setOf('issue') : setOf('volume'), start, end }];
}

const GROBID: Readonly<Record<string, number>> = {
  author: setOf('author'),
  editor: setOf('editor'),
  collaboration: setOf('group'),
  date: setOf('date'),
  title: setOf('title'),
  container: setOf('container'),
  series: setOf('series'),
  volume: setOf('volume'),
  issue: setOf('issue'),
  pages: setOf('pages'),
  publisher: setOf('publisher'),
  institution: setOf('publisher', 'genre', 'author'),
  location: setOf('place'),
  note: setOf('note', 'genre', 'edition', 'other'),
  report: setOf('number', 'genre'),
  idno: setOf('number', 'id'),
  arxiv: setOf('id'),
  arxive: setOf('id'),
  doi: setOf('id'),
  issn: setOf('id'),
  isbn: setOf('id'),
  pmid: setOf('id'),
  pmc: setOf('id'),
  pii: setOf('id', 'number'),
  url: setOf('url', 'id'),
  scope: setOf('other', 'note', 'number'),
  chapter: setOf('other', 'note', 'number', 'pages'),
};

const EXCITE: Readonly<Record<string, number>> = {
  author: setOf('author'),
  editor: setOf('editor'),
  year: setOf('date'),
  title: setOf('title'),
  container: setOf('container'),
  volume: setOf('volume'),
  issue: setOf('issue'),
  fpage: setOf('pages'),
  lpage: setOf('pages'),
  publisher: setOf('publisher'),
  url: setOf('url', 'id'),
  identifier: setOf('id', 'number', 'url'),
  other: setOf('place', 'other', 'note', 'edition', 'series', 'genre', 'id', 'number', 'label', 'author', 'editor', 'translator', 'date'),
  ref: setOf('other', 'note'),
};

/** Pieces of a corpus that gives fields and not their places. Fields are looked for in their order first, then anywhere. */
function byFields(line: Line, table: Readonly<Record<string, number>>, rest: number): Example | null {
  const skeleton = new Skeleton(line.raw);
  const pieces: Piece[] = [];
  const taken = (start: number, end: number): boolean => pieces.some((piece) => piece.start < end && start < piece.end);
  const fields = Object.entries(line.fields).flatMap(([name, value]) => {
    if (name === 'author' && table === EXCITE)
      return String(value)
        .split(/;\s/)
        .map((one): [string, string] => [name, one]);
    return (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]);
  });
  const long = fields.filter(
    ([name]) => table[name] !== undefined && !(name === 'date' && fields.some(([other]) => other === 'year') && table === EXCITE),
  );
  long.sort((a, b) => b[1].length - a[1].length);
  for (const [name, text] of long) {
    const allowed = table[name] ?? 0;
    let found = skeleton.find(text, 0);
    while (found !== null && taken(found.start, found.end)) found = skeleton.find(text, found.next);
    if (found === null) {
      if (name === 'title' || name === 'author' || name === 'container') return null;
      continue;
    }
    pieces.push({ allowed, start: found.start, end: found.end });
  }
  return { raw: line.raw, pieces: editions(line.raw, joinedNames(line.raw, pieces)), rest, weight: 1 };
}

/** "4., überarb. Aufl.", "2nd rev. edn": the number that counts an edition, with its word. */
const EDITION =
  /(?<![\p{L}\d.:(/-])\d{1,2}(?:\.|st|nd|rd|th)?[.,]? {1,2}(?:(?:v[öo]llig|vollst|(?:stark )?über|erw|verb|durchg|neu|korr|akt|unver|bearb|rev|erg|verm|u|und)[\p{L}]*[.,]*(?:, | )){0,6}(?:Aufl(?:age)?|Auf1|edn|edition|ed(?!s|it))\b\.?/giu;

/**
 * Some corpora mark the 4 of "4. Aufl." as a volume, others as an issue, most leave it open: it counts the edition everywhere. A piece
 * that only reaches into it (a title that takes the edition in) is left as it is marked.
 */
function editions(raw: string, pieces: readonly Piece[]): Piece[] {
  const loose = setOf('volume', 'issue');
  const out = [...pieces];
  for (const found of raw.matchAll(EDITION)) {
    const start = found.index;
    const end = start + found[0].length;
    const over = out.filter((piece) => piece.start < end && start < piece.end);
    if (over.some((piece) => (piece.allowed & loose) === 0 && (piece.allowed & setOf('edition')) === 0)) continue;
    for (const piece of over) out.splice(out.indexOf(piece), 1);
    out.push({ allowed: setOf('edition'), start, end });
  }
  return out;
}

/** Fills the gaps between two pieces of names of one kind ("A; B", "pages 3 to 7"): what stands between them belongs to them. */
function joinedNames(raw: string, pieces: readonly Piece[]): Piece[] {
  const sorted = [...pieces].sort((a, b) => a.start - b.start);
  const joinable = new Set([setOf('author'), setOf('editor'), setOf('pages')]);
  const out: Piece[] = [];
  for (const piece of sorted) {
    const last = out.at(-1);
    if (
      last !== undefined &&
      last.allowed === piece.allowed &&
      joinable.has(piece.allowed) &&
      piece.start - last.end < 12 &&
      !/\d/.test(raw.slice(last.end, piece.start))
    )
      out[out.length - 1] = { ...last, end: piece.end };
    else out.push(piece);
  }
  return out;
}

/** Pieces of a JATS mixed citation, whose fields come from the publisher's mark-up. */
function jats(line: Line): Example | null {
  const { author, editors: _editors, type: _type, pmid: _pmid, url: _url, ...plain } = line.fields;
  const names = (Array.isArray(author) ? author : []) as { family?: string; given?: string; literal?: string }[];
  const table = {
    title: GROBID.title,
    year: setOf('date'),
    volume: setOf('volume'),
    issue: setOf('issue'),
    pages: setOf('pages'),
    container: GROBID.container,
    publisher: GROBID.publisher,
    doi: setOf('id'),
  } as Readonly<Record<string, number>>;
  const base = byFields({ ...line, fields: Object.fromEntries(Object.entries(plain).map(([k, v]) => [k, String(v)])) }, table, GROBID_REST);
  if (base === null) return null;
  const skeleton = new Skeleton(line.raw);
  let from = 0;
  let start = -1;
  let end = -1;
  for (const name of names) {
    const parts = [name.family ?? name.literal ?? '', name.given ?? ''].filter((part) => part !== '');
    const places = parts.map((part) => skeleton.find(part, Math.max(0, from - (parts.length > 1 ? 12 : 0))));
    const family = places[0];
    if (family === null || family === undefined) return null;
    from = Math.max(...places.map((place) => place?.next ?? 0));
    if (start === -1) start = Math.min(...places.map((place) => place?.start ?? line.raw.length));
    end = Math.max(...places.map((place) => place?.end ?? 0));
  }
  const firstOther = Math.min(...base.pieces.map((piece) => piece.start), line.raw.length);
  if (names.length > 0 && (start > 30 || end > firstOther + 40 || start > firstOther)) return null;
  if (names.length === 0) return base;
  const tail = /^[\s,.;&]*(?:et\.? al\b\.?|and others\b|(?:and|&)\s)?[.,]?/i.exec(line.raw.slice(end));
  return {
    ...base,
    pieces: [
      { allowed: setOf('author'), start, end: end + (tail?.[0].trimEnd().length ?? 0) },
      ...base.pieces.filter((piece) => piece.start >= end),
    ],
  };
}

const GROBID_REST = allBut('title', 'author', 'date', 'publisher');

/** What a citation style puts between the parts of a work: announcing words, roles, stops. */
const BETWEEN_PARTS = allBut('title', 'author', 'translator', 'publisher', 'group');
const AND_OTHERS =
  /^[\s,.…;]*(?:(?:et|y|e|i|und|and|ve|en|og|och|a)\s)?(?:al(?:ii|\.)?|others|coll|autres|otros|u\.\s?a|et\sal|др|inni|i\sin|m\.?\s?fl|mfl|ym|vd|dkk)(?!\p{L})\.?/iu;

/** A reference that a citation style printed: the places of all parts are known. */
function byStyle(line: Line): Example {
  const parts = (line.parts ?? []).map(({ labels, start, end }): Piece => ({ allowed: setOf(...(labels as Label[])), start, end }));
  const others = parts.flatMap(({ allowed, end }): Piece[] => {
    const found = allowed === setOf('author') || allowed === setOf('editor') ? AND_OTHERS.exec(line.raw.slice(end, end + 20)) : null;
    return found === null ? [] : [{ allowed, start: end, end: end + found[0].length }];
  });
  const free = others.filter(({ start, end }) => !parts.some((part) => part.start < end && start < part.end));
  return { raw: line.raw, pieces: joinedNames(line.raw, [...parts, ...free]), rest: BETWEEN_PARTS, weight: 0.6 };
}

/** Every usable example of a file, by the corpus its ids name. */
export function examplesOf(path: string): { readonly examples: Example[]; readonly unusable: number } {
  const examples: Example[] = [];
  let unusable = 0;
  for (const line of linesOf(path) as Line[]) {
    const corpus = line.id.split(':')[0];
    const example =
      corpus === 'csl'
        ? byStyle(line)
        : corpus === 'anystyle'
          ? anystyle(line)
          : corpus === 'grobid'
            ? byFields(line, GROBID, GROBID_REST)
            : corpus === 'excite'
              ? byFields(line, EXCITE, allBut('title', 'author', 'date'))
              : jats(line);
    if (example === null) unusable += 1;
    else examples.push(example);
  }
  return { examples, unusable };
}

/** The allowed labels of each token: those of the piece that covers most of its letters. */
export function align(example: Example, tokens: readonly Token[]): Uint32Array {
  return Uint32Array.from(tokens, (token) => {
    let best = example.rest;
    let most = 0;
    for (const piece of example.pieces) {
      const shared = Math.min(piece.end, token.coreEnd) - Math.max(piece.start, token.coreStart);
      if (shared > most) {
        most = shared;
        best = piece.allowed;
      }
    }
    if (most === 0) {
      // Punctuation alone between two pieces goes with either.
      const around = example.pieces.filter((piece) => piece.start <= token.start && piece.end >= token.end);
      if (around[0] !== undefined) best = around[0].allowed;
    }
    if (token.scheme === 'url') return (best | setOf('url')) & (setOf('url', 'id', 'note') as number) || setOf('url');
    if (token.scheme !== null) return setOf('id') | (best & setOf('url', 'note'));
    return best >>> 0;
  });
}

/** Tokens of a raw reference as the parser cuts them. */
export const cut = (raw: string): Token[] => tokensOf(halfWidth(raw), findIdentifiers(raw));
