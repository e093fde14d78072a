/**
 * The server as the pages see it: the shapes of its answers that they use, one function for each question, and problems
 * (RFC 9457) as errors with the server's own sentence. The server's schemas rule; nothing here is checked twice.
 */
import type { Citation } from '../../model/cited.ts';
import type { Block, Link, Note, Page } from '../../model/document.ts';
import type { Report } from '../../model/report.ts';
import { REASON_WORDS } from '../../report/decisions.ts';
import { words } from './messages/language.ts';

export type RunState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled' | 'deleted';
export type Counts = Report['counts'];
export interface TextCounts {
  readonly quotes: number;
  readonly quotesOpen: number;
  readonly claims: number;
  readonly claimsOpen: number;
}

export interface RunInfo {
  readonly id: string;
  readonly state: RunState;
  readonly name: string;
  readonly kind: string;
  readonly mediaType: string | null;
  readonly batch: string | null;
  /** The run with which its paper came into the batch, where this one checks it once more. */
  readonly paper?: string | null;
  /** The latest check of the same document that repeats this one. */
  readonly later?: string | null;
  /** What was asked for with the run; `profile`: whose wording pages use. */
  readonly options?: { readonly profile?: string };
  readonly createdAt: string;
  readonly finishedAt: string | null;
  /** When it was checked, where an earlier run of the same paper was taken over because nothing has changed since. */
  readonly checkedAt?: string | null;
  readonly progress: { readonly stage: string; readonly done: number; readonly total: number | null; readonly etaSeconds: number | null };
  readonly queue: { readonly ahead: number; readonly etaSeconds: number | null } | null;
  readonly counts: Counts | null;
  /** Of how many references something is known, of those that could be looked up; null until the run has ended. */
  readonly coverage: { readonly covered: number; readonly lookedUp: number; readonly notCheckable: number } | null;
  /** Of quotes and claims; null until the run has ended, and where no texts of cited works were handed in. */
  readonly texts: TextCounts | null;
  readonly warnings: number;
  /** Lists and pages with references in them that could not be read, or did not come. */
  readonly unread?: number;
  readonly needs: number;
  readonly decided: number;
  /** Problems that a person has confirmed. */
  readonly confirmed: number;
  readonly error: { readonly code: string; readonly detail: string } | null;
  readonly log: string | null;
  readonly reviewer: string | null;
  readonly view: 'owner' | 'author' | 'reviewer';
  readonly sealed: boolean;
  /** The text as it was read can be had. */
  readonly read: boolean;
  readonly lastEvent: number;
}

export const DECISIONS = ['ok', 'bad', 'unsure', 'fix', 'none'] as const;
export type DecisionWord = (typeof DECISIONS)[number];
export type Reason = keyof typeof REASON_WORDS;
export const REASONS = Object.keys(REASON_WORDS) as readonly Reason[];

export interface Decision {
  readonly n: number;
  readonly decision: DecisionWord;
  readonly reason: Reason | null;
  readonly note: string | null;
  readonly by: string;
  readonly at: string;
  readonly earlier: boolean;
}

/** One finding as the server pages through them; `finding` has the shape it has in the report. */
export interface FindingRow {
  readonly n: number;
  readonly kind: FindingKind;
  readonly status: string;
  /** Whether it waits for a person, whatever was decided about it elsewhere. */
  readonly needs: boolean;
  readonly decision: Decision | null;
  readonly finding: unknown;
}

export interface DocumentView {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly pages: readonly Page[];
  readonly links: readonly Link[];
  readonly notes: readonly Note[];
  readonly citations: readonly Citation[];
}

