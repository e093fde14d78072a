/**
 * The tables of the desk: everything that changes while people work (runs, jobs, findings as they settle, decisions, keys). One
 * schema for SQLite and PostgreSQL. Times are milliseconds since 1970 (UTC) as whole numbers, JSON is text; what is large or
 * immutable (documents, reports) is not here but under its hash (`files.ts`). How they are made and brought up to date: `migrations.ts`.
 */
import type { Generated } from 'kysely';

export interface RunRow {
  readonly id: string;
  readonly owner: string;
  readonly batch: string | null;
  readonly name: string;
  readonly kind: string;
  readonly media_type: string | null;
  /** Hash of what is checked, in the file store. */
  readonly input: string;
  /** JSON: [{name, hash, mediaType}], texts of cited works. */
  readonly sources: string;
  /** JSON: what was wished for. */
  readonly options: string;
  readonly state: string;
  readonly stage: string;
  readonly done: number;
  readonly total: number | null;
  /** JSON: references by class. */
  readonly counts: string | null;
  readonly warnings: number;
  readonly error: string | null;
  /** Hash of the sealed report, in the file store. */
  readonly report: string | null;
  /** Hash of the document as read, in the file store. */
  readonly document: string | null;
  readonly log: string | null;
  readonly attempt: number;
  readonly again_run: string | null;
  readonly again_n: number | null;
  readonly reviewer: string | null;
  readonly last_event: number;
  readonly created_at: number;
  readonly started_at: number | null;
  readonly finished_at: number | null;
  /** When what is shown was checked, where a later run of the same paper took it over; null where it was checked in this run. */
  readonly checked_at: number | null;
  /** Of a run that checks a paper of a batch once more: the run with which that paper came into the batch; else null. */
  readonly paper: string | null;
  /** 1 when another run of the same paper stands for it in its batch. */
  readonly behind: number;
}

export interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly owner: string;
  readonly state: string;
  /** Counts up with every change of hands; what an earlier holder wants to write is refused. */
  readonly token: number;
  readonly worker: string | null;
  readonly lease_until: number | null;
  readonly available_at: number;
  readonly attempts: number;
  /** 1 when a person asked to stop it. */
  readonly stop: number;
  readonly created_at: number;
}

export interface Tables {
  desk_runs: RunRow;
  desk_jobs: JobRow;
  /** When each owner was last served: whoever waited longest is next. */
  desk_turns: { readonly owner: string; readonly served_at: number };
  desk_findings: {
    readonly run: string;
    readonly kind: string;
    readonly n: number;
    readonly status: string;
    readonly severity: string | null;
    readonly needs: number;
    readonly fingerprint: string;
    readonly hash: string;
    readonly body: string;
  };
  desk_events: { readonly run: string; readonly seq: number; readonly event: string; readonly data: string; readonly at: number };
  desk_decisions: {
    readonly seq: Generated<number>;
    readonly run: string;
    readonly owner: string;
    readonly kind: string;
    readonly n: number;
    readonly decision: string;
    readonly reason: string | null;
    readonly note: string | null;
    readonly by_whom: string;
    readonly fingerprint: string;
    /** Fingerprints of the problems it was made about, with spaces between. */
    readonly covers: string;
    readonly at: number;
  };
  desk_batches: {
    readonly id: string;
    readonly owner: string;
    readonly name: string;
    readonly anonymous: number;
    /** 1 once a batch whose every run has ended was announced. */
    readonly told: number;
    readonly created_at: number;
    /** Files that were given with it and not taken, as JSON. */
    readonly refused: string | null;
  };
  desk_keys: {
    readonly id: string;
    readonly kind: string;
    readonly name: string;
    readonly owner: string;
    readonly hash: string;
    readonly scopes: string;
    readonly created_at: number;
    readonly expires_at: number | null;
    readonly revoked_at: number | null;
    readonly used_at: number | null;
  };
  desk_shares: {
    readonly id: string;
    readonly owner: string;
    readonly hash: string;
    readonly run: string | null;
    readonly batch: string | null;
    readonly view_as: string;
    readonly created_at: number;
    readonly expires_at: number;
    readonly revoked_at: number | null;
  };
  desk_webhooks: {
    readonly id: string;
    readonly owner: string;
    readonly url: string;
    readonly secret: string;
    readonly events: string;
    readonly created_at: number;
  };
  desk_deliveries: {
    readonly id: string;
    readonly webhook: string;
    readonly owner: string;
    readonly event: string;
    readonly body: string;
    readonly state: string;
    readonly attempts: number;
    readonly status: number | null;
    readonly error: string | null;
    readonly created_at: number;
    readonly next_at: number | null;
  };
  desk_idempotency: {
    readonly owner: string;
    readonly key: string;
    readonly body: string;
    readonly answer: string;
    readonly created_at: number;
  };
  /** Logs of runs that were sealed on a machine whose files others cannot see. */
  desk_logs: { readonly run: string; readonly lines: string; readonly created_at: number };
  /** What attempts of runs leave outside the database. */
  desk_traces: { readonly run: string; readonly kind: 'log' | 'file'; readonly name: string; readonly created_at: number };
}
