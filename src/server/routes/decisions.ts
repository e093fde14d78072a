/** Routes of what people decide on findings: a word on one, and everything that was decided on a run. */
import { z } from '@hono/zod-openapi';
import { DecidedMeanwhile, decide, decisionsOn, findingOf, type StoredFinding } from '../../store/desk/findings.ts';
import type { StoredRun } from '../../store/desk/runs.ts';
import { takeJson } from '../body.ts';
import { type FindingKind, problemPrints } from '../findings.ts';
import { type House, may, runFor, storable, type Who } from '../house.ts';
import { decisionShape } from '../present.ts';
import { notFound, Problem } from '../problem.ts';
import { type App, idOf, numberOf, type Routes, route } from '../routes.ts';
import { decision, decisionRequest } from '../shapes.ts';
import { PARTS } from './findings.ts';

export const decisionRoutes: Routes = (app, house) => {
  for (const [part, kind] of PARTS) decisionRoute(app, house, part, kind);
  decisionsRoute(app, house);
};

/** A person's word on one finding. */
function decisionRoute(app: App, house: House, part: string, kind: FindingKind): void {
  const { desk } = house.place;
  route(
    app,
    {
      method: 'post',
      path: `/v1/runs/{id}/${part}/{n}/decision`,
      tag: 'findings',
      summary: `Decide on one ${kind}; the verdict itself stays`,
      scope: 'decide',
      takes: { 'application/json': decisionRequest },
      gives: { 200: decision },
    },
    async (c) => {
      const run = await runFor(c, house, idOf(c), 'decide');
      const who = may(c, 'decide');
      const row = await findingOf(desk.db, run.id, kind, numberOf(c));
      if (row === null) throw notFound(kind);
      const asked = await takeJson(c, decisionRequest);
      const made = decisionOn(row, run, kind, who, asked);
      const known = asked.after === undefined ? {} : { after: asked.after === null ? null : Date.parse(asked.after) };
      const kept = await decide(desk, made, (ms) => JSON.stringify(decisionShape({ ...made, seq: 0, at: ms }, run.id, who)), known).catch(
        (thrown: unknown) => {
          if (thrown instanceof DecidedMeanwhile)
            throw new Problem('conflict', 'Somebody else decided on this meanwhile; nothing was kept.');
          throw thrown;
        },
      );
      house.hub.news(run.id);
      return c.json(decisionShape(kept, run.id, who));
    },
  );
}

/** The decision as it is kept: what it is on, who made it, and which problems it covers. */
function decisionOn(row: StoredFinding, run: StoredRun, kind: FindingKind, who: Who, asked: z.infer<typeof decisionRequest>) {
  const { decision: word, reason, note, by } = asked;
  const shape = JSON.parse(row.body) as { readonly finding: object };
  return {
    run: run.id,
    owner: run.owner,
    kind,
    n: row.n,
    decision: word,
    reason: reason ?? null,
    note: note === undefined ? null : storable(note),
    // Whoever has a key is known by it; what they call themselves stands beside it.
    by_whom: storable(who.via === 'loopback' ? (by ?? '') : by === undefined ? who.name : `${by} (${who.name})`),
    fingerprint: row.fingerprint,
    covers: problemPrints(kind, shape.finding).join(' '),
  };
}

/** Who decided what, and when. */
function decisionsRoute(app: App, house: House): void {
  const { desk } = house.place;
  route(
    app,
    {
      method: 'get',
      path: '/v1/runs/{id}/decisions',
      tag: 'findings',
      summary: 'Every decision on a run, in the order made',
      scope: 'read',
      gives: { 200: z.object({ items: z.array(decision) }) },
    },
    async (c) => {
      const run = await runFor(c, house, idOf(c));
      const who = may(c, 'read');
      return c.json({ items: (await decisionsOn(desk.db, run.id)).map((row) => decisionShape(row, run.id, who)) });
    },
  );
}
