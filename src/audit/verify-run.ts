/**
 * Checks the lines of one run against its seal. The kept hashes are held against the seal first: when they give the sealed
 * root they are as they were written, so the first line that does not fit its hash is the first that was changed.
 */
import { join } from 'node:path';
import type { Disk } from './disk.ts';
import { GrowingTree } from './merkle.ts';
import { hex, readLines } from './read-log.ts';

/**
 * One thing that was found. `tampered`: it is not what was sealed. `unclear`: nothing at hand can tell. `erased`: its content
 * was destroyed on purpose, and its proofs hold.
 */
export interface Finding {
  readonly kind: 'tampered' | 'unclear' | 'erased';
  /** The run, file or anchor it is about. */
  readonly where: string;
  readonly says: string;
  /** First wrong line of a run, from 0. */
  readonly line?: number;
  /** Signed notes that contradict each other. */
  readonly notes?: readonly string[];
}

export interface RunSeal {
  /** Lines, the commit included. */
  readonly size: number;
  /** Root over them, hex. */
  readonly root: string;
}

/** Root over kept hashes, 32 bytes each, hex. */
export function rootOfHashes(hashes: Uint8Array): string {
  const tree = new GrowingTree();
  for (let at = 0; at + 32 <= hashes.length; at += 32) tree.add(hashes.subarray(at, at + 32));
  return hex(tree.root());
}

/**
 * Checks the log in `folder` against its seals, oldest first: each was made over all lines of its time, the last stands for the
 * whole. Gives what is wrong and how many lines were read.
 */
export function verifyRun(
  disk: Disk,
  folder: string,
  id: string,
  seals: readonly [RunSeal, ...RunSeal[]],
  erased: boolean,
): { readonly findings: readonly Finding[]; readonly events: number } {
  const found = (kind: Finding['kind'], says: string, line?: number): Finding => ({
    kind,
    where: id,
    says,
    ...(line === undefined ? {} : { line }),
  });
  const seal = seals[seals.length - 1] ?? seals[0];
  const log = disk.read(join(folder, 'events.jsonl'));
  const kept = disk.read(join(folder, 'leaves'));
  const keptFit = kept !== null && kept.length === seal.size * 32 && rootOfHashes(kept) === seal.root;
  if (log === null) {
    if (!erased) return { findings: [found('tampered', `This run was sealed with ${seal.size} lines, and its log is gone.`)], events: 0 };
    return {
      findings: keptFit
        ? [found('erased', `The content of ${seal.size} lines was erased; their hashes still give the sealed root.`)]
        : [found('tampered', 'The content was erased, and the hashes that were to stay do not give the sealed root.')],
      events: 0,
    };
  }
  const findings: Finding[] = [];
  const read = readLines(log, keptFit ? kept : null);
  if (read.wrong !== null) findings.push(found('tampered', read.wrong, read.events));
  else if (read.events < seal.size)
    findings.push(found('tampered', `The log was cut: ${seal.size} lines were sealed, and ${read.events} are there.`, read.events));
  else if (read.events > seal.size) findings.push(found('tampered', 'There are more lines than were sealed.', seal.size));
  else if (hex(read.root) !== seal.root)
    findings.push(found('tampered', 'The lines do not give the sealed root; with the kept hashes changed too, no line can be named.'));
  else if (read.head === '') findings.push(found('tampered', 'The log does not end in a commit.', read.events));
  const parted =
    findings.length > 0 ? undefined : seals.find(({ size, root }) => rootOfHashes(read.leaves.subarray(0, size * 32)) !== root);
  if (parted !== undefined)
    findings.push(found('tampered', `At ${parted.size} lines it was sealed with another root: what was shown then was changed.`));
  if (!keptFit) findings.push(found('tampered', 'The kept hashes (leaves) are not those that were sealed.'));
  if (erased) findings.push(found('unclear', 'Its erasure was logged, and its lines are still there: erase it again.'));
  return { findings, events: read.events };
}
