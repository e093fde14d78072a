/**
 * The key that signs a log. It lies outside the log's folder, readable by its owner alone, and is made when first needed; the
 * log's folder holds its public half. Beside the key lies the last checkpoint that was seen, so that a log put back from an
 * old copy is noticed.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { StetError } from '../errors.ts';
import { type Disk, putNew, putOver } from './disk.ts';
import { newSigner, readSkey, readVkey, type Signer, strictText, type Verifier } from './note.ts';

/** Rights of a key file: its owner reads and writes, nobody else. */
const PRIVATE = 0o600;

export interface Places {
  /** Folder of the commit log: `commit` under the folder of the logs. */
  readonly commit: string;
  /** Folder of keys, outside the folder of the logs. */
  readonly keys: string;
}

const keyFile = (keys: string, name: string, ending: string): string => join(keys, `${name.replace(/[^a-z0-9-]/g, '_')}.${ending}`);

/** The log's own public key, made at its beginning; null when there is no log yet. Throws StetError 'log-broken'. */
export function firstVkey(disk: Disk, commit: string): Verifier | null {
  const bytes = disk.read(join(commit, 'vkey'));
  return bytes === null ? null : readVkey((strictText(bytes) ?? '').trimEnd());
}

/**
 * The key that signs this log now; a new one, and with it the log's name, when there is no log yet.
 * Throws StetError 'store-failed' when the log is there and its key is not.
 */
export function signerOf(disk: Disk, { commit, keys }: Places): Signer {
  const first = firstVkey(disk, commit);
  if (first === null) {
    const signer = newSigner(`stet-${randomBytes(4).toString('hex')}/commit`);
    const { name, vkey } = signer.verifier;
    putNew(disk, keyFile(keys, name, 'key'), Buffer.from(`${signer.skey}\n`), PRIVATE);
    if (!putNew(disk, join(commit, 'vkey'), Buffer.from(`${vkey}\n`))) return signerOf(disk, { commit, keys });
    return signer;
  }
  const path = keyFile(keys, first.name, 'key');
  const bytes = disk.read(path);
  if (bytes === null)
    throw new StetError(
      'store-failed',
      `The key that signs the log in ${commit} is not in ${path}. Put it back, or name another folder with --log-dir to begin a new log.`,
    );
  const signer = readSkey((strictText(bytes) ?? '').trimEnd());
  if (signer.verifier.name !== first.name) throw new StetError('log-broken', `The key in ${path} is of another log.`);
  return signer;
}

/** A key that was made to follow the present one and is not in use yet. */
export function nextSigner(disk: Disk, keys: string, name: string): Signer | null {
  const bytes = disk.read(keyFile(keys, name, 'next'));
  return bytes === null ? null : readSkey((strictText(bytes) ?? '').trimEnd());
}

/** Makes the key that is to follow, and keeps it aside. */
export function makeNext(disk: Disk, keys: string, name: string): Signer {
  const signer = newSigner(name);
  putOver(disk, keyFile(keys, name, 'next'), Buffer.from(`${signer.skey}\n`), { mode: PRIVATE });
  return signer;
}

/** Puts the following key in the place of the present one. */
export function promoteNext(disk: Disk, keys: string, name: string): void {
  disk.rename(keyFile(keys, name, 'next'), keyFile(keys, name, 'key'));
  disk.syncFolder(keys);
}

/** The checkpoint that was last seen of this log; null when none was, or the note of it is torn. */
export function lastSeen(disk: Disk, keys: string, name: string): string | null {
  const bytes = disk.read(keyFile(keys, name, 'seen'));
  return bytes === null || bytes.length === 0 ? null : strictText(bytes);
}

/** Remembers a checkpoint. It may be lost with the power: then an older one is known. */
export function keepSeen(disk: Disk, keys: string, name: string, note: string): void {
  putOver(disk, keyFile(keys, name, 'seen'), Buffer.from(note), { durable: false });
}
