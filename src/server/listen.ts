/**
 * Starts a server and ends it: opens the stores, takes back what an earlier process left, starts workers, listens; on the wish to
 * stop it takes nothing new, lets workers put back what they hold, lets answers end, and closes. Beyond this machine it listens
 * only when there is a key that lets somebody in.
 */

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { messageOf, StetError } from '../errors.ts';
import type { Settings } from '../settings/index.ts';
import { listKeys } from '../store/desk/access.ts';
import { sweepIncoming } from '../store/desk/files.ts';
import { releaseWorker } from '../store/desk/jobs.ts';
import { holdAlone } from './alone.ts';
import { openApp } from './app.ts';
import { copyCheckpoints } from './checkpoints.ts';
import { openHub } from './event-hub.ts';
import { isLoopback } from './guard.ts';
import { sealHourly } from './hourly.ts';
import type { House } from './house.ts';
import { keepFor } from './keeping.ts';
import type { Logger } from './logging.ts';
import { serverMetrics } from './metrics.ts';
import { openPlace, withSharedIndexes } from './place.ts';
import { openProviderKeys } from './provider-keys.ts';
import { type Supervisor, supervise } from './supervisor.ts';

export interface Listening {
  /** Where it listens: `http://127.0.0.1:7838`. */
  readonly url: string;
  readonly login: boolean;
  /** Ends it; what is under way is put back for the next start. */
  close(): Promise<void>;
}

const GRACE_MS = 5_000;

/** Starts the server. Throws StetError when it cannot: a port in use, no key, a store that does not open, an index that is gone. */
export async function listen(given: Settings, log: Logger): Promise<Listening> {
  const settings = await withSharedIndexes(given);
  const { host, port } = settings.server;
  const login = !isLoopback(host);
  const place = await openPlace(settings);
  const hub = openHub();
  let free: () => void = () => undefined;
  let supervisor: Supervisor | null = null;
  let closing = false;
  const metrics = serverMetrics();
  try {
    await place.desk.migrate();
    if (login && (await listKeys(place.desk.db)).every(({ revoked_at }) => revoked_at !== null))
      throw new StetError(
        'usage',
        `Listening on ${host} lets others in, and there is no key yet. Make one first: stet serve key add NAME --scopes read,run,decide,admin`,
      );
    if (place.desk.kind === 'sqlite') {
      free = holdAlone(settings.dataDir);
      // Whoever held something is gone: this is the only server of this data. Those who are not quite gone write in vain.
      const back = await releaseWorker(place.desk, null, false);
      if (back > 0) log.info({ event: 'resumed', jobs: back }, 'jobs of an earlier process are taken up again');
    }
    if (place.documents !== null) await sweepIncoming(place.documents);
    const providerKeys = openProviderKeys(settings, (now) => supervisor?.renew(now));
    const house: House = {
      get settings() {
        return providerKeys.settings();
      },
      providerKeys,
      place,
      hub,
      log,
      metrics,
      login,
      nudge: () => supervisor?.nudge(),
      workers: () => supervisor?.alive() ?? 0,
      closing: () => closing,
    };
    let heard = port;
    const app = openApp(house, () => heard);
    const server = createAdaptorServer({ fetch: app.fetch }) as Server;
    // Slow senders: a request's head in 20 s, all of it in 10 minutes; connections that say nothing are closed.
    server.headersTimeout = 20_000;
    server.requestTimeout = 600_000;
    server.keepAliveTimeout = 10_000;
    server.maxHeadersCount = 100;
    server.maxConnections = 4_000;
    if (settings.server.workers !== 0)
      supervisor = await supervise({
        settings: providerKeys.settings(),
        desk: place.desk,
        news: (run) => hub.news(run),
        told(event, about) {
          if (event === 'died' || event === 'hung') metrics.count('stet_worker_ends_total', { how: event });
          log[event === 'started' ? 'info' : 'warn']({ event: `worker-${event}`, ...about }, `worker ${event}`);
        },
      });
    await new Promise<void>((done, fail) => {
      server.once('error', (thrown: NodeJS.ErrnoException) =>
        fail(
          new StetError(
            'usage',
            thrown.code === 'EADDRINUSE'
              ? `Port ${port} of ${host} is in use; another server runs there, or name another port with --port.`
              : `Cannot listen on ${host}:${port}: ${messageOf(thrown)}.`,
          ),
        ),
      );
      server.listen(port, host, done);
    });
    heard = (server.address() as AddressInfo).port;
    const stopSealing = sealHourly(settings, log);
    const stopCopying = copyCheckpoints(settings, place, log);
    const stopDeleting = keepFor(settings, place, log);
    return {
      url: `http://${host.includes(':') ? `[${host}]` : host}:${heard}`,
      login,
      async close() {
        closing = true;
        stopSealing();
        const ended = new Promise<void>((done) => server.close(() => done()));
        server.closeIdleConnections();
        hub.close();
        await supervisor?.stop();
        const clock = setTimeout(() => server.closeAllConnections(), GRACE_MS);
        await ended;
        clearTimeout(clock);
        await Promise.all([stopCopying(), stopDeleting()]);
        free();
        await place.close();
      },
    };
  } catch (thrown) {
    await supervisor?.stop();
    hub.close();
    free();
    await place.close();
    throw thrown;
  }
}