export interface BatchInfo {
  readonly id: string;
  readonly name: string;
  readonly anonymous: boolean;
  readonly createdAt: string;
  readonly finishedAt: string | null;
  readonly state: 'open' | 'running' | 'done';
  readonly runs: Readonly<Record<'total' | 'queued' | 'running' | 'done' | 'failed' | 'cancelled', number>>;
  readonly counts: Counts;
  readonly texts: TextCounts | null;
  readonly needs: number;
  readonly etaSeconds: number | null;
  readonly view: 'owner' | 'author' | 'reviewer';
  /** Files that were given with it and not taken; where it is asked for by itself. */
  readonly refused?: readonly { readonly name: string; readonly detail: string }[];
}

export interface Me {
  readonly owner: string;
  readonly name: string;
  /** What the asking key may do: read, run, decide, admin. */
  readonly scopes: readonly string[];
  readonly login: boolean;
  readonly engine: string;
  readonly offline: boolean;
  readonly providers: readonly string[];
  readonly indexes: readonly string[];
  readonly formats: readonly string[];
  readonly limits: {
    readonly fileBytes: number;
    readonly sources: number;
    readonly waitingRuns: number;
    readonly pages: number;
    readonly keepDays?: number | null;
  };
}

export interface Listed<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/** What the server answered when it did not do what was asked; `message` is its own sentence. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly retryable: boolean;

  constructor(status: number, code: string, detail: string, retryable: boolean) {
    super(detail);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = code;
    this.retryable = retryable;
  }
}

const part = (id: string): string => encodeURIComponent(id);

/** The token of a shared link, when the page was opened by one; null otherwise. */
export const shareToken = (): string | null => new URLSearchParams(globalThis.location?.search ?? '').get('share');

/** An address of the API as this page may ask it: with the token of the link it was opened by. */
export function shared(path: string): string {
  const token = shareToken();
  return token === null ? path : `${path}${path.includes('?') ? '&' : '?'}share=${part(token)}`;
}
export const runPath = (id: string, rest = ''): string => `/v1/runs/${part(id)}${rest}`;
export const batchPath = (id: string): string => `/v1/batches/${part(id)}`;

export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let reply: Response;
  try {
    reply = await fetch(shared(path), { ...init, headers: { accept: 'application/json', ...init.headers } });
  } catch (cause) {
    if (init.signal?.aborted === true) throw cause;
    throw new ApiProblem(0, 'offline', words().problems.stillRunning, true);
  }
  if (reply.ok) return reply;
  // What the server says is for programs; here somebody had a session.
  if (reply.status === 401 && shareToken() === null && path !== '/v1/session')
    throw new ApiProblem(401, 'unauthorized', words().problems.sessionOver, false);
  const said = (await reply.json().catch(() => ({}))) as { code?: unknown; detail?: unknown; title?: unknown; retryable?: unknown };
  const detail = [said.detail, said.title].find((text): text is string => typeof text === 'string' && text !== '');
  throw new ApiProblem(
    reply.status,
    typeof said.code === 'string' ? said.code : 'unknown',
    detail ?? words().problems.answered(reply.status),
    said.retryable === true,
  );
}

/** Data that was asked for. Throws ApiProblem also where something else answers in the server's place: a proxy, a page to log in. */
export async function read<T>(path: string, init?: RequestInit): Promise<T> {
  const reply = await ask(path, init);
  try {
    return (await reply.json()) as T;
  } catch (cause) {
    if (init?.signal?.aborted === true) throw cause;
    throw new ApiProblem(reply.status, 'unknown', words().problems.notData, true);
  }
}
export const send = (path: string, body: unknown, init: RequestInit = {}): Promise<Response> =>
  ask(path, { method: 'POST', body: JSON.stringify(body), ...init, headers: { 'content-type': 'application/json', ...init.headers } });

/** A name for one attempt, so that a request sent twice does one thing. */
export const attempt = (): Record<string, string> => ({
  'idempotency-key': Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
});

export const getMe = (): Promise<Me> => read('/v1/me');
export const getRuns = (limit = 20): Promise<Listed<RunInfo>> => read(`/v1/runs?limit=${limit}`);
export const getRun = (id: string): Promise<RunInfo> => read(runPath(id));
export const getReport = (id: string): Promise<Report> => read(runPath(id, '/report.json'));
export const getDocument = (id: string): Promise<DocumentView> => read(runPath(id, '/document'));
export const getBatch = (id: string): Promise<BatchInfo> => read(batchPath(id));

