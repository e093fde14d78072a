/**
 * Checks what `stet audit export` wrote, as docs/verify-by-hand.md does it by hand: the lines give the root of the entry, the entry
 * leads to the checkpoint, the checkpoint is signed. The whole log does not lie here: a bundle shows one run, not that the log was
 * never rewritten, so an older checkpoint can bear it out only where it is of the same size.
 */
import { join } from 'node:path';
import { StetError } from '../errors.ts';
import { checkProof, openCheckpoint, readProof } from './checkpoint.ts';
import { readEntry } from './commits.ts';
import { type Disk, realDisk } from './disk.ts';
import { type KeyStep, leadsTo } from './key-line.ts';
import { mending } from './mended.ts';
import { leafHash } from './merkle.ts';
import { readVkey } from './note.ts';
import { hex, readLines } from './read-log.ts';
import type { Anchor } from './verify-report.ts';
import type { Finding } from './verify-run.ts';

const NAMES = ['events.jsonl', 'entry.json', 'proof.tlog-proof', 'vkey'] as const;

/** What an export writes, and what systems leave in any folder. */
const OURS =
  /^(?:events\.jsonl|entry\.json|proof\.tlog-proof|vkey|README\.txt|key-\d{1,4}\.(?:json|tlog-proof)|\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Whether a folder is what an export writes, or what is left of that: these names are in no folder of logs. */
export const isBundle = (folder: string, disk: Disk = realDisk): boolean =>
  disk.list(folder).some((name) => name === 'entry.json' || name === 'proof.tlog-proof');

/** The changes of the key that lie in a bundle, in their order. */
function stepsOf(folder: string, disk: Disk): KeyStep[] {
  const text = (name: string): string | null => {
    const bytes = disk.read(join(folder, name));
    return bytes === null ? null : Buffer.from(bytes).toString('utf8');
  };
  const steps: KeyStep[] = [];
  for (;;) {
    const entry = text(`key-${steps.length + 1}.json`);
    const proof = text(`key-${steps.length + 1}.tlog-proof`);
    if (entry === null || proof === null) return steps;
    steps.push({ entry, proof });
  }
}

export interface BundleCheck {
  readonly findings: readonly Finding[];
  /** Lines that are there. */
  readonly lines: number;
  /** Whether a key that an anchor names signed it or leads to the one that did, or the checkpoint is one that was kept. */
  readonly anchored: boolean;
}

/** Checks a bundle. Changes nothing; throws nothing for what is wrong with it. */
export function verifyBundle(folder: string, anchors: readonly Anchor[], from: Disk = realDisk): BundleCheck {
  const { disk, told } = mending(from, folder);
  const check = bundleChecked(folder, anchors, disk);
  if (check.findings.some(({ kind }) => kind === 'tampered')) return check;
  const strange = from.list(folder).filter((name) => !OURS.test(name));
  const says = `${strange.join(', ')}: no exported run holds ${strange.length === 1 ? 'such a file' : 'such files'}, and nothing was checked of ${strange.length === 1 ? 'it' : 'them'}.`;
  const added: Finding[] = strange.length === 0 ? [] : [{ kind: 'unclear', where: folder, says }];
  return { ...check, findings: [...check.findings, ...told(), ...added] };
}

function bundleChecked(folder: string, anchors: readonly Anchor[], disk: Disk): BundleCheck {
  const read = (name: (typeof NAMES)[number]): Buffer => Buffer.from(disk.read(join(folder, name)) ?? []);
  let lines = 0;
  const tampered = (says: string, line?: number): BundleCheck => ({
    findings: [{ kind: 'tampered', where: folder, says, ...(line === undefined ? {} : { line }) }],
    lines,
    anchored: false,
  });
  const unclear = (says: string): BundleCheck => ({ findings: [{ kind: 'unclear', where: folder, says }], lines, anchored: false });
  const missing = NAMES.filter((name) => disk.read(join(folder, name)) === null);
  if (missing.length > 0)
    return unclear(`This is not the whole bundle: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not here.`);
  try {
    const entry = read('entry.json');
    const sealed = readEntry(entry);
    if (sealed?.size === undefined || sealed.root === undefined) return tampered('entry.json stands for no run.');
    const log = readLines(read('events.jsonl'));
    lines = log.events;
    if (log.wrong !== null) return tampered(log.wrong, log.events);
    if (log.events !== sealed.size) return tampered(`${sealed.size} lines were sealed, ${log.events} are there.`);
    if (hex(log.root) !== sealed.root) return tampered('The lines do not give the root that was sealed.');
    const keys = read('vkey')
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map(readVkey);
    const checkpoint = checkProof(readProof(read('proof.tlog-proof').toString('utf8')), leafHash(entry), keys);
    const known = anchors.flatMap(({ vkey }) => (vkey === null ? [] : [vkey]));
    if (known.length > 0 && !keys.some(({ vkey }) => known.some((kept) => kept.vkey === vkey)))
      return tampered('It is signed by another key than the anchor names.');
    // That the known key is listed proves nothing; it signed, or what both signed leads from it to the one that did.
    const steps = stepsOf(folder, disk);
    let anchored = known.some((kept) => checkpoint.by.some((signer) => leadsTo(kept, signer, steps)));
    if (known.length > 0 && !anchored)
      return unclear(
        'The key that the anchor names is listed, but did not sign this, and nothing shows that it handed over to the one that did.',
      );
    for (const { note } of anchors) {
      if (note === null) continue;
      const kept = openCheckpoint(note, keys);
      if (kept.size !== checkpoint.size) continue;
      if (hex(kept.root) !== hex(checkpoint.root)) return tampered('The log is not the one that the anchor is of.');
      anchored = true;
    }
    return { findings: [], lines, anchored };
  } catch (thrown) {
    return tampered(thrown instanceof StetError ? thrown.message : 'A file of it is malformed.');
  }
}
