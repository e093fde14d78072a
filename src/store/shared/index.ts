/**
 * A bibliographic index in a shared database: the same records, keys and lists as in an index file, in tables partitioned by hash, and
 * the same search carried out on them in three to six questions. It is filled from an index file, which has done the sorting, and
 * becomes visible in one step when it is whole; the one before it is then taken away.
 */
import { closeSync, readSync } from 'node:fs';
import { StetError } from '../../errors.ts';
import type { IndexManifest, Progress, SharedIndex } from '../../model/ports.ts';
import type { HeldItem } from '../../model/source.ts';
import type { Searching, Told } from '../index/asks.ts';
import { BLOCKS, ENTRY_BYTES, openIndexFile } from '../index/format.ts';
import { IndexPages, type KeyEntry, titleWithin } from '../index/pages.ts';
import { decodePostings, encodePostings } from '../index/postings.ts';
import { alike, identified, ofPerson, speakingOf, titled } from '../index/questions.ts';
import { IndexSearch } from '../index/search.ts';
import { isShared, openShared, placeOf, type Shared } from '../shared.ts';
import { indexName, joinedShared, LONGEST_LIST, type OpenPart, partsOf } from './parts.ts';

export { indexName };

const RECORDS_AT_ONCE = 2_000;
const KEYS_AT_ONCE = 10_000;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number(value));

/** Lists as rows of keys, block by block: what an index file holds besides records. */
function* keyRows(fd: number, pages: IndexPages, block: readonly [number, number, number, number, number], of: number) {
  const [lists, entries, count] = block;
  const size = 64 * 1024 * ENTRY_BYTES;
  for (let at = 0; at < count * ENTRY_BYTES; at += size) {
    const piece = Buffer.allocUnsafe(Math.min(size, count * ENTRY_BYTES - at));
    readSync(fd, piece, 0, piece.length, entries + at);
    for (let i = 0; i < piece.length; i += ENTRY_BYTES) {
      const held = piece.readUInt32LE(i + 5);
      const where = piece.readUInt32LE(i + 9);
      const numbers = pages.numbers({ count: held, place: held === 1 ? where : lists + where }, LONGEST_LIST);
      yield { key: of * 2 ** 40 + piece.readUIntLE(i, 5), count: held, numbers: encodePostings(numbers, 0, numbers.length).subarray(4) };
    }
  }
}

/** Fills a shared index from an index file. Gives the manifest. */
export async function loadIndex(
  path: string,
  where: string,
  options: { readonly signal?: AbortSignal; readonly progress?: (progress: Progress) => void } = {},
): Promise<IndexManifest> {
  const name = indexName(where);
  const { fd, foot } = openIndexFile(path);
  const shared = await openShared(where).catch((thrown: unknown) => {
    closeSync(fd);
    throw thrown;
  });
  try {
    const manifest: IndexManifest = { ...foot.manifest, name };
    const pages = new IndexPages(fd, foot, path);
    const [made] = await shared.query('insert into stet_index (name) values ($1) returning id', [name]);
    const id = numberOf(made?.id);
    const stop = (): void => {
      if (options.signal?.aborted === true)
        throw new StetError('interrupted', 'Filling the index was interrupted; the one before it stands.');
    };
    try {
      for (let at = 0; at < manifest.records; at += RECORDS_AT_ONCE) {
        stop();
        const numbers = Array.from({ length: Math.min(RECORDS_AT_ONCE, manifest.records - at) }, (_, i) => at + i);
        const items = numbers.map((number) => pages.raw(number).toString('utf8'));
        await shared.query('insert into stet_record (index_id, number, item) select $1, * from unnest($2::bigint[], $3::text[])', [
          id,
          numbers,
          items,
        ]);
        options.progress?.({ stage: 'index', done: at, total: manifest.records, note: 'sending records' });
      }
      let batch: { key: number; count: number; numbers: Buffer }[] = [];
      const send = async (): Promise<void> => {
        if (batch.length === 0) return;
        await shared.query(
          'insert into stet_key (index_id, key, count, numbers) select $1, * from unnest($2::bigint[], $3::bigint[], $4::bytea[])',
          [id, batch.map(({ key }) => key), batch.map(({ count }) => count), batch.map(({ numbers }) => numbers)],
        );
        batch = [];
      };
      for (let block = 0; block < BLOCKS; block += 1) {
        stop();
        options.progress?.({ stage: 'index', done: block, total: BLOCKS, note: 'sending keys' });
        const place = foot.blocks[block];
        if (place === undefined) continue;
        for (const row of keyRows(fd, pages, place, block)) {
          batch.push(row);
          if (batch.length === KEYS_AT_ONCE) await send();
        }
      }
      await send();
      await shared.query('update stet_index set manifest = $2 where id = $1', [id, JSON.stringify(manifest)]);
    } catch (thrown) {
      await remove(shared, [id]).catch(() => undefined);
      throw thrown;
    }
    // An addition stands beside what it adds to; an index stands in for whatever stood under its name.
    const old =
      manifest.addsTo === undefined ? await shared.query('select id from stet_index where name = $1 and id < $2', [name, id]) : [];
    await remove(
      shared,
      old.map((row) => numberOf(row.id)),
    );
    return manifest;
  } finally {
    closeSync(fd);
    await shared.close();
  }
}

