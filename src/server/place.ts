/**
 * Where a server keeps things, out of its settings: database, documents, logs. The only file of the server that knows which
 * store is behind which word; on one machine all of it lies in the data folder.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings/index.ts';
import { type Desk, openDesk } from '../store/desk.ts';
import { type DeskFiles, localFiles } from '../store/desk-files.ts';

export interface Place {
  readonly desk: Desk;
  readonly files: DeskFiles;
  /** Folder of the documents; null when they lie elsewhere. */
  readonly documents: string | null;
  close(): Promise<void>;
}

/** The database of these settings: a connection string, or the path of an SQLite file. */
export const databaseOf = (settings: Settings): string => settings.server.database ?? join(settings.dataDir, 'desk.db');

/** Opens the stores. Throws StetError `store-failed` or `missing-package`. */
export async function openPlace(settings: Settings): Promise<Place> {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const where = settings.server.documents ?? join(settings.dataDir, 'documents');
  const desk = await openDesk(databaseOf(settings));
  if (where.startsWith('s3://')) {
    const { s3Files } = await import('../store/desk-files-s3.ts');
    return { desk, files: await s3Files(where), documents: null, close: () => desk.close() };
  }
  return { desk, files: localFiles(where), documents: where, close: () => desk.close() };
}
