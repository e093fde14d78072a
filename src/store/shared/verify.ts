/**
 * Reads an index in a shared database through and says whether it is what was put there: every record, in order, against the hash in the
 * manifest, which names this index in logs; and every list of a key: whole, in order, and of records that are there.
 */
import { createHash } from 'node:crypto';
import { StetError } from '../../errors.ts';
import type { Progress } from '../../model/ports.ts';
import { decodePostings } from '../index/postings.ts';
import type { IndexHealth } from '../index/verify.ts';
import { openShared, type Shared } from '../shared.ts';
import { LONGEST_LIST, partsOf, type SharedPart } from './parts.ts';

const RECORDS = 2_000;
const KEYS = 5_000;

interface Options {
  readonly signal?: AbortSignal;
  readonly progress?: (progress: Progress) => void;
}

const stop = ({ signal }: Options): void => {
  if (signal?.aborted === true) throw new StetError('interrupted', 'Checking the index was interrupted.');
};

async function recordDamage(shared: Shared, { id, manifest }: SharedPart, options: Options): Promise<string | null> {
  const hash = createHash('sha256');
  let next = 0;
  while (next < manifest.records) {
    stop(options);
    const rows = await shared.query(
      'select number, item from stet_record where index_id = $1 and number >= $2 and number < $3 order by number',
      [id, next, next + RECORDS],
    );
    for (const row of rows) {
      if (Number(row.number) !== next) return `Record ${next} is missing; fill it again.`;
      hash.update(String(row.item)).update('\n');
      next += 1;
    }
    if (rows.length === 0) return `Record ${next} is missing; fill it again.`;
    options.progress?.({ stage: 'index', done: next, total: manifest.records, note: 'checking records' });
  }
  return `sha256:${hash.digest('hex')}` === manifest.hash ? null : 'Its records are not the ones its manifest names; fill it again.';
}

/** Whether a list of record numbers is whole: as many as are counted (up to what is kept of a list), ascending, of this index. */
function listDamage(bytes: unknown, count: number, records: number): boolean {
  if (!Buffer.isBuffer(bytes)) return true;
  const kept = Math.min(count, LONGEST_LIST);
  try {
    const numbers = decodePostings(bytes, kept);
    if (numbers.length !== kept) return true;
    for (let i = 0; i < numbers.length; i += 1) {
      const number = numbers[i] ?? -1;
      if (number < 0 || number >= records || (i > 0 && number <= (numbers[i - 1] ?? 0))) return true;
    }
    return false;
  } catch {
    return true;
  }
}

async function keyDamage(shared: Shared, { id, manifest }: SharedPart, options: Options): Promise<string | null> {
  let after = -1;
  for (let read = 0; ; ) {
    stop(options);
    const rows = await shared.query('select key, count, numbers from stet_key where index_id = $1 and key > $2 order by key limit $3', [
      id,
      after,
      KEYS,
    ]);
    for (const row of rows)
      if (listDamage(row.numbers, Number(row.count), manifest.records))
        return `The list of key ${String(row.key)} is damaged; fill it again.`;
    read += rows.length;
    options.progress?.({ stage: 'index', done: read, total: null, note: 'checking keys' });
    const last = rows.at(-1);
    if (last === undefined || rows.length < KEYS) return read === 0 ? 'It has no keys; fill it again.' : null;
    after = Number(last.key);
  }
}

/**
 * Checks the index that a connection string names, with what was added to it; one health for each part, the index itself first.
 * Damage is a value; throws StetError `not-found`, `store-failed`, `missing-package`, `interrupted`.
 */
export async function verifySharedIndex(where: string, options: Options = {}): Promise<readonly IndexHealth[]> {
  const shared = await openShared(where);
  try {
    const out: IndexHealth[] = [];
    for (const part of await partsOf(shared, where))
      out.push({
        manifest: part.manifest,
        damage: (await recordDamage(shared, part, options)) ?? (await keyDamage(shared, part, options)),
      });
    return out;
  } finally {
    await shared.close();
  }
}