async function remove(shared: Shared, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    for (const table of ['stet_key', 'stet_record']) await shared.query(`delete from ${table} where index_id = $1`, [id]);
    await shared.query('delete from stet_index where id = $1', [id]);
  }
}

/** Opens an index in a shared database. Throws StetError `not-found` when there is none of that name, `store-failed`, `missing-package`. */
export async function openSharedIndex(where: string): Promise<SharedIndex> {
  if (!isShared(where)) throw new StetError('usage', `${placeOf(where)} is no connection string.`);
  const shared = await openShared(where);
  try {
    const parts = await partsOf(shared, where);
    return joinedShared(
      parts.map(({ id, manifest }) => sharedIndex(shared, id, manifest)),
      () => shared.close(),
    );
  } catch (thrown) {
    await shared.close();
    throw thrown;
  }
}

function sharedIndex(shared: Shared, id: number, manifest: IndexManifest): OpenPart {
  const idle: IndexSearch[] = [];
  const entriesOf = async (hashes: readonly number[]): Promise<readonly (KeyEntry | null)[]> => {
    if (hashes.length === 0) return [];
    const rows = await shared.query('select key, count from stet_key where index_id = $1 and key = any($2::bigint[])', [
      id,
      [...new Set(hashes)],
    ]);
    const held = new Map(rows.map((row) => [numberOf(row.key), numberOf(row.count)]));
    return hashes.map((hash) => {
      const count = held.get(hash);
      return count === undefined ? null : { count, place: hash };
    });
  };
  const listsOf = async (entries: readonly KeyEntry[], most: number): Promise<readonly ArrayLike<number>[]> => {
    if (entries.length === 0) return [];
    const rows = await shared.query('select key, numbers from stet_key where index_id = $1 and key = any($2::bigint[])', [
      id,
      entries.map(({ place }) => place),
    ]);
    const held = new Map(rows.map((row) => [numberOf(row.key), row.numbers]));
    return entries.map(({ count, place }) => {
      const bytes = held.get(place);
      return Buffer.isBuffer(bytes) ? decodePostings(bytes, Math.min(count, most)) : [];
    });
  };
  const textsOf = async (numbers: readonly number[]): Promise<ReadonlyMap<number, string>> => {
    if (numbers.length === 0) return new Map();
    const rows = await shared.query('select number, item from stet_record where index_id = $1 and number = any($2::bigint[])', [
      id,
      numbers,
    ]);
    return new Map(rows.map((row) => [numberOf(row.number), String(row.item)]));
  };
  const carryOut = async <Result>(searching: Searching<Result>): Promise<Result> => {
    let step = searching.next();
    while (step.done !== true) {
      const { value } = step;
      let told: Told;
      if (value.ask === 'keys') told = { told: 'keys', entries: await entriesOf(value.hashes) };
      else if (value.ask === 'lists') told = { told: 'lists', lists: await listsOf(value.entries, value.most) };
      else {
        const texts = await textsOf(value.numbers);
        const text = (number: number): string => {
          const held = texts.get(number);
          if (held === undefined)
            throw new StetError('store-failed', `The index "${manifest.name}" lacks a record that it lists; fill it again.`);
          return held;
        };
        told = {
          told: 'records',
          // Written by the builder out of a shaped item: its fields have the model's shapes.
          record: (number) => JSON.parse(text(number)) as HeldItem,
          title: (number) => titleWithin(Buffer.from(text(number))),
        };
      }
      step = searching.next(told);
    }
    return step.value;
  };
  return {
    manifest,
    byIdentifier: (scheme, value) => carryOut(identified(scheme, value)),
    byTitle: (title) => carryOut(titled(title)),
    byOrcid: (orcid) => carryOut(ofPerson(orcid)),
    speakingOf: (keys) => carryOut(speakingOf(keys)),
    // Each search has scratch space of its own, for several may be under way at once; it is used again, for it is large.
    async search(fields, limit) {
      const own = idle.pop() ?? new IndexSearch(manifest.records);
      try {
        return await carryOut(alike(own, fields, limit));
      } finally {
        idle.push(own);
      }
    },
    close: () => shared.close(),
  };
}
