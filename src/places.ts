/**
 * Where logs and kept replies lie: on the disk of this machine, or, when the settings name a database that several machines share, the
 * lines of runs and the replies there. The signed commit log and its key always stay with the machine that signs.
 */
import { join } from 'node:path';
import { type Disk, realDisk } from './audit/disk.ts';
import { linesDisk } from './audit/lines-disk.ts';
import type { SnapshotStore } from './model/ports.ts';
import type { Settings } from './settings/index.ts';
import { openEventLines } from './store/event-lines.ts';
import { sharedSnapshots } from './store/shared/replies.ts';
import { openShared } from './store/shared.ts';
import { fileSnapshots } from './store/snapshots.ts';

/** Folder of the logs. */
export const logFolder = (settings: Settings): string => settings.logDir ?? join(settings.dataDir, 'logs');

/** Where logs lie: the disk of this machine, the lines of runs in the shared store when the settings name one. */
export interface Logs {
  readonly disk: Disk;
  close(): void;
}

/** Opens the place of the logs. Nothing is asked of a shared store before lines are written or read. */
export function openLogs(settings: Settings): Logs {
  if (settings.store === undefined) return { disk: realDisk, close: () => undefined };
  const lines = openEventLines(settings.store);
  return { disk: linesDisk(realDisk, logFolder(settings), lines), close: () => lines.close() };
}

/** The replies that are kept, here or in the shared store. */
export async function openSnapshots(settings: Settings): Promise<{ readonly snapshots: SnapshotStore; close(): Promise<void> }> {
  if (settings.store === undefined) return { snapshots: fileSnapshots(join(settings.dataDir, 'snapshots')), close: async () => undefined };
  const shared = await openShared(settings.store);
  return { snapshots: sharedSnapshots(shared), close: () => shared.close() };
}
