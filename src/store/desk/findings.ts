/**
 * Findings and events as they settle, and what people decide. Events of a run are numbered without a gap in the transaction
 * that writes them, so that a reader who knows the last number misses nothing and sees nothing twice: a finding that a repeated
 * attempt only finds again is not told again, one that comes out different replaces the earlier and is told.
 */
import { type Selectable, sql } from 'kysely';
import type { Database, Desk } from '../desk.ts';
import { fenced, type Lease } from './jobs.ts';
import type { Tables } from './schema.ts';

export type StoredFinding = Selectable<Tables['desk_findings']>;
export type StoredEvent = Selectable<Tables['desk_events']>;
export type StoredDecision = Selectable<Tables['desk_decisions']>;

export interface NewEvent {
  readonly event: string;
  /** JSON. */
  readonly data: string;
}

/** Adds events to a run, numbered on from its last one, and says how far it is, where that is given. */
export async function addEvents(db: Database, run: string, now: number, events: readonly NewEvent[], advance?: Advance): Promise<void> {
  if (events.length === 0 && advance === undefined) return;
  const row = await db
    .updateTable('desk_runs')
    .set((of) => ({ last_event: of('last_event', '+', events.length), ...advance }))
    .where('id', '=', run)
    .returning('last_event')
    .executeTakeFirst();
  if (row === undefined || events.length === 0) return;
  const first = row.last_event - events.length + 1;
  await db
    .insertInto('desk_events')
    .values(events.map(({ event, data }, i) => ({ run, seq: first + i, event, data, at: now })))
    .execute();
}

/** Events of a run after a number, in order. */
export const eventsAfter = (db: Database, run: string, seq: number, limit = 500): Promise<StoredEvent[]> =>
  db.selectFrom('desk_events').selectAll().where('run', '=', run).where('seq', '>', seq).orderBy('seq').limit(limit).execute();

/** How far a run is. */
export interface Advance {
  readonly stage: string;
  readonly done: number;
  readonly total: number | null;
}

/** Columns of a finding that another attempt may find otherwise. */
const TOLD = ['status', 'severity', 'needs', 'fingerprint', 'hash', 'body'] as const;

/** Puts findings in one statement, for each statement is a way to the database and back; gives those that are new or came out different. */
async function put(
  db: Database,
  run: string,
  findings: readonly Omit<StoredFinding, 'run'>[],
): Promise<readonly Omit<StoredFinding, 'run'>[]> {
  if (findings.length === 0) return [];
  const rows = await db
    .insertInto('desk_findings')
    .values(findings.map((finding) => ({ run, ...finding })))
    .onConflict((on) =>
      on
        .columns(['run', 'kind', 'n'])
        .doUpdateSet((of) => Object.fromEntries(TOLD.map((column) => [column, of.ref(`excluded.${column}`)])))
        .whereRef('desk_findings.hash', '!=', 'excluded.hash'),
    )
    .returning(['kind', 'n'])
    .execute();
  const changed = new Set(rows.map(({ kind, n }) => `${kind} ${n}`));
  return findings.filter(({ kind, n }) => changed.has(`${kind} ${n}`));
}

/**
 * Writes what settled since the last time: findings that are new or came out different, each with its event (`eventOf` names
 * it), further events, and how far the run is. Throws LeaseLost. Gives how many findings were news.
 */
export async function record(
  desk: Desk,
  lease: Lease,
  findings: readonly Omit<StoredFinding, 'run'>[],
  told: { readonly advance: Advance; readonly events: readonly NewEvent[]; readonly eventOf: (kind: string) => string },
): Promise<number> {
  const now = await desk.now();
  return desk.whole(async (db) => {
    await fenced(db, lease);
    const changed = await put(db, lease.id, findings);
    const news = changed.map(({ kind, body }) => ({ event: told.eventOf(kind), data: body }));
    const { stage, done, total } = told.advance;
    // What was told meanwhile (how many there are) came before what settled.
    await addEvents(db, lease.id, now, [...told.events, ...news], { stage, done, total });
    return news.length;
  });
}

export interface FindingQuery {
  readonly run: string;
  readonly kind?: string;
  readonly status?: string;
  readonly needs?: boolean;
  readonly limit: number;
  readonly after?: { readonly kind: string; readonly n: number };
}

/** The order in which kinds are listed. */
const PLACE = sql<number>`case kind when 'reference' then 0 when 'quote' then 1 when 'claim' then 2 else 3 end`;
const PLACES: Readonly<Record<string, number>> = { reference: 0, quote: 1, claim: 2 };

/** Findings in the order of the document: references, then quotes, claims, and what concerns it as a whole. */
export async function listFindings(db: Database, query: FindingQuery): Promise<StoredFinding[]> {
  let wanted = db.selectFrom('desk_findings').selectAll().where('run', '=', query.run);
  if (query.kind !== undefined) wanted = wanted.where('kind', '=', query.kind);
  if (query.status !== undefined) wanted = wanted.where('status', '=', query.status);
  if (query.needs !== undefined) wanted = wanted.where('needs', '=', query.needs ? 1 : 0);
  const { after } = query;
  if (after !== undefined)
    wanted = wanted.where((of) =>
      of.or([of(PLACE, '>', PLACES[after.kind] ?? 3), of.and([of('kind', '=', after.kind), of('n', '>', after.n)])]),
    );
  return wanted.orderBy(PLACE).orderBy('n').limit(query.limit).execute();
}

