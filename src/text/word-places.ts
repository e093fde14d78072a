/**
 * Where each word of a folded text stands, so that a run of words is found by its rarest one instead of by reading the whole
 * text again.
 */
import { type Folded, wordAt } from './folded.ts';

/** Finds the indexes of the words at which all words of a quote begin to stand side by side, in order; at most `most`. */
export type RunFinder = (words: Folded, most: number) => number[];

/** Indexes the words of a text. Linear. */
export function indexed(folded: Folded): RunFinder {
  const places = new Map<string, number[]>();
  for (let i = 0; i < folded.count; i += 1) {
    const word = wordAt(folded, i);
    const known = places.get(word);
    if (known) known.push(i);
    else places.set(word, [i]);
  }
  return (words, most) => {
    // Words of a quote among which the rarest is chosen.
    const LOOKED_AT = 24;
    const runs: number[] = [];
    let rarest: readonly number[] | undefined;
    let ahead = 0;
    for (let i = 0; i < words.count && i < LOOKED_AT; i += 1) {
      const own = places.get(wordAt(words, i)) ?? [];
      if (!rarest || own.length < rarest.length) [rarest, ahead] = [own, i];
    }
    for (const at of rarest ?? []) {
      const first = at - ahead;
      if (first >= 0 && runs.length < most && folded.key.startsWith(words.key, folded.keys[first])) runs.push(first);
    }
    return runs;
  };
}
