/**
 * Waiting for a check on behalf of a client: how far it is is told while it lasts, to whoever asked to be told, and a client that has
 * given up is not waited for. What the check itself does is decided elsewhere.
 */
import type { ServerContext } from '@modelcontextprotocol/server';
import type { Checks, State } from './checks.ts';

/** Milliseconds between two looks. */
const LOOK = 1_000;

/** Tells a client how many references are settled. */
export type Told = (done: number) => Promise<void>;

/** What tells the client of a request; undefined when it did not ask to be told. A client that is gone is no failure of the check. */
export function toldTo({ mcpReq }: ServerContext): Told | undefined {
  const token = mcpReq._meta?.progressToken;
  if (token === undefined) return undefined;
  return async (done) => {
    const message = `${done} reference${done === 1 ? '' : 's'} settled`;
    await mcpReq
      .notify({ method: 'notifications/progress', params: { progressToken: token, progress: done, message } })
      .catch(() => undefined);
  };
}

/** What a wait may take and whom it tells. */
export interface Patience {
  readonly ms: number;
  readonly told?: Told | undefined;
  /** Ends the wait, not the check. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * How a check stands when it ended, when `ms` milliseconds are over, or when the signal came; null when no such check is known. Rejects with
 * what ended the check. `told` hears each count once, rising.
 */
export async function waited(checks: Checks, run: string, { ms, told, signal }: Patience): Promise<State | null> {
  const until = Date.now() + ms;
  let last = 0;
  for (;;) {
    const left = Math.max(0, until - Date.now());
    const state = await checks.state(run, told === undefined && signal === undefined ? left : Math.min(left, LOOK));
    if (state === null || state.state === 'done') return state;
    if (told !== undefined && state.done > last) await told(state.done);
    last = Math.max(last, state.done);
    if (Date.now() >= until || signal?.aborted === true) return state;
  }
}
