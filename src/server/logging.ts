/**
 * The server's log: JSON lines by pino, one for each request and each thing that happened. What never enters it: bodies, query
 * strings (a shared link's token stands there), cookies, authorization headers, names and words of documents. Messages of errors
 * pass a filter that takes out what looks like a secret.
 */
import { type Logger, pino } from 'pino';

export type { Logger };

/** Our own secrets by their beginnings, bearer tokens, passwords in addresses, query strings. */
const SECRETS = /\b(?:stet|ses|shr)_[\w-]{20,}|whsec_[\w+/=-]{8,}|bearer\s+[\w.~+/=-]{8,}|(?<=:\/\/)[^\s/@]{1,300}@|\?[^\s"']{1,2000}/gi;

export const withoutSecrets = (text: string): string => text.replace(SECRETS, '[left out]');

/** A log that writes lines to `write`. */
export function openLog(write: (line: string) => void, level: 'debug' | 'info' | 'warn' | 'error' | 'silent' = 'info'): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: ['req', 'headers', 'authorization', 'cookie', 'secret', 'token', 'key', '*.secret', '*.token'],
        censor: '[left out]',
      },
      serializers: {
        err: (thrown: unknown) =>
          thrown instanceof Error
            ? { name: thrown.name, message: withoutSecrets(thrown.message), stack: withoutSecrets(thrown.stack ?? '') }
            : { message: withoutSecrets(String(thrown)) },
      },
    },
    { write },
  );
}
