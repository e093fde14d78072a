/**
 * What the network answered, kept: every answer and every failure under its hash and without secrets, remembered for as long
 * as it is fresh, and read again in a replay whatever its age.
 */
import type { HttpReply, HttpResult, ReplyCache, ReplyKind, SnapshotStore } from '../../model/ports.ts';
import type { Unavailable } from '../../model/source.ts';
import type { Clock } from './host.ts';
import { decodeAnswer, encodeAnswer, redact, type StoredAnswer } from './record.ts';

export type Failure = Extract<HttpResult, { ok: false }>;
/** What a caller asked, under the key that it is remembered by. */
export interface Question {
  readonly key: string;
  readonly asked: URL;
  readonly accept: string;
  /** Says whether a body is an answer to this question at all; by the status alone where it is not given. */
  readonly judge: ((reply: Omit<HttpReply, 'snapshot'>) => ReplyKind | Promise<ReplyKind>) | undefined;
}
/** Why no answer came, and the status where there was one. */
export interface Trouble {
  readonly why: Unavailable;
  readonly detail: string;
  readonly status?: number | undefined;
}

export class KeptReplies {
  readonly #snapshots: SnapshotStore;
  readonly #cache: ReplyCache | null;
  readonly #replay: boolean;
  /** How long found and absent answers are remembered, in milliseconds. */
  readonly #fresh: { readonly found: number; readonly absent: number };
  readonly #clock: Clock;
  readonly #secrets: readonly string[];

  constructor(given: {
    readonly snapshots: SnapshotStore;
    readonly cache: ReplyCache | null;
    readonly replay: boolean;
    readonly fresh: { readonly found: number; readonly absent: number };
    readonly clock: Clock;
    readonly secrets: readonly string[];
  }) {
    this.#snapshots = given.snapshots;
    this.#cache = given.cache;
    this.#replay = given.replay;
    this.#fresh = given.fresh;
    this.#clock = given.clock;
    this.#secrets = given.secrets;
  }

  /** The result that says why no answer came, kept as an answer is. */
  async unavailable({ asked, accept }: Question, { why, detail, status }: Trouble): Promise<Failure> {
    const told = { why, detail: redact(detail, this.#secrets), ...(status === undefined ? {} : { status }) };
    const snapshot = await this.#keep({ v: 1, asked: asked.href, accept, failure: told });
    return { ok: false, lookup: { kind: 'unavailable', ...told }, snapshot };
  }

  /** What is remembered under a key and still fresh (in a replay: whatever is there, failures too), or null. */
  async remembered(key: string): Promise<HttpResult | null> {
    const entry = (await this.#cache?.get(key)) ?? null;
    if (entry === null) return null;
    if (!this.#replay) {
      const age = this.#clock.now() - Date.parse(entry.at);
      if (!(age >= 0 && age < this.#fresh[entry.kind])) return null;
    }
    const bytes = await this.#snapshots.get(entry.snapshot);
    const stored = bytes === null ? null : decodeAnswer(bytes);
    if (stored === null) return null;
    if ('failure' in stored) {
      return this.#replay ? { ok: false, lookup: { kind: 'unavailable', ...stored.failure }, snapshot: entry.snapshot } : null;
    }
    const { status, headers, body, url } = stored;
    return { ok: true, reply: { status, headers, body, url, snapshot: entry.snapshot } };
  }

  /** Keeps one answer, and remembers it when it fits what was asked. */
  async settle(question: Question, got: Omit<HttpReply, 'snapshot'>): Promise<HttpResult> {
    const kind = await kindOf(question, got);
    if (kind === 'malformed') {
      const detail = `answered ${got.status} with a body that does not fit`;
      return this.unavailable(question, { why: 'malformed', detail, status: got.status });
    }
    const { status, headers, body, url } = got;
    const snapshot = await this.#keep({ v: 1, asked: question.asked.href, url, accept: question.accept, status, headers, body });
    await this.#cache?.set(question.key, { snapshot, kind, at: new Date(this.#clock.now()).toISOString() });
    return { ok: true, reply: { ...got, snapshot } };
  }

  #keep(answer: StoredAnswer): Promise<string> {
    return this.#snapshots.put(encodeAnswer(answer));
  }
}

/** What an answer is to its question. A judge that trips over a body says that it does not fit. */
async function kindOf({ judge }: Question, got: Omit<HttpReply, 'snapshot'>): Promise<ReplyKind> {
  try {
    const judged = await judge?.(got);
    if (judged !== undefined) return judged;
  } catch {
    return 'malformed';
  }
  if (got.status === 404 || got.status === 410) return 'absent';
  return got.status === 200 || got.status === 203 ? 'found' : 'malformed';
}
