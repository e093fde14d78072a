/**
 * Searching a registry by description: the words to search by, whether an answer holds the title at all, and how two
 * answers to one question join. Ranking and deciding happen elsewhere; this only says whether to ask once more.
 */
import type { Answer } from '../model/ports.ts';
import { titleKey } from '../text/keys.ts';
import { ratio } from '../text/similarity.ts';

/** Words of a title that are worth searching by; everything that steers a query language is left out. */
export function searchable(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}\s'’-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
}

/** A title may be cited without its subtitle; a head shorter than this names too many works. */
const SHORTEST_HEAD = 20;

/** Whether an answer holds a work of this very title, give or take a few letters or a subtitle. */
export function holdsTitle(answer: Answer, title: string): boolean {
  if (answer.lookup.kind !== 'found') return false;
  const key = titleKey(title);
  return answer.lookup.sources.some(({ fields, titles }) =>
    [fields.title ?? '', ...titles].some((held) => {
      const other = titleKey(held);
      const [shorter, longer] = other.length < key.length ? [other, key] : [key, other];
      return (shorter.length >= SHORTEST_HEAD && longer.startsWith(shorter)) || ratio(other, key) >= 0.9;
    }),
  );
}

/**
 * Joins two answers to one question about a title: what either found, absent only when both say so. When one failed, what
 * the other found counts only if it holds the title: a source that was half asked must not pass for one that was silent.
 */
export function both(first: Answer, second: Answer, title: string): Answer {
  const snapshots = [...first.snapshots, ...second.snapshots];
  if (first.lookup.kind === 'found' && second.lookup.kind === 'found') {
    const ids = new Set(first.lookup.sources.map(({ id }) => id));
    const more = second.lookup.sources.filter(({ id }) => !ids.has(id));
    return { lookup: { kind: 'found', sources: [...first.lookup.sources, ...more] }, snapshots };
  }
  const rank = (answer: Answer): number =>
    answer.lookup.kind === 'found' && holdsTitle(answer, title)
      ? 0
      : ['unavailable', 'found', 'not-asked', 'absent'].indexOf(answer.lookup.kind) + 1;
  return { lookup: (rank(second) < rank(first) ? second : first).lookup, snapshots };
}
