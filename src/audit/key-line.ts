/**
 * How a key that somebody kept leads to the one that signs now. A list of keys proves nothing: whoever forges a run can write a known
 * key over his own. What does prove it is what the log itself says when its key is changed: an entry {key, prior}, the last one under a
 * checkpoint that both keys signed. An exported run carries these steps; whether a whole log keeps to them, `verify-store.ts` sees.
 */
import { join } from 'node:path';
import { checkProof, readProof, writeProof } from './checkpoint.ts';
import { entriesIn, noteAt, readEntry, subtreesIn } from './commits.ts';
import type { Disk } from './disk.ts';
import { leafHash } from './merkle.ts';
import { readVkey, strictText, type Verifier } from './note.ts';
import { inclusionProof } from './proofs.ts';

/** One change of the key. */
export interface KeyStep {
  /** The entry that says so, canonical JSON {key, prior, ts}. */
  readonly entry: string;
  /** tlog-proof of it, under the checkpoint right after it. */
  readonly proof: string;
}

/** Every change of the key that a log of this size holds, oldest first. */
export function stepsIn(commit: string, size: number, disk: Disk): KeyStep[] {
  const steps: KeyStep[] = [];
  const subtree = subtreesIn(disk, commit, size);
  let index = 0;
  for (const bytes of entriesIn(disk, commit, size)) {
    const after = index + 1;
    const checkpoint = readEntry(bytes)?.key === undefined ? null : noteAt(disk, commit, join('checkpoints', String(after)));
    if (checkpoint !== null) {
      const path = inclusionProof(index, after, subtree);
      steps.push({ entry: strictText(bytes) ?? '', proof: writeProof({ index, path, checkpoint }) });
    }
    index = after;
  }
  return steps;
}

/** Whether `known` is the key `signer`, or handed over to it by steps that both keys of each signed. Throws StetError 'log-broken'. */
export function leadsTo(known: Verifier, signer: Verifier, steps: readonly KeyStep[]): boolean {
  let at = known;
  for (const { entry, proof } of steps) {
    const { key, prior } = readEntry(Buffer.from(entry)) ?? {};
    if (key === undefined || prior !== at.vkey) continue;
    const next = readVkey(key);
    const read = readProof(proof);
    const { by, size, origin } = checkProof(read, leafHash(Buffer.from(entry)), [at, next]);
    if (by.length === 2 && read.index === size - 1 && origin === at.name && next.name === at.name) at = next;
  }
  return at.vkey === signer.vkey;
}
