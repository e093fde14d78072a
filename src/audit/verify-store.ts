/**
 * Checks a whole log folder: the signed checkpoint, every file of the commit log, every run. Each thing that is wrong is
 * told by name; what cannot be told without something kept elsewhere is said to be so. Changes nothing.
 */
import { join } from 'node:path';
import { messageOf } from '../errors.ts';
import { type Checkpoint, openCheckpoint, type SignedCheckpoint, strictSize } from './checkpoint.ts';
import { type Entry, entriesIn, newestNote, noteAt, readEntry } from './commits.ts';
import { type Disk, realDisk } from './disk.ts';
import { firstVkey, lastSeen } from './keys.ts';
import { mending } from './mended.ts';
import { EMPTY_ROOT, GrowingTree, leafHash, sameHash } from './merkle.ts';
import { base64, readVkey, type Verifier } from './note.ts';

import { consistencyProof, subtreesOf, verifyConsistency } from './proofs.ts';
import { tilePath, tilesOf, WIDTH } from './tiles.ts';
import { timesOf } from './times.ts';
import { RESERVED, RUN_ID } from './trail.ts';
import type { Anchor } from './verify-report.ts';
import { type Finding, type RunSeal, verifyRun } from './verify-run.ts';

/** What is said of a run that was asked for and was never sealed. */
export const UNSEALED = 'No entry of the commit log stands for this run.';

export interface StoreCheck {
  readonly findings: readonly Finding[];
  readonly checkpoint: SignedCheckpoint | null;
  readonly vkey: string | null;
  readonly runs: number;
  readonly events: number;
  readonly anchors: number;
  /** What the times of the entries say of clocks and timers, in words; no sign of a change. */
  readonly times: readonly string[];
}

export interface VerifyOptions {
  readonly anchors?: readonly Anchor[];
  /** Folder of keys, for the checkpoint that was last seen here. */
  readonly keys?: string;
  readonly disk?: Disk;
  /** Check the lines of these runs only; all when absent. */
  readonly only?: readonly string[];
}

interface Known {
  readonly entries: readonly Uint8Array[];
  readonly leaves: readonly Uint8Array[];
}

/** Checks a folder of logs against itself, against what was last seen here, and against every anchor. */
export function verifyStore(folder: string, options: VerifyOptions = {}): StoreCheck {
  const { disk, told } = mending(options.disk ?? realDisk, folder);
  const check = storeChecked(folder, { ...options, disk });
  return check.findings.some(({ kind }) => kind === 'tampered') ? check : { ...check, findings: [...check.findings, ...told()] };
}

function storeChecked(
  folder: string,
  { anchors = [], keys, disk, only }: VerifyOptions & Required<Pick<VerifyOptions, 'disk'>>,
): StoreCheck {
  const commit = join(folder, 'commit');
  const findings: Finding[] = [];
  const tampered = (where: string, says: string): void => void findings.push({ kind: 'tampered', where, says });
  const unclear = (where: string, says: string): void => void findings.push({ kind: 'unclear', where, says });
  const nothing = { checkpoint: null, vkey: null, runs: 0, events: 0, anchors: 0, times: [] };

  const pinned = anchors.flatMap(({ vkey }) => (vkey === null ? [] : [vkey]));
  let first: Verifier | null = null;
  try {
    first = firstVkey(disk, commit);
  } catch (thrown) {
    tampered('commit/vkey', messageOf(thrown));
  }
  first ??= pinned[0] ?? null;
  const note = newestNote(disk, commit);
  if (note === null || first === null) {
    const runs = runFolders(disk, folder);
    if (anchors.some((anchor) => anchor.note !== null)) tampered('commit/checkpoint', 'The log that the anchor is of is gone.');
    else if (note !== null) tampered('commit/vkey', 'The public key of the log is gone.');
    else if (first !== null && keys !== undefined && lastSeen(disk, keys, first.name) !== null)
      tampered('commit/checkpoint', 'A checkpoint of this log was signed and seen here, and it is gone.');
    else if (beganOnly(disk, commit))
      unclear(
        'commit/checkpoint',
        'One entry lies here without a checkpoint over it: its sealing was cut short (a full disk, a kill), and nothing was shown of it; or the only checkpoint was taken away. The next check goes on from here.',
      );
    else if (disk.list(join(commit, 'tile')).length + disk.list(join(commit, 'checkpoints')).length > 0)
      tampered('commit/checkpoint', 'There are entries, and no checkpoint over them.');
    else unclear(folder, runs.length === 0 ? 'Nothing was ever sealed here.' : `${runs.length} runs lie here, and none was sealed.`);
    return { findings, ...nothing };
  }

  // The present name may lag behind after a loss of power, but what it names is one of the checkpoints that were signed.
  const present = noteAt(disk, commit, 'checkpoint');
  const named = noteAt(disk, commit, `checkpoints/${strictSize(present?.split('\n')[1] ?? '') ?? 0}`);
  if (present !== null && named !== null && present !== named)
    tampered('commit/checkpoint', 'The checkpoint is not the one that was signed at its size.');
  const known = readAll(disk, commit, note, tampered);
  const keysHeld = keyLine(disk, commit, first, known, tampered);
  let checkpoint: SignedCheckpoint | null = null;
  try {
    const current = keysHeld.at(-1) ?? first;
    checkpoint = openCheckpoint(note, [current]);
    const tree = new GrowingTree();
    for (const leaf of known.leaves) tree.add(leaf);
    if (checkpoint.size !== known.leaves.length || !sameHash(tree.root(), checkpoint.root))
      tampered('commit/checkpoint', `The entries do not give the root that was signed for ${checkpoint.size} of them.`);
  } catch (thrown) {
    tampered('commit/checkpoint', `${messageOf(thrown)}`);
  }
  tilesFit(disk, commit, known, tampered);
  if (checkpoint !== null) {
    for (const vkey of pinned)
      if (!keysHeld.some((key) => key.vkey === vkey.vkey)) tampered('commit/vkey', `The anchor's key ${vkey.vkey} never signed this log.`);
    const seen = keys === undefined ? null : lastSeen(disk, keys, first.name);
    const held: Anchor[] = [...anchors, ...(seen === null ? [] : [{ from: 'the checkpoint last seen here', vkey: null, note: seen }])];
    for (const anchor of held) againstAnchor(anchor, checkpoint, known, keysHeld, findings);
  }

  const entries = known.entries.map(readEntry);
  const events = runsFit(disk, folder, entries, only, findings);
  return {
    findings,
    checkpoint,
    vkey: keysHeld.at(-1)?.vkey ?? null,
    runs: new Set(entries.flatMap((entry) => entry?.h ?? [])).size,
    events,
    anchors: anchors.length,
    times: timesOf(entries),
  };
}

