/**
 * Integrity lists on this machine: what befell works (Retraction Watch's CSV, JSON lines), and journals on lists of
 * predatory, hijacked or delisted ones. A list that was not given is null in every answer, so that nobody reads "not on the
 * list" out of a list that was not there. Looking up by DOI folds case and sets versions of a preprint aside.
 */
import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { messageOf, StetError } from '../errors.ts';
import type { CslItem } from '../model/csl.ts';
import type { IntegrityLists } from '../model/ports.ts';
import type { Notice, Related } from '../model/source.ts';
import { fold } from '../text/fold.ts';
import { normalizeDoi, normalizeIssn, normalizePmid } from '../text/identifiers.ts';
import { csvRows } from './csv-rows.ts';
import {
  type ListRow,
  listLine,
  listOfFile,
  type NoticeRow,
  noticeLine,
  type RelatedRow,
  relatedLine,
  replicationsOfFile,
  retractionWatchRow,
  timeline,
} from './integrity-rows.ts';
import { PACKED, textOf } from './source-files.ts';

const READABLE = /\.(?:csv|jsonl|ndjson)(?:\.(?:gz|zst|xz))?$/i;
/** Names shorter than this, or of one word, are names of too many things. */
const SHORTEST_NAME = 10;

/** A DOI without the version a preprint server puts behind it: all versions of one work share its notices. */
export function workOfDoi(doi: string): string {
  return doi
    .toLowerCase()
    .replace(/^(10\.21203\/.{1,60}?)\/v\d{1,2}$/, '$1')
    .replace(/^(10\.(?:6084|26434|31219|20944|36227|31234|7287)\/.{1,80}?)[./-]?v\d{1,2}$/, '$1')
    .replace(/^(10\.1101\/[\d.]{6,30})v\d{1,2}$/, '$1');
}

const nameKey = (name: string): string | null => {
  // "Science & Letters" is "Science and Letters"; to fold the sign away would make "Science Letters" of both, another journal.
  const key = fold(name.replace(/\s?&(?:amp;)?\s?/g, ' and ')).replace(/^the /, '');
  return key.length >= SHORTEST_NAME && key.includes(' ') ? key : null;
};

interface Held {
  readonly notices: Map<string, Notice[]>;
  readonly related: Map<string, Related[]>;
  readonly byName: Map<string, ListRow[]>;
  readonly byIssn: Map<string, ListRow[]>;
  readonly byHost: Map<string, ListRow[]>;
  /** Names of journals that were hijacked: a name alone does not tell the honest one from the other. */
  readonly victims: Set<string>;
  notes: boolean;
  relations: boolean;
  lists: boolean;
}

const add = <Value>(map: Map<string, Value[]>, key: string, value: Value): void => {
  const at = map.get(key);
  if (at === undefined) map.set(key, [value]);
  else at.push(value);
};

function keepNotice(held: Held, row: NoticeRow): void {
  held.notes = true;
  for (const notice of row.notices) {
    if (row.doi !== null) add(held.notices, `doi:${workOfDoi(row.doi)}`, notice);
    if (row.pmid !== null) add(held.notices, `pmid:${row.pmid}`, notice);
  }
}

function keepRelated(held: Held, { doi, related }: RelatedRow): void {
  held.relations = true;
  add(held.related, `doi:${workOfDoi(doi)}`, related);
}

function keepListed(held: Held, row: ListRow): void {
  held.lists = true;
  for (const host of row.hosts) add(held.byHost, host, row);
  for (const title of row.honest) {
    const key = nameKey(title);
    if (key !== null) held.victims.add(key);
  }
  if (row.kind === 'hijacked') return;
  for (const issn of row.issns) add(held.byIssn, issn, row);
  for (const title of row.titles) {
    const key = nameKey(title);
    if (key !== null) add(held.byName, `${row.kind}:${key}`, row);
  }
}

