/**
 * Ties the newest checkpoint to others: witnesses sign it, authorities date it, calendars anchor it in a public chain. What they
 * gave is kept beside the log, under the size it is of, and is read back when the log is checked. Whoever did not answer is named;
 * the log is whole without them, and can be tied later.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { messageOf } from '../errors.ts';
import type { Post } from '../model/ports.ts';
import { newestCheckpoint } from './bundle.ts';
import { strictSize } from './checkpoint.ts';
import { noteAt, subtreesIn } from './commits.ts';
import { type Disk, putNew, realDisk } from './disk.ts';
import { strictText } from './note.ts';
import { askCalendar, isOtsOf, readOts } from './opentimestamps.ts';
import { consistencyProof } from './proofs.ts';
import { askTimestamp, checkTimestamp } from './timestamp.ts';
import type { Finding } from './verify-run.ts';
import { askWitness, cosignaturesOn, type Witness } from './witness.ts';

/** Whom to ask. */
export interface Services {
  readonly witnesses: readonly { readonly url: string; readonly witness: Witness }[];
  /** Addresses of RFC 3161 authorities. */
  readonly timestamps: readonly string[];
  /** Addresses of OpenTimestamps calendars. */
  readonly calendars: readonly string[];
}

/** What came of asking one of them. */
export interface Tied {
  readonly from: string;
  readonly outcome: 'kept' | 'had' | 'refused' | 'unreachable';
  readonly says: string;
}

const KINDS = ['witness', 'timestamp', 'calendar'] as const;
type Kind = (typeof KINDS)[number];

const folderOf = (folder: string, size: number): string => join(folder, 'commit', 'anchors', String(size));
/** A name for a file out of an address or a key: what it says in letters that are safe, and its hash. */
const nameOf = (kind: Kind, from: string): string =>
  `${kind}.${from
    .replace(/^https?:\/\//, '')
    .replace(/[^A-Za-z0-9.-]+/g, '_')
    .slice(0, 60)}.${createHash('sha256').update(from).digest('hex').slice(0, 8)}`;
const entries = (size: number): string => (size === 1 ? '1 entry' : `${size} entries`);
const day = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Asks every service for the newest checkpoint, one after the other. Throws StetError 'not-found' when nothing was sealed yet. */
export async function tie(folder: string, services: Services, post: Post, disk: Disk = realDisk): Promise<readonly Tied[]> {
  const { note, size } = newestCheckpoint(folder, disk);
  const place = folderOf(folder, size);
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
  return tied;
}

/** Sizes for which anything is kept, smallest first. */
const sizesIn = (folder: string, disk: Disk): number[] =>
  disk
    .list(join(folder, 'commit', 'anchors'))
    .flatMap((name) => strictSize(name) ?? [])
    .sort((a, b) => a - b);

/** The largest size that this witness is known to have signed; 0 when none. */
function lastTied(folder: string, { vkey }: Witness, disk: Disk): number {
  const sizes = sizesIn(folder, disk).filter((size) => disk.read(join(folderOf(folder, size), nameOf('witness', vkey))) !== null);
  return sizes.at(-1) ?? 0;
}

/** What the kept ties say. */
export interface Ties {
  readonly findings: readonly Finding[];
  /** In words, newest first. */
  readonly said: readonly string[];
  /** Whether a witness or an authority whose key is known from elsewhere bears out the newest checkpoint. */
  readonly anchored: boolean;
}

/**
 * Reads every kept tie back. `known` are the keys that the reader has from elsewhere: without them a tie is told, and counts for
 * nothing. A tie that does not hold under a known key, or is of another checkpoint, is tampered with.
 */
export async function readTies(
  folder: string,
  known: { readonly witnesses: readonly Witness[]; readonly timestampKeys: readonly string[] },
  disk: Disk = realDisk,
): Promise<Ties> {
  const findings: Finding[] = [];
  const said: string[] = [];
  let anchored = false;
  const sizes = sizesIn(folder, disk);
  if (sizes.length === 0) return { findings, said, anchored };
  const newest = newestCheckpoint(folder, disk).size;
  for (const size of sizes.reverse()) {
    const note = noteAt(disk, join(folder, 'commit'), `checkpoints/${size}`);
    for (const name of disk.list(folderOf(folder, size))) {
      const where = `commit/anchors/${size}/${name}`;
      const kind = KINDS.find((one) => name.startsWith(`${one}.`));
      const bytes = disk.read(join(folderOf(folder, size), name));
      if (kind === undefined || bytes === null || name.endsWith('.tmp')) continue;
      if (note === null) {
        findings.push({ kind: 'tampered', where, says: `It is of a checkpoint of ${entries(size)}, and there is none.` });
        continue;
      }
      try {
        const read = await READ[kind](bytes, note, known);
        said.push(`${entries(size)}: ${read.says}`);
        if (read.binds && size === newest) anchored = true;
      } catch (thrown) {
        findings.push({ kind: 'tampered', where, says: messageOf(thrown) });
      }
    }
  }
  return { findings, said, anchored };
}

type Known = Parameters<typeof readTies>[1];
type ReadTie = (bytes: Uint8Array, note: string, known: Known) => Promise<{ readonly says: string; readonly binds: boolean }>;

const READ: Readonly<Record<Kind, ReadTie>> = {
  async witness(bytes, note, { witnesses }) {
    const line = strictText(bytes) ?? '';
    const [signed] = cosignaturesOn(`${note.slice(0, note.lastIndexOf('\n\n') + 2)}${line}`, witnesses);
    const name = line.split(' ')[1] ?? 'a witness';
    if (signed === undefined) return { says: `${name} signed, by a key that is not known here`, binds: false };
    return { says: `${name} signed at ${day(signed.time)}`, binds: true };
  },
  async timestamp(bytes, note, { timestampKeys }) {
    let last: unknown = null;
    for (const pem of timestampKeys)
      try {
        return { says: `an authority dated it ${(await checkTimestamp(bytes, Buffer.from(note), pem)).time}`, binds: true };
      } catch (thrown) {
        last = thrown;
      }
    if (last !== null) throw last;
    return { says: 'an authority dated it, by a key that is not known here', binds: false };
  },
  async calendar(bytes, note) {
    const proof = readOts(bytes);
    if (!isOtsOf(proof, Buffer.from(note))) throw new Error('The proof is of something else.');
    const ends = proof.ends.map((end) =>
      end.kind === 'pending'
        ? `promised by ${end.calendar}`
        : end.kind === 'unknown'
          ? 'anchored in a way that is not known here'
          : `${end.kind} block ${end.height} must have the Merkle root ${end.root}`,
    );
    return { says: ends.join('; '), binds: false };
  },
};
