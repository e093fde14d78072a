/**
 * What a claim came to beside a source, kept with the source: an answer that is put right, streamed or checked once more has most of its sentences as they
 * were. A claim is known by its text and by the names that were found in it, which the words of its answer tell; weighing it again would come to the same.
 */
import type { NumberCheck } from '../../../model/judge.ts';
import { oncePer } from '../../../text/remembered.ts';
import { type ReadClaim, type Weighed, type WeighedSource, weigh } from './evidence.ts';

/** Claims kept with a source before the older of them are forgotten: as many again are kept then. */
const MOST_KEPT = 256;
/** Longer claims are weighed anew, so that none of their size stay in memory. */
const LONGEST = 1000;

/** What was asked for lately, and what before that. */
class Kept {
  #newer = new Map<string, Weighed>();
  #older: ReadonlyMap<string, Weighed> = new Map();

  get(key: string): Weighed | undefined {
    const known = this.#newer.get(key);
    if (known !== undefined) return known;
    const older = this.#older.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: string, weighed: Weighed): void {
    if (this.#newer.size >= MOST_KEPT) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(key, weighed);
  }
}

const keptOf = oncePer((_: WeighedSource) => new Kept());

/** A claim, as far as weighing it depends on it: its text, and where its names stand. */
const keyOf = ({ words: { text }, names }: ReadClaim): string =>
  `${names.map((run) => run.map(({ start }) => start).join('+')).join(',')}|${text}`;

/** As `weigh`, remembering the last claims. Another comparison of numbers is asked each time: what it says may change. */
export function weighed(claim: ReadClaim, source: WeighedSource, numbers?: NumberCheck): Weighed {
  if (numbers !== undefined || claim.words.text.length > LONGEST) return weigh(claim, source, numbers);
  const kept = keptOf(source);
  const key = keyOf(claim);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const fresh = weigh(claim, source);
  kept.set(key, fresh);
  return fresh;
}

/** The share of a claim's words that one place has. Where these are borne out at all (`least`), a sentence that says otherwise may know more of them. */
export function shareHeld({ recall: { recall }, turned }: Weighed, least: number): number {
  return recall < least ? recall : Math.max(recall, turned?.share ?? 0);
}
