/** Entries as printed against entries as read: which were lost, and what was read that is none. For the measurements of documents. */
import { fold } from '../src/text/fold.ts';

export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** Share of words that both hold, by the longer. */
export function alike(a: readonly string[], b: readonly string[]): number {
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
  return shared / Math.max(a.length, b.length, 1);
}

/**
 * An entry is found where what was read holds at least 85 of 100 of its words and few others. Gives, by the place of each printed entry, the
 * place of the one that was read as it, or -1; each is taken once.
 */
export function paired(gold: readonly string[], got: readonly string[]): number[] {
  const golds = gold.map(wordsOf);
  const gots = got.map(wordsOf);
  const used = new Set<number>();
  return golds.map((words) => {
    let best = -1;
    let most = 0.85;
    gots.forEach((other, r) => {
      const score = used.has(r) ? 0 : alike(words, other);
      if (score > most || (score === most && best < 0)) {
        most = score;
        best = r;
      }
    });
    if (best >= 0) used.add(best);
    return best;
  });
}

/** What was lost and what is a phantom; what resembles `either` counts neither way. */
export function compared(
  gold: readonly string[],
  got: readonly string[],
  either: readonly string[],
): { readonly lost: string[]; readonly phantoms: string[] } {
  const pairs = paired(gold, got);
  const used = new Set(pairs);
  const spared = either.map((text) => new Set(wordsOf(text)));
  const isEither = (words: readonly string[]): boolean =>
    spared.some((held) => words.filter((word) => held.has(word)).length >= 0.8 * words.length);
  return { lost: gold.filter((_, g) => pairs[g] === -1), phantoms: got.filter((text, r) => !used.has(r) && !isEither(wordsOf(text))) };
}
