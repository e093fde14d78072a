/**
 * Measures the audit trail: how fast events are added, how long a seal takes, how fast logs are checked, how long a proof takes
 * in a large log, and whether every one of many changes to sealed logs is told. Usage:
 *   tsx bench/audit.ts [--events 200000] [--seals 200] [--entries 1000000] [--mutations 100000] [--rewrites 1000]
 * Prints one JSON object; times are milliseconds by the clock, of the median and of the slowest hundredth.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openLog } from '../src/audit/log.ts';
import { leafHash, nodeHash } from '../src/audit/merkle.ts';
import { inclusionProof, rootAt, verifyInclusion } from '../src/audit/proofs.ts';
import { readLines } from '../src/audit/read-log.ts';
import { tiledSubtrees, tilePath } from '../src/audit/tiles.ts';
import { openTrail } from '../src/audit/trail.ts';
import { verifyStore } from '../src/audit/verify-store.ts';
import { FOLDER, KINDS, made, mutate, trailOn, write } from '../test/audit/made-store.ts';
import { seeded } from '../test/audit/simulated-disk.ts';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '200000' },
    seals: { type: 'string', default: '200' },
    entries: { type: 'string', default: '1000000' },
    mutations: { type: 'string', default: '100000' },
    rewrites: { type: 'string', default: '1000' },
  },
});
const now = (): string => new Date().toISOString();
const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
const spread = (took: number[]): { median: number; p99: number } => {
  took.sort((a, b) => a - b);
  return { median: round(took[took.length >> 1] ?? 0, 4), p99: round(took[Math.floor(took.length * 0.99)] ?? 0, 4) };
};
const event = (i: number) =>
  ({
    ev: 'asked',
    ref: `ref:${i}`,
    adapter: 'crossref',
    question: 'identifier',
    query: `10.5555/work.${i}`,
    outcome: 'found',
    covers: 'authoritative',
    reply: [`sha256:${'0'.repeat(64)}`],
  }) as const;

const root = mkdtempSync(join(tmpdir(), 'stet-bench-audit-'));
try {
  const events = Number(values.events);
  const log = openLog(join(root, 'one'), now);
  let start = performance.now();
  for (let i = 0; i < events; i += 1) log.append(event(i));
  const appended = performance.now() - start;
  log.close();
  const bytes = readFileSync(join(root, 'one', 'events.jsonl'));
  start = performance.now();
  const read = readLines(bytes, readFileSync(join(root, 'one', 'leaves')));
  const checked = performance.now() - start;

  const trail = openTrail({ folder: join(root, 'logs'), keys: join(root, 'keys'), now });
  const seals: number[] = [];
  for (let run = 0; run < Number(values.seals); run += 1) {
    const one = trail.begin(`r_${run}`);
    for (let i = 0; i < 60; i += 1) one.append(event(i));
    start = performance.now();
    one.close();
    seals.push(performance.now() - start);
  }

  const entries = Number(values.entries);
  const tiles = new Map<string, Uint8Array>();
  // Flat bytes: a million small arrays would make this a bench of the garbage collector.
  const leaves = Buffer.alloc(entries * 32);
  for (let i = 0; i < entries; i += 1) leaves.set(leafHash(Buffer.from(String(i))), i * 32);
  const hashOf = (level: Uint8Array, i: number): Uint8Array => level.subarray(i * 32, i * 32 + 32);
  let level: Uint8Array = leaves;
  for (let at = 0; level.length > 0; at += 1) {
    const count = level.length / 32;
    for (let n = 0; n * 256 < count; n += 1)
      tiles.set(tilePath(at, n, Math.min(256, count - n * 256)), level.subarray(n * 8192, Math.min(n * 8192 + 8192, level.length)));
    let next: Uint8Array = level.subarray(0, Math.floor(count / 256) * 8192);
    for (let i = 0; i < 8; i += 1) {
      const above = Buffer.alloc(next.length / 2);
      for (let j = 0; j * 64 < next.length; j += 1) above.set(nodeHash(hashOf(next, 2 * j), hashOf(next, 2 * j + 1)), j * 32);
      next = above;
    }
    level = next;
  }
  const load = (path: string): Uint8Array | null => tiles.get(path) ?? null;
  const top = rootAt(entries, tiledSubtrees(entries, load));
  const cold: number[] = [];
  const warm: number[] = [];
  const kept = tiledSubtrees(entries, load);
  const chance = seeded(1);
  const processor: number[] = [];
  for (let i = 0; i < 3000; i += 1) {
    const index = Math.floor(chance() * entries);
    // By the clock, and by what the processor did for it (the collector's threads counted): others may be using this machine.
    const used = process.cpuUsage();
    start = performance.now();
    const path = inclusionProof(index, entries, tiledSubtrees(entries, load));
    cold.push(performance.now() - start);
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1000);
    start = performance.now();
    inclusionProof(index, entries, kept);
    warm.push(performance.now() - start);
    if (!verifyInclusion(index, entries, hashOf(leaves, index), path, top)) throw new Error(`proof ${index} does not hold`);
  }

  const store = made(5, 60);
  const told = { changes: 0, untold: 0, wrongLine: 0 };
  start = performance.now();
  for (let seed = 0; seed < Number(values.mutations); seed += 1) {
    const disk = store.copy();
    const change = mutate(disk, KINDS[seed % KINDS.length] ?? 'bit', seeded(seed));
    if (change === null) continue;
    told.changes += 1;
    const wrong = verifyStore(FOLDER, { disk }).findings.filter(({ kind }) => kind === 'tampered');
    if (wrong.length === 0) told.untold += 1;
    else if (change.line !== null && wrong.find(({ where }) => where === change.run)?.line !== change.line) told.wrongLine += 1;
  }
  const mutating = (performance.now() - start) / 1000;

  const early = made(3, 4);
  const note = Buffer.from(early.read(`${FOLDER}/commit/checkpoint`) ?? []).toString();
  const rewritten = { told: 0, cannotTell: 0, of: Number(values.rewrites) };
  const seen = [...early.files().keys()].find((path) => path.endsWith('.seen')) ?? '';
  for (let seed = 0; seed < rewritten.of; seed += 1) {
    const disk = early.copy();
    const key = disk.read(`${FOLDER}/commit/vkey`);
    disk.remove(FOLDER);
    disk.remove(seen);
    disk.tamper(`${FOLDER}/commit/vkey`, key);
    const other = trailOn(disk);
    for (let run = 0; run < 1 + (seed % 6); run += 1) write(other, `r_${run}`, 4, `fake${seed}`);
    if (verifyStore(FOLDER, { disk }).findings.length === 0) rewritten.cannotTell += 1;
    if (verifyStore(FOLDER, { disk, anchors: [{ from: 'kept', vkey: null, note }] }).findings.some(({ kind }) => kind === 'tampered'))
      rewritten.told += 1;
  }

  process.stdout.write(
    `${JSON.stringify(
      {
        appendEventsPerSecond: Math.round((events * 1000) / appended),
        verifyEventsPerSecond: Math.round((read.events * 1000) / checked),
        bytesPerEvent: Math.round(bytes.length / events),
        sealMilliseconds: spread(seals),
        inclusionProofMilliseconds: { entries, cold: spread(cold), coldProcessor: spread(processor), warm: spread(warm) },
        mutations: { ...told, seconds: round(mutating, 1) },
        rewrites: rewritten,
      },
      null,
      2,
    )}\n`,
  );
} finally {
  rmSync(root, { recursive: true, force: true });
}
