/** The memory of a replay: each question answers with what the run it repeats was told, outages among it, whatever the age. */
import type { RememberedReply, ReplyCache, SnapshotStore } from '../model/ports.ts';
import { decodeAnswer, questionKey } from './http-record.ts';

/**
 * Makes a read-only cache out of the snapshots a log names, to be given to `openHttp` in replay mode. Hashes that are not
 * held, or that name something else, are given back as `missing`.
 */
export async function replayCache(
  snapshots: SnapshotStore,
  hashes: readonly string[],
): Promise<{ readonly cache: ReplyCache; readonly missing: readonly string[] }> {
  const held = new Map<string, RememberedReply>();
  const missing: string[] = [];
  for (const hash of hashes) {
    const bytes = await snapshots.get(hash);
    const answer = bytes === null ? null : decodeAnswer(bytes);
    if (answer === null) missing.push(hash);
    else held.set(questionKey(answer.asked, answer.accept), { snapshot: hash, kind: 'found', at: '1970-01-01T00:00:00.000Z' });
  }
  return { cache: { get: async (key) => held.get(key) ?? null, set: async () => {} }, missing };
}