/** Lines of a text that comes in pieces. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > 4_000_000) throw new RangeError('a line of more than 4,000,000 characters');
    yield* lines;
  }
  yield rest;
}

/** Reads one file into what is held; gives its version: name and hash of its bytes. */
async function readList(path: string, held: Held): Promise<string> {
  const tally = { sha256: '', bytes: 0 };
  const unpacked = textOf(path, tally);
  const from = basename(path).replace(PACKED, '');
  let rows = 0;
  let kept = 0;
  try {
    if (/\.csv$/i.test(from)) {
      let columns: Map<string, number> | null = null;
      let last: number | null = null;
      let questionable: ReturnType<typeof listOfFile> = null;
      let replications: ReturnType<typeof replicationsOfFile> = null;
      for await (const row of csvRows(unpacked)) {
        if (columns === null) {
          columns = new Map(row.map((name, index) => [name.replace(/^\ufeff/, '').trim(), index]));
          replications = replicationsOfFile(row);
          questionable = replications === null ? listOfFile(from, row) : null;
          if (replications === null && questionable === null && (!columns.has('OriginalPaperDOI') || !columns.has('RetractionNature')))
            throw new Error(
              'its columns are neither those of Retraction Watch nor, under a name with "predatory", "hijacked" or "delisted", those of a list of journals',
            );
          continue;
        }
        rows += 1;
        last = row.length;
        const at = columns;
        if (replications !== null) {
          const told = relatedLine(replications(row), from);
          if (told !== null) keepRelated(held, told);
          kept += 1;
          continue;
        }
        if (questionable !== null) {
          const listed = listLine(questionable(row));
          if (listed !== null) keepListed(held, listed);
          kept += listed === null ? 0 : 1;
          continue;
        }
        const notice = retractionWatchRow((column) => row[at.get(column) ?? -1] ?? '', from);
        if (notice !== null) keepNotice(held, notice);
        kept += 1;
      }
      if (columns !== null && last !== null && last < columns.size) throw new Error('its last row breaks off');
      if (columns !== null && replications !== null) held.relations = true;
      else if (columns !== null && questionable !== null) held.lists = true;
      else if (columns !== null) held.notes = true;
    } else {
      for await (const line of linesOf(unpacked)) {
        if (line.trim() === '') continue;
        rows += 1;
        const value: unknown = JSON.parse(line);
        if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
        const fields = value as Readonly<Record<string, unknown>>;
        const notice = noticeLine(fields, from);
        if (notice !== null) keepNotice(held, notice);
        const listed = listLine(fields);
        const told = relatedLine(fields, from);
        if (told !== null) keepRelated(held, told);
        if (listed !== null) keepListed(held, listed);
        if (notice !== null || listed !== null || told !== null || fields.list !== undefined) kept += 1;
      }
    }
  } catch (error) {
    throw new StetError(
      'unreadable-input',
      `Cannot read the list ${path}: ${messageOf(error)}. Nothing is concluded from a list read by half; give it whole.`,
      { cause: error },
    );
  }
  if (kept === 0) {
    throw new StetError(
      'unreadable-input',
      `${path} holds no notice and no listed journal${rows === 0 ? ': it is empty' : ''}. Expected the CSV of Retraction Watch, or JSON lines with doi and nature, or with list and title, or with doi, nature and related.`,
    );
  }
  return `${from} sha256:${tally.sha256.slice(0, 16)}`;
}

async function filesOf(path: string): Promise<readonly string[]> {
  let found: Stats;
  try {
    found = await stat(path);
  } catch (error) {
    throw new StetError('not-found', `There is no list of retractions or journals at ${path}: ${messageOf(error)}.`, { cause: error });
  }
  if (!found.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => READABLE.test(name)).sort();
  if (names.length === 0) throw new StetError('not-found', `No .csv or .jsonl list (.gz, .zst, .xz allowed) in ${path}.`);
  return names.map((name) => join(path, name));
}

/**
 * Opens integrity lists: files, or folders of them; .csv with Retraction Watch's columns, .jsonl, either also as .gz, .zst or .xz.
 * @throws StetError `not-found` for a path that is not there, `unreadable-input` for a list that cannot be read whole.
 */
export async function openIntegrity(paths: string | readonly string[]): Promise<IntegrityLists> {
  const held: Held = {
    notices: new Map(),
    related: new Map(),
    byName: new Map(),
    byIssn: new Map(),
    byHost: new Map(),
    victims: new Set(),
    notes: false,
    relations: false,
    lists: false,
  };
  const versions: string[] = [];
  for (const path of typeof paths === 'string' ? [paths] : paths)
    for (const file of await filesOf(path)) versions.push(await readList(file, held));
  return {
    version: versions.join(', '),
    notices(fields) {
      if (!held.notes) return null;
      const doi = normalizeDoi(fields.DOI ?? '');
      const pmid = normalizePmid(fields.PMID ?? '');
      const found = [
        ...(doi === null ? [] : (held.notices.get(`doi:${workOfDoi(doi)}`) ?? [])),
        ...(pmid === null ? [] : (held.notices.get(`pmid:${pmid}`) ?? [])),
      ];
      const dated = new Set(found.filter(({ date }) => date !== undefined).map(({ kind }) => kind));
      const seen = new Set<string>();
      return timeline(
        found.filter((notice) => {
          // A list that only says "retracted" adds nothing to one that says when.
          if (notice.date === undefined && dated.has(notice.kind)) return false;
          const key = JSON.stringify([notice.kind, notice.date, notice.doi]);
          return !seen.has(key) && seen.add(key);
        }),
      );
    },
    related(fields) {
      if (!held.relations) return null;
      const doi = normalizeDoi(fields.DOI ?? '');
      return doi === null ? [] : (held.related.get(`doi:${workOfDoi(doi)}`) ?? []);
    },
    listed: (fields) => (held.lists ? listedIn(held, fields) : null),
  };
}

function listedIn(held: Held, fields: CslItem): readonly { readonly list: string; readonly entry: string }[] {
  const issn = normalizeIssn(fields.ISSN ?? '');
  const found = issn === null ? [] : [...(held.byIssn.get(issn) ?? [])];
  const named = (kind: ListRow['kind'], name: string | undefined): readonly ListRow[] => {
    const key = name === undefined ? null : nameKey(name);
    return key === null || held.victims.has(key) ? [] : (held.byName.get(`${kind}:${key}`) ?? []);
  };
  // Two journals may share a title: where both state an ISSN, it decides.
  found.push(
    ...named('journal', fields['container-title']).filter(({ issns }) => issns.length === 0 || issn === null || issns.includes(issn)),
  );
  found.push(...named('publisher', fields.publisher));
  if (fields.URL !== undefined) {
    try {
      found.push(...(held.byHost.get(new URL(fields.URL).hostname.replace(/^www\./, '')) ?? []));
    } catch {
      // An address that is none is on no list.
    }
  }
  const seen = new Set<string>();
  return found.flatMap(({ list, entry }) => (seen.has(`${list}\n${entry}`) ? [] : [seen.add(`${list}\n${entry}`) && { list, entry }]));
}
