/**
 * Errors as RFC 9457 says: every error of the server is a Problem with a code from the closed list, a sentence on what happened
 * and what to do, and whether the same request may succeed later. What is not one of ours is told as a mistake of the server,
 * without a word of what went wrong inside.
 */
import { ERROR_CODES, type ErrorCode, StetError } from '../errors.ts';
import { type StoreTrouble, storeTrouble, troubleSays } from '../store/desk/trouble.ts';

export const PROBLEM_TYPE = 'application/problem+json';

const TITLES: Partial<Record<ErrorCode, string>> = {
  usage: 'The request is not right',
  'not-found': 'Not found',
  unauthorized: 'A key is needed',
  forbidden: 'Not allowed',
  conflict: 'In conflict with what is there',
  'too-many': 'Too much at once',
  'too-large': 'Too large',
  'not-ready': 'Not ready',
  'unknown-media-type': 'Not a document that stet reads',
  'unreadable-input': 'The document cannot be read',
  'empty-input': 'There is nothing in it',
  'store-failed': 'It could not be kept',
};
/** Where the status says more than the code. */
const STATUS_TITLES: Readonly<Record<number, string>> = { 405: 'Not taken at this address', 406: 'Not to be had in this form' };
const RETRYABLE: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['too-many', 'not-ready', 'store-failed', 'internal', 'interrupted']);

export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly retryable: boolean;
  readonly instance?: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

/** An answer that is an error. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: ProblemBody['errors'];

  constructor(
    code: ErrorCode,
    detail: string,
    more: {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly errors?: ProblemBody['errors'];
      readonly cause?: unknown;
    } = {},
  ) {
    super(detail, { cause: more.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = more.status ?? ERROR_CODES[code].http;
    this.headers = more.headers ?? {};
    this.errors = more.errors;
  }

  body(instance?: string): ProblemBody {
    return {
      type: `urn:stet:problem:${this.code}`,
      title: STATUS_TITLES[this.status] ?? TITLES[this.code] ?? 'The request could not be fulfilled',
      status: this.status,
      detail: this.message,
      code: this.code,
      retryable: RETRYABLE.has(this.code),
      ...(instance === undefined ? {} : { instance }),
      ...(this.errors === undefined ? {} : { errors: this.errors }),
    };
  }
}

/** A store that is full says so by a status of its own; one that is held or not there may be again in a moment. */
const STORE_STATUS: Readonly<Record<StoreTrouble, number>> = { full: 507, busy: 503, 'read-only': 503, damaged: 500, away: 503 };
const ASK_AGAIN = { 'retry-after': '30' };

/** Whatever was thrown, as a Problem. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  // What the document, a key or a setting is to blame for has a code of its own; only what is the store's is told as the store's.
  const trouble =
    thrown instanceof StetError && !['store-failed', 'log-broken', 'internal'].includes(thrown.code) ? null : storeTrouble(thrown);
  if (trouble !== null) {
    const status = STORE_STATUS[trouble];
    return new Problem('store-failed', troubleSays(trouble), { status, cause: thrown, ...(status === 503 ? { headers: ASK_AGAIN } : {}) });
  }
  // 499 is no status a client could see; a reader that was stopped is the server's own doing.
  if (thrown instanceof StetError && thrown.code !== 'internal')
    return new Problem(thrown.code, thrown.message, { cause: thrown, ...(thrown.http === 499 ? { status: 503 } : {}) });
  return new Problem('internal', 'Something went wrong in the server. Its log says what; try again, and tell whoever runs it.', {
    cause: thrown,
  });
}

export const notFound = (what: string): Problem => new Problem('not-found', `There is no such ${what}, or it is not yours.`);
