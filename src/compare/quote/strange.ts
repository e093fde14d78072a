/** Whether a quote may be a translation: hardly a word of it, not even the small ones of its language, stands in the source. */
import type { Folded } from '../../text/folded.ts';
import type { PreparedSource } from './passage.ts';

/** Fewer words tell no language. */
const LEAST_WORDS = 5;
const LEAST_SOURCE = 100;
const MOST_ASKED = 30;

/** Whether hardly one of a quote's words stands in a source. */
export function isStrange({ folded }: PreparedSource, words: Folded): boolean {
  const asked = [...new Set(words.key.trim().split(' '))].slice(0, MOST_ASKED);
  if (asked.length < LEAST_WORDS || folded.count < LEAST_SOURCE) return false;
  return asked.filter((word) => folded.key.includes(` ${word} `)).length < asked.length / 4;
}
