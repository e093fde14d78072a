/**
 * Answers by sense in place of words: "fell" for "fewer", which go the same way, and "were similar" for "did not differ". So wide an answer counts only in
 * a sentence that answers to enough of the rest of the claim.
 */
import { CUE } from './cues.ts';
import type { Hit, Places } from './places.ts';
import { ANSWERED, MOST_HITS, STRENGTH } from './strength.ts';
import { isAmount } from './ways.ts';
import type { Reading, Word } from './word.ts';

/** Share of the rest of the claim's weight that the sentence must answer to. */
const SAME_MATTER = 0.5;
const SAME_SUBJECT = 0.3;
/** Words before one that goes a way in which a denial turns it. */
const REACH = 10;

/** Whether a denial stands before a word in its part of the sentence. */
export function deniedInPart({ words, sentence, breaks }: Pick<Reading, 'words' | 'sentence' | 'breaks'>, at: number): boolean {
  for (let i = at - 1; i >= 0 && i >= at - REACH; i -= 1) {
    if (sentence[i] !== sentence[at] || breaks[i + 1] === 1) return false;
    if ((words[i] as Word).cues & CUE.negation) return true;
  }
  return false;
}

/** The words by which a claim says that nothing differs or changes. */
function nullWords({ nulls }: Reading): ReadonlySet<number> {
  return new Set(nulls.flatMap(({ head, denial, beside }) => [head, denial, beside]));
}

/** What answers to each of the claim's meaningful words, with answers by sense. */
export function withSense(
  claim: Reading,
  content: readonly number[],
  hits: readonly (readonly Hit[])[],
  { reading, byWay }: Places,
): readonly (readonly Hit[])[] {
  const nulls = reading.nulls.length > 0 && claim.nulls.length > 0 ? nullWords(claim) : null;
  const answered = (row: number): boolean => (hits[row] ?? []).some(({ strength }) => strength >= ANSWERED);
  const going = content.map((i, row) => isAmount((claim.words[i] as Word).way) && !answered(row));
  if (nulls === null && !going.includes(true)) return hits;
  const shares = new Map<number, number>();
  const heads = reading.nulls.slice(0, MOST_HITS).map(({ head }) => head);
  return hits.map((own, row) => {
    const i = content[row] as number;
    const { way } = claim.words[i] as Word;
    const nothing = nulls?.has(i) === true ? near(heads, SAME_MATTER, STRENGTH.nothing) : [];
    const same = going[row] === true ? near((byWay[way as 0 | 1] ?? []).slice(0, MOST_HITS), SAME_SUBJECT, STRENGTH.way) : [];
    return nothing.length + same.length === 0 ? own : [...own, ...nothing, ...same];
  });

  function near(places: readonly number[], share: number, strength: number): Hit[] {
    return places.filter((at) => shareOf(reading.sentence[at] as number) >= share).map((at) => ({ at, strength }));
  }

  /** How much of the claim, beside its words of sense, one sentence answers to. */
  function shareOf(sentence: number): number {
    const known = shares.get(sentence);
    if (known !== undefined) return known;
    let total = 0;
    let held = 0;
    content.forEach((i, row) => {
      if (nulls?.has(i) === true || going[row] === true) return;
      const { rarity } = claim.words[i] as Word;
      total += rarity;
      if ((hits[row] ?? []).some(({ at, strength }) => strength >= ANSWERED && reading.sentence[at] === sentence)) held += rarity;
    });
    const share = total > 0 ? held / total : 0;
    shares.set(sentence, share);
    return share;
  }
}
