/** The memory of a replay: each question answers with what the run it repeats was told, outages among it, whatever the age. */
import type { RememberedReply, ReplyCache, SnapshotStore } from '../../model/ports.ts';
import { decodeAnswer, questionKey } from './record.ts';

/**
 * Makes a read-only cache out of the snapshots a log names, in the order in which it names them, to be given to `openHttp` in replay mode.
 * A question that was asked several times is answered as it was each time, for a service may have been down at first; the last answer
 * stays. Hashes that are not held, or that name something else, are given back as `missing`, each once.
 */
export async function replayCache(
  snapshots: SnapshotStore,
  hashes: readonly string[],
): Promise<{ readonly cache: ReplyCache; readonly missing: readonly string[] }> {
  const questions = new Map<string, string | null>();
  const told = new Map<string, RememberedReply[]>();
  for (const hash of hashes) {
    let key = questions.get(hash);
    if (key === undefined) {
      const bytes = await snapshots.get(hash);
      const answer = bytes === null ? null : decodeAnswer(bytes);
      key = answer === null ? null : questionKey(answer.asked, answer.accept);
      questions.set(hash, key);
    }
    if (key === null) continue;
    const answers = told.get(key) ?? [];
    answers.push({ snapshot: hash, kind: 'found', at: '1970-01-01T00:00:00.000Z' });
    told.set(key, answers);
  }
  const next = (answers: RememberedReply[]): RememberedReply | null => (answers.length > 1 ? answers.shift() : answers[0]) ?? null;
  return {
    cache: { get: async (key) => next(told.get(key) ?? []), set: async () => {} },
    missing: [...questions].filter(([, key]) => key === null).map(([hash]) => hash),
  };
}
