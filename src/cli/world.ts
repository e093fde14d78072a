/** What a command may touch of the outside: its three streams, the environment, the working folder, the wish to stop. */
import type { Readable } from 'node:stream';

/** A stream to write to; text written after the reader has gone is dropped. */
export interface Out {
  write(text: string): void;
  readonly isTTY: boolean;
  readonly columns: number | undefined;
  /** The file behind it, for those who must not wait for whoever reads it. */
  readonly fd?: number;
}

/** Why a command stops whose output nobody reads any more: no failure, and nobody to tell. */
export const READER_GONE = 'the reader has gone';

export interface World {
  readonly stdin: Readable;
  readonly stdout: Out;
  readonly stderr: Out;
  readonly env: NodeJS.ProcessEnv;
  /** Absolute. */
  readonly cwd: string;
  /** Aborted when a person or the system asks to stop. */
  readonly signal: AbortSignal;
  /** Does work that holds the process for seconds and leaves nothing half done: a wish to stop ends the program at once meanwhile. */
  readonly atOnce?: <Made>(work: () => Made) => Made;
}

/** Whether the terminal can show more than ASCII. */
export function speaksUnicode(env: NodeJS.ProcessEnv): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  if (locale !== '') return /utf-?8/i.test(locale);
  return env.TERM !== 'linux' && env.TERM !== 'dumb';
}
