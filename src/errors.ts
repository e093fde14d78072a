/**
 * The one error class. It is thrown only for what the caller must change; everything the world may do (a source that is
 * down, a work that is not there, a damaged page) is a value. Codes are closed: each has its exit status and HTTP status.
 */

/** Every code, with the exit status of the command line and the HTTP status of the server. */
export const ERROR_CODES = {
  usage: { exit: 2, http: 400 },
  'bad-settings': { exit: 2, http: 400 },
  'not-found': { exit: 2, http: 404 },
  'unreadable-input': { exit: 2, http: 422 },
  'empty-input': { exit: 2, http: 422 },
  'unknown-media-type': { exit: 2, http: 415 },
  'encrypted-input': { exit: 2, http: 422 },
  'too-large': { exit: 2, http: 413 },
  'too-slow': { exit: 2, http: 422 },
  'missing-package': { exit: 2, http: 501 },
  'index-unreadable': { exit: 2, http: 500 },
  'index-version': { exit: 2, http: 500 },
  'snapshot-missing': { exit: 2, http: 409 },
  'log-broken': { exit: 2, http: 500 },
  'store-failed': { exit: 2, http: 500 },
  unauthorized: { exit: 2, http: 401 },
  forbidden: { exit: 2, http: 403 },
  conflict: { exit: 2, http: 409 },
  'too-many': { exit: 2, http: 429 },
  'not-ready': { exit: 2, http: 503 },
  'bad-line': { exit: 2, http: 400 },
  interrupted: { exit: 130, http: 499 },
  internal: { exit: 2, http: 500 },
} as const;

/** The code of a `StetError`: one of `ERROR_CODES`, for programs; the message is for people. */
export type ErrorCode = keyof typeof ERROR_CODES;

/** An error with a closed code and, in its message, one sentence on what happened and what to do. */
export class StetError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = 'StetError';
    this.code = code;
  }

  /** Process exit status that a command line gives for this error. */
  get exit(): number {
    return ERROR_CODES[this.code].exit;
  }

  /** HTTP status that a server gives for this error. */
  get http(): number {
    return ERROR_CODES[this.code].http;
  }
}

/** The message of anything that was thrown, for showing to a person. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** What the system says where a file or folder cannot be opened, as a person says it. */
const UNREAD: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ELOOP: 'a link that leads back to itself',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'this is a folder',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'no space is left on the disk',
  EDQUOT: 'no space is left for this user',
  EROFS: 'it lies on a disk that is for reading alone',
};
const codeOf = (thrown: unknown): string => (thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '');

/** Why a file or folder could not be opened or written, as a person says it. */
export const whyUnread = (thrown: unknown): string => UNREAD[codeOf(thrown)] ?? messageOf(thrown);
