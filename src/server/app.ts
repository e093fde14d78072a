/**
 * The server as one function of requests: the door, then the API, then the pages. Nothing here listens; `listen.ts` does, and
 * tests and the description of the API use it as it is.
 */
import { randomUUID } from 'node:crypto';
import { openPages, type PageFiles } from '../web/files.ts';
import { headers, hostCheck, identify, originCheck, rateLimit } from './guard.ts';
import type { House } from './house.ts';
import { packed } from './packing.ts';
import { notFound, PROBLEM_TYPE, Problem, problemOf } from './problem.ts';
import { accessRoutes } from './routes/access.ts';
import { auditRoutes } from './routes/audit.ts';
import { batchEventRoutes } from './routes/batch-events.ts';
import { batchRoutes } from './routes/batches.ts';
import { decisionRoutes } from './routes/decisions.ts';
import { findingRoutes } from './routes/findings.ts';
import { mcpRoute } from './routes/mcp.ts';
import { providerKeyRoutes } from './routes/provider-keys.ts';
import { reportRoutes } from './routes/reports.ts';
import { runRoutes } from './routes/runs.ts';
import { describe, serverRoutes } from './routes/server.ts';
import { verifyRoutes } from './routes/verify.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { type App, newApp } from './routes.ts';
import { tagged } from './tagging.ts';

const ROUTES = [
  runRoutes,
  findingRoutes,
  decisionRoutes,
  reportRoutes,
  batchRoutes,
  batchEventRoutes,
  verifyRoutes,
  auditRoutes,
  accessRoutes,
  providerKeyRoutes,
  webhookRoutes,
  serverRoutes,
];

/** The routes alone, as the description of the API is read off them. */
export function routesOf(house: House): App {
  const app = newApp();
  for (const add of ROUTES) add(app, house);
  return app;
}

/** What is said where the pages should be, when they were not built. */
const NO_PAGES = `<!doctype html><html lang="en"><meta charset="utf-8"><title>stet</title>
<h1>The pages are not built</h1><p>This server runs, and its API answers under <a href="/openapi.json">/openapi.json</a>, but the pages for people are
missing from this installation. Build them with <code>npm run build</code> and start the server again.</p></html>
`;

/** The whole server. `port` tells where it listens, once it does. */
export function openApp(house: House, port: () => number): App {
  const app = newApp();
  const { log, metrics, settings } = house;
  const pages: PageFiles | null = openPages();
  app.use('*', async (c, next) => {
    const began = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('x-request-id', requestId);
    const seconds = (performance.now() - began) / 1000;
    // The route, not the path: paths name runs and links, and a figure for each would never end.
    const path = c.req.routePath;
    const status = String(c.res.status);
    metrics.count('stet_http_requests_total', { method: c.req.method, route: path, status });
    metrics.time('stet_http_request_seconds', seconds, { route: path });
    const quiet = path === '/healthz' || path === '/health' || path === '/*';
    log[quiet ? 'debug' : 'info'](
      {
        event: 'request',
        requestId,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(seconds * 10_000) / 10,
        who: c.get('who')?.key ?? c.get('who')?.via,
      },
      'request',
    );
  });
  app.use('*', packed());
  app.use('*', headers);
  app.use('*', hostCheck(house, port));
  app.use('*', originCheck(house));
  const limit = rateLimit(settings.server.perMinute);
  app.use('/v1/*', identify(house), limit, tagged);
  app.use('/mcp', identify(house), limit);
  app.use('/metrics', identify(house));
  app.route('/', routesOf(house));
  mcpRoute(app, house);
  const description = JSON.stringify(describe(routesOf(house)));
  app.get('/openapi.json', (c) => c.body(description, 200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' }));
  app.get('*', async (c) => {
    const { path } = c.req;
    if (path.startsWith('/v1/')) throw astray(app, path, 'GET');
    if (pages === null) {
      if (path !== '/') throw notFound('page');
      return c.body(NO_PAGES, 503, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    }
    const answer = pages.answer(path, c.req.header('if-none-match')) ?? pages.astray(path, c.req.header('accept') ?? '');
    if (answer === null) throw notFound('page');
    return new Response(answer.status === 304 ? null : Buffer.from(answer.body), { status: answer.status, headers: { ...answer.headers } });
  });
  app.notFound((c) => {
    const problem = astray(app, c.req.path, c.req.method);
    return c.body(JSON.stringify(problem.body()), problem.status as 404, { 'content-type': PROBLEM_TYPE, ...problem.headers });
  });
  app.onError((thrown, c) => {
    const problem = problemOf(thrown);
    // A browser or a script that hung up is no error of anybody's.
    if ((problem.code === 'internal' || problem.code === 'store-failed') && !c.req.raw.signal.aborted)
      log.error({ event: 'failed', requestId: c.get('requestId'), err: problem.cause ?? thrown }, 'a request failed');
    return c.body(JSON.stringify(problem.body(`urn:uuid:${c.get('requestId')}`)), problem.status as 400, {
      'content-type': PROBLEM_TYPE,
      ...problem.headers,
    });
  });
  return app;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** What is wrong with an address: that it is there for other methods (405, with those), or not at all. */
function astray({ router }: App, path: string, method: string): Problem {
  const allowed = METHODS.filter((name) => router.match(name, path)[0].some(([[, route]]) => route.method === name && route.path !== '/*'));
  if (allowed.length === 0 || allowed.includes(method)) return notFound('address');
  const allow = allowed.join(', ');
  return new Problem('usage', `This address takes ${allow}, not ${method}.`, { status: 405, headers: { allow } });
}
