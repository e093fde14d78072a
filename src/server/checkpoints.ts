/**
 * Copies the signed checkpoint of this host's log to where the documents lie, whenever it has grown: who takes the host away, or puts
 * an old state of its disk back, leaves a checkpoint behind that says how far the log had come. Each lies under the log's name and
 * its size and is never written over by another.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../errors.ts';
import type { Settings } from '../settings/index.ts';
import type { Logger } from './logging.ts';
import type { Place } from './place.ts';

const EVERY_MS = 30_000;

/** Name under which a checkpoint is kept: its log and its size, as its first two lines say; null for what is no checkpoint. */
export function checkpointName(text: string): string | null {
  const [origin = '', size = ''] = text.split('\n', 2);
  if (!/^\d{1,15}$/.test(size) || origin === '') return null;
  return `${origin.replace(/[^\w.-]+/g, '_').slice(0, 120)}/${size.padStart(15, '0')}`;
}

/** Begins; gives what ends it, after one last copy. A copy that fails is told and tried again. */
export function copyCheckpoints(
  settings: Settings,
  { checkpoints }: Pick<Place, 'checkpoints'>,
  log: Logger,
  every: number = EVERY_MS,
): () => Promise<void> {
  if (checkpoints === null) return async () => undefined;
  const path = join(settings.logDir ?? join(settings.dataDir, 'logs'), 'commit', 'checkpoint');
  let copied = '';
  let last: Promise<void> = Promise.resolve();
  const copy = async (): Promise<void> => {
    const bytes = await readFile(path).catch(() => null);
    const text = bytes?.toString('utf8') ?? '';
    const name = checkpointName(text);
    if (bytes === null || name === null || text === copied) return;
    try {
      await checkpoints.put(name, bytes);
      copied = text;
    } catch (thrown) {
      log.error({ event: 'checkpoint-not-copied', why: messageOf(thrown) }, 'the checkpoint could not be copied');
    }
  };
  const timer = setInterval(() => {
    last = last.then(copy);
  }, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last.then(copy);
  };
}
