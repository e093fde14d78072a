/** Routes of access: who am I, keys, the session of the pages, links that are shared. */

import { z } from '@hono/zod-openapi';
import { deleteCookie, setCookie } from 'hono/cookie';
import { ENGINE, READ_LIMITS } from '../../index.ts';
import { createKey, createShare, keyOf, listKeys, listShares, revokeKey, revokeShare } from '../../store/desk/access.ts';
import { isShared } from '../../store/shared.ts';
import { MOST_JSON, takeJson } from '../body.ts';
import { MOST_SOURCES } from '../create.ts';
import { COOKIE } from '../guard.ts';
import { batchFor, type House, may, runFor, storable } from '../house.ts';
import { UPLOADS_AT_ONCE } from '../intake.ts';
import { keyShape, shareShape } from '../present.ts';
import { notFound, Problem } from '../problem.ts';
import { type App, idOf, type Routes, route } from '../routes.ts';
import { key, keyCreated, keyRequest, me, share, shareCreated, shareRequest } from '../shapes/access.ts';
import { ENDINGS } from './reports.ts';

const HOUR = 3_600_000;
const SESSION_MS = 12 * HOUR;
const session = z
  .object({ key: z.string().min(10).max(300) })
  .strict()
  .openapi('SessionRequest');

const about = ({ settings, login }: House) => ({
  login,
  engine: ENGINE,
  offline: settings.offline,
  providers: settings.offline ? [] : [...settings.providers],
  // Names, not paths: where things lie on the server is nobody's business.
  indexes: settings.index.map((path) =>
    isShared(path) ? (new URL(path).searchParams.get('index') ?? 'works') : (path.split(/[\\/]/).at(-1) ?? ''),
  ),
  layers: ['refs', 'quotes', 'claims'],
  formats: Object.keys(ENDINGS),
  limits: {
    fileBytes: settings.limits.inputBytes,
    sources: MOST_SOURCES,
    waitingRuns: settings.server.waiting,
    pages: settings.limits.pages,
    unpackedBytes: READ_LIMITS.decodedBytes,
    archiveEntries: READ_LIMITS.entries,
    secondsReading: settings.limits.seconds,
    requestsPerMinute: settings.server.perMinute,
    uploadsAtOnce: UPLOADS_AT_ONCE,
    jsonBytes: MOST_JSON,
    keepDays: settings.server.keepDays ?? null,
  },
});

export const accessRoutes: Routes = (app, house) => {
  meRoute(app, house);
  openSessionRoute(app, house);
  endSessionRoute(app, house);
  createKeyRoute(app, house);
  listKeysRoute(app, house);
  revokeKeyRoute(app, house);
  createShareRoute(app, house);
  listSharesRoute(app, house);
  revokeShareRoute(app, house);
};

/** Who asks, and what this server can do. */
function meRoute(app: App, house: House): void {
  route(
    app,
    { method: 'get', path: '/v1/me', tag: 'access', summary: 'Who am I, and what can this server do', gives: { 200: me } },
    (c) => {
      const who = c.get('who');
      return c.json({ owner: who?.owner ?? '', name: who?.name ?? '', scopes: who === undefined ? [] : [...who.scopes], ...about(house) });
    },
  );
}

/** A session of the pages, opened with a key. */
function openSessionRoute(app: App, house: House): void {
  const { desk } = house.place;
  route(
    app,
    {
      method: 'post',
      path: '/v1/session',
      tag: 'access',
      summary: 'Open a session of the pages with a key',
      takes: { 'application/json': session },
      gives: { 200: me },
    },
    async (c) => {
      const { key: secret } = await takeJson(c, session);
      const found = await keyOf(desk, secret);
      if (found === null || found.kind !== 'key')
        throw new Problem('unauthorized', 'This key is not known, has expired or was taken out of force.');
      const expiresAt = Math.min((await desk.now()) + SESSION_MS, found.expires_at ?? Number.MAX_SAFE_INTEGER);
      const opened = await createKey(desk, {
        kind: 'session',
        name: found.id,
        owner: found.owner,
        scopes: found.scopes.split(' '),
        expiresAt,
      });
      // Over plain http beyond this machine a browser would not send a cookie marked secure; whoever runs it so was told.
      const secure = new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https';
      setCookie(c, COOKIE, opened.secret, { httpOnly: true, sameSite: 'Strict', path: '/', secure, maxAge: SESSION_MS / 1000 });
      return c.json({ owner: found.owner, name: found.name, scopes: found.scopes.split(' '), ...about(house) });
    },
  );
}

