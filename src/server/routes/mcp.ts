/**
 * `/mcp`: the same checks as tools for assistants, by the Model Context Protocol. Every tool asks the API of this very server under
 * the key of whoever asked, so that scopes, limits, queue and log are those of every other caller.
 */
import { StetError } from '../../errors.ts';
import { type Checks, type McpDoor, openDoor, type State } from '../../mcp/index.ts';
import type { Report } from '../../model/report.ts';
import { hasEnded } from '../../store/desk/runs.ts';
import { type House, may } from '../house.ts';
import { Problem } from '../problem.ts';
import type { App } from '../routes.ts';

/** Headers that say who asks, and of which server. */
const WHO = ['host', 'authorization', 'cookie', 'x-stet-share'];

export function mcpRoute(app: App, house: House): void {
  let door: Promise<McpDoor> | null = null;
  app.all('/mcp', async (c) => {
    may(c, 'read');
    if (house.closing())
      throw new Problem('not-ready', 'The server is ending; try again in a moment.', { headers: { 'retry-after': '5' } });
    door ??= openDoor(
      (request) => checksOver(app, request),
      (why) => house.log.warn({ event: 'mcp', why }, 'a client of the tools was not understood'),
    );
    door.catch(() => {
      door = null;
    });
    return (await door).answer(c.req.raw);
  });
}

/** The API of this server, asked as whoever sent `request`. */
function checksOver(app: App, request: Request): Checks {
  const headers = new Headers();
  for (const name of WHO) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const own = new Headers(headers);
    if (body !== undefined) own.set('content-type', 'application/json');
    const init = { headers: own, signal: request.signal };
    const answer = await app.request(path, body === undefined ? init : { ...init, method: 'POST', body: JSON.stringify(body) });
    const said = (await answer.json()) as { readonly detail?: string; readonly code?: string };
    if (answer.ok) return said;
    throw new StetError(
      answer.status === 404 ? 'not-found' : 'usage',
      `${said.code ?? answer.status}: ${said.detail ?? 'no reason was given'}`,
    );
  };
  const known = async (run: string, ms: number): Promise<{ readonly state: string; readonly done: number } | null> => {
    try {
      return (await ask(`/v1/runs/${encodeURIComponent(run)}?wait=${Math.min(60, Math.ceil(ms / 1000))}s`)) as {
        state: string;
        done: number;
      };
    } catch (thrown) {
      if (thrown instanceof StetError && thrown.code === 'not-found') return null;
      throw thrown;
    }
  };
  return {
    files: false,
    async begin({ text }) {
      return ((await ask('/v1/runs', { text, name: 'references' })) as { readonly id: string }).id;
    },
    async state(run, ms): Promise<State | null> {
      const found = await known(run, ms);
      if (found === null) return null;
      if (!hasEnded(found.state)) return { state: 'running', done: found.done };
      return { state: 'done', report: (await ask(`/v1/runs/${encodeURIComponent(run)}/report.json`)) as Report };
    },
    async lookup(query) {
      const { records, asked, settled } = (await ask(`/v1/lookup?q=${encodeURIComponent(query)}`)) as {
        readonly records: readonly {
          citation: string;
          csl: Record<string, unknown>;
          notices: readonly { kind: string; date?: string }[];
        }[];
        readonly asked: readonly { adapter: string; lookup: { kind: string; why?: string } }[];
        readonly settled: boolean;
      };
      return {
        records: records.map(({ citation, csl, notices }) => ({
          citation,
          csl,
          notices: notices.map(({ kind, date }) => (date === undefined ? kind : `${kind} ${date}`)),
        })),
        asked: asked.map(({ adapter, lookup: { kind, why } }) => ({ source: adapter, said: why === undefined ? kind : `${kind}: ${why}` })),
        settled,
      };
    },
    close: async () => undefined,
  };
}
