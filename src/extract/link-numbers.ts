/**
 * What a number in the text points at. With one list it is the entry of that number; with several (a list a chapter) it is
 * the entry of the list that follows the mark, else of any list that bears the number.
 */
import { fold } from '../text/fold.ts';
import type { ReadList } from './entries/read.ts';
import type { Target } from './link.ts';

interface Numbers {
  /** Where the list ends: marks before that place may mean it. */
  readonly end: number;
  readonly byNumber: ReadonlyMap<number, readonly string[]>;
}

/** Whether entries that were not told by their labels begin with their running numbers all the same: "1 Roe A. On hedges". */
function printsNumbers(references: ReadList['references']): boolean {
  const own = references.filter(({ key, raw }) => /^[[(]?(\d{1,4})[\]).]?[\s–-]/.exec(raw)?.[1] === key).length;
  return own >= 4 && own >= references.length * 0.8;
}

/** The numbered lists of a document. Running numbers that the print does not bear are none. */
export class NumberedLists {
  readonly #lists: Numbers[] = [];
  /** True when the entries stand in the order of their first words: then marks do not come up in the order of the numbers. */
  readonly alphabetical: boolean;

  constructor(read: readonly ReadList[]) {
    let [pairs, ordered] = [0, 0];
    for (const { references, numbered } of read) {
      if (!numbered && !printsNumbers(references)) continue;
      const first = references.map(({ raw }) => fold(raw.slice(0, 40)));
      pairs += first.length - 1;
      ordered += first.filter((words, i) => i > 0 && words >= (first[i - 1] ?? '')).length;
      const byNumber = new Map<number, string[]>();
      for (const { key, id } of references) {
        const found = /^(\d{1,4})[a-z]?$/.exec(key)?.[1];
        if (found === undefined) continue;
        const held = byNumber.get(Number(found));
        if (held === undefined) byNumber.set(Number(found), [id]);
        else held.push(id);
      }
      if (byNumber.size > 0) this.#lists.push({ end: references.at(-1)?.span.end ?? 0, byNumber });
    }
    this.alphabetical = pairs >= 5 && ordered >= pairs * 0.85;
  }

  /** Smallest and largest number and how many there are; null when no list is numbered. */
  get range(): { readonly low: number; readonly high: number; readonly count: number } | null {
    let [low, high, count] = [Number.POSITIVE_INFINITY, 0, 0];
    for (const { byNumber } of this.#lists)
      for (const number of byNumber.keys()) {
        low = Math.min(low, number);
        high = Math.max(high, number);
        count += 1;
      }
    return count === 0 ? null : { low, high, count };
  }

  /** The entry a number means at a place of the text; with several works under it, the first, and all as candidates. */
  at(number: number, place: number): Target {
    const following = this.#lists.find(({ end, byNumber }) => end > place && byNumber.has(number));
    const ids = (following ?? this.#lists.findLast(({ byNumber }) => byNumber.has(number)))?.byNumber.get(number) ?? [];
    return { to: ids[0] ?? null, maybe: ids };
  }
}
