/**
 * Reads back what others said of the log: signatures of witnesses, timestamps, proofs of public logs. What was kept lies beside the log,
 * under the size of the checkpoint that it is of; a proof that somebody brings is held against every checkpoint here. Only what
 * holds under a key that the reader has from elsewhere counts; the rest is told and counts for nothing.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { messageOf, StetError } from '../errors.ts';
import { newestCheckpoint } from './bundle.ts';
import { strictSize } from './checkpoint.ts';
import { noteAt } from './commits.ts';
import { type Disk, putNew, realDisk } from './disk.ts';
import { strictText } from './note.ts';
import { isOtsOf, readOts } from './opentimestamps.ts';
import { readPem } from './public-keys.ts';
import { checkRekor, isRekorOf, readRekor } from './rekor.ts';
import { checkSigsum, isSigsumOf, readSigsum, type SigsumPolicy } from './sigsum.ts';
import { checkTimestamp, isTimestampOf } from './timestamp.ts';
import type { Finding } from './verify-run.ts';
import { cosignaturesOn, type Witness } from './witness.ts';

const KINDS = ['witness', 'timestamp', 'calendar', 'rekor', 'sigsum'] as const;
export type Kind = (typeof KINDS)[number];

/** Folder of what is kept of the checkpoint of one size. */
export const anchorsOf = (folder: string, size: number): string => join(folder, 'commit', 'anchors', String(size));
/** A name for a file out of an address or a key: what it says in letters that are safe, and its hash. */
export const nameOf = (kind: Kind, from: string): string =>
  `${kind}.${from
    .replace(/^https?:\/\//, '')
    .replace(/[^A-Za-z0-9.-]+/g, '_')
    .slice(0, 60)}.${createHash('sha256').update(from).digest('hex').slice(0, 8)}`;
export const entries = (size: number): string => (size === 1 ? '1 entry' : `${size} entries`);
export const day = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Keys that a reader has from elsewhere. */
export interface Known {
  readonly witnesses: readonly Witness[];
  /** PEM. */
  readonly timestampKeys: readonly string[];
  /** Keys of Rekor logs, PEM. */
  readonly rekorKeys?: readonly string[];
  readonly sigsum?: SigsumPolicy | null;
}

