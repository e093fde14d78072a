/** How the reader is asked for an input, the same for every command that reads documents. */
import type { ReadInput, ReadOptions } from '../read/index.ts';
import { readingOf, type Settings } from '../settings/index.ts';
import type { Input } from './inputs.ts';

/** The input as the reader takes it: its path, or its bytes once they are there. */
export async function readable(input: Input): Promise<ReadInput> {
  return {
    name: input.name,
    ...(input.path === undefined ? {} : { path: input.path }),
    ...(input.bytes === undefined ? {} : { bytes: await input.bytes() }),
  };
}

/** The limits and wishes of the settings as the reader takes them. */
export const readOptions = (
  settings: Pick<Settings, 'limits' | 'ocr' | 'onlyCited'>,
  signal: AbortSignal,
  progress?: (done: number, total: number | null) => void,
): ReadOptions => ({
  ...readingOf(settings),
  ...(settings.onlyCited === undefined ? {} : { onlyCited: settings.onlyCited }),
  signal,
  ...(progress === undefined ? {} : { progress }),
});
