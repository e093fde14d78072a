/**
 * `stet audit anchor`: has the newest checkpoint signed, dated and anchored by those that the settings name. For a timer, after
 * `stet audit seal`. A witness that refuses because it saw another history is the loudest thing this program can say.
 */
import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { openBucket, openPost } from '../assemble.ts';
import { messageOf, StetError } from '../errors.ts';
import { audit } from '../index.ts';
import { visible } from '../report/index.ts';
import type { Settings } from '../settings/index.ts';
import { answered, logFolderOf } from './audit-status.ts';
import { addSettings, settingsOf } from './flags.ts';
import type { World } from './world.ts';

/** Settings that name others who bear the log out. */
const ANCHORS = ['audit.witnesses', 'audit.timestamps', 'audit.calendars', 'audit.bucket', 'audit.retentionDays'] as const;

/** Witnesses as the settings name them: address, a space, public key. Throws StetError 'bad-settings'. */
export function witnessesOf({ audit: { witnesses } }: Settings): { readonly url: string; readonly witness: audit.Witness }[] {
  return witnesses.map((text) => {
    const [url = '', vkey = '', ...more] = text.trim().split(/\s+/);
    if (!/^https?:\/\//.test(url) || vkey === '' || more.length > 0)
      throw new StetError(
        'bad-settings',
        `A witness is named by its address and its public key, as in "https://witness.example name+hash+key"; "${text}" is not.`,
      );
    return { url, witness: audit.readWitness(vkey) };
  });
}

/** The keys of timestamp authorities, as PEM. Throws StetError 'bad-settings' for a file that cannot be read. */
export const timestampKeysOf = ({ audit: { timestampKeys } }: Settings): string[] =>
  timestampKeys.map((path) => {
    try {
      return readFileSync(path, 'utf8');
    } catch (cause) {
      throw new StetError('bad-settings', `The key of a timestamp authority cannot be read: ${messageOf(cause)}`, { cause });
    }
  });

export function defineAnchor(command: Command, world: World, done: (status: number) => void): void {
  command.description('Have the newest checkpoint signed by witnesses, dated by authorities, anchored by calendars; for a timer.');
  addSettings(command, ['dataDir', 'logDir', 'offline', 'timeout', ...ANCHORS]).action(async (_flags: object, given: Command) => {
    done(
      await answered(world, async () => {
        const { settings } = await settingsOf(given, world);
        const { timestamps, calendars, bucket, retentionDays } = settings.audit;
        const services = { witnesses: witnessesOf(settings), timestamps, calendars };
        if (services.witnesses.length + timestamps.length + calendars.length === 0 && bucket === undefined)
          throw new StetError(
            'usage',
            'Nobody is named who could bear the log out: give --witness, --timestamp, --calendar or --bucket, or name them in the settings.',
          );
        if (settings.offline) throw new StetError('usage', 'Others cannot be asked with --offline.');
        const tied = await audit.tie(logFolderOf(settings), services, openPost(settings.timeout, world.signal));
        for (const { from, outcome, says } of tied) world.stdout.write(`${outcome.padEnd(11)}  ${visible(from)}: ${visible(says)}\n`);
        if (bucket !== undefined) world.stdout.write(`${visible(await mirrored(logFolderOf(settings), bucket, retentionDays))}\n`);
        if (tied.some(({ outcome }) => outcome === 'refused')) return 1;
        return tied.some(({ outcome }) => outcome === 'unreachable') ? 2 : 0;
      }),
    );
  });
}

/** Puts the log into the bucket; what came of it, in words. Throws StetError 'log-broken' or 'store-failed'. */
async function mirrored(folder: string, place: string, days: number): Promise<string> {
  const store = await openBucket(place);
  try {
    const { size, written } = await audit.mirror(folder, store, days, new Date().toISOString());
    return `${'kept'.padEnd(11)}  ${place}: ${size} entries, ${written} objects written, locked for ${days} days`;
  } finally {
    store.close();
  }
}

/** What the bucket that the settings name can anchor; nothing when they name none. Throws StetError 'store-failed' when it cannot be asked. */
export async function bucketAnchors({ audit: { bucket } }: Settings): Promise<Awaited<ReturnType<typeof audit.anchorsInBucket>>> {
  if (bucket === undefined) return { anchors: [], findings: [] };
  const store = await openBucket(bucket);
  try {
    return await audit.anchorsInBucket(store);
  } catch (cause) {
    throw new StetError('store-failed', `${bucket} cannot be asked what it keeps: ${messageOf(cause)}.`, { cause });
  } finally {
    store.close();
  }
}
