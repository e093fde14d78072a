/** The desk's tables, by the same contract on SQLite and on a real PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as access from '../../src/store/desk/access.ts';
import {
  batchById,
  batchFigures,
  batchJustEnded,
  cancelBatch,
  createBatch,
  deleteBatch,
  listBatches,
} from '../../src/store/desk/batches.ts';
import {
  decide,
  decisionsOn,
  decisionsOnSame,
  eventsAfter,
  findingCount,
  findingOf,
  listFindings,
  record,
  undecided,
} from '../../src/store/desk/findings.ts';
import {
  claim,
  enqueue,
  fenced,
  type Lease,
  LeaseLost,
  meanTime,
  putBack,
  queueLength,
  releaseExpired,
  releaseWorker,
  renew,
} from '../../src/store/desk/jobs.ts';
import { beginRun, cancelRun, createRun, deleteRun, endRun, listRuns, type Outcome, runById } from '../../src/store/desk/runs.ts';
import { deletedWithTraces, leaveTrace, strikeTrace, tracesOf } from '../../src/store/desk/traces.ts';
import {
  announce,
  createWebhook,
  deleteWebhook,
  delivered,
  deliveryById,
  listDeliveries,
  RETRY_SECONDS,
  resend,
} from '../../src/store/desk/webhooks.ts';
import { type Desk, openDesk } from '../../src/store/desk.ts';
import { type Postgres, startPostgres } from '../servers/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'stet-desk-'));
let server: Postgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

let n = 0;
const BACKENDS = [
  ['SQLite', async () => join(folder, `desk-${++n}.db`)],
  ['PostgreSQL', () => server.database()],
] as const;

const MINUTE = 60_000;
const OUTCOME: Outcome = {
  state: 'done',
  counts: '{"exist":2,"fake":1}',
  warnings: 0,
  error: null,
  report: 'sha256:r',
  document: 'sha256:d',
  log: 'r_1',
  total: 3,
  done: 3,
  events: [{ event: 'run.done', data: '{}' }],
};
const finding = (at: number, more: Partial<Parameters<typeof record>[2][number]> = {}) => ({
  kind: 'reference',
  n: at,
  status: 'exist',
  severity: null,
  needs: 0,
  fingerprint: `f${at}`,
  hash: `h${at}`,
  body: JSON.stringify({ n: at }),
  ...more,
});
const told = { advance: { stage: 'checking', done: 1, total: 3 }, events: [], eventOf: () => 'ref.verified' };

for (const [name, fresh] of BACKENDS) {
  describe(`the desk on ${name}`, () => {
    let desk: Desk;
    let where: string;
    const opened: Desk[] = [];
    const open = async (): Promise<Desk> => {
      const one = await openDesk(where);
      opened.push(one);
      return one;
    };
    beforeEach(async () => {
      for (const one of opened.splice(0)) await one.close();
      where = await fresh();
      desk = await open();
      await desk.migrate();
    });
    afterAll(async () => {
      for (const one of opened.splice(0)) await one.close();
    });
    const run = async (owner = 'ada', more: { batch?: string; input?: string } = {}): Promise<string> => {
      const now = await desk.now();
      const made = {
        owner,
        name: 'p.pdf',
        kind: 'document',
        mediaType: null,
        input: more.input ?? 'sha256:i',
        sources: '[]',
        options: '{}',
      };
      return (await desk.whole((db) => createRun(db, now, { ...made, batch: more.batch ?? null }))).id;
    };
    const take = async (worker = 'w1', ms = MINUTE): Promise<Lease> => {
      const lease = await claim(desk, worker, ['check'], ms);
      if (lease === null) throw new Error('no job');
      return lease;
    };

    it('migrates again without change, and from two processes at once', async () => {
      const other = await open();
      await Promise.all([desk.migrate(), other.migrate()]);
      expect(await desk.db.selectFrom('desk_runs').selectAll().execute()).toEqual([]);
    });

    it('lets no run end before it began, nor wait, where the clock was set back by an hour', async () => {
      const ahead = (await desk.now()) + 60 * MINUTE;
      const made = { owner: 'ada', name: 'p', kind: 'text', mediaType: null, input: 'i', sources: '[]', options: '{}', batch: null };
      const [first, second] = await desk.whole(async (db) => [await createRun(db, ahead, made), await createRun(db, ahead, made)] as const);
      const lease = await take();
      const begun = await beginRun(desk, lease);
      expect(begun?.started_at).toBe(ahead);
      await endRun(desk, lease, OUTCOME);
      const done = await runById(desk.db, lease.id);
      expect(done?.finished_at).toBe(ahead);
      await cancelRun(desk, lease.id === first.id ? second.id : first.id);
      const other = await runById(desk.db, lease.id === first.id ? second.id : first.id);
      expect(other?.finished_at).toBe(ahead);
      expect(await meanTime(desk.db)).toBe(0);
    });

    it('undoes a write that fails in its middle', async () => {
      const now = await desk.now();
      await expect(
        desk.whole(async (db) => {
          await enqueue(db, now, { id: 'x', kind: 'check', owner: 'ada' });
          throw new Error('broken off');
        }),
      ).rejects.toThrow('broken off');
      expect(await queueLength(desk, 'check')).toEqual({ waiting: 0, own: 0, leased: 0 });
      await run();
      expect((await queueLength(desk, 'check', 'ada')).own).toBe(1);
    });

    it('hands each job to one worker alone', async () => {
      const ids = [await run(), await run(), await run()];
      const other = await open();
      const leases = await Promise.all([
        claim(desk, 'a', ['check'], MINUTE),
        claim(other, 'b', ['check'], MINUTE),
        claim(desk, 'c', ['check'], MINUTE),
      ]);
      const more = await claim(other, 'd', ['check'], MINUTE);
      const taken = [...leases, more].flatMap((lease) => (lease === null ? [] : [lease.id]));
      expect(new Set(taken).size).toBe(taken.length);
      expect(new Set(taken)).toEqual(new Set(ids.slice(0, taken.length).length === 3 ? ids : taken));
      expect(await claim(desk, 'e', ['deliver'], MINUTE)).toBeNull();
    });

    it('takes turns between owners: one with many jobs does not hold up one with few', async () => {
      for (let i = 0; i < 4; i += 1) await run('many');
      await run('few');
      const owners = [(await take()).owner, (await take()).owner, (await take()).owner];
      expect(owners).toContain('few');
      expect(owners.indexOf('few')).toBeLessThan(2);
    });

    it('serves one owner in the order asked', async () => {
      const ids = [await run(), await run(), await run()];
      const order = [(await take()).id, (await take()).id, (await take()).id];
      const times = await desk.db.selectFrom('desk_runs').select(['id', 'created_at']).orderBy('created_at').orderBy('id').execute();
      expect(order).toEqual(times.map(({ id }) => id));
      expect(new Set(order)).toEqual(new Set(ids));
    });

    it('gives a silent worker’s job to another, and refuses what the first still writes', async () => {
      const id = await run();
      const first = await take('w1', 20);
      await beginRun(desk, first);
      await new Promise((done) => setTimeout(done, 60));
      // Whoever asks for more is not gone, but was busy: it keeps what it holds until another takes it.
      expect(await claim(desk, 'w1', ['check'], MINUTE)).toBeNull();
      expect(await renew(desk, first, 1)).toEqual({ held: true, stop: false });
      await new Promise((done) => setTimeout(done, 60));
      const second = await take('w2');
      expect(second).toMatchObject({ id, attempts: 2 });
      expect(second.token).toBeGreaterThan(first.token);
      await expect(record(desk, first, [finding(1)], told)).rejects.toThrow(LeaseLost);
      await expect(endRun(desk, first, OUTCOME)).rejects.toThrow(LeaseLost);
      expect(await renew(desk, first, MINUTE)).toEqual({ held: false, stop: false });
      await beginRun(desk, second);
      expect((await endRun(desk, second, OUTCOME)).state).toBe('done');
      await expect(endRun(desk, second, OUTCOME)).rejects.toThrow(LeaseLost);
      const events = await eventsAfter(desk.db, id, 0);
      expect(events.filter(({ event }) => event === 'run.done')).toHaveLength(1);
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
    });

    it('a renewed lease does not run out', async () => {
      await run();
      const lease = await take('w1', 40);
      expect(await renew(desk, lease, MINUTE)).toEqual({ held: true, stop: false });
      await new Promise((done) => setTimeout(done, 60));
      expect(await releaseExpired(desk, await desk.now())).toBe(0);
      await desk.whole((db) => fenced(db, lease));
    });

    it('puts back the jobs of a worker known to be gone, of all when a desk starts anew', async () => {
      await run();
      await run();
      const [a] = [await take('a'), await take('b')];
      expect(await releaseWorker(desk, 'a', true)).toBe(1);
      expect(await renew(desk, a, MINUTE)).toEqual({ held: false, stop: false });
      expect(await releaseWorker(desk, null, false)).toBe(1);
      expect([(await take()).attempts, (await take()).attempts].sort()).toEqual([1, 2]);
      await releaseWorker(desk, null, false);
      expect((await queueLength(desk, 'check')).waiting).toBe(2);
    });

    it('puts a job back for later without spending an attempt', async () => {
      await run();
      const lease = await take();
      await putBack(desk, lease, await desk.now(), false);
      expect((await take()).attempts).toBe(1);
      const again = await claim(desk, 'w', ['check'], MINUTE);
      expect(again).toBeNull();
    });

    it('keeps a job that is not yet due', async () => {
      const now = await desk.now();
      await desk.whole((db) => enqueue(db, now, { id: 'later', kind: 'check', owner: 'ada', availableAt: now + MINUTE }));
      expect(await claim(desk, 'w', ['check'], MINUTE)).toBeNull();
    });

    it('tells a finding once, and again only when it came out different', async () => {
      const id = await run();
      const lease = await take();
      await beginRun(desk, lease);
      expect(await record(desk, lease, [finding(1), finding(2)], told)).toBe(2);
      expect(await record(desk, lease, [finding(1), finding(2), finding(3)], told)).toBe(1);
      expect(await record(desk, lease, [finding(2, { hash: 'other', status: 'fake', needs: 1 })], told)).toBe(1);
      const events = await eventsAfter(desk.db, id, 1);
      expect(events.map(({ event, data }) => [event, JSON.parse(data).n])).toEqual([
        ['ref.verified', 1],
        ['ref.verified', 2],
        ['ref.verified', 3],
        ['ref.verified', 2],
      ]);
      expect(await findingCount(desk.db, id)).toBe(3);
      expect(await undecided(desk.db, { run: id })).toEqual({ count: 1, elsewhere: [] });
      expect((await findingOf(desk.db, id, 'reference', 2))?.status).toBe('fake');
      expect((await listFindings(desk.db, { run: id, limit: 2 })).map((one) => one.n)).toEqual([1, 2]);
      expect((await listFindings(desk.db, { run: id, limit: 2, after: { kind: 'reference', n: 2 } })).map((one) => one.n)).toEqual([3]);
      expect((await listFindings(desk.db, { run: id, limit: 9, needs: true })).map((one) => one.n)).toEqual([2]);
      expect((await runById(desk.db, id))?.done).toBe(1);
      expect(await eventsAfter(desk.db, id, 4)).toHaveLength(1);
    });

    it('stops a waiting run at once, and one under way at its next sign of life', async () => {
      const [first, second] = [await run(), await run()];
      const lease = await take();
      const waiting = lease.id === first ? second : first;
      expect(await cancelRun(desk, waiting)).toBe('cancelled');
      expect((await runById(desk.db, waiting))?.state).toBe('cancelled');
      expect(await cancelRun(desk, lease.id)).toBe('asked');
      expect(await renew(desk, lease, MINUTE)).toEqual({ held: true, stop: true });
      await beginRun(desk, lease);
      await endRun(desk, lease, { ...OUTCOME, state: 'cancelled' });
      expect(await cancelRun(desk, lease.id)).toBe('ended');
      expect(await claim(desk, 'w', ['check'], MINUTE)).toBeNull();
    });

    it('deletes what a run was made of, but not what another still names', async () => {
      const id = await run('ada', { input: 'sha256:shared' });
      const other = await run('ada', { input: 'sha256:shared' });
      const lease = await take();
      await beginRun(desk, lease);
      await record(desk, lease, [finding(1)], told);
      await endRun(desk, lease, { ...OUTCOME, lines: 'line\n' });
      expect(await deleteRun(desk, lease.id)).toEqual({ files: ['sha256:r', 'sha256:d'], log: 'r_1', underWay: false });
      expect(await deleteRun(desk, lease.id === id ? other : id)).toEqual({
        files: ['sha256:shared'],
        log: null,
        underWay: false,
      });
      expect(await runById(desk.db, lease.id)).toMatchObject({ state: 'deleted', name: '', input: '', report: null, log: 'r_1' });
      expect(await listFindings(desk.db, { run: lease.id, limit: 9 })).toEqual([]);
      expect(await eventsAfter(desk.db, lease.id, 0)).toEqual([]);
      expect(await desk.db.selectFrom('desk_logs').selectAll().execute()).toEqual([]);
      expect(await listRuns(desk.db, { owner: 'ada', limit: 9 })).toEqual([]);
    });

    it('tells of a run that was deleted under a worker’s hands, and what its attempts leave until it is struck off', async () => {
      const id = await run('ada', { input: 'sha256:made' });
      const lease = await take();
      await beginRun(desk, lease);
      const now = await desk.now();
      const left = [
        { kind: 'log', name: 'r_1' },
        { kind: 'file', name: 'sha256:made' },
      ] as const;
      for (const trace of [...left, left[1]]) await leaveTrace(desk.db, id, now, trace);
      expect(await deletedWithTraces(desk.db, now + 1_000_000)).toEqual([]);
      // Bytes that a run under way has made may be what another was handed in.
      const other = await run('ada', { input: 'sha256:made' });
      expect(await deleteRun(desk, other)).toEqual({ files: [], log: null, underWay: false });
      expect(await deleteRun(desk, id)).toEqual({ files: ['sha256:made'], log: null, underWay: true });
      await expect(record(desk, lease, [finding(1)], told)).rejects.toThrow(LeaseLost);
      expect(await deletedWithTraces(desk.db, now - 1_000_000)).toEqual([]);
      expect(await deletedWithTraces(desk.db, now + 1_000_000)).toEqual([id]);
      expect([...(await tracesOf(desk.db, id))].sort((a, b) => a.name.localeCompare(b.name))).toEqual(left);
      for (const trace of left) await strikeTrace(desk.db, id, trace);
      expect(await tracesOf(desk.db, id)).toEqual([]);
      expect(await deletedWithTraces(desk.db, now + 1_000_000)).toEqual([]);
    });

    it('deletes a batch once no run of it has content, with its links', async () => {
      const { id: batch } = await createBatch(desk, { owner: 'ada', name: 'spring', anonymous: false });
      const member = await run('ada', { batch });
      expect(await deleteBatch(desk, batch)).toBe(false);
      expect(await batchById(desk.db, batch)).not.toBeNull();
      await deleteRun(desk, member);
      expect(await deleteBatch(desk, batch)).toBe(true);
      expect(await batchById(desk.db, batch)).toBeNull();
      expect(await deleteBatch(desk, batch)).toBe(true);
    });

    it('lists runs newest first, page by page, each owner’s own', async () => {
      const ids: string[] = [];
      for (let i = 0; i < 5; i += 1) ids.push(await run());
      await run('bob');
      const seen: string[] = [];
      let after: { createdAt: number; id: string } | undefined;
      for (;;) {
        const page = await listRuns(desk.db, { owner: 'ada', limit: 2, ...(after === undefined ? {} : { after }) });
        seen.push(...page.map(({ id }) => id));
        const last = page.at(-1);
        if (last === undefined) break;
        after = { createdAt: last.created_at, id: last.id };
      }
      expect(new Set(seen)).toEqual(new Set(ids));
      expect(seen).toHaveLength(5);
      expect(await listRuns(desk.db, { owner: null, limit: 9 })).toHaveLength(6);
    });

    it('adds a batch up, and says once that it has ended', async () => {
      const batch = await createBatch(desk, { owner: 'ada', name: 'CfP', anonymous: false });
      for (let i = 0; i < 2; i += 1) await run('ada', { batch: batch.id });
      const ended: boolean[] = [];
      for (let i = 0; i < 2; i += 1) {
        const lease = await take();
        await beginRun(desk, lease);
        await record(desk, lease, [finding(1, { needs: 1 })], told);
        await endRun(desk, lease, OUTCOME, async (db) => {
          ended.push(await batchJustEnded(db, batch.id));
        });
      }
      expect(ended).toEqual([false, true]);
      expect(await desk.whole((db) => batchJustEnded(db, batch.id))).toBe(false);
      expect(await batchFigures(desk.db, batch.id)).toMatchObject({ states: { done: 2 }, counts: { exist: 4, fake: 2 } });
      expect((await undecided(desk.db, { batch: batch.id })).count).toBe(2);
      await run('ada', { batch: batch.id });
      expect(await cancelBatch(desk, batch.id)).toBe(1);
      expect(await listBatches(desk.db, { owner: 'ada', limit: 5 })).toHaveLength(1);
      expect(await meanTime(desk.db)).toBeGreaterThanOrEqual(0);
    });

    it('keeps decisions in order, beside the finding, and finds them again by the reference', async () => {
      const id = await run();
      const made = {
        run: id,
        owner: 'ada',
        kind: 'reference',
        n: 1,
        reason: null,
        note: 'it’s “real”; 正しい',
        by_whom: 'Ada',
        fingerprint: 'f1',
        covers: 'p1 p2',
      };
      await decide(desk, { ...made, decision: 'bad' }, () => '{}');
      await decide(desk, { ...made, decision: 'ok' }, () => '{}');
      expect((await decisionsOn(desk.db, id)).map(({ decision }) => decision)).toEqual(['bad', 'ok']);
      const same = await decisionsOnSame(desk.db, 'ada', ['f1', 'f2']);
      expect([...same].map(([print, { decision, note }]) => [print, decision, note])).toEqual([['f1', 'ok', made.note]]);
      expect(await decisionsOnSame(desk.db, 'bob', ['f1'])).toEqual(new Map());
      expect((await eventsAfter(desk.db, id, 0)).map(({ event }) => event)).toEqual(['decision.made', 'decision.made']);
    });

    it('counts what nobody decided on, of a run and of its batch, and names what was decided elsewhere', async () => {
      const [id, other] = [await run(), await run()];
      for (let i = 0; i < 2; i += 1) {
        const lease = await take();
        await beginRun(desk, lease);
        const kept = [1, 2, 3].map((n) => finding(n, { needs: n < 3 ? 1 : 0 }));
        await record(desk, lease, [finding(1, { kind: 'remark', fingerprint: `whole ${lease.id}` }), ...kept], told);
      }
      const decided = (of: string, n: number, decision: string) =>
        decide(
          desk,
          {
            run: of,
            owner: 'ada',
            kind: 'reference',
            n,
            decision,
            reason: null,
            note: null,
            by_whom: '',
            fingerprint: `f${n}`,
            covers: '',
          },
          () => '{}',
        );
      const counted = async (of: string) => {
        const { count, elsewhere } = await undecided(desk.db, { run: of });
        return [count, elsewhere.map(({ n }) => n)];
      };
      expect(await counted(id)).toEqual([2, []]);
      const kinds = async (after?: { kind: string; n: number }) =>
        (await listFindings(desk.db, { run: id, limit: 9, ...(after === undefined ? {} : { after }) })).map(
          (one) => `${one.kind} ${one.n}`,
        );
      expect(await kinds()).toEqual(['reference 1', 'reference 2', 'reference 3', 'remark 1']);
      expect(await kinds({ kind: 'reference', n: 3 })).toEqual(['remark 1']);
      await decided(id, 1, 'unsure');
      // One that needs nobody takes nothing away.
      await decided(id, 3, 'ok');
      expect([await counted(id), await counted(other)]).toEqual([
        [1, []],
        [2, [1]],
      ]);
      await decided(id, 1, 'none');
      expect(await counted(id)).toEqual([2, []]);
    });

    it('knows keys by their secret alone, and keeps no secret', async () => {
      const { key, secret } = await access.createKey(desk, { kind: 'key', name: 'ci', scopes: ['read'], expiresAt: null });
      expect((await access.keyOf(desk, secret))?.id).toBe(key.id);
      expect(await access.keyOf(desk, `${secret}x`)).toBeNull();
      expect(JSON.stringify(await desk.db.selectFrom('desk_keys').selectAll().execute())).not.toContain(secret);
      const old = await access.createKey(desk, { kind: 'key', name: 'old', scopes: ['read'], expiresAt: (await desk.now()) - 1 });
      expect(await access.keyOf(desk, old.secret)).toBeNull();
      const session = await access.createKey(desk, { kind: 'session', name: key.id, owner: key.owner, scopes: ['read'], expiresAt: null });
      expect(await access.revokeKey(desk, key.id)).toBe(true);
      expect(await access.revokeKey(desk, key.id)).toBe(false);
      expect(await access.keyOf(desk, secret)).toBeNull();
      expect(await access.keyOf(desk, session.secret)).toBeNull();
      expect(await access.listKeys(desk.db)).toHaveLength(2);
    });

    it('opens a shared link until it expires or is closed', async () => {
      const id = await run();
      const { share, token } = await access.createShare(desk, { owner: 'ada', run: id, batch: null, view: 'author', ms: MINUTE });
      expect(await access.shareOf(desk, token)).toMatchObject({ run: id, view_as: 'author' });
      expect(await access.revokeShare(desk, share.id, 'bob')).toBe(false);
      expect(await access.revokeShare(desk, share.id, 'ada')).toBe(true);
      expect(await access.shareOf(desk, token)).toBeNull();
      const short = await access.createShare(desk, { owner: 'ada', run: id, batch: null, view: 'author', ms: -1 });
      expect(await access.shareOf(desk, short.token)).toBeNull();
      expect(await access.listShares(desk.db, 'ada')).toHaveLength(2);
    });

    it('remembers one answer for an idempotency key', async () => {
      const now = await desk.now();
      const made = { owner: 'ada', key: 'k', body: 'b', answer: 'chk_1' };
      expect(await desk.whole((db) => access.remember(db, now, made))).toBe(true);
      expect(await desk.whole((db) => access.remember(db, now, { ...made, answer: 'chk_2' }))).toBe(false);
      expect(await access.answered(desk.db, 'ada', 'k', now)).toEqual({ body: 'b', answer: 'chk_1' });
      expect(await access.answered(desk.db, 'bob', 'k', now)).toBeNull();
      const later = now + access.REMEMBERED_MS + 1;
      expect(await access.answered(desk.db, 'ada', 'k', later)).toBeNull();
      expect(await desk.whole((db) => access.remember(db, later, made))).toBe(true);
    });

    it('announces to whom it concerns, tries again after a failure, and gives up in the end', async () => {
      const webhook = await createWebhook(desk, { owner: 'ada', url: 'https://example.org/hook', events: ['run.done'] });
      await createWebhook(desk, { owner: 'bob', url: 'https://example.org/hook', events: ['run.done'] });
      const now = await desk.now();
      await desk.whole((db) => announce(db, now, 'ada', 'run.failed', '{}'));
      await desk.whole((db) => announce(db, now, 'ada', 'run.done', '{"a":1}'));
      const [delivery] = await listDeliveries(desk.db, webhook.id);
      expect(await desk.db.selectFrom('desk_deliveries').selectAll().execute()).toHaveLength(1);
      for (let attempt = 1; ; attempt += 1) {
        const lease = await claim(desk, 'w', ['deliver'], MINUTE);
        if (lease === null) break;
        expect(lease.attempts).toBe(attempt);
        await delivered(desk, lease, { ok: false, status: 503, error: 'busy' });
        await desk.db.updateTable('desk_jobs').set({ available_at: 0 }).execute();
      }
      expect(await deliveryById(desk.db, delivery?.id ?? '')).toMatchObject({
        state: 'failed',
        attempts: RETRY_SECONDS.length + 1,
        status: 503,
        next_at: null,
      });
      if (delivery === undefined) throw new Error('no delivery');
      await resend(desk, delivery);
      const lease = await claim(desk, 'w', ['deliver'], MINUTE);
      if (lease === null) throw new Error('not sent again');
      await delivered(desk, lease, { ok: true, status: 204, error: null });
      expect((await listDeliveries(desk.db, webhook.id)).map(({ state }) => state).sort()).toEqual(['delivered', 'failed']);
      await deleteWebhook(desk, webhook.id);
      expect(await listDeliveries(desk.db, webhook.id)).toEqual([]);
    });
  });
}

describe('opening a desk', () => {
  it('says what is wrong with a place that cannot be opened, without the password in it', async () => {
    await expect(openDesk(join(folder, 'desk-1.db', 'below', 'a-file.db'))).rejects.toMatchObject({ code: 'store-failed' });
    const closed = await openDesk('postgres://someone:hunter2@127.0.0.1:1/none');
    const thrown = await closed.migrate().catch((error: unknown) => error);
    expect(String(thrown)).toContain('database of the desk cannot be reached');
    expect(String(thrown)).not.toContain('hunter2');
    await closed.close();
  });

  it('makes its tables whole or not at all: what cut it off between two of them does not keep it shut for ever', async () => {
    const where = join(folder, 'cut.db');
    const cut = await openDesk(where);
    // One table that is made late is there already, as a full disk or a kill ends it half way.
    await sql`create table desk_decisions (it text)`.execute(cut.db);
    // With a row in it, it is left as it is.
    await sql`insert into desk_decisions values ('kept')`.execute(cut.db);
    await expect(cut.migrate()).rejects.toMatchObject({ code: 'store-failed' });
    const there = await sql<{ name: string }>`select name from sqlite_master where name like 'desk_r%'`.execute(cut.db);
    expect(there.rows).toEqual([]);
    await sql`delete from desk_decisions`.execute(cut.db);
    await cut.close();
    const again = await openDesk(where);
    await again.migrate();
    expect(await listBatches(again.db, { owner: 'ada', limit: 2 })).toEqual([]);
    await again.close();
  });

  it('survives a desk that is closed and opened again', async () => {
    const where = join(folder, 'again.db');
    const first = await openDesk(where);
    await first.migrate();
    await createBatch(first, { owner: 'ada', name: 'kept', anonymous: true });
    await first.close();
    const second = await openDesk(where);
    await second.migrate();
    expect((await listBatches(second.db, { owner: 'ada', limit: 2 })).map(({ name }) => name)).toEqual(['kept']);
    await second.close();
  });
});

describe('a server that does not answer', () => {
  it('is said to be just that, and not to hold tables of another version', async () => {
    const migrated = openDesk('postgres://127.0.0.1:1/stet').then((desk) => desk.migrate().finally(() => desk.close()));
    await expect(migrated).rejects.toThrow(/^The database of the desk cannot be reached: connect ECONNREFUSED[^.]*127\.0\.0\.1:1\.$/);
  });
});