/** Ends a session. */
function endSessionRoute(app: App, house: House): void {
  const { desk } = house.place;
  route(app, { method: 'delete', path: '/v1/session', tag: 'access', summary: 'End the session', gives: { 204: null } }, async (c) => {
    const who = c.get('who');
    const cookie = /(?:^|;\s?)stet_session=([\w-]{10,300})/.exec(c.req.header('cookie') ?? '')?.[1];
    const found = who?.via === 'session' && cookie !== undefined ? await keyOf(desk, cookie) : null;
    if (found !== null) await revokeKey(desk, found.id);
    deleteCookie(c, COOKIE, { path: '/' });
    return c.body(null, 204);
  });
}

/** A key of its own, whose secret is told this once. */
function createKeyRoute(app: App, house: House): void {
  const { desk } = house.place;
  route(
    app,
    {
      method: 'post',
      path: '/v1/keys',
      tag: 'access',
      summary: 'Make a key',
      scope: 'admin',
      takes: { 'application/json': keyRequest },
      gives: { 201: keyCreated },
    },
    async (c) => {
      may(c, 'admin');
      const { name, scopes, owner, expiresInDays } = await takeJson(c, keyRequest);
      const expiresAt = expiresInDays === undefined ? null : (await desk.now()) + expiresInDays * 24 * HOUR;
      const made = await createKey(desk, {
        kind: 'key',
        name: storable(name),
        scopes,
        expiresAt,
        ...(owner === undefined ? {} : { owner }),
      });
      return c.json({ ...keyShape(made.key), secret: made.secret }, 201);
    },
  );
}

/** Keys without their secrets. */
function listKeysRoute(app: App, house: House): void {
  const { desk } = house.place;
  route(
    app,
    {
      method: 'get',
      path: '/v1/keys',
      tag: 'access',
      summary: 'Keys, without their secrets',
      scope: 'admin',
      gives: { 200: z.object({ items: z.array(key) }) },
    },
    async (c) => {
      may(c, 'admin');
      return c.json({ items: (await listKeys(desk.db)).map(keyShape) });
    },
  );
}

/** Takes a key out of force. */
function revokeKeyRoute(app: App, house: House): void {
  const { desk } = house.place;
  route(
    app,
    { method: 'delete', path: '/v1/keys/{id}', tag: 'access', summary: 'Take a key out of force', scope: 'admin', gives: { 204: null } },
    async (c) => {
      may(c, 'admin');
      if (!(await revokeKey(desk, idOf(c)))) throw notFound('key');
      return c.body(null, 204);
    },
  );
}

/** A link for reading one run or batch. */
function createShareRoute(app: App, house: House): void {
  const { desk } = house.place;
  route(
    app,
    {
      method: 'post',
      path: '/v1/shares',
      tag: 'sharing',
      summary: 'Make a link for reading one run or batch',
      description: 'The link expires. In the author view nobody is told who decided, and pages use other words; the evidence is the same.',
      scope: 'decide',
      takes: { 'application/json': shareRequest },
      gives: { 201: shareCreated },
    },
    async (c) => {
      const who = may(c, 'decide');
      const { run, batch, view, expiresInHours } = await takeJson(c, shareRequest);
      if ((run === undefined) === (batch === undefined)) throw new Problem('usage', 'Say exactly one of "run" and "batch".');
      const owner =
        run === undefined ? (await batchFor(c, house, batch ?? '', 'decide')).owner : (await runFor(c, house, run, 'decide')).owner;
      const { share: made, token } = await createShare(desk, {
        owner: who.scopes.has('admin') ? owner : who.owner,
        run: run ?? null,
        batch: batch ?? null,
        view,
        ms: expiresInHours * HOUR,
      });
      const page = run === undefined ? `/b/${batch}` : `/r/${run}`;
      return c.json({ ...shareShape(made), token, path: `${page}?share=${token}` }, 201);
    },
  );
}

/** The links of whoever asks. */
function listSharesRoute(app: App, house: House): void {
  const { desk } = house.place;
  route(
    app,
    {
      method: 'get',
      path: '/v1/shares',
      tag: 'sharing',
      summary: 'Own links, without their tokens',
      scope: 'decide',
      gives: { 200: z.object({ items: z.array(share) }) },
    },
    async (c) => {
      const who = may(c, 'decide');
      return c.json({ items: (await listShares(desk.db, who.owner)).map(shareShape) });
    },
  );
}

/** Closes a link. */
function revokeShareRoute(app: App, house: House): void {
  const { desk } = house.place;
  route(
    app,
    { method: 'delete', path: '/v1/shares/{id}', tag: 'sharing', summary: 'Close a link', scope: 'decide', gives: { 204: null } },
    async (c) => {
      const who = may(c, 'decide');
      if (!(await revokeShare(desk, idOf(c), who.scopes.has('admin') ? null : who.owner))) throw notFound('link');
      return c.body(null, 204);
    },
  );
}
