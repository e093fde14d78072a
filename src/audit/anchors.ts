/**
 * Ties the newest checkpoint to others: witnesses sign it, authorities date it, calendars anchor it in a public chain, public
 * logs publish it. What they gave is kept beside the log, under the size it is of; `ties.ts` reads it back when the log is checked. Whoever did not answer is named;
 * the log is whole without them, and can be tied later.
 */
import { join } from 'node:path';
import type { Post } from '../model/ports.ts';
import { newestCheckpoint } from './bundle.ts';
import { subtreesIn } from './commits.ts';
import { type Disk, putNew, realDisk } from './disk.ts';
import { signerOf } from './keys.ts';
import { askCalendar } from './opentimestamps.ts';
import { consistencyProof } from './proofs.ts';
import { askRekor } from './rekor/ask.ts';
import { anchorsOf, day, entries, type Kind, nameOf, sizesIn } from './ties.ts';
import { askTimestamp } from './timestamp.ts';
import { askWitness, type Witness } from './witness.ts';

/** Whom to ask. */
export interface Services {
  readonly witnesses: readonly { readonly url: string; readonly witness: Witness }[];
  /** Addresses of RFC 3161 authorities. */
  readonly timestamps: readonly string[];
  /** Addresses of OpenTimestamps calendars. */
  readonly calendars: readonly string[];
  /** Addresses of Rekor logs, and the folder of the key that signs what is published there. */
  readonly rekor?: { readonly logs: readonly string[]; readonly keys: string };
}

/** What came of asking one of them. */
export interface Tied {
  readonly from: string;
  readonly outcome: 'kept' | 'had' | 'refused' | 'unreachable';
  readonly says: string;
}

/** Asks every service for the newest checkpoint, one after the other. Throws StetError 'not-found' when nothing was sealed yet. */
export async function tie(folder: string, services: Services, post: Post, disk: Disk = realDisk): Promise<readonly Tied[]> {
  const { note, size } = newestCheckpoint(folder, disk);
  const place = anchorsOf(folder, size);
  const tied: Tied[] = [];
  const one = async (
    kind: Kind,
    from: string,
    key: string,
    ask: () => Promise<{ readonly tied: Omit<Tied, 'from'>; readonly bytes?: Uint8Array }>,
  ) => {
    const path = join(place, nameOf(kind, key));
    if (disk.read(path) !== null) return void tied.push({ from, outcome: 'had', says: `kept before, for ${entries(size)}` });
    const { tied: result, bytes } = await ask();
    if (bytes !== undefined) putNew(disk, path, bytes);
    tied.push({ from, ...result });
  };
  const data = Buffer.from(note);
  const proof = (from: number) => consistencyProof(from, size, subtreesIn(disk, join(folder, 'commit'), size));
  for (const { url, witness } of services.witnesses)
    await one('witness', witness.name, witness.vkey, async () => {
      const answer = await askWitness({ url, witness }, { note, size }, lastTied(folder, witness, disk), proof, post);
      if (answer.kind !== 'cosigned') return { tied: { outcome: answer.kind, says: answer.says } };
      return { tied: { outcome: 'kept', says: `signed ${entries(size)} at ${day(answer.time)}` }, bytes: Buffer.from(`${answer.line}\n`) };
    });
  for (const url of services.timestamps)
    await one('timestamp', url, url, async () => {
      const answer = await askTimestamp(url, data, post);
      if (answer.kind !== 'stamped') return { tied: { outcome: answer.kind, says: answer.says } };
      return { tied: { outcome: 'kept', says: `dated ${entries(size)} ${answer.time}` }, bytes: answer.answer };
    });
  for (const url of services.calendars)
    await one('calendar', url, url, async () => {
      const answer = await askCalendar(url, data, post);
      if (answer.kind !== 'promised') return { tied: { outcome: answer.kind, says: answer.says } };
      return { tied: { outcome: 'kept', says: `promised to anchor ${entries(size)}` }, bytes: answer.proof };
    });
  const { logs, keys } = services.rekor ?? { logs: [], keys: '' };
  for (const url of logs)
    await one('rekor', url, url, async () => {
      const answer = await askRekor(url, note, signerOf(disk, { commit: join(folder, 'commit'), keys }), post);
      if (answer.kind !== 'published') return { tied: { outcome: answer.kind, says: answer.says } };
      return { tied: { outcome: 'kept', says: `published ${entries(size)} as entry ${answer.index}` }, bytes: Buffer.from(answer.json) };
    });
  return tied;
}

/** The largest size that this witness is known to have signed; 0 when none. */
function lastTied(folder: string, { vkey }: Witness, disk: Disk): number {
  const sizes = sizesIn(folder, disk).filter((size) => disk.read(join(anchorsOf(folder, size), nameOf('witness', vkey))) !== null);
  return sizes.at(-1) ?? 0;
}
