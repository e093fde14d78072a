/**
 * Sends a small body to a service that the user named (a witness, a timestamp authority, a calendar) and reads its small answer.
 * These addresses never come from a document, so they may lie on this machine or network; redirects are not followed.
 */
import { messageOf } from '../errors.ts';
import type { Post } from '../model/ports.ts';
import { NO_PROXIES, type Passage, type Proxies, ProxyAgents, proxyTroubleIn, proxyTroubleOf } from '../proxy.ts';
import { timeLimit } from '../time-limit.ts';
import { retryAfter } from './http/host.ts';

/** Most bytes of an answer that are read. */
const MOST = 16 << 20;

/**
 * `seconds` for the whole of one exchange, through `proxies` where they are named. The function throws, in plain words, when nobody answers
 * in time, the proxy lets nothing through, or too much comes.
 */
export function openPost(seconds: number, signal: AbortSignal, agent: string, proxies: Proxies = NO_PROXIES): Post {
  const agents = new ProxyAgents(proxies, seconds * 1000);
  return async (url, body, mediaType) => {
    const { request } = await import('undici');
    const limit = timeLimit(signal, seconds * 1000);
    let passage: Passage = { proxy: null, open: false };
    try {
      if (signal.aborted) throw new Error('the run was stopped');
      const through = await agents.to(new URL(url));
      passage = through ?? passage;
      const answer = await request(url, {
        ...(through === null ? {} : { dispatcher: through.dispatcher }),
        method: 'POST',
        body: Buffer.from(body),
        headers: { 'content-type': mediaType, 'user-agent': agent, accept: '*/*' },
        signal: limit.signal,
      });
      const trouble = proxyTroubleOf(answer.statusCode, answer.headers, passage);
      if (trouble !== null) {
        answer.body.on('error', () => {}).destroy();
        throw trouble;
      }
      const parts: Uint8Array[] = [];
      let length = 0;
      for await (const part of answer.body as AsyncIterable<Uint8Array>) {
        length += part.length;
        if (length > MOST) throw new Error(`it sent more than ${MOST} bytes`);
        parts.push(part);
      }
      const told = answer.headers['retry-after'];
      const retryAfterMs = retryAfter(typeof told === 'string' ? told : undefined, Date.now());
      return { status: answer.statusCode, body: Buffer.concat(parts), ...(retryAfterMs === null ? {} : { retryAfterMs }) };
    } catch (thrown) {
      if (signal.aborted) throw new Error('the run was stopped');
      const trouble = proxyTroubleIn(thrown, passage, limit.over());
      if (trouble !== null) throw new Error(trouble.message);
      if (limit.over()) throw new Error(`it did not answer within ${seconds} s`);
      throw new Error(messageOf(thrown) === '' ? 'it could not be reached' : messageOf(thrown));
    } finally {
      limit.end();
    }
  };
}
