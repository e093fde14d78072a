/**
 * From a reply to an answer. A reply is read by a schema at the door: what fits is found or absent, what does not fit is an
 * outage ("malformed"), never "not there". An adapter gives the reading; this file asks, remembers the hash and puts the
 * hash on every source.
 */
import { z } from 'zod';
import type { Answer, Http, HttpReply, Query } from '../model/ports.ts';
import type { Lookup, Source } from '../model/source.ts';
import { normalizeIsbn } from '../text/identifiers.ts';

export type Reading =
  | { readonly kind: 'found'; readonly sources: readonly Source[] }
  | { readonly kind: 'absent' }
  /** The service answered well, but the question is not its own: it says nothing about the work. */
  | { readonly kind: 'not-covered' }
  /** It does not fit: never "not there". */
  | { readonly kind: 'malformed' };

export type Reply = Pick<HttpReply, 'status' | 'headers' | 'body' | 'url'>;

export const ABSENT: Reading = { kind: 'absent' };
export const MALFORMED: Reading = { kind: 'malformed' };

/**
 * Found with these sources; absent for a well-formed list that is empty. A list of records that name nothing is no answer, and neither
 * is an empty one whose service says in the same breath that it holds some: `promised` is how many.
 */
export function listed(sources: readonly (Source | null)[], promised: number | null = 0): Reading {
  const held = sources.filter((source) => source !== null);
  if (held.length === 0) return sources.length === 0 && (promised ?? 0) <= 0 ? ABSENT : MALFORMED;
  return { kind: 'found', sources: held };
}

/** A field that may be missing or odd: what does not fit is not stated. One odd field must not hide the record it stands in. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().catch(null);

/** A list within a record, read item by item: one that does not fit is left out. */
export const several = <Schema extends z.ZodType>(item: Schema) =>
  maybe(
    z.array(z.unknown()).transform((items) =>
      items.flatMap((one) => {
        const read = item.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    ),
  );

/** Settings every adapter takes. */
export interface AdapterOptions {
  /** Where the service is, without a slash at the end; for tests and mirrors. */
  readonly base?: string;
}

export interface Question {
  readonly accept?: string;
  readonly signal: AbortSignal;
}

const notAsked = (why: Extract<Lookup, { kind: 'not-asked' }>['why']): Answer => ({ lookup: { kind: 'not-asked', why }, snapshots: [] });
export const NOT_COVERED: Answer = notAsked('not-covered');
export const NO_QUERY: Answer = notAsked('no-query');

/** Asks one URL and reads the reply. */
export async function answerFrom(
  http: Http,
  url: string,
  question: Question,
  read: (reply: Reply) => Reading | Promise<Reading>,
): Promise<Answer> {
  let reading: Reading | Promise<Reading> | null = null;
  const once = async (reply: Reply): Promise<Reading> => {
    reading ??= read(reply);
    return reading;
  };
  const result = await http.get(url, {
    signal: question.signal,
    ...(question.accept === undefined ? {} : { accept: question.accept }),
    judge: async (reply) => {
      const { kind } = await once(reply);
      return kind === 'not-covered' ? 'absent' : kind;
    },
  });
  if (!result.ok) {
    const snapshots = result.snapshot === undefined ? [] : [result.snapshot];
    return { lookup: result.lookup, snapshots };
  }
  const seen = await once(result.reply);
  const snapshots = [result.reply.snapshot];
  switch (seen.kind) {
    case 'found':
      return {
        lookup: { kind: 'found', sources: seen.sources.map((source) => ({ ...source, snapshot: result.reply.snapshot })) },
        snapshots,
      };
    case 'absent':
      return { lookup: { kind: 'absent' }, snapshots };
    case 'not-covered':
      return { lookup: { kind: 'not-asked', why: 'not-covered' }, snapshots };
    case 'malformed':
      return { lookup: { kind: 'unavailable', why: 'malformed', detail: 'the reply does not fit what was asked' }, snapshots };
  }
}

/**
 * The answer of a registry about an identifier that is registered elsewhere: what it holds, it holds; that it lacks it says nothing of
 * whether the identifier is registered.
 */
export function silentWhereAbsent(answer: Answer): Answer {
  return answer.lookup.kind === 'absent' ? { ...NOT_COVERED, snapshots: answer.snapshots } : answer;
}

const DEEPEST = 200;

/** Whether brackets nest deeper than any registry's records do. */
function tooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 0x5c) at += 1;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return false;
}

/** Parses JSON; undefined when it is none, or nests too deep. */
export function parseJson(text: string): unknown {
  if (tooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a body by a schema; null when it does not fit. */
export function fitting<Schema extends z.ZodType>(schema: Schema, body: string): z.output<Schema> | null {
  const result = schema.safeParse(parseJson(body));
  return result.success ? result.data : null;
}

/**
 * Reads the records of a list one by one: one that does not fit is left out, so that a single odd record does not hide the
 * others. Null when there are records and none fits: then it is not the list that was asked for.
 */
export function eachFitting<Schema extends z.ZodType>(schema: Schema, items: readonly unknown[]): readonly z.output<Schema>[] | null {
  const fit = items.flatMap((item) => {
    const result = schema.safeParse(item);
    return result.success ? [result.data] : [];
  });
  return items.length > 0 && fit.length === 0 ? null : fit;
}

/** The ISBN a query asks about, in its normal form; null for other questions and for what is none. */
export function askedIsbn(query: Query): string | null {
  return query.question === 'identifier' && query.scheme === 'isbn' ? normalizeIsbn(query.value) : null;
}

/** The DOI a query asks about; null for other questions. */
export function askedDoi(query: Query): string | null {
  return query.question === 'identifier' && query.scheme === 'doi' ? query.value.toLowerCase() : null;
}
