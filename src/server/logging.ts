/**
 * The server's log: JSON lines by pino, one for each request and each thing that happened. What never enters it: bodies, query
 * strings (a shared link's token stands there), cookies, authorization headers, names and words of documents. Messages of errors
 * pass a filter that takes out what looks like a secret.
 */
import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Our own secrets by their beginnings, bearer tokens, passwords in addresses, query strings. */
const SECRETS = /\b(?:stet|ses|shr)_[\w-]{20,}|whsec_[\w+/=-]{8,}|bearer\s+[\w.~+/=-]{8,}|(?<=:\/\/)[^\s/@]{1,300}@|\?[^\s"']{1,2000}/gi;

const withoutSecrets = (text: string): string => text.replace(SECRETS, '[left out]');

/** Lines that wait while whoever reads the log is busy, in bytes; what comes beyond is left out. */
const MOST_WAITING = 4 * 1024 * 1024;

/** A file that is written to without waiting: writing to a pipe that nobody reads would hold up the whole server. */
function behind(fd: number): DestinationStream {
  const file = pino.destination({ dest: fd, sync: false, maxLength: MOST_WAITING });
  // Whoever read it is gone: the server goes on without.
  file.on('error', () => undefined);
  return file;
}

/** A log that writes lines to `where`: an open file's number, or a function. */
export function openLog(where: number | ((line: string) => void), level: 'debug' | 'info' | 'warn' | 'error' | 'silent' = 'info'): Logger {
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
    typeof where === 'number' ? behind(where) : { write: where },
  );
}
