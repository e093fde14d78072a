/**
 * Seals the logs of this installation at its start and every hour, also when nothing was checked: a gap between two hourly entries
 * then shows that the server was off, or that somebody took entries away.
 */
import { join } from 'node:path';
import { messageOf } from '../errors.ts';
import { audit } from '../index.ts';
import type { Settings } from '../settings/index.ts';
import type { Logger } from './logging.ts';

const HOUR = 3_600_000;

/** Begins; gives what ends it. A seal that fails is told and tried again an hour later: checks themselves refuse to show unsealed work. */
export function sealHourly({ dataDir, logDir }: Settings, log: Logger, every: number = HOUR): () => void {
  const seal = (): void => {
    try {
      const trail = audit.openTrail({
        folder: logDir ?? join(dataDir, 'logs'),
        keys: join(dataDir, 'keys'),
        now: () => new Date().toISOString(),
      });
      log.info({ event: 'sealed', entries: trail.idle().size }, 'the logs were sealed');
    } catch (thrown) {
      log.error({ event: 'seal-failed', why: messageOf(thrown) }, 'the logs could not be sealed');
    }
  };
  seal();
  const timer = setInterval(seal, every);
  timer.unref();
  return () => clearInterval(timer);
}
