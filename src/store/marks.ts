/**
 * The file of decisions that people made about references: JSON that a person can read and a version control can compare, one
 * mark a reference, oldest first, written whole. It lies with the project, so that everybody who checks it has them.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { messageOf, StetError, whyUnread } from '../errors.ts';
import type { Mark } from '../model/report.ts';

const SCHEMA = 'stet-marks/1';
const WORDS: ReadonlySet<unknown> = new Set(['ok', 'bad', 'unsure']);
/** No list of decisions made by hand is larger. */
const MOST_BYTES = 20_000_000;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The mark in a row of the file, or null when it is none. Members that are not known are dropped. */
function markOf(value: unknown): Mark | null {
  if (typeof value !== 'object' || value === null) return null;
  const row = value as Readonly<Record<string, unknown>>;
  const { about, key, document, cited, decision, reason, note, by, at, covers, found } = row;
  if (!isText(about) || !/^[\da-f]{32}$/.test(about) || !WORDS.has(decision) || !isText(reason) || !isText(at)) return null;
  const fingerprints = Array.isArray(covers) ? covers.filter(isText) : [];
  const seen = typeof found === 'object' && found !== null ? (found as Readonly<Record<string, unknown>>) : {};
  return {
    about,
    key: isText(key) ? key : '',
    document: isText(document) ? document : '',
    cited: isText(cited) ? cited : '',
    decision: decision as Mark['decision'],
    reason,
    ...(isText(note) && note !== '' ? { note } : {}),
    by: isText(by) ? by : '',
    at,
    found: { class: isText(seen.class) ? seen.class : '', rules: Array.isArray(seen.rules) ? seen.rules.filter(isText) : [] },
    covers: fingerprints,
  };
}

/**
 * The marks in a file, by the reference they are about; none when there is no such file.
 * Throws StetError `unreadable-input` for a file that is damaged or none of ours: decisions are never dropped in silence.
 */
export function readMarks(path: string): ReadonlyMap<string, Mark> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return new Map();
    throw new StetError('unreadable-input', `${path}: the decisions could not be read: ${whyUnread(thrown)}`, { cause: thrown });
  }
  const wrong = (why: string): StetError =>
    new StetError('unreadable-input', `${path} holds no decisions that stet can read (${why}); mend it, or name another file with --marks`);
  if (text.length > MOST_BYTES) throw wrong('it is too large');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (thrown) {
    throw wrong(messageOf(thrown));
  }
  const { schema, marks } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  if (schema !== SCHEMA || !Array.isArray(marks)) throw wrong(`its schema is not ${SCHEMA}`);
  const read = new Map<string, Mark>();
  for (const [at, row] of marks.entries()) {
    const mark = markOf(row);
    if (mark === null) throw wrong(`row ${at + 1} is no decision`);
    read.set(mark.about, mark);
  }
  return read;
}

/** Writes the file whole or not at all, oldest mark first. Throws StetError `store-failed`. */
export function writeMarks(path: string, marks: Iterable<Mark>): void {
  const rows = [...marks].sort((a, b) => (a.at === b.at ? (a.about < b.about ? -1 : 1) : a.at < b.at ? -1 : 1));
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(part, `${JSON.stringify({ schema: SCHEMA, marks: rows }, null, 2)}\n`, { flag: 'wx' });
    renameSync(part, path);
  } catch (thrown) {
    rmSync(part, { force: true });
    throw new StetError('store-failed', `${path}: the decisions could not be written: ${whyUnread(thrown)}`, { cause: thrown });
  }
}
