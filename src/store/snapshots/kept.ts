/**
 * What lies in the folder of snapshots, and which hashes the files of this machine name: its logs (a run could not be replayed without
 * them) and its memory of replies. What is done with that is told in kept.ts.
 */
import { createReadStream, readdirSync, type Stats, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One snapshot as it lies there. */
export interface KeptSnapshot {
  readonly hash: string;
  /** Bytes on disk, packed. */
  readonly bytes: number;
  /** When it was kept; ISO, UTC. */
  readonly at: string;
}

const HEX = /^[0-9a-f]{64}$/;
const place = (folder: string): string => join(folder, 'cas', 'sha256');

function statOf(path: string): Stats | null {
  return statSync(path, { throwIfNoEntry: false }) ?? null;
}

/** Every snapshot in a folder, in order of hash. A folder that is not there holds none. */
export function* keptSnapshots(folder: string): Generator<KeptSnapshot> {
  const root = place(folder);
  if (statOf(root) === null) return;
  for (const shelf of readdirSync(root).sort()) {
    if (!/^[0-9a-f]{2}$/.test(shelf)) continue;
    for (const hex of readdirSync(join(root, shelf)).sort()) {
      const stat = HEX.test(hex) ? statOf(join(root, shelf, hex)) : null;
      if (stat !== null) yield { hash: `sha256:${hex}`, bytes: stat.size, at: stat.mtime.toISOString() };
    }
  }
}

/** Every hash that any file within these folders names: logs of runs, entries of a reply cache. Files are read piece by piece. */
export async function namedHashes(folders: readonly string[]): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  const walk = async (path: string): Promise<void> => {
    const stat = statOf(path);
    if (stat === null) return;
    if (stat.isDirectory()) {
      for (const name of await readdir(path)) await walk(join(path, name));
      return;
    }
    let rest = '';
    for await (const piece of createReadStream(path, { encoding: 'latin1' })) {
      const text = rest + String(piece);
      for (const found of text.matchAll(/sha256:[0-9a-f]{64}/g)) named.add(found[0]);
      rest = text.slice(-80);
    }
  };
  for (const folder of folders) await walk(folder);
  return named;
}

/** Hashes that a reply cache still answers from: entries younger than `freshMs`. */
export async function freshHashes(cacheDir: string, now: number, freshMs: number): Promise<ReadonlySet<string>> {
  const fresh = new Set<string>();
  const root = join(cacheDir, 'replies');
  if (statOf(root) === null) return fresh;
  for (const shelf of await readdir(root)) {
    for (const name of await readdir(join(root, shelf)).catch(() => [])) {
      const text = await readFile(join(root, shelf, name), 'utf8').catch(() => '');
      const hash = /"snapshot":"(sha256:[0-9a-f]{64})"/.exec(text)?.[1];
      const at = Date.parse(/"at":"([^"]{1,40})"/.exec(text)?.[1] ?? '');
      if (hash !== undefined && now - at < freshMs) fresh.add(hash);
    }
  }
  return fresh;
}

export interface Swept {
  readonly kept: number;
  readonly removed: number;
  /** Bytes on disk that were freed. */
  readonly freed: number;
}
