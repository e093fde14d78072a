/**
 * Integrity lists on this machine: what befell works (Retraction Watch's CSV, JSON lines), and journals on lists of
 * predatory, hijacked or delisted ones. A list that was not given is null in every answer, so that nobody reads "not on the
 * list" out of a list that was not there. Looking up by DOI folds case and sets versions of a preprint aside.
 */
import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { messageOf, StetError, whyUnread } from '../errors.ts';
import type { CslItem } from '../model/csl.ts';
import type { IntegrityLists } from '../model/ports.ts';
import type { Notice, Related } from '../model/source.ts';
import { csvRows } from '../text/csv-rows.ts';
import { fold } from '../text/fold.ts';
import { normalizeDoi, normalizeIssn, normalizePmid } from '../text/identifiers.ts';
import {
  describedKey,
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
} from './integrity/rows.ts';
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
    if (row.described !== undefined) add(held.notices, `work:${row.described}`, notice);
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

const columnsOf = (head: readonly string[]): Map<string, number> =>
  new Map(head.map((name, index) => [name.replace(/^\ufeff/, '').trim(), index]));

/** How the rows under a head are kept, told by its columns and the name of the file. Each row says whether it was one of its list. */
function keeperOfRows(head: readonly string[], from: string, held: Held): (row: readonly string[]) => boolean {
  const replications = replicationsOfFile(head);
  if (replications !== null) {
    held.relations = true;
    return (row) => {
      const told = relatedLine(replications(row), from);
      if (told !== null) keepRelated(held, told);
      return true;
    };
  }
  const questionable = listOfFile(from, head);
  if (questionable !== null) {
    held.lists = true;
    return (row) => {
      const listed = listLine(questionable(row));
      if (listed !== null) keepListed(held, listed);
      return listed !== null;
    };
  }
  const columns = columnsOf(head);
  if (!columns.has('OriginalPaperDOI') || !columns.has('RetractionNature'))
    throw new Error(
      'its columns are neither those of Retraction Watch nor, under a name with "predatory", "hijacked" or "delisted", those of a list of journals',
    );
  held.notes = true;
  return (row) => {
    const notice = retractionWatchRow((column) => row[columns.get(column) ?? -1] ?? '', from);
    if (notice !== null) keepNotice(held, notice);
    return true;
  };
}

/** Keeps what one JSON line tells: a notice, a related publication, an entry of a list. Says whether it was one of these. */
function keepLine(fields: Readonly<Record<string, unknown>>, from: string, held: Held): boolean {
  const notice = noticeLine(fields, from);
  const listed = listLine(fields);
  const told = relatedLine(fields, from);
  if (notice !== null) keepNotice(held, notice);
  if (told !== null) keepRelated(held, told);
  if (listed !== null) keepListed(held, listed);
  return notice !== null || listed !== null || told !== null || fields.list !== undefined;
}

/** Rows of a list: how many it has, and how many of them were of its kind. */
interface RowCount {
  readonly rows: number;
  readonly kept: number;
}

async function readCsv(text: AsyncIterable<string>, from: string, held: Held): Promise<RowCount> {
  let keep: ((row: readonly string[]) => boolean) | null = null;
  let [width, last, rows, kept] = [0, 0, 0, 0];
  for await (const row of csvRows(text)) {
    if (keep === null) {
      keep = keeperOfRows(row, from, held);
      width = columnsOf(row).size;
      continue;
    }
    rows += 1;
    last = row.length;
    if (keep(row)) kept += 1;
  }
  if (rows > 0 && last < width) throw new Error('its last row breaks off');
  return { rows, kept };
}

async function readLines(text: AsyncIterable<string>, from: string, held: Held): Promise<RowCount> {
  let [rows, kept] = [0, 0];
  for await (const line of linesOf(text)) {
    if (line.trim() === '') continue;
    rows += 1;
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    if (keepLine(value as Readonly<Record<string, unknown>>, from, held)) kept += 1;
  }
  return { rows, kept };
}

/** Reads one file into what is held; gives its version: name and hash of its bytes. */
async function readList(path: string, held: Held): Promise<string> {
  const tally = { sha256: '', bytes: 0 };
  const unpacked = textOf(path, tally);
  const from = basename(path).replace(PACKED, '');
  const { rows, kept } = await (/\.csv$/i.test(from) ? readCsv : readLines)(unpacked, from, held).catch((error: unknown) => {
    throw new StetError(
      'unreadable-input',
      `Cannot read the list ${path}: ${messageOf(error)}. Nothing is concluded from a list read by half; give it whole.`,
      { cause: error },
    );
  });
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
    throw new StetError('not-found', `There is no list of retractions or journals at ${path}: ${whyUnread(error)}.`, { cause: error });
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
      const work = describedKey(fields.title, fields.issued?.['date-parts']?.[0]?.[0], fields.author?.[0]?.family);
      const found = [
        ...(doi === null ? [] : (held.notices.get(`doi:${workOfDoi(doi)}`) ?? [])),
        ...(pmid === null ? [] : (held.notices.get(`pmid:${pmid}`) ?? [])),
        ...(work === null ? [] : (held.notices.get(`work:${work}`) ?? [])),
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
