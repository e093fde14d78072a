/** How alike two strings are, as numbers from 0 to 1 for ranking and bands (which band decides what is not settled here), and whether one is the other with letters left out. */
import { distance } from 'fastest-levenshtein';

/** 1 − edit distance / longer length (Levenshtein 1966); 1 for two empty texts. */
export function ratio(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 1 : 1 - distance(a, b) / longer;
}

/** Shared words over all words, each counted as often as it occurs (weighted Jaccard); 1 for two empty lists. */
export function overlap(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 && b.length === 0) return 1;
  const left = new Map<string, number>();
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of b) {
    const count = left.get(word) ?? 0;
    if (count > 0) {
      shared += 1;
      left.set(word, count - 1);
    }
  }
  return shared / (a.length + b.length - shared);
}

/** Whether letters stand in a word in their order, others between them: "jpn" in "japan". True of no letters. */
export function lettersInOrder(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
}
