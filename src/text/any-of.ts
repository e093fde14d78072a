/**
 * Whether a word is one of some words, asked as a pattern is asked: a set answers a good deal faster than `/^(?:one|other)$/` does, and what compares
 * sentences asks it of every word.
 */

/** What is asked whether a word is one of its own. */
export interface AnyOf {
  test(word: string): boolean;
}

/** Words with spaces between them. */
export function anyOf(words: string): AnyOf {
  const set: ReadonlySet<string> = new Set(words.split(/\s+/).filter((word) => word !== ''));
  return { test: (word) => set.has(word) };
}
