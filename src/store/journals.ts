/**
 * Journals by the names they go by: lists of abbreviations (ISO 4 and others, as libraries and reference managers publish them) and the
 * journal list of DOAJ, which reviews a journal before it takes it up. A list adds names, it never takes one away: that a journal is
 * on no list says nothing. An abbreviation may stand for several journals; then all of them are given.
 */
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { messageOf, StetError, whyUnread } from '../errors.ts';
import type { CslItem } from '../model/csl.ts';
import type { IntegrityLists, Journals } from '../model/ports.ts';
import { csvRows } from '../text/csv-rows.ts';
import { fold } from '../text/fold.ts';
import { normalizeIssn } from '../text/identifiers.ts';
import { PACKED, textOf } from './source-files.ts';

const READABLE = /\.(?:csv|tsv|txt|jsonl|ndjson)(?:\.(?:gz|zst|xz))?$/i;
/** Journals that one name leads to at most; a shorter name than this means nothing. */
const MOST_NAMED = 8;
const LONGEST_NAME = 400;
const LONGEST_LINE = 1_000_000;

const key = (name: string): string => fold(name.slice(0, LONGEST_NAME)).replace(/^the /, '');

class Names {
  private readonly ids = new Map<string, number[]>();
  private readonly names: string[][] = [];
  readonly doajIssns = new Map<string, string>();
  readonly doajNames = new Map<string, string>();
  doaj = false;

  /** One journal under all these names; the first is its full title. */
  add(given: readonly string[]): boolean {
    const names = [...new Set(given.map((name) => name.trim().slice(0, LONGEST_NAME)).filter((name) => key(name) !== ''))];
    if (names.length === 0) return false;
    const id = this.names.push(names) - 1;
    for (const name of new Set(names.map(key))) {
      const ids = this.ids.get(name);
      if (ids === undefined) this.ids.set(name, [id]);
      else if (ids.length < MOST_NAMED * 4) ids.push(id);
    }
    return names.length > 1;
  }

  others(name: string): readonly string[] {
    const own = key(name);
    // Through its full title an abbreviation leads to the other abbreviations of the same journal.
    const first = this.ids.get(own) ?? [];
    const all = new Set([...first, ...first.slice(0, MOST_NAMED).flatMap((id) => this.ids.get(key(this.names[id]?.[0] ?? '')) ?? [])]);
    const out = new Map<string, string>();
    for (const other of [...all].flatMap((id) => this.names[id] ?? []))
      if (key(other) !== own) out.set(key(other), out.get(key(other)) ?? other);
    return [...out.values()].slice(0, MOST_NAMED * 3);
  }
}

