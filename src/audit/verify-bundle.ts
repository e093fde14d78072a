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
import { leafHash } from './merkle.ts';
import { readVkey } from './note.ts';
import { hex, readLines } from './read-log.ts';
import type { Anchor } from './verify-report.ts';
import type { Finding } from './verify-run.ts';

const NAMES = ['events.jsonl', 'entry.json', 'proof.tlog-proof', 'vkey'] as const;

/** Whether a folder is what an export writes. */
export const isBundle = (folder: string, disk: Disk = realDisk): boolean => {
  const there = new Set(disk.list(folder));
  return NAMES.every((name) => there.has(name));
};

export interface BundleCheck {
  readonly findings: readonly Finding[];
  /** Lines that are there. */
  readonly lines: number;
  /** Whether the key is one that an anchor names, or the checkpoint is one that was kept. */
  readonly anchored: boolean;
}

/** Checks a bundle. Changes nothing; throws nothing for what is wrong with it. */
export function verifyBundle(folder: string, anchors: readonly Anchor[], disk: Disk = realDisk): BundleCheck {
  const read = (name: (typeof NAMES)[number]): Buffer => Buffer.from(disk.read(join(folder, name)) ?? []);
  let lines = 0;
  const tampered = (says: string, line?: number): BundleCheck => ({
    findings: [{ kind: 'tampered', where: folder, says, ...(line === undefined ? {} : { line }) }],
    lines,
    anchored: false,
  });
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
    const known = anchors.flatMap(({ vkey }) => (vkey === null ? [] : [vkey.vkey]));
    if (known.length > 0 && !keys.some(({ vkey }) => known.includes(vkey)))
      return tampered('It is signed by another key than the anchor names.');
    let anchored = known.length > 0;
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