/** Sizes for which anything is kept, smallest first. */
export const sizesIn = (folder: string, disk: Disk): number[] =>
  disk
    .list(join(folder, 'commit', 'anchors'))
    .flatMap((name) => strictSize(name) ?? [])
    .sort((a, b) => a - b);

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
export async function readTies(folder: string, known: Known, disk: Disk = realDisk): Promise<Ties> {
  const findings: Finding[] = [];
  const said: string[] = [];
  let anchored = false;
  const sizes = sizesIn(folder, disk);
  if (sizes.length === 0) return { findings, said, anchored };
  const newest = newestCheckpoint(folder, disk).size;
  for (const size of sizes.reverse()) {
    const note = noteAt(disk, join(folder, 'commit'), `checkpoints/${size}`);
    for (const name of disk.list(anchorsOf(folder, size))) {
      const where = `commit/anchors/${size}/${name}`;
      const kind = KINDS.find((one) => name.startsWith(`${one}.`));
      const bytes = disk.read(join(anchorsOf(folder, size), name));
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

interface Said {
  readonly says: string;
  readonly binds: boolean;
}
type ReadTie = (bytes: Uint8Array, note: string, known: Known) => Promise<Said>;

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
  async rekor(bytes, note, { rekorKeys = [] }) {
    const bundle = readRekor(strictText(bytes) ?? '');
    if (!isRekorOf(bundle, Buffer.from(note))) throw new Error('The Rekor entry is of something else.');
    if (rekorKeys.length === 0)
      return { says: `published as Rekor entry ${bundle.entry.index}, by a key that is not known here`, binds: false };
    const { log, index, time } = checkRekor(
      bundle,
      rekorKeys.map((pem) => readPem(pem, 'a Rekor log')),
    );
    return { says: `published as entry ${index} of ${log}${time === null ? '' : ` at ${day(time)}`}`, binds: true };
  },
  async sigsum(bytes, note, { sigsum }) {
    const proof = readSigsum(strictText(bytes) ?? '');
    if (!isSigsumOf(proof, Buffer.from(note))) throw new Error('The Sigsum proof is of something else.');
    if (sigsum == null) return { says: 'logged by Sigsum, and no policy names whom to believe', binds: false };
    const { witnesses, time } = checkSigsum(proof, Buffer.from(note), sigsum);
    const seen = time === null ? '' : `, seen by ${witnesses.join(', ')} by ${day(time)}`;
    return { says: `logged as entry ${proof.index} of the Sigsum log ${proof.log.slice(0, 8)}${seen}`, binds: true };
  },
};

const OTS = Buffer.from('004f70656e54696d657374616d7073', 'hex');

/** What kind of proof the bytes are, as far as their form tells; null for what is none that is made elsewhere. */
export function proofKind(bytes: Uint8Array): Exclude<Kind, 'witness'> | null {
  if (Buffer.compare(bytes.subarray(0, OTS.length), OTS) === 0) return 'calendar';
  const text = strictText(bytes);
  if (text?.startsWith('version=') === true) return 'sigsum';
  if (text !== null && /^\s*\{/.test(text) && /"(?:tlogEntries|inclusionProof)"/.test(text)) return 'rekor';
  return text === null && bytes[0] === 0x30 ? 'timestamp' : null;
}

/** Whether a proof is of these bytes, with no key at hand. Throws StetError 'log-broken' when it is malformed. */
async function isOf(kind: Exclude<Kind, 'witness'>, bytes: Uint8Array): Promise<(data: Uint8Array) => boolean> {
  const text = strictText(bytes) ?? '';
  if (kind === 'timestamp') return isTimestampOf(bytes);
  if (kind === 'calendar') {
    const proof = readOts(bytes);
    return (data) => isOtsOf(proof, data);
  }
  if (kind === 'sigsum') {
    const proof = readSigsum(text);
    return (data) => isSigsumOf(proof, data);
  }
  const bundle = readRekor(text);
  return (data) => isRekorOf(bundle, data);
}

/** A proof that somebody brought, and the checkpoint of this log that it is of. */
export interface Brought extends Said {
  readonly kind: Exclude<Kind, 'witness'>;
  readonly size: number;
}

/**
 * Holds a proof made elsewhere (by sigsum-submit, cosign, ots, openssl ts) against every checkpoint of a log, the newest first.
 * Null when it is of none of them. Throws StetError 'usage' for what is no proof, 'log-broken' for one that does not hold.
 */
export async function readBrought(
  folder: string,
  bytes: Uint8Array,
  from: string,
  known: Known,
  disk: Disk = realDisk,
): Promise<Brought | null> {
  const kind = proofKind(bytes);
  if (kind === null)
    throw new StetError(
      'usage',
      `${from} is no proof by others: no Sigsum proof, Sigstore bundle, RFC 3161 answer or OpenTimestamps proof.`,
    );
  const fits = await isOf(kind, bytes);
  const commit = join(folder, 'commit');
  const sizes = disk.list(join(commit, 'checkpoints')).flatMap((name) => strictSize(name) ?? []);
  for (const size of sizes.sort((a, b) => b - a)) {
    const note = noteAt(disk, commit, `checkpoints/${size}`);
    if (note !== null && fits(Buffer.from(note))) return { kind, size, ...(await READ[kind](bytes, note, known)) };
  }
  return null;
}

/** Keeps a proof that somebody brought beside the log. Throws as `readBrought`, and 'usage' when it is of no checkpoint here. */
export async function keepBrought(
  folder: string,
  bytes: Uint8Array,
  from: string,
  known: Known,
  disk: Disk = realDisk,
): Promise<Brought & { readonly kept: boolean }> {
  const brought = await readBrought(folder, bytes, from, known, disk);
  if (brought === null)
    throw new StetError('usage', `${from} is of no checkpoint of this log; stamp what stet audit root prints, byte for byte.`);
  const name = nameOf(brought.kind, createHash('sha256').update(bytes).digest('hex').slice(0, 16));
  return { ...brought, kept: putNew(disk, join(anchorsOf(folder, brought.size), name), bytes) };
}
