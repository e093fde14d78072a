/** Rows of the desk as the shapes of the API. */
import type { z } from '@hono/zod-openapi';
import type { StoredKey, StoredShare } from '../store/desk/access.ts';
import { batchFigures, type StoredBatch } from '../store/desk/batches.ts';
import { decisionsOn, decisionsOnSame, listFindings, type StoredDecision, type StoredFinding, undecided } from '../store/desk/findings.ts';
import { meanTime, queueLength } from '../store/desk/jobs.ts';
import { laterRun } from '../store/desk/papers.ts';
import { hasEnded, type StoredRun } from '../store/desk/runs.ts';
import type { StoredDelivery, StoredWebhook } from '../store/desk/webhooks.ts';
import { problemPrints } from './findings.ts';
import { type House, viewOf, type Who } from './house.ts';
import type * as access from './shapes/access.ts';
import type * as shapes from './shapes.ts';

export type RunShape = z.infer<typeof shapes.run>;
export type FindingShape = z.infer<typeof shapes.finding>;
export type DecisionShape = z.infer<typeof shapes.decision>;
export type BatchShape = z.infer<typeof shapes.batch>;

const time = (ms: number): string => new Date(ms).toISOString();
const timeOrNull = (ms: number | null): string | null => (ms === null ? null : time(ms));

type Counted = Partial<Readonly<Record<string, number>>>;
const countsOf = (told: Counted): RunShape['counts'] & object => {
  const { exist = 0, exist_minor = 0, fake = 0, unknown = 0, unsure = 0 } = told;
  return { exist, exist_minor, fake, unknown, unsure };
};
/** Of how many references something is known; null of runs that ended before this was kept. */
function coverageOf({ covered, lookedUp, notCheckable }: Counted): RunShape['coverage'] {
  return covered === undefined || lookedUp === undefined || notCheckable === undefined ? null : { covered, lookedUp, notCheckable };
}
/** What is known of quotes and claims; null where no texts of cited works were at hand. */
function textsOf({ quotes, quotesOpen = 0, claims, claimsOpen = 0 }: Counted): RunShape['texts'] {
  return quotes === undefined && claims === undefined ? null : { quotes: quotes ?? 0, quotesOpen, claims: claims ?? 0, claimsOpen };
}

/** A run; how long it will take is told from how long the last ones took. */
export async function runShape(run: StoredRun, house: House, who: Who): Promise<RunShape> {
  const decided = (await decidedOn(run, house, who)).filter((decision) => decision !== 'none');
  const open = hasEnded(run.state) ? null : await waitFor(run, house);
  const counted = run.counts === null ? null : (JSON.parse(run.counts) as Counted);
  return {
    id: run.id,
    state: run.state as RunShape['state'],
    name: run.name,
    kind: run.kind as RunShape['kind'],
    mediaType: run.media_type,
    batch: run.batch,
    paper: run.paper,
    again: run.again_run === null ? null : { run: run.again_run, n: run.again_n },
    // A link leads to one run or batch, and tells of no other.
    later: who.share === null ? await laterRun(house.place.desk.db, run) : null,
    options: JSON.parse(run.options) as RunShape['options'],
    createdAt: time(run.created_at),
    startedAt: timeOrNull(run.started_at),
    finishedAt: timeOrNull(run.finished_at),
    checkedAt: timeOrNull(run.checked_at),
    progress: { stage: run.stage as RunShape['progress']['stage'], done: run.done, total: run.total, etaSeconds: open?.eta ?? null },
    queue: run.state === 'queued' && open !== null ? { ahead: open.ahead, etaSeconds: open.eta } : null,
    counts: counted === null ? null : countsOf(counted),
    coverage: counted === null ? null : coverageOf(counted),
    texts: counted === null ? null : textsOf(counted),
    sources: (JSON.parse(run.sources) as unknown[]).length,
    warnings: run.warnings,
    unread: counted?.unread ?? 0,
    needs: await needsOf(house, run.owner, { run: run.id }),
    decided: decided.length,
    confirmed: decided.filter((decision) => decision === 'bad' || decision === 'fix').length,
    error: run.error === null ? null : (JSON.parse(run.error) as RunShape['error']),
    attempt: run.attempt,
    log: run.log,
    reviewer: who.share === null || who.share.view_as === 'reviewer' ? run.reviewer : null,
    view: viewOf(who),
    sealed: run.report !== null,
    read: run.document !== null,
    lastEvent: run.last_event,
  };
}

