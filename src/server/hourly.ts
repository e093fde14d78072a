/**
 * Seals the logs of this installation at its start and every hour, also when nothing was checked: a gap between two hourly entries
 * then shows that the server was off, or that somebody took entries away. After each seal the others that the settings name bear it
 * out: witnesses, authorities, calendars, public logs, a bucket.
 */
import { join } from 'node:path';
import { anchorLog, namesAnchors } from '../anchoring.ts';
import { messageOf } from '../errors.ts';
import { audit } from '../index.ts';
import { openLogs } from '../places.ts';
import type { Settings } from '../settings/index.ts';
import type { Logger } from './logging.ts';

const HOUR = 3_600_000;

/**
 * Begins; gives what ends it, and waits for nobody then. A seal that fails is told and tried again an hour later: checks themselves
 * refuse to show unsealed work. Who bears it out is asked while the server goes on; one round ends before the next begins.
 */
export function sealHourly(settings: Settings, log: Logger, every: number = HOUR): () => void {
  const { dataDir, logDir } = settings;
  const ending = new AbortController();
  let asking = false;
  const anchor = async (): Promise<void> => {
    if (asking || settings.offline || !namesAnchors(settings)) return;
    asking = true;
    try {
      const { tied, refused } = await anchorLog(settings, ending.signal);
      const said = tied.map(({ from, outcome, says }) => ({ from, outcome, says }));
      if (refused) log.error({ event: 'anchor-refused', said }, 'somebody who bears the logs out refused: run stet audit verify');
      else log.info({ event: 'anchored', said }, 'others were asked to bear the logs out');
    } catch (thrown) {
      if (!ending.signal.aborted) log.error({ event: 'anchor-failed', why: messageOf(thrown) }, 'the logs could not be anchored');
    } finally {
      asking = false;
    }
  };
  const seal = (): void => {
    const { disk, close } = openLogs(settings);
    try {
      const trail = audit.openTrail({
        folder: logDir ?? join(dataDir, 'logs'),
        keys: join(dataDir, 'keys'),
        disk,
        now: () => new Date().toISOString(),
      });
      log.info({ event: 'sealed', entries: trail.idle().size }, 'the logs were sealed');
      void anchor();
    } catch (thrown) {
      log.error({ event: 'seal-failed', why: messageOf(thrown) }, 'the logs could not be sealed');
    } finally {
      close();
    }
  };
  seal();
  const timer = setInterval(seal, every);
  timer.unref();
  return () => {
    clearInterval(timer);
    ending.abort();
  };
}
