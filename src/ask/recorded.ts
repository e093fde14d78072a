/**
 * Answers of a language model, kept: the same prompt to the same model is asked once, and a replay asks nobody. What is kept is the
 * answer's text under its own hash, and which prompt it answered; a failure is never kept.
 */
import type { ReplyCache, SnapshotStore } from '../model/ports.ts';
import { sha256 } from '../text/sha256.ts';
import type { Complete, Completion } from './endpoint.ts';
import type { Prompt } from './prompt.ts';

export interface Recording {
  /** Names the model: part of the question. */
  readonly model: string;
  readonly replies: ReplyCache;
  readonly snapshots: SnapshotStore;
  /** ISO time. */
  readonly now: () => string;
  /** True to ask nobody: what was not recorded is not known. */
  readonly replay?: boolean;
  /** Told the hash of each answer that was used, for the log. */
  readonly used?: (snapshot: string) => void;
}

/** The key under which an answer is kept. */
export const questionOf = (model: string, { system, user }: Prompt): string => `llm:${sha256(JSON.stringify([model, system, user]))}`;

/** An answer with the hash of its question, and that under which it is kept (null: there is none, or it could not be kept). */
export type Recorded = (
  prompt: Prompt,
  signal: AbortSignal,
) => Promise<{ readonly completion: Completion; readonly question: string; readonly snapshot: string | null }>;

/** Why a replay has no answer. */
export const NO_ANSWER = 'this question was not asked in the run that is replayed';

/** Asks what was recorded first, and records what is asked. */
export function recorded(complete: Complete, recording: Recording): Complete {
  const asked = recordedWithHash(complete, recording);
  return async (prompt, signal) => {
    const { completion, snapshot } = await asked(prompt, signal);
    if (snapshot !== null) recording.used?.(snapshot);
    return completion;
  };
}

/** The same, telling where the answer is kept. With `fresh`, nothing that was recorded before is used. */
export function recordedWithHash(
  complete: Complete,
  { model, replies, snapshots, now, replay = false }: Recording,
  fresh = false,
): Recorded {
  return async (prompt, signal) => {
    const question = questionOf(model, prompt);
    const before = fresh ? null : await replies.get(question);
    if (before !== null) {
      const bytes = await snapshots.get(before.snapshot);
      if (bytes !== null) return { completion: { ok: true, text: new TextDecoder().decode(bytes) }, question, snapshot: before.snapshot };
    }
    if (replay) return { completion: { ok: false, why: 'down', detail: NO_ANSWER }, question, snapshot: null };
    const completion = await complete(prompt, signal);
    if (!completion.ok) return { completion, question, snapshot: null };
    const snapshot = await snapshots.put(new TextEncoder().encode(completion.text));
    await replies.set(question, { snapshot, kind: 'found', at: now() });
    return { completion, question, snapshot };
  };
}