/** What was decided on the findings of a run, each once; what was decided on an earlier check of the same paper stays. */
async function decidedOn(run: StoredRun, house: House, who: Who): Promise<string[]> {
  if (run.paper === null) return [...(await latestOn(house, run)).values()].map(({ decision }) => decision);
  return (await allFindings(run, house, who)).flatMap(({ decision }) => (decision === null ? [] : [decision.decision]));
}

const latestOn = async (house: House, run: StoredRun): Promise<Map<string, StoredDecision>> =>
  new Map((await decisionsOn(house.place.desk.db, run.id)).map((row) => [`${row.kind} ${row.n}`, row]));

/** How many findings wait for a person; what the owner decided on the same words elsewhere counts, where it covers all that was found. */
async function needsOf({ place: { desk } }: House, owner: string, of: Parameters<typeof undecided>[1]): Promise<number> {
  const { count, elsewhere } = await undecided(desk.db, of);
  if (elsewhere.length === 0) return count;
  const same = await decisionsOnSame(desk.db, owner, [...new Set(elsewhere.map(({ fingerprint }) => fingerprint))]);
  const decided = elsewhere.filter((row) => {
    const made = same.get(row.fingerprint);
    if (made === undefined || made.decision === 'none') return false;
    return made.decision === 'unsure' || coversAll(made, row, JSON.parse(row.body) as FindingShape);
  });
  return count - decided.length;
}

async function waitFor(run: StoredRun, house: House): Promise<{ ahead: number; eta: number | null }> {
  const { desk } = house.place;
  if (run.state === 'running') {
    if (run.started_at === null || run.total === null || run.done === 0) return { ahead: 0, eta: null };
    const elapsed = (await desk.now()) - run.started_at;
    // The clock was set back: how long it took so far is not known.
    if (elapsed < 0) return { ahead: 0, eta: null };
    return { ahead: 0, eta: Math.max(0, Math.round(((elapsed / run.done) * (run.total - run.done)) / 100) / 10) };
  }
  const [queue, mean] = await Promise.all([queueLength(desk, 'check'), meanTime(desk.db)]);
  const ahead = Math.max(0, queue.waiting - 1) + queue.leased;
  const atOnce = Math.max(1, house.workers()) * house.settings.server.atOnce;
  return { ahead, eta: mean === null ? null : Math.round((mean * (ahead + 1)) / atOnce / 100) / 10 };
}

/** A decision; who made it is not told to those it concerns. */
export function decisionShape(row: StoredDecision, run: string, who: Who): DecisionShape {
  const quiet = who.share?.view_as === 'author';
  return {
    kind: row.kind as DecisionShape['kind'],
    n: row.n,
    decision: row.decision as DecisionShape['decision'],
    reason: row.reason as DecisionShape['reason'],
    note: quiet ? null : row.note,
    by: quiet ? '' : row.by_whom,
    at: time(row.at),
    earlier: row.run !== run,
  };
}

const EFFECTIVE: Readonly<Record<string, string>> = { ok: 'confirmed_ok', bad: 'confirmed_problem', unsure: 'unsure', fix: 'fixed' };