export async function findingOf(db: Database, run: string, kind: string, n: number): Promise<StoredFinding | null> {
  const wanted = db.selectFrom('desk_findings').selectAll().where('run', '=', run).where('kind', '=', kind).where('n', '=', n);
  return (await wanted.executeTakeFirst()) ?? null;
}

/** How many findings a run has. */
export async function findingCount(db: Database, run: string): Promise<number> {
  const row = await db
    .selectFrom('desk_findings')
    .where('run', '=', run)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

/** Whether somebody decided on a finding `f` of its own run, and has not taken that back. */
const DECIDED_HERE = sql<boolean>`exists (select 1 from desk_decisions d where d.run = f.run and d.kind = f.kind and d.n = f.n
  and d.decision <> 'none' and not exists (select 1 from desk_decisions l where l.run = d.run and l.kind = d.kind and l.n = d.n and l.seq > d.seq))`;
/** Whether a decision of the owner of its run `r` on the same words, made on another run, may stand for one of its own. */
const DECIDED_ELSEWHERE = sql<boolean>`exists (select 1 from desk_decisions e where e.owner = r.owner and e.fingerprint = f.fingerprint)
  and not exists (select 1 from desk_decisions d where d.run = f.run and d.kind = f.kind and d.n = f.n)`;

/**
 * How many findings of a run, or of the runs that stand for the papers of a batch, need a person and were not decided on there; with those of them on which the same
 * owner decided elsewhere.
 */
export async function undecided(
  db: Database,
  of: { readonly run: string } | { readonly batch: string },
): Promise<{ readonly count: number; readonly elsewhere: readonly StoredFinding[] }> {
  const open = db
    .selectFrom('desk_findings as f')
    .innerJoin('desk_runs as r', 'r.id', 'f.run')
    .where('run' in of ? 'f.run' : 'r.batch', '=', 'run' in of ? of.run : of.batch)
    .where('f.needs', '=', 1)
    .where((one) => ('run' in of ? one.lit(true) : one('r.behind', '=', 0)))
    .where(sql<boolean>`not ${DECIDED_HERE}`);
  const row = await open.select((one) => one.fn.countAll<number>().as('count')).executeTakeFirst();
  const count = Number(row?.count ?? 0);
  return { count, elsewhere: count === 0 ? [] : await open.where(DECIDED_ELSEWHERE).selectAll('f').execute() };
}

/** On this finding stands another decision than the one that whoever decides knew of. */
export class DecidedMeanwhile extends Error {
  constructor() {
    super('another decision stands on this finding by now');
    this.name = 'DecidedMeanwhile';
  }
}

/**
 * Writes a decision down, behind the earlier ones, and tells it as an event. `known.after` is when the decision was made that whoever
 * decides saw on this finding of this run, null for none: where another stands by now, nothing is written and DecidedMeanwhile is thrown.
 */
export async function decide(
  desk: Desk,
  made: Omit<StoredDecision, 'seq' | 'at'>,
  data: (at: number) => string,
  known: { readonly after?: number | null } = {},
): Promise<StoredDecision> {
  const now = await desk.now();
  return desk.whole(async (db) => {
    // The run's row is held from here on, so that of two at once the second sees what the first decided.
    await db
      .updateTable('desk_runs')
      .set((of) => ({ last_event: of('last_event', '+', 0) }))
      .where('id', '=', made.run)
      .execute();
    const last = await lastDecision(db, made);
    const standing = last === undefined || last.decision === 'none' ? null : last.at;
    if (known.after !== undefined && known.after !== standing) throw new DecidedMeanwhile();
    // Two in one millisecond would be taken for one.
    const at = last === undefined ? now : Math.max(now, last.at + 1);
    const row = await db
      .insertInto('desk_decisions')
      .values({ ...made, at })
      .returningAll()
      .executeTakeFirstOrThrow();
    await addEvents(db, made.run, at, [{ event: 'decision.made', data: data(at) }]);
    return row;
  });
}

/** The latest decision on a finding of a run, one that takes back among them. */
const lastDecision = (db: Database, { run, kind, n }: Pick<StoredDecision, 'run' | 'kind' | 'n'>): Promise<StoredDecision | undefined> =>
  db
    .selectFrom('desk_decisions')
    .selectAll()
    .where('run', '=', run)
    .where('kind', '=', kind)
    .where('n', '=', n)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Every decision on a run, in the order made. */
export const decisionsOn = (db: Database, run: string): Promise<StoredDecision[]> =>
  db.selectFrom('desk_decisions').selectAll().where('run', '=', run).orderBy('seq').execute();

/** The latest decision of an owner on each of these references, made on any run: the same reference need not be decided twice. */
export async function decisionsOnSame(db: Database, owner: string, fingerprints: readonly string[]): Promise<Map<string, StoredDecision>> {
  const latest = new Map<string, StoredDecision>();
  for (let from = 0; from < fingerprints.length; from += 500) {
    const some = fingerprints.slice(from, from + 500);
    const rows = await db
      .selectFrom('desk_decisions')
      .selectAll()
      .where('owner', '=', owner)
      .where('fingerprint', 'in', some)
      .orderBy('seq')
      .execute();
    for (const row of rows) latest.set(row.fingerprint, row);
  }
  return latest;
}
