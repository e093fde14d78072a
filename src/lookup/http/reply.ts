/**
 * What one reply means, before anybody reads its fields: an answer, a refusal, an outage or nonsense. A page for people
 * where data was asked for is a refusal (bot walls and proxies answer 200, 202 and 404 so), never "not there".
 */
import type { Unavailable } from '../../model/source.ts';

export type Sorted =
  | { readonly kind: 'answer'; readonly body: string }
  | { readonly kind: 'failure'; readonly why: Unavailable; readonly detail: string; readonly again: boolean };

const fail = (why: Unavailable, detail: string, again = false): Sorted => ({ kind: 'failure', why, detail, again });

/** Decodes a body by its declared charset, UTF-8 when none is declared; null when the bytes are not that. */
export function decodeBody(body: Uint8Array, contentType: string): string | null {
  const charset = /charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset, { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

/** True when a text begins as a web page does. */
export function looksLikePage(body: string): boolean {
  return /^\s{0,200}(?:<!--[^>]{0,500}-->\s{0,200})?<(?:!doctype\s+html|html|head|body)\b/i.test(body.slice(0, 1200));
}

const WHOLE_PDF = /\bapplication\/pdf(?!\s*;)/;

/** Sorts one reply. `accept` is what was asked for: only who asks for HTML may be given a page. */
export function sortReply(status: number, headers: Readonly<Record<string, string>>, bytes: Uint8Array, accept: string): Sorted {
  if (status === 429) return fail('rate-limited', 'asked too often (429)', true);
  if (status === 408 || status === 425) return fail('timeout', `the service gave up waiting (${status})`, true);
  if (status >= 500 && status < 600) return fail('server-error', `the service failed (${status})`, true);
  if (status === 202) return fail('blocked', 'answered 202: a page that checks for people, or a job that is not done');
  const answers = status === 200 || status === 203 || status === 400 || status === 404 || status === 410 || status === 422;
  if (!answers && status >= 400) return fail('blocked', `refused (${status})`);
  if (!answers) return fail('malformed', `answered ${status}, which is not an answer to a question`);
  const type = headers['content-type'] ?? '';
  // Who asks for pages learns that a PDF is there; who asks for it as for a page is given its bytes, one character each.
  if (/^application\/pdf\b/i.test(type) && accept.includes('pdf') && status < 300)
    return { kind: 'answer', body: Buffer.from(WHOLE_PDF.test(accept) ? bytes : bytes.subarray(0, 8)).toString('latin1') };
  if (/^(?:image|audio|video|font)\//i.test(type)) return fail('malformed', `answered with ${type.slice(0, 40)}`);
  const body = decodeBody(bytes, type);
  if (body === null) return fail('malformed', 'the bytes are not in the declared character set');
  if (body.trim() === '') return fail('malformed', `answered ${status} with an empty body`);
  if (!accept.includes('html') && looksLikePage(body)) return fail('blocked', `answered ${status} with a web page instead of data`);
  return { kind: 'answer', body };
}