/** Everything that a list holds; asks for page after page. */
async function everyPage<T>(path: string): Promise<T[]> {
  const all: T[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Listed<T> = await read(`${path}limit=200${cursor === '' ? '' : `&cursor=${part(cursor)}`}`);
    all.push(...page.items);
    cursor = page.next;
  }
  return all;
}

/** Every finding of a run. */
export const getFindings = (id: string): Promise<FindingRow[]> => everyPage(runPath(id, '/findings?'));

/** Runs of a batch, all of them. */
export const getBatchRuns = (id: string): Promise<RunInfo[]> => everyPage(`/v1/runs?batch=${part(id)}&`);

/** What a check is begun with. */
/** Whose wording pages use for a run: findings as statements, or as questions to whoever wrote it or teaches them. */
export const PROFILES = ['reviewer', 'author', 'teacher'] as const;
export type Profile = (typeof PROFILES)[number];

export interface CheckRequest {
  readonly name?: string;
  readonly text?: string;
  readonly mediaType?: string;
  readonly identifier?: string;
  readonly url?: string;
  readonly sources?: readonly { readonly name: string; readonly text: string }[];
  readonly layers?: readonly string[];
  readonly profile?: Profile;
}

/** Begins a check of a text, an address or an identifier. */
export const startCheck = async (request: CheckRequest): Promise<RunInfo> =>
  (await (await send('/v1/runs', request, { headers: attempt() })).json()) as RunInfo;

/** Parts of a run's address under which its findings stand. */
export const PARTS = { reference: 'refs', quote: 'quotes', claim: 'claims', remark: 'remarks' } as const;
export type FindingKind = keyof typeof PARTS;
export const FINDING_KINDS = Object.keys(PARTS) as readonly FindingKind[];

export const recheck = async (run: string, n: number): Promise<RunInfo> =>
  (await (await send(runPath(run, `/refs/${n}/recheck`), {}, { headers: attempt() })).json()) as RunInfo;

/** The same document once more, as a run of its own: who was not heard is asked again, and what is known is taken from memory. */
export const recheckAll = async (run: string): Promise<RunInfo> =>
  (await (await send(runPath(run, '/recheck'), {}, { headers: attempt() })).json()) as RunInfo;

/** Opens a session with a key of this server. */
export const openSession = async (key: string): Promise<void> => {
  await send('/v1/session', { key });
};

/** Makes a link for reading a run or a batch alone; gives the address of its page on this server. */
export const makeShare = async (request: {
  readonly run?: string;
  readonly batch?: string;
  readonly view: 'author' | 'reviewer';
  readonly expiresInHours: number;
}): Promise<{ readonly path: string; readonly expiresAt: string }> =>
  (await (await send('/v1/shares', request)).json()) as { path: string; expiresAt: string };

/** Says who looks after a paper; null: nobody. */
export const assign = async (run: string, reviewer: string | null): Promise<RunInfo> =>
  (await (await send(runPath(run), { reviewer }, { method: 'PATCH' })).json()) as RunInfo;

/** Stops what has not been done of a run or a batch, by its path. */
export const cancel = async (path: string): Promise<void> => {
  await send(`${path}/cancel`, {});
};

/** Removes a run or a batch, by its path. */
export const remove = async (path: string): Promise<void> => {
  await ask(path, { method: 'DELETE' });
};

export const logPath = (run: string): string => `/v1/audit/${part(run)}/log.jsonl`;

/** The lines of a run's log, without line ends, exactly as they were sealed. */
export async function getLog(run: string): Promise<string[]> {
  const text = await (await ask(logPath(run), { headers: { accept: 'application/x-ndjson' } })).text();
  return text.split('\n').filter((line) => line !== '');
}