/** Findings with the decisions on them: this run's own, or else the latest its owner made on the same reference elsewhere. */
export async function findingShapes(rows: readonly StoredFinding[], run: StoredRun, house: House, who: Who): Promise<FindingShape[]> {
  const own = await latestOn(house, run);
  const same = await decisionsOnSame(house.place.desk.db, run.owner, [...new Set(rows.map(({ fingerprint }) => fingerprint))]);
  return rows.map((row) => {
    const shape = JSON.parse(row.body) as FindingShape;
    const made = own.get(`${row.kind} ${row.n}`) ?? same.get(row.fingerprint);
    if (made === undefined || made.decision === 'none') return shape;
    const covered = coversAll(made, row, shape);
    const decision = decisionShape(made, run.id, who);
    return {
      ...shape,
      decision,
      effective: EFFECTIVE[made.decision] ?? shape.effective,
      needs: shape.needs && !(made.decision !== 'unsure' && covered),
    };
  });
}

/**
 * Whether a decision is about all that was found. What came up since it was made elsewhere (a retraction, another rule) is new, and needs a
 * person again. Of decisions on words that were made before this was kept it is not known, and they stand.
 */
function coversAll(made: StoredDecision, { kind }: StoredFinding, { finding }: FindingShape): boolean {
  if (made.covers === '' && kind !== 'reference') return true;
  const covers = new Set(made.covers.split(' '));
  return problemPrints(kind, finding).every((print) => covers.has(print));
}

/** Every finding of a run, with decisions. */
export async function allFindings(run: StoredRun, house: House, who: Who): Promise<FindingShape[]> {
  return findingShapes(await listFindings(house.place.desk.db, { run: run.id, limit: 100_000 }), run, house, who);
}

export async function batchShape(batch: StoredBatch, house: House, who: Who): Promise<BatchShape> {
  const { desk } = house.place;
  const { states, counts, finishedAt } = await batchFigures(desk.db, batch.id);
  const of = (state: string): number => states[state] ?? 0;
  const total = ['queued', 'running', 'done', 'failed', 'cancelled'].reduce((sum, state) => sum + of(state), 0);
  const left = of('queued') + of('running');
  const mean = left === 0 ? null : await meanTime(desk.db);
  return {
    id: batch.id,
    name: batch.name,
    anonymous: batch.anonymous === 1,
    createdAt: time(batch.created_at),
    finishedAt: total > 0 && left === 0 ? timeOrNull(finishedAt) : null,
    state: total === 0 ? 'open' : left === 0 ? 'done' : 'running',
    runs: { total, queued: of('queued'), running: of('running'), done: of('done'), failed: of('failed'), cancelled: of('cancelled') },
    counts: countsOf(counts),
    texts: textsOf(counts),
    needs: await needsOf(house, batch.owner, { batch: batch.id }),
    etaSeconds: mean === null ? null : Math.round((mean * left) / Math.max(1, house.workers() * house.settings.server.atOnce) / 100) / 10,
    view: viewOf(who),
  };
}

export const keyShape = (key: StoredKey): z.infer<typeof access.key> => ({
  id: key.id,
  name: key.name,
  owner: key.owner,
  scopes: key.scopes.split(' ') as z.infer<typeof access.key>['scopes'],
  createdAt: time(key.created_at),
  expiresAt: timeOrNull(key.expires_at),
  revokedAt: timeOrNull(key.revoked_at),
  usedAt: timeOrNull(key.used_at),
});

export const shareShape = (share: StoredShare): z.infer<typeof access.share> => ({
  id: share.id,
  run: share.run,
  batch: share.batch,
  view: share.view_as === 'author' ? 'author' : 'reviewer',
  createdAt: time(share.created_at),
  expiresAt: time(share.expires_at),
  revokedAt: timeOrNull(share.revoked_at),
});

export const webhookShape = (webhook: StoredWebhook): z.infer<typeof access.webhook> => ({
  id: webhook.id,
  url: webhook.url,
  events: webhook.events.split(' ') as z.infer<typeof access.webhook>['events'],
  createdAt: time(webhook.created_at),
});

export const deliveryShape = (delivery: StoredDelivery): z.infer<typeof access.delivery> => ({
  id: delivery.id,
  event: delivery.event,
  state: delivery.state as z.infer<typeof access.delivery>['state'],
  attempts: delivery.attempts,
  status: delivery.status,
  error: delivery.error,
  createdAt: time(delivery.created_at),
  nextAt: timeOrNull(delivery.next_at),
});
