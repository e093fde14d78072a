/**
 * Where a server keeps things, out of its settings: database, documents, logs. The only file of the server that knows which
 * store is behind which word; on one machine all of it lies in the data folder. Two settings move it elsewhere: one connection
 * string the database and the indexes that lie in it, one place the documents, the replies of registries and the checkpoints.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SnapshotStore } from '../model/ports.ts';
import type { Settings } from '../settings/index.ts';
import { type DeskFiles, localFiles, snapshotsIn } from '../store/desk/files.ts';
import { type Desk, openDesk } from '../store/desk.ts';
import { isShared, openShared } from '../store/shared.ts';

export interface Place {
  readonly desk: Desk;
  readonly files: DeskFiles;
  /** Folder of the documents; null when they lie elsewhere. */
  readonly documents: string | null;
  /** Where replies of registries are kept, when documents lie in a named place; else where the settings keep them. */
  readonly snapshots: SnapshotStore | null;
  /** Where checkpoints are copied to under names; null when documents lie in a folder. */
  readonly checkpoints: { put(name: string, bytes: Uint8Array): Promise<void> } | null;
  close(): Promise<void>;
}

/** The database of these settings: a connection string, or the path of an SQLite file. */
const databaseOf = (settings: Settings): string => settings.server.database ?? join(settings.dataDir, 'desk.db');

/** Opens the stores. Throws StetError `store-failed` or `missing-package`. */
export async function openPlace(settings: Settings): Promise<Place> {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const { documents } = settings.server;
  const where = documents ?? join(settings.dataDir, 'documents');
  const desk = await openDesk(databaseOf(settings));
  const close = (): Promise<void> => desk.close();
  const bucket = where.startsWith('s3://');
  const within = (part: string): string => (bucket ? `${where.replace(/\/{1,9}$/, '')}/${part}` : join(where, part));
  const s3 = bucket ? await import('../store/desk/files-s3.ts') : null;
  const kept = async (place: string): Promise<DeskFiles> => (s3 === null ? localFiles(place) : s3.s3Files(place));
  // A store of the settings is for replies as well, and whoever names it wants them there.
  const snapshots = documents === undefined || settings.store !== undefined ? null : snapshotsIn(await kept(within('snapshots')));
  const checkpoints = s3 === null ? null : await s3.s3Names(within('checkpoints'));
  return { desk, files: await kept(where), documents: bucket ? null : where, snapshots, checkpoints, close };
}

/**
 * The settings with the indexes that lie in their database, where they name no index themselves. Throws StetError `store-failed` or
 * `missing-package`.
 */
export async function withSharedIndexes(settings: Settings): Promise<Settings> {
  const { database } = settings.server;
  if (settings.index.length > 0 || database === undefined || !isShared(database)) return settings;
  const shared = await openShared(database);
  try {
    const rows = await shared.query('select distinct name from stet_index where manifest is not null order by name');
    const index = rows.map(({ name }) => {
      const place = new URL(database);
      place.searchParams.set('index', String(name));
      return place.href;
    });
    return { ...settings, index };
  } finally {
    await shared.close();
  }
}
