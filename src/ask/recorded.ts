/**
 * Answers of a language model, kept: the same prompt to the same model is asked once, and a replay asks nobody. What is kept is the
 * answer's text under its own hash, and which prompt it answered; a failure is never kept.
 */
import type { ReplyCache, SnapshotStore } from '../model/ports.ts';
import { sha256 } from '../text/sha256.ts';
import type { Complete } from './endpoint.ts';
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

/** Asks what was recorded first, and records what is asked. */
export function recorded(complete: Complete, { model, replies, snapshots, now, replay = false, used }: Recording): Complete {
  return async (prompt, signal) => {
    const key = questionOf(model, prompt);
    const before = await replies.get(key);
    if (before !== null) {
      const bytes = await snapshots.get(before.snapshot);
      if (bytes !== null) {
        used?.(before.snapshot);
        return { ok: true, text: new TextDecoder().decode(bytes) };
      }
    }
    if (replay) return { ok: false, why: 'down', detail: 'this question was not asked in the run that is replayed' };
    const said = await complete(prompt, signal);
    if (!said.ok) return said;
    const snapshot = await snapshots.put(new TextEncoder().encode(said.text));
    await replies.set(key, { snapshot, kind: 'found', at: now() });
    used?.(snapshot);
    return said;
  };
}
