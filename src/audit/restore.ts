/**
 * Brings the log of a run that ended without being closed (a killed process, a loss of power) into a state that can be
 * sealed. Its whole lines are kept; what is torn behind them is cut, and an event says how much and under which hash.
 * Nothing of that was ever shown: what is shown leaves only after its lines were sealed.
 */
import { join } from 'node:path';
import { StetError } from '../errors.ts';
import { type Disk, putOver } from './disk.ts';
import { chance, LINES_MODE, lineOf } from './log.ts';
import { GrowingTree, leafHash, sha256 } from './merkle.ts';
import { hex, readLines } from './read-log.ts';
import { type RunSeal, rootOfHashes } from './verify-run.ts';

/**
 * Closes the log in `folder`. Gives its number of lines and the root over them; null when nothing was written there.
 * A log that was closed and only not sealed is left word for word. `sealed` is what its newest seal was made over: these lines
 * were shown, so when they are not as they were, nothing is changed. Throws StetError 'log-broken' then.
 */
export function restore(
  disk: Disk,
  folder: string,
  now: () => string,
  sealed: RunSeal | null = null,
  salt: () => string = chance,
): { readonly size: number; readonly root: Uint8Array } | null {
  const path = join(folder, 'events.jsonl');
  const bytes = disk.read(path);
  if (bytes === null) return null;
  const read = readLines(bytes);
  if (sealed !== null && (read.events < sealed.size || rootOfHashes(read.leaves.subarray(0, sealed.size * 32)) !== sealed.root))
    throw new StetError(
      'log-broken',
      `The log in ${folder} is not as it was sealed: ${read.wrong ?? 'its lines give another root.'} Nothing was changed; see stet audit verify.`,
    );
  const torn = bytes.subarray(read.bytes);
  if (torn.length === 0 && read.head !== '') {
    putOver(disk, path, bytes, { mode: LINES_MODE });
    putOver(disk, join(folder, 'leaves'), read.leaves);
    return { size: read.events, root: read.root };
  }
  const tree = new GrowingTree();
  for (let at = 0; at < read.leaves.length; at += 32) tree.add(read.leaves.subarray(at, at + 32));
  const lines: Uint8Array[] = [bytes.subarray(0, read.bytes)];
  const leaves: Uint8Array[] = [read.leaves];
  const add = (line: Uint8Array): void => {
    const leaf = leafHash(line);
    tree.add(leaf);
    lines.push(line, Uint8Array.of(10));
    leaves.push(leaf);
  };
  add(lineOf({ ev: 'recovered', cut: torn.length, sha256: hex(sha256(torn)) }, tree.size, now(), salt()));
  add(lineOf({ ev: 'merkle_commit', size: tree.size, root: hex(tree.root()), prior: read.prior }, tree.size, now(), salt()));
  putOver(disk, path, Buffer.concat(lines), { mode: LINES_MODE });
  putOver(disk, join(folder, 'leaves'), Buffer.concat(leaves));
  return { size: tree.size, root: tree.root() };
}
