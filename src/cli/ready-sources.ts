/** Sources made ready for claims, with what a person sees meanwhile: a large one holds the process for seconds. */
import { setImmediate as turn } from 'node:timers/promises';
import { type PreparedAnswerSource, prepareAnswerSource } from '../answer.ts';
import type { PreparedQuoteSource } from '../quotes.ts';
import type { Shown } from './progress.ts';
import type { World } from './world.ts';

/** Characters from which on it is told that a source is made ready. */
const LARGE = 300_000;

/** Makes sources ready, in order; null where it was asked to stop. A stop is heard between two sources, and while one is made ready. */
export async function readySources(
  sources: readonly PreparedQuoteSource[],
  live: Shown,
  world: World,
): Promise<PreparedAnswerSource[] | null> {
  const ready: PreparedAnswerSource[] = [];
  /** Pieces of one document stand in several places. */
  const made = new Map<PreparedQuoteSource, PreparedAnswerSource>();
  for (const [i, source] of sources.entries()) {
    const { length } = source.searched.passages.text;
    if (length >= LARGE) {
      live.begin(source.name, i + 1, sources.length);
      live.tell({ stage: 'read', done: 0, total: null, note: `${(length / 1e6).toFixed(1)} million characters` });
      // So that the line is seen, and a stop is heard.
      await turn();
    }
    if (world.signal.aborted) return null;
    const make = (): PreparedAnswerSource => prepareAnswerSource(source);
    const one = made.get(source) ?? (length >= LARGE && world.atOnce !== undefined ? world.atOnce(make) : make());
    made.set(source, one);
    ready.push(one);
  }
  live.aside('');
  return ready;
}