/** Whether a log holds no more than what its very first seal writes before it is signed: one entry, and no checkpoint ever. */
function beganOnly(disk: Disk, commit: string): boolean {
  const entries = disk.list(join(commit, 'tile', 'entries'));
  if (disk.list(join(commit, 'checkpoints')).some((name) => strictSize(name) !== null)) return false;
  return entries.join() === '000.p' && disk.list(join(commit, 'tile', 'entries', '000.p')).every((name) => !(Number(name) > 1));
}

type Tell = (where: string, says: string) => void;

const runFolders = (disk: Disk, folder: string): string[] =>
  disk.list(folder).filter((name) => !RESERVED.includes(name) && RUN_ID.test(name));

/** Every entry as far as the checkpoint says there are any. */
function readAll(disk: Disk, commit: string, note: string, tampered: Tell): Known {
  const size = Number(/^[^\n]*\n(\d{1,15})\n/.exec(note)?.[1] ?? 0);
  const entries: Uint8Array[] = [];
  try {
    for (const entry of entriesIn(disk, commit, size)) entries.push(entry);
  } catch (thrown) {
    tampered('commit/tile/entries', messageOf(thrown));
  }
  return { entries, leaves: entries.map(leafHash) };
}

/** The keys of the log in their order: each but the first was named by an entry, under a checkpoint that both signed. */
function keyLine(disk: Disk, commit: string, first: Verifier, { entries, leaves }: Known, tampered: Tell): Verifier[] {
  const line = [first];
  const tree = new GrowingTree();
  for (const [index, bytes] of entries.entries()) {
    tree.add(leaves[index] as Uint8Array);
    const entry = readEntry(bytes);
    if (entry?.key === undefined) continue;
    const where = `commit/checkpoints/${index + 1}`;
    try {
      const next = readVkey(entry.key);
      const both = openCheckpoint(noteAt(disk, commit, `checkpoints/${index + 1}`) ?? '', [line.at(-1) ?? first, next]);
      if (entry.prior !== line.at(-1)?.vkey || both.by.length !== 2 || !sameHash(both.root, tree.root()))
        tampered(where, 'A key was followed by another without the first having signed that.');
      else line.push(next);
    } catch (thrown) {
      tampered(where, `A new key was named, and the checkpoint for it does not hold: ${messageOf(thrown)}`);
    }
  }
  return line;
}

/** Every tile is made again out of the entries and compared byte for byte. */
function tilesFit(disk: Disk, commit: string, { leaves }: Known, tampered: Tell): void {
  if (leaves.length === 0) return;
  const subtree = subtreesOf(leaves);
  for (const { level, n, width } of tilesOf(leaves.length)) {
    const path = tilePath(level, n, width);
    const bytes = disk.read(join(commit, path));
    const whole = Buffer.concat(Array.from({ length: width }, (_, i) => subtree(8 * level, n * WIDTH + i)));
    if (bytes === null) tampered(`commit/${path}`, 'The tile is missing.');
    else if (Buffer.compare(whole, bytes) !== 0) tampered(`commit/${path}`, 'The tile does not follow from the entries.');
  }
}

