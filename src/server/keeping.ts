/**
 * At the start and every hour: deletes the content of runs that ended longer ago than the settings keep them, as a person would delete
 * each (document, findings, decisions, links and the lines of its log are gone, their hashes stay), and takes away what deleted runs
 * left behind because a worker was killed while it was at them.
 */
import { messageOf } from '../errors.ts';
import type { Settings } from '../settings/index.ts';
import { deletedWithTraces } from '../store/desk/traces.ts';
import { forgetRun, forgetTraces } from './forgetting.ts';
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

/** How long a worker may still be at a run that was deleted, in milliseconds: its lease and a good deal more. */
const LEAVING_MS = 600_000;

/** Takes away what deleted runs left behind; gives of how many. Throws StetError `store-failed` or `log-broken`. */
export async function tidyDeleted(place: Pick<Place, 'desk' | 'files'>, settings: Settings, after = LEAVING_MS): Promise<number> {
  const runs = await deletedWithTraces(place.desk.db, (await place.desk.now()) - after);
  for (const id of runs) await forgetTraces(place, settings, id, 'left by a worker that was killed');
  return runs.length;
}

/** Begins; gives what ends it, once what is under way is done. A round that fails is told and tried again an hour later. */
export function keepFor(settings: Settings, place: Pick<Place, 'desk' | 'files'>, log: Logger, every: number = HOUR): () => Promise<void> {
  const { keepDays } = settings.server;
  let last: Promise<void> = Promise.resolve();
  const round = async (): Promise<void> => {
    try {
      await tidyDeleted(place, settings);
      const deleted = keepDays === undefined ? 0 : await deleteOld(place, settings, keepDays);
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
