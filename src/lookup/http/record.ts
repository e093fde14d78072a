/**
 * What is kept of a reply, and under which name. The record is canonical JSON (keys sorted, no time in it), so that equal
 * replies have equal hashes and a replay reads what the run read. Failures are kept the same way: a replay must meet the
 * same outage. Keys, tokens and e-mail addresses are put into a request only as it is sent; they are cut out of whatever
 * comes back, so no record, cache key or message can hold them.
 */
import { createHash } from 'node:crypto';
import type { Unavailable } from '../../model/source.ts';
import { canonical } from '../../text/canonical.ts';

/** Headers that are kept; everything else changes from one reply to the next and decides nothing. */
export const KEPT_HEADERS = ['content-type'] as const;

export interface StoredReply {
  readonly v: 1;
  /** The question: URL as asked, without secrets. */
  readonly asked: string;
  /** Where the reply came from, after redirects. */
  readonly url: string;
  readonly accept: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface StoredFailure {
  readonly v: 1;
  readonly asked: string;
  readonly accept: string;
  readonly failure: { readonly why: Unavailable; readonly status?: number; readonly detail?: string };
}

export type StoredAnswer = StoredReply | StoredFailure;

/** The bytes that are kept of an answer. */
export function encodeAnswer(answer: StoredAnswer): Uint8Array {
  return new TextEncoder().encode(canonical(answer));
}

/** Reads what `encodeAnswer` wrote; null when the bytes are something else. */
export function decodeAnswer(bytes: Uint8Array): StoredAnswer | null {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { v, asked, url, accept, status, headers, body, failure } = value as Partial<StoredReply & StoredFailure>;
  if (v !== 1 || typeof asked !== 'string' || typeof accept !== 'string') return null;
  if (typeof failure === 'object' && failure !== null && typeof failure.why === 'string') return { v, asked, accept, failure };
  if (typeof url !== 'string' || typeof status !== 'number' || typeof body !== 'string') return null;
  if (typeof headers !== 'object' || headers === null) return null;
  return { v, asked, url, accept, status, headers, body };
}

/** The name under which a question is remembered: a hash over its URL (without secrets) and the form asked for. */
export function questionKey(url: string, accept: string): string {
  return createHash('sha256').update(`${accept}\n${url}`).digest('hex');
}

/** What one service wants beside the question: a key, a token, an address to write to. Never part of a URL that is kept. */
export interface HostSecrets {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Cuts every secret out of a text that came back or that will be shown. Secrets under 4 characters are left: they are words. */
export function redact(text: string, secrets: readonly string[]): string {
  let out = text;
  for (const secret of secrets) {
    if (secret.length < 4) continue;
    const inForm = new URLSearchParams({ s: secret }).toString().slice(2);
    for (const form of new Set([secret, encodeURIComponent(secret), inForm, JSON.stringify(secret).slice(1, -1)]))
      if (out.includes(form)) out = out.replaceAll(form, '[withheld]');
  }
  return out;
}
