/**
 * Reads a whole index and says whether it is what its builder wrote: every byte before the foot against the digest in it, and
 * the records against the hash in the manifest, which names this index in logs. Opening an index does not do this; copying
 * one over a network, or finding it years later, is a reason to.
 */
import { createHash } from 'node:crypto';
import { closeSync, readSync } from 'node:fs';
import { StetError } from '../../errors.ts';
import type { IndexManifest, Progress } from '../../model/ports.ts';
import { openIndexFile, tailOf } from './format.ts';
import { IndexPages } from './pages.ts';

const CHUNK = 1 << 20;

/** What came of checking one index or one addition to it. */
export interface IndexHealth {
  readonly manifest: IndexManifest;
  /** Null when whole; else what is wrong, in one sentence. */
  readonly damage: string | null;
}

/**
 * Checks the index at `path`, byte by byte. A damaged index is a value; only what cannot be opened at all throws, as
 * `openIndex` does.
 */
export async function verifyIndex(
  path: string,
  options: { readonly signal?: AbortSignal; readonly progress?: (progress: Progress) => void } = {},
): Promise<IndexHealth> {
  const { fd, foot } = openIndexFile(path);
  try {
    const damage = (await digestDamage(fd, foot.digest, options)) ?? recordDamage(new IndexPages(fd, foot, path), foot.manifest);
    return { manifest: foot.manifest, damage };
  } finally {
    closeSync(fd);
  }
}

async function digestDamage(
  fd: number,
  expected: string,
  { signal, progress }: { readonly signal?: AbortSignal; readonly progress?: (progress: Progress) => void },
): Promise<string | null> {
  const footAt = tailOf(fd)?.footAt ?? 0;
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(CHUNK);
  for (let at = 0; at < footAt; ) {
    if (signal?.aborted === true) throw new StetError('interrupted', 'Checking the index was interrupted.');
    const got = readSync(fd, buffer, 0, Math.min(CHUNK, footAt - at), at);
    if (got === 0) break;
    hash.update(buffer.subarray(0, got));
    at += got;
    if (at % (CHUNK * 64) < CHUNK) {
      progress?.({ stage: 'index', done: at, total: footAt, note: 'checking' });
      await new Promise((next) => setImmediate(next));
    }
  }
  return `sha256:${hash.digest('hex')}` === expected ? null : 'Its bytes are not the ones that were written; copy or build it again.';
}

function recordDamage(pages: IndexPages, manifest: IndexManifest): string | null {
  const hash = createHash('sha256');
  for (let number = 0; number < manifest.records; number += 1) {
    hash.update(pages.raw(number)).update('\n');
  }
  return `sha256:${hash.digest('hex')}` === manifest.hash ? null : 'Its records are not the ones its manifest names; build it again.';
}
