/**
 * What a number in the text points at. With one list it is the entry of that number; with several (a list a chapter) it is
 * the entry of the list that follows the mark, else of any list that bears the number.
 */
import { fold } from '../../text/fold.ts';
import { countedPrefix } from '../entries/prefixed.ts';
import type { ReadList } from '../entries/read.ts';
import type { Target } from '../link.ts';

/** A work that stands behind another under one number. */
interface Part {
  readonly id: string;
  readonly key: string;
}

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

/** Whether the one entry of a list bears its number in square brackets: "[1] Roe, A. On hedges". */
const isNumberedAlone = ([only, ...more]: ReadList['references'], text: string): boolean =>
  only !== undefined &&
  more.length === 0 &&
  /^[[［]\s?(\d{1,3})\s?[\]］]/u.exec(text.slice(only.span.start, only.span.start + 8))?.[1] === only.key;

/**
 * The number each entry bears in print where the format gave it a key of its own: an identifier of the source, "ref-w11" before "3. Roe".
 * None where the print does not count from entry to entry.
 */
function countedIn(references: ReadList['references'], text: string): readonly (number | null)[] {
  const printed = references.map(({ span }) => /^[[(]?(\d{1,4})(?:[\]).]|(?=\p{L}))/u.exec(text.slice(span.start, span.start + 8))?.[1]);
  const numbers = printed.map((number) => (number === undefined ? null : Number(number)));
  const rising = numbers.filter((number, i) => number !== null && i > 0 && number === (numbers[i - 1] ?? Number.NaN) + 1).length;
  return rising >= 3 && rising >= (references.length - 1) * 0.8 ? numbers : [];
}

/** An entry that kept its number in front: "3.K. Stone". */
const OWN_NUMBER = /^[[(]?(\d{1,3})[\]).](?=\s?\p{Lu})/u;

/** The key of a further work under one number: "9b". */
const LETTERED = /^\d{1,4}[b-z]$/;

/** The numbered lists of a document. Running numbers that the print does not bear are none. */
export class NumberedLists {
  readonly #lists: Numbers[] = [];
  readonly #parts = new Map<string, Part>();
  /** True when the entries stand in the order of their first words: then marks do not come up in the order of the numbers. */
  readonly alphabetical: boolean;

  constructor(read: readonly ReadList[], text = '') {
    let [pairs, ordered] = [0, 0];
    // A list of "S1", "S2" answers to numbers only where no other is numbered: beside one, its labels are never without their letter.
    const prefixes = read.map(({ references }) => countedPrefix(references.map(({ key }) => key)));
    const others = read.some(({ numbered }, i) => numbered && prefixes[i] === null);
    for (const [i, { references, numbered }] of read.entries()) {
      const prefix = prefixes[i] ?? '';
      if (prefix !== '' && others) continue;
      const counted = numbered ? [] : countedIn(references, text);
      if (!numbered && counted.length === 0 && !printsNumbers(references) && !isNumberedAlone(references, text)) continue;
      const first = references.map(({ raw }) => fold(raw.slice(0, 40)));
      pairs += first.length - 1;
      ordered += first.filter((words, i) => i > 0 && words >= (first[i - 1] ?? '')).length;
      const byNumber = new Map<number, string[]>();
      references.forEach(({ key, id, raw }, i) => {
        const found =
          counted.length > 0
            ? counted[i]
            : (/^(\d{1,4})[a-z]?$/.exec((key.startsWith(prefix) ? key.slice(prefix.length) : key).normalize('NFKC'))?.[1] ?? null);
        if (found === null || found === undefined || OWN_NUMBER.test(raw)) return;
        if (LETTERED.test(key)) this.#parts.set(id, { id, key });
        const held = byNumber.get(Number(found));
        if (held === undefined) byNumber.set(Number(found), [id]);
        else held.push(id);
      });
      // What was not told from its words fills a gap, and takes no other's place.
      for (const { id, raw } of references) {
        const own = Number(OWN_NUMBER.exec(raw)?.[1] ?? Number.NaN);
        if (!Number.isNaN(own) && !byNumber.has(own)) byNumber.set(own, [id]);
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
    const ids = this.#idsAt(number, place);
    return { to: ids[0] ?? null, maybe: ids };
  }

  /** The further works that one entry has under its number, "(a) … (b) …": a mark of the number cites all of them. */
  further(number: number, place: number): readonly Part[] {
    return this.#idsAt(number, place)
      .slice(1)
      .flatMap((id) => this.#parts.get(id) ?? []);
  }

  #idsAt(number: number, place: number): readonly string[] {
    const following = this.#lists.find(({ end, byNumber }) => end > place && byNumber.has(number));
    return (following ?? this.#lists.findLast(({ byNumber }) => byNumber.has(number)))?.byNumber.get(number) ?? [];
  }
}