/** Holds the log against one checkpoint that was kept elsewhere. */
function againstAnchor(
  anchor: Anchor,
  checkpoint: SignedCheckpoint,
  { leaves }: Known,
  keys: readonly Verifier[],
  findings: Finding[],
): void {
  if (anchor.note === null) return;
  const add = (kind: Finding['kind'], says: string, ...more: readonly string[]): void =>
    void findings.push({ kind, where: anchor.from, says, notes: [anchor.note ?? '', checkpoint.note, ...more] });
  let kept: Checkpoint;
  try {
    kept = openCheckpoint(anchor.note, anchor.vkey === null || keys.some(({ vkey }) => vkey === anchor.vkey?.vkey) ? keys : [anchor.vkey]);
  } catch (thrown) {
    add(anchor.from === 'the checkpoint last seen here' ? 'unclear' : 'tampered', `No key of this log signed it: ${messageOf(thrown)}`);
    return;
  }
  if (kept.origin !== checkpoint.origin) add('tampered', `It is of the log ${kept.origin}, and this is ${checkpoint.origin}.`);
  else if (kept.size > checkpoint.size)
    add('tampered', `It was signed over ${kept.size} entries, and the log holds ${checkpoint.size}: an older state was put back.`);
  else if (kept.size > leaves.length) add('tampered', `It was signed over ${kept.size} entries, and ${leaves.length} of them can be read.`);
  else if (!continues(kept, checkpoint, leaves))
    add(
      'tampered',
      `The log does not continue it: at ${kept.size} entries it had another root. It was rewritten, or two were signed.`,
      ...failingProof(kept, checkpoint, leaves),
    );
}

/** The proof that leads from an earlier size to the present one, for whoever wants to see that it does not begin at the root that was signed. */
function failingProof(kept: Checkpoint, checkpoint: Checkpoint, leaves: readonly Uint8Array[]): string[] {
  if (kept.size === 0 || kept.size === checkpoint.size || checkpoint.size !== leaves.length) return [];
  const hashes = consistencyProof(kept.size, checkpoint.size, subtreesOf(leaves)).map(base64);
  return [`the consistency proof from ${kept.size} to ${checkpoint.size} entries of this log, which fails:\n${hashes.join('\n')}`];
}

/** Whether the entries at hand give the root of the earlier checkpoint, and the proof between the two holds. */
function continues(kept: Checkpoint, checkpoint: Checkpoint, leaves: readonly Uint8Array[]): boolean {
  if (kept.size === 0) return sameHash(kept.root, EMPTY_ROOT);
  if (checkpoint.size !== leaves.length) return false;
  const proof = consistencyProof(kept.size, checkpoint.size, subtreesOf(leaves));
  return verifyConsistency(kept.size, checkpoint.size, kept.root, checkpoint.root, proof);
}

/** Every run that was sealed is there as it was sealed, and no other is. Gives the number of lines read. */
function runsFit(
  disk: Disk,
  folder: string,
  entries: readonly (Entry | null)[],
  only: readonly string[] | undefined,
  findings: Finding[],
): number {
  const erased = new Set(entries.flatMap((entry) => entry?.erased ?? []));
  const sealed = new Map<string, [RunSeal, ...RunSeal[]]>();
  let events = 0;
  for (const [index, entry] of entries.entries()) {
    if (entry === null) {
      findings.push({ kind: 'unclear', where: `commit entry ${index}`, says: 'This entry is not in words that this version reads.' });
      continue;
    }
    const { h: id, size, root } = entry;
    if (id === undefined || size === undefined || root === undefined) continue;
    const before = sealed.get(id);
    if (before === undefined) sealed.set(id, [{ size, root }]);
    else if (size > (before.at(-1)?.size ?? 0)) before.push({ size, root });
    else findings.push({ kind: 'tampered', where: id, says: `This run was sealed twice at ${size} lines.` });
  }
  for (const [id, seals] of sealed) {
    if (only !== undefined && !only.includes(id)) continue;
    const check = verifyRun(disk, join(folder, id), id, seals, erased.has(id));
    events += check.events;
    findings.push(...check.findings);
  }
  if (only === undefined)
    for (const id of runFolders(disk, folder))
      if (!sealed.has(id) && disk.list(join(folder, id)).includes('events.jsonl')) {
        const going = disk.read(join(folder, 'commit', 'open', id)) !== null;
        findings.push({
          kind: 'unclear',
          where: id,
          says: going ? 'This run is going on, or ended without being sealed; the next check seals it.' : 'This run was never sealed.',
        });
      }
  for (const id of only ?? []) if (!sealed.has(id)) findings.push({ kind: 'unclear', where: id, says: UNSEALED });
  return events;
}
