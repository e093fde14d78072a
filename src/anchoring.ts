/**
 * Has the newest checkpoint borne out by whom the settings name, and tells whose word counts: for the command and for the hourly timer
 * of a server alike. Every one of them is asked, whatever the others said; who refused is told apart from who was not reached.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBucket, openPost } from './assemble.ts';
import * as audit from './audit/index.ts';
import { messageOf, StetError } from './errors.ts';
import type { Settings } from './settings/index.ts';

/** What came of asking everybody. */
export interface Anchored {
  readonly tied: readonly audit.Tied[];
  /** What a witness, authority, calendar or log refused or could not give; the log was rewritten, or an older state put back. */
  readonly refused: boolean;
  readonly unreachable: boolean;
}

const folderOf = ({ logDir, dataDir }: Settings): string => logDir ?? join(dataDir, 'logs');

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

function fileText(path: string, what: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new StetError('bad-settings', `${what} cannot be read: ${messageOf(cause)}`, { cause });
  }
}

/** Keys that the settings name: of witnesses, authorities, public logs. Throws StetError 'bad-settings' or 'usage' for what cannot be read. */
export function knownKeys(settings: Settings): audit.Known {
  const { timestampKeys, rekorKeys, sigsumPolicy } = settings.audit;
  return {
    witnesses: witnessesOf(settings).map(({ witness }) => witness),
    timestampKeys: timestampKeys.map((path) => fileText(path, 'The key of a timestamp authority')),
    rekorKeys: rekorKeys.map((path) => fileText(path, 'The key of a Rekor log')),
    sigsum: sigsumPolicy === undefined ? null : audit.readPolicy(fileText(sigsumPolicy, 'The Sigsum policy')),
  };
}

/** Whether the settings name anybody who could bear the log out. */
export const namesAnchors = ({ audit: { witnesses, timestamps, calendars, rekor, bucket } }: Settings): boolean =>
  witnesses.length + timestamps.length + calendars.length + rekor.length > 0 || bucket !== undefined;

/**
 * Asks everybody, and puts the log into the bucket; one that holds another log, or more of it, refuses. Throws StetError 'not-found' when
 * nothing was sealed yet, 'bad-settings' for a place that is no bucket.
 */
export async function anchorLog(settings: Settings, signal: AbortSignal): Promise<Anchored> {
  const { timestamps, calendars, rekor, bucket, retentionDays } = settings.audit;
  const folder = folderOf(settings);
  const services = {
    witnesses: witnessesOf(settings),
    timestamps,
    calendars,
    rekor: { logs: rekor, keys: join(settings.dataDir, 'keys') },
  };
  const tied = [...(await audit.tie(folder, services, openPost(settings.timeout, signal, settings)))];
  if (bucket !== undefined) tied.push(await mirrored(folder, bucket, retentionDays));
  return {
    tied,
    refused: tied.some(({ outcome }) => outcome === 'refused'),
    unreachable: tied.some(({ outcome }) => outcome === 'unreachable'),
  };
}

async function mirrored(folder: string, place: string, days: number): Promise<audit.Tied> {
  const store = await openBucket(place);
  try {
    const { size, written } = await audit.mirror(folder, store, days, new Date().toISOString());
    return { from: place, outcome: 'kept', says: `${size} entries, ${written} objects written, locked for ${days} days` };
  } catch (thrown) {
    if (!(thrown instanceof StetError) || thrown.code === 'not-found') throw thrown;
    // What the others said is told all the same.
    return { from: place, outcome: thrown.code === 'log-broken' ? 'refused' : 'unreachable', says: thrown.message };
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
