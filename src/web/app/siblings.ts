/** The papers of a batch in the order of its page, for going from one to the next without going back. */
import { getBatchRuns, type RunInfo } from './api.ts';

/** Most that need a person first, then by name; the order of the batch page. */
export const byNeed = (a: RunInfo, b: RunInfo): number =>
  b.needs - a.needs || (b.counts?.fake ?? 0) - (a.counts?.fake ?? 0) || a.name.localeCompare(b.name, 'en', { numeric: true });

/** Id of the run before or after this one; null at the ends, and when the batch cannot be asked. */
export async function neighbourOf(batch: string, run: string, by: 1 | -1): Promise<string | null> {
  const runs = await getBatchRuns(batch).catch(() => []);
  const sorted = [...runs].sort(byNeed);
  const at = sorted.findIndex(({ id }) => id === run);
  return at < 0 ? null : (sorted[at + by]?.id ?? null);
}
