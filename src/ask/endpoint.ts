/**
 * One way to a language model over HTTP: an endpoint of the OpenAI form (which local servers speak too) or of Anthropic's. Sends one
 * prompt, gives the text of the answer, and tells every failure apart. Keys travel in a header only; redirects are refused, so
 * that a key never goes elsewhere. Waiting between tries is `patient`'s business.
 */
import { causesOf, NO_PROXIES, type Passage, type Proxies, ProxyAgents, proxyTroubleIn, proxyTroubleOf } from '../proxy.ts';
import { timeLimit } from '../time-limit.ts';
import type { Prompt } from './prompt.ts';

export type Completion =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly why: 'down' | 'refused' | 'busy' | 'timeout' | 'too-large' | 'malformed' | 'interrupted';
      /** For a person; never holds the key. */
      readonly detail: string;
      /** Milliseconds that the endpoint asks to wait. */
      readonly wait?: number;
    };

/** Completes a prompt. Never throws. */
export type Complete = (prompt: Prompt, signal: AbortSignal) => Promise<Completion>;

export interface Endpoint {
  readonly form: 'openai' | 'anthropic';
  /** Address of the API without the last part of the path: "https://api.openai.com/v1". */
  readonly url: string;
  readonly model: string;
  readonly key?: string;
  readonly timeoutMs?: number;
  /** Through whom; nobody when not given. */
  readonly proxies?: Proxies;
}

const MOST_TOKENS = 600;
const MOST_BYTES = 1_000_000;
const MOST_MS = 60_000;

/** The way to an endpoint. */
export function endpoint({ form, url, model, key, timeoutMs = MOST_MS, proxies = NO_PROXIES }: Endpoint): Complete {
  const base = url.replace(/(?<!\/)\/+$/, '');
  const address = form === 'openai' ? `${base}/chat/completions` : `${base}/messages`;
  const agents = new ProxyAgents(proxies, timeoutMs);
  const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' };
  if (form === 'anthropic') headers['anthropic-version'] = '2023-06-01';
  if (key !== undefined) headers[form === 'openai' ? 'authorization' : 'x-api-key'] = form === 'openai' ? `Bearer ${key}` : key;
  return async ({ system, user, most = MOST_TOKENS }, signal) => {
    const body =
      form === 'openai'
        ? {
            model,
            temperature: 0,
            max_tokens: most,
            messages: [
              { role: 'system', content: system },
              { role: 'user', content: user },
            ],
          }
        : { model, temperature: 0, max_tokens: most, system, messages: [{ role: 'user', content: user }] };
    const limit = timeLimit(signal, timeoutMs);
    let passage: Passage = { proxy: null, open: false };
    try {
      const { fetch } = await import('undici');
      const through = await agents.to(new URL(address));
      passage = through ?? passage;
      const reply = await fetch(address, {
        ...(through === null ? {} : { dispatcher: through.dispatcher }),
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        redirect: 'error',
        signal: limit.signal,
      });
      const trouble = proxyTroubleOf(reply.status, Object.fromEntries(reply.headers), passage);
      if (trouble !== null) {
        await reply.body?.cancel();
        throw trouble;
      }
      const text = await bodyOf(reply.body);
      if (text === null) return { ok: false, why: 'too-large', detail: `the answer is larger than ${MOST_BYTES} bytes` };
      if (reply.ok) return answerIn(text, form);
      const detail = `HTTP ${reply.status} from ${new URL(address).host}${hint(reply.status)}`;
      if (reply.status === 429 || reply.status === 529 || reply.status >= 500) {
        const wait = waitOf(reply.headers.get('retry-after'));
        return { ok: false, why: 'busy', detail, ...(wait === null ? {} : { wait }) };
      }
      return { ok: false, why: 'refused', detail };
    } catch (thrown) {
      if (signal.aborted) return { ok: false, why: 'interrupted', detail: 'interrupted' };
      const trouble = proxyTroubleIn(thrown, passage, limit.over());
      if (trouble !== null) return { ok: false, why: trouble.final ? 'refused' : 'down', detail: trouble.message };
      if (limit.over()) return { ok: false, why: 'timeout', detail: `no answer from ${hostOf(address)} within ${timeoutMs / 1000} s` };
      const cause = causesOf(thrown)[1]?.message ?? '';
      return { ok: false, why: 'down', detail: `${hostOf(address)} cannot be reached${cause === '' ? '' : `: ${cause}`}` };
    } finally {
      limit.end();
    }
  };
}

const hostOf = (address: string): string => {
  try {
    return new URL(address).host;
  } catch {
    return 'the endpoint';
  }
};

const hint = (status: number): string =>
  status === 401 || status === 403
    ? '; look at the key'
    : status === 404
      ? '; look at the address and the name of the model'
      : status === 400 || status === 413
        ? '; the evidence may be longer than the model reads'
        : '';

async function bodyOf(body: AsyncIterable<Uint8Array> | null): Promise<string | null> {
  if (body === null) return '';
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > MOST_BYTES) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Seconds or a date, as milliseconds from now; null when there is none. */
function waitOf(value: string | null): number | null {
  if (value === null) return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

function answerIn(text: string, form: Endpoint['form']): Completion {
  const malformed = (detail: string): Completion => ({ ok: false, why: 'malformed', detail });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return malformed('the endpoint answered something that is no JSON');
  }
  const content = form === 'openai' ? at(value, 'choices', 0, 'message', 'content') : at(value, 'content');
  if (typeof content === 'string') return { ok: true, text: content };
  if (Array.isArray(content)) {
    const parts = content.map((part: unknown) => at(part, 'text')).filter((part) => typeof part === 'string');
    if (parts.length > 0) return { ok: true, text: parts.join('') };
  }
  return malformed('the endpoint answered without a text');
}

const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (here, key) => (typeof here === 'object' && here !== null ? (here as Record<string | number, unknown>)[key] : undefined),
    value,
  );

export interface Patience {
  /** Tries in all. Default 3. */
  readonly tries?: number;
  /** Longest single wait in milliseconds. Default 20,000. */
  readonly longest?: number;
  /** Waits; resolves early when the signal is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Tries again, later each time, where an endpoint is busy or down; as long as it asks for, but not longer than `longest`. */
export function patient(complete: Complete, { tries = 3, longest = 20_000, wait }: Patience): Complete {
  return async (prompt, signal) => {
    for (let n = 1; ; n += 1) {
      const said = await complete(prompt, signal);
      if (said.ok || n >= tries || (said.why !== 'busy' && said.why !== 'down' && said.why !== 'timeout')) return said;
      const asked = said.wait ?? 500 * 2 ** n;
      if (asked > longest) return said;
      await wait(asked, signal);
      if (signal.aborted) return { ok: false, why: 'interrupted', detail: 'interrupted' };
    }
  };
}

/** A wait by the clock. */
export const waiting: Patience['wait'] = (ms, signal) =>
  new Promise((done) => {
    if (signal.aborted) return done();
    const over = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', over);
      done();
    };
    const timer = setTimeout(over, ms);
    signal.addEventListener('abort', over);
  });
