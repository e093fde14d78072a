/**
 * Deletes the content of runs that ended longer ago than the settings keep them, at the start and every hour, as a person would
 * delete each: document, findings, decisions, links and the lines of its log are gone, their hashes stay.
 */
import { messageOf } from '../errors.ts';
import type { Settings } from '../settings/index.ts';
import { forgetRun } from './forgetting.ts';
import type { Logger } from './logging.ts';
import type { Place } from './place.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AT_ONCE = 200;

/** Deletes what is over its time; gives how many runs. Throws StetError `store-failed`. */
export async function deleteOld(place: Pick<Place, 'desk' | 'files'>, settings: Settings, days: number): Promise<number> {
  const { desk } = place;
  const before = (await desk.now()) - days * DAY;
  let deleted = 0;
  for (;;) {
    const old = await desk.db
      .selectFrom('desk_runs')
      .select('id')
      .where('state', 'in', ['done', 'failed', 'cancelled'])
      .where('finished_at', '<', before)
      .limit(AT_ONCE)
      .execute();
    for (const { id } of old) {
      await forgetRun(place, settings, id, `kept for ${days} days`);
      deleted += 1;
    }
    if (old.length < AT_ONCE) return deleted;
  }
}

/** Begins; gives what ends it, once what is under way is done. A round that fails is told and tried again an hour later. */
export function keepFor(settings: Settings, place: Pick<Place, 'desk' | 'files'>, log: Logger, every: number = HOUR): () => Promise<void> {
  const { keepDays } = settings.server;
  if (keepDays === undefined) return async () => undefined;
  let last: Promise<void> = Promise.resolve();
  const round = async (): Promise<void> => {
    try {
      const deleted = await deleteOld(place, settings, keepDays);
      if (deleted > 0) log.info({ event: 'forgotten', runs: deleted }, 'content of old runs was deleted');
    } catch (thrown) {
      log.error({ event: 'not-forgotten', why: messageOf(thrown) }, 'content of old runs could not be deleted');
    }
  };
  const next = (): void => {
    last = last.then(round);
  };
  next();
  const timer = setInterval(next, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
