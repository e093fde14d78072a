/**
 * The web as a place to look for facts, as the settings allow it: nowhere unless `web` is on and a search engine is named, nowhere
 * offline. Pages, HTML or PDF, are read in the process that readers run in. In a replay only what was answered then is read.
 */
import { join } from 'node:path';
import { openNetwork } from './assemble.ts';
import { StetError } from './errors.ts';
import { type FactPage, type FactPages, factPages, type NotLookedAt } from './lookup/fact-pages.ts';
import type { AuditEvent } from './model/event.ts';
import { openLogs } from './places.ts';
import { readDocument } from './read/index.ts';
import type { Settings } from './settings/index.ts';
import { fileReplyCache } from './store/reply-cache.ts';
import { fileSnapshots } from './store/snapshots.ts';

/** The web as a place to look for facts. To be closed. */
export interface WebFacts extends FactPages {
  close(): Promise<void>;
}

/**
 * Opens the web for facts; null when the settings do not allow it. `told` hears each search, for the log; `missed` each page that was
 * listed and not read, and each fact for which no search was left. Throws StetError `bad-settings` when a search engine is named that
 * cannot be asked, `snapshot-missing` when a replay lacks what was answered.
 */
export async function openWebFacts(
  settings: Settings,
  told: (event: Extract<AuditEvent, { ev: 'asked' }>) => void,
  signal: AbortSignal,
  missed: (what: NotLookedAt) => void = () => undefined,
): Promise<WebFacts | null> {
  const engine = settings.searxng !== undefined ? 'searxng' : settings.providers.includes('brave') ? 'brave' : null;
  if (!settings.web || engine === null || (settings.offline && settings.replay === undefined)) return null;
  if (engine === 'brave' && settings.keys.brave === undefined && settings.replay === undefined)
    throw new StetError('bad-settings', 'The provider "brave" needs a key: set BRAVE_API_KEY, or keys.brave in the settings.');
  const logs = openLogs(settings);
  const snapshots = fileSnapshots(join(settings.dataDir, 'snapshots'));
  const http = await openNetwork(settings, snapshots, fileReplyCache(settings.cacheDir), [], logs.disk);
  const pages = factPages(http, {
    engine,
    searches: settings.citation_verification.verification_retrieval.max_searches,
    ...(settings.searxng === undefined ? {} : { base: settings.searxng.replace(/(?<!\/)\/+$/, '') }),
    textOf: (page) => textOf(page, signal),
    told,
    missed,
  });
  return {
    search: pages.search,
    async close() {
      await http.close();
      logs.close();
    },
  };
}

/** The words of a page; null when it cannot be read. */
async function textOf({ url, bytes, mediaType }: FactPage, signal: AbortSignal): Promise<string | null> {
  try {
    return (await readDocument({ name: url, bytes, mediaType }, { signal })).text;
  } catch (thrown) {
    if (thrown instanceof StetError) return null;
    throw thrown;
  }
}
