/**
 * Kept replies and the memory of replies in a database that several machines share: the same promises as in a folder. A snapshot is
 * stored under the hash of its bytes, put twice is put once, and what is read back is checked against its name.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import type { RememberedReply, ReplyCache, SnapshotStore } from '../../model/ports.ts';
import type { Shared } from '../shared.ts';

const pack = promisify(deflate) as (bytes: Uint8Array) => Promise<Buffer>;
const unpack = promisify(inflate) as (bytes: Uint8Array, options: { maxOutputLength: number }) => Promise<Buffer>;
const NAME = /^sha256:([0-9a-f]{64})$/;
const LARGEST = 256 * 1024 * 1024;

const bytesOf = (value: unknown): Buffer | null => (Buffer.isBuffer(value) ? value : null);

/** Snapshots in a shared database. Putting throws StetError `store-failed`; getting gives null for what is not held or is damaged. */
export function sharedSnapshots(shared: Shared): SnapshotStore {
  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest();
      await shared.query('insert into stet_snapshot (hash, bytes) values ($1, $2) on conflict (hash) do nothing', [
        hash,
        await pack(bytes),
      ]);
      return `sha256:${hash.toString('hex')}`;
    },
    async get(name) {
      const hex = NAME.exec(name)?.[1];
      if (hex === undefined) return null;
      const [row] = await shared.query('select bytes from stet_snapshot where hash = $1', [Buffer.from(hex, 'hex')]);
      const packed = bytesOf(row?.bytes);
      if (packed === null) return null;
      try {
        const bytes = await unpack(packed, { maxOutputLength: LARGEST });
        return createHash('sha256').update(bytes).digest('hex') === hex ? new Uint8Array(bytes) : null;
      } catch {
        return null;
      }
    },
  };
}

/** A memory of replies in a shared database. A database that cannot be reached forgets; it never fails a run. */
export function sharedReplyCache(shared: Shared): ReplyCache {
  const keyOf = (key: string): Buffer => createHash('sha256').update(key).digest();
  return {
    async get(key) {
      try {
        const [row] = await shared.query('select snapshot, kind, at from stet_reply where key = $1', [keyOf(key)]);
        if (row === undefined || (row.kind !== 'found' && row.kind !== 'absent') || typeof row.snapshot !== 'string') return null;
        const at = row.at instanceof Date ? row.at.toISOString() : String(row.at);
        return { snapshot: row.snapshot, kind: row.kind, at } satisfies RememberedReply;
      } catch {
        return null;
      }
    },
    async set(key, { snapshot, kind, at }) {
      try {
        await shared.query(
          'insert into stet_reply (key, snapshot, kind, at) values ($1, $2, $3, $4) on conflict (key) do update set snapshot = excluded.snapshot, kind = excluded.kind, at = excluded.at where stet_reply.at <= excluded.at',
          [keyOf(key), snapshot, kind, at],
        );
      } catch {
        // Forgotten: it will be asked again.
      }
    },
  };
}