/** "Journal of Examples;J. Ex." or with commas, tabs or " = "; quotes as in CSV. */
function splitLine(line: string, separator: string): readonly string[] {
  if (separator === ' = ') return line.split(' = ').map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < line.length; i += 1) {
    const letter = line[i];
    if (letter === '"' && quoted && line[i + 1] === '"') {
      cell += '"';
      i += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (letter === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

const separatorOf = (line: string): string => (line.includes(' = ') ? ' = ' : line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',');

const stringsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

/** Names in a JSON line: `{title, abbr}`, also under the names other lists use. */
function jsonNames(line: string): readonly string[] {
  const value: unknown = JSON.parse(line);
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Readonly<Record<string, unknown>>;
  const full = [fields.title, fields.name, fields.journal, fields['container-title']].flatMap(stringsOf);
  const short = [fields.abbr, fields.abbreviation, fields.abbreviations, fields.iso4, fields['container-title-short']].flatMap(stringsOf);
  return full.length === 0 ? [] : [...full, ...short];
}

/** The first line of a text, and the whole text again. */
async function peeked(text: AsyncIterable<string>): Promise<{ readonly first: string; readonly text: AsyncIterable<string> }> {
  const pieces = text[Symbol.asyncIterator]();
  let held = '';
  while (!held.includes('\n') && held.length < LONGEST_LINE) {
    const next = await pieces.next();
    if (next.done === true) break;
    held += next.value;
  }
  async function* again(): AsyncGenerator<string> {
    try {
      yield held;
      for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
    } finally {
      await pieces.return?.();
    }
  }
  return { first: (held.split(/\r?\n/, 1)[0] ?? '').replace(/^\ufeff/, ''), text: again() };
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new RangeError(`a line of more than ${LONGEST_LINE} characters`);
    yield* lines;
  }
  yield rest;
}

const cellOf = (header: readonly string[], row: readonly string[], name: string): string => row[header.indexOf(name)] ?? '';

async function readDoaj(text: AsyncIterable<string>, names: Names): Promise<number> {
  let header: readonly string[] | null = null;
  let rows = 0;
  names.doaj = true;
  for await (const row of csvRows(text)) {
    if (header === null) {
      header = row.map((cell) => cell.replace(/^\ufeff/, '').trim());
      continue;
    }
    const title = cellOf(header, row, 'Journal title').trim();
    if (title === '') continue;
    rows += 1;
    names.add([title, cellOf(header, row, 'Alternative title')]);
    names.doajNames.set(key(title), title);
    for (const column of ['Journal ISSN (print version)', 'Journal EISSN (online version)']) {
      const issn = normalizeIssn(cellOf(header, row, column));
      if (issn !== null) names.doajIssns.set(issn, title);
    }
  }
  return rows;
}

async function readList(path: string, names: Names): Promise<string> {
  const tally = { sha256: '', bytes: 0 };
  let kept = 0;
  try {
    const { first, text } = await peeked(textOf(path, tally));
    if (/(?:^|,)"?Journal title"?,/.test(first) && /\bISSN\b/i.test(first)) kept = await readDoaj(text, names);
    else {
      let separator: string | null = null;
      for await (const piece of linesOf(text)) {
        const line = piece.replace(/^\ufeff/, '').trim();
        if (line === '' || line.startsWith('#')) continue;
        separator ??= line.startsWith('{') ? '{' : separatorOf(line);
        if (names.add(separator === '{' ? jsonNames(line) : splitLine(line, separator))) kept += 1;
      }
    }
  } catch (error) {
    throw new StetError('unreadable-input', `Cannot read the list of journals ${path}: ${messageOf(error)}.`, { cause: error });
  }
  if (kept === 0)
    throw new StetError(
      'unreadable-input',
      `${path} holds no journal with a second name. Expected the journal CSV of DOAJ, lines of a full title and its abbreviation (with ";", ",", a tab or " = " between), or JSON lines with title and abbr.`,
    );
  return `${basename(path).replace(PACKED, '')} sha256:${tally.sha256.slice(0, 16)}`;
}

async function filesOf(path: string): Promise<readonly string[]> {
  const found = await stat(path).catch((error: unknown) => {
    throw new StetError('not-found', `There is no list of journals at ${path}: ${whyUnread(error)}.`, { cause: error });
  });
  if (!found.isDirectory()) return [path];
  const files = (await readdir(path)).filter((name) => READABLE.test(name)).sort();
  if (files.length === 0)
    throw new StetError('not-found', `No list of journals (.csv, .tsv, .txt or .jsonl; .gz, .zst, .xz allowed) in ${path}.`);
  return files.map((name) => join(path, name));
}

/**
 * Opens lists of journals: files, or folders of them.
 * @throws StetError `not-found` for a path that is not there, `unreadable-input` for a list that is none or cannot be read.
 */
export async function openJournals(paths: readonly string[]): Promise<Journals> {
  const names = new Names();
  const versions: string[] = [];
  for (const path of paths) for (const file of await filesOf(path)) versions.push(await readList(file, names));
  return {
    version: versions.join(', '),
    names: (name) => names.others(name),
    inDoaj(fields) {
      if (!names.doaj) return null;
      const issn = normalizeIssn(fields.ISSN ?? '');
      const title = issn === null ? undefined : names.doajIssns.get(issn);
      if (title !== undefined) return { title, by: 'issn' };
      const named = issn === null ? names.doajNames.get(key(fields['container-title'] ?? '')) : undefined;
      return named === undefined ? null : { title: named, by: 'name' };
    },
  };
}

/** Integrity lists whose entries tell when DOAJ holds the journal: whoever reads the one opinion is to see the other. */
export function weighedBy(lists: IntegrityLists, journals: Journals): IntegrityLists {
  return {
    version: lists.version,
    notices: (fields: CslItem) => lists.notices(fields),
    related: (fields: CslItem) => lists.related?.(fields) ?? null,
    listed(fields) {
      const listed = lists.listed(fields);
      const doaj = listed === null || listed.length === 0 ? null : journals.inDoaj(fields);
      return listed === null || doaj === null ? listed : listed.map((one) => ({ ...one, doaj }));
    },
  };
}
